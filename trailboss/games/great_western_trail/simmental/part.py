"""Simmental: calves in the market, and the heifers and cows they are raised to (GWT-SIM)."""

from dataclasses import replace
from importlib import resources
from typing import Final

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.hooks import Hooks
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.simmental.herd import (
    NAME,
    SimmentalPrint,
    herd,
    simmental,
    whole_herd,
)
from trailboss.games.great_western_trail.simmental.invariants import CHECKS
from trailboss.games.great_western_trail.simmental.printed import SHAPES
from trailboss.games.great_western_trail.simmental.raising import RaiseCattle, start_raising
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.observation import Number, Observed, Record
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.vocabulary import Vocabulary


def _at(settings: Settings) -> bool:
    return bool(settings.get(NAME))


def _fill(before: Hooks) -> Hooks:
    def view(s: TrailState, seat: int | None) -> TrailView:
        shown = before.view(s, seat)
        shown["market"]["heifers"] = herd(s).heifers
        shown["market"]["cows"] = herd(s).cows
        return shown

    def after_income(s: TrailState, seat: int) -> None:
        before.after_income(s, seat)
        start_raising(s, seat, simmental(s.box).calf)

    return replace(
        before,
        view=view,
        market_size=lambda s: simmental(s.box).market[s.seats],
        after_income=after_income,
    )


def _words(box: Box) -> Vocabulary:
    return Vocabulary(
        decisions={"raise_cattle": ("card",)},
        actions={"raise-calves": ("number",), "raise-heifers": ("number",)},
        events={"raised": ("seat", "card", "card_2", "number")},
        refusals={"not-so-many": ("has",)},
    )


def _observes(box: Box, seats: int) -> Observed:
    return Observed(table={"market": Record({"heifers": Number(), "cows": Number()})})


PART: Final[Part[TrailState, Hooks]] = Part(
    name=NAME,
    at=_at,
    files=resources.files(__package__),
    shapes=SHAPES,
    absent="GWT-SIM-07",
    steps=(RaiseCattle(),),
    fill=_fill,
    checks=CHECKS,
    prints=SimmentalPrint,
    things=whole_herd,
    words=_words,
    observes=_observes,
)
