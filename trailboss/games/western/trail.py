"""A trail: a graph of places in which only those that are occupied count as steps."""

from collections.abc import Collection, Sequence


class _Ahead:
    """What follows a place while the same places of its stretch are occupied."""

    __slots__ = ("passed", "stops")

    def __init__(self, stops: tuple[int, ...], passed: dict[int, list[int]]) -> None:
        self.stops = stops
        self.passed = passed
        """By stop: the places entered on the way there, itself the last."""


class Trail:
    """Answers 'which occupied places come next' from tables.

    What follows a place depends only on the occupied places between it and the next ones that are
    ``always`` occupied. So every answer is looked up by (place, occupied places in that stretch)
    and computed at most once per process. At ``end`` every ride is over.
    """

    def __init__(
        self, following: Sequence[tuple[int, ...]], always: Collection[int], end: int
    ) -> None:
        self._following = following
        self._end = end
        self._always = sum(1 << place for place in always)
        self._stretch = [self._stretch_of(place, always) for place in range(len(following))]
        self._lowest = [max(0, (mask & -mask).bit_length() - 1) for mask in self._stretch]
        """By place: the lowest bit of its stretch. What is looked up by is a small number so."""
        self._known: list[dict[int, _Ahead]] = [{} for _ in following]

    def next_locations(self, place: int, occupied: int) -> tuple[int, ...]:
        """Which of the occupied places (bits) can be entered next, one per branch that differs."""
        return self._ahead(place, occupied).stops

    def _ahead(self, place: int, occupied: int) -> _Ahead:
        key = (occupied & self._stretch[place]) >> self._lowest[place]
        found = self._known[place].get(key)
        if found is None:
            # Whatever a damaged state says: what is remembered must hold for every other state.
            real = occupied & self._stretch[place] | self._always
            stops = self._walk(place, real)
            found = _Ahead(stops, {stop: self._between(place, stop, real) for stop in stops})
            self._known[place][key] = found
        return found

    def shortest(
        self, place: int, occupied: int, most: int | None = None
    ) -> dict[int, tuple[int, ...]]:
        """All occupied places ahead, or those within so many steps, the nearest first, each with
        the stops of the shortest way there, itself included; among equals by the branch that comes
        first on the board."""
        found: dict[int, tuple[int, ...]] = {}
        front: list[tuple[int, tuple[int, ...]]] = [(place, ())]
        steps = 0
        while front and steps != most:
            steps += 1
            entered: list[tuple[int, tuple[int, ...]]] = []
            for here, stops in front:
                for stop in self.next_locations(here, occupied):
                    if stop not in found:
                        found[stop] = (*stops, stop)
                        if stop != self._end:
                            entered.append((stop, found[stop]))
            front = entered
        return found

    def along(self, place: int, stops: Sequence[int], occupied: int) -> list[int]:
        """All places entered on a way with these stops, those that are empty too."""
        places: list[int] = []
        for stop in stops:
            places += self._ahead(place, occupied).passed[stop]
            place = stop
        return places

    def _between(self, place: int, stop: int, occupied: int) -> list[int]:
        """From a place to one of the stops that come next, which is the last."""
        for other in self._following[place]:
            if other == stop:
                return [other]
            if not occupied >> other & 1 and stop in self._walk(other, occupied):
                return [other, *self._between(other, stop, occupied)]
        raise ValueError(f"{stop} does not come next after {place}")

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
