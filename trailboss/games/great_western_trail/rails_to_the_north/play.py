"""A game with the expansion in play: its part of the state, and the hooks it fills."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from trailboss.games.great_western_trail.components import Effect
from trailboss.games.great_western_trail.play import STEPS, Play
from trailboss.games.great_western_trail.rails_to_the_north import view as views
from trailboss.games.great_western_trail.rails_to_the_north.box import NorthBox
from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.invariants import NORTH_CHECKS
from trailboss.games.great_western_trail.rails_to_the_north.network import legal_slots, placed
from trailboss.games.great_western_trail.rails_to_the_north.setup import set_up_north
from trailboss.games.great_western_trail.rails_to_the_north.steps import branch, gifts, terminal
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import NOWHERE
from trailboss.games.great_western_trail.steps.station import owed_for_transport
from trailboss.kernel.dice import Dice
from trailboss.kernel.invariants import complaints
from trailboss.kernel.step import Steps

if TYPE_CHECKING:
    from trailboss.kernel.game import Game

_LISTS = ("branches", "slots", "town_tiles", "display_masters")

_NORTH = (
    branch.Branches(),
    branch.Branch(),
    gifts.SlotToken(),
    gifts.Gift(),
    gifts.NewYork(),
    terminal.Terminal(),
)


NORTH_STEPS: tuple[Any, ...] = (
    *(step for step in STEPS if step.name not in [new.name for new in _NORTH]),
    *_NORTH,
)


class NorthPlay(Play):
    __slots__ = ("map", "say", *_LISTS)

    STEPS = Steps[Any](NORTH_STEPS)

    def __init__(
        self, game: "Game", seats: int, options: Mapping[str, Any], dice: Dice, box: NorthBox
    ) -> None:
        super().__init__(game, seats, options, dice, box)
        self.map = box.components
        self.say = box.notation
        self.branches = [0] * seats  # the towns with an own branchlet, as bits
        self.slots = [NOWHERE] * (len(self.map.towns) * SLOTS)  # the owners, town by town
        self.town_tiles = [NOWHERE] * self.map.medium_towns
        self.display_masters: list[int] = []  # the tiles beside New York

    def set_up(self) -> None:
        super().set_up()
        set_up_north(self)

    # ---- hooks of the base rules

    def purse(self, seat: int) -> int:
        """Until the transport is paid, nothing is spent that it needs (RTN-DEL-08)."""
        return self.money[seat] - owed_for_transport(self, seat)

    def closed_cities(self, seat: int) -> int:
        """Large cities without an own branchlet (RTN-DEL-02)."""
        closed = self.map.large_cities
        for i, town in enumerate(self.map.towns):
            if town.city >= 0 and self.branches[seat] >> i & 1:
                closed &= ~(1 << town.city)
        return closed

    def city_points(self, seat: int, city: int) -> int:
        bells = self.map.emptied_bells(placed(self, seat))
        return super().city_points(seat, city) + self.map.vp_per_bell[city] * bells

    def give_city_bonus(self, seat: int, city: int) -> None:
        if city == self.map.display_city and self.display_masters:
            self.agenda.append(("new_york", seat))

    def obtainable(self, seat: int, effect: Effect) -> bool:
        """Never chosen in vain (RTN-PLACE-04, RTN-AUX-06)."""
        return not effect.branch or bool(legal_slots(self, seat))

    def begin(self, seat: int, effect: Effect) -> None:
        if effect.branch:
            self.agenda.append(("branches", seat, effect.branch))

    def counted(self, seat: int, per: str) -> int:
        if per == "emptied-bells":
            return self.map.emptied_bells(placed(self, seat))
        if per == "tokens":
            return self.tokens[seat]
        if per == "areas":
            own = self.branches[seat]
            return len({town.area for i, town in enumerate(self.map.towns) if own >> i & 1})
        return super().counted(seat, per)

    def view(self, seat: int | None) -> TrailView:
        return views.view(self, super().view(seat))

    def broken_invariants(self) -> Sequence[str]:
        return complaints(self, NORTH_CHECKS)

    # ---- copies and storage

    def _copy_to(self, other: Self) -> None:
        super()._copy_to(other)
        other.map = self.map
        other.say = self.say
        other.branches = self.branches[:]
        other.slots = self.slots[:]
        other.town_tiles = self.town_tiles  # fixed at setup
        other.display_masters = self.display_masters[:]

    def _dump_own(self) -> dict[str, Any]:
        return {**super()._dump_own(), **{name: list(getattr(self, name)) for name in _LISTS}}

    def _load_own(self, own: Mapping[str, Any]) -> None:
        super()._load_own(own)
        for name in _LISTS:
            setattr(self, name, [int(value) for value in own[name]])
