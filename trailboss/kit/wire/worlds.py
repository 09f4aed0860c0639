"""A table as it could be as well, for all that a viewer knows."""

from __future__ import annotations

import copy

from trailboss import Dice, State
from trailboss.kit.properties.knowledge import Viewer, shared_pile_contents
from trailboss.tables.live import Live
from trailboss.tables.tried import Asked, Tried

ATTEMPTS = 20
"""How often another world is tried for, until one is found that could have led here."""


def another(live: Live, viewer: Viewer, dice: Dice) -> Live:
    """The table with everything dealt anew that the viewer cannot know."""
    for _ in range(ATTEMPTS):
        state = live.settled.redetermine(viewer, Dice(dice.below(1 << 31)))
        state.dice = live.settled.dice.clone()
        state.history = live.settled.history
        found = _with_state(live, state)
        if found is not None:
            return found
    return as_it_is(live)


def _with_state(live: Live, settled: State) -> Live | None:
    """With other hidden things, if what was done since could have been done there too."""
    other = as_it_is(live)
    other.pending = []
    other.state, other.question = settled, Asked.of(settled)
    for tried in live.pending:
        moved = tried.after.history
        assert moved is not None
        if moved[2] not in offered(other, tried.seat):
            return None
        again = other.try_move(tried.seat, moved[2])
        if again.settles != tried.settles:
            return None
        other.pending.append(Tried(*again))
        other.state, other.question = again.after, again.asks
    return other


def with_fewer_steps(live: Live, dice: Dice) -> Live:
    """Somebody has done less of what may still be taken back: only they can know."""
    other = as_it_is(live)
    mover, kept = live.pending[0].seat, dice.below(len(live.pending))
    other.private[mover] -= len(live.pending) - kept
    dropped = live.pending[kept]
    other.pending = live.pending[:kept]
    other.state, other.question = dropped.before, dropped.asked
    other.retreats = [retreat for retreat in live.retreats if retreat.seat != mover]
    return other


def as_it_is(live: Live) -> Live:
    """A copy that can be played on by itself."""
    other = copy.copy(live)
    for name, value in vars(live).items():
        if isinstance(value, list | dict):
            setattr(other, name, copy.copy(value))
    other.clock = live.clock.copy()
    other._public_clock = live._public_clock.copy()
    other.shown = {}
    return other


def offered(live: Live, seat: int) -> list[str]:
    return [action.text for action in live.state.actions(seat)]


def differ(one: Live, two: Live) -> bool:
    """Whether the two worlds are two at all."""
    first, second = one.state.dump(), two.state.dump()
    return any(first[part] != second[part] for part in ("state", "parts", "agenda"))


def may_differ(before: State, after: State, viewer: Viewer, piles: bool) -> bool:
    """Whether the viewer was rightly shown something that was hidden before."""
    revealed = after.revealed_since(before.mark())
    shown = bool(revealed.seats) if viewer is None else viewer in revealed.seats
    return shown or (revealed.dice and piles)


def piles_differ(one: Live, two: Live) -> bool:
    return shared_pile_contents(one.state) != shared_pile_contents(two.state)
