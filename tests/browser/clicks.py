"""How many clicks does a turn take? Sensible play, the bots' own choices, clicked in a browser.

python -m tests.browser.clicks --turns 60
python -m tests.browser.clicks carson_city --seed 4

Everybody sits around one screen; what a bot would answer is clicked by the shortest way that the
table offers: a button, a thing on the board, or a thing and then an entry of the menu at it. Every
click counts, also the one that confirms what can't be taken back; the curtain between two players
does not, as it is not there when each has a screen of their own. All settings are as the table
comes with them: a turn that nothing is left to do in ends by itself after a moment. That takes no
click, for the player waits, and so does this, by a clock that is put forward. What it would be with
a click for each such end is told, too.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, CLIENT, Server
from tests.browser.following import Follower
from tests.browser.table import WAIT, open_curtain, table_at
from trailboss import State, bots
from trailboss.bots.match import seat_bots
from trailboss.kernel.action import Action
from trailboss.kernel.registry import load

SEED = 7
IMPLIED = frozenset({"discard", "discard-pair"})
"""What the table does by itself where it is no choice."""
ALL_OF = "certificates"
"""What it takes all of, unless somebody goes back and says otherwise."""
ENDS = frozenset({"end", "finish", "continue"})
"""What only ends a turn."""


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
    "el_paso": (Goal(inf, "a turn"), Goal(5.0, "a turn that delivers", frozenset({"delivered"}))),
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
    sorts: Counter[str] = field(default_factory=Counter)
    """Clicks by what they are: an answer, the mere end of the turn, a word for it, a menu."""
    by_itself: int = 0
    """Ends that took no click."""
    ways: list[str] = field(default_factory=list)
    """What was answered, and by how many clicks."""


class Answer(NamedTuple):
    seat: int
    action: Action
    known: bool
    """Nothing came to light by it: what comes after it could be told before."""
    alone: bool
    """The same seat is asked next, and nobody else."""
    implied: bool
    """No other card could go away, or as many are taken as are given: done along with what comes
    before."""


def answers(state: State, seed: int, turns: int) -> list[Answer]:
    """What bots answer in so many turns, and nothing of it hangs on the table it is clicked at."""
    seated = seat_bots(state.game, [bots.names(state.game.meta.name)[0]] * 2, seed)
    found: list[Answer] = []
    last, begun = None, 0
    while (decision := state.decision) is not None:
        begun += decision.seat != last
        last = decision.seat
        if begun > turns:
            break
        action = seated[last].choose(state)
        own = set(state.actions(last)) - set(state.interruptions(last))
        follows = bool(found) and found[-1].known and found[-1].seat == last
        most = max((one.args[0] for one in own if one.kind == ALL_OF), default=None)
        taken = action.kind == ALL_OF and action.args[0] == most
        implied = follows and (taken or (action.kind in IMPLIED and len(own) == 1))
        mark = state.mark()
        state.apply(action, last)
        then = state.decision
        known = not state.revealed_since(mark).to(last)
        alone = then is not None and then.seats == (last,)
        found.append(Answer(last, action, known, alone, implied))
    return found


class Player:
    """Answers what the table asks as the bots did, and counts."""

    def __init__(self, page: Page, follower: Follower, answers: list[Answer]) -> None:
        self.page = page
        self.follower = follower
        self.answers = answers
        self.turns: list[Turn] = []

    def play(self) -> None:
        state = self.follower.state
        first, last = state.ply, None
        while state.ply - first < len(self.answers):
            decision = state.decision
            assert decision is not None
            if decision.seat != last:
                self.turns.append(Turn())
                last = decision.seat
            self._answer(self.turns[-1], self.answers[state.ply - first :], decision.kind)

    def _answer(self, turn: Turn, ahead: list[Answer], kind: str) -> None:
        self.follower.wait_until_asked()
        open_curtain(self.page)
        answer, *more = ahead
        if answer.action.text in ENDS and self.follower.ends_by_itself():
            turn.by_itself += 1
            turn.ways.append(f"{kind}: {answer.action.text} (by itself)")
            self.follower.catch_up()
            return
        way, steps = self._way(answer, more)
        self._click(way)
        words, steps = self.follower.confirm(steps, [one.action for one in ahead[steps:]])
        clicks = len(way) + words
        turn.clicks += clicks
        turn.asked[kind] += clicks
        turn.answers[kind] += 1
        turn.sorts["a word for what can't be taken back"] += words
        turn.sorts["a menu or a list"] += len(way) - 1
        only = answer.action.text in ENDS and steps == 1
        turn.sorts["the turn's end alone" if only else "an answer or two"] += 1
        told = " + ".join(one.action.text for one in ahead[:steps])
        turn.ways.append(f"{kind}: {told} ({clicks})")
        turn.events.update(event.kind for event in self.follower.catch_up())

    def _way(self, answer: Answer, more: list[Answer]) -> tuple[list[str], int]:
        """What to click, and the number of answers that are given by it."""
        way, steps = self.follower.shortest(answer.action), 1
        if answer.known and answer.alone and more:
            both = self.follower.both(answer.action, more[0].action)
            if both:
                way, steps = both, 2
        along = len(more) >= steps and more[steps - 1].implied
        return way, steps + along

    def _click(self, way: list[str]) -> None:
        for selector in way:
            self.page.locator(selector).first.dispatch_event("click")


def count(page: Page, game: str, turns: int, seed: int) -> list[Turn]:
    state = load(game).start(2, seed)
    follower = Follower(page, state)
    planned = answers(state.clone(), seed, turns)
    page.clock.install()
    page.goto(table_at(state)(page.context.request))
    player = Player(page, follower, planned)
    player.play()
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


class Counted(NamedTuple):
    clicks: int
    number: int
    """What they are shared among."""
    ends: int = 0
    """Of turns, which came without a click."""


def counted(goal: Goal, turns: list[Turn]) -> Counted:
    """All clicks that are meant."""
    if goal.question:
        kind = goal.question
        return Counted(
            sum(turn.asked[kind] for turn in turns), sum(turn.answers[kind] for turn in turns)
        )
    meant = [turn for turn in turns if not goal.events or goal.events & turn.events]
    return Counted(
        sum(turn.clicks for turn in meant), len(meant), sum(turn.by_itself for turn in meant)
    )


def told(game: str, turns: list[Turn]) -> bool:
    """Print what was counted; whether every goal is met."""
    met = True
    for goal in GOALS.get(game, (Goal(inf, "a turn"),)):
        clicks, number, ends = counted(goal, turns)
        mean = clicks / max(1, number)
        met = met and mean <= goal.most
        wanted = f" (goal {goal.most})" if goal.most < inf else ""
        print(f"{game:22}{mean:6.2f} clicks {goal.turns}{wanted}, {number} of them")
        if ends:
            print(f"{'':22}{(clicks + ends) / number:6.2f} if every end of a turn is clicked")
    asked: Counter[str] = sum((turn.asked for turn in turns), Counter())
    sorts: Counter[str] = sum((turn.sorts for turn in turns), Counter())
    for what, share in (("by question", asked), ("by what they are", sorts)):
        told = [f"{kind} {number / len(turns):.2f}" for kind, number in share.most_common(12)]
        print(f"    {what}: " + ", ".join(told), flush=True)
    return met


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.clicks", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GOALS))
    parser.add_argument("--turns", type=int, default=60)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--turn-by-turn", action="store_true", help="tell every click")
    given = parser.parse_args()
    met = []
    with a_page() as page:
        for game in given.games:
            turns = count(page, game, given.turns, given.seed)
            met.append(told(game, turns))
            if given.turn_by_turn:
                for number, turn in enumerate(turns, 1):
                    print(f"    {number:3} {turn.clicks:3}  " + "; ".join(turn.ways))
    sys.exit(0 if all(met) else 1)


if __name__ == "__main__":
    main()
