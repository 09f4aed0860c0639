"""Whole games and the ways people play them, by clicks in a real browser."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import Open, Server, Shoot
from tests.browser.looks import is_for_everybody
from tests.browser.table import (
    ASKED,
    WAIT,
    answer,
    answer_quickly,
    invitation,
    join,
    open_curtain,
    start_game,
    table,
    whose_turn,
)
from trailboss.tables.riders import RIDERS

MOST_CLICKS = 3000
TRIES = 6
"""Clicks, where the table may still be moving."""


@pytest.mark.parametrize(
    "game", [pytest.param("great_western_trail", marks=pytest.mark.long), "el_paso"]
)
def test_a_whole_hot_seat_game_to_the_scoring_sheet_and_its_replay(
    visit: Open, shoot: Shoot, game: str
) -> None:
    page = visit()
    start_game(page, "hotseat", game=game)
    dice = random.Random(1)
    for click in range(MOST_CLICKS):
        if not answer_quickly(dice, page):
            break
        if click == 60:
            shoot(page, f"hotseat-{game}-middle")
    expect(page.locator(".sheet tfoot td")).to_have_count(2)
    shoot(page, f"hotseat-{game}-over")
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.locator("input[type=range]")
    slider.wait_for()
    slider.fill("20")
    expect(page).to_have_url(re.compile("/20$"))
    shoot(page, "replay")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").locator("button.primary").click()
    played_on = re.compile(r"^[2-9]\d$")  # by the bot that took the other seat, if it was its turn
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", played_on, timeout=WAIT)
    expect(page.get_by_role("link", name="Played on from move 20")).to_be_visible()
    expect(page.get_by_text("Would not be rated: it is a fork.")).to_be_visible()
    assert answer(page, dice)
    page.go_back()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").locator("select").nth(1).select_option("open")
    expect(page.get_by_role("dialog")).to_contain_text("dealt anew")
    page.get_by_role("dialog").locator("button.primary").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("link", name="Played on from move 20")).to_be_visible()


def test_a_turn_against_a_bot(visit: Open, shoot: Shoot) -> None:
    page = visit()
    start_game(page, "bots")
    dice = random.Random(2)
    for _ in range(12):
        assert answer(page, dice)
    page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
    shoot(page, "against-a-bot")


@pytest.mark.long
def test_a_whole_game_against_drover_its_sheet_and_its_replay(visit: Open, shoot: Shoot) -> None:
    page = visit(table("bots"))
    dice = random.Random(6)
    assert any(not answer_quickly(dice, page) for _ in range(MOST_CLICKS))
    sheet = page.locator(".sheet")
    expect(sheet).to_contain_text(re.compile("|".join(RIDERS)))
    expect(sheet.locator("tfoot td")).to_have_count(2)
    shoot(page, "against-a-bot-over")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator("input[type=range]").fill("30")
    expect(page).to_have_url(re.compile("/30$"))
    shoot(page, "against-a-bot-replay")


@pytest.mark.long
def test_two_browsers_play_each_other_to_the_end(visit: Open) -> None:
    ania = visit(table("friends"))
    olena = visit(invitation(ania))
    join(olena, "Olena")
    dice = random.Random(7)
    for _ in range(MOST_CLICKS):
        if not answer_quickly(dice, ania, olena):
            break
    for page in (ania, olena):
        expect(page.locator(".sheet tfoot td")).to_have_count(2, timeout=WAIT)


def test_two_browsers_play_each_other_and_a_spectator_sees_no_hand(visit: Open) -> None:
    ania = visit()
    start_game(ania, "friends")
    path = invitation(ania)
    olena = visit(path)
    join(olena, "Olena")
    dice = random.Random(3)
    for _ in range(16):
        assert answer_quickly(dice, ania, olena)
    watcher = visit(path.partition("?")[0])
    watcher.wait_for_selector("[data-ply]", timeout=WAIT)
    assert watcher.locator("[data-target^='hand:']").count() == 0
    assert watcher.locator(".bar button").count() == 0


def test_before_the_start_people_come_and_go_and_bots_fill_up(visit: Open, shoot: Shoot) -> None:
    ania = visit(table("friends", seats=3))
    ania.add_init_script("window.setInterval = () => 0")  # told by the server, not asked for
    ania.reload()
    olena = visit(invitation(ania))
    join(olena, "Olena")
    expect(ania.locator(".seats")).to_contain_text("Olena")
    expect(olena.locator("main")).to_contain_text("Chance says who sits where")
    shoot(ania, "waiting-room")
    olena.get_by_role("button", name="Leave this table").click()
    expect(ania.locator(".seats")).not_to_contain_text("Olena")
    ania.get_by_role("button", name="Start with Drover").click()
    expect(ania.locator(f"{ASKED} button:enabled").first).to_be_visible(timeout=WAIT)


def test_undo_up_to_a_reveal_and_never_past_it(visit: Open) -> None:
    page = visit(table("hotseat"))
    page.wait_for_selector(".curtain button")
    open_curtain(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.locator("[data-target='space:neutral-g']").click()
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", "1")
    page.keyboard.press("u")
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", "0")
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", "1")
    expect(page.locator("[data-target='aux:gain-money'] .padlock")).to_have_count(0)
    expect(page.locator("[data-target='aux:draw'] .padlock")).to_be_visible()
    page.locator("[data-target='aux:draw'].hot").first.click()
    held = page.locator(".held")
    expect(held).to_contain_text("can’t be taken back")
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", "2")  # the building allows it
    held.get_by_role("button", name="Do it", exact=False).first.click()
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", "3")
    expect(undo).to_be_disabled()
    page.get_by_role("log").get_by_role("button", name="places the herder").click()
    expect(page.locator(".past")).to_contain_text("After 1 move")
    page.keyboard.press("Escape")
    expect(page.locator(".past")).to_have_count(0)


def test_the_next_player_at_one_screen_finds_nothing_of_the_last_one(visit: Open) -> None:
    page = visit(table("hotseat"))
    page.wait_for_selector(".curtain button")
    open_curtain(page)
    page.locator("[data-target='space:neutral-b']").click()
    page.locator("[data-target='aux:draw'].hot").first.click()
    page.locator(".held button.ends").click()
    log = page.get_by_role("log").first
    expect(log).to_contain_text("Ania draws:")
    page.locator("[data-target^='hand:'].hot").first.click()
    log.get_by_role("button", name="places the herder").click()
    expect(page.locator(".past")).to_be_visible()
    page.locator(f"{ASKED} button.ends").click()
    expect(page.locator(".curtain")).to_contain_text("Player 2")
    assert page.locator("main[inert]").count() == 1
    open_curtain(page)
    expect(page.locator(".past")).to_have_count(0)
    expect(log).to_contain_text("Ania draws 1 card")
    expect(log).not_to_contain_text("Ania draws:")


def test_a_view_is_shared_and_no_longer(visit: Open) -> None:
    page = visit(table("bots"))
    page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
    page.locator("details.menu summary").click()
    page.get_by_role("button", name="Share my view").click()
    link = page.locator(".menu input[readonly]").input_value()
    friend = visit("/" + link.split("/", 3)[3])
    expect(friend.locator("[data-target^='hand:']").first).to_be_visible()
    assert friend.locator(".bar li button").count() == 0
    page.get_by_role("button", name="Stop sharing").click()
    expect(friend.locator(".bar")).to_contain_text("Connection lost")
    friend.reload()
    expect(friend.get_by_role("alert")).to_contain_text("no longer shared")


def test_a_restarted_server_is_found_again_in_the_middle_of_a_turn(
    visit: Open, server: Server
) -> None:
    page = visit(table("hotseat"))
    page.wait_for_selector(".curtain button")
    open_curtain(page)
    page.locator("[data-target='space:neutral-b']").click()
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", "1")
    server.kill()
    try:
        expect(page.locator(".bar")).to_contain_text("Connection lost", timeout=WAIT)
        page.keyboard.press("u")  # into the void: it is said again when somebody listens
    finally:
        server.start()
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", "0", timeout=WAIT)
    expect(page.locator(f"{ASKED} button:enabled").first).to_be_visible(timeout=WAIT)
    assert answer(page, random.Random(4))


def test_the_language_changes_in_the_middle_of_a_game(visit: Open, shoot: Shoot) -> None:
    page = visit(table("bots"))
    page.wait_for_selector(f"{ASKED} button", timeout=WAIT)
    for language, word in (("pl", "Cofnij"), ("uk", "Скасувати"), ("en", "Undo")):
        with page.expect_response("**/api/me/notifications/language") as told:
            page.locator("header select:has([value=pl])").select_option(language)
        assert told.value.json()["language"] == language
        expect(page.get_by_role("button", name=re.compile(f"^{word}"))).to_be_visible()
        shoot(page, f"table-{language}")


def test_a_turn_by_keyboard_alone(visit: Open) -> None:
    """From the start of the game to the rival's turn without touching the mouse."""
    page = visit(table("hotseat"))
    page.locator(".curtain button").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".curtain")).to_have_count(0)
    shown = page.locator("[data-ply]")
    for _ in range(MOST_CLICKS):
        ply = shown.get_attribute("data-ply") or ""
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(shown).not_to_have_attribute("data-ply", ply)
        if page.locator(f"{ASKED} button.ends").count():
            page.keyboard.press("e")
            break
    expect(page.locator(".curtain")).to_contain_text("Player 2")


def test_a_turn_ends_by_itself_when_the_player_likes_it_so(visit: Open) -> None:
    page = visit(table("hotseat"))
    page.wait_for_selector(".curtain button")
    open_curtain(page)
    page.locator("details.menu summary").click()
    page.get_by_label("My turn ends").select_option("once")
    page.locator("[data-target='space:neutral-b']").click()
    page.locator("[data-target='aux:gain-money'].hot").first.click()
    expect(page.locator(".curtain")).to_contain_text("Player 2")


def test_what_ends_a_turn_waits_for_the_word(visit: Open, shoot: Shoot) -> None:
    page = visit(table("hotseat", game="carson_city"))
    page.wait_for_selector(".curtain button, [data-ply]")
    open_curtain(page)
    shown = page.locator("[data-ply]")
    ply = shown.get_attribute("data-ply") or ""
    parcel = page.locator("[data-target^='parcel:'].hot").first
    parcel.click()
    held = page.locator(".held")
    expect(held).to_contain_text("ends your turn")
    shoot(page, "held")
    page.keyboard.press("u")
    expect(held).to_have_count(0)
    expect(shown).to_have_attribute("data-ply", ply)
    parcel.click()
    held.get_by_role("button", name="Take it back").click()
    parcel.click()
    expect(held.locator("button.ends")).to_be_focused()
    page.keyboard.press("Enter")
    expect(shown).not_to_have_attribute("data-ply", ply)


def test_help_and_the_board_as_text(visit: Open) -> None:
    page = visit(table("bots"))
    page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("padlock")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    told = page.get_by_role("region", name="Board as text")
    expect(told.get_by_text(re.compile(r"^money: \d+$"))).to_have_count(2)
    expect(told).to_contain_text("upgraded stations")
    expect(told).not_to_contain_text("great_western_trail")
    expect(page.locator("#coat-gray")).to_have_count(1)  # cards beside the text keep their pattern


def test_pointing_at_an_action_tells_what_it_would_bring(visit: Open) -> None:
    page = visit(table("hotseat"))
    page.wait_for_selector(".curtain button")
    open_curtain(page)
    page.locator("[data-target='space:neutral-b']").click()
    page.locator("[data-target='aux:gain-money'].hot").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Money")
    page.locator("[data-target='aux:draw'].hot").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("can’t be taken back")


def test_what_is_refused_says_why(visit: Open) -> None:
    page = visit(table("hotseat"))
    page.wait_for_selector(".curtain button")
    open_curtain(page)
    page.locator("[data-target='space:kansas-city']").click(position={"x": 30, "y": 12})
    refused = page.locator(".refused")
    expect(refused).to_contain_text("GWT-")
    expect(refused.locator(".text")).to_have_count(0)
    refused.get_by_role("button").click()
    expect(refused.locator(".text")).to_contain_text("Rulebook")  # its words, and the way there


def test_why_not_by_keyboard_alone(visit: Open) -> None:
    """Everything drawn can be reached, read and asked about, not only what can be chosen."""
    page = visit(table("hotseat"))
    page.locator(".curtain button").wait_for()
    page.keyboard.press("Enter")
    cold = page.locator(".board .spot:not(.hot)")
    expect(cold.first).not_to_have_attribute("tabindex", "0")
    page.keyboard.press("w")
    expect(page.locator(".exploring")).to_be_visible()
    expect(page.locator(".board .spot").first).to_be_focused()
    for _ in range(MOST_CLICKS):
        if page.locator(".spot:not(.hot):focus").count():
            break
        page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".refused")).to_contain_text("GWT-")
    is_for_everybody(page)
    page.keyboard.press("w")
    expect(page.locator(".exploring")).to_have_count(0)


def test_a_station_master_says_why_not(visit: Open) -> None:
    page = visit(table("hotseat"))
    page.wait_for_selector(".curtain button")
    open_curtain(page)
    page.locator("[data-target^='master:']").first.click()
    expect(page.locator(".refused")).to_contain_text("GWT-")


def test_whoever_waits_is_told_whose_turn_it_is(visit: Open) -> None:
    ania = visit(table("friends"))
    bo = visit(invitation(ania))
    join(bo, "Bo")
    waiting = bo if whose_turn(ania, bo) is ania else ania
    kansas_city = waiting.locator("[data-target='space:kansas-city']")
    told = waiting.locator(".refused", has_text="GWT-TURN-01")
    # A position that comes right after the click, as when somebody has just sat down, wipes it out.
    for _ in range(TRIES):
        kansas_city.click(position={"x": 30, "y": 12})
        with suppress(TimeoutError):
            told.wait_for(timeout=WAIT / TRIES)
            break
    expect(told).to_be_visible()


def test_a_phone(visit: Open, shoot: Shoot) -> None:
    page = visit(language="pl", theme="dark", size=(390, 844))
    shoot(page, "phone-home")
    start_game(page, "bots")
    dice = random.Random(5)
    for _ in range(4):
        assert answer(page, dice)
    page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
    bar = page.locator(".thumb").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= 845
    shoot(page, "phone-table")
    for part in ("svg.mat", ".log", ".chat"):
        if part == ".chat":
            page.locator("#tab-chat").click()
        box = page.locator(part).bounding_box()
        assert box is not None, part
        assert min(box["width"], box["height"]) > 80, f"{part} has no room"
