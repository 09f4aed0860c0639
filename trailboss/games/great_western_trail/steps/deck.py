"""Cards and certificates: drawing, discarding, removing, exchange tokens (GWT-DECK, GWT-EXC)."""

from trailboss.games.great_western_trail.cards import (
    discard,
    draw_cards,
    holdable,
    pairs,
    remove_from_game,
    spare,
)
from trailboss.games.great_western_trail.pieces import PAIR
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.western.hands import accepted, can_draw, distinct
from trailboss.games.western.purse import spend_token
from trailboss.kernel.action import STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def start_drawing(s: TrailState, seat: int, most: int) -> None:
    """Draw the first card now, then ask for more one by one (GWT-DECK-05)."""
    drawn = draw_cards(s, seat, min(1, most))
    _go_on_drawing(s, seat, most - drawn, drawn)


def _go_on_drawing(s: TrailState, seat: int, left: int, drawn: int) -> None:
    if left and can_draw(s, seat):
        s.agenda.append(("draw", seat, left, drawn))
    elif drawn:
        s.agenda.append(("discard_drawn", seat, drawn))


def use_token(s: TrailState, seat: int) -> None:
    """Whoever is to decide waits until it is settled (GWT-EXC-02, GWT-EXC-06)."""
    spend_token(s, seat)
    start_drawing(s, seat, s.c.token_draw)


def gain_certificates(s: TrailState, seat: int, number: int) -> None:
    """Up to ``number`` spaces forward, never past the limit (GWT-CERT-03)."""
    most = min(number, spaces_to_limit(s, seat))
    if most > 0:
        s.agenda.append(("certificates", seat, most))


def spaces_to_limit(s: TrailState, seat: int) -> int:
    positions = s.c.marker_positions
    return positions.index(s.certificate_limit(seat)) - positions.index(s.marker[seat])


class Certificates(Question[TrailState]):
    """How far to move the marker; the most is offered first (GWT-DEC-11)."""

    name = "certificates"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.certificates[n] for n in range(frame[2], -1, -1)]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        positions = s.c.marker_positions
        before = s.marker[seat]
        s.marker[seat] = positions[positions.index(before) + int(action.args[0])]
        s.emit("gained_certificates", seat, s.marker[seat] - before)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != self.name:
            return None
        return Refusal("GWT-CERT-03", "past-limit", {"limit": s.certificate_limit(seat)})


class DrawMore(Question[TrailState]):
    """Draw one more or stop. Frame: how many more at most, how many drawn so far."""

    name = "draw"
    always_ask = True

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.draw, STOP]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        _, _, left, drawn = frame
        s.agenda.pop()
        if action is STOP:
            _go_on_drawing(s, seat, 0, drawn)
        else:
            draw_cards(s, seat, 1)
            _go_on_drawing(s, seat, left - 1, drawn + 1)

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"left": frame[2]}


class DiscardDrawn(Question[TrailState]):
    """Discard as many cards as were drawn (GWT-DECK-04); also down to four in the first turn."""

    name = "discard_drawn"
    always_ask = True

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.discard
        return [say[card] for card in spare(s, seat)]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        name, _, left = frame
        s.agenda.pop()
        if left > 1:
            s.agenda.append((name, seat, left - 1))
        discard(s, seat, s.c.card_index[str(action.args[0])])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "discard" and s.notation.discard.index(action) in s.hand[seat]:
            return Refusal("GWT-DEC-10", "card-promised", {"card": action.args[0]})
        return _not_in_hand(action)

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"left": frame[2]}


class Trim(DiscardDrawn):
    """Before the very first turn, discard down to four cards (GWT-TURN-03)."""

    name = "trim"


class DiscardFor(Question[TrailState]):
    """Which card to discard for an action that accepts several (GWT-DEC-10)."""

    name = "discard_for"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return _meeting(s, s.hand[seat], frame[2])

    def forced(self, s: TrailState, frame: Frame) -> bool:
        """Only if others can't think of another card in the hand: a forced answer would tell them
        that there is none. Nor do they know what was taken unseen."""
        _, seat, demand = frame
        if s.interruptions(seat) or s.secret[seat]:
            return False
        return len(_meeting(s, holdable(s, seat), demand)) == 1

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        for card in action.args:
            discard(s, seat, s.c.card_index[str(card)])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "discard" and s.notation.discard.index(action) in s.hand[seat]:
            return Refusal("GWT-ACT-09", "card-not-accepted", {"demand": frame[2]})
        return _not_in_hand(action)

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, str]:
        return {"demand": frame[2]}


def _meeting(s: TrailState, cards: list[int], demand: str) -> list[Action]:
    """What of these cards, in order, can be discarded for an action that demands it."""
    say = s.notation
    if demand == PAIR:
        return [say.discard_pair[pair] for pair in pairs(s, cards)]
    return [say.discard[card] for card in accepted(cards, s.accepts[demand])]


class Remove(Question[TrailState]):
    """Remove hand cards from the game, or stop (GWT-AUX-10, GWT-DEC-21)."""

    name = "remove"
    always_ask = True

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.remove
        return [*(say[card] for card in distinct(s.hand[seat])), STOP]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is STOP:
            return
        remove_from_game(s, seat, s.c.card_index[str(action.args[0])])
        if frame[2] > 1 and s.hand[seat]:
            s.agenda.append((self.name, seat, frame[2] - 1))

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return _not_in_hand(action)

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        return {"left": frame[2]}


def _not_in_hand(action: Action) -> Refusal | None:
    if action.kind in ("discard", "remove"):
        return Refusal("GWT-ACT-08", "not-in-hand", {"card": action.args[0]})
    if action.kind == "discard-pair":
        return Refusal("GWT-ACT-09", "no-such-pair")
    return None
