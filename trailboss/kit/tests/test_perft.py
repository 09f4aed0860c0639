"""The numbers of legal action sequences are what they were."""

import pytest

from trailboss.kit import files, perft
from trailboss.kit.cases import once, over
from trailboss.kit.tables import game_of, wanted_values


@pytest.mark.slow
@over("position", perft.read)
def test_perft(position: perft.Position) -> None:
    assert position.counts[0], "nothing to count: the game is over there"
    assert perft.counted(position).counts == position.counts


@once
def test_every_seat_count_and_option_value_is_counted(game: str) -> None:
    meta = game_of(game).meta
    setups = [position.setup for position in perft.read(game)]
    default = {option.name: option.default for option in meta.options}
    missing = [
        (seats, name, value)
        for seats, name, value in wanted_values(meta)
        if not any(
            setup.seats == seats and dict(setup.options).get(name, default[name]) == value
            for setup in setups
        )
    ]
    assert not missing, f"no perft for {missing}"


@once
def test_file_is_as_the_command_writes_it(game: str) -> None:
    text = files.perft(game).read_text(encoding="utf-8")
    assert text == perft.to_toml(perft.read(game))
