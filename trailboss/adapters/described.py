"""What the numbers of an environment mean: the actions and the columns, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trailboss.kernel.layout import layout
from trailboss.kernel.registry import load


@dataclass(frozen=True)
class Description:
    """Of one game with certain options and so many seats."""

    fingerprint: str
    """Of the box: while it is the same, so are the numbers."""
    actions: tuple[str, ...]
    """The notations, by number."""
    kinds: Mapping[str, range]
    """The numbers of the actions of each kind. A policy may choose a kind first and then one of
    its arguments: Carson City's ``points`` and ``spend`` are the only large kinds of numbers."""
    columns: tuple[str, ...]
    """What each column of the flat observation holds, as ``players/seat+1/money``."""
    blocks: Mapping[str, tuple[int, tuple[int, ...]]]
    """By field of the view: its first column, and the shape of the array of that name."""
    left_out: Mapping[str, str]
    """The fields of the view that no column tells, with the reason."""


def describe(
    game: str, seats: int | None = None, options: Mapping[str, Any] | None = None
) -> Description:
    rules = load(game)
    state = rules.start(seats, b"", options)
    columns = layout(state.box, state.seats)
    space = state.box.actions
    return Description(
        fingerprint=state.box.fingerprint,
        actions=tuple(action.text for action in space),
        kinds=space.ranges,
        columns=tuple(columns.names()),
        blocks=columns.blocks,
        left_out=columns.left_out,
    )
