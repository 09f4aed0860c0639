"""The best use of what a player has achieved, over all objective cards (GWT-OSC)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from trailboss.games.great_western_trail.pieces import Objective

OBJECTIVE_CARDS: Final = "objective-cards"
"""What the station master counts that gives points for objective cards."""


class Allocation(NamedTuple):
    """Which objective cards are fulfilled, which unplayed ones are added, what all are worth."""

    vp: int
    fulfilled: tuple[int, ...]
    added: tuple[int, ...]


def best(
    cards: Mapping[int, Objective],
    played: Sequence[int],
    unplayed: Sequence[int],
    have: tuple[int, ...],
    bonus: int,
    group: int,
) -> Allocation:
    """By card: played ones count in any case, unplayed ones if that is worth it, and every full
    group of counted cards brings a bonus."""
    return _Search(cards, played, unplayed, have, bonus, group).found


class _Search:
    """Branch and bound over the cards that could be fulfilled at all."""

    def __init__(
        self,
        cards: Mapping[int, Objective],
        played: Sequence[int],
        unplayed: Sequence[int],
        have: tuple[int, ...],
        bonus: int,
        group: int,
    ) -> None:
        self.cards = cards
        self.played = played
        self.unplayed = unplayed
        self.bonus = bonus
        self.group = group
        self.penalties = sum(cards[card].penalty for card in played)
        # (card, played?, gain if fulfilled), the most valuable first
        candidates = [(c, True, cards[c].vp + cards[c].penalty) for c in played]
        candidates += [(c, False, cards[c].vp) for c in unplayed]
        self.candidates = sorted(
            (c for c in candidates if _fits(cards[c[0]].tasks, have)), key=lambda c: -c[2]
        )
        self.rest = [0]
        for _, _, gain in reversed(self.candidates):
            self.rest.insert(0, self.rest[0] + gain)
        self.most_bonus = (len(played) + len(unplayed)) // group * bonus
        self.best_key: tuple[int, int] | None = None
        self.found = Allocation(0, (), ())
        self._visit(0, have, 0, ())

    def _visit(self, at: int, have: tuple[int, ...], gain: int, chosen: tuple[int, ...]) -> None:
        if self.best_key is not None:
            bound = gain + self.rest[at] - self.penalties + self.most_bonus
            if bound < self.best_key[0]:
                return
        if at == len(self.candidates):
            self._weigh(gain, chosen)
            return
        card, _, worth = self.candidates[at]
        tasks = self.cards[card].tasks
        if _fits(tasks, have):
            left = tuple(h - t for h, t in zip(have, tasks, strict=True))
            self._visit(at + 1, left, gain + worth, (*chosen, at))
        self._visit(at + 1, have, gain, chosen)

    def _weigh(self, gain: int, chosen: tuple[int, ...]) -> None:
        """Add unfulfilled cards only where they complete a group of the station master."""
        picked = [self.candidates[i] for i in chosen]
        added = [card for card, played, _ in picked if not played]
        spare = list(self.unplayed)
        for card in added:
            spare.remove(card)
        spare.sort(key=lambda card: self.cards[card].penalty)
        for extra in range(len(spare) + 1):
            if extra and not self.bonus:
                break
            cost = sum(self.cards[card].penalty for card in spare[:extra])
            vp = gain - self.penalties - cost
            count = len(self.played) + len(added) + extra
            key = (vp + count // self.group * self.bonus, -len(added) - extra)
            if self.best_key is None or key > self.best_key:
                self.best_key = key
                fulfilled = tuple(card for card, _, _ in picked)
                self.found = Allocation(vp, fulfilled, (*added, *spare[:extra]))


def _fits(tasks: tuple[int, ...], have: tuple[int, ...]) -> bool:
    return all(task <= held for task, held in zip(tasks, have, strict=True))
