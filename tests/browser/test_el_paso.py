"""El Paso in a real browser: whole games by clicks on the things themselves, and against Sue."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import Open, Shoot
from tests.browser.looks import in_every_look, is_for_everybody
from tests.browser.table import ASKED, WAIT, answer, end_turn, open_curtain, start_game, table

GAME = "el_paso"
MOST_CLICKS = 1500
ENDED = ".sheet tfoot td"
CHANGED = """ply => document.querySelector("[data-ply]").dataset.ply !== ply
  || document.querySelector("[role=menu], .held") !== null"""


def against_sue(visit: Open, **options: str) -> Page:
    page = visit(table("solo", 1, GAME, {"solo": "sue", **options}))
    page.locator(f"{ASKED} button:enabled").first.wait_for()
    return page


def touch(page: Page, dice: random.Random) -> bool:
    """Click a thing that glows, or the bar where nothing does; False when the game is over."""
    ready = page.locator(f"{ASKED} button:enabled, .curtain button, .sheet")
    expect(ready.first).to_be_visible(timeout=WAIT)
    if page.locator(".sheet").count():
        return False
    open_curtain(page)
    things = page.locator(".spot.hot:not([data-target^='area:']):not([data-target^='token:'])")
    found = things.count()
    if not found or dice.random() < 0.2:
        return answer(page, dice)
    ply = page.locator("[data-ply]").get_attribute("data-ply") or ""
    things.nth(dice.randrange(found)).click()
    page.wait_for_function(CHANGED, arg=ply)
    entries = page.get_by_role("menuitem")
    if entries.count():
        entries.nth(dice.randrange(entries.count())).click()
    end_turn(page)
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", ply, timeout=WAIT)
    return True


@pytest.mark.long
def test_a_whole_game_by_clicks_on_the_board(visit: Open, shoot: Shoot) -> None:
    page = visit()
    start_game(page, "bots", game=GAME)
    dice = random.Random(1)
    for click in range(MOST_CLICKS):
        if not touch(page, dice):
            break
        if click == 60:
            shoot(page, "el-paso-middle")
    expect(page.locator(ENDED)).to_have_count(2)
    shoot(page, "el-paso-over")


@pytest.mark.long
def test_a_whole_game_against_sue_on_a_phone(visit: Open, shoot: Shoot) -> None:
    page = visit(size=(390, 844))
    page.locator("section[aria-labelledby=solo-sue]").get_by_role("button", name="2").click()
    dice = random.Random(2)
    for click in range(MOST_CLICKS):
        if not touch(page, dice):
            break
        if click == 60:
            expect(page.locator("[data-target='sue:card']")).to_be_visible()
            shoot(page, "el-paso-sue-phone")
    expect(page.locator(ENDED)).to_have_count(2)


def test_sue_shows_her_cards_and_tells_what_she_did(visit: Open, shoot: Shoot) -> None:
    page = against_sue(visit)
    expect(page.locator("[data-target^='sue:row/']")).to_have_count(3)
    log = page.get_by_role("log")
    dice = random.Random(3)
    while "Sue turns up bot card" not in log.inner_text():
        assert answer(page, dice)
    page.locator("[data-target='sue:card']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("steps? .*→"))
    page.locator(".players button").nth(1).click()
    expect(page.locator(".opened")).to_contain_text("Her last card")
    shoot(page, "el-paso-sue")


def test_a_post_tells_what_the_hand_would_reach(visit: Open) -> None:
    page = against_sue(visit)
    page.mouse.move(1, 1)  # a pointer that has rested there from the first explains nothing
    page.locator("[data-target='post:20']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("You can’t deliver here now")
    page.locator("[data-target='post:0']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("enough")


def test_what_lies_below_the_question_stays_where_it_is(visit: Open) -> None:
    page = visit(table("bots", game=GAME))
    dice = random.Random(4)
    places = set()
    for _ in range(12):
        assert answer(page, dice)
        box = page.locator(".hand").bounding_box()
        assert box
        places.add(round(box["y"]))
    assert len(places) == 1, places


def _clicked(button: Locator, question: Locator) -> bool:
    """Unless the question was but a moment's, on the way to the next one."""
    if not button.is_visible():
        return False
    try:
        expect(question).to_be_visible(timeout=2_000)
        button.click(timeout=2_000)
    except (AssertionError, TimeoutError):
        return False
    return True


def test_pauses_between_steps_can_be_done_without(visit: Open) -> None:
    page = against_sue(visit)
    no_more = page.get_by_role("button", name="Don’t pause between steps any more")
    pause = page.locator(".prompt", has_text="Anything else before")
    dice = random.Random(8)
    while not _clicked(no_more, pause):
        assert answer(page, dice)
    expect(pause).to_have_count(0)
    expect(no_more).to_have_count(0)
    page.get_by_label("Table menu").click()
    expect(page.get_by_label("Pause between steps")).not_to_be_checked()


def test_the_table_is_for_everybody(visit: Open, shoot: Shoot) -> None:
    page = against_sue(
        visit, neutral_buildings="random", building_sides="random", train_sides="marked"
    )
    dice = random.Random(7)
    for clicks in (0, 25):
        for _ in range(clicks):
            assert answer(page, dice)
        for look in in_every_look(page, f"{ASKED} button:enabled"):
            is_for_everybody(page)
            shoot(page, f"el-paso-{look}-{clicks}")
    page.locator(".players button").nth(1).click()
    is_for_everybody(page)
