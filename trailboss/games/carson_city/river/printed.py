"""What the data file of the river side holds."""

from typing import Any, TypedDict


class RiverCourse(TypedDict):
    parcels: list[tuple[int, int]]


class Bridge(TypedDict):
    roads: int
    points: int


class BoardFile(TypedDict):
    mountains: int
    river: RiverCourse
    bridge: Bridge
    income: dict[str, int]


SHAPES: dict[str, Any] = {"board": BoardFile}
