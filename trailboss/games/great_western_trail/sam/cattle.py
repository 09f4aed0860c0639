"""What Sam buys at the cattle market (SAM-CATTLE)."""

from trailboss.games.great_western_trail.pieces import COWBOY
from trailboss.games.great_western_trail.sam.deck import printed
from trailboss.games.great_western_trail.sam.rancher import explain
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps.cattle import reveal, take_card

Purchase = tuple[tuple[int, int, int, int], list[int]]
"""How good it is (points, value, number of cards, cheapness), and the cards."""


def buy(s: TrailState, seat: int, at_home: int) -> bool:
    """The one best purchase with all cowboys but those at home (SAM-CATTLE-01, 02)."""
    purchases = _purchases(s, s.worker_count(seat, COWBOY) - at_home)
    if not purchases:
        return False
    explain(s, "best-cattle")
    _, cards = max(purchases)
    for card in cards:
        take_card(s, seat, card)
    return True


def _purchases(s: TrailState, cowboys: int) -> list[Purchase]:
    """Each open offer with the best cards for it (SAM-CATTLE-01, 03)."""
    found: list[Purchase] = []
    for offer in s.c.offers:
        dear = s.options["sam_cattle_price_cap"] and offer.price > printed(s).price_cap
        if offer.cowboys > cowboys or dear:
            continue
        on_sale = [card for card in s.c.group_cards[offer.group] for _ in range(s.market[card])]
        cards = sorted(on_sale, key=lambda card: (-s.c.cattle[card].vp, card))[: offer.cards]
        if len(cards) == offer.cards:
            points = sum(s.c.cattle[card].vp for card in cards)
            value = s.c.card_value[cards[0]]
            found.append(((points, value, offer.cards, -offer.price), cards))
    return found


def extend(s: TrailState, cards: int) -> bool:
    """More cards for the market, as far as the stack goes (SAM-CARD-12)."""
    if not s.market_stack:
        return False
    reveal(s, cards)
    return True
