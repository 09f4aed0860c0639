"""Golden records brought up to date: what still holds is kept, the rest is played anew.

A record whose moves are all legal and lead to the end of the game is kept, under the head and with
the scores of today. New games are played with curiosity (see `curious`). Games beyond the plan are
played until all words of the game have occurred.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from trailboss import BadRecord, Meta, Record, State, bots
from trailboss.kit import files
from trailboss.kit.compare import difference
from trailboss.kit.curious import count, play
from trailboss.kit.golden import (
    Golden,
    all_words,
    paths,
    plan,
    read_scores,
    scores,
    scores_path,
    scores_text,
    words,
)
from trailboss.kit.tables import Setup, dice, game_of, rare_words, seats_for, wild_set

FIRST_EXTRA = 101
MOST_EXTRAS = 1500
"""The numbers of the games beyond the plan, and how many are tried for a missing word."""


def default_bots(game: str) -> list[str]:
    """All bots that can play the game, the random one first."""
    return sorted(bots.names(game), key=lambda name: name != "random")


class Update:
    """One run for one game. What it does is told file by file, with the reason."""

    def __init__(self, game: str, names: Sequence[str] = (), anew: bool = False) -> None:
        self.game = game
        self.names = names or default_bots(game)
        self.anew = anew
        self.goldens: set[Path] = set()
        self.missing = all_words(game) - rare_words(game)
        self.seen: Counter[str] = Counter()

    def run(self) -> Iterator[str]:
        meta = game_of(self.game).meta
        planned = plan(meta)
        broken: dict[Path, str] = {}
        for path in dict.fromkeys([*(golden.path for golden in planned), *paths(self.game)]):
            try:
                yield from self._kept(path)
            except BadRecord as error:
                broken[path] = str(error)
        for number, golden in enumerate(planned):
            if golden.path in broken:
                bot = self.names[(number + number // 2) % len(self.names)]  # out of step
                self._write(golden.path, play(golden, bot, self.seen))
                yield f"{golden.path}: {broken.pop(golden.path)}: played anew"
        for path, reason in broken.items():
            path.unlink()
            scores_path(path).unlink(missing_ok=True)
            yield f"{path}: {reason}: removed, for the plan does not ask for it"
        yield from self._extras(meta)
        for stray in files.golden(self.game).glob("*.scores.json"):
            if stray not in map(scores_path, self.goldens):
                stray.unlink()
                yield f"{stray}: scores without a record: removed"

    def _kept(self, path: Path) -> Iterator[str]:
        """`BadRecord` says why it cannot be kept."""
        if self.anew:
            raise BadRecord("asked for anew")
        if not path.exists():
            raise BadRecord("not there yet")
        record = Record.read(path.read_text(encoding="utf-8"))
        state = _at_the_end(record)
        reasons = _differences(record, state.record())
        before, now = read_scores(path), scores(state)
        if before is None:
            reasons.append("it had no scores")
        elif before != now:
            reasons.append(f"other scores: {difference(before, now)}")
        if self._write(path, state):
            yield f"{path}: {'; '.join(reasons) or 'written otherwise'}: kept, all moves are legal"

    def _extras(self, meta: Meta) -> Iterator[str]:
        """More games, until there is one with every word."""
        for attempt in range(MOST_EXTRAS):
            if not self.missing:
                return
            rolls = dice("golden extra", self.game, attempt)
            options = wild_set(meta, rolls)
            setup = Setup(self.game, rolls.pick(seats_for(meta, options)), options)
            golden = Golden(setup, FIRST_EXTRA + attempt)
            # By the quickest bot: most of these games are for nothing.
            state = play(golden, "random", self.seen)
            found = words(state.record()) & self.missing
            if found:
                self._write(golden.path, state)
                yield f"{golden.path}: no other game shows {', '.join(sorted(found))}: played"
        if self.missing:
            yield f"no game of {MOST_EXTRAS} shows {', '.join(sorted(self.missing))}"

    def _write(self, path: Path, state: State) -> bool:
        """Whether anything was written."""
        self.goldens.add(path)
        record = state.record()
        self.missing -= words(record)
        for _, text in record.moves:
            count(self.seen, state.game.action(text).kind, text)
        written = files.write(path, record.to_text())
        return files.write(scores_path(path), scores_text(scores(state))) or written


def _at_the_end(record: Record) -> State:
    """The state after all moves of a record, under whatever head; its result may have changed."""
    game = game_of(record.game)
    state: State = game.replay(game.upgraded(replace(record, result=None)))
    if not state.is_over:
        raise BadRecord("the game is not over after the last move", record.line_of(state.ply))
    return state


def _differences(record: Record, today: Record) -> list[str]:
    told = []
    if record.box != today.box:
        told.append(f"head only: the box was {record.box} and is {today.box}")
    if record.epoch != today.epoch:
        told.append(f"head only: the epoch was {record.epoch} and is {today.epoch}")
    if record.result is not None and record.result != today.result:
        told.append(f"the result was {_totals(record)} and is {_totals(today)}")
    return told


def _totals(record: Record) -> str:
    return " ".join(map(str, record.result or ()))
