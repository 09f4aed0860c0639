"""What the data file about Sam in the north holds."""

from typing import Any, TypedDict


class SamNorthLevel(TypedDict):
    id: str
    first: list[str]
    towns: list[str]


class LastResort(TypedDict):
    city: str
    vp: int


NorthFile = TypedDict(
    "NorthFile",
    {"level": list[SamNorthLevel], "branch-cards": list[int], "last-resort": LastResort},
)

SHAPES: dict[str, Any] = {"north": NorthFile}
