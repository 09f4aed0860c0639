"""What others may want to know about the hall: metrics and notifications listen here."""

from __future__ import annotations

from trailboss.tables.live import Live


class Watch:
    """Told after the fact, in the event loop: whoever listens must be quick. Nobody does here."""

    def moved(self, live: Live, seconds: float) -> None:
        """A move was played; it took so long from the gate to the announcement."""

    def asked(self, live: Live, seats: frozenset[int], by: int | None) -> None:
        """It has become the turn of these seats, as everybody may see, by what ``by`` did."""

    def thought(self, bot: str, seconds: float, failed: bool) -> None:
        """A bot has chosen, or failed to."""
