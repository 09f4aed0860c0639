"""A game against Sam: the steps of the base game, with his among them."""

from collections.abc import Mapping, Sequence
from typing import Any

from trailboss.games.great_western_trail import scoring
from trailboss.games.great_western_trail.play import STEPS, Play
from trailboss.games.great_western_trail.sam import ride, setup
from trailboss.games.great_western_trail.sam.deck import printed
from trailboss.games.great_western_trail.sam.invariants import SAM_CHECKS
from trailboss.games.great_western_trail.sam.kansas_city import (
    SamDelivers,
    SamForesees,
    SamForesight,
    SamInKansasCity,
)
from trailboss.games.great_western_trail.sam.rancher import Rancher, rancher
from trailboss.games.great_western_trail.sam.ride import SamRides, SamRoute
from trailboss.games.great_western_trail.sam.scoring import sheet
from trailboss.games.great_western_trail.sam.take import GainObjectiveInPlace
from trailboss.games.great_western_trail.sam.turn import SamActs, SamDiscards, TurnWithSam
from trailboss.games.great_western_trail.sam.view import clear_board, view
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import FIRST_PRIVATE, TrailState
from trailboss.kernel.invariants import complaints
from trailboss.kernel.step import Automatic, Question, Steps

Step = Question[Any] | Automatic[Any]

INSTEAD: tuple[Step, ...] = (TurnWithSam(), GainObjectiveInPlace())
"""In place of the steps with the same names."""

MORE: tuple[Step, ...] = (
    SamRides(),
    SamRoute(),
    SamActs(),
    SamInKansasCity(),
    SamForesees(),
    SamForesight(),
    SamDelivers(),
    SamDiscards(),
)


def steps_with_sam(steps: Sequence[Step], *others: Step) -> Steps[TrailState]:
    """The steps with Sam's among them; each of the ``others`` in place of its namesake."""
    by_name = {step.name: step for step in (*steps, *INSTEAD, *MORE, *others)}
    return Steps(by_name.values())


class SoloPlay(Play):
    __slots__ = ()

    STEPS = steps_with_sam(STEPS)

    @property
    def sams_seat(self) -> int:
        return self.seats - 1

    def set_up(self) -> None:
        setup.give_workers(self, self.sams_seat)
        super().set_up()
        setup.finish(self, self.sams_seat)

    # ---- where he delivers

    def first_cities(self) -> list[int]:
        """The cities of his first deliveries, in order (SAM-DIFF-02)."""
        return [setup.first_city(self)]

    def destinations(self, seat: int) -> list[int]:
        """The cities that he may deliver to after the first ones."""
        return list(range(len(self.c.cities)))

    def last_resort(self) -> int:
        """Where he goes when he has been everywhere."""
        return len(self.c.cities) - 1

    # ---- hooks of the base rules

    def printed_workers(self, seat: int) -> int:
        if seat in self.people:
            return super().printed_workers(seat)
        return printed().printed_workers if self.options["sam_printed_workers"] else 0

    def identity(self, code: int) -> int:
        return code if code < FIRST_PRIVATE else ride.tile_identity(self, code)

    def collect_fee(self, owner: int, payer: int, dollars: int) -> None:
        """Sam has no money: what he is owed goes to the bank (SAM-FEE-02)."""
        if owner in self.people:
            super().collect_fee(owner, payer, dollars)
        else:
            self.emit("paid_fee_to_bank", payer, dollars)

    def permanent_certificates(self, seat: int) -> int:
        """He ignores those of his station masters (SAM-SETUP-07)."""
        return super().permanent_certificates(seat) if seat in self.people else 0

    def view(self, seat: int | None) -> TrailView:
        shown = super().view(seat)
        clear_board(shown["players"][self.sams_seat])
        shown["sam"] = view(self, self.sams_seat)
        return shown

    def standings(self) -> list[dict[str, Any]]:
        players = [scoring.sheet(self, seat) for seat in self.people]
        return scoring.ranked([*players, sheet(self, self.sams_seat)])

    def broken_invariants(self) -> Sequence[str]:
        return complaints(self, SAM_CHECKS)

    def _dump_own(self) -> dict[str, Any]:
        sam = rancher(self)
        return {**super()._dump_own(), "sam": [list(sam.deck), list(sam.discard), *sam[2:]]}

    def _load_own(self, own: Mapping[str, Any]) -> None:
        super()._load_own(own)
        deck, discard, card, specialization = own["sam"]
        self.sam = Rancher(tuple(deck), tuple(discard), int(card), int(specialization))
