"""How many clicks does a turn take? Sensible play, the bots' own choices, clicked in a browser.

python -m tests.browser.clicks --turns 60
python -m tests.browser.clicks carson_city --seed 4

Everybody sits around one screen; what a bot would answer is clicked by the shortest way that the
table offers: a button, a thing on the board, or a thing and then an entry of the menu at it. Every
click counts, also the one that confirms what can't be taken back; the curtain between two players
does not, as it is not there when each has a screen of their own.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, CLIENT, Server
from tests.browser.following import Follower
from tests.browser.table import WAIT, open_curtain, table_at
from trailboss import bots
from trailboss.bots.match import seat_bots
from trailboss.bots.player import Seated
from trailboss.kernel.action import Action
from trailboss.kernel.registry import load

SEED = 7


class Goal(NamedTuple):
    """What a turn may take on average, and which turns are meant."""

    most: float
    turns: str
    events: frozenset[str] = frozenset()
    """Only turns in which one of these happened; none: every turn."""
    question: str = ""
    """Only what this question took, each time it was asked: who is left alone is asked in a row."""


GOALS = {
    "great_western_trail": (Goal(4.0, "a turn"),),
    "el_paso": (Goal(4.0, "a turn"), Goal(5.0, "a turn that delivers", frozenset({"delivered"}))),
    "carson_city": (Goal(2.0, "a placement", question="place"),),
}


@dataclass
class Turn:
    clicks: int = 0
    events: set[str] = field(default_factory=set)
    asked: Counter[str] = field(default_factory=Counter)
    """Clicks by kind of question."""
    answers: Counter[str] = field(default_factory=Counter)
    """Answers by kind of question."""


class Player:
    """Answers what the table asks, as the bots would, and counts."""

    def __init__(self, page: Page, follower: Follower, seated: list[Seated]) -> None:
        self.page = page
        self.follower = follower
        self.seated = seated
        self.turns: list[Turn] = []

    def play(self, turns: int) -> None:
        state = self.follower.state
        last = None
        while (decision := state.decision) is not None:
            if decision.seat != last:
                if len(self.turns) == turns:
                    return
                self.turns.append(Turn())
                last = decision.seat
            self._answer(self.turns[-1])

    def _answer(self, turn: Turn) -> None:
        state = self.follower.state
        decision = state.decision
        assert decision is not None
        self.follower.wait_until_asked()
        open_curtain(self.page)
        action = self.seated[decision.seat].choose(state)
        way, steps = self._way(action, decision.seat)
        clicks = self._click(way) + self.follower.confirm(steps)
        turn.clicks += clicks
        turn.asked[decision.kind] += clicks
        turn.answers[decision.kind] += 1
        turn.events.update(event.kind for event in self.follower.catch_up())

    def _way(self, action: Action, seat: int) -> tuple[list[str], int]:
        """What to click, and the number of answers that are given by it."""
        after = self.follower.state.clone()
        mark = after.mark()
        after.apply(action, seat)
        decision = after.decision
        known = not after.revealed_since(mark).to(seat)
        if known and decision is not None and decision.seats == (seat,):
            both = self.follower.both(action, self.seated[seat].choose(after))
            if both:
                return both, 2
        return self.follower.shortest(action), 1

    def _click(self, way: list[str]) -> int:
        for selector in way:
            self.page.locator(selector).first.dispatch_event("click")
        return len(way)


def count(page: Page, game: str, turns: int, seed: int) -> list[Turn]:
    state = load(game).start(2, seed)
    follower = Follower(page, state)
    page.goto(table_at(state)(page.context.request))
    player = Player(page, follower, seat_bots(state.game, [bots.names(game)[0]] * 2, seed))
    player.play(turns)
    return player.turns


@contextmanager
def a_page() -> Iterator[Page]:
    if CHROMIUM is None or not CLIENT.exists():
        sys.exit("It takes Chromium and the built client: 'make client chromium' brings both.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": 1366, "height": 768},
            reduced_motion="reduce",
            service_workers="block",
        )
        context.add_init_script("localStorage.language ??= 'en'")
        page = context.new_page()
        page.set_default_timeout(WAIT)
        yield page
        browser.close()
        server.stop()


def counted(goal: Goal, turns: list[Turn]) -> tuple[int, int]:
    """All clicks that are meant, and what they are shared among."""
    if goal.question:
        kind = goal.question
        return sum(turn.asked[kind] for turn in turns), sum(turn.answers[kind] for turn in turns)
    meant = [turn for turn in turns if not goal.events or goal.events & turn.events]
    return sum(turn.clicks for turn in meant), len(meant)


def told(game: str, turns: list[Turn]) -> bool:
    """Print what was counted; whether every goal is met."""
    met = True
    for goal in GOALS.get(game, (Goal(float("inf"), "a turn"),)):
        clicks, number = counted(goal, turns)
        mean = clicks / max(1, number)
        met = met and mean <= goal.most
        print(f"{game:22}{mean:6.2f} clicks {goal.turns} (goal {goal.most}), {number} of them")
    asked: Counter[str] = sum((turn.asked for turn in turns), Counter())
    share = [f"{kind} {number / len(turns):.2f}" for kind, number in asked.most_common(12)]
    print("    by question: " + ", ".join(share), flush=True)
    return met


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.clicks", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GOALS))
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    with a_page() as page:
        met = [told(game, count(page, game, given.turns, given.seed)) for game in given.games]
    sys.exit(0 if all(met) else 1)


if __name__ == "__main__":
    main()
