"""Where an option may change the rules: every hook, with its base rule as default in `part`.

A part fills hooks by `dataclasses.replace`; it may call what was there before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame

if TYPE_CHECKING:
    from trailboss.games.carson_city.box import Box
    from trailboss.games.carson_city.pieces import Persona
    from trailboss.games.carson_city.shown import TownView
    from trailboss.games.carson_city.state import TownState


class Asking(NamedTuple):
    """A question: the rule that says who is asked, the one that says what the answers are."""

    turn: str
    answers: str
    kinds: frozenset[str]
    places: bool = False
    """Whether cowboys are placed by its answers: then nobody who has passed is asked."""
    roads: bool = True
    """Whether a road may be laid before the answer (CAR-ROAD-06)."""


class Piece(NamedTuple):
    """A piece that an answer would place. Nobody's if several seats are asked and none is named."""

    seat: int
    from_stock: bool
    """Whether the seat has one cowboy less in stock afterwards, and that much less firepower."""


@dataclass(frozen=True)
class Hooks:
    questions: Mapping[str, Asking]
    moments: Mapping[str, str]
    """By kind of action: the rule that says when it is taken at all, if it is always the same."""
    placings: frozenset[str]
    """The kinds of actions by which cowboys are placed."""
    passed: str
    """The rule by which who has passed places no more."""
    rewards: Mapping[str, str]
    """By what a card promises for later: the rule of the choice between that and cash."""
    end_of_round: tuple[str, ...]
    """The steps that follow the last space of the track."""
    end_of_game: tuple[str, ...]
    """Those that do so in the last round."""
    take_effect: Callable[[TownState, int], None]
    """What the card that a seat has just taken gives at once, and the question it leads to."""
    peaceful: Callable[[TownState, int], bool]
    """Whether the card of a seat lets it neither attack nor start a duel."""
    keeps_away: Callable[[TownState, int, Action, int], Refusal | None]
    """Why the card of a seat keeps it from a target that others could go to."""
    lost_duel: Callable[[TownState, int], None]
    """What losing a duel brings a seat."""
    deal_personas: Callable[[TownState], None]
    """Decide which side of each card is played."""
    set_up: Callable[[TownState], None]
    """From the empty table to the first question."""
    view: Callable[[TownState, int | None], TownView]
    redeal: Callable[[TownState, int | None, Dice], None]
    """Deal anew, in place, what a seat cannot know."""
    never: Callable[[TownState, Action], Refusal | None]
    """Why an action cannot be taken in this whole game, although it is in the box."""
    describe: Callable[[TownState, Action, int | None], Description | None]
    """What an answer of a seat costs and brings."""
    powers: Callable[[Box, Persona], tuple[Phrase, ...]]
    """What a side of a persona card gives."""
    describe_thing: Callable[[Box, str, str], Sequence[Description]]
    """What is printed on a thing of a kind, by its id."""
    after_placing: Callable[[TownState, int], None]
    """What follows when a seat has placed one piece or passed."""
    piece: Callable[[Frame, Action, int | None], Piece]
    """Which piece the answer of a seat would place."""
    fight: Callable[[TownState, int, list[int]], None]
    """A duel for a target; the duellists are in pass order."""
    odds: Callable[[TownState, Sequence[int], Collection[int]], dict[str, int]]
    """How likely each of the seats is to win a duel, by per cent; empty if nobody can tell.

    The seats that are spending will have one cowboy less in stock by then.
    """
    off_limits: Callable[[TownState, int], Refusal | None]
    """Why nothing ever comes on a parcel."""
    closed_edges: Callable[[TownState, int], int]
    """The edges where a seat cannot lay a road whatever they touch, as bits."""
    lay: Callable[[TownState, int, int], None]
    """A seat lays a road on an edge."""
    explain_edge: Callable[[TownState, int, Action], Refusal]
    """Why a road cannot be laid on the edge that the action names."""
    parcel_points: Callable[[TownState, int], int]
    """What a parcel that is not empty scores for its owner at the end."""
    pays_order_bonus: Callable[[TownState], bool]
    """Whether passing before others scores at the end (CAR-SCO-03)."""
