"""The playthroughs are what they were; a difference shows what a change did to behaviour."""

import pytest

from trailboss.kit import files, playthrough
from trailboss.kit.cases import once, over
from trailboss.kit.tables import Setup, game_of


def _tables(game: str) -> list[Setup]:
    return playthrough.plan(game_of(game).meta)


@pytest.mark.slow
@over("setup", _tables)
def test_playthrough(setup: Setup) -> None:
    diff = playthrough.difference(playthrough.path_of(setup), playthrough.playthrough(setup))
    assert not diff, "meant? python -m trailboss.kit.regenerate:\n" + "\n".join(diff)


@once
def test_no_stray_files(game: str) -> None:
    expected = {playthrough.path_of(setup) for setup in _tables(game)}
    assert set(files.playthroughs(game).iterdir()) == expected
