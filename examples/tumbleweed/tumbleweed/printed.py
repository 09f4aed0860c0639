"""What the data files hold."""

from typing import Any, TypedDict


class Lasso(TypedDict):
    id: str
    strength: int
    copies: int


class LassosFile(TypedDict):
    lasso: list[Lasso]


class RoundFile(TypedDict):
    rounds: int
    hand: int
    largest: int
    drawn: int
    released: int
    per_point: int


SHAPES: dict[str, Any] = {"lassos": LassosFile, "round": RoundFile}
