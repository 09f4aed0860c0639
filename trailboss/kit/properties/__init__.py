"""What must hold for every game: each property a function of a state and dice of its own.

A property raises (most often AssertionError) when it does not hold, and leaves the state as it
was. Dice decide what it tries, so that a failure can be repeated.
"""

from collections.abc import Callable
from typing import NamedTuple

from trailboss import Dice, State
from trailboss.kit.properties import (
    columns,
    copies,
    endings,
    knowledge,
    lists,
    notation,
    replay,
    undo,
    views,
)


class Property(NamedTuple):
    name: str
    check: Callable[[State, Dice], None]
    every: int
    """The soak checks it at one state in so many: the more it costs, the rarer."""
    needs_record: bool = False
    """Whether it holds only for states that their own record leads to (no head start)."""

    def __str__(self) -> str:
        return self.name


def _named(
    every: int, check: Callable[[State, Dice], None], needs_record: bool = False
) -> Property:
    return Property(check.__name__, check, every, needs_record)


PROPERTIES: tuple[Property, ...] = (
    _named(1000, replay.record_replays, needs_record=True),
    _named(1000, replay.record_replays_in_part, needs_record=True),
    _named(100, copies.clone_is_independent),
    _named(100, copies.pickle_is_equal),
    _named(100, copies.dump_loads_back),
    _named(60, lists.lists_are_stable),
    _named(10, lists.lists_are_the_callers),
    _named(30, lists.every_action_applies),
    _named(10, notation.legal_texts_parse),
    _named(500, notation.nothing_else_parses),
    _named(500, notation.malformed_texts_are_refused),
    _named(80, knowledge.redeal_keeps_the_view),
    _named(200, knowledge.redeal_goes_on),
    _named(400, knowledge.two_worlds),
    _named(25, knowledge.revealed_is_honest),
    _named(500, undo.undo_walks_back),
    _named(40, views.views_are_small_json),
    _named(40, columns.columns_tell_the_view),
    _named(20, views.events_are_small_json),
    _named(100, views.standings_are_a_sheet),
    _named(3000, endings.game_ends),
)
