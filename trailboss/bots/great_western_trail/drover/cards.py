"""Which cards to part with."""

from trailboss.bots.great_western_trail.drover.sketch import Sketch
from trailboss.kernel.action import STOP, Action


def give_away(sketch: Sketch, options: list[Action]) -> Action:
    """The card, or pair, that the next delivery misses least."""
    s = sketch.state
    return max(options, key=lambda action: _without(sketch, action, s.pile[sketch.seat]))


def _without(sketch: Sketch, action: Action, pile: list[int]) -> float:
    """The expected total of the next delivery with those cards on the discard pile."""
    s, seat = sketch.state, sketch.seat
    judge = sketch.judge
    o = judge.clock.outlook(s)
    gone = [s.c.card_index[str(card)] for card in action.args]
    hand = s.hand[seat][:]
    for card in gone:
        hand.remove(card)
    more = sketch.extra + judge.w.cycles_per_turn * o.to_city
    owed = len(hand) - s.hand_limit(seat)
    limit = s.hand_limit(seat)
    total = judge.know.herd.coming(hand, s.stack[seat], [*pile, *gone], limit, more)
    value = -sum(judge.know.card_vp[card] for card in gone)
    return total + 0.001 * value + 0.0 * owed


def remove(sketch: Sketch, options: list[Action]) -> Action:
    """Only what the deck is better without."""
    best, best_value = STOP, sketch.worth()
    for action in options:
        if action is STOP:
            continue
        value = sketch.after(action).worth()
        if value > best_value:
            best, best_value = action, value
    return best
