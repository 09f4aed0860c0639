"""Stored games, for `tools.load` and `tools.pages`: some are played, the rest are copies."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State
from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.live import game_of

GAME = "great_western_trail"
PLAYED = 12
LEFT = 5
"""Moves that are left to play: nearly the longest log that a table in play can have."""


def store_games(file: Path, count: int) -> list[str]:
    """The ids of so many tables in play, each with a log of hundreds of moves."""
    database = Database(f"sqlite:///{file}")
    database.prepare()
    games = [_unfinished(number) for number in range(min(PLAYED, count))]
    ids = [secrets.token_hex(6) for _ in range(count)]
    with database.write() as db:
        for number, id in enumerate(ids):
            state, lines, waiting_for = games[number % len(games)]
            db.execute(insert(schema.tables), _table(id, state, waiting_for))
            db.execute(insert(schema.seats), _seats(id, state.seats))
            db.execute(insert(schema.log), [{"table": id, **line} for line in lines])
    database.close()
    return ids


def play(game: str, seats: int, number: int) -> tuple[State, list[tuple[int, str]]]:
    """A whole game at random, and who chose what in it."""
    state, dice = game_of(game).start(seats, number), Dice(number)
    moves: list[tuple[int, str]] = []
    while not state.is_over:
        decision = state.decision
        assert decision is not None
        action = dice.pick(state.actions(decision.seat))
        moves.append((decision.seat, action.text))
        state.apply(action, decision.seat)
    return state, moves


def about(state: State) -> dict[str, Any]:
    """What the row of its table says about the game itself."""
    record = state.record()
    return {
        "game": record.game,
        "box": record.box,
        "epoch": record.epoch,
        "seed": record.seed,
        "commitment": state.dice.commitment(),
    }


def _unfinished(number: int) -> tuple[State, list[dict[str, Any]], list[int]]:
    """The log up to a few moves before the end, and who is asked there."""
    state, moves = play(GAME, 2 + number % 3, number)
    now = time.time()
    lines = [
        {"seq": n, "kind": "move", "seat": seat, "text": text, "request": f"r{n}", "at": now}
        for n, (seat, text) in enumerate(moves[:-LEFT], 1)
    ]
    return state, lines, [moves[-LEFT][0]]


def _table(id: str, state: State, waiting_for: list[int]) -> dict[str, Any]:
    record = state.record()
    return {
        **about(state),
        "id": id,
        "options": dict(record.options),
        "seats": record.seats,
        "visibility": "private",
        "pace": {"kind": "none"},
        "status": "playing",
        "owner": "nobody",
        "created": time.time(),
        "started": time.time(),
        "waiting_for": waiting_for,
    }


def _seats(id: str, seats: int) -> list[dict[str, Any]]:
    return [
        {
            "table": id,
            "seat": seat,
            "kind": "person",
            "person": None,
            "bot": None,
            "name": f"Seat {seat}",
            "invitation": secrets.token_urlsafe(16),
        }
        for seat in range(seats)
    ]
