"""A game of Carson City in play: the state with everything that can be asked of it."""

from collections.abc import Sequence
from typing import Any

from trailboss.games.carson_city import hidden, invariants, scoring, turn
from trailboss.games.carson_city import view as views
from trailboss.games.carson_city.refusals import general_refusal
from trailboss.games.carson_city.shown import TownView
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
    together,
)
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Steps

_WITHOUT_ROADS = frozenset(
    ("start_parcel", "duel_tile", "consent", "lay_road", "last_roads", "together", "orders")
)
"""Questions without a free road, or with a way of their own to lay one (CAR-ROAD-06)."""


class Play(TownState):
    __slots__ = ()

    STEPS = Steps[TownState](
        [
            personas.StartParcel(),
            turn.Round(),
            personas.ChoosePersona(),
            personas.Settle(),
            personas.Reward(),
            personas.Recruit(),
            personas.Arm(),
            personas.Snatch(),
            place.Placement(),
            place.Place(),
            together.AllAtOnce(),
            together.Together(),
            together.Orders(),
            turn.Resolve(),
            duel.DuelTile(),
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
            end.Due(),
            end.Banker(),
            end.Counter(),
            end.NewCowboys(),
            end.CashLimits(),
            end.CashLimit(),
            end.Refill(),
            end.ReturnLoans(),
            end.LastChances(),
            end.GameOver(),
            roads.LayRoad(),
            roads.LastRoads(),
        ]
    )

    def interruptions(self, seat: int) -> list[Action]:
        """A road may be laid before almost any answer, by whoever is asked (CAR-ROAD-06)."""
        if self.roads[seat] and self.agenda:
            frame = self.agenda[-1]
            if frame[0] not in _WITHOUT_ROADS and frame[1] == seat:
                return [self.box.notation.road]
        return []

    def interrupt(self, seat: int, action: Action) -> None:
        self.agenda.append((roads.LayRoad.name, seat))

    def explain(self, frame: Frame, seat: int, action: Action) -> Refusal:
        asked = self.STEPS.questions[frame[0]].seats(self, frame)
        return general_refusal(self, frame, seat, asked, action)

    def view(self, seat: int | None) -> TownView:
        return views.view(self, seat)

    def standings(self) -> list[dict[str, Any]]:
        return scoring.standings(self)

    def broken_invariants(self) -> Sequence[str]:
        return invariants.broken(self)

    def _redeal(self, seat: int | None, dice: Dice) -> None:
        hidden.redeal(self, seat, dice)
