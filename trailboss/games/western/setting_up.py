"""Positions of the cattle games set up by hand, as far as they are alike: purse, cards, pawns."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from trailboss.games.western.hands import owned
from trailboss.games.western.state import CattleState
from trailboss.kernel.setting_up import NotPossible, Setting, SettingUp

S = TypeVar("S", bound=CattleState)
MOST_MONEY: Final = 200
MOST_TOKENS: Final = 20

Put = Callable[[Any, Setting, Any], None]


class CattleSettingUp(SettingUp[S], Generic[S]):
    """Seats are those of people: what a solo rival has is its own affair."""

    puts: Mapping[str, Put]
    """How each setting is set, by its id."""

    @abstractmethod
    def hand_limit(self, s: S, seat: int) -> int: ...

    def put(self, s: S, setting: Setting, value: Any) -> None:
        self.puts[setting.id](s, setting, value)

    def purse(self, s: S, seat: int) -> list[Setting]:
        return [
            Setting("money", s.money[seat], seat, most=MOST_MONEY),
            Setting("tokens", s.tokens[seat], seat, most=MOST_TOKENS),
        ]

    def cards(self, s: S, seat: int, bought: Mapping[int, int]) -> list[Setting]:
        """``bought`` are the cards of the market that can be had, with their numbers."""
        ids = s.card_ids
        herd = Counter(card for card in owned(s, seat) if card in bought)
        held = Counter(s.hand[seat])
        deck = sorted({card for card in owned(s, seat) if card < len(s.card_value)})
        others = sum(card not in deck for card in s.hand[seat])
        room = self.hand_limit(s, seat) - others
        total = min(room, sum(card in deck for card in owned(s, seat)))
        return [
            Setting(
                "herd",
                {ids[card]: herd[card] for card in bought},
                seat,
                most=max(bought.values(), default=0),
                kind="card",
                words=tuple(ids[card] for card in bought),
            ),
            Setting(
                "hand",
                {ids[card]: held[card] for card in deck},
                seat,
                most=total,
                kind="card",
                words=tuple(ids[card] for card in deck),
                total=total,
            ),
        ]

    def fill_hands(self, s: S, seats: range) -> None:
        """Up to the limit and no further, as hands are between turns."""
        for seat in seats:
            s.known[seat] = []
            hand, limit = s.hand[seat], self.hand_limit(s, seat)
            while len(hand) > limit:
                s.stack[seat].append(hand.pop())
            for supply in (s.stack[seat], s.pile[seat]):
                cattle = [card for card in supply if card < len(s.card_value)]
                for card in cattle[: limit - len(hand)]:
                    supply.remove(card)
                    hand.append(card)
            hand.sort()


def put_money(s: Any, setting: Setting, value: int) -> None:
    s.money[setting.seat] = value


def put_tokens(s: Any, setting: Setting, value: int) -> None:
    s.tokens[setting.seat] = value


def put_hand(s: Any, setting: Setting, value: dict[str, int]) -> None:
    """Of the cattle that the seat owns: the rest is in its stack. Other cards stay in hand."""
    seat = setting.seat or 0
    cards = owned(s, seat)
    hand = [card for card in s.hand[seat] if card >= len(s.card_value)]
    for card in hand:
        cards.remove(card)
    for word, number in value.items():
        card = s.card_ids.index(word)
        for _ in range(number):
            if card not in cards:
                raise NotPossible("none-left", "card", word)
            cards.remove(card)
            hand.append(card)
    s.hand[seat], s.stack[seat], s.pile[seat] = sorted(hand), cards, []
    s.known[seat] = []


def give_card(s: Any, seat: int, card: int) -> None:
    s.stack[seat].append(card)


def take_card(s: Any, seat: int, card: int) -> None:
    """Wherever the seat has it, out of its hand last."""
    place = next(cards for cards in (s.stack, s.pile, s.hand) if card in cards[seat])
    place[seat].remove(card)
