"""What can change in a game of El Paso: ints and flat lists."""

from collections.abc import Mapping
from typing import Any, Final, Self, cast

from trailboss.games.el_paso.box import Box
from trailboss.games.el_paso.pieces import TILE_KINDS, Building, TrainCard
from trailboss.games.western.state import SLOTS, CattleState
from trailboss.kernel.dice import Dice
from trailboss.kernel.fields import Fields
from trailboss.kernel.native import mypyc_attr

EMPTY: Final = 0
FIRST_NEUTRAL: Final = 1
FIRST_REGULAR: Final = 100
"""What lies on a node: nothing, a neutral building, or a regular one by owner and level."""

NOWHERE: Final = -1
NOBODY: Final = -1

_FIELDS: Final = Fields(
    ints=("active", "ending", "occupied", "hired_last"),
    lists=(
        "tiles",
        "sides",
        "train_sides",
        "buildings",
        "market",
        "jobs",
        "rancher",
        "money",
        "tokens",
        "track",
        "covered",
        "arrivals",
        "area",
        "post_discs",
    ),
    lists_of_lists=(
        "display",
        "tile_stack",
        "hand",
        "stack",
        "pile",
        "known",
        "gained",
    ),
    lists_of_tuples=("removed",),
)
_OWN: Final = tuple(name for name in _FIELDS.names if name not in SLOTS)


@mypyc_attr(allow_interpreted_subclasses=True)
class PasoState(CattleState):
    """The data; `play.Play` adds what can be asked of it.

    Lists are by seat unless a comment says otherwise; what a seat has several of is laid out flat.
    """

    __slots__ = ("c", "hooks", "notation", "people", "road", *_OWN)

    def __init__(self, box: Box, seats: int, options: Mapping[str, Any], dice: Dice) -> None:
        super().__init__(box, seats, options, dice)
        c = box.components
        self.c = c
        self.card_ids = c.card_ids
        self.card_value = c.card_value
        self.hooks = box.hooks
        self.notation = box.notation
        self.road = box.road
        self.people = range(seats - len(self.automated))  # seats without a solo rival behind them
        # the table
        self.active = 0
        self.ending = NOBODY  # the seat that triggered the end: its rancher is with the Simmentals
        self.tiles = [EMPTY] * len(c.nodes)  # by node
        self.occupied = 1 << c.el_paso  # the nodes that are stops, as bits
        self.sides = [0] * c.levels  # by level, as all lists by level: 0 = a, 1 = b
        self.train_sides = [0] * len(c.train)  # by card: 0 = basic, 1 = marked
        self.buildings = [c.copies] * c.levels  # tiles in the market, by level
        self.market: list[int] = [0] * len(c.cattle)  # cards by breed, the Simmental stack too
        self.jobs = [worker.count for worker in c.workers]  # worker cards in the market, by type
        self.display: list[list[int]] = [[] for _ in TILE_KINDS]  # face-up tiles, NOWHERE for a gap
        self.tile_stack: list[list[int]] = [[] for _ in TILE_KINDS]  # unordered: draws roll dice
        self.hired_last = NOBODY  # worker type, excluded from a second hire (ELP-HIRE-05)
        # the players
        self.rancher = [NOWHERE] * seats
        self.track: list[int] = [0] * seats
        self.covered = [c.all_discs] * seats  # disc spaces that still hold a disc, as bits
        self.arrivals = [0] * seats  # in El Paso
        self.area = [0] * (seats * c.worker_kinds)  # worker cards in the area
        self.post_discs = [0] * (seats * len(c.posts))
        self.gained: list[list[int]] = [[] for _ in range(seats)]  # tiles of both kinds

    @property
    def box(self) -> Box:
        return cast(Box, self._box)

    # ---- reading the table

    def regular_code(self, seat: int, level: int) -> int:
        return FIRST_REGULAR + seat * self.c.levels + level

    def owner_and_level(self, code: int) -> tuple[int, int]:
        """Of a regular building on the trail; the level as it stands among the ``regulars``."""
        return divmod(code - FIRST_REGULAR, self.c.levels)

    def building(self, code: int) -> Building:
        """The building behind the code of a tile on the trail."""
        if code < FIRST_REGULAR:
            return self.c.neutrals[code - FIRST_NEUTRAL]
        return self.side((code - FIRST_REGULAR) % self.c.levels)

    def side(self, level: int) -> Building:
        """The side of the buildings of a level that this table plays with."""
        return self.c.regulars[level][self.sides[level]]

    def train_card(self, card: int) -> TrainCard:
        return self.c.train[card][self.train_sides[card]]

    def is_foreign(self, seat: int, code: int) -> bool:
        return code >= FIRST_REGULAR and self.owner_and_level(code)[0] != seat

    def own_plots(self, seat: int) -> list[int]:
        """Where the buildings of a player stand."""
        first = self.regular_code(seat, 0)
        last = first + self.c.levels
        tiles = self.tiles
        return [plot for plot in self.c.plots if first <= tiles[plot] < last]

    def workers_of(self, seat: int) -> list[int]:
        """The worker cards in a player's area, by type."""
        first = seat * self.c.worker_kinds
        return self.area[first : first + self.c.worker_kinds]

    def hand_limit(self, seat: int) -> int:
        return self.c.hand_limits[self.covered[seat]]

    def step_limit(self, seat: int) -> int:
        return self.c.step_limits[self.covered[seat]]

    def permanent_certificates(self, seat: int) -> int:
        """On bonus tiles and on the player board (ELP-DEL-03)."""
        found = self.c.lasting_certificates[self.covered[seat]]
        first = self.c.first_bonus
        for tile in self.gained[seat]:
            if tile >= first:
                found += self.c.bonuses[tile - first].permanent
        return found

    # ---- certificates

    def gain_certificates(self, seat: int, number: int) -> None:
        """Down the track, never beyond its end (ELP-CERT-01)."""
        gained = min(number, self.c.track_end - self.track[seat])
        self.track[seat] += gained
        self.emit("gained_certificates", seat, gained)

    # ---- buildings on the trail

    def put(self, node: int, code: int) -> None:
        self.tiles[node] = code
        self.occupied |= 1 << node

    # ---- copies and storage

    def _copy_to(self, other: Self) -> None:
        super()._copy_to(other)
        other.c = self.c
        other.hooks = self.hooks
        other.notation = self.notation
        other.road = self.road
        other.people = self.people
        other.active = self.active
        other.ending = self.ending
        other.occupied = self.occupied
        other.hired_last = self.hired_last
        other.sides = self.sides  # fixed at setup
        other.train_sides = self.train_sides
        other.tiles = self.tiles[:]
        other.buildings = self.buildings[:]
        other.market = self.market[:]
        other.jobs = self.jobs[:]
        other.rancher = self.rancher[:]
        other.track = self.track[:]
        other.covered = self.covered[:]
        other.arrivals = self.arrivals[:]
        other.area = self.area[:]
        other.post_discs = self.post_discs[:]
        other.display = [tiles[:] for tiles in self.display]
        other.tile_stack = [tiles[:] for tiles in self.tile_stack]
        other.gained = [tiles[:] for tiles in self.gained]

    def _dump_own(self) -> dict[str, Any]:
        return _FIELDS.dump(self)

    def _load_own(self, own: Mapping[str, Any]) -> None:
        _FIELDS.load(self, own)
