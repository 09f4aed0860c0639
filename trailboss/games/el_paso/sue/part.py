"""Sue: a rancher who plays by cards, against a person alone."""

from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from typing import Final

from trailboss.games.el_paso.hooks import Hooks
from trailboss.games.el_paso.scoring import objectives_of
from trailboss.games.el_paso.shown import PasoPlayer
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.sue.deck import NAME, SuePrint
from trailboss.games.el_paso.sue.describe import with_sue
from trailboss.games.el_paso.sue.invariants import SUE_CHECKS
from trailboss.games.el_paso.sue.observation import observes
from trailboss.games.el_paso.sue.printed import SHAPES
from trailboss.games.el_paso.sue.rancher import Rancher, sues_seat
from trailboss.games.el_paso.sue.setup import set_up_sue
from trailboss.games.el_paso.sue.turn import SueTurn, TurnWithSue
from trailboss.games.el_paso.sue.view import view
from trailboss.games.el_paso.sue.vocabulary import words
from trailboss.kernel.part import Part, Settings


def _at(settings: Settings) -> bool:
    return settings.get("solo") == NAME


def _fill(before: Hooks) -> Hooks:
    """She is no player: what the base game asks about a seat is asked of the people as ever."""

    def set_up(s: PasoState) -> None:
        before.set_up(s)
        set_up_sue(s, sues_seat(s))

    def view_seat(s: PasoState, seat: int, viewer: int | None) -> PasoPlayer:
        return before.view_seat(s, seat, viewer) if seat in s.people else view(s, seat)

    def fulfilled(s: PasoState, seat: int, counts: Sequence[int]) -> list[int]:
        """Every objective that she has counts (ELP-SUE-32)."""
        if seat in s.people:
            return before.fulfilled(s, seat, counts)
        return objectives_of(s, seat)

    return replace(
        before,
        set_up=set_up,
        view_seat=view_seat,
        fulfilled=fulfilled,
        describe_thing=with_sue(before.describe_thing),
    )


PART: Final[Part[PasoState, Hooks]] = Part(
    name=NAME,
    at=_at,
    files=resources.files(__package__),
    shapes=SHAPES,
    absent="ELP-SUE-01",
    steps=(TurnWithSue(), SueTurn()),
    fill=_fill,
    checks=SUE_CHECKS,
    prints=SuePrint,
    things=Rancher,
    words=words,
    observes=observes,
)
