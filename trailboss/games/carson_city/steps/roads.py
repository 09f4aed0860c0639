"""Laying roads from one's stock, at almost any moment (CAR-ROAD)."""

from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.town import EDGE_IDS, EDGE_INDEX, EDGES_AT, ENDS, numbers
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def free_edges(s: TownState, seat: int) -> list[int]:
    """Where the seat may lay a road now (CAR-ROAD-01, 02)."""
    reached = 0
    for vertex in numbers(s.touched):
        reached |= EDGES_AT[vertex]
    return numbers(reached & ~s.hooks.closed_edges(s, seat))


def may_lay(s: TownState, seat: int) -> bool:
    """Whether the seat has a road. The few pieces there are never fill all edges of the network."""
    return s.roads[seat] > 0


def lay(s: TownState, seat: int, action: Action) -> None:
    s.hooks.lay(s, seat, EDGE_INDEX[str(action.args[0])])


def lay_road(s: TownState, seat: int, edge: int) -> None:
    s.roads[seat] -= 1
    s.put_road(edge)
    s.emit("road_laid", seat, EDGE_IDS[edge])


def explain_edge(s: TownState, seat: int, action: Action) -> Refusal:
    """Why a road cannot be laid on the edge that the action names."""
    edge = EDGE_INDEX[str(action.args[0])]
    named: dict[str, str | int] = {"edge": EDGE_IDS[edge]}
    if s.edges >> edge & 1:
        return Refusal("CAR-ROAD-01", "edge-taken", named)
    if not ENDS[edge] & s.touched:
        return Refusal("CAR-ROAD-02", "not-at-a-road", named)
    return Refusal("CAR-ROAD-06", "no-road")


class LayRoad(Question[TownState]):
    """Which edge. Asked on top of another question, which is put again afterwards."""

    name = "lay_road"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation
        return [*[say.lay[edge] for edge in free_edges(s, seat)], say.back]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action.kind == "lay":
            lay(s, seat, action)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return s.hooks.explain_edge(s, seat, action) if action.kind == "lay" else None

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        return {"roads": s.roads[frame[1]]}
