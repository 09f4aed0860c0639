"""Bots that know one idea: whether trailboss can be beaten by any of them is worth knowing.

They are no bots of the package, nobody should meet them at a table. What their idea says nothing
about they do as the hand-written bot of the game does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from trailboss.bots.carson_city.deputy.policy import PLACING, Deputy
from trailboss.bots.carson_city.sheriff.bot import Sheriff
from trailboss.bots.el_paso.vaquero.bot import Vaquero
from trailboss.bots.el_paso.vaquero.weights import Weights
from trailboss.bots.great_western_trail.drover.bot import Drover
from trailboss.bots.great_western_trail.drover.clock import steps_to_city
from trailboss.bots.great_western_trail.drover.weights import DEFAULT
from trailboss.bots.player import Bot
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps.targets import PLACINGS, target_of
from trailboss.games.el_paso.state import PasoState
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.state import State

# ---- Carson City

Likes = Callable[[TownState, int, Action], bool]


def _rivals_there(s: TownState, seat: int, action: Action) -> bool:
    target = target_of(s, action)
    if target < s.first_parcel and s.c.spaces[target].is_open:
        return False
    return bool(s.pieces[target] & ~(1 << seat))


def always_duel(s: TownState, seat: int, action: Action) -> bool:
    return action.kind == "attack" or _rivals_there(s, seat, action)


def never_duel(s: TownState, seat: int, action: Action) -> bool:
    return action.kind not in ("attack", "defend") and not _rivals_there(s, seat, action)


def only_money(s: TownState, seat: int, action: Action) -> bool:
    target = target_of(s, action)
    if target >= s.first_parcel:
        return action.kind == "attack"
    verbs = ("wages", "parcel-income", "firepower-income", "gambling", "buy-points")
    return s.c.spaces[target].verb in verbs


def only_buildings(s: TownState, seat: int, action: Action) -> bool:
    if action.kind.endswith("stake"):
        return True
    target = target_of(s, action)
    verbs = ("construction", "roads", "common-roads")
    return target < s.first_parcel and s.c.spaces[target].verb in verbs


RULES: dict[str, tuple[Likes, bool]] = {
    "always duel": (always_duel, True),
    "never duel": (never_duel, False),
    "only money": (only_money, False),
    "only buildings": (only_buildings, False),
}
"""What it likes, and whether it does other things where there is nothing of that."""


class Simple(Bot):
    name = "simple"
    games = ("carson_city",)

    def __init__(self, rule: str) -> None:
        self.likes, self.compromises = RULES[rule]
        self.usual = Sheriff()

    def choose(self, state: State, seat: int) -> Action:
        assert isinstance(state, TownState)
        options = state.actions(seat)
        if state.agenda[-1][0] not in PLACING:
            return self.usual.choose(state, seat)
        weighed = [
            (worth, action)
            for worth, action in Deputy(0.0).targets(state, seat)
            if action in options and action.kind in PLACINGS
        ]
        liked = [entry for entry in weighed if self.likes(state, seat, entry[1])]
        chosen = liked or (weighed if self.compromises else [])
        if not chosen:
            return PASS if PASS in options else options[-1]
        worth, action = max(chosen, key=lambda entry: entry[0])
        return action if worth > -1.0 or PASS not in options else PASS


# ---- Great Western Trail


class Rush(Drover):
    """Always rides as far as it can."""

    def choose(self, state: State, seat: int) -> Action:
        assert isinstance(state, TrailState)
        if state.agenda[-1][0] != "ride":
            return super().choose(state, seat)
        steps = steps_to_city(state.c, state.occupied)
        rides = [action for action in state.actions(seat) if action.kind == "ride"]
        if not rides:
            return super().choose(state, seat)
        return min(rides, key=lambda action: steps[state.c.node_index[str(action.args[0])]])


def only(row: str) -> Bot:
    """Hires for one row, and thinks nothing of the others."""
    rows: dict[str, Any] = {
        name: tuple(gain * (2.0 if name == row else 0.0) for gain in getattr(DEFAULT, name))
        for name in ("cowboys", "builders", "engineers")
    }
    stations = DEFAULT.station * (2.0 if row == "engineers" else 0.5)
    return Drover(replace(DEFAULT, **rows, station=stations))


# ---- El Paso


class PasoRush(Vaquero):
    """Always rides as far as it can."""

    def choose(self, state: State, seat: int) -> Action:
        assert isinstance(state, PasoState)
        rides = [action for action in state.actions(seat) if action.kind == "ride"]
        if state.agenda[-1][0] != "ride" or not rides:
            return super().choose(state, seat)
        reach = state.box.road.reach

        def steps_left(action: Action) -> int:
            node = state.c.node_index[str(action.args[0])]
            return reach(node, state.occupied)[-1][1] if node != state.c.el_paso else 0

        return min(rides, key=steps_left)


def only_workers(worker: str) -> Bot:
    """Hires of one kind, and thinks nothing of the others."""
    uses = Weights().use
    return Vaquero(Weights(use={one: 2.0 * uses[one] * (one == worker) for one in uses}))


SIMPLE: dict[str, dict[str, Callable[[], Bot]]] = {
    "carson_city": {rule: partial(Simple, rule) for rule in RULES},
    "el_paso": {
        "rush deliveries": PasoRush,
        "only builders": partial(only_workers, "builder"),
        "only cowboys": partial(only_workers, "cowboy"),
        "only the engine": partial(only_workers, "engineer"),
    },
    "great_western_trail": {
        "rush deliveries": Rush,
        "only builders": partial(only, "builders"),
        "only cowboys": partial(only, "cowboys"),
        "only the engine": partial(only, "engineers"),
    },
}
"""By game."""
