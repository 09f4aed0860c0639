"""What the data file of the duel tiles holds."""

from typing import Any, TypedDict


class DuelTilesFile(TypedDict):
    values: list[int]
    drawn: int
    cash: int


SHAPES: dict[str, Any] = {"duel_tiles": DuelTilesFile}
