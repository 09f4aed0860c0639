"""What Sam has besides what every player has."""

from typing import NotRequired, TypedDict


class SamView(TypedDict):
    seat: int
    card: str | None
    discard: list[str]
    deck: list[str]
    """Sorted: its order is nobody's to know."""
    specialization: str
    discs: int
    first_cities: list[str]
    herd: list[str]
    branchlets: NotRequired[int]
    """Rails to the North: how many he has left."""
