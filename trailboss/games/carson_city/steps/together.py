"""All seats place at the same time: the option simultaneous_placement (CAR-KIT).

Two forms. *Live*: whoever is not finished acts at will, and actions take effect as they arrive.
*Orders*: whoever is not finished gives one order in secret; all orders are revealed together.

A piece that is to be moved is chosen first; until its new target is named it stays where it is.
What a seat is about to do is its *mode* in the frame: nothing, a road, the white cowboy or a target
with a cowboy of its own.
"""

from collections.abc import Mapping

from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps.place import crowd_index, finish, leave_stock, put
from trailboss.games.carson_city.steps.roads import explain_edge, free_edges, lay, may_lay
from trailboss.games.carson_city.steps.targets import (
    PLACINGS,
    cowboy_targets,
    explain_target,
    is_white,
    target_of,
    white_targets,
)
from trailboss.games.carson_city.town import PARCEL_IDS
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.secret import SecretQuestion
from trailboss.kernel.step import Automatic, Frame, Question

IDLE, ROAD, WHITE = -1, -2, -3
_PREPARING = frozenset(("lift", "lift-parcel", "lift-white", "road", "back"))
"""What only says what a seat is about to do."""


class AllAtOnce(Automatic[TownState]):
    """Asks everybody who is not finished, until all are (CAR-KIT-05, 06)."""

    name = "all_at_once"

    def run(self, s: TownState, frame: Frame) -> None:
        waiting = [seat for seat in s.order if seat not in s.passed]
        modes = (IDLE,) * s.seats
        if not waiting:
            s.agenda.append(("resolve", 0))
        elif s.options["simultaneous_placement"] == "live":
            s.agenda.append(("together", modes))
        else:
            s.agenda.append(Orders.ask(waiting, modes))


class Together(Question[TownState]):
    """The live form. Frame: what each seat is about to do."""

    name = "together"

    def seats(self, s: TownState, frame: Frame) -> tuple[int, ...]:
        return tuple(seat for seat in s.order if seat not in s.passed)

    def options(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return _options(s, seat, frame[1][seat])

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        modes = frame[1]
        mode = modes[seat]
        s.agenda[-1] = ("together", _with(modes, seat, _next_mode(s, action)))
        if action.kind not in _PREPARING:
            _carry_out(s, seat, action, mode)
        if action is PASS and len(s.passed) == s.seats:
            s.agenda[-1] = ("resolve", 0)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return _explain(s, seat, action, frame[1][seat])


class Orders(SecretQuestion[TownState]):
    """The form for tables that are not live. Frame from index 3: what each seat is about to do."""

    name = "orders"

    def options(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return _options(s, seat, frame[3][seat])

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        if action.kind in _PREPARING or action.kind == "lay":
            if action.kind == "lay":
                lay(s, seat, action)
            modes = _with(frame[3], seat, _next_mode(s, action))
            s.agenda[-1] = (*frame[:3], modes)
            return
        s.emit("ordered", seat)
        s.whisper(seat, "own_order", seat, action.text)
        super().apply(s, frame, seat, action)

    def reveal(self, s: TownState, frame: Frame, answers: Mapping[int, Action]) -> None:
        """Orders are carried out in placing order; one that is not legal any more is void."""
        modes = frame[3]
        for seat in s.order:
            if seat in answers:
                action = answers[seat]
                if action in _options(s, seat, modes[seat]):
                    _carry_out(s, seat, action, modes[seat])
                else:
                    s.emit("order_void", seat, action.text)
        s.agenda.append(("all_at_once",))

    def redeal(self, s: TownState, frame: Frame, seat: int | None, dice: Dice) -> Frame:
        """Others may be about to do anything, and may have ordered anything."""
        ordered = dict(frame[2])
        modes = list(frame[3])
        answers = []
        for other in frame[1]:
            if other != seat:
                modes[other] = dice.pick(_modes(s, other, other in ordered))
            if other in ordered:
                text = ordered[other]
                if other != seat:
                    text = dice.pick(_orders(s, other, modes[other])).text
                answers.append((other, text))
        return (frame[0], frame[1], tuple(sorted(answers)), tuple(modes))

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return _explain(s, seat, action, frame[3][seat])


def mode_of(frame: Frame, seat: int) -> int:
    """What a seat is about to do while all place at once."""
    modes: tuple[int, ...] = frame[1] if frame[0] == Together.name else frame[3]
    return modes[seat]


def _orders(s: TownState, seat: int, mode: int) -> list[Action]:
    return [action for action in _options(s, seat, mode) if action.kind not in _PREPARING]


def _modes(s: TownState, seat: int, has_ordered: bool) -> list[int]:
    """What a seat may be about to do; an order is never a road."""
    modes = [IDLE, *[target_of(s, action) for action in _liftable(s, seat)]]
    if s.white >= 0 and s.white_seat() == seat:
        modes.append(WHITE)
    if not has_ordered and may_lay(s, seat):
        modes.append(ROAD)
    return modes


def _with(modes: tuple[int, ...], seat: int, mode: int) -> tuple[int, ...]:
    return (*modes[:seat], mode, *modes[seat + 1 :])


def _options(s: TownState, seat: int, mode: int) -> list[Action]:
    say = s.box.notation
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
    found += _liftable(s, seat)
    if has_white and s.white >= 0:
        found.append(say.lift_white)
    if may_lay(s, seat):
        found.append(say.road)
    found.append(PASS)
    return found


def _liftable(s: TownState, seat: int) -> list[Action]:
    say = s.box.notation
    first = s.first_parcel
    return [
        say.lift[target] if target < first else say.lift_parcel[target - first]
        for target, seats in enumerate(s.pieces)
        if seats >> seat & 1
    ]


def _next_mode(s: TownState, action: Action) -> int:
    if action.kind in ("lift", "lift-parcel"):
        return target_of(s, action)
    return {"lift-white": WHITE, "road": ROAD}.get(action.kind, IDLE)


def _carry_out(s: TownState, seat: int, action: Action, mode: int) -> None:
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


def _explain(s: TownState, seat: int, action: Action, mode: int) -> Refusal | None:
    if mode != IDLE and action.kind in ("pass", "road", "lift", "lift-parcel", "lift-white"):
        return Refusal("CAR-KIT-02", "finish-your-move")
    if action.kind in PLACINGS:
        if mode == ROAD or (mode != IDLE and is_white(action) != (mode == WHITE)):
            return Refusal("CAR-KIT-02", "finish-your-move")
        if target_of(s, action) in (mode, s.white if mode == WHITE else IDLE):
            return Refusal("CAR-KIT-02", "another-target")
        return explain_target(s, seat, action)
    if action.kind in ("lift", "lift-parcel", "lift-white"):
        return Refusal("CAR-KIT-02", "no-piece-there")
    if action.kind == "lay" and mode == ROAD:
        return explain_edge(s, seat, action)
    if action.kind == "road":
        return Refusal("CAR-ROAD-06", "no-road")
    return None
