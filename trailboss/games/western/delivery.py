"""Deliveries: which places a herd of some value may be delivered to."""

from collections.abc import Sequence
from typing import Protocol


class Place(Protocol):
    """A city, a trading post."""

    @property
    def value(self) -> int:
        """The least that a delivery there must be worth."""

    @property
    def repeat(self) -> bool:
        """Whether a player may deliver there again and again."""


class Reach:
    """Of all places of a game, in their order."""

    def __init__(self, places: Sequence[Place]) -> None:
        self._values = [place.value for place in places]
        self._repeat = [place.repeat for place in places]

    def within(self, value: int, discs: list[int], first: int) -> list[int]:
        """The places that such a value reaches and that will take another disc of the player,
        whose discs on them are counted in ``discs`` from ``first`` on."""
        return [
            i
            for i, needed in enumerate(self._values)
            if needed <= value and (not discs[first + i] or self._repeat[i])
        ]
