"""Where an expansion or a rival may change the rules: every hook, with its base rule as default.

A part fills hooks by `dataclasses.replace`; it may call what was there before. The state asks them
by methods of the same names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.errors import Refusal

if TYPE_CHECKING:
    from trailboss.games.great_western_trail.box import Box
    from trailboss.games.great_western_trail.pieces import Effect
    from trailboss.games.great_western_trail.scoring import Score
    from trailboss.games.great_western_trail.shown import TrailView
    from trailboss.games.great_western_trail.state import TrailState


@dataclass(frozen=True)
class Rules:
    """The rules by which something is refused that another part may rule otherwise."""

    open_cities: str
    """Which cities a player may deliver to."""
    discs_per_city: str
    """Which cities take a second disc of a player."""


@dataclass(frozen=True)
class Hooks:
    rules: Rules
    set_up: Callable[[TrailState], None]
    """From the empty table to the first turn."""
    view: Callable[[TrailState, int | None], TrailView]
    score: Callable[[TrailState, int], Score]
    """What a seat scores, were the game to end now."""
    market_size: Callable[[TrailState], int]
    """How many cards lie in the cattle market when it is filled."""
    after_income: Callable[[TrailState, int], None]
    """What a seat does in Kansas City between the income and discarding the hand."""
    lacking: Callable[[TrailState, int, Effect], Refusal]
    """What is missing for an effect that cannot be performed now."""
    describe: Callable[[TrailState, Action], Description | None]
    """What an answer costs and brings."""
    describe_thing: Callable[[Box, str, str], Sequence[Description]]
    """What is printed on a thing of a kind, by its id."""
    purse: Callable[[TrailState, int], int]
    """The dollars that a seat may spend now."""
    closed_cities: Callable[[TrailState, int], int]
    """The cities that the seat cannot deliver to yet, as bits."""
    city_points: Callable[[TrailState, int, int], int]
    """What each disc of a seat in a city is worth at the end."""
    give_city_bonus: Callable[[TrailState, int, int], None]
    """What a delivery brings besides dollars and objective cards, by seat and city."""
    obtainable: dict[str, Callable[[TrailState, int, Effect], bool]]
    """By verb: whether the reward of an effect can be had. What is not here always can."""
    never_void: frozenset[str]
    """The verbs of effects that are never chosen in vain, whatever else they demand."""
    starts: dict[str, Callable[[TrailState, int, Effect, bool], None]]
    """By verb: what begins when an effect gives its reward, which may be optional."""
    counts: dict[str, Callable[[TrailState, int], int]]
    """How many a seat has of what effects and station masters count, by their word for it."""
    printed_workers: Callable[[TrailState, int], int]
    """How many workers each row of a seat has that are no tiles."""
    identity: Callable[[TrailState, int], int]
    """The tile on the trail whoever it belongs to: equal buildings have equal actions."""
    collect_fee: Callable[[TrailState, int, int, int, int], None]
    """An owner gets from a payer, for a node, so many dollars."""
    permanent_certificates: Callable[[TrailState, int], int]
    of_parts: Mapping[str, Any]
    """By the name of a part: its own hooks, for parts that stand on it."""
