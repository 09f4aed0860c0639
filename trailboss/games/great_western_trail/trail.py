"""Where a herder can ride: the trail as a graph in which empty spaces count for nothing."""

from trailboss.games.great_western_trail.catalogue import Components


class Trail:
    """Answers 'which locations come next' from tables.

    Which locations follow a node depends only on the occupied nodes between it and the next
    neutral buildings, which never move. So every answer is looked up by (node, occupied nodes in
    that stretch) and computed at most once per process.
    """

    def __init__(self, c: Components) -> None:
        self._c = c
        always = {c.kansas_city, *c.neutral_nodes}
        self._stretch = tuple(self._stretch_of(node, always) for node in range(len(c.nodes)))
        self._known: list[dict[int, tuple[int, ...]]] = [{} for _ in c.nodes]

    def next_locations(self, node: int, occupied: int) -> tuple[int, ...]:
        """The locations that can be entered next, one per branch that makes a difference."""
        key = occupied & self._stretch[node]
        known = self._known[node]
        found = known.get(key)
        if found is None:
            found = known[key] = self._walk(node, occupied)
        return found

    def _stretch_of(self, node: int, always: set[int]) -> int:
        mask = 0
        pending = list(self._c.nodes[node].next)
        while pending:
            other = pending.pop()
            if other not in always:
                mask |= 1 << other
                pending += self._c.nodes[other].next
        return mask

    def _walk(self, node: int, occupied: int) -> tuple[int, ...]:
        found: list[int] = []
        for other in self._c.nodes[node].next:
            reached = (other,) if occupied >> other & 1 else self._walk(other, occupied)
            found += [location for location in reached if location not in found]
        return tuple(found)
