"""Playthroughs: one random game per table, every value of the API at its first and last states.

The whole game is played; the text shows its first and last plies. After the first state only what
changed is printed, with a digest of every view, so that a reviewer sees what a change of the code
did to behaviour.
"""

import difflib
import hashlib
import json
from collections.abc import Generator, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from trailboss import Event, Meta, State
from trailboss.kit import files
from trailboss.kit.compare import changes
from trailboss.kit.player import Choice, RandomPlayer
from trailboss.kit.tables import (
    Setup,
    dice,
    first_extra_sets,
    game_of,
    options_text,
    seats_for,
    single_changes,
)

FIRST = 70
LAST = 20


def plan(meta: Meta) -> list[Setup]:
    """The default at every seat count, each single change at one of them, and each extra, by itself
    and once with its details."""
    tables = [Setup(meta.name, seats) for seats in meta.seats]
    for number, options in enumerate(single_changes(meta)):
        tables.append(Setup(meta.name, meta.seats[number % len(meta.seats)], options))
    for number, options in enumerate(first_extra_sets(meta, 2)):
        seats = seats_for(meta, options)
        tables.append(Setup(meta.name, seats[number % len(seats)], options))
    return tables


def path_of(setup: Setup) -> Path:
    name = f"{setup.seats}p-{files.slug(options_text(setup.options))}.txt"
    return files.playthroughs(setup.game) / name


def playthrough(setup: Setup) -> str:
    return "\n".join(_lines(setup)) + "\n"


class _Moment(NamedTuple):
    before: State
    choice: Choice
    events: list[Event]


class _Shown(NamedTuple):
    """What the reader has seen so far: later only changes of it are printed."""

    view: Any
    standings: Any
    knowledge: Any


def _lines(setup: Setup) -> Iterator[str]:
    state = setup.start(dice("playthrough", setup.id).seed)
    moments = _played(state, RandomPlayer(dice("playthrough plays", setup.id)))
    record = state.record()
    yield f"{setup.id}: {state.ply} plies, seed {record.seed}"
    yield "made by: python -m trailboss.kit.regenerate --only playthroughs"
    yield "'view' is a spectator's; 'views' are digests of the spectator's and of each seat's"
    shown = yield from _told(moments[:FIRST], _Shown({}, {}, {}))
    yield f"\n... {max(0, len(moments) - FIRST - LAST)} plies ..."
    last = max(FIRST, len(moments) - LAST)
    if last > FIRST:
        shown = _seen(moments[last - 1].before)
    shown = yield from _told(moments[last:], shown)
    yield from _state_lines(state, shown, _seen(state))
    yield f"record {_digest(record.to_text())}, dump {_digest(state.dump())}"
    for line in state.standings():
        yield f"standings {_json(line)}"


def _played(state: State, player: RandomPlayer) -> list[_Moment]:
    """The game to its end, in place."""
    moments = []
    while not state.is_over:
        before, choice = state.clone(), player.choose(state)
        moments.append(_Moment(before, choice, state.apply(choice.action, choice.seat)))
    return moments


def _told(moments: list[_Moment], shown: _Shown) -> Generator[str, None, _Shown]:
    """Returns what the reader has seen afterwards."""
    for moment in moments:
        now = _seen(moment.before)
        yield from _state_lines(moment.before, shown, now)
        yield from _move_lines(moment.choice, moment.events)
        shown = now
    return shown


def _seen(state: State) -> _Shown:
    view = state.view(None)
    return _Shown(
        {name: value for name, value in view.items() if name not in ("ply", "decision")},
        {str(line["seat"]): line for line in state.standings()},
        {"dice": state.dice.position, "learned": list(state.learned)},
    )


def _state_lines(state: State, shown: _Shown, now: _Shown) -> Iterator[str]:
    yield f"\n== ply {state.ply}" + (", over" if state.is_over else "")
    yield from _changed("view", shown.view, now.view)
    yield from _changed("standings", shown.standings, now.standings)
    yield from _changed("known", shown.knowledge, now.knowledge)
    views = [_digest(state.view(seat)) for seat in (None, *range(state.seats))]
    yield f"views {' '.join(views)}"
    decision = state.decision
    if decision is not None:
        yield f"decision {_json(decision.to_json())}"
        for seat in range(state.seats):
            actions = state.actions(seat)
            if actions:
                yield f"actions {seat}: {' | '.join(map(str, actions))}"


def _move_lines(choice: Choice, events: list[Event]) -> list[str]:
    lines = [f"> {choice}"]
    for event in events:
        audience = f" (to {event.audience})" if event.audience >= 0 else ""
        lines.append(f"  {event.kind} {_json(list(event.args))}{audience}")
    return lines


def _changed(name: str, before: Any, after: Any) -> list[str]:
    return [
        f"{name} {path}: {_json(new)}"
        if not before
        else f"{name} {path}: {_json(old)} -> {_json(new)}"
        for path, old, new in changes(before, after)
    ]


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _digest(value: Any) -> str:
    return hashlib.blake2b(_json(value).encode(), digest_size=4).hexdigest()


def difference(path: Path, now: str) -> list[str]:
    """The first lines of a diff, empty when the file is as it should be."""
    then = path.read_text(encoding="utf-8") if path.exists() else ""
    diff = difflib.unified_diff(
        then.splitlines(), now.splitlines(), path.name, "now", lineterm="", n=4
    )
    return list(diff)[:40]


def update(game: str) -> Iterator[str]:
    """Write those that differ; tells what they showed before."""
    tables = plan(game_of(game).meta)
    for setup in tables:
        path, now = path_of(setup), playthrough(setup)
        if difference(path, now):
            yield f"{path}: {_reason(path, now)}: written"
            files.write(path, now)
    planned = {path_of(setup) for setup in tables}
    for path in sorted(set(files.playthroughs(game).glob("*.txt")) - planned):
        path.unlink()
        yield f"{path}: no table of the plan: removed"


def _reason(path: Path, now: str) -> str:
    """The first line that differs."""
    if not path.exists():
        return "not there yet"
    then = path.read_text(encoding="utf-8").splitlines()
    lines = enumerate(zip_longest(then, now.splitlines(), fillvalue="the end"), 1)
    number, (old, new) = next((n, pair) for n, pair in lines if pair[0] != pair[1])
    return f"line {number} was '{_short(old)}', is '{_short(new)}'"


def _short(line: str) -> str:
    return line if len(line) <= 60 else f"{line[:57]}..."
