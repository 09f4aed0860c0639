"""The soak finds nothing in a short run."""

import pytest

from trailboss.kit import soak
from trailboss.kit.cases import once


@pytest.mark.slow
@once
@pytest.mark.parametrize("number", range(4))
def test_soaked_games_are_sound(game: str, number: int) -> None:
    report = soak.play_one(game, 1, number)
    assert report.findings == []
    assert report.games == 1
    assert report.decisions == report.checks["referee"] > 0
