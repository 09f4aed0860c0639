"""The state of one game in play, as far as every game shares it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from trailboss.kernel.action import EVERYONE, Action, Decision, Event
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadSeat, IllegalAction, NotAnAction, Refusal
from trailboss.kernel.record import Move, Record
from trailboss.kernel.step import Frame, Steps
from trailboss.kernel.undump import restored, thawed

if TYPE_CHECKING:
    from trailboss.kernel.game import Game

History = tuple["History", int, str] | None
"""The moves so far as a linked list, newest first: clones share it."""


class Mark(NamedTuple):
    """A point in time of what is known: how many dice were rolled, what each seat has learned."""

    dice: int
    learned: tuple[int, ...]


class Revealed(NamedTuple):
    """What happened to knowledge since a mark. True when anything was revealed at all."""

    dice: bool
    seats: frozenset[int]

    def __bool__(self) -> bool:
        return self.dice or bool(self.seats)

    def to(self, seat: int) -> bool:
        """Whether ``seat`` may have learned something: then nothing may be taken back for it."""
        return self.dice or seat in self.seats


class State(ABC):
    """Everything there is to know about one game in play.

    The agenda is a stack of pending steps, plain tuples. Applying an action resolves the top one,
    which may push more; automatic steps run until a question is open again.
    """

    __slots__ = (
        "_events",
        "_offer",
        "agenda",
        "dice",
        "game",
        "history",
        "learned",
        "options",
        "ply",
        "seats",
    )

    STEPS: ClassVar[Steps[Any]]

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], dice: Dice) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.dice = dice
        self.agenda: list[Frame] = []
        self.history: History = None
        self.ply = 0
        self.learned = [0] * seats
        self._offer: list[Action] | None = None
        self._events: list[Event] = []

    # ---- the open question

    @property
    def is_over(self) -> bool:
        return not self.agenda

    @property
    def automated(self) -> dict[int, str]:
        """The seats that the engine plays by itself, by seat the name of the solo rival."""
        return self.game.meta.automated(self.options)

    @property
    def decision(self) -> Decision | None:
        if not self.agenda:
            return None
        frame = self.agenda[-1]
        question = self.STEPS.questions[frame[0]]
        return Decision(question.seats(self, frame), question.name, question.prompt(self, frame))

    def actions(self, seat: int | None = None) -> list[Action]:
        """The legal actions of ``seat``, by default of the seat that must decide.

        Another seat's list holds only what it may do out of turn, and is usually empty.
        """
        if not self.agenda:
            return []
        frame = self.agenda[-1]
        asked = self.STEPS.questions[frame[0]].seats(self, frame)
        if seat is None:
            seat = asked[0]
        elif seat not in asked:
            return self._out_of_turn(seat)
        return [*self._options(frame, seat), *self.interruptions(seat)]

    def interruptions(self, seat: int) -> list[Action]:
        """What ``seat`` may do at any moment, whoever is to decide."""
        return []

    def interrupt(self, seat: int, action: Action) -> None:
        """Carry out one of the ``interruptions``; a game that offers any overrides this."""
        raise AssertionError(f"{self.game.meta.name} offers no interruptions")

    def _out_of_turn(self, seat: int) -> list[Action]:
        if not 0 <= seat < self.seats:
            raise BadSeat(seat, self.seats)
        return self.interruptions(seat)

    # ---- changing the state

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        """Carry out a legal action and run to the next question. Returns what happened."""
        if not self.agenda:
            raise IllegalAction(action.text, self.game.over_refusal)
        frame = self.agenda[-1]
        question = self.STEPS.questions[frame[0]]
        asked = question.seats(self, frame)
        if seat is None:
            seat = asked[0]
        events = self._events = []
        if seat in asked and action in self._options(frame, seat):
            self._offer = None
            question.apply(self, frame, seat, action)
        elif action in self._out_of_turn(seat):
            self._offer = None
            self.interrupt(seat, action)
        else:
            raise IllegalAction(action.text, self._refusal(action, seat))
        self.history = (self.history, seat, action.text)
        self.ply += 1
        self._settle()
        return events

    def emit(self, kind: str, *args: Any) -> None:
        """Tell everybody what happened."""
        self._events.append(Event(kind, args))

    def whisper(self, seat: int, kind: str, *args: Any) -> None:
        """Tell one seat what happened."""
        self._events.append(Event(kind, args, seat))

    def show_to_others(self, seat: int) -> None:
        """Something that only ``seat`` knew is now known to everybody."""
        learned = self.learned
        for other in range(self.seats):
            if other != seat:
                learned[other] += 1

    def show_to_all(self) -> None:
        """Something that nobody could know is now known to everybody."""
        self.learned = [count + 1 for count in self.learned]

    def _settle(self) -> None:
        """Run automatic steps and take forced answers until a question is open."""
        agenda = self.agenda
        automatic = self.STEPS.automatic
        questions = self.STEPS.questions
        while agenda:
            frame = agenda[-1]
            step = automatic.get(frame[0])
            if step is not None:
                agenda.pop()
                step.run(self, frame)
                continue
            question = questions[frame[0]]
            asked = question.seats(self, frame)
            options = question.options(self, frame, asked[0])
            # While others still choose, their answers might widen what this seat may do.
            if len(options) == 1 and len(asked) == 1 and question.forced(self, frame):
                self._events.append(Event("forced", (asked[0], options[0].text)))
                question.apply(self, frame, asked[0], options[0])
                continue
            self._offer = options
            return

    def _options(self, frame: Frame, seat: int) -> list[Action]:
        question = self.STEPS.questions[frame[0]]
        if seat != question.seats(self, frame)[0]:
            return question.options(self, frame, seat)
        if self._offer is None:
            self._offer = question.options(self, frame, seat)
        return self._offer

    # ---- notation

    def parse(self, text: str, seat: int | None = None) -> Action:
        """The legal action with this notation, or an error that says why there is none."""
        for action in self.actions(seat):
            if action.text == text:
                return action
        refusal = self.why_not(text, seat)
        if refusal is None:
            raise NotAnAction(text)
        raise IllegalAction(text, refusal)

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Why a well-formed action isn't legal now; None when it is legal."""
        action = self.game.action(text)
        decision = self.decision
        if decision is None:
            return self.game.over_refusal
        if seat is None:
            seat = decision.seat
        if any(legal.text == text for legal in self.actions(seat)):
            return None
        return self._refusal(action, seat)

    def _refusal(self, action: Action, seat: int) -> Refusal:
        frame = self.agenda[-1]
        question = self.STEPS.questions[frame[0]]
        if seat in question.seats(self, frame):
            refusal = question.explain(self, frame, seat, action)
            if refusal is not None:
                return refusal
        return self.explain(frame, seat, action)

    @abstractmethod
    def explain(self, frame: Frame, seat: int, action: Action) -> Refusal:
        """The reason when the open step has none of its own: wrong seat, wrong moment."""

    # ---- copies

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.dice = self.dice.clone()
        new.agenda = self.agenda[:]
        new.history = self.history
        new.ply = self.ply
        new.learned = self.learned[:]
        new._offer = self._offer
        new._events = []
        self._copy_to(new)
        return new

    @abstractmethod
    def _copy_to(self, other: Self) -> None:
        """Copy the game's own part of the state."""

    def redetermine(self, seat: int | None, dice: Dice) -> Self:
        """A copy in which everything that ``seat`` can't know is dealt anew from ``dice``.

        ``None`` stands for a spectator. The copy goes on with ``dice``, so that not even the future
        of the true game leaks into it. It has no past: the moves that led here may be secret, and
        would not lead here again.
        """
        new = self.clone()
        new.dice = dice
        new.history = None
        new._offer = None
        new._redeal(seat, dice)
        for place, frame in enumerate(new.agenda):
            question = self.STEPS.secret.get(frame[0])
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
        grown = frozenset(
            seat
            for seat, (now, then) in enumerate(zip(self.learned, mark.learned, strict=True))
            if now > then
        )
        return Revealed(self.dice.position > mark.dice, grown)

    @abstractmethod
    def view(self, seat: int | None) -> Mapping[str, Any]:
        """The state as ``seat`` (or a spectator, None) may see it, as JSON values."""

    # ---- results

    @abstractmethod
    def standings(self) -> list[dict[str, Any]]:
        """Per seat: rank, total and every scoring category, if the game ended now."""

    def record(self) -> Record:
        moves: list[Move] = []
        node = self.history
        while node is not None:
            node, seat, text = node
            moves.append(Move(seat, text))
        moves.reverse()
        return Record(
            game=self.game.meta.name,
            version=self.game.meta.version,
            options=dict(self.options),
            seats=self.seats,
            seed=self.dice.seed.hex(),
            moves=moves,
        )

    # ---- storage

    def dump(self) -> dict[str, Any]:
        """Everything, as JSON values: `Game.load_state` gives back an equal state."""
        record = self.record()
        return {
            "game": record.game,
            "version": record.version,
            "options": record.options,
            "seats": record.seats,
            "seed": record.seed,
            "dice": self.dice.position,
            "learned": self.learned[:],
            "agenda": [thawed(frame) for frame in self.agenda],
            "ply": self.ply,
            "moves": [[move.seat, move.text] for move in record.moves],
            "state": self._dump_own(),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its dump: small, and without the game's tables."""
        return (restored, (self.game, self.dump()))

    @abstractmethod
    def _dump_own(self) -> dict[str, Any]: ...

    @abstractmethod
    def _load_own(self, own: Mapping[str, Any]) -> None: ...

    # ---- checks

    @abstractmethod
    def broken_invariants(self) -> Sequence[str]:
        """The ledger's invariants that do not hold: always empty unless the engine has a bug."""


def visible(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events that ``seat`` may see."""
    return [e for e in events if e.audience == EVERYONE or e.audience == seat]
