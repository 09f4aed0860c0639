"""What is done with a stranger's box in quarantine, before it is done at a table.

Whatever has come to its end there does so here as well: the engine knows no chance but the seed.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.house_box import count_all, try_out
from trailboss.kernel.record import Record
from trailboss.kernel.registry import load
from trailboss.kernel.state import State
from trailboss.tables.errors import Unplayable
from trailboss.tables.offered import offered

T = TypeVar("T")


def try_out_set(game: str, options: Mapping[str, Any]) -> None:
    """Games at random with a house set."""
    try_out(load(game), options)


def open_table(game: str, options: Mapping[str, Any], seats: int, seed: str) -> None:
    """Games at random with its house set, and the deal of the table itself."""
    played = load(game)
    try_out(played, options)
    _look_at(played.start(seats, seed, options))


def have_box(game: str, options: Mapping[str, Any]) -> None:
    """At hand: the last ones that were asked for are."""
    load(game).box(options)


def make_move(dump: dict[str, Any], seat: int, text: str) -> float:
    """How many seconds of a processor it took; `Unplayable` where the rules run into what they were
    not made for."""
    state: State = load(dump["game"]).load_state(dump)
    began = time.thread_time()
    try:
        state.apply(state.parse(text, seat), seat)
        _look_at(state)
    except TrailbossError:  # whoever makes it at the table is told why not
        pass
    except Exception as error:
        raise Unplayable(repr(error)) from error
    return time.thread_time() - began


def look(work: Callable[..., T], dump: dict[str, Any], seat: int, *args: Any) -> T:
    """What somebody asks about a position."""
    state: State = load(dump["game"]).load_state(dump)
    return work(state, seat, *args)


def replay(record: Record) -> float:
    """Every position of it as it will be shown; how many seconds of a processor it took."""
    began = time.thread_time()
    game = load(record.game)
    for state in game.replay_steps(game.upgraded(record)):
        _look_at(state)
    return time.thread_time() - began


def _look_at(state: State) -> None:
    """As everybody is going to."""
    for seat in (None, *range(state.seats)):
        state.view(seat)
    if state.decision is not None:
        for seat in state.decision.seats:
            offered(state, seat)
    count_all(state)
