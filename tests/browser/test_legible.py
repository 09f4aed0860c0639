"""What a player must read is large enough to be read, on the screens that people have."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Page

import trailboss
from tests.browser.conftest import Open, Shoot
from tests.browser.table import ASKED, WAIT, open_curtain, table_at, whole_screen
from trailboss import State

SCREENS = {(1366, 768): 11.0, (1920, 1080): 13.0}
"""Of each, the least size of a letter in pixels."""

BOXES: dict[str, tuple[str, int, dict[str, str | bool]]] = {
    "trail": ("great_western_trail", 3, {}),
    "north": ("great_western_trail", 2, {"rails_to_the_north": True}),
    "sam": ("great_western_trail", 2, {"solo": "sam"}),
    "el-paso": ("el_paso", 3, {}),
    "sue": ("el_paso", 2, {"solo": "sue"}),
    "carson-city": ("carson_city", 4, {"river": True}),
}
MOVES = 150
LINES = 12
"""That log or chat have room for."""

# Letters in a drawing are as large as the drawing is shown.
TEXTS = """() => {
  const found = [];
  const table = document.querySelector("main.table");
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest("title, .visually-hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const shown = holder instanceof SVGElement ? holder.getScreenCTM() : { b: 0, d: 1 };
    const size = parseFloat(getComputedStyle(holder).fontSize) * Math.hypot(shown.b, shown.d);
    const thing = holder.closest("[data-target]")?.dataset.target;
    found.push([thing ?? holder.closest("[class]")?.getAttribute("class"), text.data.trim(), size]);
  }
  return found;
}"""
LOG_LINES = """() => {
  const log = document.querySelector("[role=log]");
  return log.clientHeight / parseFloat(getComputedStyle(log).lineHeight);
}"""


def in_mid_game(box: str) -> State:
    game, seats, options = BOXES[box]
    dice = random.Random(5)
    state: State = trailboss.load(game).start(seats=seats, seed=5, options=options)
    for _ in range(MOVES // (4 if "solo" in options else 1)):
        state.apply(dice.choice(state.actions()))
    return state


def too_small(page: Page, least: float) -> Counter[str]:
    found: list[tuple[str, str, float]] = page.evaluate(TEXTS)
    assert len(found) > 100, "the table is not drawn"
    return Counter(
        f"{thing}: {text!r} has {size:.1f} pixels"
        for thing, text, size in found
        if size < least - 0.05
    )


@pytest.mark.parametrize("box", BOXES)
def test_every_text_is_large_enough_and_everything_has_room(
    visit: Open, shoot: Shoot, box: str
) -> None:
    page = visit(table_at(in_mid_game(box)))
    for (width, height), least in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f"{ASKED}, .curtain button", timeout=WAIT)
        open_curtain(page)
        page.wait_for_selector(".board .spot", timeout=WAIT)
        page.wait_for_selector("[role=log] li", timeout=WAIT)
        offenders = too_small(page, least)
        for leaf in page.locator(".leaves button").all():
            leaf.click()
            offenders += too_small(page, least)
        assert not offenders, "\n".join(offenders)
        whole_screen(page)
        assert page.evaluate(LOG_LINES) >= LINES
        shoot(page, f"legible-{box}-{width}")
