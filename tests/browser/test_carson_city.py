"""Carson City by clicks in a real browser: the town, the track, duels, everybody at once."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from types import MappingProxyType

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open, Shoot
from tests.browser.looks import in_every_look, is_for_everybody
from tests.browser.table import (
    ASKED,
    WAIT,
    answer_quickly,
    choose_options,
    end_turn,
    invitation,
    join,
    open_curtain,
    table,
    whole_screen,
    whose_turn,
)

GAME = "carson_city"
Options = Mapping[str, str | bool]
MOST_CLICKS = 1500
THINGS = ".spot.hot:not([data-target=roads]):not([data-target=white])"


def started(
    visit: Open,
    company: str,
    seats: int,
    options: Options = MappingProxyType({}),
    **look: str,
) -> Page:
    return visit(table(company, seats, GAME, options), **look)


def click_anything(page: Page, dice: random.Random) -> bool:
    """A thing on the table or a button; False when the game is over."""
    ready = page.locator(f"{ASKED} li button:enabled, {THINGS}, .curtain button, .sheet")
    expect(ready.first).to_be_visible(timeout=WAIT)
    if page.locator(".sheet").count():
        return False
    open_curtain(page)
    things, buttons = page.locator(THINGS), page.locator(f"{ASKED} li button:enabled")
    pointed = things.count() and (dice.random() < 0.5 or not buttons.count())
    found = things if pointed else buttons
    click(page, found.nth(dice.randrange(found.count())), dice)
    return True


def click(page: Page, thing: Locator, dice: random.Random | None = None) -> None:
    """Click, choose from the menu if there is one, and wait until it is done."""
    shown = page.locator("[data-ply]")
    ply = shown.get_attribute("data-ply") or ""
    thing.first.click()
    menu = page.get_by_role("menuitem")
    if menu.count():
        menu.nth(dice.randrange(menu.count()) if dice else 0).click()
    end_turn(page)
    expect(shown).not_to_have_attribute("data-ply", ply, timeout=WAIT)


def play_on(page: Page, dice: random.Random) -> None:
    for _ in range(MOST_CLICKS):
        if not click_anything(page, dice):
            return


@pytest.mark.long
def test_a_whole_game_of_three(visit: Open, shoot: Shoot) -> None:
    page = started(visit, "hotseat", 3)
    dice = random.Random(1)
    for _ in range(6 + 3):
        click_anything(page, dice)
    whole_screen(page)
    shoot(page, "carson-city-placing")
    play_on(page, dice)
    expect(page.locator(".sheet tfoot td")).to_have_count(3)
    shoot(page, "carson-city-over")


@pytest.mark.long
def test_a_whole_game_with_duel_tiles_by_the_river(visit: Open, shoot: Shoot) -> None:
    options: Options = {"duel_tiles": True, "river": True, "personas": "random"}
    page = started(visit, "hotseat", 2, options=options, language="pl", theme="dark")
    dice = random.Random(2)
    assert click_anything(page, dice)
    expect(page.locator(".thumb [data-target^='tile:']")).to_have_count(6)
    play_on(page, dice)
    expect(page.locator(".sheet tfoot td")).to_have_count(2)
    shoot(page, "carson-city-river-over")


PASS = "Finish for this round"


def place_both(page: Page, target: str) -> None:
    """Two players at one screen: parcels, personas without questions, each a cowboy there."""
    dice = random.Random(4)
    for _ in range(4):
        click_anything(page, dice)
    for thing in ("persona:banker", "persona:mercenary", target, target):
        open_curtain(page)
        click(page, page.locator(f"[data-target='{thing}']"))


def place_and_pass(page: Page, target: str) -> None:
    place_both(page, target)
    pass_round(page)
    pass_round(page)


def pass_round(page: Page) -> None:
    open_curtain(page)
    click(page, page.get_by_role("button", name="Pass for this round"))


def test_without_secrets_a_shared_screen_shows_the_duel_at_once(visit: Open, shoot: Shoot) -> None:
    page = started(visit, "hotseat", 2)
    place_and_pass(page, "space:ammunition")
    expect(page.locator(".showdown .head")).to_have_text("Ammunition")
    expect(page.locator(".curtain")).to_have_count(0)
    shoot(page, "carson-city-hotseat-duel")


def test_the_track_is_resolved_before_ones_eyes_until_one_clicks(visit: Open) -> None:
    page = started(visit, "hotseat", 2)
    place_and_pass(page, "space:ammunition")
    expect(page.locator(".showdown")).to_be_visible()
    fighters = page.locator("[data-target='space:ammunition'] .pawn")
    expect(fighters).to_have_count(2)
    page.locator(".showdown .head").click(force=True)
    expect(page.locator(".showdown")).to_have_count(0)
    expect(fighters).to_have_count(0)


def test_both_orders_are_on_the_board(visit: Open, shoot: Shoot) -> None:
    page = started(visit, "hotseat", 2)
    dice = random.Random(4)
    for _ in range(4):
        click_anything(page, dice)
    for persona in ("mercenary", "banker"):  # who chooses first places last
        click(page, page.locator(f"[data-target='persona:{persona}']"))
    first = page.locator("[data-track=turn]").first
    click(page, page.get_by_role("button", name="Pass for this round"))
    placed_first = (first.get_attribute("aria-label") or "").removeprefix("Turn order 1: ")
    assert placed_first
    passed = page.locator("[data-track=pass]").first
    expect(passed).to_have_attribute("aria-label", f"Passed 1: {placed_first}")
    shoot(page, "carson-city-orders-of-turn")


def test_behind_the_curtain_no_duel_is_missed(visit: Open, shoot: Shoot) -> None:
    page = started(visit, "hotseat", 2, options={"duel_tiles": True})
    place_and_pass(page, "space:ammunition")
    for tile in ("tile:5", "tile:0"):
        page.locator(".curtain button").click()
        click(page, page.locator(f"[data-target='{tile}']"))
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".showdown")).to_have_count(0)
    page.locator(".curtain button").click()
    expect(page.locator(".showdown .won")).to_have_count(1)
    expect(page.locator(".showdown .head")).to_have_text("Ammunition")
    shoot(page, "carson-city-curtain-duel")


def two_browsers(visit: Open, dice: random.Random, options: Options) -> list[Page]:
    """Ania and Olena, each with a browser of her own, when the first step alone is done."""
    ania = started(visit, "friends", 2, options=options)
    olena = visit(invitation(ania))
    join(olena, "Olena")
    pages = [ania, olena]
    for _ in range(MOST_CLICKS):
        mover = whose_turn(*pages)
        asked = mover.locator(ASKED).inner_text()
        if "Place a cowboy or pass" in asked:
            click(mover, mover.locator("[data-target='space:wages']"))
            break
        if "which persona" in asked:  # one that asks nothing more
            click(mover, mover.locator(":is([data-target$=banker], [data-target$=mercenary]).hot"))
        else:
            click_anything(mover, dice)
    return pages


def test_two_browsers_place_at_the_same_time(visit: Open, shoot: Shoot) -> None:
    options: Options = {"simultaneous_placement": "live", "duel_tiles": True}
    dice = random.Random(3)
    pages = ania, olena = two_browsers(visit, dice, options)
    for page in pages:
        expect(page.locator(ASKED)).to_contain_text("Place or move your cowboys")
    for page in (olena, ania):  # whoever likes to: there is no order
        page.locator("[data-target='space:ammunition']").click()
    for page in pages:
        expect(page.locator("[data-target='space:ammunition'] .pawn")).to_have_count(2)
    shoot(ania, "carson-city-together")
    for page in pages:
        page.get_by_role("button", name=PASS).click()
        end_turn(page)
    for page in pages:  # each chooses unseen by the other
        expect(page.locator(".bar")).to_contain_text("which tile do you play?")
        expect(page.locator(".showdown")).to_contain_text("Olena")
    ania.locator("[data-target='tile:5']").click()
    end_turn(ania)
    expect(ania.locator(".showdown")).to_contain_text("5")
    expect(olena.locator(".showdown .back")).to_have_count(2)
    shoot(olena, "carson-city-duel")
    olena.locator("[data-target='tile:0']").click()
    end_turn(olena)
    for page in pages:
        expect(page.get_by_role("log")).to_contain_text("Ania wins the duel.")
        expect(page.locator(".showdown .won")).to_have_count(1)
        expect(page.locator(".showdown .head")).to_have_text("Ammunition")
    logs = [page.get_by_role("log") for page in pages]
    while not all("Round 2 begins." in log.inner_text() for log in logs):
        click_anything(whose_turn(*pages), dice)
    for log in logs:
        expect(log).to_contain_text("Round 2 begins.")


def test_two_browsers_order_in_secret(visit: Open, shoot: Shoot) -> None:
    options: Options = {"simultaneous_placement": "orders"}
    pages = ania, olena = two_browsers(visit, random.Random(6), options)
    for page in pages:
        expect(page.locator(ASKED)).to_contain_text("Give your order in secret")
    before = [page.locator(".pawn").count() for page in pages]
    olena.locator("[data-target='space:gambling_income']").click()
    end_turn(olena)
    expect(olena.get_by_role("log")).to_contain_text("Olena orders:")
    expect(ania.get_by_role("log")).to_contain_text("Olena has given an order.")
    expect(ania.get_by_role("log")).not_to_contain_text("orders:")
    assert [page.locator(".pawn").count() for page in pages] == before
    shoot(ania, "carson-city-orders")
    ania.locator("[data-target='space:ammunition']").click()
    end_turn(ania)
    for page in pages:  # both at once, for both
        expect(page.locator("[data-target='space:ammunition'] .pawn")).to_have_count(1)
        expect(page.locator("[data-target='space:gambling_income'] .pawn")).to_have_count(1)
        expect(page.locator(".bar")).to_contain_text("Give your order in secret")
    for page in pages:
        page.get_by_role("button", name=PASS).click()
        end_turn(page)
    for page in pages:
        expect(page.get_by_role("log")).to_contain_text("Now it is the turn of")


def test_pointing_tells_prices_incomes_and_odds(visit: Open, shoot: Shoot) -> None:
    page = started(visit, "hotseat", 2)
    dice = random.Random(4)
    for _ in range(4):
        click_anything(page, dice)
    for persona in ("banker", "mercenary"):
        page.locator(f"[data-target='persona:{persona}'].hot").click()
        end_turn(page)
        expect(page.locator(f"[data-target='persona:{persona}']:not(.hot)")).to_be_visible()
    page.locator("[data-target='space:construction_3']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("ranch")
    assert page.locator(".foreseen").count() > 10  # what a ranch would earn on each parcel
    foreseen = page.locator("[data-target^='parcel:'].hot:has(.foreseen)").first
    written = re.sub(r"\s+", " ", foreseen.text_content() or "").strip()
    expect(foreseen).to_have_attribute("aria-label", re.compile(re.escape(written) + "$"))
    page.locator("[data-target='space:construction_3'].hot").click()
    end_turn(page)
    expect(page.locator("[data-target='space:construction_3']")).to_contain_text("%")
    page.locator("[data-target^='parcel:'].hot").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Would earn here")
    page.locator("[data-target='space:estate_income']").click()
    expect(page.locator(".refused")).to_contain_text("CAR-PLC-09")


@pytest.mark.long
@pytest.mark.parametrize("form", ["live", "orders"])
def test_two_browsers_play_a_whole_game_at_the_same_time(visit: Open, form: str) -> None:
    dice = random.Random(7)
    options: Options = {"simultaneous_placement": form, "duel_tiles": form == "live"}
    pages = two_browsers(visit, dice, options)
    for _ in range(MOST_CLICKS):
        if not answer_quickly(dice, *pages):
            break
    for page in pages:
        expect(page.locator(".sheet tfoot td")).to_have_count(2)
    sheets = [page.locator(".sheet tfoot").inner_text() for page in pages]
    assert sheets[0] == sheets[1]


WATCH_DICE = """() => {
  window.rolled = window.rested = false;
  const look = () => {
    const dice = [...document.querySelectorAll(".showdown .sum g[transform*=rotate]")];
    const still = dice.filter((die) => die.getAttribute("transform").includes("rotate(0)"));
    rolled ||= still.length < dice.length;
    rested ||= rolled && still.length === 2;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_with_motion_dice_roll_and_come_to_rest(visit: Open) -> None:
    page = started(visit, "hotseat", 2)
    place_both(page, "space:ammunition")
    pass_round(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH_DICE)
    pass_round(page)
    page.wait_for_function("rolled && rested")
    expect(page.locator(".showdown")).to_have_count(0)  # by itself
    expect(page.locator("[data-target='space:ammunition'] .pawn")).to_have_count(0)


def test_the_advice_on_placing_together_follows_the_edition(visit: Open) -> None:
    page = visit()
    choose_options(page, GAME, {"text_edition": "polish"})
    field = page.locator(".field", has=page.locator("#option-simultaneous-placement"))
    expect(field).to_contain_text("It is good for beginners.")
    page.locator("#option-text-edition").select_option("english")
    expect(field).to_contain_text("It is not meant for beginners.")


def test_firepower_stands_on_what_can_be_attacked_with_tiles(visit: Open, shoot: Shoot) -> None:
    page = started(visit, "hotseat", 2, options={"duel_tiles": True})
    dice = random.Random(4)
    for _ in range(4):
        click_anything(page, dice)
    for thing in ("persona:banker", "persona:mercenary", "space:ammunition"):
        open_curtain(page)
        click(page, page.locator(f"[data-target='{thing}']"))
    page.locator(".curtain button").click()
    contested = page.locator("[data-target='space:ammunition']")
    expect(contested).to_contain_text("6 : 3")
    contested.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("firepower 6 against 3")
    shoot(page, "carson-city-firepower")


def test_the_table_is_for_everybody(visit: Open, shoot: Shoot) -> None:
    options: Options = {"river": True, "personas": "random", "duel_tiles": True}
    page = started(visit, "hotseat", 3, options=options)
    dice = random.Random(5)
    for _ in range(6 + 3 + 4):
        click_anything(page, dice)
    for look in in_every_look(page, ".board svg, .curtain"):
        open_curtain(page)
        is_for_everybody(page)
        shoot(page, f"carson-city-{look}")
