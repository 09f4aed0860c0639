"""The red sides of the persona cards as a part of the box: all of them, or each by lot (CAR-PR)."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from typing import Final

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.describe import Phrases
from trailboss.games.carson_city.hooks import Hooks
from trailboss.games.carson_city.invariants import revolvers
from trailboss.games.carson_city.pieces import Persona
from trailboss.games.carson_city.red_personas import steps
from trailboss.games.carson_city.red_personas.describe import describe_red, phrases_of
from trailboss.games.carson_city.red_personas.powers import NAME, RedPrint, powers_of, red
from trailboss.games.carson_city.red_personas.printed import SHAPES
from trailboss.games.carson_city.red_personas.sides import all_red, as_printed, by_lot, sides
from trailboss.games.carson_city.refusals import asking
from trailboss.games.carson_city.state import FIRST_BUILDING, OF_PERSONA, TownState
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.errors import Refusal
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.vocabulary import Vocabulary

BY_LOT_NAME: Final = "personas_by_lot"

_QUESTIONS: Final = {
    "arm": asking("CAR-PCH-02", "CAR-PR-12", "arm", "pass"),
    "snatch": asking("CAR-PCH-02", "CAR-PR-07", "snatch", "pass"),
    "banker": asking("CAR-PR-05", "CAR-PR-05", "points", "pass"),
}
_MOMENTS: Final = {"arm": "CAR-PR-12", "snatch": "CAR-PR-07"}
_REWARDS: Final = {"houses": "CAR-PR-06", "mountains": "CAR-PR-10"}


def _peaceful(s: TownState, seat: int) -> bool:
    powers = powers_of(s, seat)
    return powers is not None and powers.pacifist


def _keeps_away(s: TownState, seat: int, action: Action, target: int) -> Refusal | None:
    """The sheriff starts no duel, and goes against nobody's building."""
    if not _peaceful(s, seat):
        return None
    if s.pieces[target] and action.kind != "defend":
        return Refusal("CAR-PR-02", "sheriff-starts-no-duel")
    if action.kind == "attack":
        parcel = target - s.first_parcel
        if s.content[parcel] >= FIRST_BUILDING and s.owner[parcel] != seat:
            return Refusal("CAR-PR-01", "sheriff-does-not-attack")
    return None


def _lost_duel(s: TownState, seat: int) -> None:
    powers = powers_of(s, seat)
    if powers is not None and powers.lost_duel_points:  # CAR-PR-04
        s.score(seat, OF_PERSONA, powers.lost_duel_points)


def _offers(box: Box, card: Persona) -> dict[str, bool]:
    """By kind of action: whether the card leads to it."""
    powers = red(box).of(card)
    return {
        "recruit": bool(card.cowboys),
        "arm": bool(powers.revolvers),
        "snatch": bool(powers.tile_price),
        "double": card.later == "double",
    }


def _fill(before: Hooks) -> Hooks:
    def never(s: TownState, action: Action) -> Refusal | None:
        """What only the other side of a card would offer (CAR-OPT-02)."""
        if any(_offers(s.box, card).get(action.kind, True) for card in s.cards):
            return before.never(s, action)
        return Refusal("CAR-OPT-02", "other-side")

    def take_effect(s: TownState, seat: int) -> None:
        before.take_effect(s, seat)
        steps.ask_on_taking(s, seat)

    def describe(s: TownState, action: Action, seat: int | None) -> Description | None:
        found = describe_red(s, action) if s.agenda else None
        return before.describe(s, action, seat) if found is None else found

    def powers(box: Box, card: Persona) -> Phrases:
        return (*before.powers(box, card), *phrases_of(red(box).of(card)))

    return replace(
        before,
        questions={**before.questions, **_QUESTIONS},
        moments={**before.moments, **_MOMENTS},
        rewards={**before.rewards, **_REWARDS},
        end_of_round=(steps.Due.name, *before.end_of_round),
        end_of_game=(steps.Due.name, *before.end_of_game),
        deal_personas=all_red,
        never=never,
        take_effect=take_effect,
        peaceful=_peaceful,
        keeps_away=_keeps_away,
        lost_duel=_lost_duel,
        describe=describe,
        powers=powers,
    )


def _fill_by_lot(before: Hooks) -> Hooks:
    return replace(before, deal_personas=by_lot)


def _at(settings: Settings) -> bool:
    return settings["personas"] != "yellow"


def _at_by_lot(settings: Settings) -> bool:
    return settings["personas"] == "random"


def _revolvers(s: TownState) -> Iterator[str]:
    yield from revolvers(s, sides(s).bought)


def _words(box: Box) -> Vocabulary:
    return Vocabulary(
        things={"later": ("houses", "mountains")},
        decisions={"arm": (), "snatch": ("dollars",), "banker": ()},
        actions={"arm": ("number",), "snatch": ("space",)},
        refusals={
            "other-side": (),
            "no-tile-there": ("space",),
            "sheriff-starts-no-duel": (),
            "sheriff-does-not-attack": (),
            "no-such-offer": (),
        },
        phrases={
            "effect-red": (),
            "effect-pacifist": (),
            "effect-lost-duel": ("number",),
            "effect-arm": ("number", "dollars"),
            "effect-offer": ("number", "dollars"),
            "effect-later-houses": (),
            "effect-later-mountains": (),
        },
    )


PART: Final[Part[TownState, Hooks]] = Part(
    name=NAME,
    at=_at,
    files=resources.files(__package__),
    shapes=SHAPES,
    absent="CAR-OPT-02",
    steps=(steps.Arm(), steps.Snatch(), steps.Due(), steps.Banker()),
    fill=_fill,
    checks={"CAR-INV-10": _revolvers},
    prints=RedPrint,
    things=as_printed,
    words=_words,
)

BY_LOT: Final[Part[TownState, Hooks]] = Part(name=BY_LOT_NAME, at=_at_by_lot, fill=_fill_by_lot)
"""On top of the red sides: chance decides for each card."""
