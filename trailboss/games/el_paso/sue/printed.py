"""What the data files about Sue hold."""

from typing import Any, Literal, NotRequired, TypedDict

from trailboss.games.el_paso.printed import OnlyRemarks, Spot

BotCard = TypedDict(
    "BotCard",
    {
        "id": str,
        "deck": Literal["A", "B"],
        "steps": NotRequired[int],
        "steps-per": NotRequired[str],
        "action": Literal["resources", "cattle", "build", "train", "best"],
        "number": NotRequired[int],
    },
)

SueCattle = TypedDict("SueCattle", {"by-cowboys": list[str]})


class SueRow(TypedDict):
    full: int


class SueBuild(TypedDict):
    instead: str


class SueDelivery(TypedDict):
    first: str
    then: list[str]


class SueFile(TypedDict):
    card: list[BotCard]
    cards: OnlyRemarks
    resources: dict[str, int]
    cattle: SueCattle
    row: SueRow
    build: SueBuild
    delivery: SueDelivery


class SueSpots(TypedDict):
    first: Spot


class LayoutFile(TypedDict):
    sue: SueSpots


SHAPES: dict[str, Any] = {"layout": LayoutFile, "sue": SueFile}
