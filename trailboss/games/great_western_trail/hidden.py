"""What a seat cannot know: the rivals' hands, and so which of their cards lie in the stack."""

from trailboss.games.great_western_trail.pieces import PAIR
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.dice import Dice


def redeal(s: TrailState, seat: int | None, dice: Dice) -> None:
    """Deal the rivals' hidden cards anew, consistent with everything that ``seat`` has seen.

    Stacks and bags have no order (every draw rolls dice), so hands are all there is to hide, and
    objective cards taken unseen into a hand.
    """
    rivals = [rival for rival in range(s.seats) if rival != seat]
    _redeal_unseen_objectives(s, rivals, dice)
    for rival in rivals:
        _redeal_hand(s, rival, dice)


def arrange(s: TrailState, seat: int | None) -> None:
    """Deal the rivals' hidden cards in the order of their numbers: whatever the truth is, all that
    ``seat`` cannot tell apart becomes the same. It need not be consistent: a re-deal makes it so.
    """
    rivals = [rival for rival in range(s.seats) if rival != seat]
    unseen = sorted([card for rival in rivals for card in s.secret[rival]] + s.objective_stack)
    for rival in rivals:
        for card in s.secret[rival]:
            s.hand[rival].remove(card)
        number = len(s.secret[rival])
        s.secret[rival], unseen = unseen[:number], unseen[number:]
        s.hand[rival] += s.secret[rival]
    s.objective_stack = unseen
    for rival in rivals:
        certain = s.known[rival] + s.secret[rival]
        pool = s.hand[rival] + s.stack[rival]
        for card in certain:
            pool.remove(card)
        pool.sort()
        missing = len(s.hand[rival]) - len(certain)
        s.hand[rival] = sorted(certain + pool[:missing])
        s.stack[rival] = pool[missing:]


def _redeal_unseen_objectives(s: TrailState, rivals: list[int], dice: Dice) -> None:
    """Each unseen card changes places with a card of the stack or another unseen one.

    The rest of the stack keeps its places, so that a re-dealt copy with the same dice differs from
    the true game only where it must.
    """
    unseen = [card for rival in rivals for card in s.secret[rival]]
    pool = unseen + s.objective_stack
    for i in range(len(unseen)):
        j = i + dice.below(len(pool) - i)
        pool[i], pool[j] = pool[j], pool[i]
    dealt = iter(pool)
    for rival in rivals:
        for card in s.secret[rival]:
            s.hand[rival].remove(card)
        s.secret[rival] = sorted(next(dealt) for _ in s.secret[rival])
        s.hand[rival] += s.secret[rival]
    s.objective_stack = pool[len(unseen) :]


def _redeal_hand(s: TrailState, rival: int, dice: Dice) -> None:
    certain = s.known[rival] + s.secret[rival]
    pool = s.hand[rival] + s.stack[rival]
    for card in certain:
        pool.remove(card)
    missing = len(s.hand[rival]) - len(certain)
    dice.shuffle(pool)
    hand = certain + _promised(s, rival, certain, pool, missing)
    while len(hand) < len(certain) + missing:
        hand.append(pool.pop())
    s.hand[rival] = sorted(hand)
    s.stack[rival] = pool


def _promised(
    s: TrailState, rival: int, certain: list[int], pool: list[int], room: int
) -> list[int]:
    """Cards the rival must hold because an action demanding them was chosen; taken from pool.

    No more than ``room`` of the hand's cards are unknown.
    """
    promised: list[int] = []
    demands = [frame[2] for frame in s.agenda if frame[0] == "discard_for" and frame[1] == rival]
    for i, demand in enumerate(demands, 1):
        if demand == PAIR:
            promised += _promised_pair(s, certain + promised, pool, room - len(promised))
            continue
        accepted = s.accepts[demand]
        held = len([card for card in certain + promised if card in accepted])
        if held < demands[:i].count(demand):
            card = next(card for card in pool if card in accepted)
            pool.remove(card)
            promised.append(card)
    return promised


def _promised_pair(s: TrailState, certain: list[int], pool: list[int], room: int) -> list[int]:
    cattle = [card for card in certain if card < s.c.first_objective]
    breed_of = s.c.breed_of
    if any(breed_of[a] == breed_of[b] for i, a in enumerate(cattle) for b in cattle[i + 1 :]):
        return []
    hidden = [card for card in pool if card < s.c.first_objective]
    for first in hidden:
        mates = [card for card in cattle if breed_of[card] == breed_of[first]]
        if mates:
            pool.remove(first)
            return [first]
        twins = [card for card in hidden if breed_of[card] == breed_of[first]]
        if len(twins) > 1 and room > 1:
            pool.remove(twins[0])
            pool.remove(twins[1])
            return twins[:2]
    raise ValueError("no pair can be dealt, although the rival chose an action that demands one")
