"""What a seat can do while all place at the same time (CAR-KIT-02, 03).

A piece that is to be moved is chosen first; until its new target is named it stays where it is.
What a seat is about to do is its *mode*: nothing, a road, the white cowboy or a target with a
cowboy of its own.
"""

from typing import Final, cast

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps.place import crowd_index, finish, leave_stock, put
from trailboss.games.carson_city.steps.roads import free_edges, lay, may_lay
from trailboss.games.carson_city.steps.targets import (
    PLACINGS,
    cowboy_targets,
    explain_target,
    is_white,
    target_of,
    white_targets,
)
from trailboss.games.carson_city.town import PARCEL_IDS, PARCEL_INDEX
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal

NAME: Final = "together"

IDLE: Final = -1
ROAD: Final = -2
WHITE: Final = -3
LIFTING: Final = frozenset(("lift", "lift-parcel", "lift-white"))
_MOVES: Final = LIFTING | {"pass", "road"}
PREPARING: Final = LIFTING | {"road", "back"}
"""What only says what a seat is about to do."""


class Lifting:
    """The actions that choose a piece to be moved."""

    def __init__(self, box: Box) -> None:
        add = box.notation.add
        spaces = [space.id for space in box.components.spaces]
        self.space = [add(Action("lift", (id,), (f"space:{id}",))) for id in spaces]
        self.parcel = [add(Action("lift-parcel", (id,), (f"parcel:{id}",))) for id in PARCEL_IDS]
        self.white = add(Action("lift-white", (), ("white",)))


def _lifting(s: TownState) -> Lifting:
    return cast(Lifting, s.box.own[NAME])


def lifted(s: TownState, action: Action) -> int:
    """The target whose piece is to be moved."""
    where = str(action.args[0])
    if action.kind == "lift":
        return s.c.space_index[where]
    return s.first_parcel + PARCEL_INDEX[where]


def with_mode(modes: tuple[int, ...], seat: int, mode: int) -> tuple[int, ...]:
    return (*modes[:seat], mode, *modes[seat + 1 :])


def answers_in(s: TownState, seat: int, mode: int) -> list[Action]:
    say = s.notation
    if mode == ROAD:
        return [*[say.lay[edge] for edge in free_edges(s, seat)], say.back]
    if mode == WHITE:
        return [*[a for a in white_targets(s, seat) if target_of(s, a) != s.white], say.back]
    if mode >= 0:
        return [*[a for a in cowboy_targets(s, seat) if target_of(s, a) != mode], say.back]
    found = cowboy_targets(s, seat) if s.stock[seat] else []
    has_white = s.white_seat() == seat
    if has_white and s.white < 0:
        found += white_targets(s, seat)
    found += liftable(s, seat)
    if has_white and s.white >= 0:
        found.append(_lifting(s).white)
    if may_lay(s, seat):
        found.append(say.road)
    found.append(PASS)
    return found


def liftable(s: TownState, seat: int) -> list[Action]:
    say = _lifting(s)
    first = s.first_parcel
    return [
        say.space[target] if target < first else say.parcel[target - first]
        for target, seats in enumerate(s.pieces)
        if seats >> seat & 1
    ]


def next_mode(s: TownState, action: Action) -> int:
    if action.kind in ("lift", "lift-parcel"):
        return lifted(s, action)
    return {"lift-white": WHITE, "road": ROAD}.get(action.kind, IDLE)


def carry_out(s: TownState, seat: int, action: Action, mode: int) -> None:
    if action is PASS:
        finish(s, seat)
    elif action.kind == "lay":
        lay(s, seat, action)
    else:
        if mode >= 0:
            _leave(s, seat, mode)
        elif mode == IDLE:
            leave_stock(s, seat, action)
        put(s, seat, action)


def _leave(s: TownState, seat: int, origin: int) -> None:
    """A cowboy leaves its target for another one (CAR-KIT-02)."""
    if origin < s.first_parcel:
        s.emit("left_space", seat, s.c.spaces[origin].id)
        if s.c.spaces[origin].is_open:
            place = crowd_index(s, seat, origin)
            s.crowd[place] -= 1
            if s.crowd[place]:
                return
    else:
        s.emit("left_parcel", seat, PARCEL_IDS[origin - s.first_parcel])
    s.pieces[origin] &= ~(1 << seat)


def explain_in(s: TownState, seat: int, action: Action, mode: int) -> Refusal | None:
    if mode != IDLE and action.kind in _MOVES:
        return Refusal("CAR-KIT-02", "finish-your-move")
    if mode not in (IDLE, ROAD) and action.kind == "lay":
        return Refusal("CAR-KIT-02", "finish-your-move")
    if action.kind in PLACINGS:
        if mode == ROAD or (mode != IDLE and is_white(action) != (mode == WHITE)):
            return Refusal("CAR-KIT-02", "finish-your-move")
        if target_of(s, action) in (mode, s.white if mode == WHITE else IDLE):
            return Refusal("CAR-KIT-02", "another-target")
        refusal = explain_target(s, seat, action)
        if refusal.reason == "no-cowboy":  # not even then must one finish
            return refusal._replace(rule="CAR-KIT-06")
        return refusal
    if action.kind in LIFTING:
        return Refusal("CAR-KIT-02", "no-piece-there")
    if action.kind == "lay" and mode == ROAD:
        return s.hooks.explain_edge(s, seat, action)
    if action.kind == "road":
        return Refusal("CAR-ROAD-06", "no-road")
    return None
