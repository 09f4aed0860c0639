"""The playthroughs are what they were; a difference shows what a change did to behaviour."""

import pytest

import trailboss
from tests.kit import playthrough
from tests.kit.files import PLAYTHROUGHS
from tests.kit.tables import Setup, game_of

GAMES = list(trailboss.games())
TABLES = [setup for game in GAMES for setup in playthrough.plan(game_of(game).meta)]


@pytest.mark.parametrize("setup", TABLES, ids=lambda setup: setup.id)
def test_playthrough(setup: Setup) -> None:
    diff = playthrough.difference(playthrough.path_of(setup), playthrough.playthrough(setup))
    assert not diff, "python -m tests.kit.playthrough --update, then look:\n" + "\n".join(diff)


@pytest.mark.parametrize("game", GAMES)
def test_no_stray_files(game: str) -> None:
    expected = {playthrough.path_of(setup) for setup in TABLES if setup.game == game}
    assert set((PLAYTHROUGHS / game).iterdir()) == expected
