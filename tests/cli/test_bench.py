"""``trailboss bench``: the shape of what it measures. Speed itself is no test's business."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run
from trailboss import build
from trailboss.cli import peers


def test_our_games_stand_beside_what_is_installed(run: Run) -> None:
    told = json.loads(run("bench", "--against", "--seconds", "0.1", "--json").stdout)
    assert told["build"] == build.kind()
    names = [one["name"] for one in told["peers"]]
    assert names[0] == "trailboss great_western_trail, 2 seats"
    for one in told["peers"]:
        assert one["games_per_second"] > 0
        assert one["decisions_per_game"] > 1


def test_a_library_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> list[peers.Peer]:
        raise ImportError

    counted = peers.Peer("counting", play=lambda seed: 7, copy=None)
    monkeypatch.setattr(peers, "PEERS", {"absent": absent, "here": lambda: [counted]})
    monkeypatch.setattr(peers, "_ours", lambda: iter(()))
    told = peers.compare(0.05)
    assert told["missing"] == ["absent"]
    assert [one["name"] for one in told["peers"]] == ["counting"]
    assert told["peers"][0]["decisions_per_game"] == 7
    assert told["peers"][0]["clone_microseconds"] is None


@pytest.mark.parametrize("wrong", [("bench",), ("bench", "el_paso", "--against")])
def test_one_game_or_all_against_others(run: Run, wrong: tuple[str, ...]) -> None:
    refused = run(*wrong)
    assert refused.exit_code == 2
    assert "name a game, or compare" in refused.stderr
