"""Placing cowboys one step at a time, and passing (CAR-PLC)."""

from typing import Final

from trailboss.games.carson_city.state import IN_STOCK, TownState
from trailboss.games.carson_city.steps.targets import (
    PLACINGS,
    cowboy_targets,
    explain_target,
    is_white,
    target_of,
    white_targets,
)
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question

_EVENTS: Final = {
    "place": "placed",
    "stake": "staked",
    "attack": "attacked",
    "defend": "defended",
    "white-place": "placed_white",
    "white-stake": "staked_white",
    "white-defend": "defended_white",
}


class Placement(Automatic[TownState]):
    """The placing order follows the personas (CAR-PCH-03); then everybody places."""

    name = "placement"

    def run(self, s: TownState, frame: Frame) -> None:
        s.order = sorted(range(s.seats), key=lambda seat: s.cards[s.persona[seat]].number)
        s.passed = []
        s.emit("placement_began")
        s.agenda.append(("place", s.order[0]))


class Place(Question[TownState]):
    """One piece somewhere, or pass for the rest of the round (CAR-PLC-02)."""

    name = "place"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        found = cowboy_targets(s, seat) if s.stock[seat] else []
        if s.white == IN_STOCK and s.white_seat() == seat:
            found += white_targets(s, seat)
        found.append(PASS)
        return found

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            finish(s, seat)
        else:
            put(s, seat, action)
            leave_stock(s, seat, action)
        s.hooks.after_placing(s, seat)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_target(s, seat, action) if action.kind in PLACINGS else None

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        return {"cowboys": s.stock[frame[1]]}


def next_in_turn(s: TownState, seat: int) -> None:
    """One piece each, round and round, until all have passed (CAR-PLC-01)."""
    following = next_to_place(s, seat)
    s.agenda.append(("resolve", 0) if following < 0 else ("place", following))


def next_to_place(s: TownState, seat: int) -> int:
    """The next seat in placing order that has not passed, -1 when all have (CAR-PLC-01)."""
    at = s.order.index(seat)
    for later in range(1, s.seats + 1):
        other = s.order[(at + later) % s.seats]
        if other not in s.passed:
            return other
    return -1


def finish(s: TownState, seat: int) -> None:
    """The marker goes to the next free place of the lower track (CAR-PLC-03)."""
    s.passed.append(seat)
    s.emit("passed", seat, len(s.passed))


def put(s: TownState, seat: int, action: Action) -> None:
    """The piece stands on its target now; where it came from is the caller's business."""
    target = target_of(s, action)
    s.emit(_EVENTS[action.kind], seat, action.args[0])
    if is_white(action):
        s.white = target
        return
    s.pieces[target] |= 1 << seat
    if target < s.first_parcel and s.c.spaces[target].is_open:
        s.crowd[crowd_index(s, seat, target)] += 1


def leave_stock(s: TownState, seat: int, action: Action) -> None:
    if not is_white(action):
        s.stock[seat] -= 1


def crowd_index(s: TownState, seat: int, space: int) -> int:
    """Where the cowboys of a seat on an open space are counted."""
    return seat * len(s.c.open_spaces) + s.c.open_spaces.index(space)
