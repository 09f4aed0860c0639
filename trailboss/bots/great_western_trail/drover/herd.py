"""What the cattle will be worth in Kansas City: expected totals of hand and deck."""

from collections.abc import Sequence
from functools import lru_cache

from trailboss.games.great_western_trail.components import Components


@lru_cache(maxsize=1 << 16)
def absent(cards: int, draws: float, copies: int) -> float:
    """The chance that none of ``copies`` cards is among ``draws`` out of ``cards``."""
    chance = 1.0
    for i in range(copies):
        chance *= max(0.0, cards - draws - i) / (cards - i)
    return chance


def _varied_breed(c: Components) -> int:
    """The one breed whose cards differ in value (Simmental), or -1."""
    values: dict[int, set[int]] = {}
    for breed, value in zip(c.breed_of, c.card_value, strict=True):
        values.setdefault(breed, set()).add(value)
    return next((breed for breed, found in values.items() if len(found) > 1), -1)


class Herd:
    """Breeds by falling value. A total counts each breed once, so only the first copy matters."""

    def __init__(self, c: Components) -> None:
        self.breed_of = (*c.breed_of, *(len(c.breeds) for _ in c.objectives))
        """Objective cards count as one more breed, which is worth nothing."""
        self.kinds = len(c.breeds) + 1
        values = [0] * len(c.breeds)
        for card, value in enumerate(c.card_value):
            breed = c.breed_of[card]
            values[breed] = max(values[breed], value)
        self.values = tuple(values)
        self.order = tuple(sorted(range(len(values)), key=lambda breed: -values[breed]))
        self.card_value = c.card_value
        self.varied = _varied_breed(c)
        self.value_3 = tuple(dict.fromkeys(c.breed_of[card] for card in c.group_cards["value-3"]))
        self.shorthorn = c.breeds.index("shorthorn")
        self.hereford = c.breeds.index("hereford")
        self.usual = lru_cache(maxsize=1 << 14)(self._usual)

    def count(self, cards: Sequence[int]) -> list[int]:
        counts = [0] * self.kinds
        breed_of = self.breed_of
        for card in cards:
            counts[breed_of[card]] += 1
        return counts

    def best_varied(self, cards: Sequence[int]) -> int:
        """Of the breed whose cards differ in value: what the best of these is worth."""
        breed_of = self.breed_of
        mine = [self.card_value[card] for card in cards if breed_of[card] == self.varied]
        return max(mine, default=0)

    def coming(
        self,
        hand: Sequence[int],
        stack: Sequence[int],
        pile: Sequence[int],
        limit: int,
        extra: float,
    ) -> float:
        """The expected total of the next delivery: the best ``limit`` of all cards seen by then.

        ``extra`` cards are seen besides those that fill the hand up.
        """
        breed_of = self.breed_of
        held = 0
        for card in hand:
            held |= 1 << breed_of[card]
        draws = max(0, limit - len(hand)) + extra
        number = len(stack)
        first = min(draws, number)
        stacked = self.count(stack)
        later = min(draws - number, len(pile))
        piled = self.count(pile) if later > 0 else None
        slots = float(limit)
        total = 0.0
        for breed in self.order:
            if held >> breed & 1:
                share = 1.0
            else:
                share = 1.0 - absent(number, first, stacked[breed]) if stacked[breed] else 0.0
                if piled is not None and piled[breed]:
                    share = 1.0 - (1.0 - share) * absent(len(pile), later, piled[breed])
                if share <= 0:
                    continue
            value = self.values[breed]
            if breed == self.varied:
                value = self.best_varied(hand if held >> breed & 1 else (*stack, *pile))
            if share >= slots:
                return total + slots * value
            total += share * value
            slots -= share
        return total

    def _usual(self, counts: tuple[int, ...], varied: int, limit: int, extra: float) -> float:
        """The expected total of a later delivery, from the whole deck."""
        cards = sum(counts)
        draws = min(float(cards), limit + extra)
        slots = float(limit)
        total = 0.0
        for breed in self.order:
            copies = counts[breed]
            if not copies:
                continue
            share = 1.0 - absent(cards, draws, copies)
            value = varied if breed == self.varied else self.values[breed]
            if share >= slots:
                return total + slots * value
            total += share * value
            slots -= share
        return total
