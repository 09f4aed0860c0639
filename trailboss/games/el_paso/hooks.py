"""Where a rival or an expansion may change the rules: every hook, with its base rule as default.

A part fills hooks by `dataclasses.replace`; it may call what was there before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trailboss.kernel.description import Description

if TYPE_CHECKING:
    from trailboss.games.el_paso.box import Box
    from trailboss.games.el_paso.shown import PasoPlayer
    from trailboss.games.el_paso.state import PasoState
    from trailboss.games.el_paso.steps.any_time import OpenQuestion


@dataclass(frozen=True)
class Hooks:
    set_up: Callable[[PasoState], None]
    """From the empty table to the first turn."""
    view_seat: Callable[[PasoState, int, int | None], PasoPlayer]
    """A seat as another one, or a spectator, may see it."""
    fulfilled: Callable[[PasoState, int, Sequence[int]], list[int]]
    """The objectives of a seat that would score now, given how many cards it has of each kind."""
    describe_thing: Callable[[Box, str, str], Sequence[Description]]
    """What is printed on a thing of a kind, by its id."""
    open_questions: dict[str, OpenQuestion]
    """By name: those beside which a player may do what is possible at any time."""
