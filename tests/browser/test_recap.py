"""What the others did: played on the board, read as a list, never in the way."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, Shoot
from tests.browser.table import ASKED, WAIT, answer_quickly, table, whole_screen

LANGUAGES = ("en", "pl", "uk")
MOST_CLICKS = 60


def turns(page: Page, number: int, seed: int = 7) -> None:
    """Play until it is the player's turn again so many times."""
    dice = random.Random(seed)
    begun = 0
    for _ in range(MOST_CLICKS):
        assert answer_quickly(dice, page)
        page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
        begun += page.locator(".recap").count()
        if begun == number:
            return
    raise AssertionError("nobody else ever moves")


def against_bots(visit: Open, seats: int = 2, **look: object) -> Page:
    page = visit(table("bots", seats), **look)
    page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
    return page


def test_the_recap_is_a_sentence_for_each_turn_that_opens_into_its_steps(
    visit: Open, shoot: Shoot
) -> None:
    page = against_bots(visit, seats=4)
    turns(page, 1)
    recap = page.locator(".recap")
    sentences = recap.locator(".turn")
    expect(sentences.first).to_contain_text(":")
    assert sentences.count() <= 3
    sentences.first.click()
    expect(recap.locator(".step").first).to_be_visible()
    shoot(page, "recap-opened")
    log, told = page.locator(".log").bounding_box(), recap.bounding_box()
    assert log
    assert told
    assert log["y"] >= told["y"] + told["height"] - 1, "it stands above the log, not over it"
    assert page.locator(".board .changed").count(), "what the others changed stands out"
    page.locator(".hand").click(position={"x": 2, "y": 2})
    expect(page.locator(".board .changed")).to_have_count(0)
    recap.get_by_role("button", name="Close").click()
    page.locator("header select:has([value=pl])").select_option("pl")
    expect(page.get_by_role("button", name="Cofnij")).to_be_visible()
    expect(recap).to_have_count(0)


def test_a_click_on_the_board_ends_the_recap_and_counts(visit: Open) -> None:
    page = against_bots(visit)
    page.evaluate("localStorage.recap = 'slow'")
    page.reload()
    page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
    page.emulate_media(reduced_motion="no-preference")
    turns(page, 1)
    expect(page.locator(".recap.playing")).to_be_visible()  # as soon as it is one's turn
    ply = page.locator("[data-ply]").get_attribute("data-ply") or ""
    expect(page.locator(".past")).to_have_count(0)
    page.locator(".board .hot[data-target^='space:']").first.dispatch_event("click")
    expect(page.locator(".recap.playing")).to_have_count(0)
    menu = page.locator(".menu [role=menuitem]")
    if menu.count():
        menu.first.click()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", ply)


def test_without_motion_or_wish_nothing_is_played(visit: Open) -> None:
    page = against_bots(visit)
    page.evaluate("localStorage.recap = 'never'")
    page.reload()
    page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
    page.emulate_media(reduced_motion="no-preference")
    turns(page, 1)
    expect(page.locator(".recap")).to_be_visible()
    expect(page.locator(".recap.playing")).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_starts_with_the_whole_position_on_one_screen(
    visit: Open, seats: int, shoot: Shoot
) -> None:
    page = against_bots(visit, seats=seats)
    for begun in (1, 2):
        turns(page, 1, seed=begun)
        for language in LANGUAGES:
            page.locator("header select:has([value=pl])").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator(f".bar ul[lang={language}]")).to_have_count(1)
            expect(page.locator(".recap")).to_be_visible()
            shoot(page, f"whole-{seats}-{language}-{begun}")
            whole_screen(page)
