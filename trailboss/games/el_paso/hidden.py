"""What a seat cannot know: the rivals' hands, and so which of their cattle lie in the draw pile."""

from trailboss.games.el_paso.state import PasoState
from trailboss.kernel.dice import Dice


def redeal(s: PasoState, seat: int | None, dice: Dice) -> None:
    """Deal the rivals' hidden cards anew, consistent with everything that ``seat`` has seen.

    Draw piles have no order (every draw rolls dice), so hands are all there is to hide.
    """
    for rival in s.people:
        if rival != seat:
            _redeal_hand(s, rival, dice)


def arrange(s: PasoState, seat: int | None) -> None:
    """Deal the rivals' hidden cattle in the order of their numbers: whatever the truth is, all that
    ``seat`` cannot tell apart becomes the same. It need not be consistent: a re-deal makes it so.
    """
    for rival in s.people:
        if rival == seat:
            continue
        stack = s.stack[rival]
        unknown = s.hand[rival][:]
        for card in s.known[rival]:
            unknown.remove(card)
        places = [i for i, card in enumerate(stack) if card < s.c.first_worker]
        pool = sorted(unknown + [stack[i] for i in places])
        s.hand[rival] = sorted(s.known[rival] + pool[: len(unknown)])
        for place, card in zip(places, pool[len(unknown) :], strict=True):
            stack[place] = card


def _redeal_hand(s: PasoState, rival: int, dice: Dice) -> None:
    """Unknown cattle in the hand change places with cattle in the draw pile.

    Workers keep their places there, so that the same dice turn up the same workers: those are seen
    by all (ELP-INFO-03).
    """
    known = s.known[rival]
    stack = s.stack[rival]
    unknown = s.hand[rival][:]
    for card in known:
        unknown.remove(card)
    places = [i for i, card in enumerate(stack) if card < s.c.first_worker]
    pool = unknown + [stack[i] for i in places]
    dice.shuffle(pool)
    dealt = known + _promised(s, rival, pool, len(unknown))
    while len(dealt) < len(s.hand[rival]):
        dealt.append(pool.pop())
    s.hand[rival] = sorted(dealt)
    for place, card in zip(places, pool, strict=True):
        stack[place] = card


def _promised(s: PasoState, rival: int, pool: list[int], room: int) -> list[int]:
    """A card that the rival must hold because an action demanding it was chosen; out of pool."""
    frame = s.agenda[-1] if s.agenda else None
    if frame is None or frame[0] != "discard_for" or frame[1] != rival:
        return []
    accepted = s.c.accepts[s.c.effects[frame[2]].discard]
    if not room or any(card in accepted for card in s.known[rival]):
        return []
    card = next(card for card in pool if card in accepted)
    pool.remove(card)
    return [card]
