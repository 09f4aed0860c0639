"""Cards of a player: draw pile, hand, area and discard pile, and who knows what of the hand."""

from bisect import insort

from trailboss.games.el_paso.state import WORKER_TYPES, PasoState


def can_draw(s: PasoState, seat: int) -> bool:
    return bool(s.stack[seat] or s.pile[seat])


def draw_cattle(s: PasoState, seat: int) -> int:
    """Draw until a cattle card is in the hand; workers go to the area (ELP-DRAW-02, 03).

    Returns the card, -1 when the cards have run out.
    """
    first = s.c.first_worker
    while True:
        stack = s.stack[seat]
        if not stack:
            pile = s.pile[seat]
            if not pile:
                return -1
            stack += pile
            pile.clear()
            s.emit("reshuffled", seat, len(stack))
            s.known[seat] = s.hand[seat][:]  # whatever is not in the new pile is in the hand
        card = s.dice.take(stack)
        if card < first:
            insort(s.hand[seat], card)
            return card
        s.area[seat * WORKER_TYPES + card - first] += 1
        s.emit("worker_came_up", seat, s.c.card_ids[card])


def draw_cards(s: PasoState, seat: int, number: int) -> None:
    """Draw up to that many cattle cards and tell."""
    drawn = []
    for _ in range(number):
        card = draw_cattle(s, seat)
        if card < 0:
            break
        drawn.append(card)
    if drawn:
        s.emit("drew", seat, len(drawn))
        s.whisper(seat, "drew_cards", seat, [s.c.card_ids[card] for card in drawn])
        if hand_is_open(s, seat):
            reveal_hand(s, seat)


def hand_is_open(s: PasoState, seat: int) -> bool:
    """Once shown for a delivery, everybody sees the hand until it is discarded (ELP-DEL-01)."""
    return ("clear_hand", seat) in s.agenda and ("show_hand", seat) not in s.agenda


def leave_hand(s: PasoState, seat: int, card: int) -> None:
    """Take a card out of the hand for everybody to see."""
    s.hand[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)
    else:
        s.show_to_others(seat)


def discard(s: PasoState, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s.pile[seat].append(card)
    s.emit("discarded", seat, s.c.card_ids[card])


def reveal_hand(s: PasoState, seat: int) -> None:
    s.emit("revealed_hand", seat, [s.c.card_ids[card] for card in s.hand[seat]])
    if len(s.known[seat]) != len(s.hand[seat]):
        s.show_to_others(seat)
    s.known[seat] = s.hand[seat][:]


def discard_hand(s: PasoState, seat: int) -> None:
    hand = s.hand[seat]
    if hand:
        s.emit("discarded_hand", seat, [s.c.card_ids[card] for card in hand])
        s.pile[seat] += hand
        hand.clear()
    s.known[seat].clear()


def discard_workers(s: PasoState, seat: int, worker: int, number: int) -> None:
    """From the area to the own discard pile (ELP-TURN-04)."""
    if number:
        s.area[seat * WORKER_TYPES + worker] -= number
        s.pile[seat] += [s.c.first_worker + worker] * number
        s.emit("discarded_workers", seat, s.c.worker_types[worker], number)


def matching(s: PasoState, seat: int, wanted: str) -> list[int]:
    """The different hand cards that a demand accepts (ELP-SELL-03, ELP-SELL-04)."""
    accepted = s.c.accepts[wanted]
    found: list[int] = []
    for card in s.hand[seat]:
        if card in accepted and (not found or found[-1] != card):
            found.append(card)
    return found


def breeding_value(s: PasoState, seat: int) -> int:
    """What the hand is worth in a delivery, permanent certificates included (ELP-DEL-02 to 04)."""
    value_of = s.c.card_value
    counted: list[int] = []
    further: list[int] = []
    for card in s.hand[seat]:
        (further if card in counted else counted).append(card)
    value = sum([value_of[card] for card in counted]) + s.permanent_certificates(seat)
    if further:
        further.sort(key=value_of.__getitem__, reverse=True)
        first = s.c.first_bonus
        again = sum([s.c.bonuses[tile - first].again for tile in s.gained[seat] if tile >= first])
        value += sum([value_of[card] for card in further[:again]])
    return value


def herd_value(s: PasoState, seat: int) -> int:
    """The value of all cattle cards that a player owns. Everybody can know it: buying and removing
    cards are done openly."""
    owned = (*s.hand[seat], *s.stack[seat], *s.pile[seat])
    return sum(s.c.card_value[card] for card in owned if card < s.c.first_worker)
