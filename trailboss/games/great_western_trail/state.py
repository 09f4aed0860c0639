"""What can change in a game of Great Western Trail: ints and flat lists."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Self, cast

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.pieces import BUILDER, Building
from trailboss.games.western.state import SLOTS, CattleState
from trailboss.kernel.dice import Dice
from trailboss.kernel.fields import Fields
from trailboss.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from trailboss.games.great_western_trail.ways import Ways

EMPTY: Final = 0
FIRST_NEUTRAL: Final = 1
FIRST_PRIVATE: Final = 10
FIRST_TILE: Final = 1000
"""What lies on a node: nothing, a neutral building, a private building (by owner and number) or a
tile of the bags. `TrailState.private_code` and the `FIRST_...` numbers give the codes."""

NOWHERE: Final = -1
REPLACED: Final = -2
"""Where a private building is that is not on the trail: unbuilt, or replaced and gone."""

WORKER_TYPES: Final = 3
OUTLAW_COLOURS: Final = 2

_FIELDS: Final = Fields(
    ints=("active", "token_row", "token_holder", "ending", "occupied"),
    lists=(
        "tiles",
        "herder",
        "money",
        "tokens",
        "engine",
        "marker",
        "covered",
        "workers",
        "outlaws",
        "city_discs",
        "station_discs",
        "masters",
        "appointed",
        "master_owner",
        "built_at",
        "jobs",
        "foresight",
        "market",
        "market_stack",
        "display",
        "objective_stack",
        "spent",
        "sides",
    ),
    lists_of_lists=(
        "hand",
        "stack",
        "pile",
        "known",
        "secret",
        "bags",
    ),
    lists_of_tuples=("area", "removed", "hazards"),
)
_OWN: Final = tuple(name for name in _FIELDS.names if name not in SLOTS)


@mypyc_attr(allow_interpreted_subclasses=True)
class TrailState(CattleState):
    """The data; `play.Play` adds what can be asked of it.

    Lists are by seat unless a comment says otherwise; what a seat has several of is laid out flat.
    """

    __slots__ = (
        "accepts",
        "c",
        "hooks",
        "notation",
        "people",
        "railroad",
        "size",
        "trail",
        "ways",
        *_OWN,
    )

    def __init__(self, box: Box, seats: int, options: Mapping[str, Any], dice: Dice) -> None:
        super().__init__(box, seats, options, dice)
        c = box.components
        self.c = c
        self.card_ids = c.card_ids
        self.card_value = c.card_value
        self.hooks = box.hooks
        self.notation = box.notation
        self.accepts = box.accepts
        self.railroad = box.railroad
        self.trail = box.trail
        self.size = c.table[seats]
        self.people = range(seats - len(self.automated))  # without a solo rival behind them
        self.ways: Ways | None = None  # those of the ride that was last offered
        # the table
        self.active = 0
        self.ending = NOWHERE  # the seat that triggered the end
        self.token_row = c.token_start  # one past the last row: the token left the market
        self.token_holder = NOWHERE
        self.tiles = [EMPTY] * len(c.nodes)  # by node
        self.occupied = 1 << c.kansas_city  # the nodes that are locations, as bits
        # 0 = a, 1 = b, by building number for all alike, or seat by seat where they differ
        self.sides = [0] * len(c.private)
        self.jobs = [NOWHERE] * (len(c.rows) * self.size.columns)  # worker types, row by row
        self.foresight = [NOWHERE] * (len(c.bags) * c.foresight_spaces)  # tiles, column by column
        self.bags = [bag[:] for bag in c.bags]
        self.market: list[int] = [0] * len(c.cattle)  # number of each cattle card
        self.market_stack: list[int] = []
        self.display: list[int] = []
        self.objective_stack: list[int] = []
        self.masters = [NOWHERE] * c.master_spots  # by spot: the tile that still lies there
        self.appointed = [NOWHERE] * c.master_spots  # by spot: the worker type put there
        self.master_owner = [NOWHERE] * len(c.masters)  # by tile: the seat that took it
        self.spent: list[int] = []  # local actions used in this turn, see location.py
        # the players
        self.herder = [NOWHERE] * seats
        self.engine: list[int] = [0] * seats
        self.marker: list[int] = [0] * seats
        self.covered = [c.all_discs] * seats  # disc spaces that still hold a disc, as bits
        self.workers: list[int] = [1] * (seats * WORKER_TYPES)
        self.outlaws = [0] * (seats * OUTLAW_COLOURS)
        self.city_discs = [0] * (seats * len(c.cities))
        self.station_discs: list[int] = [0] * seats  # as bits
        self.built_at = [NOWHERE] * (seats * len(c.private))  # node of each private building
        self.hazards: list[tuple[int, ...]] = [()] * seats
        self.secret: list[list[int]] = [[] for _ in range(seats)]  # taken unseen into the hand
        self.area: list[tuple[int, ...]] = [()] * seats  # objectives played

    @property
    def box(self) -> Box:
        return cast(Box, self._box)

    # ---- reading the table

    def worker_count(self, seat: int, worker: int) -> int:
        return self.workers[seat * WORKER_TYPES + worker]

    def builders(self, seat: int) -> int:
        return self.workers[seat * WORKER_TYPES + BUILDER]

    def other_engines(self, seat: int) -> int:
        """The spaces held by other engines, as bits."""
        mask = 0
        for other, space in enumerate(self.engine):
            if other != seat:
                mask |= 1 << space
        return mask

    def private_code(self, seat: int, number: int) -> int:
        return FIRST_PRIVATE + seat * len(self.c.private) + number

    def owner_and_number(self, code: int) -> tuple[int, int]:
        """Owner and place in `Components.private` of a private building lying on the trail."""
        return divmod(code - FIRST_PRIVATE, len(self.c.private))

    def building(self, code: int) -> Building:
        """The building behind the code of a tile on the trail."""
        c = self.c
        if code < FIRST_PRIVATE:
            return c.neutrals[code - FIRST_NEUTRAL]
        sides = self.sides
        number = code - FIRST_PRIVATE
        return c.private[number % len(c.private)][sides[number % len(sides)]]

    def side(self, seat: int, number: int) -> Building:
        """The side of a private building that the seat plays with."""
        sides = self.sides
        return self.c.private[number][sides[(seat * len(self.c.private) + number) % len(sides)]]

    def hand_limit(self, seat: int) -> int:
        covered = self.covered[seat]
        limit = self.c.hand_limit
        for bit, raises in self.c.hand_discs:
            if not covered & bit:
                limit += raises
        return limit

    def step_limit(self, seat: int) -> int:
        covered = self.covered[seat]
        limit = self.size.steps
        if not covered & self.c.step_left:
            limit += self.size.step_left
        if not covered & self.c.step_right:
            limit += self.size.step_right
        return limit

    def certificate_limit(self, seat: int) -> int:
        """Each limit disc counts only once all lower ones are cleared (GWT-CERT-02)."""
        covered = self.covered[seat]
        limit = self.c.certificate_limit
        for bit, raised in self.c.limit_discs:
            if covered & bit:
                break
            limit = raised
        return limit

    def ever_built(self, seat: int) -> list[str]:
        """The private buildings of a seat, those included that a better one has replaced."""
        first = seat * len(self.c.private)
        return [
            self.side(seat, number).id
            for number in range(len(self.c.private))
            if self.built_at[first + number] != NOWHERE
        ]

    def forest_buildings(self, seat: int) -> int:
        first = seat * len(self.c.private)
        standing = self.built_at[first : first + len(self.c.private)]
        return len([node for node in standing if node in self.c.forests])

    def outlaw_pairs(self, seat: int) -> int:
        """Complete pairs of one green and one orange outlaw."""
        first = seat * OUTLAW_COLOURS
        return min(self.outlaws[first : first + OUTLAW_COLOURS])

    def market_size(self) -> int:
        return self.hooks.market_size(self)

    # ---- what a part may rule otherwise: see `Hooks`

    def purse(self, seat: int) -> int:
        return self.hooks.purse(self, seat)

    def closed_cities(self, seat: int) -> int:
        return self.hooks.closed_cities(self, seat)

    def city_points(self, seat: int, city: int) -> int:
        return self.hooks.city_points(self, seat, city)

    def give_city_bonus(self, seat: int, city: int) -> None:
        self.hooks.give_city_bonus(self, seat, city)

    def counted(self, seat: int, per: str) -> int:
        return self.hooks.counts[per](self, seat)

    def printed_workers(self, seat: int) -> int:
        return self.hooks.printed_workers(self, seat)

    def identity(self, code: int) -> int:
        return self.hooks.identity(self, code)

    def collect_fee(self, owner: int, payer: int, node: int, dollars: int) -> None:
        self.hooks.collect_fee(self, owner, payer, node, dollars)

    def permanent_certificates(self, seat: int) -> int:
        return self.hooks.permanent_certificates(self, seat)

    # ---- tiles on the trail

    def put(self, node: int, code: int) -> None:
        self.tiles[node] = code
        if self.c.nodes[node].on_trail:
            self.occupied |= 1 << node

    def clear(self, node: int) -> None:
        self.tiles[node] = EMPTY
        self.occupied &= ~(1 << node)

    # ---- copies and storage

    def _copy_to(self, other: Self) -> None:
        super()._copy_to(other)
        other.c = self.c
        other.hooks = self.hooks
        other.notation = self.notation
        other.accepts = self.accepts
        other.railroad = self.railroad
        other.trail = self.trail
        other.size = self.size
        other.people = self.people
        other.ways = self.ways
        other.active = self.active
        other.ending = self.ending
        other.token_row = self.token_row
        other.token_holder = self.token_holder
        other.occupied = self.occupied
        other.sides = self.sides  # fixed at setup
        other.tiles = self.tiles[:]
        other.jobs = self.jobs[:]
        other.foresight = self.foresight[:]
        other.market = self.market[:]
        other.market_stack = self.market_stack[:]
        other.display = self.display[:]
        other.objective_stack = self.objective_stack[:]
        other.masters = self.masters[:]
        other.appointed = self.appointed[:]
        other.master_owner = self.master_owner[:]
        other.spent = self.spent[:]
        other.herder = self.herder[:]
        other.engine = self.engine[:]
        other.marker = self.marker[:]
        other.covered = self.covered[:]
        other.workers = self.workers[:]
        other.outlaws = self.outlaws[:]
        other.city_discs = self.city_discs[:]
        other.station_discs = self.station_discs[:]
        other.built_at = self.built_at[:]
        other.bags = [bag[:] for bag in self.bags]
        other.hazards = self.hazards[:]
        other.secret = [cards[:] for cards in self.secret]
        other.area = self.area[:]

    def _dump_own(self) -> dict[str, Any]:
        return _FIELDS.dump(self)

    def _load_own(self, own: Mapping[str, Any]) -> None:
        _FIELDS.load(self, own)
