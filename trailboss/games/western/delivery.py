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


def within_reach(
    places: Sequence[Place], discs: Sequence[int], first: int, value: int
) -> list[int]:
    """The places that such a value reaches and that will take another disc of the player, whose
    discs on them are counted in ``discs`` from ``first`` on."""
    return [
        i
        for i, place in enumerate(places)
        if place.value <= value and (place.repeat or not discs[first + i])
    ]
