"""How fast a table plays: no clock, a live clock with increment, or days per turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from trailboss.tables.errors import WrongMoment

HOUR = 3600.0
DAY = 24 * HOUR
GRACE = 60.0
"""Seconds that somebody has at least who comes back to a clock that has run out: the first time.
Each time after it is half as long, so that all of them are less than two minutes of a game."""
_LIMITS = {"minutes": (1, 600), "increment": (0, 600), "days": (1, 30)}


@dataclass(frozen=True)
class Pace:
    """``live``: minutes for the whole game and seconds added per move. ``days``: days per turn,
    not counting the hours of the nightly pause, which are given in universal time."""

    kind: str = "none"
    minutes: float = 0
    increment: float = 0
    days: float = 0
    pause: tuple[int, int] | None = None

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Pace:
        kind = given.get("kind", "none")
        wanted = {"none": (), "live": ("minutes", "increment"), "days": ("days",)}.get(str(kind))
        if wanted is None:
            raise WrongMoment(f"a pace is none, live or days; not '{kind}'")
        values: dict[str, Any] = {}
        for name in wanted:
            low, high = _LIMITS[name]
            value = given.get(name)
            if isinstance(value, bool) or not isinstance(value, int | float):
                raise WrongMoment(f"{name} are a number from {low} to {high}")
            if not low <= value <= high:
                raise WrongMoment(f"{name} are a number from {low} to {high}")
            values[name] = value
        pause = given.get("pause") if kind == "days" else None
        if pause is not None:
            values["pause"] = _read_pause(pause)
        return cls(kind=str(kind), **values)

    def to_json(self) -> dict[str, Any]:
        if self.kind == "live":
            return {"kind": "live", "minutes": self.minutes, "increment": self.increment}
        if self.kind == "days":
            pause = None if self.pause is None else list(self.pause)
            return {"kind": "days", "days": self.days, "pause": pause}
        return {"kind": "none"}

    def counted(self, start: float, end: float) -> float:
        """Seconds between two moments without the nightly pause."""
        if self.pause is None or self.pause[0] == self.pause[1]:
            return end - start
        paused = 0.0
        day = (start // DAY - 1) * DAY
        while day < end:
            first = day + self.pause[0] * HOUR
            last = day + self.pause[1] * HOUR
            if last <= first:
                last += DAY
            paused += max(0.0, min(end, last) - max(start, first))
            day += DAY
        return end - start - paused


def _read_pause(given: Any) -> tuple[int, int]:
    match given:
        case [int(first), int(last)] if 0 <= first < 24 and 0 <= last < 24:
            return first, last
    raise WrongMoment("the pause is given by two hours from 0 to 23")


class Clock:
    """The time each seat has left, folded from the log: live for the game, days for the turn."""

    def __init__(self, pace: Pace, seats: int, started: float) -> None:
        self.pace = pace
        self.left = [pace.minutes * 60 or pace.days * DAY] * seats
        self.since = started
        """Until when time has been charged."""
        self._grace = [GRACE] * seats
        """What each seat has at least when it comes back the next time."""

    def moved(
        self, seats: tuple[int, ...], at: float, now: tuple[int, ...], by: int | None = None
    ) -> None:
        """A question to these seats was open until then, when ``by`` answered; ``now`` are asked.

        Increment and days are for a turn, not for each of its steps: whoever is still asked gets
        none. With the last answer to a question to several seats a new one begins for everybody.
        """
        self.charge(seats, at)
        if self.pace.kind == "none":
            return
        if self.pace.kind == "live":
            for seat in seats:
                if seat not in now:
                    self.left[seat] += self.pace.increment
        else:
            joined = any(seat not in seats for seat in now)
            self.renew([s for s in now if s not in seats or (s == by and joined)])

    def charge(self, seats: tuple[int, ...], at: float) -> None:
        """These seats were asked until then."""
        if self.pace.kind != "none":
            for seat in seats:
                self.left[seat] -= self.pace.counted(self.since, at)
        self.since = at

    def renew(self, seats: Iterable[int]) -> None:
        """A turn of theirs begins."""
        if self.pace.kind == "days":
            for seat in seats:
                self.left[seat] = self.pace.days * DAY

    def resumed(self, at: float) -> None:
        """Time counts again from here."""
        self.since = at

    def came_back(self, seat: int) -> None:
        """Whoever comes back has at least a while, or they would be gone at once. Whoever leaves
        in order to come back does not refill the clock by it: not in a turn, nor turn after turn.
        """
        if self.left[seat] < self._grace[seat]:
            self.left[seat] = self._grace[seat]
            self._grace[seat] /= 2

    def copy(self) -> Clock:
        made = Clock(self.pace, 0, self.since)
        made.follow(self)
        return made

    def follow(self, other: Clock) -> None:
        """Tell the same time as another one of this table."""
        self.left[:] = other.left
        self._grace[:] = other._grace
        self.since = other.since

    def deadline(self, seats: tuple[int, ...], now: float) -> float | None:
        """A moment before which none of these seats runs out of time."""
        remaining = self.remaining(seats, now) if seats else None
        return None if remaining is None else now + remaining

    def remaining(self, seats: tuple[int, ...], now: float) -> float | None:
        """Seconds until the first of these seats runs out of time, None without a clock."""
        if self.pace.kind == "none":
            return None
        return min(self.left[seat] for seat in seats) - self.pace.counted(self.since, now)
