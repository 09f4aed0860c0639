"""Golden records: whole games, replayed to the declared scoring sheet.

    python -m tests.kit.golden                    replay them all and compare
    python -m tests.kit.golden --update           keep what still replays, with its scores of today
    python -m tests.kit.golden --update --anew    play all of them anew
    ... --bots random,drover                      who plays the new ones, in turn

New games are played with curiosity: now and then a move is made that hardly occurs in the golden
records so far. Games beyond the plan are played until all words of the game have occurred. One
file ``<name>.trail`` per game, beside it ``<name>.scores.json``.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import trailboss
from tests.kit.files import GOLDEN, prune, slug, write
from tests.kit.player import OUT_OF_TURN, Choice, advance, asked, out_of_turn
from tests.kit.properties.replay import retell
from tests.kit.tables import (
    Options,
    Setup,
    combinations,
    dice,
    extra_sets,
    game_of,
    mixtures,
    more_golden_records,
    options_text,
    rare_words,
    seats_for,
    single_changes,
    wild_set,
)
from trailboss import BadRecord, Dice, IllegalAction, Meta, NotAnAction, Record, State, bots
from trailboss.bots.match import seat_bots

MORE_DEFAULTS = 4
"""Besides one game per option set and seat count: so many more with the default options."""

MOST_OPTION_SETS = 24
"""A game with more has no game for each of them."""

CURIOSITY = 6
"""One choice in so many is the newest on offer, if there is anything new."""

FAMILIAR = 3
"""What was done so often is not new any more."""

FIRST_EXTRA = 101
MOST_EXTRAS = 1500
"""The numbers of the games beyond the plan, and how many are tried for a missing word."""


class Golden(NamedTuple):
    """A game of the plan."""

    setup: Setup
    number: int

    @property
    def path(self) -> Path:
        options = slug(options_text(self.setup.options))
        return GOLDEN / self.setup.game / f"{self.setup.seats}p-{options}-{self.number}.trail"


def plan(meta: Meta) -> list[Golden]:
    """Every seat count with every option set, some more of the game as most people play it, and
    every extra with its details.

    A game with very many option sets shows each option value and some mixtures instead.
    """
    goldens = []
    for seats in meta.seats:
        option_sets = combinations(meta)
        if len(option_sets) > MOST_OPTION_SETS:
            option_sets = [(), *single_changes(meta), *mixtures(meta, seats)]
        for options in option_sets:
            games = 1 + (0 if options else MORE_DEFAULTS)
            setup = Setup(meta.name, seats, options)
            goldens += [Golden(setup, number) for number in range(1, games + 1)]
    for extra in extra_sets(meta):
        for seats in seats_for(meta, extra):
            goldens.append(Golden(Setup(meta.name, seats, extra), 1))
    for extra, games in more_golden_records(meta.name).items():
        goldens += _more(meta, extra, games)
    return list(dict.fromkeys(goldens))


def _more(meta: Meta, extra: Options, games: int) -> list[Golden]:
    """So many games with an extra: all seat counts in turn, and the plain options too."""
    seats, plain = seats_for(meta, extra), combinations(meta)
    tables = [
        Setup(meta.name, seats[n % len(seats)], plain[n % len(plain)] + extra) for n in range(games)
    ]
    return [Golden(setup, 1 + tables[:n].count(setup)) for n, setup in enumerate(tables)]


def scores_path(record: Path) -> Path:
    return record.with_name(record.stem + ".scores.json")


# ---- playing


class Curious:
    """Bots on all seats. Now and then one acts out of turn, or does what was hardly ever done."""

    def __init__(self, state: State, bot: str, rolls: Dice, seen: Counter[str]) -> None:
        self.rolls = rolls
        self.seen = seen.copy()
        self.seated = seat_bots(state.game, [bot] * state.seats, rolls.seed)

    def choose(self, state: State) -> Choice:
        choice = self._out_of_turn(state) or self._new(state) or self._as_the_bot(state)
        count(self.seen, choice.action.kind, choice.action.text)
        return choice

    def _out_of_turn(self, state: State) -> Choice | None:
        others = [] if self.rolls.below(OUT_OF_TURN) else out_of_turn(state)
        return self.rolls.pick(others) if others else None

    def _new(self, state: State) -> Choice | None:
        """A kind of action that is hardly known, always; any action that is, now and then."""
        kinds = [(self.seen[f"kind {c.action.kind}"], c) for c in asked(state)]
        texts = [(self.seen[c.action.text], c) for c in asked(state)]
        for known in (kinds, [] if self.rolls.below(CURIOSITY) else texts):
            least = min((times for times, _ in known), default=FAMILIAR)
            if least < FAMILIAR:
                return self.rolls.pick([choice for times, choice in known if times == least])
        return None

    def _as_the_bot(self, state: State) -> Choice:
        decision = state.decision
        assert decision is not None, "the game is over"
        return Choice(decision.seat, self.seated[decision.seat].choose(state))


def count(seen: Counter[str], kind: str, text: str) -> None:
    seen[f"kind {kind}"] += 1
    seen[text] += 1


def play(golden: Golden, bot: str, seen: Counter[str]) -> State:
    """A new game, all seats held by this bot; ``seen`` counts the moves made before."""
    name = golden.path.stem
    state = golden.setup.start(dice("golden", golden.setup.game, name).seed)
    rolls = dice("golden plays", golden.setup.game, name)
    advance(state, Curious(state, bot, rolls, seen))
    assert state.is_over, f"{name} does not end"
    return state


# ---- files


def scores(state: State) -> dict[str, Any]:
    """What is declared beside the record."""
    return {"plies": state.ply, "standings": state.standings()}


def scores_text(declared: dict[str, Any]) -> str:
    return json.dumps(declared, indent=1) + "\n"


def read(path: Path) -> tuple[Record, dict[str, Any]]:
    record = Record.read(path.read_text(encoding="utf-8"))
    declared: dict[str, Any] = json.loads(scores_path(path).read_text(encoding="utf-8"))
    return record, declared


def paths(game: str) -> list[Path]:
    return sorted((GOLDEN / game).glob("*.trail"))


def replayed(path: Path) -> State | None:
    """The state at the end of a record of ours, None when it does not lead to an end any more."""
    try:
        record = Record.read(path.read_text(encoding="utf-8"))
        state, _ = retell(game_of(record.game), record)
    except (OSError, BadRecord, IllegalAction, NotAnAction):
        return None
    return state if state.is_over and state.record() == record else None


def check(path: Path) -> list[str]:
    state = replayed(path)
    if state is None:
        return [f"{path.name}: does not replay to the end of the game"]
    if scores(state) != read(path)[1]:
        return [f"{path.name}: other scores than declared"]
    return []


def words(record: Record) -> set[str]:
    """Every kind of decision, action and event that occurs in a game."""
    found: set[str] = set()
    state = game_of(record.game).start(record.seats, record.seed, record.options)
    for seat, text in record.moves:
        decision = state.decision
        assert decision is not None
        action = state.parse(text, seat)
        found |= {f"decision {decision.kind}", f"action {action.kind}"}
        found |= {f"event {event.kind}" for event in state.apply(action, seat)}
    return found


def all_words(game: str) -> set[str]:
    vocabulary = game_of(game).vocabulary
    found = {f"decision {kind}" for kind in vocabulary.decisions}
    found |= {f"action {kind}" for kind in vocabulary.actions}
    return found | {f"event {kind}" for kind in vocabulary.events}


# ---- the update


class Update:
    """One run of the update of one game."""

    def __init__(self, game: str, names: Sequence[str], anew: bool) -> None:
        self.game = game
        self.names = names
        self.anew = anew
        self.goldens: set[Path] = set()
        self.kept = 0
        self.changed = 0
        self.missing = all_words(game) - rare_words(game)
        self.seen: Counter[str] = Counter()

    def run(self) -> None:
        meta = game_of(self.game).meta
        planned = plan(meta)
        new: list[tuple[int, Golden]] = []
        for number, golden in enumerate(planned):
            state = self._old(golden.path)
            if state is None:
                new.append((number, golden))
            else:
                self._keep(golden.path, state)
        for path in paths(self.game):  # beyond the plan, once played for the sake of a word
            state = None if path in self.goldens else self._old(path)
            if state is not None:
                self._keep(path, state)
        for number, golden in new:
            bot = self.names[(number + number // 2) % len(self.names)]  # out of step with options
            self._keep(golden.path, play(golden, bot, self.seen))
        for attempt in range(MOST_EXTRAS):
            if not self.missing:
                break
            self._try_extra(meta, attempt)
        folder = GOLDEN / self.game
        prune(folder, "*.trail", self.goldens)
        prune(folder, "*.scores.json", {scores_path(path) for path in self.goldens})
        print(
            f"{folder}: {len(self.goldens)} games, {self.kept} kept, "
            f"{self.changed} files changed, words missing: {sorted(self.missing) or 'none'}"
        )

    def _try_extra(self, meta: Meta, attempt: int) -> None:
        rolls = dice("golden extra", self.game, attempt)
        options = wild_set(meta, rolls)
        setup = Setup(self.game, rolls.pick(seats_for(meta, options)), options)
        golden = Golden(setup, FIRST_EXTRA + attempt)
        state = play(
            golden, "random", self.seen
        )  # the quickest: most of these games are for nothing
        if words(state.record()) & self.missing:
            self._keep(golden.path, state)

    def _old(self, path: Path) -> State | None:
        state = None if self.anew else replayed(path)
        self.kept += state is not None
        return state

    def _keep(self, path: Path, state: State) -> None:
        self.goldens.add(path)
        record = state.record()
        self.missing -= words(record)
        for _, text in record.moves:
            count(self.seen, state.game.action(text).kind, text)
        self.changed += write(path, record.to_text())
        self.changed += write(scores_path(path), scores_text(scores(state)))


def default_bots(game: str) -> list[str]:
    """All bots that can play the game, the random one first."""
    return sorted(bots.names(game), key=lambda name: name != "random")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.kit.golden")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--anew", action="store_true", help="keep none of the old records")
    parser.add_argument("--bots", help="names, separated by commas")
    options = parser.parse_args(argv)
    failures: list[str] = []
    for game in trailboss.games():
        if options.update:
            names = options.bots.split(",") if options.bots else default_bots(game)
            Update(game, names, options.anew).run()
        else:
            failures += [failure for path in paths(game) for failure in check(path)]
    if not options.update:
        print("\n".join(failures) or "all is as declared")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
