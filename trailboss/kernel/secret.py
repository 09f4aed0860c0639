"""Questions that several seats answer at once, unseen by each other until the last answer is in."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.native import mypyc_attr
from trailboss.kernel.state import State
from trailboss.kernel.step import Frame, Question

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretQuestion(Question[S]):
    """Asked of many, revealed together.

    The frame holds who is asked and what was answered so far; `ask` makes it. Answers are kept by
    seat: in which order they came in makes no difference to what follows. A game tells the table
    that a seat has answered by overriding `apply`, and what was answered in `reveal`.
    """

    __slots__ = ()

    secret = True
    always_ask = True

    @classmethod
    def ask(cls, seats: Iterable[int], *rest: Any) -> Frame:
        """The frame that asks these seats; ``rest`` is the question's own, from index 3 on."""
        return (cls.name, tuple(seats), (), *rest)

    @abstractmethod
    def reveal(self, state: S, frame: Frame, answers: Mapping[int, Action]) -> None:
        """All have answered: the frame has left the agenda, and everybody learns the answers."""

    def seats(self, state: S, frame: Frame) -> tuple[int, ...]:
        answered = {seat for seat, _ in frame[2]}
        return tuple(seat for seat in frame[1] if seat not in answered)

    def apply(self, state: S, frame: Frame, seat: int, action: Action) -> None:
        answers = tuple(sorted((*frame[2], (seat, action.text))))
        frame = (*frame[:2], answers, *frame[3:])
        if len(answers) < len(frame[1]):
            state.agenda[-1] = frame
            return
        state.agenda.pop()
        for answered, _ in answers:
            state.show_to_others(answered)
        known = state.box.notations
        self.reveal(state, frame, {answered: known[text] for answered, text in answers})

    @staticmethod
    def answer(frame: Frame, seat: int) -> str | None:
        """What ``seat`` has answered so far, for its own eyes."""
        return dict(frame[2]).get(seat)

    def redeal(self, state: S, frame: Frame, seat: int | None, dice: Dice) -> Frame:
        """Any answer that the others could have given, each equally likely."""
        answers = tuple(
            (other, text if other == seat else dice.pick(self.answers(state, frame, other)).text)
            for other, text in frame[2]
        )
        return (*frame[:2], answers, *frame[3:])
