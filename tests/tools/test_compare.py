"""The comparison of two commits plays whole games in the tree that it is told."""

from pathlib import Path

import pytest

from tools import compare

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("bot", ["random", "sheriff"])
def test_whole_games_are_measured(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    monkeypatch.setattr(compare, "TRIES", 1)
    found = compare.measure(ROOT, compare.Played("carson_city", 2, bot), 2)
    assert found.decisions_per_game > 50
    assert found.games_per_second == 2 / found.seconds


def test_a_game_counts_by_its_time_alone() -> None:
    """Fewer questions make no game slower."""
    asks_much, asks_little = (compare.Measured(2.0, asked, 24) for asked in (9000, 3000))
    assert asks_much.games_per_second == asks_little.games_per_second
