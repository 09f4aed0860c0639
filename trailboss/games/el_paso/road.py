"""The road: where a rancher can ride to, where Sue goes, and how far ahead a place is."""

from collections.abc import Iterator

from trailboss.games.el_paso.catalogue import Components
from trailboss.kernel.western.trail import Trail

Reach = tuple[tuple[int, int], ...]
"""Stops with the fewest steps that lead there, the nearest first."""


class Road:
    def __init__(self, c: Components) -> None:
        self._c = c
        self._trail = Trail([node.next for node in c.nodes], {c.el_paso, *c.neutral_nodes})
        self._reach: list[dict[int, Reach]] = [{} for _ in c.nodes]
        self._ways: dict[tuple[int, int, int], tuple[str, ...]] = {}
        self._spaces = tuple(self._spaces_from(node) for node in range(len(c.nodes)))

    def reach(self, node: int, occupied: int) -> Reach:
        """All stops ahead up to El Paso, where every movement ends (ELP-MOVE-04 to 06, 11)."""
        known = self._reach[node]
        found = known.get(occupied)
        if found is None:
            found = known[occupied] = self._find(node, occupied)
        return found

    def _find(self, node: int, occupied: int) -> Reach:
        steps: dict[int, int] = {}
        front = [node]
        distance = 0
        while front:
            distance += 1
            entered: list[int] = []
            for place in front:
                for stop in self._trail.next_locations(place, occupied):
                    if stop not in steps:
                        steps[stop] = distance
                        entered.append(stop)
            front = [stop for stop in entered if stop != self._c.el_paso]
        return tuple(steps.items())

    def sues_next(self, node: int, occupied: int) -> tuple[int, str]:
        """The stop that Sue enters next: by the branch with fewer stops, else the inner one
        (ELP-SUE-10). And which of the two decided, if there is a stop on a branch at all."""
        place = self._shorter(node, occupied)
        branches = self._c.nodes[node].next
        stops = sum(occupied >> branch & 1 for branch in branches)
        because = ""
        if stops and len(branches) > 1:
            because = "inner-branch" if stops == len(branches) else "fewer-stops"
        if occupied >> place & 1:
            return place, because
        stop, later = self.sues_next(place, occupied)
        return stop, because or later

    def way(self, node: int, goal: int, occupied: int) -> list[str]:
        """All places entered on the way with the fewest stops, plots without a building too
        (ELP-MOVE-10); among equal branches by the inner one."""
        known = self._ways.get((node, goal, occupied))
        if known is None:
            known = self._ways[node, goal, occupied] = tuple(self._find_way(node, goal, occupied))
        return list(known)

    def _find_way(self, node: int, goal: int, occupied: int) -> Iterator[str]:
        here = node
        while True:
            beside = goal in self._c.nodes[here].next
            here = goal if beside else self._shorter(here, occupied)
            yield self._c.nodes[here].id
            if here == goal:
                return

    def _shorter(self, node: int, occupied: int) -> int:
        """The next place: at a fork, that of the branch with fewer stops, else the inner one."""
        return min(
            self._c.nodes[node].next,
            key=lambda branch: (occupied >> branch & 1, self._c.nodes[branch].route != "inner"),
        )

    def spaces_ahead(self, node: int, goal: int) -> int:
        """How many spaces of the trail ahead, built on or not; 0 for the same (ELP-SUE-22)."""
        return self._spaces[node][goal]

    def _spaces_from(self, node: int) -> tuple[int, ...]:
        distances = {node: 0}
        front = {node}
        for distance in range(1, len(self._c.nodes)):
            front = {n for place in front for n in self._c.nodes[place].next} - distances.keys()
            distances |= dict.fromkeys(front, distance)
        return tuple(distances[goal] for goal in range(len(self._c.nodes)))
