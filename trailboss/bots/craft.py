"""What a game tells the bots that learn and search. Everything else about them is written once.

A `Craft` is found by the entry point ``trailboss.crafts``, under the name of its game. It is given
re-dealt copies only, and may not let hidden things speak: two copies that look the same to a seat
must have the same features for that seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import ClassVar, Final

from trailboss.bots.crafts import GROUP, crafts, found
from trailboss.bots.player import Bot
from trailboss.bots.registry import bot as bot_named
from trailboss.bots.turns import HURRIED, Breadth, Rider, Turn, Way
from trailboss.bots.value import Network
from trailboss.kernel.action import Action
from trailboss.kernel.errors import BadOption, TrailbossError
from trailboss.kernel.state import State

INTERFACE: Final = 1
"""Raised when a craft written for the one before would no longer do."""
POINTS_NOW: Final = "points-now"
"""The feature that says what the scoring sheet says already."""

Policy = Callable[[State, int], Action]


class BadCraft(TrailbossError):
    """An installed craft is not what its entry point promises."""


def fitted(row: list[float], names: tuple[str, ...], wanted: tuple[str, ...]) -> list[float]:
    """The features that were learned, of a box in which there may be others: new tiles and cards
    count for nothing that was not learned, and what is not in the box is not there."""
    if names == wanted:
        return row
    there = dict(zip(names, row, strict=True))
    return [there.get(name, 0.0) for name in wanted]


class AnyCraft(ABC):
    """Of any game. `Craft` is for those whose turns are made of many answers."""

    game: ClassVar[str]
    interface: ClassVar[int] = INTERFACE
    categories: ClassVar[tuple[str, ...]]
    """The scoring categories, as `State.standings` has them: the value foretells each."""
    weights: ClassVar[Path]
    """Where the trained weights are."""
    policy_weights: ClassVar[Path | None] = None
    """Where the trained policy is (`bots.policy`): what Foreman and Trailboss play by, if there is
    one."""
    hand_written: ClassVar[str]
    """The bot that plays the first games to learn from."""
    linear: ClassVar[bool] = False
    """Whether the value has no hidden layers: best where a game gives few positions."""
    prior: ClassVar[str] = ""
    """A feature by which hand-written rules foretell the own points: see `Network.prior`."""
    clock: ClassVar[str] = ""
    """The feature that says how much of the game is left, where there is a prior."""
    breadth: ClassVar[Breadth] = Breadth()
    """How much of a turn foreman looks at."""
    leanings: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    """Manners of playing: by how many points a feature counts more than was learned. Only where
    there is a prior."""
    whims: ClassVar[Mapping[str, float]] = {}
    """In games to learn from, what a player may have a fancy for, and how great that usually is:
    points for each of it while the game is young. Only where there is a prior."""
    plans: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    """In games to learn from, what players go for from the first turn to the last, by name: points
    for each of it while the game is young, as with whims. One that wants nothing may be among them.
    Only where there is a prior."""
    young: ClassVar[float] = 20.0
    """What the clock shows while the game is young."""
    horizon: ClassVar[int] = 0
    """How often a play-out passes a pause before it is judged at one, unless told otherwise."""
    last_look: ClassVar[Breadth | None] = None
    """How the turn is looked at that begins where a play-out ends: its best end is what the
    play-out came to. None: the position is judged as it is."""

    # ---- what can be seen

    @abstractmethod
    def setting(self, state: State) -> str:
        """Which weights fit this table: one word for each seat count, expansion or rival that
        needs its own."""

    def stand_ins(self, setting: str) -> tuple[str, ...]:
        """Settings whose weights will do where a table's own were never trained, nearest first."""
        return ()

    @abstractmethod
    def feature_names(self, setting: str) -> tuple[str, ...]:
        """What each number of `features` counts, as keys of words for people. One of them should
        be `POINTS_NOW`: the greedy bot looks at nothing else."""

    @abstractmethod
    def features(self, state: State, seat: int) -> list[float]:
        """The position of ``seat`` in numbers, as long as the names, where its turn has ended or
        could end."""

    def arrange(self, state: State, seat: int) -> None:
        """Lay out, in place, what the seat can't know in an order of its own: positions that look
        the same to the seat are the same afterwards. Needed where something is hidden."""
        return None

    # ---- what to do

    @abstractmethod
    def ways(self, network: Network, state: State, seat: int, breadth: Breadth) -> list[Way]:
        """The ways to play on from the open question, judged without much ado, the best first; at
        least one. Rolls the dice of the state."""

    @abstractmethod
    def lessons(self, state: State, seat: int, action: Action) -> list[tuple[int, list[float]]]:
        """Positions to learn from when ``seat`` is about to give this answer: for whom, and their
        features."""

    def beginner(self) -> Bot:
        """Who plays the first games to learn from."""
        return bot_named(self.hand_written, self.game)

    # ---- play-outs

    @abstractmethod
    def policy(self, state: State, seat: int) -> Action:
        """A quick and sensible answer, for anybody in a play-out. Rolls the dice of the state."""

    @abstractmethod
    def pauses(self, state: State, seat: int) -> bool:
        """Whether a play-out may stop here to be judged for ``seat``."""

    def is_weighty(self, state: State, seat: int) -> bool:
        """Whether so much hangs on the open question that it deserves the whole time."""
        return True

    def quick(self, state: State) -> Policy:
        """The policy for many play-outs from one position: it may remember what it saw there."""
        return self.policy

    def riders(self, network: Network, world: State) -> Policy | None:
        """Players for a single play-out in this world, who plan turns ahead. None: `quick` will
        do."""
        return None


class Craft(AnyCraft):
    """Of a game whose turns are made of many answers, looked through as a tree (`turns`)."""

    last_look = HURRIED

    # ---- a turn

    @abstractmethod
    def sketch(self, state: State, seat: int) -> State:
        """A copy to try the turn of ``seat`` on. It ends where the turn does, before anything is
        drawn or another seat moves."""

    @abstractmethod
    def is_over(self, sketch: State, seat: int) -> bool:
        """Whether the turn of the sketch has ended."""

    @abstractmethod
    def closing(self, sketch: State, seat: int) -> Action | None:
        """The answer that would end the turn here and now. None: other things come first, and the
        position cannot be judged yet."""

    @abstractmethod
    def tries(self, sketch: State, seat: int) -> list[Action]:
        """The answers to the open question that are worth a try, the `closing` one left out."""

    def go_on(self, sketch: State, seat: int) -> bool:
        """From the end of a turn on to the seat's next one, in place, as if nobody else moved in
        between; draws by the dice of the sketch. False: there may be no next turn."""
        return False

    def gambles(self, before: State, after: State, seat: int) -> bool:
        """Whether what an action led to was a matter of luck, so that one look says little."""
        return after.dice.position > before.dice.position

    def ways(self, network: Network, state: State, seat: int, breadth: Breadth) -> list[Way]:
        return Turn(self, network, seat, breadth).ways(state)

    def lessons(self, state: State, seat: int, action: Action) -> list[tuple[int, list[float]]]:
        sketch = self.sketch(state, seat)
        sketch.apply(action, seat)
        return [(seat, self.features(sketch, seat))] if self.is_over(sketch, seat) else []

    def is_weighty(self, state: State, seat: int) -> bool:
        """Where the turn begins: all of it is looked at then."""
        return self.pauses(state, seat)

    def policy(self, state: State, seat: int) -> Action:
        return self.tries(state, seat)[0]

    def riders(self, network: Network, world: State) -> Policy | None:
        """Everybody plays by the value, with a hurried look at each turn."""
        seated = [Rider(self, network, seat, HURRIED) for seat in range(world.seats)]
        return lambda state, seat: seated[seat].choose(state)


def craft(game: str) -> AnyCraft:
    where = found().get(game)
    if where is None:
        raise BadOption(f"no bot learns {game} yet: there are {', '.join(crafts())}")
    return _made(where, game)


@cache
def _made(where: str, game: str) -> AnyCraft:
    point = next(p for p in entry_points(group=GROUP) if p.name == game and p.value == where)
    try:
        made = point.load()()
    except Exception as error:
        raise BadCraft(f"the craft of {game} cannot be loaded: {error!r}") from error
    if not isinstance(made, AnyCraft) or made.game != game:
        raise BadCraft(f"{where} is not the craft of {game}")
    if made.interface != INTERFACE:
        raise BadCraft(f"{where} was written for interface {made.interface}, this is {INTERFACE}")
    return made
