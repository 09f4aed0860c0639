"""The games that bots have learned: their crafts announce themselves by an entry point. Looking
which there are imports none of them, and no numeric library."""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Final

GROUP: Final = "trailboss.crafts"


def crafts() -> list[str]:
    """The games that have one."""
    return sorted(found())


def found() -> dict[str, str]:
    """By game: where it is."""
    return _found(tuple(sys.path))


@cache
def _found(path: tuple[str, ...]) -> dict[str, str]:
    """For each search path once, as with bots."""
    return {point.name: point.value for point in entry_points(group=GROUP)}
