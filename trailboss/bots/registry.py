"""The bots that are installed. They announce themselves by the entry point ``trailboss.bots``.

A bot itself is imported only when it is asked for.
"""

import importlib
import sys
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

from trailboss.bots.meta import DROVER_LEVEL, INTERFACE, LEVELS, BotMeta
from trailboss.bots.player import Bot
from trailboss.bots.process_bot import PREFIX, ProcessBot
from trailboss.kernel.errors import BadOption, TrailbossError

GROUP = "trailboss.bots"


class BadBot(TrailbossError):
    """An installed bot is not what its entry point promises."""


def metas() -> dict[str, BotMeta]:
    """Name and meta of every installed bot: those for certain games first, among them the one that
    stands in, then from the strongest down; last those for any game."""
    return _metas(tuple(sys.path))


def names(game: str | None = None) -> list[str]:
    """The bots that play ``game``, or all bots."""
    return [name for name, meta in metas().items() if game is None or _plays(meta, game)]


def levels(game: str) -> dict[str, str]:
    """Which bot stands for which of the levels that people choose from, the weakest first."""
    mine = {metas()[name].level: name for name in reversed(names(game))}
    return {level: mine[level] for level in LEVELS if level in mine}


def stand_in(game: str) -> str:
    """The bot that plays on for somebody who left: sensible, and quick with its answers."""
    return names(game)[0]


class Chosen(NamedTuple):
    """A bot, and how it is to play."""

    meta: BotMeta
    settings: dict[str, Any]


def chosen(name: str, game: str | None = None) -> Chosen:
    """What a name says: ``trailboss``, ``trailboss@2`` for a thinking time, ``foreman+builder`` for
    a manner of playing, or both."""
    plain, _, leaning = name.partition("+")
    plain, _, seconds = plain.partition("@")
    meta = metas().get(plain)
    if meta is None:
        raise BadOption(f"unknown bot '{plain}': known are {', '.join(names(game))}")
    if game is not None and not _plays(meta, game):
        raise BadOption(
            f"bot '{plain}' plays {', '.join(meta.games)}, not {game}: "
            f"there you can have {', '.join(names(game))}"
        )
    settings: dict[str, Any] = {}
    if "@" in name:
        times = {f"{one:g}": one for one in meta.seconds}
        if seconds not in times:
            raise BadOption(f"bot '{plain}' thinks {_listed(times)} seconds, not '{seconds}'")
        settings["seconds"] = times[seconds]
    if "+" in name:
        manners = [
            one
            for where, several in meta.leanings.items()
            if game in (None, where)
            for one in several
        ]
        if leaning not in manners:
            raise BadOption(f"bot '{plain}' leans to {_listed(manners)}, not '{leaning}'")
        settings["leaning"] = leaning
    return Chosen(meta, settings)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "nothing that could be chosen"


def bot(name: str, game: str | None = None) -> Bot:
    """A new bot of that name (see `chosen`); with ``game`` it is an error if the bot cannot play
    that game."""
    meta, settings = chosen(name, game)
    made = _made(meta, settings)
    if not isinstance(made, Bot):
        raise BadBot(f"the bot '{name}' cannot be used: {meta.bot} is no Bot")
    if (made.name, made.games) != (meta.name, meta.games):
        raise BadBot(
            f"{meta.bot} calls itself '{made.name}' for {made.games or 'any game'}, "
            f"but was announced as '{meta.name}' for {meta.games or 'any game'}"
        )
    return made


def bot_or_program(name: str, game: str | None = None) -> Bot:
    """The same, or with ``run:`` before it a command that starts a bot.

    For names that whoever runs Trailboss has typed, never for names out of a message.
    """
    if name.startswith(PREFIX):
        return ProcessBot(name.removeprefix(PREFIX))
    return bot(name, game)


def _made(meta: BotMeta, settings: dict[str, Any]) -> Any:
    module, _, attribute = meta.bot.partition(":")
    try:
        return getattr(importlib.import_module(module), attribute)(**settings)
    except Exception as error:
        raise BadBot(f"the bot '{meta.name}' cannot be loaded: {error!r}") from error


@cache
def _metas(path: tuple[str, ...]) -> dict[str, BotMeta]:
    """Looking for packages takes long, and bots are asked for often: once for each search path."""
    found: dict[str, BotMeta] = {}
    for point in entry_points(group=GROUP):
        if point.name in found:
            raise BadBot(f"two packages offer a bot called '{point.name}'")
        found[point.name] = _meta(point)
    ordered = sorted(found.values(), key=_place)
    return {meta.name: meta for meta in ordered}


def _place(meta: BotMeta) -> tuple[bool, bool, int, str]:
    return not meta.games, meta.level != DROVER_LEVEL, -meta.strength, meta.name


def _meta(point: EntryPoint) -> BotMeta:
    try:
        meta = point.load()
    except Exception as error:
        raise BadBot(f"the bot '{point.name}' cannot be loaded: {error!r}") from error
    if not isinstance(meta, BotMeta) or meta.name != point.name:
        raise BadBot(f"{point.value} is not the meta of a bot called '{point.name}'")
    if meta.interface != INTERFACE:
        raise BadBot(
            f"the bot '{point.name}' was written for interface {meta.interface} of bots, "
            f"this is {INTERFACE}"
        )
    return meta


def _plays(meta: BotMeta, game: str) -> bool:
    return not meta.games or game in meta.games
