"""What one connection is shown of a table, as JSON values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, cast

import msgspec

from trailboss.kernel.game import AnyGame
from trailboss.kernel.knowledge import visible
from trailboss.kernel.record import Record
from trailboss.kernel.replay import moved
from trailboss.kernel.state import State
from trailboss.tables import worktime
from trailboss.tables.errors import WrongMoment
from trailboss.tables.hints import gives_hints, has_coach
from trailboss.tables.live import Live
from trailboss.tables.offered import ended, offered
from trailboss.tables.shown import (
    ActionShown,
    ClockShown,
    EventShown,
    ForkShown,
    PositionShown,
    PreviewShown,
    RewindRequestShown,
    VerdictShown,
)
from trailboss.tables.store import TableRow
from trailboss.tables.told import Moved, shown, told

FEW = 5
"""As many as there are players, at most."""
_encode = msgspec.json.Encoder().encode


class Sight(NamedTuple):
    """What one pair of eyes sees of a position, as JSON: a fifth of what it takes as values."""

    view: Mapping[str, msgspec.Raw | list[msgspec.Raw]]
    actions: list[msgspec.Raw]


def shown_seat(live: Live, seats: frozenset[int]) -> int | None:
    """The seat through whose eyes a connection looks.

    Somebody who holds several seats (hot-seat) sees the one that must decide, else the one that
    moved last. While others decide, nobody knows who of them is at the screen: no hand is shown.
    """
    if len(seats) < 2:
        return next(iter(seats), None)
    decision = live.state.decision
    if decision is not None:
        for seat in decision.seats:
            if seat in seats:
                return seat
    last = live.settled.history
    return last[1] if last is not None and last[1] in seats else None


def about(live: Live) -> object:
    """What may change at a table without a line of its log."""
    return live.row.status, live.row.unrated, live.seats


def position(live: Live, seats: frozenset[int], since: int) -> PositionShown:
    """The position as the holder of ``seats`` may see it, and the events after ply ``since``.

    A spectator holds no seats. Before the start nobody is shown what the dice will bring. The parts
    of the view and the actions are JSON already.
    """
    seat = shown_seat(live, seats)
    state = live.state_for(seat)
    sight = _look(live, state, seat)
    actions = sight.actions if live.row.status == "playing" else []
    return {
        "table": live.row.id,
        "seq": live.heard(seats),
        "ply": state.ply,
        "seat": seat,
        "seats": sorted(seats),
        "status": live.row.status,
        "view": sight.view,
        "actions": cast("list[ActionShown]", actions),
        "undo": live.undoable(seat) if seat is not None else 0,
        "redo": live.redoable(seat) if seat is not None else 0,
        "since": since,
        "events": live.events_for(seat, since) if live.row.status != "open" else [],
        "forgotten": live.forgotten,
        "result": live.row.result,
        "tally": tallies(live.state) if live.row.result and live.state.is_over else None,
        "seed": None if live.is_secret else live.seed,
        "commitment": live.row.commitment,
        "clock": _clock(live, seat),
        "rewind_request": _rewind_request(live),
        "rewind_from": None if live.is_sealed else live.first_ply,
        "fork": fork_of(live.row),
        "unrated": list(live.row.unrated or ()),
        "failed": live.failures[:],
        "hints": gives_hints(live),
        "coach": has_coach(live),
        "redeals": [redeal.ply for redeal in live.settled.redeals],
    }


def _look(live: Live, state: State, seat: int | None) -> Sight:
    """Worked out once for everybody who looks through the same eyes."""
    if live.row.status == "open":
        return Sight({}, [])
    known = live.shown.get(seat)
    if known is None:
        view = {name: _ready(part) for name, part in state.view(seat).items()}
        for other in live.shown.values():
            _share(view, other.view)
        known = Sight(view, [] if seat is None else offered(state, seat))
        live.shown[seat] = known
    return known


def _share(view: dict[str, Any], other: Mapping[str, Any]) -> None:
    """Most of what two seats see is the same: it is kept once."""
    for name, part in view.items():
        same = other.get(name)
        if part == same:
            view[name] = same
        elif isinstance(part, list) and isinstance(same, list) and len(part) == len(same):
            view[name] = [b if a == b else a for a, b in zip(part, same, strict=True)]


def _ready(part: Any) -> msgspec.Raw | list[msgspec.Raw]:
    """A part of a view as JSON. Of a few great things each by itself: mostly one has changed."""
    if isinstance(part, list) and 1 < len(part) <= FEW and isinstance(part[0], dict):
        return [msgspec.Raw(_encode(one)) for one in part]
    return msgspec.Raw(_encode(part))


def past(live: Live, seats: frozenset[int], ply: int) -> Callable[[], Mapping[str, Any]]:
    """How to work out the position after so many moves, as its holder saw it then.

    The work is for a thread: it replays the game so far, and touches nothing of the table.
    """
    seat = shown_seat(live, seats)
    _must_have_happened(live, seat, ply)
    game, record = live.game, live.record()
    return lambda: game.replay(record, ply).view(seat)


def earlier(live: Live, seats: frozenset[int], ply: int) -> Callable[[], list[EventShown]]:
    """How to work out what happened up to that ply, as its holder may see it; for a thread too."""
    seat = shown_seat(live, seats)
    _must_have_happened(live, seat, ply)
    game, record = live.game, live.record()
    return lambda: list(_told(game, record, seat, ply))


def _told(game: AnyGame, record: Record, seat: int | None, to: int) -> Iterator[EventShown]:
    state = game.replay(record, 0)
    while state.ply < to:
        by = record.moves[state.ply].seat
        state, events = moved(state, record)
        yield from shown(game, Moved(state.ply, by, events), seat)


def _must_have_happened(live: Live, seat: int | None, ply: int) -> None:
    if live.row.status == "open" or ply > live.state_for(seat).ply:
        raise WrongMoment("this has not happened yet")


def fork_of(row: TableRow) -> ForkShown | None:
    if row.fork_of is None or row.fork_ply is None:
        return None
    return {"table": row.fork_of, "ply": row.fork_ply}


def tallies(state: State) -> list[dict[str, list[Any]]]:
    """How the scoring sheet came about, seat by seat."""
    return [
        {name: [list(one) for one in lines] for name, lines in tally.items()}
        for tally in (state.game.tally(state, seat) for seat in range(state.seats))
    ]


def _rewind_request(live: Live) -> RewindRequestShown | None:
    request = live.rewind_request
    if request is None:
        return None
    return {"seat": request.seat, "ply": request.ply, "agreed": sorted(request.agreed)}


def _clock(live: Live, seat: int | None) -> ClockShown:
    now = worktime.now()
    clock, asked = live.clock_for(seat)
    remaining = clock.remaining(asked, now) if asked else None
    return {
        "pace": clock.pace.to_json(),
        "left": [round(left, 1) for left in clock.left],
        "elapsed": round(now - clock.since, 1),
        "remaining": None if remaining is None else round(remaining, 1),
    }


def preview(state: State, seat: int, text: str, then: str | None = None) -> PreviewShown:
    """What an action would bring its seat, told before it is done; or two of them, one by one.

    Of what reveals something only that much is told.
    """
    after = state.clone()
    events = after.apply(after.parse(text, seat), seat)
    if then is not None and not after.revealed_since(state.mark()).to(seat):
        events += after.apply(after.parse(then, seat), seat)
    if after.revealed_since(state.mark()).to(seat):
        return {"action": text, "final": True, "events": [], "counts": {}, "view": None}
    later = state.game.curves(after, seat)
    now = state.game.curves(state, seat)
    return {
        "action": text,
        "final": False,
        "events": [told(state.game, event) for event in visible(events, seat)],
        "counts": {name: [now[name], later[name]] for name in now if now[name] != later[name]},
        "view": None if ended(after, seat) else after.view(seat),
    }


def why_not(state: State, seat: int, text: str) -> VerdictShown:
    """Why an action is not legal now, for the client's "why not?"."""
    refusal = state.why_not(text, seat)
    if refusal is None:
        return {"action": text, "legal": True}
    return {
        "action": text,
        "legal": False,
        "rule": refusal.rule,
        "reason": refusal.reason,
        "args": dict(refusal.args),
    }


def why_not_touch(state: State, seat: int, target: str) -> VerdictShown:
    """Why nothing can be done with a thing now.

    An action like those on offer says it best. If none is, then one that the open question is
    about: it may have nothing to offer but to decline.
    """
    touching = [a for a in state.game.notations.values() if target in a.targets]
    if not touching:
        return {"action": "", "legal": True}
    offered = {action.kind for action in state.actions(seat)}
    alike = [action for action in touching if action.kind in offered]
    if not alike and state.agenda:
        here = [action for action in touching if action.text in state.box.notations]
        alike = [action for action in here if state.own_refusal(action, seat) is not None]
    return why_not(state, seat, (alike or touching)[0].text)
