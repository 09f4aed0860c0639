"""What is printed on Sue's cards and what her rules count by, read once from ``data/sue.toml``."""

from dataclasses import dataclass
from typing import Final, cast

from trailboss.games.el_paso.box import Box
from trailboss.games.el_paso.state import PasoState

NAME: Final = "sue"
FIXED: Final = -1
"""As what the steps of a card are counted by: their number is printed."""


@dataclass(frozen=True, slots=True)
class BotCard:
    id: str
    deck: str
    steps: int
    steps_per: int
    """Or one step per worker of this specialisation, else `FIXED`."""
    action: str
    number: int


class SuePrint:
    def __init__(self, box: Box) -> None:
        c = box.components
        data = box.printed.read("sue")
        find = box.printed.find
        self.cards = tuple(
            BotCard(
                id=card["id"],
                deck=card["deck"],
                steps=card.get("steps", 0),
                steps_per=find(c.worker_index, card["steps-per"], card, "worker")
                if "steps-per" in card
                else FIXED,
                action=card["action"],
                number=card.get("number", 0),
            )
            for card in data["card"]
        )
        self.resources = [
            find(c.card_index, id, data["resources"], "card")
            for id, count in data["resources"].items()
            for _ in range(count)
        ]
        self.cattle = tuple(
            find(c.card_index, id, data["cattle"], "card") for id in data["cattle"]["by-cowboys"]
        )
        """By the number of her cowboys, the last for any more."""
        self.full: int = data["row"]["full"]
        """So many workers of a specialisation take no all-rounder."""
        self.instead = find(c.card_index, data["build"]["instead"], data["build"], "card")
        delivery = data["delivery"]
        self.first_post = find(c.post_index, delivery["first"], delivery, "post")
        self.posts = tuple(find(c.post_index, id, delivery, "post") for id in delivery["then"])


def sue_print(box: Box) -> SuePrint:
    return cast(SuePrint, box.own[NAME])


def printed(s: PasoState) -> SuePrint:
    return sue_print(s.box)
