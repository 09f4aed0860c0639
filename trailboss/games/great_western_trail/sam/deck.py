"""What is printed on Sam's cards and board, loaded once from ``data/*.toml``."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.state import TrailState

NAME: Final = "sam"
FIXED: Final = "fixed"
"""As the pace of a card: the number of steps is printed."""
PACES: Final = (FIXED, "most-buildings", "cowboys", "specialists")


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


class SamPrint:
    """All of it, and the actions by which a person leads him."""

    def __init__(self, box: Box) -> None:
        c = box.components
        self.lead = {
            i: box.notation.new("lead", c.nodes[i].id, f"space:{c.nodes[i].id}")
            for i in box.notation.goals
        }
        data = box.printed.read("deck")
        self.cards = tuple(_card(card) for card in data["card"])
        ids = [int(card.id) for card in self.cards]
        board = box.printed.read("sam")
        for level in board["level"]:
            for id in level["without"]:
                box.printed.find(dict.fromkeys(ids), id, level, "card")
        self.levels = {
            level["id"]: Level(
                cards=tuple(i for i, id in enumerate(ids) if id not in level["without"]),
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


def sam_print(box: Box) -> SamPrint:
    return cast(SamPrint, box.own[NAME])


def printed(s: TrailState) -> SamPrint:
    return sam_print(s.box)
