"""The state of one game in play, as far as every game shares it."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Self

from trailboss.kernel import storage
from trailboss.kernel.action import Action, Decision, Event, is_among
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadCall, BadSeat, IllegalAction, NotAnAction, Refusal
from trailboss.kernel.invariants import complaints
from trailboss.kernel.knowledge import Mark, Revealed
from trailboss.kernel.native import CallersAction, CallersDice, CallersSeat, CallersText, mypyc_attr
from trailboss.kernel.part import Things
from trailboss.kernel.record import Record, Redeal
from trailboss.kernel.step import Frame, Question, Steps
from trailboss.kernel.undump import restored

if TYPE_CHECKING:
    from trailboss.kernel.box import Box
    from trailboss.kernel.game import Game

History = tuple[Any, int, str] | None
"""The moves so far as a linked list, newest first: clones share it."""

NOT_IN_THIS_GAME: Final = "not-in-this-game"
"""The reason why nothing can be done with components that are not in the box of the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """Everything there is to know about one game in play.

    The agenda is a stack of pending steps, plain tuples. Applying an action resolves the top one,
    which may push more; automatic steps run until a question is open again.
    """

    __slots__ = (
        "_asked",
        "_box",
        "_events",
        "_offer",
        "_question",
        "agenda",
        "automated",
        "dice",
        "game",
        "history",
        "learned",
        "options",
        "ply",
        "quiet",
        "redeals",
        "seats",
        "steps",
        "things",
    )

    def __init__(
        self, box: Box[Any, Any], seats: int, options: Mapping[str, Any], dice: Dice
    ) -> None:
        self._box = box
        self.game: Game[Any, Any] = box.game
        self.steps: Steps[Any] = box.steps
        self.things: dict[str, Things] = {}  # by name of the part: what only that part has
        self.seats: int = seats
        self.options = options
        self.automated = self.game.meta.automated(options)  # by seat: which solo rival plays it
        self.dice = dice
        self.agenda: list[Frame] = []
        self.history: History = None
        self.ply = 0
        self.redeals: tuple[Redeal, ...] = ()
        """Where it was dealt anew, each with the seed that was given up: see `replay.redealt`."""
        self.learned = [0] * seats
        self._offer: list[Action] | None = None  # of the first seat that is asked, if known
        self._asked: tuple[int, ...] = ()  # as long as the offer is known
        self._question: Question[Any] | None = None  # as long as the offer is known
        self._events: list[Event] = []
        self.quiet = False  # nobody listens: nothing is told, here and in all clones

    def __repr__(self) -> str:
        decision = self.decision
        what = "over" if decision is None else f"seat {decision.asked} to answer '{decision.kind}'"
        return f"<{self.game.meta.name}, {self.seats} seats, ply {self.ply}, {what}>"

    @property
    def box(self) -> Box[Any, Any]:
        """What the table plays with. A game narrows the type."""
        return self._box

    # ---- the open question

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def decision(self) -> Decision | None:
        if not self.agenda:
            return None
        frame = self.agenda[-1]
        question = self.steps.questions[frame[0]]
        return Decision(question.seats(self, frame), question.name, question.prompt(self, frame))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats of the open question, for those who want to know no more about it."""
        if self.agenda and self._offer is None:
            self._work_out_offer()
        return self._asked if self.agenda else ()

    def actions(self, seat: CallersSeat = None) -> list[Action]:
        """The legal actions of ``seat``, by default of the seat that must decide.

        Another seat's list holds only what it may do out of turn, and is usually empty.
        """
        if seat is not None:
            self.must_have_seat(seat)
        if not self.agenda:
            return []
        offer = self._offer or self._work_out_offer()
        asked = self._asked
        if seat is None:
            seat = asked[0]
        elif seat != asked[0]:
            offer = self._answers(seat) if seat in asked else []
        more = self.interruptions(seat)
        return [*offer, *more] if more else offer[:]

    def interruptions(self, seat: int) -> Sequence[Action]:
        """What ``seat`` may do at any moment, whoever is to decide."""
        return ()

    def interrupt(self, seat: int, action: Action) -> None:
        """Carry out one of the ``interruptions``; a game that offers any overrides this."""
        raise AssertionError(f"{self.game.meta.name} offers no interruptions")

    def must_have_seat(self, seat: object) -> None:
        """`BadSeat` unless there is such a seat at the table."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSeat(seat, self.seats)

    def viewer(self, seat: CallersSeat) -> int | None:
        """Through whose eyes a caller wants to look, None for a spectator's."""
        if seat is not None:
            self.must_have_seat(seat)
        return seat

    # ---- changing the state

    def apply(self, action: CallersAction, seat: CallersSeat = None) -> list[Event]:
        """Carry out a legal action, or the one with this notation, and say what happened."""
        meant: Action = action if type(action) is Action else self._meant(action, seat)
        if not self.agenda:
            raise IllegalAction(meant.text, self.game.over_refusal, self.game.meta.name)
        offer = self._offer or self._work_out_offer()
        asked = self._asked
        if seat is None:
            seat = asked[0]
        elif seat != asked[0]:
            self.must_have_seat(seat)
            offer = self._answers(seat) if seat in asked else []
        events = self._events = []
        if is_among(meant, offer):
            self._offer = None
            self._open_question().apply(self, self.agenda[-1], seat, meant)
        elif meant in self.interruptions(seat):
            self._offer = None
            self.interrupt(seat, meant)
        else:
            raise IllegalAction(meant.text, self._refusal(meant, seat), self.game.meta.name)
        self.history = (self.history, seat, meant.text)
        self.ply += 1
        self._settle()
        return events

    def _meant(self, action: object, seat: CallersSeat) -> Action:
        if not isinstance(action, str):
            raise BadCall(f"an action or its notation is applied, not {action!r}")
        return self.parse(action, seat)

    def emit(self, kind: str, *args: Any) -> None:
        """Tell everybody what happened."""
        if not self.quiet:
            self._events.append(Event(kind, args))

    def whisper(self, seat: int, kind: str, *args: Any) -> None:
        """Tell one seat."""
        if not self.quiet:
            self._events.append(Event(kind, args, seat))

    def show_to_others(self, seat: int) -> None:
        """Something that only ``seat`` knew is now known to everybody."""
        for other in range(self.seats):
            if other != seat:
                self.learned[other] += 1

    def show_to_all(self) -> None:
        """Something that nobody could know is now known to everybody."""
        self.learned = [count + 1 for count in self.learned]

    def _settle(self) -> None:
        """Run automatic steps and take forced answers until a question is open."""
        agenda = self.agenda
        steps = self.steps.by_name
        while agenda:
            frame = agenda[-1]
            step = steps[frame[0]]
            question = step.question
            if question is None:
                agenda.pop()
                step.run(self, frame)
                continue
            asked = question.seats(self, frame)
            answers = question.answers(self, frame, asked[0])
            # While others still choose, their answers might widen what this seat may do.
            if len(answers) == 1 and len(asked) == 1 and question.forced(self, frame):
                self.emit("forced", asked[0], answers[0].text)
                question.apply(self, frame, asked[0], answers[0])
                continue
            self._offer = answers
            self._asked = asked
            self._question = question
            return

    def _work_out_offer(self) -> list[Action]:
        """Who is asked, and the answers of the first of them, which are kept."""
        frame = self.agenda[-1]
        self._question = self.steps.questions[frame[0]]
        self._asked = self._question.seats(self, frame)
        self._offer = self._answers(self._asked[0])
        return self._offer

    def _open_question(self) -> Question[Any]:
        """Found already, as the offer is."""
        assert self._question is not None, "nothing is asked"
        return self._question

    def _answers(self, seat: int) -> list[Action]:
        """Of a seat that is asked."""
        return self._open_question().answers(self, self.agenda[-1], seat)

    # ---- notation

    def parse(self, text: CallersText, seat: CallersSeat = None) -> Action:
        """The legal action with this notation, or an error that says why there is none."""
        for action in self.actions(seat):
            if action.text == text:
                return action
        refusal = self.why_not(text, seat)
        if refusal is None:
            raise NotAnAction(text)
        raise IllegalAction(text, refusal, self.game.meta.name)

    def why_not(self, text: CallersText, seat: CallersSeat = None) -> Refusal | None:
        """Why a well-formed action isn't legal now; None when it is legal."""
        action = self.game.action(text, self.box)
        if not self.agenda:
            return self.game.over_refusal
        if seat is None:
            seat = self.asked[0]
        if any(legal.text == text for legal in self.actions(seat)):
            return None
        return self._refusal(action, seat)

    def own_refusal(self, action: Action, seat: int) -> Refusal | None:
        """What the open question itself has against an action, None if it isn't about it."""
        if seat not in self.asked:
            return None
        return self._open_question().explain(self, self.agenda[-1], seat, action)

    def _refusal(self, action: Action, seat: int) -> Refusal:
        if action.text not in self.box.notations:
            self.game.action(action.text)  # or it is none of this game at all
            return Refusal(self.box.left_out(action), NOT_IN_THIS_GAME)
        refusal = self.own_refusal(action, seat)
        return refusal or self.explain(self.agenda[-1], seat, action)

    @abstractmethod
    def explain(self, frame: Frame, seat: int, action: Action) -> Refusal:
        """The reason when the open step has none of its own: wrong seat, wrong moment."""

    def refusal_now(self, rule: str, reason: str) -> Refusal:
        """A refusal that tells what is to be answered first: which question is open, to whom."""
        decision = self.decision
        assert decision is not None, "nothing is asked any more"
        question = {"kind": decision.kind, "args": dict(decision.args)}
        return Refusal(rule, reason, {"seats": list(decision.seats), "question": question})

    # ---- copies

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        new._box = self._box
        new.game = self.game
        new.steps = self.steps
        new.things = {part: things.clone() for part, things in self.things.items()}
        new.seats = self.seats
        new.options = self.options
        new.automated = self.automated
        new.dice = self.dice.clone()
        new.agenda = self.agenda[:]
        new.history = self.history
        new.ply = self.ply
        new.redeals = self.redeals
        new.learned = self.learned[:]
        new._offer = self._offer
        new._asked = self._asked
        new._question = self._question
        new._events = []
        new.quiet = self.quiet
        self._copy_to(new)
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    @abstractmethod
    def _copy_to(self, other: Self) -> None:
        """Copy the game's own part of the state."""

    def redetermine(self, seat: CallersSeat, dice: CallersDice) -> Self:
        """A copy in which everything that ``seat`` can't know is dealt anew from ``dice``.

        ``None`` stands for a spectator. The copy goes on with ``dice``, so that not even the future
        of the true game leaks into it. It has no past: the moves that led here may be secret, and
        would not lead here again.
        """
        seat = self.viewer(seat)
        if not isinstance(dice, Dice):
            raise BadCall(f"a copy is dealt anew from Dice, not from {dice!r}")
        new = self.clone()
        new.dice = dice
        new.history = None
        new.redeals = ()
        new._offer = None
        new._redeal(seat, dice)
        for place, frame in enumerate(new.agenda):
            question = self.steps.secret.get(frame[0])
            if question is not None:
                new.agenda[place] = question.redeal(new, frame, seat, dice)
        return new

    @abstractmethod
    def _redeal(self, seat: int | None, dice: Dice) -> None:
        """Deal anew, in place, what ``seat`` cannot know."""

    # ---- knowledge

    def mark(self) -> Mark:
        return Mark(self.dice.position, tuple(self.learned))

    def revealed_since(self, mark: Mark) -> Revealed:
        """Whether dice were consumed, and which seats learned something, since the mark."""
        return self.mark().since(mark)

    @abstractmethod
    def view(self, seat: CallersSeat) -> Mapping[str, Any]:
        """The state as ``seat`` (or a spectator, None) may see it, as JSON values."""

    # ---- results

    @abstractmethod
    def standings(self) -> list[dict[str, Any]]:
        """Per seat: rank, total and every scoring category, if the game ended now."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; none while the game goes on."""
        if self.agenda:
            return ()
        return tuple(sheet["seat"] for sheet in self.standings() if sheet["rank"] == 1)

    def record(self) -> Record:
        return Record.of(self)

    # ---- storage

    def dump(self) -> dict[str, Any]:
        """Everything, as JSON values: `Game.load_state` gives back an equal state."""
        return storage.dump(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its dump: small, and without the game's tables."""
        return (restored, (self.game, self.dump()))

    @abstractmethod
    def _dump_own(self) -> dict[str, Any]: ...

    @abstractmethod
    def _load_own(self, own: Mapping[str, Any]) -> None: ...

    # ---- checks

    def broken_invariants(self) -> Sequence[str]:
        """The ledger's invariants that do not hold: always empty unless the engine has a bug."""
        return complaints(self, self.box.checks)
