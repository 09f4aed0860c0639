"""Cards of the hand: exchanging, discarding for money, removing."""

from trailboss.games.el_paso.cards import draw_cards, everybody_knows_the_choice, holds, matching
from trailboss.games.el_paso.pieces import Effect
from trailboss.games.el_paso.state import PasoState
from trailboss.games.western.hands import can_draw, discard, remove_from_game
from trailboss.games.western.purse import gain_money
from trailboss.kernel.action import STOP, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question


def exchange(s: PasoState, seat: int, times: int) -> None:
    """Draw one card, then at once discard one; strictly one after another (ELP-EXCH-02, 03)."""
    if times > 1:
        s.agenda.append(("again", seat, times - 1))
    draw_cards(s, seat, 1)
    if s.hand[seat]:
        s.agenda.append(("exchange", seat))


class Exchange(Question[PasoState]):
    """Which card to discard for the one just drawn; it may be that one (ELP-EXCH-02)."""

    name = "exchange"

    def forced(self, s: PasoState, frame: Frame) -> bool:
        return everybody_knows_the_choice(s, frame[1], "any")

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.discard
        return [say[card] for card in matching(s, seat, "any")]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        discard(s, seat, s.c.card_index[str(action.args[0])])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "discard":
            return Refusal("ELP-EXCH-02", "not-in-hand", {"card": action.args[0]})
        return None


class Again(Question[PasoState]):
    """The second exchange of the stronger auxiliary action (ELP-AUX-03). Frame: how many left."""

    name = "again"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.again, STOP] if can_draw(s, seat) else [STOP]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is not STOP:
            exchange(s, seat, frame[2])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return Refusal("ELP-EXCH-05", "no-card-to-draw") if action.kind == "again" else None


# ---- discarding for money


def sell(s: PasoState, seat: int, effect: Effect) -> None:
    """Discard one card that the effect accepts, then take the money (ELP-SELL-01)."""
    accepted = s.c.accepts[effect.discard]
    if len(accepted) == 1:
        _sell_card(s, seat, effect, next(iter(accepted)))
    else:
        s.agenda.append(("discard_for", seat, effect.index))


def _sell_card(s: PasoState, seat: int, effect: Effect, card: int) -> None:
    discard(s, seat, card)
    gain_money(s, seat, effect.money + effect.per_value * s.c.card_value[card])


class DiscardFor(Question[PasoState]):
    """Which card to discard for an action that accepts several (ELP-DEC-06). Frame: the effect."""

    name = "discard_for"

    def forced(self, s: PasoState, frame: Frame) -> bool:
        return everybody_knows_the_choice(s, frame[1], s.c.effects[frame[2]].discard)

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.discard
        return [say[card] for card in matching(s, seat, s.c.effects[frame[2]].discard)]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        _sell_card(s, seat, s.c.effects[frame[2]], s.c.card_index[str(action.args[0])])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard":
            return None
        if s.c.card_index[str(action.args[0])] in s.hand[seat]:
            demand = s.c.effects[frame[2]].discard
            return Refusal("ELP-SELL-04", "card-not-accepted", {"demand": demand})
        return Refusal("ELP-SELL-01", "not-in-hand", {"card": action.args[0]})

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"demand": s.c.effects[frame[2]].discard}


# ---- removing


def can_remove(s: PasoState, seat: int, wanted: str) -> bool:
    """Never more than five cards in a game (ELP-REM-01, ELP-REM-02)."""
    return len(s.removed[seat]) < s.c.most_removals and holds(s, seat, wanted)


def start_removing(s: PasoState, seat: int, wanted: str) -> None:
    accepted = s.c.accepts[wanted]
    if len(accepted) == 1:
        remove_from_game(s, seat, next(iter(accepted)))
    else:
        s.agenda.append(("remove", seat))


class Remove(Question[PasoState]):
    """Which card to remove from the game (ELP-DEC-14)."""

    name = "remove"

    def forced(self, s: PasoState, frame: Frame) -> bool:
        return everybody_knows_the_choice(s, frame[1], "any")

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.remove
        return [say[card] for card in matching(s, seat, "any")]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        remove_from_game(s, seat, s.c.card_index[str(action.args[0])])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "remove":
            return Refusal("ELP-REM-01", "not-in-hand", {"card": action.args[0]})
        return None
