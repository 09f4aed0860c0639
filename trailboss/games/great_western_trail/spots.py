"""What the file holds that says where things are drawn."""

from typing import TypedDict


class StepSpot(TypedDict):
    step: int
    x: float
    y: float


class NamedSpot(TypedDict):
    id: str
    x: float
    y: float


class NumberedSpot(TypedDict):
    number: int
    x: float
    y: float


class SpaceSpot(TypedDict):
    space: int
    x: float
    y: float


class TurnoutSpot(TypedDict):
    after: int
    x: float
    y: float


class ForesightSpots(TypedDict):
    x: list[float]
    y: list[float]


class JobMarketSpots(TypedDict):
    x: list[float]
    y: float
    pitch: float


LayoutFile = TypedDict(
    "LayoutFile",
    {
        "kansas-city": list[StepSpot],
        "city": list[NamedSpot],
        "station": list[NumberedSpot],
        "station-master": list[NumberedSpot],
        "railroad": list[SpaceSpot],
        "turnout": list[TurnoutSpot],
        "foresight": ForesightSpots,
        "job-market": JobMarketSpots,
    },
)
