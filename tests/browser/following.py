"""A game played in a browser, followed move by move by an engine of our own."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.table import ASKED, OFTEN, WAIT
from tests.offers import offers
from trailboss import State
from trailboss.kernel.action import Action, Event
from trailboss.tables.shown import ActionShown

HELD = ".held button.ends"
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
        offered = [one for one in self._offered() if not one["aside"]]
        direct = {thing for one in self._offered() for thing in one["targets"]}
        for thing in set(then.targets) - direct:
            leading = [
                first
                for first in offered
                if first["targets"] and any(thing in one["targets"] for one in first["then"])
            ]
            meant = [
                (first["text"], one["text"])
                for first in leading
                for one in first["then"]
                if thing in one["targets"]
            ]
            wanted = (action.text, then.text)
            if wanted in meant and self._drawn(thing):
                if self._asks(thing):
                    return [_thing(thing), _entry(" > ".join(wanted))]
                if wanted == meant[0]:
                    return [_thing(thing)]
        return []

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
            touching = [one["text"] for one in self._offered() if thing in one["targets"]]
            if not self._asks(thing) and touching[0] == action.text:
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

    def confirm(self, steps: int) -> int:
        """Wait until so many answers are given; where one is asked about once more, say yes. The
        number of clicks that took."""
        clicks = 0
        wanted = self.state.ply + steps
        for _ in range(steps + 1):
            self.page.wait_for_function(DONE, arg=wanted, polling=OFTEN, timeout=WAIT)
            button = self.page.locator(HELD)
            if not button.count():
                break
            button.dispatch_event("click")
            self.page.wait_for_selector(HELD, state="detached", timeout=WAIT)
            clicks += 1
        return clicks

    def catch_up(self) -> list[Event]:
        """Do what was done in the browser."""
        events: list[Event] = []
        for message in self._said:
            events += self.state.apply(message["action"], message["seat"])
        self._said.clear()
        return events


def _entry(text: str) -> str:
    return f'.menu [data-action="{text}"]'


def _thing(target: str) -> str:
    return f'.spot.hot[data-target="{target}"]'
