"""Where an engine can go: numbered spaces, turnouts as extra spaces, other engines skipped."""

from functools import cache

from trailboss.games.great_western_trail.components import Components


class Railroad:
    """Reachable spaces by (space, distance, occupied spaces), each computed once per process.

    ``others`` is a bit mask of the spaces held by other engines. Such a space is passed without
    being counted and cannot be stopped on (GWT-ENG-03); the starting space is never blocked.
    """

    def __init__(self, c: Components) -> None:
        self._c = c
        self.forward = cache(self._forward)
        self.back_exactly = cache(self._back_exactly)
        self.back_anywhere = cache(self._back_anywhere)
        self.spaces_back = cache(self._spaces_back)

    def _ahead(self, space: int) -> tuple[int, ...]:
        """The spaces directly ahead: a turnout may be entered or passed by."""
        numbers = self._c.space_number
        if space == self._c.terminal:
            return ()
        if numbers[space + 1] < 0:
            return (space + 1, space + 2)
        return (space + 1,)

    def _behind(self, space: int) -> tuple[int, ...]:
        numbers = self._c.space_number
        if space == 0:
            return ()
        if numbers[space - 1] < 0:
            return (space - 1, space - 2)
        return (space - 1,)

    def _forward(self, space: int, most: int, others: int) -> tuple[int, ...]:
        """Where a move of 1 to ``most`` spaces forward can stop (GWT-ENG-01 to 03)."""
        reached: set[int] = set()
        frontier = {space}
        for _ in range(most):
            frontier = self._entered(frontier, others, forward=True)
            reached |= frontier
        return tuple(sorted(reached))

    def _back_exactly(self, space: int, distance: int, others: int) -> tuple[int, ...]:
        """Where a move of exactly ``distance`` spaces back can end (GWT-BACK-01)."""
        frontier = {space}
        for _ in range(distance):
            frontier = self._entered(frontier, others, forward=False)
        return tuple(sorted(frontier, reverse=True))

    def _back_anywhere(self, space: int, others: int) -> tuple[int, ...]:
        """Every free space behind (GWT-T39-02, GWT-PB-9a-1)."""
        return tuple(s for s in range(space - 1, -1, -1) if s == 0 or not others >> s & 1)

    def _spaces_back(self, space: int, target: int, others: int) -> int:
        """Numbered, unoccupied spaces entered from ``space`` back to ``target`` (GWT-PB-9a-2)."""
        numbers = self._c.space_number
        return sum(
            1 for s in range(target, space) if numbers[s] >= 0 and (s == 0 or not others >> s & 1)
        )

    def _entered(self, frontier: set[int], others: int, forward: bool) -> set[int]:
        """The free spaces one counted space away from any of ``frontier``."""
        entered: set[int] = set()
        pending = list(frontier)
        while pending:
            space = pending.pop()
            for other in self._ahead(space) if forward else self._behind(space):
                if other and others >> other & 1:
                    pending.append(other)
                else:
                    entered.add(other)
        return entered
