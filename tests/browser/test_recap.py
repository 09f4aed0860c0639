"""What the others did: played on the board, read as a list, never in the way."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, Shoot
from tests.browser.table import ASKED, WAIT, answer_quickly, table, whole_screen

LANGUAGES = ("en", "pl", "uk")
MOST_CLICKS = 60
SEEN = "box => [box.scrollWidth - box.clientWidth, box.scrollHeight]"


def turns(page: Page, number: int, seed: int = 7) -> None:
    """Play until it is the player's turn again so many times."""
    dice = random.Random(seed)
    begun = 0
    for _ in range(MOST_CLICKS):
        assert answer_quickly(page, dice)
        page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
        begun += page.locator(".recap").count()
        if begun == number:
            return
    raise AssertionError("nobody else ever moves")


def against_bots(visit: Open, seats: int = 2, **look: object) -> Page:
    page = visit(table("bots", seats), **look)
    page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
    return page


def test_the_recap_plays_step_by_step_and_is_skipped_at_once(visit: Open, shoot: Shoot) -> None:
    page = against_bots(visit, seats=4)
    turns(page, 1)
    page.emulate_media(reduced_motion="no-preference")
    strip = page.locator(".strip")
    pause = strip.get_by_role("button", name="Pause")
    expect(strip).to_contain_text("1/")
    expect(strip).to_contain_text("2/")  # it goes on by itself
    shoot(page, "recap-played")
    side, board = strip.bounding_box(), page.locator(".board").bounding_box()
    assert side
    assert board
    assert side["x"] >= board["x"] + board["width"], "the board is seen whole"
    assert page.locator(".board .hot").count() == 0, "what is shown is the past"
    expect(page.locator(".past")).to_have_count(0)
    pause.click()  # now it would never end by itself
    page.mouse.click(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    expect(strip).to_have_count(0)
    expect(page.locator(".recap li.now")).to_have_count(0)
    page.get_by_role("button", name="Play it on the board").click()
    pause.click()
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    expect(page.locator(".past")).to_have_count(0)


def test_whoever_acts_during_the_recap_is_in_the_present_again(visit: Open) -> None:
    page = against_bots(visit)
    page.emulate_media(reduced_motion="no-preference")
    turns(page, 1)
    expect(page.locator(".strip")).to_be_visible()  # as soon as it is one's turn
    ply = page.locator("[data-ply]").get_attribute("data-ply") or ""
    page.locator(f"{ASKED} li button:not(.aside, .ends)").first.click()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", ply)
    for gone in (".strip", ".recap", ".past"):
        expect(page.locator(gone)).to_have_count(0)


def test_on_a_phone_the_recap_goes_with_the_first_touch_of_something_else(visit: Open) -> None:
    page = against_bots(visit, size=(390, 844))
    turns(page, 1)
    expect(page.locator(".recap")).to_be_visible()
    page.locator(".hand").click(position={"x": 2, "y": 2})
    expect(page.locator(".recap")).to_have_count(0)


def test_the_recap_is_a_list_that_hides_nothing_sideways_and_stays_closed(visit: Open) -> None:
    page = against_bots(visit, seats=4)
    turns(page, 1)
    recap = page.locator(".recap")
    expect(recap).to_be_visible()
    expect(page.locator(".strip")).to_have_count(0)  # nothing moves where no motion is wanted
    wide, small = recap.locator("ol").evaluate(SEEN)
    assert wide <= 0
    last = recap.locator("li").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    before = recap.bounding_box()
    page.get_by_role("button", name="All lines, larger").click()
    larger = recap.bounding_box()
    assert before
    assert larger
    assert larger["height"] > before["height"] or small <= before["height"]
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)
    page.locator("header select").select_option("pl")
    expect(page.locator(".bar.asked")).to_be_visible()
    expect(page.get_by_role("button", name="Cofnij")).to_be_visible()
    expect(recap).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_starts_with_the_whole_position_on_one_screen(
    visit: Open, seats: int, shoot: Shoot
) -> None:
    page = against_bots(visit, seats=seats)
    for begun in (1, 2):
        turns(page, 1, seed=begun)
        for language in LANGUAGES:
            page.locator("header select").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator(f".bar ul[lang={language}]")).to_be_visible()
            expect(page.locator(".recap")).to_be_visible()
            shoot(page, f"whole-{seats}-{language}-{begun}")
            whole_screen(page)
