"""Hiring workers from the worker market (ELP-HIRE)."""

from trailboss.games.el_paso.state import NOBODY, PasoState
from trailboss.games.el_paso.steps.any_time import OpenQuestion
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame


def hireable(s: PasoState, seat: int, price: int, excluded: int) -> list[Action]:
    """The types that are left and can be paid; an all-rounder costs more (ELP-HIRE-01, 02)."""
    say = s.notation.hire
    money = s.money[seat] - price
    return [
        say[i]
        for i, worker in enumerate(s.c.workers)
        if s.jobs[i] and worker.surcharge <= money and i != excluded
    ]


class Hire(OpenQuestion):
    """Whom. Frame: the price, whether it is the reward of a post, the type that is excluded.

    A reward may be declined (ELP-DISC-07).
    """

    name = "hire"

    def is_open(self, frame: Frame) -> bool:
        return bool(frame[3])

    def forced(self, s: PasoState, frame: Frame) -> bool:
        return not self.is_open(frame) or super().forced(s, frame)

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        _, _, price, reward, excluded = frame
        answers = hireable(s, seat, price, excluded)
        if reward:
            answers.append(PASS)
        return answers

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("declined", seat)
            return
        worker = s.c.worker_index[str(action.args[0])]
        cost = frame[2] + s.c.workers[worker].surcharge
        s.money[seat] -= cost
        s.jobs[worker] -= 1
        s.area[seat * s.c.worker_kinds + worker] += 1
        s.hired_last = worker
        s.emit("hired", seat, action.args[0], cost)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "hire":
            return None
        _, _, price, _, excluded = frame
        worker = s.c.worker_index[str(action.args[0])]
        if worker == excluded:
            return Refusal("ELP-HIRE-05", "same-type", {"worker": action.args[0]})
        if not s.jobs[worker]:
            return Refusal("ELP-HIRE-01", "nobody-left", {"worker": action.args[0]})
        surcharge = s.c.workers[worker].surcharge
        return Refusal(
            "ELP-HIRE-02" if surcharge else "ELP-TURN-03",
            "not-enough-money",
            {"needs": price + surcharge, "has": s.money[seat]},
        )

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, int]:
        return {"money": frame[2]}


def start_hiring(s: PasoState, seat: int, price: int, second: bool, reward: bool) -> None:
    s.agenda.append(("hire", seat, price, reward, s.hired_last if second else NOBODY))
