"""What is printed on Sam's cards and board, loaded once from ``data/*.toml``."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from trailboss.games.great_western_trail.printed import read

NAME = "sam"
FIXED = "fixed"
"""As the pace of a card: the number of steps is printed."""
PACES = (FIXED, "most-buildings", "cowboys", "specialists")


@dataclass(frozen=True, slots=True)
class Deed:
    """One part of a card: what Sam does, and how, where there is anything to say."""

    verb: str
    how: str | int


@dataclass(frozen=True, slots=True)
class SamCard:
    id: str
    pace: str
    steps: int
    """The printed number, 0 where it is counted."""
    only: str
    """The specialization without which he does nothing, empty if there is none."""
    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Level:
    cards: tuple[int, ...]
    """By index into the deck."""
    workers: tuple[str, ...]
    first: str
    """The id of the city of the first delivery."""
    objectives: str
    """Which objective cards score: ``all`` or ``fulfilled``."""


class Print:
    """All of it."""

    def __init__(self) -> None:
        data = read("deck", NAME)
        self.cards = tuple(_card(card) for card in data["card"])
        ids = [card.id for card in self.cards]
        board = read("sam", NAME)
        self.levels = {
            level["id"]: Level(
                cards=tuple(i for i, id in enumerate(ids) if int(id) not in level["without"]),
                workers=tuple(level["workers"]),
                first=level["first"],
                objectives=level["objectives"],
            )
            for level in board["level"]
        }
        self.printed_workers: int = board["workers"]["printed"]
        self.bag: int = board["workers"]["bag"] - 1
        self.price_cap: int = board["cattle"]["price-cap"]


def _card(card: Mapping[str, Any]) -> SamCard:
    steps = card["steps"]
    counted = isinstance(steps, str)
    deeds = [Deed(verb, how) for deed in card["do"] for verb, how in deed.items()]
    return SamCard(
        id=str(card["id"]),
        pace=steps if counted else FIXED,
        steps=0 if counted else steps,
        only=card.get("only", ""),
        deeds=tuple(deeds),
    )


def places_branchlet(card: SamCard) -> bool:
    """With Rails to the North, before anything else that the card says (SAM-RTN-02)."""
    return int(card.id) in read("north", NAME)["branch-cards"]


@cache
def printed() -> Print:
    return Print()
