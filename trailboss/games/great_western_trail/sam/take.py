"""Outlaws, hazards and objective cards that Sam takes (SAM-HAZ, SAM-OBJ)."""

from trailboss.games.great_western_trail.sam.rancher import explain
from trailboss.games.great_western_trail.state import FIRST_TILE, OUTLAW_COLOURS, TrailState
from trailboss.games.great_western_trail.steps.objective import GainObjective, fill_display
from trailboss.kernel.action import Action
from trailboss.kernel.step import Frame


def outlaw(s: TrailState, seat: int) -> bool:
    """From the highest-numbered space, without the reward (SAM-HAZ-01)."""
    nodes = [node for node in s.c.outlaw_nodes if s.tiles[node]]
    if not nodes:
        return False
    explain(s, "highest-outlaw")
    node = nodes[-1]
    tile = s.c.tiles[s.tiles[node] - FIRST_TILE]
    s.clear(node)
    s.outlaws[seat * OUTLAW_COLOURS + tile.outlaw] += 1
    s.emit("took_outlaw", seat, s.c.nodes[node].id, tile.id)
    return True


def hazard(s: TrailState, seat: int) -> bool:
    """The best tile of the most frequent type (SAM-HAZ-02)."""
    lying = [
        [(_points(s, node), node) for node in nodes if s.tiles[node]]
        for nodes in s.c.hazard_nodes.values()
    ]
    if not any(lying):
        return False
    explain(s, "best-hazard")
    most = max(lying, key=lambda tiles: (len(tiles), max(tiles)[0] if tiles else 0))
    _, node = max(most, key=lambda tile: (tile[0], -s.c.nodes[tile[1]].order))
    tile = s.tiles[node] - FIRST_TILE
    s.clear(node)
    s.hazards[seat] += (tile,)
    s.emit("cleared_hazard", seat, s.c.nodes[node].id, s.c.tiles[tile].id)
    return True


def _points(s: TrailState, node: int) -> int:
    return s.c.tiles[s.tiles[node] - FIRST_TILE].vp


def objectives(s: TrailState, seat: int, number: int) -> bool:
    """Open cards only; each is replaced in its place before the next is taken (SAM-OBJ-01)."""
    for taken in range(number):
        if not s.display:
            return taken > 0
        place = _place(s)
        card = s.display.pop(place)
        s.area[seat] += (card,)
        s.emit("took_objective", seat, s.c.card_ids[card])
        refill_place(s, place)
    return True


def _place(s: TrailState) -> int:
    choice = s.options["sam_objective_choice"]
    if choice == "random":
        explain(s, "random-objective")
        return s.dice.below(len(s.display))
    if choice == "most_points":
        explain(s, "best-objective")
        points = [s.c.objectives[card].vp for card in s.display]
        return points.index(max(points))
    explain(s, "topmost-objective")
    return 0


def refill_place(s: TrailState, place: int) -> None:
    """The card that replaces one of the display lies where that one lay."""
    before = len(s.display)
    fill_display(s)
    if len(s.display) > before:
        s.display.insert(place, s.display.pop())


class GainObjectiveInPlace(GainObjective):
    """With Sam at the table it matters where a new card of the display lies (SAM-OBJ-01)."""

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        before = s.display[:]
        super().apply(s, frame, seat, action)
        if action.kind == "objective" and len(s.display) == len(before):
            place = before.index(s.c.card_index[str(action.args[0])])
            s.display.insert(place, s.display.pop())
