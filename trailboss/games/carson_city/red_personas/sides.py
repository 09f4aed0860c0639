"""Which side of each card the table plays with, and the revolvers that red captains have bought."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from trailboss.games.carson_city.pieces import Persona
from trailboss.games.carson_city.red_personas.powers import NAME
from trailboss.games.carson_city.state import TownState

_RED: Final = "red"


class Sides:
    """The sides are dealt once, and never changed. The state reads the same list of them."""

    __slots__ = ("bought", "cards", "played")

    def __init__(
        self, cards: Sequence[Mapping[str, Persona]], played: list[Persona], bought: list[int]
    ) -> None:
        self.cards = cards
        self.played = played
        self.bought = bought  # revolvers, by seat

    def play(self, sides: Sequence[str]) -> None:
        """By persona."""
        self.played[:] = [card[side] for card, side in zip(self.cards, sides, strict=True)]

    def clone(self) -> "Sides":
        return Sides(self.cards, self.played, self.bought[:])

    def dump(self) -> dict[str, Any]:
        return {"sides": [card.side for card in self.played], "revolvers": self.bought[:]}

    def load(self, dumped: Mapping[str, Any]) -> None:
        self.play(dumped["sides"])
        self.bought[:] = dumped["revolvers"]


def as_printed(s: TownState) -> Sides:
    """Before the sides are dealt."""
    return Sides(s.c.cards, s.cards, [0] * s.seats)


def sides(s: TownState) -> Sides:
    return cast(Sides, s.things[NAME])


def all_red(s: TownState) -> None:
    """A card that has no red side is played with the one that it has."""
    sides(s).play([_RED if _RED in card else next(iter(card)) for card in s.c.cards])


def by_lot(s: TownState) -> None:
    sides(s).play([list(card)[s.dice.below(len(card))] for card in s.c.cards])
