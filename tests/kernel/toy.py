"""Stones: a game just big enough to try everything in the kernel.

Seats take one to three stones in turn; the last stone is forced. Each seat has a hidden number and
may show it. Anybody may shout once, at any moment, which rolls a die. When the stones are gone all
guess at once, unseen, whether the sum of the hidden numbers is odd or even.

A person alone plays against the mule, which always takes the same number of stones.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.game import Game, Meta, Rival
from trailboss.kernel.option import Option, OptionValue
from trailboss.kernel.secret import SecretQuestion
from trailboss.kernel.state import State
from trailboss.kernel.step import Automatic, Frame, Question, Steps
from trailboss.kernel.vocabulary import Vocabulary

TAKE = [Action("take", (n,), ("pile",)) for n in (1, 2, 3)]
SHOW, SHOUT = Action("show"), Action("shout")
ODD, EVEN = Action("guess", ("odd",)), Action("guess", ("even",))
NUMBERS = 6

META = Meta(
    name="stones",
    title="Stones",
    seats=(2, 3),
    options=(
        Option("stones", 7, (4, 7)),
        Option("quiet", False, (False, True)),
        Option("colour", "grey", ("grey", "red")),
        Option("solo", "none", ("none", "mule"), extra=True),
        Option("stubborn", 1, (1, 2), needs="solo"),
    ),
    stage="alpha",
    version="3",
    game="tests.kernel.toy:GAME",
    rivals=(Rival("mule", "solo", "mule"),),
)


class Turn(Automatic["Stones"]):
    name = "turn"

    def run(self, s: "Stones", frame: Frame) -> None:
        if not s.pile:
            s.agenda.append(Guess.ask(seat for seat in range(s.seats) if seat not in s.automated))
        elif frame[1] in s.automated:
            take(s, frame[1], min(int(s.options["stubborn"]), s.pile))
        else:
            s.agenda.append(("take", frame[1]))


def take(s: "Stones", seat: int, stones: int) -> None:
    s.pile -= stones
    s.taken[seat] += stones
    s.emit("took", seat, stones)
    s.agenda.append(("turn", (seat + 1) % s.seats))


class Take(Question["Stones"]):
    name = "take"

    def options(self, s: "Stones", frame: Frame, seat: int) -> list[Action]:
        hidden = [] if s.shown[seat] or s.pile == 1 else [SHOW]
        return TAKE[: min(s.pile, len(TAKE))] + hidden

    def apply(self, s: "Stones", frame: Frame, seat: int, action: Action) -> None:
        if action is SHOW:
            s.shown[seat] = 1
            s.emit("shown", seat, s.number[seat])
            s.show_to_others(seat)
            return
        s.agenda.pop()
        take(s, seat, int(action.args[0]))

    def explain(self, s: "Stones", frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "take":
            return Refusal("ST-TAKE-01", "not-so-many", {"has": s.pile})
        return None

    def prompt(self, s: "Stones", frame: Frame) -> dict[str, Any]:
        return {"left": s.pile}


class Guess(SecretQuestion["Stones"]):
    name = "guess"

    def options(self, s: "Stones", frame: Frame, seat: int) -> list[Action]:
        return [ODD, EVEN]

    def apply(self, s: "Stones", frame: Frame, seat: int, action: Action) -> None:
        s.emit("guessed", seat)
        s.whisper(seat, "your_guess", action.args[0])
        super().apply(s, frame, seat, action)

    def reveal(self, s: "Stones", frame: Frame, answers: Mapping[int, Action]) -> None:
        right = ODD if sum(s.number) % 2 else EVEN
        for seat, action in answers.items():
            s.emit("revealed", seat, action.args[0])
            s.taken[seat] += action is right


class Stones(State):
    __slots__ = ("number", "pile", "shown", "taken", "voice")

    STEPS = Steps["Stones"]([Turn(), Take(), Guess()])

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.pile = int(options["stones"])
        self.taken = [0] * seats
        self.number = [0] * seats
        self.shown = [0] * seats
        self.voice = [
            int(not options["quiet"] and seat not in self.automated) for seat in range(seats)
        ]

    def interruptions(self, seat: int) -> list[Action]:
        return [SHOUT] if self.voice[seat] and self.agenda else []

    def interrupt(self, seat: int, action: Action) -> None:
        self.voice[seat] -= 1
        self.emit("shouted", seat, self.dice.below(NUMBERS))

    def explain(self, frame: Frame, seat: int, action: Action) -> Refusal:
        if action is SHOUT:
            return Refusal("ST-VOICE-01", "hoarse")
        if frame[0] == "take" and seat != frame[1]:
            return Refusal("ST-TURN-01", "not-your-turn", {"seat": frame[1]})
        return Refusal("ST-TURN-02", "another-question")

    def view(self, seat: int | None) -> dict[str, Any]:
        guess = next((frame for frame in self.agenda if frame[0] == "guess"), None)
        return {
            "seat": seat,
            "pile": self.pile,
            "taken": self.taken[:],
            "voice": self.voice[:],
            "numbers": [
                self.number[other] if other == seat or self.shown[other] else None
                for other in range(self.seats)
            ],
            "guess": None if guess is None or seat is None else Guess.answer(guess, seat),
        }

    def standings(self) -> list[dict[str, Any]]:
        ranks = [1 + sum(other > own for other in self.taken) for own in self.taken]
        return [
            {
                "seat": seat,
                "rank": ranks[seat],
                "total": self.taken[seat],
                "categories": {"stones": self.taken[seat]},
            }
            for seat in range(self.seats)
        ]

    def broken_invariants(self) -> Sequence[str]:
        return [] if self.pile >= 0 else ["ST-INV-01"]

    def _redeal(self, seat: int | None, dice: Dice) -> None:
        for other in range(self.seats):
            if other != seat and not self.shown[other]:
                self.number[other] = dice.below(NUMBERS)

    def _copy_to(self, other: Self) -> None:
        other.pile = self.pile
        other.taken = self.taken[:]
        other.number = self.number[:]
        other.shown = self.shown[:]
        other.voice = self.voice[:]

    def _dump_own(self) -> dict[str, Any]:
        lists = {name: getattr(self, name)[:] for name in ("taken", "number", "shown", "voice")}
        return {"pile": self.pile, **lists}

    def _load_own(self, own: Mapping[str, Any]) -> None:
        self.pile = int(own["pile"])
        for name in ("taken", "number", "shown", "voice"):
            setattr(self, name, [int(value) for value in own[name]])


class StonesGame(Game):
    meta = META
    package = "tests.kernel"
    over_refusal = Refusal("ST-END-01", "game-over")

    def blank(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Stones:
        return Stones(self, seats, options, dice)

    def set_up(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Stones:
        state = self.blank(seats, options, dice)
        state.number = [dice.below(NUMBERS) for _ in range(seats)]
        state.agenda.append(("turn", 0))
        return state

    @property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary(things={}, decisions={}, actions={}, events={}, refusals={})

    @property
    def notations(self) -> Mapping[str, Action]:
        return {action.text: action for action in (*TAKE, SHOW, SHOUT, ODD, EVEN)}


GAME = StonesGame()


def start(seats: int = 2, seed: int = 1, **options: Any) -> Stones:
    state = GAME.start(seats, seed, options)
    assert isinstance(state, Stones)
    return state


def play(state: State, *moves: str) -> State:
    """Apply moves written as ``"0 take 2"``, the way a record writes them."""
    for move in moves:
        seat, _, text = move.partition(" ")
        state.apply(state.parse(text, int(seat)), int(seat))
    return state
