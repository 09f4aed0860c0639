"""Games of a policy against itself and older ones, side by side, and what is remembered of them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from trailboss.bots.player import Bot, Seated
from trailboss.bots.policy.network import POINTS, Aim, squashed
from trailboss.bots.policy.tables import Tables
from trailboss.bots.policy.training.student import Batch, Student
from trailboss.bots.value import Array
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.layout import Following
from trailboss.kernel.state import State

TRACE: Final = 0.97
"""How much of what an answer is taught comes from further on than the next answer."""
OLDER: Final = 5
"""In one game of so many, older policies hold some of the seats."""
LOOK: Final = 8
"""At every so many answers it is looked whether columns that never told anything do so now."""


class Played(NamedTuple):
    """What is remembered of some games."""

    answers: Batch
    """All that the policy gave."""
    woken: Array
    """Columns that were thought to tell nothing, and do."""
    results: dict[str, list[list[float]]]
    """By kind of table: the points of all seats, game by game."""
    explained: float
    """How much of what came of a position its worth had foretold: 1 is all."""


class _Game:
    """One game in play."""

    def __init__(self, tables: Tables, kind: int, seed: bytes, old: frozenset[int]) -> None:
        self.kind = kind
        self.old = old
        """Seats that an older policy holds."""
        self.state: State = tables.start(kind, seed)
        self.following: Following = tables.layouts[kind].follow()
        self.number_of = tables.answer_of[kind]
        self.said: list[list[int]] = [[] for _ in range(self.state.seats)]
        """By seat: the rows in which its answers are remembered."""

    def is_asking(self, older: bool) -> bool:
        asked = self.state.asked
        return bool(asked) and (asked[0] in self.old) == older


class Games:
    """Plays with a student, and an older one in some seats."""

    def __init__(
        self,
        tables: Tables,
        active: Array,
        student: Student,
        older: Student | None,
        teacher: Bot | None,
        aim: Aim,
        seed: list[int],
    ) -> None:
        self.tables = tables
        self.active = active
        self.student = student
        self.older = older
        self.teacher = teacher
        """Who answers in the student's place, if it is to watch."""
        self.aim = aim
        self.rng = np.random.default_rng(seed)
        self._places = [_places(active, columns) for columns in tables.column_of]
        self._columns: list[Any] = []
        self._legal: list[Any] = []
        self._given: list[int] = []
        self._liked: list[float] = []
        self._worth: list[float] = []
        self.woken: set[int] = set()

    def play(self, number: int) -> Played:
        """So many whole games at once."""
        live = [self._begin(i, number) for i in range(number)]
        done: list[_Game] = []
        look = 0
        while live:
            for older in (False, True):
                asked = [game for game in live if game.is_asking(older)]
                if asked:
                    self._answer(asked, older, look % LOOK == 0)
            done += [game for game in live if game.state.is_over]
            live = [game for game in live if not game.state.is_over]
            look += 1
        return self._remembered(done)

    def _begin(self, i: int, number: int) -> _Game:
        shares = np.asarray([kind.share for kind in self.tables.kinds])
        kind = int(np.searchsorted(np.cumsum(shares) / shares.sum(), (i + 0.5) / number))
        seed = self.rng.bytes(16)
        wanted = self.tables.kinds[kind]
        people = wanted.seats - len(self.tables.game.meta.automated(dict(wanted.options)))
        old: frozenset[int] = frozenset()
        is_mixed = self.older is not None and people > 1 and self.teacher is None
        if is_mixed and self.rng.integers(OLDER) == 0:
            learner = int(self.rng.integers(people))
            others = [seat for seat in range(people) if seat != learner]
            old = frozenset(seat for seat in others if self.rng.integers(2) or people == 2)
        return _Game(self.tables, kind, seed, old)

    def _answer(self, games: list[_Game], older: bool, look: bool) -> None:
        """One answer in each of these games."""
        student = self.older if older and self.older is not None else self.student
        seen: Array = np.zeros((len(games), len(self.active)), np.int16)
        legal: Array = np.zeros((len(games), len(self.tables.answers)), np.bool_)
        options = []
        for row, game in enumerate(games):
            state = game.state
            seat = state.asked[0]
            columns = np.frombuffer(game.following.seen(state, seat), np.int16)
            taken, put = self._places[game.kind]
            seen[row, put] = columns[taken]
            if look:
                self._wake(game.kind, columns)
            offered = state.actions(seat)
            number_of = game.number_of
            numbers = [number_of[action] for action in offered]
            legal[row, numbers] = True
            options.append((seat, offered, numbers))
        depth = student.depths(squashed(seen))[-1]
        liked, logs = student.likings(depth, legal)
        worths = student.outlooks(depth)[:, 0]
        sums = liked.cumsum(axis=1)
        drawn = (sums > self.rng.random((len(games), 1)) * sums[:, -1:]).argmax(axis=1)
        for row, game in enumerate(games):
            seat, offered, numbers = options[row]
            number = int(drawn[row])
            if self.teacher is not None:
                number = numbers[offered.index(self._taught(game, seat))]
            elif not legal[row, number]:  # the sum of rounded likings was missed
                number = numbers[0]
            if not older:
                game.said[seat].append(len(self._given))
                self._columns.append(seen[row])
                self._legal.append(legal[row])
                self._given.append(number)
                self._liked.append(float(logs[row, number]))
                self._worth.append(float(worths[row]))
            game.state.apply(offered[numbers.index(number)], seat)

    def _taught(self, game: _Game, seat: int) -> Action:
        assert self.teacher is not None
        dice = Dice(self.rng.bytes(16))
        return Seated(self.teacher, seat, dice).choose(game.state)

    def _wake(self, kind: int, columns: Array) -> None:
        """Notes columns that differ from the beginning of a game."""
        differ = self.tables.column_of[kind][columns != self.tables.usual[kind]]
        self.woken.update(differ.tolist())

    def _remembered(self, done: list[_Game]) -> Played:
        worth = np.asarray(self._worth, np.float32)
        gain = np.zeros_like(worth)
        points, won = np.zeros_like(worth), np.zeros_like(worth)
        results: dict[str, list[list[float]]] = {}
        for game in done:
            sheets = sorted(game.state.standings(), key=lambda sheet: int(sheet["seat"]))
            totals = [float(sheet["total"]) for sheet in sheets]
            if not game.old:
                label = self.tables.kinds[game.kind].label
                results.setdefault(label, []).append(totals)
            for seat, rows in enumerate(game.said):
                victory = float(sheets[seat]["rank"] == 1)
                rivals = totals[:seat] + totals[seat + 1 :]
                came_to = self.aim.outcome(totals[seat], max(rivals), victory) / POINTS
                points[rows] = totals[seat] / POINTS
                won[rows] = victory
                gain[rows] = gains(worth[rows], came_to)
        came = gain + worth
        woken = np.setdiff1d(np.fromiter(sorted(self.woken), np.intp), self.active)
        return Played(
            Batch(
                np.asarray(self._columns),
                np.asarray(self._legal),
                np.asarray(self._given),
                np.asarray(self._liked, np.float32),
                (gain - gain.mean()) / (gain.std() + 1e-6),
                came,
                points,
                won,
            ),
            woken,
            results,
            float(1 - gain.var() / max(1e-6, came.var())),
        )


def gains(worth: Array, came_to: float) -> Array:
    """How much better than foretold each answer of a seat turned out (generalised advantage)."""
    found: Array = np.zeros(len(worth), np.float32)
    ahead, then = 0.0, came_to
    for i in range(len(worth) - 1, -1, -1):
        surprise = then - float(worth[i])
        ahead = surprise + TRACE * ahead
        found[i] = ahead
        then = float(worth[i])
    return found


def _places(active: Array, columns: Array) -> tuple[Array, Array]:
    """Which columns of a layout are active, and where they stand among those."""
    at = {column: i for i, column in enumerate(active.tolist())}
    known = [(i, at[column]) for i, column in enumerate(columns.tolist()) if column in at]
    return (
        np.asarray([i for i, _ in known], np.intp),
        np.asarray([place for _, place in known], np.intp),
    )
