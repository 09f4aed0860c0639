"""What bots that learn and search know of Carson City.

A turn is one answer here, and what comes of it shows when the round is over. So an answer is judged
by playing the round to its end with the deputy, and the end by the learned value.
"""

from __future__ import annotations

from pathlib import Path

from trailboss.bots.carson_city import features
from trailboss.bots.carson_city.candidates import candidates
from trailboss.bots.carson_city.deputy.bot import DeputyBot
from trailboss.bots.carson_city.deputy.policy import Deputy
from trailboss.bots.craft import AnyCraft, Policy
from trailboss.bots.player import Bot
from trailboss.bots.search import Worlds
from trailboss.bots.turns import Breadth, Way
from trailboss.bots.value import Network
from trailboss.games.carson_city.duel_tiles import state as duel_tiles
from trailboss.games.carson_city.duel_tiles.hidden import arrange
from trailboss.games.carson_city.state import NOBODY, TownState
from trailboss.kernel.action import Action
from trailboss.kernel.errors import BadOption
from trailboss.kernel.state import State

BEGINNERS_SOFTNESS = 0.6
"""The first games to learn from are played more fickly: more is seen."""
SECOND_LOOK = 3
"""So many answers, the best after the first world, are tried in the others too."""


class CarsonCityCraft(AnyCraft):
    game = "carson_city"
    categories = (
        "parcels",
        "firepower",
        "estate",
        "bought",
        "persona",
        "cash_limit",
        "board",
        "cash",
        "pass_order",
    )
    weights = Path(__file__).with_name("weights.npz")
    hand_written = "sheriff"
    linear = True

    def setting(self, state: State) -> str:
        return f"{state.seats} seats"

    def feature_names(self, setting: str) -> tuple[str, ...]:
        return features.ALL_NAMES

    def features(self, state: State, seat: int) -> list[float]:
        return features.seen_from(_town(state), seat)

    def arrange(self, state: State, seat: int) -> None:
        if duel_tiles.NAME in state.things:
            arrange(_town(state), seat)

    def ways(self, network: Network, state: State, seat: int, breadth: Breadth) -> list[Way]:
        s = _town(state)
        found = candidates(Deputy(0.0), s, seat)
        if len(found) == 1:
            return [Way((found[0][1],), 0.0, tuple(self.features(s, seat)))]
        worlds = Worlds(self, network, s, seat)
        lines = [(action,) for _, action in found]
        sums = dict.fromkeys(range(len(lines)), 0.0)
        ends: dict[int, tuple[float, ...]] = {}
        left = list(sums)
        for number in range(1, breadth.draws + 1):
            looked = worlds.tried([lines[i] for i in left])
            for i, (worth, row) in zip(left, looked, strict=True):
                sums[i] += (worth - sums[i]) / number
                ends[i] = tuple(row)
            left.sort(key=lambda i: -sums[i])
            left = left[:SECOND_LOOK]
        order = left + sorted([i for i in sums if i not in left], key=lambda i: -sums[i])
        return [Way(lines[i], sums[i], ends[i]) for i in order]

    def lessons(self, state: State, seat: int, action: Action) -> list[tuple[int, list[float]]]:
        if not self.pauses(state, seat):
            return []
        return [(other, self.features(state, other)) for other in range(state.seats)]

    def beginner(self) -> Bot:
        return DeputyBot(BEGINNERS_SOFTNESS)

    def policy(self, state: State, seat: int) -> Action:
        return Deputy().choose(_town(state), seat)

    def quick(self, state: State) -> Policy:
        deputy = Deputy()
        return lambda world, asked: deputy.choose(_town(world), asked)

    def pauses(self, state: State, seat: int) -> bool:
        """At the beginning of a round, before a persona is chosen. The first one is not judged:
        all that happened until then is two parcels."""
        s = _town(state)
        if s.round < 2 or s.agenda[-1][0] != "persona":
            return False
        return max(s.persona) == NOBODY


def _town(state: State) -> TownState:
    if not isinstance(state, TownState):
        raise BadOption(f"this craft is of carson_city, not of {state.game.meta.name}")
    return state
