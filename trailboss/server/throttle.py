"""How limits are kept: so many in a while, so many at once. What the numbers are: `limits`."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from trailboss.tables.errors import TableError

REMEMBERED = 10_000
"""So many people or networks are counted; those who came longest ago are forgotten."""
A_WHILE = 30
"""Seconds after which it is worth a try again, where nobody can say when something gets free."""


class TooOften(TableError):
    """Somebody has run into a limit: which, and in how many seconds to try again."""

    code = "too-often"

    def __init__(self, limit: str, seconds: float) -> None:
        self.limit = limit
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(f"not so fast: try again in {self.seconds} s (limit '{limit}')")


Spent = Callable[[str, str, float], None]
"""Told of which limit how much was used up, and by whom."""
Changed = Callable[[str, str, int], None]
"""Told how many there are here, of what and of whom."""
Elsewhere = Callable[[str, str], int]
"""How many there are at other processes."""


def _to_nobody(_limit: str, _key: str, _cost: float) -> None:
    pass


def _nobody(_limit: str, _key: str) -> int:
    return 0


class Bucket:
    """So many in a while, and no more at once."""

    __slots__ = ("most", "seconds", "then", "tokens")

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.tokens = self.room
        self.then = time.monotonic()

    @property
    def room(self) -> float:
        return max(self.most, 1.0)

    def _fill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.room, self.tokens + (now - self.then) * self.most / self.seconds)
        self.then = now

    def wait(self, cost: float) -> float:
        """Seconds until there is enough; 0 if there is."""
        self._fill()
        # Whoever may do something at all may do what costs more than there ever is, rarely.
        lacking = min(cost, self.room) - self.tokens
        return max(0.0, lacking) * self.seconds / self.most

    def take(self, cost: float) -> None:
        self.tokens -= cost


class RateLimit:
    """A bucket for everybody who comes; 0 means no limit."""

    def __init__(
        self,
        name: str,
        most: float,
        seconds: float,
        on_hit: Callable[[str], None],
        on_spent: Spent = _to_nobody,
    ) -> None:
        self.name = name
        self.most = most
        self.seconds = seconds
        self._on_hit = on_hit
        self._on_spent = on_spent
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str = "", cost: float = 1) -> None:
        """Count one more, or refuse it."""
        if self.most:
            self.must_be_free(key, cost)
            self._take(key, cost)

    def must_be_free(self, key: str, cost: float = 1) -> None:
        """Refuse what would be too often, without counting it: for what counts if it fails."""
        if not self.most:
            return
        wait = self._bucket(key).wait(cost)
        if wait > 0:
            self._on_hit(self.name)
            raise TooOften(self.name, wait)

    def count(self, key: str, cost: float = 1) -> None:
        """It has happened, whether there was room for it or not."""
        if self.most:
            self._take(key, cost)

    def spent_elsewhere(self, key: str, cost: float) -> None:
        """It has happened at another process of the site."""
        if self.most:
            self._bucket(key).take(cost)

    def _take(self, key: str, cost: float) -> None:
        self._bucket(key).take(cost)
        self._on_spent(self.name, key, cost)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self.most, self.seconds)
        self._buckets[key] = bucket
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket


class Crowd:
    """How much of something anybody may have at once; 0 means no limit."""

    def __init__(
        self,
        name: str,
        most: float,
        on_hit: Callable[[str], None],
        elsewhere: Elsewhere = _nobody,
        on_change: Changed = _to_nobody,
    ) -> None:
        self.name = name
        self.most = most
        self._on_hit = on_hit
        self._elsewhere = elsewhere
        self._on_change = on_change
        self._there: Counter[str] = Counter()

    @contextmanager
    def one_more(self, key: str) -> Iterator[None]:
        self.enter(key)
        try:
            yield
        finally:
            self.leave(key)

    def enter(self, key: str) -> None:
        self.must_be_fewer(self._there[key] + self._elsewhere(self.name, key))
        self._there[key] += 1
        self._tell(key)

    def must_be_fewer(self, there: int) -> None:
        """Refuse one more where there are so many, by whoever counts them."""
        if self.most and there >= self.most:
            self._on_hit(self.name)
            raise TooOften(self.name, A_WHILE)

    def leave(self, key: str) -> None:
        self._there[key] -= 1
        self._tell(key)
        if not self._there[key]:
            del self._there[key]

    def _tell(self, key: str) -> None:
        if self.most:
            self._on_change(self.name, key, self._there[key])
