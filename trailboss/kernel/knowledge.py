"""What is known: how it grows from mark to mark, and which events a seat may see."""

from collections.abc import Sequence
from typing import NamedTuple

from trailboss.kernel.action import EVERYONE, Event


class Mark(NamedTuple):
    """A point in time of what is known: how many dice were rolled, what each seat has learned."""

    dice: int
    learned: tuple[int, ...]

    def since(self, earlier: "Mark") -> "Revealed":
        both = enumerate(zip(self.learned, earlier.learned, strict=True))
        grown = frozenset(seat for seat, (now, then) in both if now > then)
        return Revealed(self.dice > earlier.dice, grown)


class Revealed(NamedTuple):
    """What happened to knowledge since a mark. True when anything was revealed at all."""

    dice: bool
    seats: frozenset[int]

    def __bool__(self) -> bool:
        return self.dice or bool(self.seats)

    def to(self, seat: int) -> bool:
        """Whether ``seat`` may have learned something: then nothing may be taken back for it."""
        return self.dice or seat in self.seats


def visible(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events that ``seat`` may see."""
    return [e for e in events if e.audience == EVERYONE or e.audience == seat]
