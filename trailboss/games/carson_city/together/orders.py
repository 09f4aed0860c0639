"""The form for tables that are not live: orders in secret, revealed together (CAR-KIT-08)."""

from collections.abc import Mapping

from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.steps.roads import lay, may_lay
from trailboss.games.carson_city.together.moves import (
    IDLE,
    PREPARING,
    ROAD,
    WHITE,
    answers_in,
    carry_out,
    explain_in,
    liftable,
    lifted,
    next_mode,
    with_mode,
)
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.secret import SecretQuestion
from trailboss.kernel.step import Automatic, Frame


class Volley(Automatic[TownState]):
    """Everybody who is not finished gives an order, until all are (CAR-KIT-05, 06)."""

    name = "all_at_once"

    def run(self, s: TownState, frame: Frame) -> None:
        waiting = [seat for seat in s.order if seat not in s.passed]
        if waiting:
            s.agenda.append(Orders.ask(waiting, (IDLE,) * s.seats))
        else:
            s.agenda.append(("resolve", 0))


class Orders(SecretQuestion[TownState]):
    """Which order? Frame from index 3: what each seat is about to do."""

    name = "orders"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return answers_in(s, seat, frame[3][seat])

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        if action.kind in PREPARING or action.kind == "lay":
            if action.kind == "lay":
                lay(s, seat, action)
            modes = with_mode(frame[3], seat, next_mode(s, action))
            s.agenda[-1] = (*frame[:3], modes)
            return
        s.emit("ordered", seat)
        s.whisper(seat, "own_order", seat, action.text)
        super().apply(s, frame, seat, action)

    def reveal(self, s: TownState, frame: Frame, answers: Mapping[int, Action]) -> None:
        """Orders are carried out in placing order; one that is not legal any more is void."""
        modes = frame[3]
        for seat in s.order:
            if seat in answers:
                action = answers[seat]
                if action in answers_in(s, seat, modes[seat]):
                    carry_out(s, seat, action, modes[seat])
                else:
                    s.emit("order_void", seat, action.text)
        s.agenda.append(("all_at_once",))

    def redeal(self, s: TownState, frame: Frame, seat: int | None, dice: Dice) -> Frame:
        """Others may be about to do anything, and may have ordered anything."""
        ordered = dict(frame[2])
        modes = list(frame[3])
        answers = []
        for other in frame[1]:
            if other != seat:
                modes[other] = dice.pick(_modes(s, other, other in ordered))
            if other in ordered:
                text = ordered[other]
                if other != seat:
                    text = dice.pick(_orders(s, other, modes[other])).text
                answers.append((other, text))
        return (frame[0], frame[1], tuple(sorted(answers)), tuple(modes))

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return explain_in(s, seat, action, frame[3][seat])


def _orders(s: TownState, seat: int, mode: int) -> list[Action]:
    return [action for action in answers_in(s, seat, mode) if action.kind not in PREPARING]


def _modes(s: TownState, seat: int, has_ordered: bool) -> list[int]:
    """What a seat may be about to do; an order is never a road."""
    modes = [IDLE, *[lifted(s, action) for action in liftable(s, seat)]]
    if s.white >= 0 and s.white_seat() == seat:
        modes.append(WHITE)
    if not has_ordered and may_lay(s, seat):
        modes.append(ROAD)
    return modes
