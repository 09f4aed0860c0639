"""The bots by name. A bot is imported only when it is asked for."""

import importlib
from typing import NamedTuple

from trailboss.bots.player import Bot
from trailboss.kernel.errors import BadOption


class _Entry(NamedTuple):
    games: tuple[str, ...]
    """The games it plays; none named means any game."""
    where: str
    """``module:class``"""


_BOTS = {
    "drover": _Entry(
        ("great_western_trail",), "trailboss.bots.great_western_trail.drover.bot:Drover"
    ),
    "sheriff": _Entry(("carson_city",), "trailboss.bots.carson_city.sheriff.bot:Sheriff"),
    "vaquero": _Entry(("el_paso",), "trailboss.bots.el_paso.vaquero.bot:Vaquero"),
    "random": _Entry((), "trailboss.bots.random_bot:RandomBot"),
}


def names(game: str | None = None) -> list[str]:
    """The bots that play ``game``, or all bots."""
    return [name for name, entry in _BOTS.items() if game is None or _plays(entry, game)]


def bot(name: str, game: str | None = None) -> Bot:
    """A new bot of that name; with ``game`` it is an error if the bot cannot play that game."""
    entry = _BOTS.get(name)
    if entry is None:
        raise BadOption(f"unknown bot '{name}': known are {', '.join(names(game))}")
    if game is not None and not _plays(entry, game):
        raise BadOption(
            f"bot '{name}' plays {', '.join(entry.games)}, not {game}: "
            f"there you can have {', '.join(names(game))}"
        )
    module, _, attribute = entry.where.partition(":")
    made = getattr(importlib.import_module(module), attribute)()
    assert isinstance(made, Bot)
    return made


def _plays(entry: _Entry, game: str) -> bool:
    return not entry.games or game in entry.games
