"""What objective cards promise: the chance that each will be fulfilled."""

from functools import lru_cache

from trailboss.bots.great_western_trail.drover.weights import Weights
from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.pieces import TASKS


class Objectives:
    def __init__(self, c: Components, w: Weights) -> None:
        self.c = c
        self.w = w
        self.chances = tuple(w.chances[task] for task in TASKS)
        self.value = lru_cache(maxsize=1 << 16)(self._value)

    def _value(
        self,
        played: tuple[int, ...],
        unplayed: tuple[int, ...],
        have: tuple[int, ...],
        turns: int,
    ) -> float:
        """Played cards must be scored, of the others only those that are fulfilled will be.

        An achievement serves one card: the most valuable cards take theirs first.
        """
        cards = self.c.objectives
        left = list(have)
        value = 0.0
        ranked = [(cards[card].vp + cards[card].penalty, card, True) for card in played]
        ranked += [(cards[card].vp, card, False) for card in unplayed]
        ranked.sort(key=lambda one: (self._missing(one[1], have), -one[0]))
        for _, card, is_played in ranked:
            objective = cards[card]
            chance = self._chance(card, left, turns)
            value += chance * objective.vp
            if is_played:
                value -= (1 - chance) * objective.penalty
        return value

    def _missing(self, card: int, have: tuple[int, ...]) -> int:
        tasks = self.c.objectives[card].tasks
        return sum([max(0, task - held) for task, held in zip(tasks, have, strict=True)])

    def _chance(self, card: int, left: list[int], turns: int) -> float:
        """Uses up what the card takes of ``left``."""
        chance = 1.0
        missing = 0
        for i, task in enumerate(self.c.objectives[card].tasks):
            if task:
                used = min(task, left[i])
                left[i] -= used
                for _ in range(task - used):
                    missing += 1
                    chance *= self.chances[i]
        if missing:
            chance *= min(1.0, turns / (missing * self.w.turns_per_task))
        return chance
