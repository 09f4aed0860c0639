"""A round, step by step (TW-RND, TW-CAT). Read from the top, it is the rulebook."""

from collections import Counter
from collections.abc import Mapping

from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.secret import SecretQuestion
from trailboss.kernel.step import Automatic, Frame, Question

from tumbleweed.components import (
    DRAWN,
    KEEP,
    LARGEST,
    LASSOS,
    RELEASE,
    RELEASED,
    ROUNDS,
    STRENGTH,
    THROW,
)
from tumbleweed.state import Prairie


class Round(Automatic[Prairie]):
    """A weed rolls in, everybody throws, everybody draws; then the next round (TW-RND)."""

    name = "round"

    def run(self, s: Prairie, frame: Frame) -> None:
        s.round += 1
        s.weed = 1 + s.dice.below(LARGEST)
        s.emit("rolled_in", s.round, s.weed)
        # A stack: what comes first lies on top.
        s.agenda += [(EndOfRound.name,), Throw.ask(range(s.seats))]


class Throw(SecretQuestion[Prairie]):
    """Which lasso? Asked of all seats at once, revealed together (TW-RND-02)."""

    name = "throw"

    def answers(self, s: Prairie, frame: Frame, seat: int) -> list[Action]:
        return [THROW[lasso] for lasso in dict.fromkeys(s.hand[seat])]

    def apply(self, s: Prairie, frame: Frame, seat: int, action: Action) -> None:
        s.emit("ready", seat)
        s.whisper(seat, "chose", seat, action.args[0])
        super().apply(s, frame, seat, action)

    def reveal(self, s: Prairie, frame: Frame, answers: Mapping[int, Action]) -> None:
        thrown = {seat: LASSOS.index(str(action.args[0])) for seat, action in answers.items()}
        for seat, lasso in thrown.items():
            s.hand[seat].remove(lasso)
            s.pile[seat].append(lasso)
            s.emit("threw", seat, LASSOS[lasso])
        lucky = catcher(thrown)
        if lucky is None:
            s.emit("blew_away", s.weed)
            return
        s.agenda.append((Caught.name, lucky))

    def explain(self, s: Prairie, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "throw":
            return Refusal("TW-RND-02", "not-in-hand", {"lasso": action.args[0]})
        return None


def catcher(thrown: Mapping[int, int]) -> int | None:
    """Who threw the strongest lasso that nobody else threw (TW-RND-04, TW-RND-05)."""
    times = Counter(thrown.values())
    alone = [seat for seat, lasso in thrown.items() if times[lasso] == 1]
    return max(alone, key=lambda seat: STRENGTH[thrown[seat]], default=None)


class Caught(Automatic[Prairie]):
    """Between the throw and the question what to do with the catch."""

    name = "caught"

    def run(self, s: Prairie, frame: Frame) -> None:
        seat = frame[1]
        s.emit("caught", seat, s.weed)
        s.agenda.append((Catch.name, seat))


class Catch(Question[Prairie]):
    """Keep the weed or let it go? With an empty stack the engine keeps it (TW-CAT)."""

    name = "catch"

    def answers(self, s: Prairie, frame: Frame, seat: int) -> list[Action]:
        return [KEEP, RELEASE] if s.stack[seat] else [KEEP]

    def apply(self, s: Prairie, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is KEEP:
            s.kept[seat].append(s.weed)
            s.emit("kept", seat, s.weed)
        else:
            s.emit("released", seat)
            s.draw(seat, RELEASED)

    def prompt(self, s: Prairie, frame: Frame) -> dict[str, int]:
        return {"size": s.weed}


class EndOfRound(Automatic[Prairie]):
    """Everybody draws, and the game goes on or ends (TW-RND-06, TW-END-01)."""

    name = "end_of_round"

    def run(self, s: Prairie, frame: Frame) -> None:
        s.weed = 0
        if s.round == ROUNDS:
            s.emit("game_over")
            return
        for seat in range(s.seats):
            s.draw(seat, DRAWN)
        s.agenda.append((Round.name,))
