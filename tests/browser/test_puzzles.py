"""A puzzle solved by clicks at the table, and a study of its position with lines and arrows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.looks import is_for_everybody
from trailboss import load
from trailboss.puzzles.puzzle import puzzles_of
from trailboss.text import LANGUAGES

GAME = "great_western_trail"
LOOKS = 600
"""At what can be clicked, until an answer is there."""


def solve(page: Page, line: tuple[str, ...], ply: int) -> None:
    """Answer by answer; one that leaves no choice follows by itself."""
    for text in line:
        fold = page.locator(".bar .fold[aria-expanded=false]")
        button = page.locator(f'.bar [data-action="{text}"]')
        held = page.locator(".held button.primary")
        moved = page.locator(f'main.table:not([data-ply="{ply}"])')
        for _ in range(LOOKS):
            if button.count() or moved.count():
                break
            if fold.count():  # it may go by itself once things glow
                fold.first.evaluate("one => one.click()")
            page.wait_for_timeout(100)
        if not moved.count():
            button.click()
        expect(held.or_(moved).first).to_be_attached()
        if held.count():
            held.click()
        expect(page.locator("main.table")).not_to_have_attribute("data-ply", str(ply))
        ply += 1


def test_a_puzzle_is_solved_and_studied(visit: Open) -> None:
    puzzle = puzzles_of(load(GAME))[0]
    page = visit(f"/learn/{GAME}")
    page.locator("section[aria-labelledby=puzzles] li button").first.click()
    expect(page.locator(".puzzle")).to_contain_text("Play your whole turn")
    is_for_everybody(page)
    solve(page, puzzle.line, puzzle.ply)
    expect(page.locator(".puzzle")).to_contain_text("Solved")
    page.get_by_role("button", name="Study this position").click()
    study(page)
    is_told_anew(page)
    page.goto(f"/learn/{GAME}")
    expect(page.locator("section[aria-labelledby=puzzles]")).to_contain_text("1 z")


def is_told_anew(page: Page) -> None:
    """In another language: the board, the answers, the moves that were tried."""
    button = page.locator(".answers button").first
    move = page.locator(".tree button").nth(1)
    board = page.locator('.board [data-target="space:neutral-a"][aria-label]').first
    before = (button.inner_text(), move.inner_text(), board.get_attribute("aria-label") or "")
    page.locator("select", has=page.locator("option[value=pl]")).select_option("pl")
    expect(button).not_to_have_text(before[0], use_inner_text=True)
    expect(move).not_to_have_text(before[1], use_inner_text=True)
    expect(board).not_to_have_attribute("aria-label", before[2])


def study(page: Page) -> None:
    """Two lines, a comment and an arrow; somebody else finds them by the link."""
    page.locator(".answers button").first.click()
    expect(page.locator(".tree button")).to_have_count(2)
    page.locator(".tree button").first.click()
    page.locator(".answers button").nth(1).click()
    expect(page.locator(".tree button")).to_have_count(3)
    page.locator(".comment textarea").fill("Why not?")
    page.locator(".tools button[aria-pressed]").click()
    page.locator('.board [data-target="space:neutral-a"]').first.click(force=True)
    page.locator('.board [data-target="space:neutral-b"]').first.click(force=True)
    expect(page.locator("svg.arrows line")).to_be_attached()
    expect(page.locator("header [role=status]")).to_have_text("Kept.")
    is_for_everybody(page)
    assert page.url.endswith("/2")
    page.reload()
    expect(page.locator(".tree button")).to_have_count(3)
    expect(page.locator(".comment textarea")).to_have_value("Why not?")
    expect(page.locator("svg.arrows line")).to_be_attached()


@pytest.mark.long
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["great_western_trail", "el_paso", "carson_city"])
def test_every_games_first_puzzles_are_solved(
    visit: Open, game: str, language: str, size: tuple[int, int]
) -> None:
    for puzzle in puzzles_of(load(game))[:2]:
        page = visit(f"/learn/{game}", language, size=size)
        place = list(puzzles_of(load(game))).index(puzzle)
        page.locator("section[aria-labelledby=puzzles] li button").nth(place).click()
        solve(page, puzzle.line, puzzle.ply)
        expect(page.locator(".puzzle.solved")).to_be_visible()
