"""What can change in a game of Carson City: ints and flat lists."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self, cast

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.pieces import Persona
from trailboss.games.carson_city.plots import Plots
from trailboss.games.carson_city.town import CORNERS, ENDS, PARCELS
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.native import mypyc_attr
from trailboss.kernel.state import State

NOBODY: Final = -1
NOTHING: Final = -1

EMPTY: Final = 0
HOUSE: Final = 1
MOUNTAIN: Final = 2
FIRST_BUILDING: Final = 3
"""What lies on a parcel; a building is its type counted from `FIRST_BUILDING`."""

IN_SUPPLY: Final = -2
IN_STOCK: Final = -1
"""Where the white cowboy is, if not on a target."""

PARCEL_POINTS: Final = 0
FIREPOWER_POINTS: Final = 1
ESTATE_POINTS: Final = 2
BOUGHT: Final = 3
OF_PERSONA: Final = 4
CASH_LIMIT: Final = 5
SCORED: Final = 6
"""The categories of the scoring sheet that are scored while the game goes on, and how many."""

_SCALARS: Final = (
    "round",
    "index",
    "centre",
    "edges",
    "touched",
    "road_supply",
    "guns",
    "white",
    "doubled",
)
_LISTS: Final = (
    "owner",
    "content",
    "pieces",
    "crowd",
    "start",
    "order",
    "passed",
    "persona",
    "promised",
    "cash",
    "points",
    "stock",
    "supply",
    "roads",
    "revolvers",
    "parcels",
    "row",
    "bag",
    "kept",
    "robbers",
)
_BIG: Final = ("edges", "touched")
"""Sets of more bits than every reader of JSON can take as a number: dumped in hexadecimal."""


@mypyc_attr(acyclic=True)
class Land:
    """Which land is unowned and which is somebody's: the same until somebody gets a parcel."""

    __slots__ = ("owned", "place", "stakes")

    def __init__(self, land: Sequence[int], owner: list[int], stake: Sequence[Action]) -> None:
        owned: list[int] = []
        stakes: list[Action] = []
        place = [NOTHING] * PARCELS
        for parcel in land:
            if owner[parcel] >= 0:
                owned.append(parcel)
            else:
                place[parcel] = len(stakes)
                stakes.append(stake[parcel])
        self.owned = owned
        self.stakes = stakes
        self.place = place
        """By parcel: which of the stakes it is, if it is unowned."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TownState(State):
    """The data; `play.Play` adds what can be asked of it.

    Lists are by seat unless a comment says otherwise; what a seat has several of is laid out flat.
    A target is a space of the track or, from `first_parcel` on, a parcel.
    """

    __slots__ = (
        "board",
        "c",
        "cards",
        "hooks",
        "notation",
        "open_in_round",
        "resolution",
        "first_parcel",
        "_land",
        "plots",
        *_SCALARS,
        *_LISTS,
    )

    def __init__(self, box: Box, seats: int, options: Mapping[str, Any], dice: Dice) -> None:
        super().__init__(box, seats, options, dice)
        c = box.components
        self.c = c
        self.board = box.board
        self.hooks = box.hooks
        self.notation = box.notation
        self.open_in_round = box.open_in_round
        self.resolution = box.resolution
        self.cards = [next(iter(sides.values())) for sides in c.cards]  # by persona: in play
        self.first_parcel = len(c.spaces)
        self._land: Land | None = None  # as long as it is known
        self.plots: Plots | None = None  # those of the last view
        # the table
        self.round = 0
        self.index = 0  # the place of the track that is being resolved, 0 in the other phases
        self.centre = NOTHING
        self.edges = 0  # edges with a road or a bridge, as bits
        self.touched = 0  # vertices where a road ends, as bits
        self.road_supply = c.roads
        self.guns = NOBODY  # who has the three-guns chip
        self.white = IN_SUPPLY
        self.doubled = NOTHING  # the type of building whose income the yellow grocer doubles
        self.owner = [NOBODY] * PARCELS  # by parcel
        self.content = [EMPTY] * PARCELS  # by parcel
        self.pieces = [0] * (self.first_parcel + PARCELS)  # by target: the seats there, as bits
        self.crowd = [0] * (seats * len(c.open_spaces))  # cowboys on each open space
        self.robbers: list[int] = []  # parcel, seat, parcel, seat, ... while incomes are paid
        self.row = [NOTHING] * len(c.prices)  # types of buildings, the cheapest space first
        self.bag: list[int] = []  # unordered: draws roll dice
        self.start: list[int] = []  # seats in starting order
        self.order: list[int] = []  # seats in placing order, by persona
        self.passed: list[int] = []  # seats in the order of passing
        # the players
        self.persona = [NOBODY] * seats
        self.promised = [0] * seats  # whether the persona's later reward was chosen
        self.cash = [0] * seats
        self.points = [0] * (seats * SCORED)
        self.stock = [0] * seats
        self.supply = [c.cowboys] * seats
        self.roads = [0] * seats
        self.revolvers = [0] * seats
        self.parcels = [0] * seats
        self.kept = [0] * (seats * len(c.buildings))

    @property
    def box(self) -> Box:
        return cast(Box, self._box)

    # ---- reading the table

    def card(self, seat: int) -> Persona | None:
        """The persona card of this round."""
        persona = self.persona[seat]
        return None if persona < 0 else self.cards[persona]

    def firepower(self, seat: int) -> int:
        """Cowboys in stock, revolvers, the three-guns chip and the mercenary (CAR-DUEL-01)."""
        power = self.stock[seat] + self.revolvers[seat]
        if self.guns == seat:
            power += self.c.guns
        card = self.card(seat)
        return power if card is None else power + card.firepower

    def building_at(self, parcel: int) -> int:
        """The type of the building on a parcel, negative when there is none."""
        return self.content[parcel] - FIRST_BUILDING

    def is_connected(self, parcel: int) -> bool:
        return bool(CORNERS[parcel] & self.touched)

    def white_seat(self) -> int:
        """Whose the white cowboy is in this round, `NOBODY` while it is in the supply."""
        if self.white == IN_SUPPLY:
            return NOBODY
        for seat in range(self.seats):
            card = self.card(seat)
            if card is not None and card.white_cowboy:
                return seat
        return NOBODY

    def land(self) -> Land:
        known = self._land
        if known is None:
            known = self._land = Land(self.board.land, self.owner, self.notation.stake)
        return known

    def tiles_left(self, seat: int) -> int:
        """Property tiles in stock."""
        return self.c.property_tiles - self.parcels[seat]

    def vp(self, seat: int) -> int:
        """What the seat has scored so far."""
        return sum(self.points[seat * SCORED : (seat + 1) * SCORED])

    def kept_by(self, seat: int) -> list[int]:
        """How many of each type the seat keeps."""
        types = len(self.c.buildings)
        return self.kept[seat * types : (seat + 1) * types]

    def in_pass_order(self, seats_as_bits: int) -> list[int]:
        return [seat for seat in self.passed if seats_as_bits >> seat & 1]

    # ---- changing it

    def gain(self, seat: int, dollars: int) -> None:
        if dollars:
            self.cash[seat] += dollars
            self.emit("gained", seat, dollars)

    def pay(self, seat: int, dollars: int) -> None:
        if dollars:
            self.cash[seat] -= dollars
            self.emit("paid", seat, dollars)

    def score(self, seat: int, category: int, points: int) -> None:
        if points:
            self.points[seat * SCORED + category] += points
            self.emit("scored", seat, points, self.c.categories[category])

    def gain_roads(self, seat: int, number: int) -> None:
        """As far as the supply goes (CAR-ACT-05, CAR-ROAD-07)."""
        number = min(number, self.road_supply)
        if number:
            self.road_supply -= number
            self.roads[seat] += number
            self.emit("gained_roads", seat, number)

    def arm(self, seat: int, number: int) -> None:
        if number:
            self.revolvers[seat] += number
            self.emit("gained_revolvers", seat, number)

    def own(self, seat: int, parcel: int) -> None:
        self.owner[parcel] = seat
        self.parcels[seat] += 1
        self._land = None

    def put_road(self, edge: int) -> None:
        self.edges |= 1 << edge
        self.touched |= ENDS[edge]

    def to_supply(self, seat: int, target: int) -> None:
        """One piece of the seat leaves a target for the general supply, the white one last."""
        if self.pieces[target] >> seat & 1:
            self.pieces[target] &= ~(1 << seat)
            self.supply[seat] += 1
        elif self.white == target:
            self.white = IN_SUPPLY

    # ---- copies and storage

    def _copy_to(self, other: Self) -> None:
        other.c = self.c
        other.board = self.board
        other.hooks = self.hooks
        other.notation = self.notation
        other.open_in_round = self.open_in_round
        other.resolution = self.resolution
        other.cards = self.cards  # fixed at setup, as is the starting order
        other.first_parcel = self.first_parcel
        other._land = self._land
        other.plots = self.plots
        other.round = self.round
        other.index = self.index
        other.centre = self.centre
        other.edges = self.edges
        other.touched = self.touched
        other.road_supply = self.road_supply
        other.guns = self.guns
        other.white = self.white
        other.doubled = self.doubled
        other.start = self.start
        other.owner = self.owner[:]
        other.content = self.content[:]
        other.pieces = self.pieces[:]
        other.crowd = self.crowd[:]
        other.order = self.order[:]
        other.passed = self.passed[:]
        other.persona = self.persona[:]
        other.promised = self.promised[:]
        other.cash = self.cash[:]
        other.points = self.points[:]
        other.stock = self.stock[:]
        other.supply = self.supply[:]
        other.roads = self.roads[:]
        other.revolvers = self.revolvers[:]
        other.parcels = self.parcels[:]
        other.row = self.row[:]
        other.bag = self.bag[:]
        other.kept = self.kept[:]
        other.robbers = self.robbers[:]

    def _dump_own(self) -> dict[str, Any]:
        own: dict[str, Any] = {name: getattr(self, name) for name in _SCALARS}
        own |= {name: f"{getattr(self, name):x}" for name in _BIG}
        own |= {name: list(getattr(self, name)) for name in _LISTS}
        return own

    def _load_own(self, own: Mapping[str, Any]) -> None:
        for name in _SCALARS:
            setattr(self, name, int(own[name], 16) if name in _BIG else int(own[name]))
        for name in _LISTS:
            setattr(self, name, [int(value) for value in own[name]])
