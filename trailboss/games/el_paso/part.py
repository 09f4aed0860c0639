"""The base game: the part that all others stand on."""

from importlib import resources
from typing import Final

from trailboss.games.el_paso import describe, scoring, setup, turn, view
from trailboss.games.el_paso.box import Box
from trailboss.games.el_paso.hooks import Hooks
from trailboss.games.el_paso.invariants import CHECKS
from trailboss.games.el_paso.observation import observes
from trailboss.games.el_paso.printed import SHAPES
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.steps import (
    any_time,
    auxiliary,
    build,
    city,
    deck,
    hire,
    market,
    ride,
    tiles,
    visit,
)
from trailboss.games.el_paso.steps.any_time import OpenQuestion
from trailboss.games.el_paso.vocabulary import words
from trailboss.kernel.description import Description
from trailboss.kernel.part import Part
from trailboss.kernel.step import Automatic, Question

_STEPS: Final[tuple[Question[PasoState] | Automatic[PasoState], ...]] = (
    tiles.Draft(),
    turn.Turn(),
    ride.Place(),
    ride.Ride(),
    visit.Arrive(),
    visit.Visit(),
    turn.Draw(),
    any_time.Pause(),
    any_time.Window(),
    turn.EndTurn(),
    auxiliary.AuxiliaryChoice(),
    deck.Exchange(),
    deck.Again(),
    deck.DiscardFor(),
    deck.Remove(),
    tiles.GainTile(),
    hire.Hire(),
    market.Pay(),
    market.Buy(),
    market.Bought(),
    market.Train(),
    visit.UseTrainCard(),
    build.Build(),
    build.Replace(),
    build.Replaced(),
    build.Site(),
    city.ElPaso(),
    city.Simmental(),
    city.ShowHand(),
    city.Delivery(),
    city.Deliver(),
    city.TakeDisc(),
    city.Reward(),
    city.ClearHand(),
)


def _describe_thing(box: Box, kind: str, id: str) -> list[Description]:
    return describe.describe_thing(box.components, kind, id)


HOOKS: Final = Hooks(
    set_up=setup.set_up,
    view_seat=view.view_person,
    fulfilled=scoring.fulfilled_objectives,
    describe_thing=_describe_thing,
    open_questions={step.name: step for step in _STEPS if isinstance(step, OpenQuestion)},
)

PART: Final[Part[PasoState, Hooks]] = Part(
    name="base",
    files=resources.files(__package__),
    shapes=SHAPES,
    steps=_STEPS,
    checks=CHECKS,
    words=words,
    observes=observes,
)
