"""What every seat shows of itself, whoever plays it."""

from typing import TypedDict


class PasoSeat(TypedDict):
    rancher: str | None
    workers: dict[str, int]
    posts: dict[str, int]
    """Discs on each trading post."""
    tiles: list[str]
    fulfilled: list[str]
    """The objectives among them that would score if the game ended now."""
