"""The kit's player: it chooses at random, and now and then acts out of turn."""

from typing import NamedTuple, Protocol

from trailboss import Action, Dice, State
from trailboss.kernel.dice import Seed

OUT_OF_TURN = 12
"""One choice in so many is a seat's that is not asked, if any such seat may act."""

PLIES_AT_MOST = 20_000
"""A game this long does not end."""


class Choice(NamedTuple):
    seat: int
    action: Action

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"


class Player(Protocol):
    """Whatever can choose for every seat of a game."""

    def choose(self, state: State) -> Choice: ...


def asked(state: State) -> list[Choice]:
    """The choices of the seats that the open question awaits."""
    decision = state.decision
    if decision is None:
        return []
    return [Choice(seat, action) for seat in decision.seats for action in state.actions(seat)]


def out_of_turn(state: State) -> list[Choice]:
    """The choices of all other seats."""
    decision = state.decision
    if decision is None:
        return []
    return [
        Choice(seat, action)
        for seat in range(state.seats)
        if seat not in decision.seats
        for action in state.actions(seat)
    ]


def every_choice(state: State) -> list[Choice]:
    return asked(state) + out_of_turn(state)


class RandomPlayer:
    """Plays for all seats. It rolls the kernel's frozen dice: a seed means the same for ever."""

    def __init__(self, seed: Seed | Dice, out_of_turn: int = OUT_OF_TURN) -> None:
        self.dice = seed if isinstance(seed, Dice) else Dice(seed)
        self.out_of_turn = out_of_turn

    def choose(self, state: State) -> Choice:
        decision = state.decision
        assert decision is not None, "the game is over"
        if not self.dice.below(self.out_of_turn):
            others = out_of_turn(state)
            if others:
                return self.dice.pick(others)
        seat = self.dice.pick(decision.seats)
        return Choice(seat, self.dice.pick(state.actions(seat)))


def advance(state: State, player: Player, plies: int = PLIES_AT_MOST) -> State:
    """Play on in place, at most so many plies; returns the same state."""
    for _ in range(plies):
        if state.is_over:
            break
        seat, action = player.choose(state)
        state.apply(action, seat)
    return state
