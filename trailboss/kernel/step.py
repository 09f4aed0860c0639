"""Steps: the things a player does, and the things a game does by itself."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final, Generic, TypeVar

from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.native import mypyc_attr

S = TypeVar("S")

Frame = tuple[Any, ...]
"""A pending step on the agenda: the step's name, the seat, then its own ints. Plain data."""

_ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(16)]
"""By seat: the seats of a question that is put to it alone. No new tuple for each question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(ABC, Generic[S]):
    """A step that asks: which actions are legal, what one does, why the others are not legal.

    ``answers`` is the single truth of legality. ``explain`` is only asked about actions already
    known to be illegal, so it chooses a reason and never decides.
    """

    __slots__ = ()

    name: ClassVar[str]
    secret: ClassVar[bool] = False
    """True when frames of this question hold answers that others must not see: see `redeal`."""
    always_ask: ClassVar[bool] = False
    """True when the answers depend on hidden cards or reveal something: then the engine never
    answers for the player, because others could tell a forced answer from a free one."""

    @abstractmethod
    def answers(self, state: S, frame: Frame, seat: int) -> list[Action]: ...

    @abstractmethod
    def apply(self, state: S, frame: Frame, seat: int, action: Action) -> None:
        """Carry out one of the answers. The frame is still on top of the agenda."""

    def seats(self, state: S, frame: Frame) -> tuple[int, ...]:
        """Who must answer."""
        seat: int = frame[1]
        return _ALONE[seat]

    def explain(self, state: S, frame: Frame, seat: int, action: Action) -> Refusal | None:
        """The reason why ``action`` is no option now, or None for the general one."""
        return None

    def forced(self, state: S, frame: Frame) -> bool:
        """Whether the engine may take the only answer."""
        return not self.always_ask

    def prompt(self, state: S, frame: Frame) -> dict[str, Any]:
        """Public arguments of the question: everybody at the table sees them."""
        return {}

    def redeal(self, state: S, frame: Frame, seat: int | None, dice: Dice) -> Frame:
        """The frame with everything in it that ``seat`` cannot know chosen anew.

        Asked only of ``secret`` questions, after the state itself has been dealt anew.
        """
        return frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(ABC, Generic[S]):
    """A step that asks nobody."""

    __slots__ = ()

    name: ClassVar[str]

    @abstractmethod
    def run(self, state: S, frame: Frame) -> None:
        """Do it. The frame has already left the agenda."""


class Step(Generic[S]):
    """One of the two: a question, or a step that asks nobody."""

    __slots__ = ("automatic", "question")

    def __init__(self, step: Question[S] | Automatic[S]) -> None:
        self.question = step if isinstance(step, Question) else None
        self.automatic = step if isinstance(step, Automatic) else None

    def run(self, state: S, frame: Frame) -> None:
        """What asks nobody. The frame has already left the agenda."""
        assert self.automatic is not None
        self.automatic.run(state, frame)


class Steps(Generic[S]):
    """The steps of one game, by name."""

    __slots__ = ("automatic", "by_name", "questions", "secret")

    def __init__(self, steps: Iterable[Question[S] | Automatic[S]]) -> None:
        questions: dict[str, Question[S]] = {}
        automatic: dict[str, Automatic[S]] = {}
        for step in steps:
            if step.name in questions or step.name in automatic:
                raise ValueError(f"two steps are called '{step.name}'")
            if isinstance(step, Question):
                questions[step.name] = step
            else:
                automatic[step.name] = step
        self.questions = questions
        self.secret = {name: step for name, step in questions.items() if step.secret}
        self.automatic = automatic
        self.by_name: dict[str, Step[S]] = {
            name: Step(step) for name, step in (questions | automatic).items()
        }
