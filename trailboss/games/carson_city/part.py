"""The base game: the part that all others stand on."""

from importlib import resources
from typing import Final

from trailboss.games.carson_city import answers, describe, odds, refusals, setup, turn, view
from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.hooks import Hooks, Piece
from trailboss.games.carson_city.invariants import CHECKS
from trailboss.games.carson_city.observation import observes
from trailboss.games.carson_city.printed import SHAPES
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps import (
    build,
    duel,
    end,
    estate,
    parcels,
    personas,
    place,
    prizes,
    roads,
    targets,
)
from trailboss.games.carson_city.vocabulary import words
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice
from trailboss.kernel.part import Part
from trailboss.kernel.step import Frame

_STEPS: Final = (
    personas.StartParcel(),
    turn.Round(),
    personas.ChoosePersona(),
    personas.Settle(),
    personas.Reward(),
    personas.Recruit(),
    place.Placement(),
    place.Place(),
    turn.Resolve(),
    parcels.Parcels(),
    parcels.NextDuel(),
    parcels.WonParcel(),
    parcels.OwnParcels(),
    parcels.BuyParcel(),
    prizes.Construction(),
    build.Site(),
    build.House(),
    build.Consent(),
    build.Windows(),
    build.Window(),
    estate.Estate(),
    estate.Double(),
    estate.Attacks(),
    estate.Incomes(),
    prizes.BuyPoints(),
    end.Counter(),
    end.NewCowboys(),
    end.CashLimits(),
    end.CashLimit(),
    end.Refill(),
    end.ReturnLoans(),
    end.GameOver(),
    roads.LayRoad(),
)


def _yellow(s: TownState) -> None:
    """The base game has no other side."""


def _nothing_hidden(s: TownState, seat: int | None, dice: Dice) -> None:
    """Nobody has private information (CAR-INFO-08)."""


def _describe_thing(box: Box, kind: str, id: str) -> list[Description]:
    return describe.describe_thing(box, kind, id)


def _piece(frame: Frame, action: Action, seat: int | None) -> Piece:
    return Piece(frame[1], not targets.is_white(action))


HOOKS: Final = Hooks(
    questions=refusals.QUESTIONS,
    moments=refusals.MOMENTS,
    placings=targets.PLACINGS,
    passed="CAR-PLC-03",
    rewards=refusals.REWARDS,
    end_of_round=turn.END_OF_ROUND,
    end_of_game=turn.END_OF_GAME,
    take_effect=personas.take_effect,
    peaceful=lambda s, seat: False,
    keeps_away=lambda s, seat, action, target: None,
    lost_duel=lambda s, seat: None,
    deal_personas=_yellow,
    set_up=setup.set_up,
    view=view.view,
    redeal=_nothing_hidden,
    never=lambda s, action: None,
    describe=answers.describe_action,
    powers=lambda box, card: describe.powers_of(card),
    describe_thing=_describe_thing,
    after_placing=place.next_in_turn,
    piece=_piece,
    fight=duel.roll,
    odds=odds.chances,
    off_limits=lambda s, parcel: None,
    closed_edges=lambda s, seat: s.edges,
    lay=roads.lay_road,
    explain_edge=roads.explain_edge,
    parcel_points=lambda s, parcel: s.c.final_each,
    pays_order_bonus=lambda s: s.c.pays_order_bonus,
)

PART: Final[Part[TownState, Hooks]] = Part(
    name="base",
    files=resources.files(__package__),
    shapes=SHAPES,
    steps=_STEPS,
    checks=CHECKS,
    words=words,
    observes=observes,
)
