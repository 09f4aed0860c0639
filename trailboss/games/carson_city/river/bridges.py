"""Bridges: two roads across the river, also at the very end (CAR-RIV-07 to 12)."""

from trailboss.games.carson_city.river.board import river
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps.roads import free_edges, lay, may_lay
from trailboss.games.carson_city.town import CORNERS, EDGE_IDS
from trailboss.kernel.action import STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


def lay_bridge(s: TownState, seat: int, edge: int) -> None:
    s.roads[seat] -= river(s.box).bridge_roads
    s.put_road(edge)
    s.emit("bridge_laid", seat, EDGE_IDS[edge])


def beside_bridge(s: TownState, parcel: int) -> bool:
    """Whether a bridge ends at one of its corners (CAR-RIV-11)."""
    return bool(CORNERS[parcel] & river(s.box).bridge_ends(s.edges))


class LastChances(Automatic[TownState]):
    """A bridge may still be built before the scoring (CAR-RIV-12)."""

    name = "last_chances"

    def run(self, s: TownState, frame: Frame) -> None:
        for seat in reversed(s.order):
            if may_lay(s, seat):
                s.agenda.append((LastRoads.name, seat))


class LastRoads(Question[TownState]):
    """Roads may still be laid before the final scoring (CAR-RIV-12)."""

    name = "last_roads"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.lay
        return [*[say[edge] for edge in free_edges(s, seat)], STOP]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        if action is STOP:
            s.agenda.pop()
        else:
            lay(s, seat, action)
            if not may_lay(s, seat):
                s.agenda.pop()

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return s.hooks.explain_edge(s, seat, action) if action.kind == "lay" else None

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        return {"roads": s.roads[frame[1]]}
