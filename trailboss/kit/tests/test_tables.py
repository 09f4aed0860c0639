"""The kit sits down at the tables that it promises."""

from trailboss import Meta
from trailboss.kernel.option import OptionValue, read_options
from trailboss.kit import golden
from trailboss.kit.cases import once
from trailboss.kit.tables import Options, game_of, other_values, plain_options, setups

Pair = tuple[tuple[str, OptionValue], tuple[str, OptionValue]]


def wanted(meta: Meta) -> set[Pair]:
    """Every extra with every value of the options that all tables have."""
    return {
        ((extra.name, on), (option.name, value))
        for extra in meta.options
        if extra.extra
        for on in other_values(extra)
        for option in plain_options(meta)
        for value in option.values
    }


def met(meta: Meta, options: Options) -> set[Pair]:
    chosen = read_options(meta.options, dict(options))
    return {pair for pair in wanted(meta) if all(chosen.get(name) == v for name, v in pair)}


@once
def test_every_extra_is_played_with_every_value_of_the_plain_options(game: str) -> None:
    """From the beginning of a game: a head start passes over the first half of it."""
    meta = game_of(game).meta
    tables = [setup.options for setup in setups(meta) if not setup.head_start]
    assert wanted(meta) == {pair for options in tables for pair in met(meta, options)}


@once
def test_every_extra_has_records_with_every_value_of_the_plain_options(game: str) -> None:
    meta = game_of(game).meta
    records = [golden.read(path)[0].options for path in golden.paths(game)]
    found = {pair for options in records for pair in met(meta, tuple(options.items()))}
    assert wanted(meta) == found
