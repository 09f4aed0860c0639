"""Puzzles are found: every turn of bots' games is searched for goals with one best line."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from trailboss import bots
from trailboss.analysis.moments import Turn, course_of
from trailboss.bots.match import play_game
from trailboss.kernel.game import AnyGame
from trailboss.kernel.record import Record
from trailboss.puzzles.puzzle import DealFile, PuzzleFile, PuzzlesFile
from trailboss.puzzles.search import Best, TooManyPositions, Ways, ways
from trailboss.puzzles.verify import stands_in_other_worlds

SEATS = 2
FEWEST_TURNS = 10
OF_ONE_GOAL = 0.5
"""The share of the puzzles that may be for one goal."""
OF_ONE_DEAL = 6
MOST_ANSWERS = 30
"""To the first question: nobody wants to look through more."""


@dataclass(frozen=True)
class _Candidate:
    ply: int
    seat: int
    goal: str
    best: Best
    found: Ways

    def kind(self, game: AnyGame) -> tuple[str, ...]:
        """Two puzzles of one kind feel the same."""
        return self.goal, *(game.action(text).kind for text in self.best.line)

    def is_worth_it(self, before: int | None, answers: int) -> bool:
        """It takes a few answers among many, and something is gained."""
        return (
            self.best.lines == 1
            and len(self.best.line) >= answers
            and self.found.turns >= FEWEST_TURNS
            and (before is None or self.best.value > before)
        )


class Wish(NamedTuple):
    """What is looked for."""

    deeds: tuple[str, ...]
    answers: int
    positions: int
    alike: int
    """So many puzzles for the same goal by the same kinds of actions."""
    number: int
    seeds: range


def find(game: AnyGame, wish: Wish) -> PuzzlesFile:
    """So many puzzles of as many kinds as there are, in games of the game's own bots from these
    seeds; fewer if there are not so many."""
    deeds, number = wish.deeds, wish.number
    deals: list[DealFile] = []
    puzzles: list[PuzzleFile] = []
    kinds: Counter[tuple[str, ...]] = Counter()
    goals: Counter[str] = Counter()
    for seed in wish.seeds:
        record = play_game(game, [bots.stand_in(game.meta.name)] * SEATS, seed).record
        id = str(seed)
        chosen: list[PuzzleFile] = []
        for one in _candidates(record, wish):
            sort = one.goal.partition(" ")[0]
            full = len(puzzles) + len(chosen) >= number or len(chosen) >= OF_ONE_DEAL
            stale = kinds[one.kind(game)] >= wish.alike or goals[sort] >= OF_ONE_GOAL * number
            if (
                full
                or stale
                or not stands_in_other_worlds(
                    game.replay(record, one.ply), one.seat, one.goal, one.best, deeds, one.found
                )
            ):
                continue
            kinds[one.kind(game)] += 1
            goals[sort] += 1
            chosen.append(_written(id, one))
        if chosen:
            moves = [move.text for move in record.moves[: max(one["ply"] for one in chosen)]]
            deals.append({"id": id, "seats": SEATS, "seed": seed, "moves": moves})
            puzzles += chosen
        if len(puzzles) >= number:
            break
    return {"deeds": list(deeds), "answers": wish.answers, "deal": deals, "puzzle": puzzles}


def _candidates(record: Record, wish: Wish) -> Iterator[_Candidate]:
    """At most one a turn: a deed if there is one, else the goal that takes most answers."""
    for turn in course_of(record.to_text()).turns:
        before = turn.state.game.curves(turn.state, turn.seat)
        worth = [
            one
            for one in _of_turn(turn, wish)
            if one.is_worth_it(before.get(one.goal), wish.answers)
        ]
        if worth:
            yield max(worth, key=lambda one: (one.goal not in before, len(one.best.line), one.goal))


def _of_turn(turn: Turn, wish: Wish) -> Iterator[_Candidate]:
    if len(turn.state.actions(turn.seat)) > MOST_ANSWERS:
        return
    try:
        found = ways(turn.state, turn.seat, wish.deeds, wish.positions)
    except TooManyPositions:
        return
    for goal, best in found.best.items():
        yield _Candidate(turn.ply, turn.seat, goal, best, found)


def _written(deal: str, one: _Candidate) -> PuzzleFile:
    return {
        "id": f"{deal}-{one.ply}",
        "deal": deal,
        "ply": one.ply,
        "seat": one.seat,
        "goal": one.goal,
        "value": one.best.value,
        "line": list(one.best.line),
        "turns": one.found.turns,
        "positions": one.found.positions,
    }


def to_text(file: PuzzlesFile) -> str:
    """The file as TOML."""
    lines = [
        "# Written by `trailboss puzzles GAME --find`, proved by `trailboss puzzles --verify`.",
        f"deeds = {json.dumps(file['deeds'])}",
        f"answers = {file['answers']}",
    ]
    for heading, tables in (("deal", file["deal"]), ("puzzle", file["puzzle"])):
        for table in tables:
            lines += ["", f"[[{heading}]]"]
            lines += [f"{name} = {_value(value)}" for name, value in table.items()]
    return "\n".join([*lines, ""])


_WIDTH = 100


def _value(value: object) -> str:
    """Texts, numbers and lists of them are the same in TOML as in JSON."""
    text = json.dumps(value)
    if not isinstance(value, list) or len(text) < _WIDTH:
        return text
    lines = [""]
    for one in value:
        entry = f"{json.dumps(one)},"
        if lines[-1] and len(lines[-1]) + len(entry) >= _WIDTH - 4:
            lines.append("")
        lines[-1] += f" {entry}" if lines[-1] else entry
    return "[\n  " + "\n  ".join(lines) + "\n]"
