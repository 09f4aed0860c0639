"""Carson River as a part of the box: the other side of the board (CAR-RIV)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import resources
from typing import Final

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.describe import dollars_phrase
from trailboss.games.carson_city.hooks import Asking, Hooks
from trailboss.games.carson_city.invariants import road_pieces
from trailboss.games.carson_city.observation import town
from trailboss.games.carson_city.river.board import NAME, River, river
from trailboss.games.carson_city.river.bridges import (
    LastChances,
    LastRoads,
    beside_bridge,
    lay_bridge,
)
from trailboss.games.carson_city.river.printed import SHAPES
from trailboss.games.carson_city.shown import TownView
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.town import EDGE_IDS, PARCEL_IDS
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.errors import Refusal
from trailboss.kernel.observation import Counts, Observed
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.vocabulary import Vocabulary

RIVER: Final = "river"
"""What lies on its parcels, as views say it."""


def _at(settings: Settings) -> bool:
    return bool(settings[NAME])


def _off_limits(s: TownState, parcel: int) -> Refusal | None:
    if parcel in river(s.box).parcels:
        return Refusal("CAR-RIV-02", "river", {"parcel": PARCEL_IDS[parcel]})
    return None


def _show_river(s: TownState, shown: TownView) -> TownView:
    its = river(s.box)
    shown["town"] |= {PARCEL_IDS[parcel]: {"content": RIVER} for parcel in sorted(its.parcels)}
    shown["river"] = [PARCEL_IDS[parcel] for parcel in sorted(its.parcels)]
    shown["crossings"] = [EDGE_IDS[edge] for edge in sorted(its.crossings)]
    shown["bridges"] = [EDGE_IDS[e] for e in sorted(its.crossings) if s.edges >> e & 1]
    return shown


def _fill(before: Hooks) -> Hooks:
    def view(s: TownState, seat: int | None) -> TownView:
        return _show_river(s, before.view(s, seat))

    def closed_edges(s: TownState, seat: int) -> int:
        """A crossing needs as many roads as a bridge takes (CAR-RIV-09)."""
        its = river(s.box)
        closed = before.closed_edges(s, seat)
        return closed if s.roads[seat] >= its.bridge_roads else closed | its.crossing_bits

    def lay(s: TownState, seat: int, edge: int) -> None:
        put = lay_bridge if edge in river(s.box).crossings else before.lay
        put(s, seat, edge)

    def explain_edge(s: TownState, seat: int, action: Action) -> Refusal:
        found = before.explain_edge(s, seat, action)
        if found.reason == "no-road" and s.roads[seat]:
            return Refusal("CAR-RIV-09", "bridge-needs-two", {"has": s.roads[seat]})
        return found

    def parcel_points(s: TownState, parcel: int) -> int:
        """More beside a bridge (CAR-RIV-10)."""
        if beside_bridge(s, parcel):
            return river(s.box).bridge_points
        return before.parcel_points(s, parcel)

    def describe_thing(box: Box, kind: str, id: str) -> Sequence[Description]:
        found = before.describe_thing(box, kind, id)
        more = river(box).income[box.components.building_index[id]] if kind == "building" else 0
        if not more:
            return found
        (one,) = found
        return [Description(one.requirements, (*one.rewards, dollars_phrase("by-river", more)))]

    *earlier, over = before.end_of_game
    last_roads = Asking("CAR-RIV-12", "CAR-RIV-12", frozenset(("lay", "stop")), roads=False)
    return replace(
        before,
        questions={**before.questions, LastRoads.name: last_roads},
        end_of_game=(*earlier, LastChances.name, over),
        view=view,
        describe_thing=describe_thing,
        off_limits=_off_limits,
        closed_edges=closed_edges,
        lay=lay,
        explain_edge=explain_edge,
        parcel_points=parcel_points,
    )


def _road_pieces(s: TownState) -> Iterator[str]:
    """As ever, but a bridge is made of several."""
    its = river(s.box)
    bridges = (s.edges & its.crossing_bits).bit_count()
    yield from road_pieces(s, s.edges.bit_count() + bridges * (its.bridge_roads - 1))


def _words(box: Box) -> Vocabulary:
    return Vocabulary(
        decisions={LastRoads.name: ("roads",)},
        events={"bridge_laid": ("seat", "edge")},
        refusals={"river": ("parcel",), "bridge-needs-two": ("has",)},
        phrases={"effect-by-river": ("dollars",)},
    )


def _observes(box: Box, seats: int) -> Observed:
    return Observed(
        table={
            "town": town(box, seats, RIVER),
            "bridges": Counts(box.vocabulary.things["edge"]),
        },
        left_out={"river": "printed on the board", "crossings": "printed on the board"},
    )


PART: Final[Part[TownState, Hooks]] = Part(
    name=NAME,
    at=_at,
    files=resources.files(__package__),
    shapes=SHAPES,
    steps=(LastChances(), LastRoads()),
    fill=_fill,
    checks={"CAR-INV-03": _road_pieces},
    prints=River,
    words=_words,
    observes=_observes,
)
