"""What a person made of solo rivals, by rival and strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from trailboss.kernel.registry import games
from trailboss.tables.archive_store import SoloResult


@dataclass(frozen=True)
class Opponent:
    """A rival of one game and one strength; None where it has only one."""

    game: str
    rival: str
    level: Any


def by_opponent(results: Sequence[SoloResult]) -> dict[Opponent, list[SoloResult]]:
    """The results in their order, by opponent, games and levels in the order they are declared."""
    found: dict[Opponent, list[SoloResult]] = {}
    for opponent in _opponents():
        mine = [result for result in results if _is_against(result, opponent)]
        if mine:
            found[opponent] = mine
    return found


def _opponents() -> list[Opponent]:
    found = []
    for meta in games().values():
        declared = {option.name: option for option in meta.options}
        for rival in meta.rivals:
            level = declared.get(rival.difficulty)
            values = level.values if level is not None else (None,)
            found += [Opponent(meta.name, rival.name, value) for value in values]
    return found


def _is_against(result: SoloResult, opponent: Opponent) -> bool:
    if result.game != opponent.game:
        return False
    rival = games()[result.game].rival(result.options)
    if rival is None or rival.name != opponent.rival:
        return False
    return bool(result.options.get(rival.difficulty) == opponent.level)
