"""What the holder or winner of a duel target gets (CAR-ACT, CAR-PRC-06, CAR-ATK-08)."""

from collections.abc import Callable
from typing import Final

from trailboss.games.carson_city.income import price
from trailboss.games.carson_city.pieces import Space
from trailboss.games.carson_city.state import (
    BOUGHT,
    ESTATE_POINTS,
    FIREPOWER_POINTS,
    FIRST_BUILDING,
    NOTHING,
    PARCEL_POINTS,
    TownState,
)
from trailboss.games.carson_city.steps.personas import not_enough
from trailboss.games.carson_city.town import PARCEL_IDS
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def award(s: TownState, target: int, seat: int) -> None:
    """The piece that won has left the target already."""
    if target < s.first_parcel:
        space = s.c.spaces[target]
        _EFFECTS[space.verb](s, seat, space)
        return
    parcel = target - s.first_parcel
    if s.owner[parcel] < 0:
        if s.tiles_left(seat) and price(s, parcel) <= s.cash[seat]:
            s.agenda.append(("won_parcel", seat, parcel))
        else:
            s.emit("bought_nothing", seat, PARCEL_IDS[parcel])
    elif s.owner[parcel] != seat:
        s.robbers += [parcel, seat]


def _guns(s: TownState, seat: int, space: Space) -> None:
    s.guns = seat
    s.emit("took_guns", seat)


def _roads(s: TownState, seat: int, space: Space) -> None:
    s.gain_roads(seat, space.number)


def _construction(s: TownState, seat: int, space: Space) -> None:
    """A question only for who can pay: others get nothing (CAR-RES-04)."""
    place = s.c.row_place[s.c.space_index[space.id]]
    if s.row[place] == NOTHING:
        return
    if tile_price(s, seat, place) <= s.cash[seat]:
        s.agenda.append(("construction", seat, place))
    else:
        s.emit("cannot_pay", seat, s.c.buildings[s.row[place]].id)


def tile_price(s: TownState, seat: int, place: int) -> int:
    """The price of a construction space; half of it, rounded up, for the coolie (CAR-PY-10)."""
    dollars = s.c.prices[place]
    card = s.card(seat)
    return (dollars + 1) // 2 if card is not None and card.half_price else dollars


def _parcel_income(s: TownState, seat: int, space: Space) -> None:
    s.gain(seat, space.dollars * s.parcels[seat])


def _firepower_income(s: TownState, seat: int, space: Space) -> None:
    s.gain(seat, space.dollars * s.firepower(seat))


def _gambling(s: TownState, seat: int, space: Space) -> None:
    white, black = 1 + s.dice.below(s.c.die), 1 + s.dice.below(s.c.die)
    s.emit("gambled", seat, white, black)
    s.gain(seat, white + black)


def _parcel_points(s: TownState, seat: int, space: Space) -> None:
    s.score(seat, PARCEL_POINTS, s.parcels[seat] // space.number)


def _firepower_points(s: TownState, seat: int, space: Space) -> None:
    s.score(seat, FIREPOWER_POINTS, s.firepower(seat) // space.number)


def _estate_points(s: TownState, seat: int, space: Space) -> None:
    s.score(seat, ESTATE_POINTS, space.number * buildings_that_score(s, seat))


def buildings_that_score(s: TownState, seat: int) -> int:
    """Own buildings on the board, as far as they count (CAR-ACT-11)."""
    content, buildings = s.content, s.c.buildings
    return len(
        [
            parcel
            for parcel, owner in enumerate(s.owner)
            if owner == seat
            and content[parcel] >= FIRST_BUILDING
            and buildings[content[parcel] - FIRST_BUILDING].scores
        ]
    )


def _buy_points(s: TownState, seat: int, space: Space) -> None:
    if s.cash[seat] >= space.dollars:
        s.agenda.append(("buy_points", seat, space.dollars))


_EFFECTS: Final[dict[str, Callable[[TownState, int, Space], None]]] = {
    "guns": _guns,
    "roads": _roads,
    "construction": _construction,
    "parcel-income": _parcel_income,
    "firepower-income": _firepower_income,
    "gambling": _gambling,
    "parcel-points": _parcel_points,
    "firepower-points": _firepower_points,
    "estate-points": _estate_points,
    "buy-points": _buy_points,
}


class Construction(Question[TownState]):
    """Buy the tile of a construction space, or leave it. Frame: its place in the row."""

    name = "construction"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.purchase, PASS]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        place = frame[2]
        type = s.row[place]
        if action is PASS:
            s.emit("declined", seat)
            return
        s.pay(seat, tile_price(s, seat, place))
        s.row[place] = NOTHING
        s.kept[seat * len(s.c.buildings) + type] += 1
        s.emit("bought_tile", seat, s.c.buildings[type].id)
        s.agenda.append(("site", seat, type, NOTHING))

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "site":
            return None
        return Refusal("CAR-BLD-02", "buy-first", {"building": self.prompt(s, frame)["building"]})

    def prompt(self, s: TownState, frame: Frame) -> dict[str, str | int]:
        _, seat, place = frame
        return {
            "building": s.c.buildings[s.row[place]].id,
            "dollars": tile_price(s, seat, place),
        }


class BuyPoints(Question[TownState]):
    """Any number of points at a price each, also none (CAR-ACT-12). Frame: dollars per point."""

    name = "buy_points"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.points
        most = s.cash[seat] // frame[2]
        return [*[say[number] for number in range(1, most + 1)], PASS]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("declined", seat)
            return
        number = int(action.args[0])
        s.pay(seat, number * frame[2])
        s.score(seat, BOUGHT, number)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "points":
            return None
        return not_enough("CAR-ACT-12", int(action.args[0]) * frame[2], s.cash[seat])

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        return {"dollars": frame[2]}
