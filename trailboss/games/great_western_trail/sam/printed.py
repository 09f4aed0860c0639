"""What the data files about Sam hold."""

from typing import Any, Literal, NotRequired, TypedDict

from trailboss.games.great_western_trail.printed import Worker


class SamDeed(TypedDict, total=False):
    hire: Literal["cheapest", "specialist"] | Worker
    engine: bool
    objective: int
    outlaw: bool
    hazard: bool
    cattle: int
    extend: int
    build: bool


class SamCard(TypedDict):
    id: int
    steps: int | Literal["most-buildings", "cowboys", "specialists"]
    do: list[SamDeed]
    only: NotRequired[Worker]


class DeckFile(TypedDict):
    card: list[SamCard]


class SamLevel(TypedDict):
    id: str
    without: list[int]
    workers: list[Worker]
    first: str
    objectives: Literal["all", "fulfilled"]


class SamWorkers(TypedDict):
    printed: int
    bag: int


SamCattle = TypedDict("SamCattle", {"price-cap": int})


class SamFile(TypedDict):
    level: list[SamLevel]
    workers: SamWorkers
    cattle: SamCattle


SHAPES: dict[str, Any] = {"deck": DeckFile, "sam": SamFile}
