"""What a person made of solo rivals, by rival, strength and expansion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from trailboss.kernel.game import Meta, Rival
from trailboss.kernel.registry import games
from trailboss.tables.archive_store import SoloResult


@dataclass(frozen=True)
class Opponent:
    """A rival of one game and one strength; None where it has only one."""

    game: str
    rival: str
    level: Any
    extras: tuple[tuple[str, Any], ...] = ()
    """The expansions in the game: options that most tables play without, and their values."""


def by_opponent(results: Sequence[SoloResult]) -> dict[Opponent, list[SoloResult]]:
    """The results in their order, by opponent: games and levels in the order they are declared,
    expansions last. A game with a switch that makes the rival or the expansion another one is
    comparable to nothing, and left out."""
    found: dict[Opponent, list[SoloResult]] = {}
    for result in results:
        opponent = _opponent(result)
        if opponent is not None:
            found.setdefault(opponent, []).append(result)
    return {opponent: found[opponent] for opponent in sorted(found, key=_place)}


def _opponent(result: SoloResult) -> Opponent | None:
    meta = games().get(result.game)
    rival = meta.rival(result.options) if meta is not None else None
    if meta is None or rival is None:
        return None
    extras = []
    for option in meta.options:
        value = result.options.get(option.name, option.default)
        if option.name in (rival.option, rival.difficulty) or value == option.default:
            continue
        if option.needs:
            return None
        if option.extra:
            extras.append((option.name, value))
    level = result.options.get(rival.difficulty)
    known = level in _levels(meta, rival)
    return Opponent(meta.name, rival.name, level, tuple(extras)) if known else None


def _levels(meta: Meta, rival: Rival) -> tuple[Any, ...]:
    return next((o.values for o in meta.options if o.name == rival.difficulty), (None,))


def _place(opponent: Opponent) -> tuple[int, int, int, str, int]:
    meta = games()[opponent.game]
    names = [rival.name for rival in meta.rivals]
    number = names.index(opponent.rival)
    level = _levels(meta, meta.rivals[number]).index(opponent.level)
    extras = opponent.extras
    return list(games()).index(opponent.game), number, len(extras), str(extras), level
