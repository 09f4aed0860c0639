"""The numbers of legal action sequences are what they were."""

import pytest

import trailboss
from tests.kit import perft
from tests.kit.tables import game_of, wanted_values

GAMES = list(trailboss.games())
POSITIONS = [position for game in GAMES for position in perft.read(game)]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)
def test_perft(position: perft.Position) -> None:
    assert position.counts[0], "nothing to count: the game is over there"
    assert perft.counted(position).counts == position.counts


@pytest.mark.parametrize("game", GAMES)
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


@pytest.mark.parametrize("game", GAMES)
def test_file_is_as_the_command_writes_it(game: str) -> None:
    text = perft.path_of(game).read_text(encoding="utf-8")
    assert text == perft.to_toml(perft.read(game))
