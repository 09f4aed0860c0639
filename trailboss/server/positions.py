"""A position that is being set up by hand: what can be set, by its names, and how it looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from trailboss.kernel.game import AnyGame
from trailboss.kernel.registry import load
from trailboss.kernel.setting_up import Change, NotPossible, Setting, arranged, played
from trailboss.server.studies import Shown, shown
from trailboss.studies.study import BadStudy, by_hand, written_by_hand
from trailboss.text.speech import Speech


class Named(NamedTuple):
    setting: Setting
    about: str
    """What it is about, by its name."""
    names: list[str]
    """Of its words; empty: nothing of the game."""


class Position(NamedTuple):
    base: dict[str, Any]
    """What the changes are made in."""
    state: dict[str, Any]
    """What they come to: a study can begin with it."""
    turn: int
    settings: list[Named]
    shown: Shown
    options: dict[str, Any]
    seats: int
    rival: str | None


def dealt(game: str, options: Mapping[str, Any], seats: int | None) -> dict[str, Any]:
    """A fresh deal to begin with."""
    return dict(load(game).start(seats, None, options).dump())


def set_up(
    base: Mapping[str, Any], turn: int | None, changes: Sequence[Change], language: str
) -> Position:
    """Without a ``turn`` whoever is asked goes on. `NotPossible` tells which thing is in the way,
    `BadStudy` what else is wrong."""
    start = written_by_hand(base)
    game: AnyGame = start.game
    up = game.setting_up
    if up is None:
        raise BadStudy("positions of this game cannot be set up by hand")
    if turn is None:
        turn = next((seat for seat in start.asked if seat not in start.automated), 0)
    if not 0 <= turn < start.seats or turn in start.automated:
        raise NotPossible("no-such-value")
    table = arranged(up, start, turn, changes)
    study = by_hand("", played(table).dump())
    speech = Speech(game, language, start.options)
    return Position(
        dict(base),
        study.state or {},
        turn,
        [_named(setting, speech, game) for setting in up.settings(table)],
        shown(study),
        dict(start.options),
        start.seats,
        next(iter(start.automated.values()), None),
    )


def _named(setting: Setting, speech: Speech, game: AnyGame) -> Named:
    known = game.vocabulary.things.get(setting.kind, ())
    names = [
        speech.thing(setting.kind, word) if word in known else "" if setting.kind else word
        for word in setting.words
    ]
    about = "" if setting.about is None else _thing(speech, *setting.about)
    return Named(setting, about, names)


def _thing(speech: Speech, kind: str, id: str) -> str:
    return speech.thing(kind, id) if kind else id
