"""What the bots that learn and search need to know about El Paso."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import ClassVar, cast

from trailboss.bots.craft import Craft, fitted
from trailboss.bots.el_paso.features import reader
from trailboss.bots.el_paso.tries import tries
from trailboss.bots.el_paso.vaquero.search import go_on
from trailboss.bots.player import Bot
from trailboss.bots.turns import Breadth
from trailboss.bots.value import reading
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.hidden import arrange
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.steps.any_time import BEFORE_THE_END
from trailboss.kernel.action import Action
from trailboss.kernel.state import State


class PasoCraft(Craft):
    game = "el_paso"
    categories = (
        "money",
        "buildings",
        "trading_posts",
        "workers",
        "cattle",
        "bonus_tiles",
        "objectives",
    )
    weights = Path(__file__).with_name("weights.npz")
    policy_weights = Path(__file__).with_name("policy.npz")
    hand_written = "vaquero"
    prior = "rough-worth"
    clock = "laps-left"
    young = 4.0
    breadth = Breadth(ahead=5)
    """The next turn is looked at too: half a lap is too little to see what a hand is good for."""
    whims: ClassVar[dict[str, float]] = {
        "worker-cards": 0.8,
        "cattle-cards": 0.5,
        "buildings": 1.5,
        "builders-of-buildings": 0.4,
        "card-points": 0.2,
        "objectives": 1.0,
        "bonus-tiles": 1.0,
        "herd": 0.6,
        "lap-done": 3.0,
        "removed": 0.5,
        "hand-limit": 1.0,
        "step-limit": 1.5,
        "light-discs-left": 0.6,
        "money": 0.2,
    }

    def setting(self, state: State) -> str:
        return next(iter(state.automated.values()), str(state.seats))

    def stand_ins(self, setting: str) -> tuple[str, ...]:
        """Other numbers of seats, the nearest first."""
        return tuple({"2": "34", "3": "42", "4": "32"}.get(setting, "234"))

    def feature_names(self, setting: str) -> tuple[str, ...]:
        return _names()

    def beginner(self) -> Bot:
        """Vaquero's evaluation of this turn alone: quicker than vaquero, who looks at the next one
        too."""
        from trailboss.bots.learned import Foreman

        by_rule = reading(self.feature_names("2"), self.categories, "rough-worth")
        return Foreman(by_rule, Breadth())

    def features(self, state: State, seat: int) -> list[float]:
        s = cast(PasoState, state)
        found = reader(s.box)
        return fitted(found.read(s, seat), found.names, _names())

    def arrange(self, state: State, seat: int) -> None:
        arrange(cast(PasoState, state), seat)

    def sketch(self, state: State, seat: int) -> State:
        copy = state.clone()
        copy.quiet = True
        agenda = copy.agenda
        for place in range(len(agenda) - 1, -1, -1):
            if agenda[place] == ("draw", seat):
                copy.agenda = [("window", seat, BEFORE_THE_END), *agenda[place + 1 :]]
                return copy
        # a question outside the turn's actions
        copy.agenda = [("window", seat, BEFORE_THE_END), agenda[-1]]
        return copy

    def is_over(self, sketch: State, seat: int) -> bool:
        return len(sketch.agenda) <= 1

    def closing(self, sketch: State, seat: int) -> Action | None:
        if len(sketch.agenda) > 1 and sketch.agenda[-1][0] == "visit":
            return cast(PasoState, sketch).notation.finish
        return None

    def tries(self, sketch: State, seat: int) -> list[Action]:
        return tries(cast(PasoState, sketch), seat)

    def go_on(self, sketch: State, seat: int) -> bool:
        if not go_on(cast(PasoState, sketch), seat):
            return False
        sketch.agenda[0] = ("draw", seat)  # where `sketch` finds the end of the turn
        return True

    def gambles(self, before: State, after: State, seat: int) -> bool:
        """Own cards were drawn: the stack is another one."""
        old, new = cast(PasoState, before), cast(PasoState, after)
        return len(old.stack[seat]) != len(new.stack[seat])

    def pauses(self, state: State, seat: int) -> bool:
        """When the seat is to ride again."""
        frame = state.agenda[-1]
        return bool(frame[0] == "ride" and frame[1] == seat)


@cache
def _names() -> tuple[str, ...]:
    return reader(GAME.box({})).names
