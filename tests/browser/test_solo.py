"""A whole game against Sam, by clicks in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.table import answer_quickly

Shoot = Callable[[Page, str], None]
MOST_CLICKS = 1500
CARD = "section[aria-labelledby=solo-sam]"


@pytest.mark.long
def test_one_click_a_whole_game_and_its_place_in_the_history(visit: Open, shoot: Shoot) -> None:
    page = visit()
    page.locator(CARD).get_by_role("button", name="easy").click()
    sam = page.locator(".sam")
    expect(sam).to_contain_text("Sam has not played a card yet.")
    dice = random.Random(5)
    for click in range(MOST_CLICKS):
        if not answer_quickly(dice, page):
            break
        if click == 40:
            expect(sam).to_contain_text(re.compile("Sam’s card [0-9]+"))
            expect(page.locator(".log")).to_contain_text("Sam reveals card")
            shoot(page, "against-sam")
    sheet = page.locator(".sheet")
    expect(sheet).to_contain_text("Sam")
    shoot(page, "against-sam-over")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator("input[type=range]").wait_for()
    page.goto(page.url.split("/replay")[0])
    row = page.locator(CARD).locator("tr", has=page.get_by_role("button", name="easy"))
    expect(row).to_contain_text(re.compile("[01] of 1"))


def test_one_click_and_a_bot_plays_against_sam(visit: Open, shoot: Shoot) -> None:
    page = visit()
    page.locator(CARD).get_by_role("button", name="Watch Drover play").click()
    expect(page.locator(".log")).to_contain_text("Sam reveals card")
    expect(page.locator(".sam")).to_contain_text(re.compile("Sam’s card [0-9]+"))
    shoot(page, "a-bot-against-sam")


def test_the_options_of_sam_belong_to_him(visit: Open, shoot: Shoot) -> None:
    page = visit()
    page.locator("input[name=game][value=great_western_trail]").check(force=True)
    options = page.locator("details .options")
    page.locator("details summary").click()
    expect(options.locator("#option-difficulty")).to_have_count(0)
    page.locator("input[name=company][value=solo]").check(force=True)
    options.locator("#option-difficulty").select_option("hard")
    options.locator("#option-sam-foresight").select_option("human_chooses")
    first = options.locator("#option-sam-first-delivery")
    first.select_option("fulton")
    expect(first.locator("option[value=columbia]")).to_have_count(0)
    options.locator("#option-rails-to-the-north").check()
    expect(first).to_have_value("by_level")
    expect(first.locator("option[value=fulton]")).to_have_count(0)
    shoot(page, "options-of-sam")
    page.locator("button.start").click()
    expect(page.locator(".sam")).to_contain_text("15 branches left")
