"""Rails to the North: the expansion as a part of the box."""

from dataclasses import replace
from importlib import resources
from typing import Final

from trailboss.games.great_western_trail.hooks import Hooks, Rules
from trailboss.games.great_western_trail.pieces import Effect
from trailboss.games.great_western_trail.rails_to_the_north.components import NAME
from trailboss.games.great_western_trail.rails_to_the_north.describe import (
    answers_with_north,
    with_north,
)
from trailboss.games.great_western_trail.rails_to_the_north.invariants import NORTH_CHECKS
from trailboss.games.great_western_trail.rails_to_the_north.network import legal_slots, placed
from trailboss.games.great_western_trail.rails_to_the_north.observation import observes
from trailboss.games.great_western_trail.rails_to_the_north.printed import SHAPES
from trailboss.games.great_western_trail.rails_to_the_north.setup import set_up_north
from trailboss.games.great_western_trail.rails_to_the_north.state import (
    NorthPrint,
    NorthState,
    north,
)
from trailboss.games.great_western_trail.rails_to_the_north.steps import branch, gifts, terminal
from trailboss.games.great_western_trail.rails_to_the_north.view import show_north
from trailboss.games.great_western_trail.rails_to_the_north.vocabulary import words
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps.station import owed_for_transport
from trailboss.kernel.errors import Refusal
from trailboss.kernel.part import Part, Settings

_RULES: Final = Rules(open_cities="RTN-DEL-02", discs_per_city="RTN-DEL-03")


def _at(settings: Settings) -> bool:
    return bool(settings.get(NAME))


def _purse(s: TrailState, seat: int) -> int:
    """Until the transport is paid, nothing is spent that it needs (RTN-DEL-08)."""
    return s.money[seat] - owed_for_transport(s, seat)


def _closed_cities(s: TrailState, seat: int) -> int:
    """Large cities without an own branchlet (RTN-DEL-02)."""
    n = north(s)
    closed = n.map.large_cities
    for i, town in enumerate(n.map.towns):
        if town.city >= 0 and n.branches[seat] >> i & 1:
            closed &= ~(1 << town.city)
    return closed


def _give_city_bonus(s: TrailState, seat: int, city: int) -> None:
    if city == north(s).map.display_city and north(s).display_masters:
        s.agenda.append(("new_york", seat))


def _can_branch(s: TrailState, seat: int, effect: Effect) -> bool:
    return bool(legal_slots(s, seat))


def _start_branching(s: TrailState, seat: int, effect: Effect, optional: bool) -> None:
    s.agenda.append(("branches", seat, effect.branch))


def _emptied_bells(s: TrailState, seat: int) -> int:
    return north(s).map.emptied_bells(placed(s, seat))


def _areas(s: TrailState, seat: int) -> int:
    n = north(s)
    return len({town.area for i, town in enumerate(n.map.towns) if n.branches[seat] >> i & 1})


_COUNTS: Final = {
    "emptied-bells": _emptied_bells,
    "tokens": lambda s, seat: s.tokens[seat],
    "areas": _areas,
}


def _fill(before: Hooks) -> Hooks:
    def set_up(s: TrailState) -> None:
        before.set_up(s)
        set_up_north(s)

    def view(s: TrailState, seat: int | None) -> TrailView:
        return show_north(s, before.view(s, seat))

    def lacking(s: TrailState, seat: int, effect: Effect) -> Refusal:
        if effect.verb == "branch" and not legal_slots(s, seat):
            return Refusal("RTN-PLACE-04", "no-branch-possible")
        return before.lacking(s, seat, effect)

    def city_points(s: TrailState, seat: int, city: int) -> int:
        per_bell = north(s).map.vp_per_bell[city]
        return before.city_points(s, seat, city) + per_bell * _emptied_bells(s, seat)

    return replace(
        before,
        rules=_RULES,
        set_up=set_up,
        view=view,
        lacking=lacking,
        describe=answers_with_north(before.describe),
        describe_thing=with_north(before.describe_thing),
        purse=_purse,
        closed_cities=_closed_cities,
        city_points=city_points,
        give_city_bonus=_give_city_bonus,
        obtainable={**before.obtainable, "branch": _can_branch},
        never_void=before.never_void | {"branch"},  # RTN-PLACE-04, RTN-AUX-06
        starts={**before.starts, "branch": _start_branching},
        counts={**before.counts, **_COUNTS},
    )


PART: Final[Part[TrailState, Hooks]] = Part(
    name=NAME,
    at=_at,
    files=resources.files(__package__),
    shapes=SHAPES,
    absent="RTN-GEN-01",
    displaces="RTN-SETUP-02",
    steps=(
        branch.Branches(),
        branch.Branch(),
        gifts.SlotToken(),
        gifts.Gift(),
        gifts.NewYork(),
        terminal.Terminal(),
    ),
    fill=_fill,
    checks=NORTH_CHECKS,
    lifts=frozenset(("GWT-INV-07",)),
    prints=NorthPrint,
    things=NorthState,
    words=words,
    observes=observes,
)
