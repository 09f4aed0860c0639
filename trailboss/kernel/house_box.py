"""Boxes with what their owners have corrected: put together, kept for a while, and tried out."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from trailboss.kernel import printed
from trailboss.kernel.box import Box
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadBox, BadOption
from trailboss.kernel.house import HOUSE_SET, bad, corrected, corrections, refusing
from trailboss.kernel.option import OptionValue, read_options, some_settings
from trailboss.kernel.part import Settings

if TYPE_CHECKING:
    from trailboss.kernel.game import AnyGame, Game
    from trailboss.kernel.state import State

B = TypeVar("B", bound=Box[Any, Any])

_KEPT: Final = 32
"""Boxes in memory, a few hundred kB each: anybody may ask for any number of them."""
_LONGEST_GAME: Final = 4_000
"""Moves. Random games of any of our boxes have a few hundred."""
_WATCHED: Final = 10
"""So many moves are between two looks at the invariants, which take longer than the moves."""


class HouseBoxes(Generic[B]):
    """The boxes of one game that were asked for last, by whichever thread."""

    def __init__(self, game: Game[Any, B]) -> None:
        self._game = game
        self._kept: dict[tuple[tuple[str, OptionValue], ...], B] = {}
        self._lock = Lock()

    def box(self, settings: Settings) -> B:
        asked = tuple(settings.items())
        with self._lock:
            known = self._kept.get(asked)
        made = self._put_together(settings) if known is None else known  # nobody waits meanwhile
        with self._lock:
            box = self._kept.pop(asked, made)
            self._kept[asked] = box
            if len(self._kept) > _KEPT:
                del self._kept[next(iter(self._kept))]
        return box

    def _put_together(self, settings: Settings) -> B:
        game = self._game
        values = {option.name: option.values for option in game.options}
        instead = corrected(game.parts, corrections(settings), values)
        parts, choices = game.content(settings)
        folders = [part.files for part in parts if part.files is not None]
        try:
            box = game.make_box(parts, printed.Printed(folders, choices, instead))
            things = box.vocabulary.things
        except BadBox as error:
            raise refusing(error) from error
        except Exception as error:  # what rules run into that were made for what we have printed
            message = f"the values do not fit together: {error!r}"
            raise bad(message, "apart", detail=repr(error)) from error
        for kind, ids in things.items():
            for id in ids:
                if id not in game.vocabulary.things.get(kind, ()):
                    message = f"the game has no {kind} '{id}', and no name for one"
                    raise bad(message, "apart", detail=message)
        return box


def settings_with(game: AnyGame, values: Mapping[str, Any]) -> dict[str, OptionValue]:
    """Options of a table with this house set to which what it corrects is brought, as far as its
    parts can meet."""
    usual = read_options(game.options, {})
    chosen: dict[str, Any] = {HOUSE_SET.name: values}
    for part in game.parts[1:]:
        if not any(path.startswith(f"{part.name}/") for path in values):
            continue
        for settings in some_settings(game.options):
            if part in game.content(settings)[0]:
                more = {name: one for name, one in settings.items() if usual.get(name) != one}
                with suppress(BadOption):
                    read_options(game.options, {**chosen, **more})
                    chosen |= more
                break
    return read_options(game.options, chosen)


def try_out(game: AnyGame, options: Mapping[str, Any]) -> None:
    """`BadOption` unless games with the house set of these options come to their end.

    One game is played at random for each number of seats, and the ledger's invariants are watched.
    """
    settings = read_options(game.options, options)
    for seats in game.meta.seats_for(settings):
        try:
            _play(game, seats, settings)
        except BadOption:
            raise
        except Exception as error:
            message = f"a game of {seats} with it cannot be played: {error!r}"
            raise bad(message, "unplayable", seats=seats, detail=repr(error)) from error


def _play(game: AnyGame, seats: int, settings: Settings) -> None:
    dice = Dice(seats)
    state = game.start(seats, seats, settings)
    while (decision := state.decision) is not None:
        state.apply(dice.pick(state.actions(decision.seat)), decision.seat)
        if state.ply > _LONGEST_GAME:
            raise bad(f"a game of {seats} with it does not end", "endless", seats=seats)
        if state.ply % _WATCHED == 0 or state.is_over:
            for wrong in state.broken_invariants():
                message = f"in a game of {seats} with it {wrong}"
                raise bad(message, "broken", seats=seats, detail=str(wrong))
    count_all(state)


def count_all(state: State) -> None:
    """Whatever will be counted for scoring sheets, replays and statistics."""
    state.standings()
    for seat in range(state.seats):
        state.game.curves(state, seat)
        state.game.tally(state, seat)
        state.game.choices(state, seat)
