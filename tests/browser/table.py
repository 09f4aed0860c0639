"""What a player does at a table, as clicks."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import APIRequestContext, Page, TimeoutError, expect

from trailboss import State, bots

GWT = "great_western_trail"
ASKED = ".bar.asked"
WAIT = 60_000
"""Milliseconds: enough for a busy machine."""
OFTEN = 20
"""Milliseconds between two looks at the page."""


def start_game(
    page: Page, company: str, name: str = "Ania", seats: int = 2, game: str = GWT
) -> None:
    nickname = page.locator("input[autocomplete=nickname]")
    page.locator("button.start").wait_for()
    if nickname.count():
        nickname.fill(name)
    page.locator(f"label:has(> input[name=game][value={game}])").click()
    page.locator(f"label:has(> input[name=company][value={company}])").click()
    page.locator(f"label:has(> input[name=seats][value='{seats}'])").click()
    page.locator("button.start").click()


Way = Callable[[APIRequestContext], str]
"""What somebody does before their page opens, and the path that it leads to."""


def table(
    company: str,
    seats: int = 2,
    game: str = GWT,
    options: Mapping[str, str | bool] | None = None,
) -> Way:
    """Open a table without the form, as `start_game` does with it."""
    wanted = {
        "game": game,
        "seats": [{"kind": "me"}, *(_other(company, game, i) for i in range(2, seats + 1))],
        "options": dict(options or {}),
        "visibility": company if company in ("open", "hotseat") else "private",
        "shuffle_seats": company != "hotseat",
    }

    def opened(request: APIRequestContext) -> str:
        for path, data in (("/api/me", {"name": "Ania"}), ("/api/tables", wanted)):
            answer = request.post(path, data=data)
            assert answer.ok, answer.text()
        return f"/table/{answer.json()['id']}"

    return opened


def table_at(state: State) -> Way:
    """Open a table at this position, every seat but a solo rival's one's own."""
    seats = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(state.seats)]
    seats = [one for seat, one in enumerate(seats) if seat not in state.automated]

    def opened(request: APIRequestContext) -> str:
        def post(path: str, data: Mapping[str, Any]) -> dict[str, Any]:
            answer = request.post(path, data=data)
            assert answer.ok, answer.text()
            return dict(answer.json())

        post("/api/me", {"name": "Ania"})
        kept = post("/api/records", {"record": state.record().to_text()})["id"]
        fork = post(f"/api/tables/{kept}/fork", {"ply": state.ply, "seats": seats})
        return f"/table/{fork['id']}"

    return opened


def _other(company: str, game: str, number: int) -> dict[str, Any]:
    match company:
        case "bots":
            return {"kind": "bot", "bot": bots.names(game)[0]}
        case "hotseat":
            return {"kind": "me", "name": f"Player {number}"}
        case _:
            return {"kind": "open"}


def choose_options(page: Page, game: str, options: Mapping[str, str | bool]) -> None:
    """Fill in the form of a new table, before it is started."""
    page.locator(f"label:has(> input[name=game][value={game}])").click()
    if options:
        page.locator("form summary").click()
    for name, value in options.items():
        field = page.locator(f"#option-{name.replace('_', '-')}")
        if isinstance(value, bool):
            field.set_checked(value)
        else:
            field.select_option(value)


def whole_screen(page: Page) -> None:
    """Everything that belongs to the position is on the screen: nothing to scroll to."""
    for column in ("main > .mine", "main > .others"):
        hidden = page.locator(column).evaluate("one => one.scrollHeight - one.clientHeight")
        assert hidden <= 0, f"{hidden} pixels of {column} are out of sight"


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


def end_turn(page: Page) -> None:
    """What was clicked may end the turn, and wait for the word that it shall."""
    button = page.locator(".held button.ends")
    if button.count():
        button.click()


def unfold(page: Page) -> None:
    """Of many answers the bar lists those on the board only when it is asked to."""
    # At once: while the next question is on its way, the button may go before a mouse is there.
    page.evaluate(UNFOLD)


def whose_turn(*pages: Page) -> Page:
    """The page whose player is asked; any when the game is over."""
    for _ in range(WAIT // OFTEN):
        for page in pages:
            if page.locator(f"{ASKED} button:enabled, .sheet").count():
                return page
        pages[0].wait_for_timeout(OFTEN)
    raise AssertionError("nobody is asked")


def answer(page: Page, dice: random.Random) -> bool:
    """Click any offered action; False when the game is over."""
    ready = page.locator(f"{ASKED} button:enabled, .curtain button, .sheet")
    expect(ready.first).to_be_visible(timeout=WAIT)
    if page.locator(".sheet").count():
        return False
    open_curtain(page)
    unfold(page)
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    buttons = page.locator(f"{ASKED} li button:not(.aside):enabled")
    if buttons.count():
        shown = page.locator("[data-ply]")
        try:
            buttons.nth(dice.randrange(buttons.count())).click()
        except TimeoutError:
            # The turn ended by itself between the look and the click.
            if shown.get_attribute("data-ply") == ply:
                raise
        end_turn(page)
        expect(shown).not_to_have_attribute("data-ply", ply or "", timeout=WAIT)
    return True


UNFOLD = "document.querySelector('.bar.asked button.fold[aria-expanded=false]')?.click()"
CLICK = """(chance) => {
  if (document.querySelector(".sheet")) return "over";
  const first = document.querySelector(
    ".curtain button, .bar.asked button.fold[aria-expanded=false]",
  );
  if (first) first.click();
  const answers = document.querySelectorAll(".bar.asked li button:not(.aside):enabled");
  if (first || !answers.length) return null;
  const { ply } = document.querySelector("[data-ply]").dataset;
  answers[Math.floor(chance * answers.length)].click();
  return ply;
}"""
MOVED = """(ply) => {
  document.querySelector(".held button.ends")?.click();
  return document.querySelector(`[data-ply="${ply}"], .held`) === null
    || document.querySelector(".sheet");
}"""


def answer_quickly(dice: random.Random, *pages: Page) -> bool:
    """The same for whole games: whichever page is asked clicks its own buttons, nobody a mouse."""
    chance = dice.random()
    for _ in range(WAIT // OFTEN):
        for page in pages:
            if ply := page.evaluate(CLICK, chance):
                if ply != "over":
                    page.wait_for_function(MOVED, arg=ply, polling=OFTEN, timeout=WAIT)
                return bool(ply != "over")
        pages[0].wait_for_timeout(OFTEN)
    raise AssertionError("nobody is asked")
