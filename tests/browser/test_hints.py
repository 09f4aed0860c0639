"""A hint at a real table: asked for, pointed at, done by a click, and told to everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIRequestContext, expect

from tests.browser.conftest import Open

SECONDS = 120_000
"""Only bots that hang take so long, however busy the machine is."""


def against_a_bot(request: APIRequestContext) -> str:
    request.post("/api/me", data={"name": "Ania"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "drover"}]
    answer = request.post("/api/tables", data={"game": "great_western_trail", "seats": seats})
    return f"/table/{answer.json()['id']}"


@pytest.mark.long
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_hint_points_at_the_board_and_is_done_by_a_click(
    visit: Open, size: tuple[int, int]
) -> None:
    page = visit(against_a_bot, size=size)
    page.locator(".bar .ask").click()
    best = page.locator("aside.hint .answer").first
    best.wait_for(timeout=SECONDS)
    expect(page.locator("rect.glow").first).to_be_attached()
    expect(page.locator(".origin")).to_contain_text("somebody took hints")
    before = page.locator("main.table").get_attribute("data-ply")
    best.click()
    held = page.locator(".held button.primary")
    expect(held.or_(page.locator(f'main:not([data-ply="{before}"])')).first).to_be_attached()
    if held.count():
        held.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-ply", str(before))
    expect(page.locator("aside.hint")).to_have_count(0)
