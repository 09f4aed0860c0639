"""Sam: a rancher who plays by cards, against a person alone."""

from dataclasses import replace
from importlib import resources
from typing import Final

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.hooks import Hooks
from trailboss.games.great_western_trail.sam import ride, setup
from trailboss.games.great_western_trail.sam.deck import NAME, SamPrint, printed
from trailboss.games.great_western_trail.sam.describe import with_sam
from trailboss.games.great_western_trail.sam.habits import HABITS, habits_in
from trailboss.games.great_western_trail.sam.invariants import SAM_CHECKS
from trailboss.games.great_western_trail.sam.kansas_city import (
    SamDelivers,
    SamForesees,
    SamForesight,
    SamInKansasCity,
)
from trailboss.games.great_western_trail.sam.observation import observes
from trailboss.games.great_western_trail.sam.printed import SHAPES
from trailboss.games.great_western_trail.sam.rancher import Rancher, sams_seat
from trailboss.games.great_western_trail.sam.ride import SamRides, SamRoute
from trailboss.games.great_western_trail.sam.scoring import score
from trailboss.games.great_western_trail.sam.take import GainObjectiveInPlace
from trailboss.games.great_western_trail.sam.turn import SamActs, SamDiscards, TurnWithSam
from trailboss.games.great_western_trail.sam.view import clear_board, view
from trailboss.games.great_western_trail.sam.vocabulary import words
from trailboss.games.great_western_trail.scoring import Score
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import FIRST_PRIVATE, TrailState
from trailboss.kernel.part import Part, Settings


def _examine(box: Box) -> None:
    """He begins in the city of his level, unless a part knows better."""
    if habits_in(box.hooks).first_cities is HABITS.first_cities:
        for level in box.printed.read("sam")["level"]:
            box.printed.find(box.components.city_index, level["first"], level, "city")


def _at(settings: Settings) -> bool:
    return settings.get("solo") == NAME


def _fill(before: Hooks) -> Hooks:
    """He is no player: what the base game asks about a seat is asked of the people as ever."""

    def set_up(s: TrailState) -> None:
        setup.give_workers(s, sams_seat(s))
        before.set_up(s)
        setup.finish(s, sams_seat(s))

    def printed_workers(s: TrailState, seat: int) -> int:
        if seat in s.people:
            return before.printed_workers(s, seat)
        return printed(s).printed_workers if s.options["sam_printed_workers"] else 0

    def identity(s: TrailState, code: int) -> int:
        return code if code < FIRST_PRIVATE else ride.tile_identity(s, code)

    def collect_fee(s: TrailState, owner: int, payer: int, node: int, dollars: int) -> None:
        """Sam has no money: what he is owed goes to the bank (SAM-FEE-02)."""
        if owner in s.people:
            before.collect_fee(s, owner, payer, node, dollars)
        else:
            s.emit("paid_fee_to_bank", payer, s.c.nodes[node].id, dollars)

    def permanent_certificates(s: TrailState, seat: int) -> int:
        """He ignores those of his station masters (SAM-SETUP-07)."""
        return before.permanent_certificates(s, seat) if seat in s.people else 0

    def show(s: TrailState, seat: int | None) -> TrailView:
        shown = before.view(s, seat)
        clear_board(shown["players"][sams_seat(s)])
        shown["sam"] = view(s, sams_seat(s))
        return shown

    def count(s: TrailState, seat: int) -> Score:
        its = before.score(s, seat)
        return its if seat in s.people else score(s, seat, its)

    return replace(
        before,
        set_up=set_up,
        printed_workers=printed_workers,
        identity=identity,
        collect_fee=collect_fee,
        permanent_certificates=permanent_certificates,
        view=show,
        score=count,
        describe_thing=with_sam(before.describe_thing),
        of_parts={**before.of_parts, NAME: HABITS},
    )


PART: Final[Part[TrailState, Hooks]] = Part(
    name=NAME,
    at=_at,
    files=resources.files(__package__),
    shapes=SHAPES,
    absent="SAM-SETUP-01",
    steps=(
        TurnWithSam(),
        GainObjectiveInPlace(),
        SamRides(),
        SamRoute(),
        SamActs(),
        SamInKansasCity(),
        SamForesees(),
        SamForesight(),
        SamDelivers(),
        SamDiscards(),
    ),
    fill=_fill,
    checks=SAM_CHECKS,
    prints=SamPrint,
    examine=_examine,
    things=Rancher,
    words=words,
    observes=observes,
)
