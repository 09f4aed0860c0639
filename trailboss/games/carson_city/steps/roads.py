"""Laying roads and bridges from one's stock, at almost any moment (CAR-ROAD, CAR-RIV-07 to 12)."""

from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.town import EDGE_IDS, EDGE_INDEX, EDGES, ENDS
from trailboss.kernel.action import STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question

_ALL_EDGES = range(EDGES)


def free_edges(s: TownState, seat: int) -> list[int]:
    """Where the seat may lay a road or a bridge now (CAR-ROAD-01, 02, CAR-RIV-09)."""
    touched = s.touched
    taken = s.edges
    if s.roads[seat] < s.board.bridge_roads:
        taken |= s.board.crossing_bits
    return [edge for edge in _ALL_EDGES if ENDS[edge] & touched and not taken >> edge & 1]


def may_lay(s: TownState, seat: int) -> bool:
    """Whether the seat has a road. The few pieces there are never fill all edges of the network."""
    return s.roads[seat] > 0


def lay(s: TownState, seat: int, action: Action) -> None:
    edge = EDGE_INDEX[str(action.args[0])]
    bridge = edge in s.board.crossings
    s.roads[seat] -= s.board.bridge_roads if bridge else 1
    s.put_road(edge)
    s.emit("bridge_laid" if bridge else "road_laid", seat, EDGE_IDS[edge])


def explain_edge(s: TownState, seat: int, action: Action) -> Refusal:
    """Why a road cannot be laid on the edge that the action names."""
    edge = EDGE_INDEX[str(action.args[0])]
    named: dict[str, str | int] = {"edge": EDGE_IDS[edge]}
    if s.edges >> edge & 1:
        return Refusal("CAR-ROAD-01", "edge-taken", named)
    if not ENDS[edge] & s.touched:
        return Refusal("CAR-ROAD-02", "not-at-a-road", named)
    if not s.roads[seat]:
        return Refusal("CAR-ROAD-06", "no-road")
    return Refusal("CAR-RIV-09", "bridge-needs-two", {"has": s.roads[seat]})


class LayRoad(Question[TownState]):
    """Which edge. Asked on top of another question, which is put again afterwards."""

    name = "lay_road"

    def options(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.box.notation
        return [*[say.lay[edge] for edge in free_edges(s, seat)], say.back]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action.kind == "lay":
            lay(s, seat, action)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_edge(s, seat, action) if action.kind == "lay" else None

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        return {"roads": s.roads[frame[1]]}


class LastRoads(Question[TownState]):
    """By the river, roads may still be laid before the final scoring (CAR-RIV-12)."""

    name = "last_roads"

    def options(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.box.notation.lay
        return [*[say[edge] for edge in free_edges(s, seat)], STOP]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        if action is STOP:
            s.agenda.pop()
        else:
            lay(s, seat, action)
            if not may_lay(s, seat):
                s.agenda.pop()

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_edge(s, seat, action) if action.kind == "lay" else None

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        return {"roads": s.roads[frame[1]]}
