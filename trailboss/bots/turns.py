"""The ways to play a turn, judged by where they end.

From one point at which the turn could end to the next, all answers worth a try are followed, and
the positions reached are judged together. The best of each round are followed further. Positions
that look the same are one. What a draw brings is averaged over a few draws.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from trailboss.bots.value import Network
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State

if TYPE_CHECKING:
    from trailboss.bots.craft import Craft

AFTER_CHANCE = 6
"""Positions after a draw that are looked at closely."""
LOOKS = 2
"""Hands that are drawn for a look at the next turn."""
MOST_SOFT = 12
"""Ways that a soft choice is made of."""


class Breadth(NamedTuple):
    """How much of a turn is looked at."""

    rounds: tuple[int, ...] = (40, 12, 6, 3)
    """How many positions are followed from each round to the next."""
    positions: int = 600
    """At most so many in all."""
    draws: int = 3
    """How often chance is tried."""
    gambles: int = 8
    """At most so many actions whose outcome is chance are tried at all."""
    ahead: int = 0
    """From so many of the best ends the seat's next turn is looked at too, hurriedly."""


HURRIED = Breadth(rounds=(8, 2), positions=40, draws=1, gambles=2)
"""How everybody looks at a turn in a play-out."""


class Way(NamedTuple):
    """One way to play the turn, or to play it up to a draw."""

    actions: tuple[Action, ...]
    worth: float
    features: tuple[float, ...]
    """Where it ends; before the draw if it ends in one."""


class _Node(NamedTuple):
    state: State
    actions: tuple[Action, ...]
    features: tuple[float, ...]


class Turn:
    """The turn of one seat, looked at once."""

    def __init__(self, craft: Craft, network: Network, seat: int, breadth: Breadth) -> None:
        self.craft = craft
        self.network = network
        self.seat = seat
        self.breadth = breadth
        self.left = breadth.positions
        self.gambles = breadth.gambles
        self.ends: dict[tuple[object, ...], Way] = {}
        self.left_at: dict[tuple[Action, ...], State] = {}
        """By way: the position at its end, where no draw comes before it."""

    def ways(self, state: State) -> list[Way]:
        """From the open question on, the best first; at least one."""
        root = self.craft.sketch(state, self.seat)
        if self.craft.closing(root, self.seat) is None:
            found = self._follow(root, ())
        else:
            found = [_Node(root, (), tuple(self.craft.features(root, self.seat)))]
        for width in self.breadth.rounds:
            kept = self._judged(found)[:width]
            found = [after for node in kept for after in self._follow(node.state, node.actions)]
            if not found:
                break
        self._judged(found)
        ways = sorted(self.ends.values(), key=lambda way: -way.worth)
        if self.breadth.ahead and len(ways) > 1:
            return self._looked_ahead(ways, state.dice)
        return ways

    def _looked_ahead(self, ways: list[Way], dice: Dice) -> list[Way]:
        """In the order of what the next turn can make of them, as if nobody else moved before. A
        way that ends in a draw is taken to gain as much by that as others do."""
        seed = dice.below(1 << 30).to_bytes(8, "big")
        gains: dict[int, float] = {}
        for number, way in enumerate(ways[: self.breadth.ahead]):
            left = self.left_at.get(way.actions)
            if left is not None:
                gains[number] = self._next_turn(left, seed) - way.worth
        usual = sum(gains.values()) / len(gains) if gains else 0.0
        judged = [
            Way(way.actions, way.worth + gains.get(number, usual), way.features)
            for number, way in enumerate(ways)
        ]
        first = self.breadth.ahead
        return sorted(judged[:first], key=lambda way: -way.worth) + judged[first:]

    def _next_turn(self, left: State, seed: bytes) -> float:
        """What it leads to, over some draws of the hand."""
        worths = []
        for number in range(LOOKS):
            after = left.clone()
            after.dice = Dice(seed + bytes([number]))
            if not self.craft.go_on(after, self.seat):
                return float(self.network.values([self.craft.features(left, self.seat)])[0])
            turn = Turn(self.craft, self.network, self.seat, HURRIED)
            worths.append(turn.ways(after)[0].worth)
        return sum(worths) / len(worths)

    def _follow(self, state: State, actions: tuple[Action, ...]) -> list[_Node]:
        """Every position after one thing more was done, at which the turn has ended or could."""
        craft, seat = self.craft, self.seat
        found: list[_Node] = []
        for action in craft.tries(state, seat):
            if self.left <= 0 and found:
                break
            self.left -= 1
            after = state.clone()
            after.apply(action, seat)
            line = (*actions, action)
            if craft.gambles(state, after, seat):
                if self.gambles > 0 or not self.ends:
                    self._gamble(state, line)
            elif craft.is_over(after, seat) or craft.closing(after, seat) is not None:
                found.append(_Node(after, line, tuple(craft.features(after, seat))))
            else:
                found += self._follow(after, line)
        return found

    def _judged(self, nodes: Sequence[_Node]) -> list[_Node]:
        """Those from which the turn goes on, the best first; all are kept as ends."""
        different = {(node.features, tuple(node.state.agenda)): node for node in reversed(nodes)}
        if not different:
            return []
        unique = list(different.values())
        worths = self.network.values([node.features for node in unique])
        open_ended = []
        for node, worth in sorted(
            zip(unique, worths.tolist(), strict=True), key=lambda pair: -pair[1]
        ):
            closing = None
            if not self.craft.is_over(node.state, self.seat):
                open_ended.append(node)
                closing = self.craft.closing(node.state, self.seat)
            line = node.actions if closing is None else (*node.actions, closing)
            self.left_at[line] = node.state
            self._keep(Way(line, worth, node.features), node.features)
        return open_ended

    def _keep(self, way: Way, key: tuple[object, ...]) -> None:
        known = self.ends.get(key)
        if known is None or len(way.actions) < len(known.actions):
            self.ends[key] = way

    def _gamble(self, state: State, line: tuple[Action, ...]) -> None:
        """What the last action of the line brings on average."""
        self.gambles -= 1
        worths = []
        features: tuple[float, ...] = ()
        for number in range(self.breadth.draws):
            tried = state.clone()
            tried.dice = Dice(state.dice.below(1 << 30).to_bytes(8, "big") + bytes([number]))
            tried.apply(line[-1], self.seat)
            nodes = self._after_chance(tried)
            values = self.network.values([node.features for node in nodes])
            best = int(values.argmax())
            worths.append(float(values[best]))
            features = nodes[best].features
        self._keep(Way(line, sum(worths) / len(worths), features), line)

    def _after_chance(self, state: State) -> list[_Node]:
        """The next points at which the turn could end, whatever luck comes on top."""
        craft, seat = self.craft, self.seat
        found: list[_Node] = []
        waiting = [state]
        while waiting:
            now = waiting.pop()
            if craft.is_over(now, seat) or craft.closing(now, seat) is not None:
                found.append(_Node(now, (), tuple(craft.features(now, seat))))
                continue
            few = 1 if len(found) >= AFTER_CHANCE else 2
            for action in craft.tries(now, seat)[:few]:
                self.left -= 1
                after = now.clone()
                after.apply(action, seat)
                waiting.append(after)
        return found


class Rider:
    """Plays one seat by the value: thinks once a turn, and again when luck has spoken."""

    def __init__(self, craft: Craft, network: Network, seat: int, breadth: Breadth) -> None:
        self.craft = craft
        self.network = network
        self.seat = seat
        self.breadth = breadth
        self.plan: list[Action] = []

    def choose(self, state: State) -> Action:
        """``state`` is a world in which nothing needs to be hidden from the seat."""
        options = state.actions(self.seat)
        if self.plan:
            action = self.plan.pop(0)
            if action in options:
                return action
            self.plan = []
        if len(options) == 1:
            return options[0]
        ways = Turn(self.craft, self.network, self.seat, self.breadth).ways(state)
        self.plan = list(ways[0].actions)
        return self.plan.pop(0)


def soft_choice(ways: Sequence[Way], heat: float, dice: Dice) -> Way:
    """The better a way looks, the likelier; ``heat`` in points says how much that counts."""
    if heat <= 0 or len(ways) == 1:
        return ways[0]
    weights = [math.exp((way.worth - ways[0].worth) / heat) for way in ways[:MOST_SOFT]]
    drawn = dice.below(1 << 30) / (1 << 30) * sum(weights)
    for way, weight in zip(ways, weights, strict=False):
        drawn -= weight
        if drawn <= 0:
            return way
    return ways[0]
