"""A trail: a graph of places in which only those that are occupied count as steps."""

from collections.abc import Collection, Sequence


class Trail:
    """Answers 'which occupied places come next' from tables.

    What follows a place depends only on the occupied places between it and the next ones that are
    ``always`` occupied. So every answer is looked up by (place, occupied places in that stretch)
    and computed at most once per process.
    """

    def __init__(self, following: Sequence[tuple[int, ...]], always: Collection[int]) -> None:
        self._following = following
        self._stretch = tuple(self._stretch_of(place, always) for place in range(len(following)))
        self._known: list[dict[int, tuple[int, ...]]] = [{} for _ in following]

    def next_locations(self, place: int, occupied: int) -> tuple[int, ...]:
        """Which of the occupied places (bits) can be entered next, one per branch that differs."""
        key = occupied & self._stretch[place]
        known = self._known[place]
        found = known.get(key)
        if found is None:
            found = known[key] = self._walk(place, occupied)
        return found

    def _stretch_of(self, place: int, always: Collection[int]) -> int:
        mask = 0
        pending = list(self._following[place])
        while pending:
            other = pending.pop()
            if other not in always:
                mask |= 1 << other
                pending += self._following[other]
        return mask

    def _walk(self, place: int, occupied: int) -> tuple[int, ...]:
        found: list[int] = []
        for other in self._following[place]:
            reached = (other,) if occupied >> other & 1 else self._walk(other, occupied)
            found += [stop for stop in reached if stop not in found]
        return tuple(found)
