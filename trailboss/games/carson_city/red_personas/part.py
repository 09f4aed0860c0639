"""The red sides of the persona cards as a part of the box: all of them, or each by lot."""

from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from typing import Any, Self, cast

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.hooks import Hooks
from trailboss.games.carson_city.pieces import Persona
from trailboss.games.carson_city.red_personas.printed import SHAPES
from trailboss.games.carson_city.state import TownState
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.vocabulary import Vocabulary

NAME = "red_personas"
BY_LOT_NAME = "personas_by_lot"
_RED = "red"


class Sides:
    """Which side of each card the table plays with: dealt once, and never changed."""

    __slots__ = ("cards", "played")

    def __init__(self, s: TownState) -> None:
        self.cards = s.c.cards
        self.played = s.cards

    def play(self, sides: Sequence[str]) -> None:
        """By persona. The state reads the same list."""
        self.played[:] = [card[side] for card, side in zip(self.cards, sides, strict=True)]

    def clone(self) -> Self:
        return self

    def dump(self) -> list[str]:
        return [card.side for card in self.played]

    def load(self, dumped: Any) -> None:
        self.play(dumped)


def _sides(s: TownState) -> Sides:
    return cast(Sides, s.things[NAME])


def _all_red(s: TownState) -> None:
    """A card that has no red side is played with the one that it has."""
    _sides(s).play([_RED if _RED in card else next(iter(card)) for card in s.c.cards])


def _by_lot(s: TownState) -> None:
    _sides(s).play([list(card)[s.dice.below(len(card))] for card in s.c.cards])


def _offers(card: Persona) -> dict[str, bool]:
    """By kind of action: whether the card leads to it."""
    return {
        "recruit": bool(card.cowboys),
        "arm": bool(card.revolvers),
        "snatch": bool(card.tile_price),
        "double": card.later == "double",
    }


def _fill(before: Hooks) -> Hooks:
    def never(s: TownState, action: Action) -> Refusal | None:
        """What only the other side of a card would offer (CAR-OPT-02)."""
        if any(_offers(card).get(action.kind, True) for card in s.cards):
            return before.never(s, action)
        return Refusal("CAR-OPT-02", "other-side")

    return replace(before, deal_personas=_all_red, never=never)


def _fill_by_lot(before: Hooks) -> Hooks:
    return replace(before, deal_personas=_by_lot)


def _at(settings: Settings) -> bool:
    return settings["personas"] != "yellow"


def _at_by_lot(settings: Settings) -> bool:
    return settings["personas"] == "random"


def _words(box: Box) -> Vocabulary:
    return Vocabulary(refusals={"other-side": ()}, phrases={"effect-red": ()})


PART: Part[TownState, Hooks] = Part(
    name=NAME,
    at=_at,
    files=resources.files(__package__),
    shapes=SHAPES,
    absent="CAR-OPT-02",
    fill=_fill,
    things=Sides,
    words=_words,
)

BY_LOT: Part[TownState, Hooks] = Part(name=BY_LOT_NAME, at=_at_by_lot, fill=_fill_by_lot)
"""On top of the red sides: chance decides for each card."""
