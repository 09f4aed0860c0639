"""Chances that keep their word: of what is given 70 %, seven in ten should come true.

The network's chance to win was learned from the games of its day. How far it is to be trusted, and
what the expected margin adds, is fitted to other games (`trailboss calibrate GAME --fit`) and kept
beside the weights, in ``calibration.toml``: one table for each kind of table.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from trailboss.bots.craft import AnyCraft
from trailboss.kernel.state import State

FILE = "calibration.toml"


class Calibration(NamedTuple):
    """From what is foretold to a chance: its logit is a sum."""

    offset: float = 0.0
    trust: float = 1.0
    """What the network's logit counts."""
    margin: float = 0.0
    """What a point of margin counts."""
    to_come: float = 1.0
    """By how much points that are still to come are multiplied."""
    rival: float = 0.0
    """Points that a solo rival makes more than is foretold."""

    def chance(self, logit: float, margin: float) -> float:
        found = self.offset + self.trust * logit + self.margin * margin
        return 1 / (1 + math.exp(-min(30.0, max(-30.0, found))))

    def points_of(self, foretold: float, now: float) -> float:
        """The points at the end, where so many are foretold and so many on the sheet already."""
        return now + self.to_come * (foretold - now)


def calibration_for(known: AnyCraft, state: State) -> Calibration:
    """Of this kind of table, or of the one that is nearest to it; else the network is taken at its
    word."""
    setting = known.setting(state)
    fitted = _fitted(known.weights.with_name(FILE))
    wanted = (one for one in (setting, *known.stand_ins(setting)) if one in fitted)
    return fitted.get(next(wanted, ""), Calibration())


def is_calibrated(known: AnyCraft, state: State) -> bool:
    """Whether its chances were compared with games of this very kind of table."""
    return known.setting(state) in _fitted(known.weights.with_name(FILE))


@cache
def _fitted(path: Path) -> Mapping[str, Calibration]:
    return {
        setting: Calibration(*(table[name] for name in Calibration._fields))
        for setting, table in tables(path).items()
    }


def tables(path: Path) -> dict[str, Any]:
    """What is written there, by setting."""
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def write(path: Path, found: Mapping[str, Mapping[str, Any]]) -> None:
    """All settings of a game, sorted."""
    lines = [
        "# How far the chances to win are to be trusted. Written by `trailboss calibrate --fit`."
    ]
    for setting in sorted(found):
        lines += ["", f'["{setting}"]']
        lines += [f"{name} = {_toml(value)}" for name, value in found[setting].items()]
    path.write_text("\n".join([*lines, ""]), "utf-8")


def _toml(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
