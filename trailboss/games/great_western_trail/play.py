"""A game of Great Western Trail in play: the state with everything that can be asked of it."""

from collections.abc import Sequence
from typing import Any

from trailboss.games.great_western_trail import effects, hidden, invariants, scoring, setup, turn
from trailboss.games.great_western_trail import view as views
from trailboss.games.great_western_trail.refusals import OTHER_BOX, general_refusal
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps import (
    auxiliary,
    build,
    cattle,
    deck,
    deliver,
    engine,
    hire,
    kansas_city,
    location,
    objective,
    ride,
    station,
    tiles,
)
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question, Steps
from trailboss.kernel.western.hands import can_draw

STEPS: tuple[Question[TrailState] | Automatic[TrailState], ...] = (
    turn.Turn(),
    turn.TrimHand(),
    deck.Trim(),
    ride.Place(),
    turn.PhaseA(),
    ride.Ride(),
    location.Arrive(),
    location.Location(),
    turn.PhaseC(),
    turn.EndTurn(),
    effects.Offered(),
    effects.Immediate(),
    effects.Reward(),
    auxiliary.AuxiliaryChoice(),
    deck.DiscardFor(),
    deck.DrawMore(),
    deck.DiscardDrawn(),
    deck.Remove(),
    deck.Certificates(),
    hire.Hire(),
    cattle.Buy(),
    cattle.Pick(),
    build.Build(),
    build.Site(),
    tiles.OfferedTile(),
    tiles.TakeTile(),
    objective.GainObjective(),
    engine.Engine(),
    engine.EngineBack(),
    engine.EngineStopped(),
    engine.Terminal(),
    station.Upgrade(),
    station.StationBehind(),
    station.TakeDisc(),
    station.Appoint(),
    kansas_city.KansasCity(),
    kansas_city.ForesightColumn(),
    kansas_city.Foresight(),
    kansas_city.RevealHand(),
    kansas_city.Income(),
    kansas_city.RaiseCattle(),
    kansas_city.ClearHand(),
    deliver.Delivery(),
    deliver.Deliver(),
    deliver.DiscDelivered(),
    deliver.ArrowBonus(),
    deliver.ArrowOrder(),
    deliver.Transport(),
    deliver.DeliverBack(),
    kansas_city.LeaveKansasCity(),
)


class Play(TrailState):
    __slots__ = ()

    STEPS = Steps[TrailState](STEPS)

    def set_up(self) -> None:
        """From the empty table to the first turn."""
        setup.set_up(self)

    def interruptions(self, seat: int) -> list[Action]:
        """Exchange tokens may be used at any moment by any seat (GWT-EXC-03, GWT-EXC-05)."""
        if self.tokens[seat] and self.agenda and can_draw(self, seat):
            return [self.box.notation.exchange]
        return []

    def interrupt(self, seat: int, action: Action) -> None:
        deck.use_token(self, seat)

    def _refusal(self, action: Action, seat: int) -> Refusal:
        """What is about components that lie in no box of this table has no other reason."""
        if action.text not in self.box.notation.all:
            return Refusal(self.box.foreign, OTHER_BOX)
        return super()._refusal(action, seat)

    def explain(self, frame: Frame, seat: int, action: Action) -> Refusal:
        return general_refusal(self, frame, seat, action)

    def view(self, seat: int | None) -> TrailView:
        return views.view(self, seat)

    def standings(self) -> list[dict[str, Any]]:
        return scoring.standings(self)

    def broken_invariants(self) -> Sequence[str]:
        return invariants.broken(self)

    def _redeal(self, seat: int | None, dice: Dice) -> None:
        hidden.redeal(self, seat, dice)
