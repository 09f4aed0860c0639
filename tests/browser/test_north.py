"""Rails to the North by clicks: a whole game, and the northern board on a leaf of its own."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.table import GWT, WAIT, answer_quickly, end_turn, start_game, whose_turn

Shoot = Callable[[Page, str], None]
MOST_CLICKS = 3000


def start_northern_game(page: Page, company: str) -> None:
    page.locator("button.start").wait_for()
    page.locator(f"label:has(> input[name=game][value={GWT}])").click()
    page.locator("details:has(#option-rails-to-the-north) summary").click()
    page.locator("#option-rails-to-the-north").check()
    start_game(page, company)


def towns(page: Page, hot: bool = False) -> Locator:
    return page.locator(f".spot{'.hot' if hot else ''}[data-target^='town:']")


@pytest.mark.long
def test_a_whole_game_with_branches_opened_on_the_board(visit: Open, shoot: Shoot) -> None:
    page = visit()
    start_northern_game(page, "hotseat")
    dice = random.Random(4)
    opened = 0
    for _ in range(MOST_CLICKS):
        if towns(page, hot=True).count() and opened < 3:
            _open_branch(page, dice)
            opened += 1
            continue
        if not answer_quickly(dice, page):
            break
    assert opened == 3
    expect(page.locator(".sheet tfoot td")).to_have_count(2)
    shoot(page, "north-over")


def _open_branch(page: Page, dice: random.Random) -> None:
    """Click a town that is lit, and a slot if the town has several kinds."""
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    lit = towns(page, hot=True)
    lit.nth(dice.randrange(lit.count())).click()
    menu = page.locator("[role=menuitem]")
    if menu.count():
        menu.first.click()
    end_turn(page)
    shown = page.locator("[data-ply]")
    expect(shown).not_to_have_attribute("data-ply", ply or "", timeout=WAIT)


def leaf(page: Page, name: str) -> None:
    whose_turn(page)  # a question to oneself turns to the leaf that it is about
    page.get_by_role("button", name=name, exact=True).click()


def test_the_northern_board_has_a_leaf_of_its_own(visit: Open, shoot: Shoot) -> None:
    page = visit()
    start_northern_game(page, "bots")
    page.locator("[data-target='space:neutral-a']").wait_for(timeout=WAIT)
    expect(towns(page)).to_have_count(0)
    expect(page.locator("[data-target='city:chicago']")).to_be_visible()
    expect(page.locator("[data-target='city:montreal']")).to_have_count(0)
    leaf(page, "The north")
    expect(towns(page)).to_have_count(28)
    expect(page.locator(".market.reached")).to_have_count(1)
    expect(page.locator("[data-target='city:montreal']")).to_be_visible()
    shoot(page, "north")
    leaf(page, "Trail")
    expect(towns(page)).to_have_count(0)


def test_the_northern_board_on_a_phone(visit: Open, shoot: Shoot) -> None:
    page = visit(language="pl", theme="dark", size=(390, 844))
    start_northern_game(page, "bots")
    leaf(page, "Północ")
    expect(towns(page)).to_have_count(28, timeout=WAIT)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shoot(page, "north-phone")
