"""What others may want to know about the tables: metrics, notifications and bots listen here."""

from __future__ import annotations

from trailboss.tables.live import Live


class Watch:
    """Told after the fact, in the event loop: whoever listens must be quick. Nobody does here."""

    def moved(self, live: Live, seconds: float) -> None:
        """A move was played; it took so long from the gate to the announcement."""

    def changed(self, live: Live) -> None:
        """A line was written: a move, or anything else about a game that is on."""

    def started(self, live: Live) -> None:
        """A game has begun."""

    def asked(self, live: Live, seats: frozenset[int], by: int | None) -> None:
        """It has become the turn of these seats, as everybody may see, by what ``by`` did."""

    def thought(self, bot: str, seconds: float, failed: bool) -> None:
        """A bot has chosen, or failed to."""


class Watchers(Watch):
    """Several at once, told in the order in which they came."""

    def __init__(self, *watching: Watch) -> None:
        self._watching = list(watching)

    def add(self, watch: Watch) -> None:
        self._watching.append(watch)

    def moved(self, live: Live, seconds: float) -> None:
        for watch in self._watching:
            watch.moved(live, seconds)

    def changed(self, live: Live) -> None:
        for watch in self._watching:
            watch.changed(live)

    def started(self, live: Live) -> None:
        for watch in self._watching:
            watch.started(live)

    def asked(self, live: Live, seats: frozenset[int], by: int | None) -> None:
        for watch in self._watching:
            watch.asked(live, seats, by)

    def thought(self, bot: str, seconds: float, failed: bool) -> None:
        for watch in self._watching:
            watch.thought(bot, seconds, failed)
