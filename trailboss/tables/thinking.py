"""Bots at work: in processes of their own, with a time limit, never on the true state."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from trailboss.analysis.budget import Budget, Piece
from trailboss.bots import bot, explain, hint
from trailboss.bots.process_bot import ProcessBot
from trailboss.kernel.dice import Dice
from trailboss.kernel.registry import load
from trailboss.kernel.state import State
from trailboss.tables.child_process import ChildProcess
from trailboss.tables.errors import WrongMoment
from trailboss.tables.fair_queue import FairQueue, Need, Whose

if TYPE_CHECKING:  # it needs numpy, and only those who think do
    from trailboss.analysis.coach import Word
    from trailboss.analysis.looks import Cost, TurnLook
    from trailboss.bots.explanation import Explanation
    from trailboss.bots.hints import Hint

PROGRAMS_SHARE = 0.8
"""Of a bot's time, which a program has: so that a silent one is ended by whoever started it."""
PATIENCE = 3.0
"""Times as long as for a move a hint or an explanation may take: no game waits for it."""
NOBODYS = Whose("", "")
BUSY = "the bots are busy: ask again in a while"
logger = logging.getLogger(__name__)


class Asked(NamedTuple):
    """What a thinking process is sent."""

    name: str
    command: str | None
    """For a program, what starts it; from the host's settings, never from a message."""
    seconds: float
    dump: dict[str, Any]
    seat: int


class Advice(NamedTuple):
    """What somebody wants to know of a bot."""

    kind: Literal["hint", "explain", "coach", "analyse"]
    dump: dict[str, Any]
    """Of the position; of an analysis the piece that is to be done."""
    seat: int
    language: str
    played: tuple[str, ...] = ()
    """For a coach: what the seat has answered there and since."""

    @property
    def need(self) -> Need:
        waits = self.kind in ("hint", "coach")
        return Need.SOMEBODY_WAITS if waits else Need.NOBODY_WAITS


Elsewhere = Callable[[Advice, Whose, float], Awaitable[Any]]
"""Another process thinks, for so many seconds at most, or TimeoutError."""


async def _nobody(_wanted: Advice, _whose: Whose, _seconds: float) -> Any:
    raise TimeoutError


class Thinkers:
    """A few thinking processes. One that hangs or dies is replaced; the others think on."""

    def __init__(
        self, processes: int, seconds: float, programs: Mapping[str, str] | None = None
    ) -> None:
        self.processes = processes
        self.seconds = seconds
        self.programs = programs or {}
        """Bots that the host has named, with the commands that start them."""
        self.elsewhere: Elsewhere = _nobody
        """Who thinks where there are no processes for it here."""
        self._all = [ChildProcess() for _ in range(processes)]
        self._free = FairQueue(self._all)

    async def choose(
        self,
        state: State,
        seat: int,
        name: str,
        whose: Whose = NOBODYS,
        need: Need = Need.SOMEBODY_WAITS,
    ) -> tuple[str, bool]:
        """The action the bot chooses, and whether it failed: then it is any legal one.

        Waiting for a free process does not count for the time limit. ``whose`` is who stands in
        line for it, however many tables and guests that person has.
        """
        copy = state.redetermine(seat, Dice(secrets.token_bytes(32)))
        thinker = await self._free.get(whose, need)
        try:
            command = self.programs.get(name)
            asked = Asked(name, command, self.seconds * PROGRAMS_SHARE, copy.dump(), seat)
            text = await thinker.run(self.seconds, _think, asked)
            return state.parse(text, seat).text, False
        except Exception as error:
            # Not its message: it may name cards that nobody should read in a log.
            logger.warning("bot %s failed at seat %d: %s", name, seat, type(error).__name__)
            return Dice(secrets.token_bytes(32)).pick(state.actions(seat)).text, True
        finally:
            self._free.put(thinker)

    async def explain(self, state: State, seat: int, language: str, whose: Whose) -> Explanation:
        """Why a bot would play like that, from what the seat could know."""
        from trailboss.bots.explanation import Explanation

        wanted = Advice("explain", state.dump(), seat, language)
        return msgspec.convert(await self._advise(wanted, whose), Explanation)

    async def hint(self, state: State, seat: int, language: str, whose: Whose) -> Hint:
        """The best few answers, in words, from what the seat may know."""
        from trailboss.bots.hints import Hint

        copy = state.redetermine(seat, Dice(secrets.token_bytes(32)))
        wanted = Advice("hint", copy.dump(), seat, language)
        return msgspec.convert(await self._advise(wanted, whose), Hint)

    async def _advise(self, wanted: Advice, whose: Whose) -> Any:
        if self.processes:
            return await self.advise(wanted, whose)
        try:
            return await self.elsewhere(wanted, whose, self.seconds * PATIENCE)
        except TimeoutError:
            raise WrongMoment(BUSY) from None

    async def advise(self, wanted: Advice, whose: Whose) -> Any:
        """What is wanted, as it can be sent to another process."""
        thinker = await self._free.get(whose, wanted.need)
        try:
            return await thinker.run(self.seconds * PATIENCE, _advise, wanted)
        except (TimeoutError, BrokenProcessPool):
            raise WrongMoment(BUSY) from None
        finally:
            self._free.put(thinker)

    async def coach(
        self, state: State, seat: int, played: Sequence[str], language: str, whose: Whose
    ) -> Word | None:
        """A word about what the seat has answered since that position, if it cost much."""
        from trailboss.analysis.coach import Word

        copy = state.redetermine(seat, Dice(secrets.token_bytes(32)))
        wanted = Advice("coach", copy.dump(), seat, language, tuple(played))
        return msgspec.convert(await self._advise(wanted, whose), Word | None)

    async def analyse(self, piece: Piece, whose: Whose) -> TurnLook | Cost:
        """A piece of the analysis of a game that is over."""
        from trailboss.analysis.looks import Cost, TurnLook

        wanted = Advice("analyse", msgspec.to_builtins(piece._asdict()), 0, "")
        told = await self._advise(wanted, whose)
        if piece.look == "turn":
            return msgspec.convert(told, TurnLook)
        return msgspec.convert(told, Cost)

    def close(self) -> None:
        for thinker in self._all:
            thinker.abandon()


def _think(asked: Asked) -> str:
    state = load(asked.dump["game"]).load_state(asked.dump)
    if asked.command is not None:
        return ProcessBot(asked.command, asked.seconds).answer(state, asked.seat).text
    return bot(asked.name).choose(state, asked.seat).text


def _advise(wanted: Advice) -> Any:
    return msgspec.to_builtins(_advice(wanted))


def _advice(wanted: Advice) -> Any:
    if wanted.kind == "analyse":
        from trailboss.analysis.report import do

        return do(Piece(**{**wanted.dump, "budget": Budget(*wanted.dump["budget"])}))
    state = load(wanted.dump["game"]).load_state(wanted.dump)
    if wanted.kind == "coach":
        from trailboss.analysis.coach import word_about

        return word_about(state, wanted.seat, wanted.played, wanted.language)
    think: Callable[..., Any] = hint if wanted.kind == "hint" else explain
    return think(state, wanted.seat, wanted.language)
