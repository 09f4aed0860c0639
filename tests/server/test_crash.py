"""A short version of `make crash`: the server is killed a few times in mid-play."""

from pathlib import Path

from tests.server.crash import Trial

KILLS = 4


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    trial = Trial(tmp_path, seed=7)
    trial.run(KILLS)
    assert trial.kills == KILLS
