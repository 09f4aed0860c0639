"""What the expansion adds to a view."""

from typing import TypedDict


class NorthView(TypedDict):
    towns: dict[str, list[int | None]]
    """Whose branch is on each slot."""
    tiles: dict[str, str]
    masters: list[str]
