"""What a player may do at any moment of the own turn (ELP-ANY): exchange, discard workers."""

from trailboss.games.el_paso.cards import discard_workers
from trailboss.games.el_paso.components import ALL_ROUNDER, BUILDER, COWBOY, ENGINEER
from trailboss.games.el_paso.state import WORKER_TYPES, PasoState
from trailboss.games.el_paso.steps.deck import exchange
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question
from trailboss.kernel.western.hands import can_draw
from trailboss.kernel.western.purse import gain_money, pay, spend_token

(
    AFTER_MONEY,
    AFTER_SIMMENTAL,
    BEFORE_REWARD,
    BEFORE_DRAWING,
    BEFORE_THE_END,
    AFTER_DELIVERY,
) = range(6)
"""The windows between steps that ask nothing themselves (ELP-DEC-16)."""

ANY_TIME = ("exchange", "dismiss")
LEAVING = ("pass", "stop", "finish")
"""Kinds of actions: what is possible at any time, and what leaves something out."""

MOMENTS = ("money", "simmental", "reward", "drawing", "end", "delivery")


def any_time(s: PasoState, seat: int) -> list[Action]:
    """What can be done now without being asked; everybody can see it (ELP-ANY-01, ELP-WORK)."""
    say = s.box.notation
    found: list[Action] = []
    if s.tokens[seat] and can_draw(s, seat):
        found.append(say.exchange)
    area = s.area
    first = seat * WORKER_TYPES
    if area[first + BUILDER] and _can_dismiss_builder(s, seat):
        found.append(say.dismiss[BUILDER])
    if area[first + ENGINEER]:
        found.append(say.dismiss[ENGINEER])
    if area[first + ALL_ROUNDER]:
        found.append(say.dismiss[ALL_ROUNDER])
    return found


def _can_dismiss_builder(s: PasoState, seat: int) -> bool:
    """Only if it is paid and not in vain (ELP-WORK-03)."""
    return s.money[seat] >= s.c.workers[BUILDER].pay and s.track[seat] < s.c.track_end


def do_any_time(s: PasoState, seat: int, action: Action) -> None:
    if s.agenda[-1][0] == Window.name:
        s.agenda[-1] = (Pause.name, *s.agenda[-1][1:])  # is there still anything to wait for?
    if action is s.box.notation.exchange:
        spend_token(s, seat)
        exchange(s, seat, 1)
        return
    index = s.c.worker_types.index(str(action.args[0]))
    worker = s.c.workers[index]
    discard_workers(s, seat, index, 1)
    pay(s, seat, worker.pay)
    if worker.money:
        gain_money(s, seat, worker.money)
    if worker.certificates:
        s.gain_certificates(seat, worker.certificates)


def explain_any_time(s: PasoState, seat: int, action: Action) -> Refusal:
    """Why something that is possible at any time is not, although the moment is right."""
    if action is s.box.notation.exchange:
        if not s.tokens[seat]:
            return Refusal("ELP-EXCH-02", "no-token")
        return Refusal("ELP-EXCH-05", "no-card-to-draw")
    if action is s.box.notation.dismiss[COWBOY]:
        return Refusal("ELP-WORK-04", "cowboys-for-steps")
    worker = s.c.worker_types.index(str(action.args[0]))
    if not s.area[seat * WORKER_TYPES + worker]:
        return Refusal("ELP-ANY-01", "no-such-worker", {"worker": action.args[0]})
    if s.track[seat] == s.c.track_end:
        return Refusal("ELP-WORK-03", "track-full")
    return Refusal(
        "ELP-WORK-03", "not-enough-money", {"needs": s.c.workers[worker].pay, "has": s.money[seat]}
    )


class OpenQuestion(Question[PasoState]):
    """A question beside which the player may do what is possible at any time (ELP-DEC-16)."""

    __slots__ = ()

    def forced(self, s: PasoState, frame: Frame) -> bool:
        return not self.always_ask and not any_time(s, frame[1])


class Pause(Automatic[PasoState]):
    """Ask whether to go on, but only a player who could do something else. Frame: the moment."""

    name = "pause"

    def run(self, s: PasoState, frame: Frame) -> None:
        if any_time(s, frame[1]):
            s.agenda.append((Window.name, *frame[1:]))


class Window(OpenQuestion):
    """Something at any time, or go on (ELP-DEC-16, ELP-DEC-17)."""

    name = "window"

    def options(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.box.notation
        return [say.end if frame[2] == BEFORE_THE_END else say.go_on]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"moment": MOMENTS[frame[2]]}
