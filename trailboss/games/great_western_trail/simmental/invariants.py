"""What must always hold for the cards of the variant."""

from collections import Counter
from collections.abc import Iterator

from trailboss.games.great_western_trail.invariants import differ
from trailboss.games.great_western_trail.simmental.herd import herd, simmental
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.western.hands import owned


def _stacks(s: TrailState) -> Iterator[str]:
    printed, beside = simmental(s.box), herd(s)
    raised = (printed.heifer, printed.cow)
    cards = Counter({printed.heifer: beside.heifers, printed.cow: beside.cows})
    for seat in range(s.seats):
        cards.update([card for card in [*owned(s, seat), *s.removed[seat]] if card in raised])
    expected = Counter({printed.heifer: printed.heifers, printed.cow: printed.cows})
    yield from differ(cards, expected, s.c.card_ids)
    for card in raised:
        if s.market[card] or card in s.market_stack:
            yield f"{s.c.card_ids[card]} is in the cattle market"
    if min(beside.heifers, beside.cows) < 0:
        yield "fewer than no cards lie in a stack"


CHECKS = {"GWT-SIM-08": _stacks}
