"""What the data files of the variant hold."""

from typing import Any, Literal, NotRequired, TypedDict

from trailboss.games.great_western_trail.printed import CattleOffer


class CattleCard(TypedDict):
    id: str
    breed: str
    value: int
    vp: int
    colour: str
    count: int
    source_pile: Literal["market", "simmental-stack"]
    group: NotRequired[str]


class CattleFile(TypedDict):
    card: list[CattleCard]
    offer: list[CattleOffer]


class MarketSizesFile(TypedDict):
    size: dict[str, int]


SHAPES: dict[str, Any] = {"cattle": CattleFile, "market_sizes": MarketSizesFile}
