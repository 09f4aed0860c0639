"""Golden records: they replay to the declared scores, and no game may be without them."""

from pathlib import Path
from typing import Any

import pytest

from trailboss.kernel.option import read_options
from trailboss.kernel.state import State
from trailboss.kit import golden
from trailboss.kit.cases import once, over
from trailboss.kit.player import out_of_turn
from trailboss.kit.properties.replay import retell
from trailboss.kit.tables import (
    game_of,
    golden_records_wanted,
    more_golden_records,
    options_text,
    rare_words,
    wanted_values,
)


def _records(game: str) -> list[Any]:
    return [pytest.param(path, id=f"{game}-{path.stem}") for path in golden.paths(game)]


@pytest.mark.slow
@over("path", _records)
def test_golden_record(path: Path) -> None:
    record, declared = golden.read(path)
    assert record.to_text() == path.read_text(encoding="utf-8")
    state, _ = retell(game_of(record.game), record)
    assert state.is_over, "the record stops before the end"
    assert golden.scores(state) == declared
    tell_how(state)
    assert golden.scores_text(declared) == golden.scores_path(path).read_text(encoding="utf-8")


def tell_how(state: State) -> None:
    """What is told of a category adds up to it, and every thing has a name."""
    things = state.game.vocabulary.things
    for sheet in state.standings():
        for category, counted in state.game.tally(state, sheet["seat"]).items():
            points = sum(one.points for one in counted)
            assert points == sheet["categories"][category], (sheet["seat"], category, counted)
            assert all(one.id in things[one.kind] for one in counted if one.kind in things)


@once
def test_every_seat_count_and_option_value_has_records(game: str) -> None:
    meta = game_of(game).meta
    records = [golden.read(path)[0] for path in golden.paths(game)]
    wanted = golden_records_wanted(game)
    assert len(records) >= wanted, f"{game} has {len(records)} golden records of {wanted}"
    tables = [(record.seats, read_options(meta.options, record.options)) for record in records]
    default = {option.name: option.default for option in meta.options}
    missing = [
        (seats, name, value)
        for seats, name, value in wanted_values(meta)
        if not any(at == seats and o.get(name, default[name]) == value for at, o in tables)
    ]
    assert not missing, f"no golden record for {missing}"


@once
def test_extras_have_as_many_records_as_wanted(game: str) -> None:
    meta = game_of(game).meta
    records = [golden.read(path)[0] for path in golden.paths(game)]
    tables = [read_options(meta.options, record.options) for record in records]
    for options, wanted in more_golden_records(game).items():
        full = read_options(meta.options, dict(options)).items()
        found = sum(dict(options).items() <= table.items() for table in tables)
        assert found >= wanted, f"{found} golden records of {wanted} with {options_text(options)}"
        assert any(full <= table.items() for table in tables)


@pytest.mark.slow
@once
def test_all_words_occur_in_the_records(game: str) -> None:
    """Together the golden games ask every question, and make every kind of move and event occur."""
    missing = golden.all_words(game) - rare_words(game)
    for path in golden.paths(game):
        missing -= golden.words(golden.read(path)[0])
    assert not missing


@pytest.mark.slow
@once
def test_seats_act_out_of_turn_in_the_records(game: str) -> None:
    """Where the rules let seats interrupt each other, some golden game shows it."""
    interrupted = allowed = 0
    for path in golden.paths(game):
        record, _ = golden.read(path)
        state = game_of(game).start(record.seats, record.seed, record.options)
        for seat, text in record.moves:
            decision = state.decision
            assert decision is not None
            interrupted += seat not in decision.seats
            allowed += bool(out_of_turn(state))
            state.apply(state.parse(text, seat), seat)
    assert interrupted or not allowed
