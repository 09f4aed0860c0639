"""Learning from a game in a real browser: its analysis in the replay, and a coach at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIRequestContext, expect

from tests.browser.conftest import Open
from tests.browser.looks import LOOKS, Look, is_for_everybody
from trailboss import bots

SECONDS = 180_000
"""Only bots that hang take so long, however busy the machine is."""


def a_finished_game(request: APIRequestContext) -> str:
    record = bots.play("carson_city", ["sheriff", "random"], seed=11).record
    request.post("/api/me", data={"name": "Ania"})
    answer = request.post("/api/records", data={"record": record.to_text()})
    return f"/replay/{answer.json()['id']}"


def with_a_coach(request: APIRequestContext) -> str:
    request.post("/api/me", data={"name": "Ania"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "drover"}]
    wanted = {"game": "great_western_trail", "seats": seats, "coach": True}
    return f"/table/{request.post('/api/tables', data=wanted).json()['id']}"


def test_a_finished_game_and_its_study_stay_on_the_screen(visit: Open) -> None:
    """What is only read aloud made the page as long as its columns: it scrolled away."""
    page = visit(a_finished_game)
    page.locator(".sheet").wait_for()
    longer = "document.documentElement.scrollHeight - innerHeight"
    assert page.evaluate(longer) <= 0
    page.get_by_role("button", name="Study this position").click()
    page.locator("main.study .answers").wait_for()
    assert page.evaluate(longer) <= 0
    own = page.locator("main.study .side").first
    assert own.evaluate("one => one.scrollHeight - one.clientHeight") <= 0


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_an_analysis_is_for_everybody(visit: Open, look: Look) -> None:
    page = visit(a_finished_game, look.language, look.theme, (look.width, look.height))
    panel = page.locator("section[aria-labelledby=analysis]")
    panel.locator("button").first.click()
    panel.locator(".plots").wait_for(timeout=SECONDS)
    panel.locator("details summary").first.click()
    is_for_everybody(page)
    panel.locator("button[aria-pressed]").first.click()
    page.locator(".variation").wait_for()
    is_for_everybody(page)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_game_is_analysed_and_a_better_line_played_on_the_board(
    visit: Open, size: tuple[int, int]
) -> None:
    page = visit(a_finished_game, size=size)
    page.get_by_role("button", name="Analyse this game").click()
    panel = page.locator("section[aria-labelledby=analysis]")
    expect(panel.locator("progress").or_(panel.locator(".plots")).first).to_be_visible()
    panel.locator(".plots").wait_for(timeout=SECONDS)
    expect(panel.locator(".plots polyline")).to_have_count(4)
    first = panel.locator("ol > li").first
    first.get_by_role("button", name="Show the better line").click()
    line = page.locator(".variation")
    expect(line).to_contain_text("Better line 1 /")
    line.get_by_role("button", name="One answer back").click()
    expect(line).to_contain_text("Better line 0 /")
    line.get_by_role("button", name="Back to the game").click()
    expect(line).to_have_count(0)
    overflow = "document.documentElement.scrollWidth > innerWidth"
    assert page.evaluate(overflow) is False


@pytest.mark.long
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_coach_speaks_before_an_idle_turn_ends(visit: Open, size: tuple[int, int]) -> None:
    page = visit(with_a_coach, size=size)
    folded = page.locator(".bar .fold")
    expect(folded.or_(page.locator(".bar li button")).first).to_be_visible()
    if folded.count():
        folded.first.click()
    page.locator(".bar li button", has_text="neutral building A").first.click()
    expect(page.locator("main.table")).to_have_attribute("data-ply", "1")
    page.keyboard.press("e")
    word = page.locator(".coach")
    word.wait_for(timeout=SECONDS)
    expect(word).to_contain_text("points better")
    word.get_by_role("button", name="Take the turn back").click()
    expect(page.locator("main.table")).to_have_attribute("data-ply", "0")
    expect(word).to_contain_text("points better")
