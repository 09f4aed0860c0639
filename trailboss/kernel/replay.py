"""Records played again: move by move, each one checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from trailboss.kernel.action import Event
from trailboss.kernel.dice import Dice, Seed, seed_bytes
from trailboss.kernel.errors import (
    BadCall,
    BadOption,
    BadRecord,
    BadSeed,
    IllegalAction,
    NotAnAction,
    TrailbossError,
)
from trailboss.kernel.house import HOUSE_SET
from trailboss.kernel.option import read_options
from trailboss.kernel.record import Record, Redeal
from trailboss.kernel.state import State

if TYPE_CHECKING:
    from trailboss.kernel.box import Box
    from trailboss.kernel.game import Game

S = TypeVar("S", bound=State)


def must_be_a_record(record: object) -> None:
    if not isinstance(record, Record):
        raise BadCall(f"a Record is replayed, not {record!r}: see Record.read")


def start(game: Game[S, Any], record: Record) -> S:
    """The position before the first move, or `BadRecord` for a head that cannot be ours."""
    if record.game != game.meta.name:
        raise BadRecord(f"a record of '{record.game}', not of '{game.meta.name}'", 2)
    try:
        options = read_options(game.options, record.options)
    except BadOption as error:
        raise BadRecord(str(error), 4) from error
    try:
        seats = game.read_seats(record.seats, options)
    except BadOption as error:
        raise BadRecord(str(error), 5) from error
    try:
        seed = seed_bytes(record.seed)
    except BadSeed as error:
        raise BadRecord(str(error), 6) from error
    try:
        return game.start(seats, seed, options)
    except BadOption as error:
        raise BadRecord(str(error), 4) from error
    except Exception as error:
        if HOUSE_SET.name not in options:
            raise  # rules were made for what we have printed: there it would be a fault of ours
        raise BadRecord(f"nobody can begin with its house set: {error!r}", 4) from error


def must_be_of(box: Box[Any, Any], record: Record) -> None:
    """`BadRecord` if it was made with another box, or under other rules."""
    if (record.box, record.epoch) != (box.fingerprint, box.epoch):
        raise BadRecord(
            f"made with the box {record.box} in epoch {record.epoch} of its rules; this is "
            f"{box.fingerprint} in epoch {box.epoch}. An upgrade tells whether it still holds",
            3,
        )


def play(state: S, record: Record) -> Iterator[S]:
    """The state before the first move and after each: one state that changes.

    Where it was dealt anew it is another one, and the position of that ply is the one after it.
    """
    state = _redealt_here(state, record)
    yield state
    for number, move in enumerate(record.moves):
        line = record.line_of(number)
        try:
            if not 0 <= move.seat < record.seats:
                raise BadRecord(f"there is no seat {move.seat}", line)
            state, _ = moved(state, record)
        except (IllegalAction, NotAnAction) as error:
            legal = [action.text for action in state.actions(move.seat)]
            expected = f"; legal for seat {move.seat}: {', '.join(legal) or 'nothing'}"
            raise BadRecord(f"{error}{expected}", line, legal) from error
        except TrailbossError:
            raise
        except Exception as error:
            if HOUSE_SET.name not in state.options:
                raise
            raise BadRecord(f"nobody can play on with its house set: {error!r}", line) from error
        if number + 1 == len(record.moves):
            _must_end_as_declared(state, record)
        yield state


def moved(state: S, record: Record) -> tuple[S, list[Event]]:
    """The state after the next move of the record, and what happened; the one given is spent."""
    move = record.moves[state.ply]
    events = state.apply(state.parse(move.text, move.seat), move.seat)
    return _redealt_here(state, record), events


def redealt(state: S, seed: Seed) -> S:
    """A copy that goes on with other dice, and with everything dealt anew that is not public.

    Whoever knows what was to come has no use of it. It keeps its past: its record leads here.
    """
    new = state.redetermine(None, Dice(seed))
    new.history = state.history
    new.redeals = (*state.redeals, Redeal(state.ply, state.dice.seed.hex()))
    return new


def _redealt_here(state: S, record: Record) -> S:
    for redeal in record.redeals:
        if redeal.ply == state.ply:
            try:
                state = redealt(state, redeal.seed)
            except BadSeed as error:
                raise BadRecord(str(error), record.line_of(state.ply) - 1) from error
    return state


def _must_end_as_declared(state: State, record: Record) -> None:
    found = state.record().result
    if record.result is not None and found != record.result:
        told = "the game is not over" if found is None else f"it is {' '.join(map(str, found))}"
        declared = " ".join(map(str, record.result))
        line = record.line_of(len(record.moves))
        raise BadRecord(f"the result is said to be {declared}, but {told}", line)
