"""The road: where a rancher can ride to, and how far ahead a place is."""

from trailboss.games.el_paso.components import Components
from trailboss.games.western.trail import Trail

Reach = tuple[tuple[int, int], ...]
"""Stops with the fewest steps that lead there, the nearest first."""


class Road:
    def __init__(self, c: Components) -> None:
        self._c = c
        always = {c.el_paso, *c.neutral_nodes}
        self._trail = Trail([node.next for node in c.nodes], always, c.el_paso)
        self._reach: list[dict[int, Reach]] = [{} for _ in c.nodes]
        self._ways: dict[tuple[int, int, int], tuple[str, ...]] = {}
        self._spaces = tuple(self._spaces_from(node) for node in range(len(c.nodes)))

    def reach(self, node: int, occupied: int) -> Reach:
        """All stops ahead up to El Paso, where every movement ends (ELP-MOVE-04 to 06, 11)."""
        known = self._reach[node]
        found = known.get(occupied)
        if found is None:
            ways = self._trail.shortest(node, occupied)
            found = known[occupied] = tuple((stop, len(stops)) for stop, stops in ways.items())
        return found

    def way(self, node: int, goal: int, occupied: int) -> list[str]:
        """All places entered on the way with the fewest stops, plots without a building too
        (ELP-MOVE-10); among equal branches by the inner one."""
        known = self._ways.get((node, goal, occupied))
        if known is None:
            stops = self._trail.shortest(node, occupied)[goal]
            places = self._trail.along(node, stops, occupied)
            known = tuple(self._c.nodes[place].id for place in places)
            self._ways[node, goal, occupied] = known
        return list(known)

    def shorter(self, node: int, occupied: int) -> int:
        """The next place: at a fork, that of the branch with fewer stops, else the inner one."""
        return min(
            self._c.nodes[node].next,
            key=lambda branch: (occupied >> branch & 1, self._c.nodes[branch].route != "inner"),
        )

    def spaces_ahead(self, node: int, goal: int) -> int:
        """How many spaces of the trail ahead, built on or not; 0 for the same."""
        return self._spaces[node][goal]

    def _spaces_from(self, node: int) -> tuple[int, ...]:
        distances = {node: 0}
        front = {node}
        for distance in range(1, len(self._c.nodes)):
            front = {n for place in front for n in self._c.nodes[place].next} - distances.keys()
            distances |= dict.fromkeys(front, distance)
        return tuple(distances[goal] for goal in range(len(self._c.nodes)))
