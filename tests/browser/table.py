"""What a player does at a table, as clicks."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

ASKED = ".bar.asked"
WAIT = 60_000
"""Milliseconds: enough for a busy machine."""


def start_game(
    page: Page,
    company: str,
    name: str = "Ania",
    seats: int = 2,
    game: str = "great_western_trail",
) -> None:
    nickname = page.locator("input[autocomplete=nickname]")
    page.locator("button.start").wait_for()
    if nickname.count():
        nickname.fill(name)
    page.locator(f"label:has(> input[name=game][value={game}])").click()
    page.locator(f"label:has(> input[name=company][value={company}])").click()
    page.locator(f"label:has(> input[name=seats][value='{seats}'])").click()
    page.locator("button.start").click()


def join(page: Page, name: str) -> None:
    """Sit down at the table that an invitation leads to."""
    page.locator("input[autocomplete=nickname]").fill(name)
    page.get_by_role("button", name="Sit here").click()


def invitation(page: Page) -> str:
    link = page.locator("input[readonly]").first.input_value()
    return "/" + link.split("/", 3)[3]


def open_curtain(page: Page) -> None:
    """In a hot-seat game the next player takes the screen."""
    button = page.locator(".curtain button")
    if button.count():
        button.click()


def answer(page: Page, dice: random.Random) -> bool:
    """Click any offered action; False when the game is over."""
    ready = page.locator(f"{ASKED} button:enabled, .curtain button, .sheet")
    expect(ready.first).to_be_visible(timeout=WAIT)
    if page.locator(".sheet").count():
        return False
    open_curtain(page)
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    buttons = page.locator(f"{ASKED} li button:not(.aside):enabled")
    if buttons.count():
        buttons.nth(dice.randrange(buttons.count())).click()
        shown = page.locator("[data-ply]")
        expect(shown).not_to_have_attribute("data-ply", ply or "", timeout=WAIT)
    return True
