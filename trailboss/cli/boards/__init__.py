"""Drawings of positions, by game. A game without one is shown as plain tables of its view."""

import importlib
import importlib.util
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trailboss.cli.boards.layout import Drawing


def drawing(game: str) -> "Drawing":
    """The drawing in the module here that is called like the game, or the general one."""
    name = f"{__name__}.{game}"
    if importlib.util.find_spec(name) is None:
        name = f"{__name__}.anything"
    made: Drawing = importlib.import_module(name).DRAWING
    return made
