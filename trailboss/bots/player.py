"""What a bot is: something that answers a decision for one seat."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Literal

from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State

Sight = Literal["actions", "position"]


class Bot(ABC):
    """A player without memory: all it knows is the position it is shown.

    That position is always a copy in which everything hidden from the seat was dealt anew, never
    the true state, so a bot may do with it whatever it likes. A bot that wants chance rolls the
    dice of that copy: whoever made the copy decides whether the choice can be reproduced.
    """

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ()
    """The games it can play; none named means any game."""
    sees: ClassVar[Sight] = "position"
    """``actions``: `pick` from the list of legal actions is all it needs, so nobody has to make a
    copy of the state for it. ``position``: it is asked by `choose`."""
    listens: ClassVar[bool] = False
    """Whether it wants to be asked by `interrupt` while another seat is to decide."""
    failures: int = 0
    """How often it had no answer, so that any legal one was given for it."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> Action:
        """One of ``state.actions(seat)``."""

    def pick(self, actions: Sequence[Action], dice: Dice) -> Action:
        """One of the actions, by a bot that ``sees`` only them."""
        raise NotImplementedError(f"{self.name} wants to see the position")

    def interrupt(self, state: State, seat: int) -> Action | None:
        """One of the actions that ``seat`` may do out of turn now, or None to let it be."""
        return None


class Seated:
    """A bot at a table: asked with the true state, it is shown only what its seat may know."""

    __slots__ = ("bot", "dice", "seat")

    def __init__(self, bot: Bot, seat: int, dice: Dice) -> None:
        self.bot = bot
        self.seat = seat
        self.dice = dice

    def choose(self, state: State) -> Action:
        if self.bot.sees == "actions":
            return self.bot.pick(state.actions(self.seat), self.dice)
        return self.bot.choose(state.redetermine(self.seat, self.dice), self.seat)

    def interrupt(self, state: State) -> Action | None:
        if not self.bot.listens or not state.actions(self.seat):
            return None
        return self.bot.interrupt(state.redetermine(self.seat, self.dice), self.seat)
