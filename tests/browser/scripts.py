"""What does a move cost the page? Scripts on the main thread, in processor time.

python -m tests.browser.scripts
python -m tests.browser.scripts carson_city --moves 100

Ania looks at a table of two in a browser. Any legal moves are played by sockets beside it, hers and
Olena's, so that nothing but what the server tells makes the page work. Chromium counts by the
thread's own clock, which other programs hardly disturb.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import statistics
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import CDPSession, Page
from websockets.sync.client import ClientConnection, connect

from tests.browser.clicks import a_page
from tests.browser.table import WAIT

GAMES = ("great_western_trail", "el_paso", "carson_city")
SETTLE = 250
"""Milliseconds after a move in which the page does what it puts off."""
WARM_UP = 5
_ids = itertools.count()
SHOWN = "(ply) => Number(document.querySelector('[data-ply]').dataset.ply) >= ply"


@dataclass
class Watcher:
    """Somebody's socket, with the last position that came by it."""

    socket: ClientConnection
    position: dict[str, Any] = field(default_factory=dict)

    def ask(self, **message: Any) -> None:
        """Send it and read until it is answered; then everything before it has come, too."""
        self.socket.send(json.dumps({**message, "id": f"r{next(_ids)}"}))
        self.read("done")

    def catch_up(self) -> None:
        self.socket.send('{"type": "ping"}')
        self.read("pong")

    def read(self, *until: str) -> None:
        while True:
            message = json.loads(self.socket.recv())
            if message["type"] == "position":
                self.position = message
            if message["type"] in until:
                return

    @property
    def is_asked(self) -> bool:
        decision = self.position["view"]["decision"]
        return decision is not None and self.position["seat"] in decision["seats"]


class Counted(NamedTuple):
    """What the browser has counted so far, or for one position."""

    scripts: float
    """Milliseconds, as all of these but the last."""
    layout: float
    everything: float
    layouts: float

    @classmethod
    def now(cls, counters: CDPSession) -> Counted:
        found = counters.send("Performance.getMetrics")["metrics"]
        values = {one["name"]: float(one["value"]) for one in found}
        names = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration")
        scripts, layout, style, everything = (1000 * values[name] for name in names)
        return cls(scripts, layout + style, everything, values["LayoutCount"])

    def since(self, before: Counted) -> Counted:
        return Counted(*(now - then for now, then in zip(self, before, strict=True)))


def measure(page: Page, game: str, moves: int) -> list[Counted]:
    """What each position that the page was shown has cost it."""
    dice = random.Random(game)
    taken: list[Counted] = []
    with _at_a_table(page, game) as (ania, olena):
        counters = page.context.new_cdp_session(page)
        counters.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = Counted.now(counters)
        while len(taken) < moves + WARM_UP:
            mover = next((one for one in (ania, olena) if one.is_asked), None)
            if mover is None:
                break
            shown = ania.position["seq"]
            _move(mover, dice)
            for one in (ania, olena):
                one.catch_up()
            if ania.position["seq"] == shown:
                continue  # what may still be taken back is not seen
            page.wait_for_function(SHOWN, arg=ania.position["ply"], timeout=WAIT)
            page.wait_for_timeout(SETTLE)
            now = Counted.now(counters)
            taken.append(now.since(before))
            before = now
    return taken[WARM_UP:]


def _move(mover: Watcher, dice: random.Random) -> None:
    position = mover.position
    action = dice.choice(position["actions"])["text"]
    mover.ask(type="act", seat=position["seat"], ply=position["ply"], action=action)


@contextmanager
def _at_a_table(page: Page, game: str) -> Iterator[tuple[Watcher, Watcher]]:
    """Ania, who has the table open in her browser, and Olena; the game is on."""
    request = page.context.request
    page.goto("/")
    page.evaluate("localStorage.ending = 'word'")  # the page does nothing by itself
    assert request.post("/api/me", data={"name": "Ania"}).ok
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open"}
    table = request.post("/api/tables", data=wanted).json()["id"]
    address = page.url.rstrip("/")
    with ExitStack() as stack:
        olena = stack.enter_context(httpx.Client(base_url=address, timeout=60))
        olena.post("/api/me", json={"name": "Olena"}).raise_for_status()
        olena.post(f"/api/tables/{table}/sit", json={"seat": 1}).raise_for_status()
        page.goto(f"/table/{table}")
        page.wait_for_selector("[data-ply]", timeout=WAIT, state="attached")
        cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
        watchers = []
        for token in (cookies["trailboss"], olena.cookies["trailboss"]):
            socket = connect(
                f"ws{address.removeprefix('http')}/api/tables/{table}/live",
                additional_headers={"Cookie": f"trailboss={token}"},
                max_size=None,
            )
            watchers.append(Watcher(stack.enter_context(socket)))
            watchers[-1].read("position")
        yield watchers[0], watchers[1]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.scripts", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--moves", type=int, default=60)
    given = parser.parse_args()
    for game in given.games:
        with a_page() as page:
            taken = measure(page, game, given.moves)
        middle = Counted(*(statistics.median(column) for column in zip(*taken, strict=True)))
        print(
            f"{game:22}{middle.scripts:6.1f} ms of scripts, {middle.layout:.1f} of layout, "
            f"{middle.everything:.1f} in all; {middle.layouts:.0f} layouts; "
            f"medians of {len(taken)} positions"
        )


if __name__ == "__main__":
    main()
