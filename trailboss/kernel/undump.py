"""Reading a dumped state back: on trust from our own processes, warily from anywhere else."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

from trailboss.kernel.dice import Dice, seed_bytes
from trailboss.kernel.errors import BadDump, TrailbossError
from trailboss.kernel.option import read_options
from trailboss.kernel.record import Redeal, moves_of

if TYPE_CHECKING:
    from trailboss.kernel.game import Game
    from trailboss.kernel.state import State

T = TypeVar("T")
S = TypeVar("S", bound="State")

_DAMAGE: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TrailbossError,
    TypeError,
    ValueError,
)
"""What reading a dump may run into when somebody has been at it."""
_HEAD: Final = {"game", "box", "epoch"}
_KEYS: Final = {
    *_HEAD,
    "options",
    "seats",
    "seed",
    "dice",
    "learned",
    "agenda",
    "ply",
    "moves",
    "state",
    "parts",
    "redeals",
}


def load(game: Game[S, Any], dump: Mapping[str, Any]) -> S:
    """The dumped state, or `BadDump` unless it can be played on and would dump to the same."""
    if not isinstance(dump, Mapping) or not dump.keys() >= _HEAD:
        raise BadDump("not a dumped state: it names no game, box and epoch")
    if dump["game"] != game.meta.name:
        raise BadDump(f"a state of {dump['game']}, not of {game.meta.name}")
    if unknown := sorted(map(str, dump.keys() - _KEYS)):
        raise BadDump(f"a dumped state has no {', '.join(unknown)}")
    if missing := sorted(_KEYS - {"redeals"} - dump.keys()):
        raise BadDump(f"damaged state: {', '.join(missing)} missing")
    try:
        state = restored(game, dump)
        _must_be_ours(state, dump)
        _prove_usable(state)
        spoiled = [
            field
            for field, value in state.dump().items()
            if json.dumps(value, sort_keys=True) != json.dumps(dump[field], sort_keys=True)
        ]
    except BadDump:
        raise
    except _DAMAGE as error:
        raise BadDump(f"damaged state: {error!r}") from error
    if spoiled:
        raise BadDump(f"damaged state: {', '.join(spoiled)}")
    return state


def _must_be_ours(state: State, dump: Mapping[str, Any]) -> None:
    theirs, ours = (dump["box"], dump["epoch"]), (state.box.fingerprint, state.box.epoch)
    if theirs != ours:
        raise BadDump(
            f"a state of the box {theirs[0]} in epoch {theirs[1]} of its rules, "
            f"but this is {ours[0]} in epoch {ours[1]}"
        )


def restored(game: Game[S, Any], dump: Mapping[str, Any]) -> S:
    """The dumped state, taken on trust."""
    options = read_options(game.options, dump["options"])
    seats = game.read_seats(dump["seats"], options)
    dice = Dice(_checked(dump["seed"], str), _checked(dump["dice"], int))
    state = game.empty_table(seats, options, dice)
    state.learned = [_checked(count, int) for count in _checked(dump["learned"], list)]
    state.ply = _checked(dump["ply"], int)
    state.redeals = tuple(
        Redeal(_checked(ply, int), seed_bytes(_checked(seed, str)).hex())
        for ply, seed in dump.get("redeals", ())
    )
    for seat, text in dump["moves"]:
        state.history = (state.history, range(seats)[seat], _checked(text, str))
    state.agenda = [_frozen(_checked(frame, list)) for frame in dump["agenda"]]
    state._load_own(dump["state"])
    parts = _checked(dump["parts"], dict)
    if parts.keys() != state.things.keys():
        raise ValueError(f"the parts are {', '.join(state.things)}, not {', '.join(parts)}")
    for part, things in state.things.items():
        things.load(parts[part])
    return state


def _prove_usable(state: State) -> None:
    """Raise some error if the state cannot be played on."""
    if state.dice.position < 0 or len(state.learned) != state.seats:
        raise ValueError("dice or learned out of range")
    if state.ply < len(moves_of(state.history)):
        raise ValueError("more moves than plies")
    for frame in state.agenda[:-1]:
        if frame[0] not in state.steps.questions and frame[0] not in state.steps.automatic:
            raise ValueError(f"no step is called {frame[0]!r}")
    decision = state.decision
    for seat in decision.seats if decision is not None else ():
        state.actions(seat)
    for viewer in (None, *range(state.seats)):
        state.view(viewer)
    state.standings()


def _checked(value: Any, kind: type[T]) -> T:
    if type(value) is not kind:
        raise TypeError(f"{kind.__name__} expected, not {value!r}")
    return value


def thawed(value: Any) -> Any:
    """A frame with its tuples as lists: JSON has no others."""
    return [thawed(part) for part in value] if isinstance(value, list | tuple) else value


def _frozen(value: Any) -> Any:
    """A frame as it was before `thawed`."""
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value
