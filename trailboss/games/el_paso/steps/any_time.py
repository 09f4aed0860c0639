"""What a player may do at any moment of the own turn (ELP-ANY): exchange, discard workers."""

from typing import Final

from trailboss.games.el_paso.cards import discard_workers, stacked_cattle
from trailboss.games.el_paso.state import NOBODY, PasoState
from trailboss.games.el_paso.steps.deck import exchange
from trailboss.games.western.hands import can_draw
from trailboss.games.western.purse import gain_money, pay, spend_token
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question

AFTER_MONEY: Final = 0
AFTER_DELIVERY: Final = 1
BEFORE_DRAWING: Final = 2
BEFORE_THE_END: Final = 3
"""The windows between steps that ask nothing themselves (ELP-DEC-16)."""

ANY_TIME: Final = ("exchange", "dismiss")
LEAVING: Final = ("pass", "stop", "finish")
"""Kinds of actions: what is possible at any time, and what leaves something out."""

MOMENTS: Final = ("money", "delivery", "drawing", "end")


def any_time(s: PasoState, seat: int) -> list[Action]:
    """What can be done now without being asked; everybody can see it (ELP-ANY-01, ELP-WORK)."""
    say = s.notation
    found: list[Action] = []
    if can_exchange(s, seat):
        found.append(say.exchange)
    area = s.area
    first = seat * s.c.worker_kinds
    for i in s.c.dismissible:
        if not area[first + i]:
            continue
        worker = s.c.workers[i]
        if worker.pay > s.money[seat]:
            continue
        if worker.money or s.track[seat] < s.c.track_end:  # else it would be in vain (ELP-WORK-03)
            found.append(say.dismiss[i])
    return found


def can_exchange(s: PasoState, seat: int) -> bool:
    return bool(s.tokens[seat]) and can_draw(s, seat)


def do_any_time(s: PasoState, seat: int, action: Action) -> None:
    if s.agenda[-1][0] == Window.name:
        s.agenda[-1] = (Pause.name, *s.agenda[-1][1:])  # is there still anything to wait for?
    if action is s.notation.exchange:
        spend_token(s, seat)
        exchange(s, seat, 1)
        return
    index = s.c.worker_index[str(action.args[0])]
    worker = s.c.workers[index]
    discard_workers(s, seat, index, 1)
    pay(s, seat, worker.pay)
    if worker.money:
        gain_money(s, seat, worker.money)
    if worker.certificates:
        s.gain_certificates(seat, worker.certificates)


def explain_any_time(s: PasoState, seat: int, action: Action) -> Refusal:
    """Why something that is possible at any time is not, although the moment is right."""
    if action is s.notation.exchange:
        if not s.tokens[seat]:
            return Refusal("ELP-EXCH-02", "no-token")
        return Refusal("ELP-EXCH-05", "no-card-to-draw")
    index = s.c.worker_index[str(action.args[0])]
    worker = s.c.workers[index]
    if index not in s.c.dismissible:
        return Refusal("ELP-WORK-04", "cowboys-for-steps")
    if not s.area[seat * s.c.worker_kinds + index]:
        return Refusal("ELP-ANY-01", "no-such-worker", {"worker": action.args[0]})
    if s.track[seat] == s.c.track_end:
        return Refusal("ELP-WORK-03", "track-full")
    return Refusal("ELP-WORK-03", "not-enough-money", {"needs": worker.pay, "has": s.money[seat]})


class OpenQuestion(Question[PasoState]):
    """A question beside which the player may do what is possible at any time (ELP-DEC-16)."""

    __slots__ = ()

    def is_open(self, frame: Frame) -> bool:
        return True

    def forced(self, s: PasoState, frame: Frame) -> bool:
        return not any_time(s, frame[1])


def is_open(s: PasoState, frame: Frame) -> bool:
    """Whether something at any time may be done instead of answering now (ELP-ANY-04)."""
    question = s.hooks.open_questions.get(frame[0])
    return question is not None and question.is_open(frame)


class Pause(Automatic[PasoState]):
    """Ask whether to go on, but only where waiting would change something. Frame: the moment.

    What decides is public, so that nobody learns anything by a window that is left out.
    """

    name = "pause"

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        moment: int = frame[2]
        if _LATER_IS_ELSE[moment](s, seat):
            s.agenda.append((Window.name, seat, moment))


def _before_simmental(s: PasoState, seat: int) -> bool:
    """Only a shuffle could tell whether the Simmental lies on the discard pile already."""
    return s.market[s.c.simmental] > 0 and _may_shuffle(s, seat)


def _before_discarding(s: PasoState, seat: int) -> bool:
    """Only a shuffle could tell whether the hand lies on the discard pile already."""
    return bool(s.hand[seat]) and _may_shuffle(s, seat)


def _may_shuffle(s: PasoState, seat: int) -> bool:
    """Whether the tokens suffice to exhaust the draw pile."""
    return can_exchange(s, seat) and s.tokens[seat] > stacked_cattle(s, seat)


def _before_drawing(s: PasoState, seat: int) -> bool:
    """An exchange comes first, or a worker that the refill would shuffle into the draw pile."""
    missing = s.hand_limit(seat) - len(s.hand[seat])
    if s.ending == seat or missing <= 0:
        return False
    if can_exchange(s, seat):
        return True
    return missing > stacked_cattle(s, seat) and bool(any_time(s, seat))


def _before_the_end(s: PasoState, seat: int) -> bool:
    """Whoever has another turn can do the same when it begins."""
    return s.ending != NOBODY and bool(any_time(s, seat))


_LATER_IS_ELSE: Final = (_before_simmental, _before_discarding, _before_drawing, _before_the_end)
"""By moment: whether what is possible now may have another effect at the next question."""


class Window(OpenQuestion):
    """Something at any time, or go on (ELP-DEC-16, ELP-DEC-17)."""

    name = "window"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation
        return [say.end if frame[2] == BEFORE_THE_END else say.go_on]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"moment": MOMENTS[frame[2]]}
