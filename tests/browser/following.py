"""A game played in a browser, followed move by move by an engine of our own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from playwright.sync_api import Page, WebSocket
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.table import ASKED, OFTEN, WAIT
from tests.offers import offers
from trailboss import State
from trailboss.kernel.action import STOP, Action, Event
from trailboss.tables.shown import ActionShown

HELD = ".held button.ends"
ALL = ".held button.all"
BURNING = "button.burning"
SOON = 1500
"""Milliseconds after which it does not."""
BREATH_MS = 5000
"""Longer than a turn takes to end by itself."""
DRAW, DISCARD = "draw", "discard"
DONE = """(ply) => document.querySelector(".held, .sheet")
  || Number(document.querySelector("[data-ply]").dataset.ply) >= ply"""


class Follower:
    """Hears what the page says to the server, and does the same."""

    def __init__(self, page: Page, state: State) -> None:
        self.page = page
        self.state = state
        self._said: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._hear_page)

    def _hear_page(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            self._said.append(message)

    def wait_until_asked(self) -> None:
        self._wait_for_ply()
        self.page.wait_for_selector(f"{ASKED}", timeout=WAIT)

    def _wait_for_ply(self) -> None:
        wanted = f'[data-ply="{self.state.ply}"]'
        self.page.wait_for_selector(wanted, timeout=WAIT, state="attached")

    def both(self, action: Action, then: Action) -> list[str]:
        """What to click so that both are done by it; nothing if there is no such way."""
        button = f'{ASKED} [data-action="{action.text} > {then.text}"]'
        if self.page.locator(button).count():
            return [button]
        for place in action.targets:
            for thing in then.targets:
                there = f"{place}/{thing}"
                if self._drawn(there) and not self._asks(there):
                    return [_thing(there)]
        wanted = (action.text, then.text)
        for thing in then.targets:
            meant = self._meant(thing)
            if wanted in meant and self._drawn(thing):
                if self._asks(thing):
                    return [_thing(thing), _entry(" > ".join(wanted))]
                if wanted == _plain(meant):
                    return [_thing(thing)]
        return []

    def _meant(self, thing: str) -> list[tuple[str, str]]:
        """The answers that the thing may stand for, each after the one that leads to it, if any."""
        offered = self._offered()
        direct = [("", one["text"]) for one in offered if thing in one["targets"]]
        ahead = [
            (first["text"], one["text"])
            for first in offered
            if first["targets"] and not first["aside"]
            for one in first["then"]
            if thing in one["targets"]
        ]
        return direct if direct and not _plain(direct + ahead)[0] else direct + ahead

    def shortest(self, action: Action) -> list[str]:
        """What to click so that this is done, by the shortest way."""
        ending = f'{ASKED} [data-action="{action.text} > "]'
        if self.page.locator(ending).count():
            return [ending]
        button = f'{ASKED} [data-action="{action.text}"]'
        if self.page.locator(button).count():
            return [button]
        things = [thing for thing in action.targets if self._drawn(thing)]
        for thing in things:
            if not self._asks(thing) and _plain(self._meant(thing)) == ("", action.text):
                return [_thing(thing)]
        asking = [thing for thing in things if self._asks(thing)]
        if asking:
            return [_thing(asking[0]), _entry(action.text)]
        return [f"{ASKED} button.fold[aria-expanded=false]", button]

    def _offered(self) -> list[ActionShown]:
        """The answers as the page knows them."""
        decision = self.state.decision
        assert decision is not None
        return offers(self.state, decision.seat)

    def _drawn(self, thing: str) -> bool:
        return self.page.locator(_thing(thing)).count() > 0

    def _asks(self, thing: str) -> bool:
        """Whether a click on the thing opens a menu; else it does the first thing it stands for."""
        return self.page.locator(f"{_thing(thing)}[aria-haspopup]").count() > 0

    def confirm(self, steps: int, then: Sequence[Action]) -> tuple[int, int]:
        """Wait until so many answers are given; where one is asked about once more, say yes, or
        click at once what comes after it. The number of clicks that took, and of answers given."""
        clicks = 0
        for _ in range(steps + 1):
            wanted = self.state.ply + steps
            self.page.wait_for_function(DONE, arg=wanted, polling=OFTEN, timeout=WAIT)
            if not self.page.locator(HELD).count():
                break
            if self.ends_by_itself():
                continue
            word, more = self._word(then)
            self.page.locator(word).first.dispatch_event("click")
            self.page.wait_for_selector(HELD, state="detached", timeout=WAIT)
            clicks += 1
            steps += more
            then = then[more:]
        return clicks, steps

    def _word(self, then: Sequence[Action]) -> tuple[str, int]:
        """What to click so that what is held is done, and how much of what comes next is done too:
        all cards that it draws, and the first that goes away for them."""
        drawn = len([*takewhile(lambda action: action.kind == DRAW, then)])
        stops = any(action == STOP for action in then[drawn : drawn + 1])
        if stops or (drawn and not self.page.locator(ALL).count()):
            return HELD, 0
        for thing in then[drawn].targets if then[drawn:] else ():
            if then[drawn].kind == DISCARD and self._drawn(thing):
                return _thing(thing), drawn + 1
        return (ALL, drawn) if drawn else (HELD, 0)

    def ends_by_itself(self) -> bool:
        """Whether the turn does; then it is waited for."""
        try:
            self.page.wait_for_selector(BURNING, timeout=SOON)
        except PlaywrightTimeoutError:
            return False
        self.page.clock.fast_forward(BREATH_MS)
        self.page.wait_for_selector(BURNING, state="detached", timeout=WAIT)
        return True

    def catch_up(self) -> list[Event]:
        """Do what was done in the browser."""
        events: list[Event] = []
        for message in self._said:
            events += self.state.apply(message["action"], message["seat"])
        self._said.clear()
        return events


def _plain(touching: Sequence[tuple[str, str]]) -> tuple[str, str]:
    """Of several answers that a thing stands for, which a click means: the strongest auxiliary
    action, the best delivery for a disc, the price for the most cowboys, else the first. Where
    this is wrong, something else happens on the table, and nothing goes on."""

    def rank(number: int) -> tuple[int, int]:
        before, answer = touching[number]
        kind, *rest = answer.split()
        match kind:
            case "aux" | "aux-double":
                return before.startswith("use") * 2 + (kind == "aux-double"), -number
            case "disc" if before.startswith("deliver"):
                return number, 0
            case "buy":
                return (int(rest[-1]) if rest[-1].isdecimal() else 0), -number
        return 0, -number

    return touching[max(range(len(touching)), key=rank)]


def _entry(text: str) -> str:
    return f'.menu [data-action="{text}"]'


def _thing(target: str) -> str:
    return f'.spot.hot[data-target="{target}"]'
