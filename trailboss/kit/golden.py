"""Golden records: whole games, replayed to the declared scoring sheet.

One file ``<name>.trail`` per game, beside it ``<name>.scores.json``. `golden_update` makes them.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from trailboss import Meta, Record, State
from trailboss.kit import files
from trailboss.kit.tables import (
    Guide,
    Options,
    Setup,
    combinations,
    extra_sets,
    game_of,
    guides,
    mixtures,
    more_golden_records,
    options_text,
    seats_for,
    single_changes,
)

MORE_DEFAULTS = 4
"""Besides one game per option set and seat count: so many more with the default options."""

MOST_OPTION_SETS = 24
"""A game with more has no game for each of them."""


class Golden(NamedTuple):
    """A game of the plan."""

    setup: Setup
    number: int
    guide: Guide | None = None

    @property
    def path(self) -> Path:
        options = files.slug(options_text(self.setup.options))
        guided = "" if self.guide is None else "guided-"
        name = f"{self.setup.seats}p-{options}-{guided}{self.number}.trail"
        return files.golden(self.setup.game) / name


def plan(meta: Meta) -> list[Golden]:
    """Every seat count with every option set, some more of the game as most people play it, and
    every extra with its details; then the guided games.

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
    for guide in guides(meta.name):
        goldens.append(Golden(Setup(meta.name, guide.seats, guide.options), guide.number, guide))
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


def read_scores(path: Path) -> Any:
    """What is declared beside a record, None where nothing is."""
    try:
        return json.loads(scores_path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def paths(game: str) -> list[Path]:
    return sorted(files.golden(game).glob("*.trail"))


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
