"""Playing on from a position of a game that is over.

With other people at the table everything that is not public is dealt anew, from fresh dice: whoever
has seen the game knows the hands, and by its seed every draw to come.
"""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.kernel.dice import Dice
from trailboss.kernel.game import AnyGame
from trailboss.kernel.record import Record
from trailboss.kernel.state import State
from trailboss.tables.errors import TooManyRedeals
from trailboss.tables.live import Live
from trailboss.tables.opening import lines
from trailboss.tables.store import Entry

MOST_REDEALS = 20
"""Each takes as long as many moves, whenever somebody looks at the game, and a file may name
thousands."""
FORK = "fork"
"""How such a table came about, and why it would not be rated."""


@dataclass(frozen=True)
class Fork:
    """What is played on: a table's game up to that ply. ``redeal`` is the seed of fresh dice.

    The game of no table is that of a lesson or a puzzle: see `tables.lessons`, `tables.puzzles`.
    """

    table: str | None
    record: Record
    ply: int
    redeal: str | None = None
    origin: str = FORK

    @classmethod
    def of(cls, live: Live, ply: int, with_others: bool) -> Fork:
        record = live.record()
        if not with_others:
            return cls(live.row.id, record, ply, None)
        must_be_dealt_a_few_times(record)
        return cls(live.row.id, record, open_ply(live.game, record, ply), Dice().seed.hex())

    @property
    def commitment(self) -> str:
        """Of the dice that are rolled from here on."""
        known = [redeal.seed for redeal in self.record.redeals if redeal.ply <= self.ply]
        return Dice([self.record.seed, *known, *filter(None, [self.redeal])][-1]).commitment()

    def log(self, at: float) -> list[Entry]:
        found = lines(self.record, at, self.ply)
        if self.redeal is not None:
            found.append(Entry(len(found) + 1, "redealt", 0, self.redeal, None, at))
        return found


def must_be_dealt_a_few_times(record: Record) -> None:
    if len(record.redeals) > MOST_REDEALS:
        raise TooManyRedeals(MOST_REDEALS)


def open_ply(game: AnyGame, record: Record, ply: int) -> int:
    """The last ply up to there at which nobody has answered anything in secret.

    Such answers are dealt anew like everything hidden: nobody would want to have given them.
    """
    found = 0
    before: State | None = None
    for state in game.replay_steps(record):
        if state.ply > ply:
            break
        if _nothing_is_answered_in_secret(before, state):
            found = state.ply
        before = state.clone()
    return found


def _nothing_is_answered_in_secret(before: State | None, state: State) -> bool:
    """Such a question was just put, or there is none.

    It may be put again at once where all have answered it, and everybody has learned the answers.
    """
    if not _asks_in_secret(state):
        return True
    if before is None or not _asks_in_secret(before):
        return True
    return state.learned != before.learned and not any(
        frame[2] for frame in state.agenda if frame[0] in state.steps.secret
    )


def _asks_in_secret(state: State) -> bool:
    return any(frame[0] in state.steps.secret for frame in state.agenda)
