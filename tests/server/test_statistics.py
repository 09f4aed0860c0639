"""/api/games/…/statistics: finished tables and stored simulations."""

from __future__ import annotations

import math

import pytest

from tests.server.host import GAME, Host
from tests.server.test_replay import record, upload
from trailboss.bots.simulation import simulate

PATH = f"/api/games/{GAME}/statistics"


def test_finished_tables_count_and_uploads_do_not(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trailboss.tables.statistics.QUICK", math.inf)  # on however busy a machine
    with host.guest("Ania") as ania, host.visitor() as stranger:
        table = upload(ania, record().to_text())
        assert stranger.get(PATH)["tables"] == []
        host.services.store.update_table(table, origin="opened")
        (found,) = stranger.get(PATH)["tables"]
        result = ania.get(f"/api/tables/{table}")["result"]
        totals = sorted(sheet["total"] for sheet in result)
        assert (found["seats"], found["games"]) == (2, 1)
        assert found["mean"] == sum(totals) / 2
        assert found["margin_median"] == totals[1] - totals[0]
        assert sum(found["counts"]) == 2
        assert [one["name"] for one in found["categories"]] == list(result[0]["categories"])
        assert set(found["by_player"]) == {"people"}


def test_simulations_are_stored_and_told(host: Host) -> None:
    run = simulate(GAME, ["random"], 3, games=2, seats=2)
    host.services.archive.add_simulation("first", run.to_json())
    host.services.archive.add_simulation("second", run.to_json())
    with host.visitor() as stranger:
        found = stranger.get(PATH)["simulations"]
    assert [one["id"] for one in found] == ["second", "first"]
    assert (found[0]["games"], found[0]["seats"]) == (2, 2)
    assert found[0]["by_bot"]["random"]["games"] == 4
    assert len(found[0]["by_seat"]) == 2


def test_doubtful_values_are_told(host: Host) -> None:
    with host.visitor() as stranger:
        doubts = stranger.get(f"/api/games/{GAME}/doubts/uk")
        assert stranger.ask("GET", f"/api/games/{GAME}/doubts/xx").status_code == 404
    assert {one["confidence"] for one in doubts} == {"low", "medium"}
    assert {"file", "entry", "confidence", "note"} == set(doubts[0])
    assert "Сент-Луїс" in {one["entry"] for one in doubts}


def test_an_unknown_game_has_no_statistics(host: Host) -> None:
    with host.visitor() as stranger:
        for part in ("statistics", "doubts/en"):
            assert stranger.ask("GET", f"/api/games/chess/{part}").status_code == 404
