"""What the bots that learn and search need to know about Great Western Trail."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import ClassVar, cast

from trailboss.bots.craft import Craft, fitted
from trailboss.bots.great_western_trail.features import reader
from trailboss.bots.great_western_trail.tries import go_on, tries
from trailboss.games.great_western_trail.game import GAME
from trailboss.games.great_western_trail.hidden import arrange
from trailboss.games.great_western_trail.rails_to_the_north.components import NAME as NORTH
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.action import Action
from trailboss.kernel.state import State


class TrailCraft(Craft):
    game = "great_western_trail"
    categories = (
        "money",
        "private_buildings",
        "cities",
        "stations",
        "hazards",
        "cattle",
        "objectives",
        "station_masters",
        "workers",
        "step_disc",
        "job_market_token",
    )
    weights = Path(__file__).parent / "weights.npz"
    hand_written = "drover"
    prior = "rough-worth"
    clock = "turns-left"
    leanings: ClassVar[dict[str, dict[str, float]]] = {
        "builder": {"builders": 1.0, "building-points": 0.3},
        "cattle-baron": {"cowboys": 1.0, "card-points": 0.2},
        "railroader": {"engineers": 1.0, "engine": 0.15, "stations": 0.8},
    }
    whims: ClassVar[dict[str, float]] = {
        "cowboys": 1.5,
        "builders": 1.5,
        "engineers": 1.5,
        "buildings": 0.8,
        "building-points": 0.3,
        "engine": 0.15,
        "stations": 1.2,
        "masters": 1.5,
        "hazards": 0.8,
        "objectives-played": 1.0,
        "card-points": 0.2,
        "breeds": 0.8,
        "deliveries": 1.5,
        "city-points": 0.2,
        "hand-limit": 1.5,
        "steps-to-city": 0.2,
        "money": 0.15,
        "money-above-ten": 0.15,
        "many-cowboys": 1.5,
        "many-builders": 1.5,
        "many-engineers": 1.5,
        "workers-times-laps": 0.15,
        "buildings-times-laps": 0.3,
        "buildable-points": 0.3,
        "stations-ahead": 0.2,
        "usual-delivery": 0.4,
        "next-delivery": 0.3,
        "certificates": 0.5,
        "unplayed-objectives": 0.8,
        "turns-left": 0.4,
        "ahead-hire": 0.8,
        "deck": 0.3,
        "tokens": 0.5,
        "branches": 0.5,
        "raised-by-bells": 0.3,
        "north-promise": 0.2,
    }

    plans: ClassVar[dict[str, dict[str, float]]] = {
        "none": {},
        "herd": {"cowboys": 3.0, "hand-limit": 4.0, "usual-delivery": 0.8},
        "small-herd": {"cowboys": 3.0, "hand-limit": 4.0, "usual-delivery": 0.8, "deck": -0.4},
        "good-hand": {"cowboys": 3.0, "hand-limit": 4.0, "next-delivery": 0.5, "turns-left": 0.5},
        "slow-herd": {
            "cowboys": 3.0,
            "hand-limit": 4.0,
            "usual-delivery": 0.8,
            "deliveries": -3.0,
            "ahead-hire": 1.0,
            "turns-left": 0.4,
        },
        "town": {
            "builders": 3.0,
            "buildings-times-laps": 0.6,
            "building-points": 0.4,
            "turns-left": 0.5,
        },
        "town-and-herd": {
            "builders": 2.0,
            "building-points": 0.3,
            "cowboys": 2.0,
            "hand-limit": 2.0,
        },
        "crew": {
            "builders": 2.0,
            "cowboys": 2.0,
            "engineers": 1.0,
            "money-above-ten": -0.3,
            "turns-left": 0.4,
        },
        "railroad": {"stations": 3.0, "masters": 3.0, "engineers": 2.0, "engine": 0.2},
        "objectives": {"objectives-played": 2.0, "unplayed-objectives": 1.0},
        "rush": {"deliveries": 3.0},
        "slow": {"turns-left": 0.8},
    }

    def setting(self, state: State) -> str:
        table = next(iter(state.automated.values()), str(state.seats))
        return f"{table}-rails" if NORTH in state.box else table

    def stand_ins(self, setting: str) -> tuple[str, ...]:
        """Other numbers of seats, the nearest first; with Rails to the North those without."""
        table, _, rails = setting.partition("-")
        nearest = tuple({"2": "34", "3": "42", "4": "32"}.get(table, "234"))
        if not rails:
            return nearest
        return (*(f"{seats}-{rails}" for seats in nearest), table, *nearest)

    def feature_names(self, setting: str) -> tuple[str, ...]:
        return _names(setting.endswith("-rails"))

    def features(self, state: State, seat: int) -> list[float]:
        s = cast(TrailState, state)
        found = reader(s.box)
        return fitted(found.read(s, seat), found.names, _names(NORTH in s.box))

    def arrange(self, state: State, seat: int) -> None:
        arrange(cast(TrailState, state), seat)

    def sketch(self, state: State, seat: int) -> State:
        copy = state.clone()
        copy.quiet = True
        agenda = copy.agenda
        for place in range(len(agenda) - 1, -1, -1):
            if agenda[place] == ("phase_c", seat):
                copy.agenda = agenda[place + 1 :]
                return copy
        copy.agenda = agenda[-1:]  # a question outside the own turn
        return copy

    def is_over(self, sketch: State, seat: int) -> bool:
        return not sketch.agenda

    def closing(self, sketch: State, seat: int) -> Action | None:
        if sketch.agenda and sketch.agenda[-1][0] == "location":
            return cast(TrailState, sketch).notation.end
        return None

    def tries(self, sketch: State, seat: int) -> list[Action]:
        return tries(cast(TrailState, sketch), seat)

    def go_on(self, sketch: State, seat: int) -> bool:
        return go_on(cast(TrailState, sketch), seat)

    def gambles(self, before: State, after: State, seat: int) -> bool:
        """Own cards were drawn: the stack is another one."""
        old, new = cast(TrailState, before), cast(TrailState, after)
        return len(old.stack[seat]) != len(new.stack[seat])

    def pauses(self, state: State, seat: int) -> bool:
        """When the seat is to ride again."""
        frame = state.agenda[-1]
        return bool(frame[0] == "ride" and frame[1] == seat)


@cache
def _names(rails: bool) -> tuple[str, ...]:
    return reader(GAME.box({"rails_to_the_north": rails})).names
