"""Stones: a game just big enough to try everything in the kernel.

Seats take one to three stones in turn; the last stone is forced. Each seat has a hidden number and
may show it. Anybody may shout once, at any moment, which rolls a die. When the stones are gone all
guess at once, unseen, whether the sum of the hidden numbers is odd or even.

A person alone plays against the mule, which always takes the same number of stones.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from trailboss.kernel import scoring
from trailboss.kernel.action import Action
from trailboss.kernel.box import PlainBox
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.game import Game, Meta, Rival
from trailboss.kernel.option import Option
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.printed import Printed
from trailboss.kernel.scoring import Tally
from trailboss.kernel.secret import SecretQuestion
from trailboss.kernel.state import State
from trailboss.kernel.step import Automatic, Frame, Question

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

    def answers(self, s: "Stones", frame: Frame, seat: int) -> list[Action]:
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

    def answers(self, s: "Stones", frame: Frame, seat: int) -> list[Action]:
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

    def __init__(
        self, box: "StonesBox", seats: int, options: Mapping[str, Any], dice: Dice
    ) -> None:
        super().__init__(box, seats, options, dice)
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
        return scoring.ranked(
            [scoring.sheet(seat, count(self, seat)) for seat in range(self.seats)]
        )

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


def count(s: Stones, seat: int) -> Tally:
    return {"stones": scoring.plain(s.taken[seat])}


def _stones_left(s: Stones) -> Iterator[str]:
    if s.pile < 0:
        yield f"{s.pile} stones are left"


StonesBox = PlainBox[Stones]

BASE: Part[Stones, None] = Part(
    "base", steps=(Turn(), Take(), Guess()), checks={"ST-INV-01": _stones_left}
)


class StonesGame(Game[Stones, StonesBox]):
    meta = META
    parts: tuple[Part[Stones, None], ...] = (BASE,)
    over_refusal = Refusal("ST-END-01", "game-over")

    def make_box(self, parts: Sequence[Part[Stones, None]], printed: Printed) -> StonesBox:
        actions = (*TAKE, SHOW, SHOUT, ODD, EVEN)
        return StonesBox(self, parts, printed, {action.text: action for action in actions})

    def blank(self, box: StonesBox, seats: int, options: Settings, dice: Dice) -> Stones:
        return Stones(box, seats, options, dice)

    def set_up(self, state: Stones) -> None:
        state.number = [state.dice.below(NUMBERS) for _ in range(state.seats)]
        state.agenda.append(("turn", 0))

    def count(self, state: Stones, seat: int) -> Tally:
        return count(state, seat)


GAME = StonesGame()


def start(seats: int = 2, seed: int = 1, **options: Any) -> Stones:
    return GAME.start(seats, seed, options)


def play(state: State, *moves: str) -> State:
    """Apply moves written as ``"0 take 2"``, the way a record writes them."""
    for move in moves:
        seat, _, text = move.partition(" ")
        state.apply(state.parse(text, int(seat)), int(seat))
    return state
