"""Positions of any game, written the way a player would describe a table.

>>> from trailboss import positions
>>> table = positions.table("great_western_trail", seats=2)
>>> table.money(0, 10).hand(0, "galloway", "criollo").visit(0, "neutral-a").offers("use")
['sell', 'hire', 'hire-dear']
"""

import importlib
from typing import Any

from trailboss.kernel.errors import BadGame
from trailboss.kernel.registry import load


def table(game: str, *args: Any, **kwargs: Any) -> Any:
    """A cleared table of this game: its ``position.Table``, which says what it can be told."""
    meta = load(game).meta
    module = f"{meta.game.partition(':')[0].rpartition('.')[0]}.position"
    try:
        return importlib.import_module(module).Table(*args, **kwargs)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise BadGame(f"'{game}' has no builder of positions ({module})") from error
