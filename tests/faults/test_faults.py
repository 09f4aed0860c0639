"""A short version of `make faults`: each fault three times, while people play.

All of them share one site, so that it is started once; the longer stops and cuts are for `make
faults` alone.
"""

from __future__ import annotations

import pytest

from tests.event_loop import run
from tests.faults.harm import FAULTS
from tests.faults.one_file import one_file_full
from tests.faults.trial import suffer
from tests.faults.upgrade import upgrade
from tools.postgres import is_installed

TIMES = 3
BESIDE = 2
"""Tables at which others play meanwhile."""


def test_old_and_new_code_serve_the_same_tables() -> None:
    """Three upgrades, process by process, while people play."""
    if not is_installed():
        pytest.skip("no PostgreSQL on this machine")
    moves = run(upgrade(TIMES, seed=7))
    if not moves:
        pytest.skip("the history of this checkout does not reach back far enough")


def test_a_full_disk_under_one_file_loses_no_move() -> None:
    if not run(one_file_full(TIMES, seed=7)):
        pytest.skip("no small disk can be mounted here")


def test_no_fault_loses_or_doubles_a_move_or_ends_a_game() -> None:
    if not is_installed():
        pytest.skip("no PostgreSQL on this machine")
    trial = run(suffer(FAULTS, TIMES, seed=7, long=False, tables=BESIDE))
    tried = {name for name, times in trial.done.items() if times == TIMES}
    beside = [
        players
        for players in trial.crowd.played.tables.values()
        if any(one.acknowledged for one in players)
    ]
    assert len(beside) >= BESIDE
    assert tried >= {fault.__name__ for fault in FAULTS} - {"disk_full"}
