"""Analyses of finished games: begun by anybody, made aside, told in every language."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.host import SECONDS, Host, Json, Visitor
from trailboss import bots
from trailboss.analysis import Budget
from trailboss.kernel.record import Record
from trailboss.server.analyses import Analyses, Underway
from trailboss.server.limits import ANALYSES
from trailboss.tables.thinking import Advice, _advise


@pytest.fixture(scope="module")
def record() -> Record:
    return bots.play("carson_city", ["sheriff", "random"], seed=11).record


@pytest.fixture
def quick(host: Host, monkeypatch: pytest.MonkeyPatch) -> Host:
    """Looks at little, and here: what is found is tested elsewhere."""

    async def advise(wanted: Advice, whose: object) -> Any:
        await asyncio.sleep(0)
        # As it is written down where another process of the site does it.
        given = json.loads(json.dumps(msgspec.to_builtins(wanted), sort_keys=True))
        return json.loads(json.dumps(_advise(msgspec.convert(given, Advice))))

    monkeypatch.setattr(host.services.analyses, "budget", Budget(2, 3, 2))
    monkeypatch.setattr(host.services.hall.bots.thinkers, "advise", advise)
    return host


def kept(visitor: Visitor, record: Record) -> str:
    told = visitor.ask("POST", "/api/records", {"record": record.to_text()}).json()
    return str(told["id"])


def analysed(visitor: Visitor, table: str, language: str = "en") -> Json:
    begun = visitor.ask("POST", f"/api/tables/{table}/analysis")
    assert begun.status_code == 202
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        told: Json = visitor.get(f"/api/tables/{table}/analysis/{language}")
        assert 0 <= told["done"] <= told["of"]
        assert not told["failed"]
        if told["analysis"] is not None:
            return told
        time.sleep(0.02)
    raise AssertionError("no analysis came")


def test_a_finished_game_is_analysed_in_every_language(quick: Host, record: Record) -> None:
    with quick.guest("Ania") as ania, quick.guest("Jan") as jan:
        table = kept(ania, record)
        told = analysed(ania, table)
        found = told["analysis"]
        assert told["done"] == told["of"]
        assert found["curve"][-1]["ply"] == len(record.moves)
        assert sum(share["end"] for share in found["shares"]) == 1
        first = found["costly"][0]
        polish = jan.get(f"/api/tables/{table}/analysis/pl")["analysis"]
        assert polish["costly"][0]["line"] == first["line"]
        assert polish["costly"][0]["better"] != first["better"]
        assert analysed(jan, table) == told, "it was made once"


def test_the_better_line_is_shown_on_the_board(quick: Host, record: Record) -> None:
    with quick.guest("Ania") as ania:
        table = kept(ania, record)
        one = analysed(ania, table)["analysis"]["costly"][0]
        asked = "&".join(f"action={action.replace(' ', '%20')}" for action in one["line"])
        where = f"/api/tables/{table}/replay/{one['ply']}/line?{asked}"
        positions = ania.get(where)
        assert len(positions) == len(one["better"])
        there = ania.get(f"/api/tables/{table}/replay/{one['ply']}")
        assert positions[0]["view"] != there["view"]
        through_eyes = ania.get(f"{where}&seat={one['seat']}")
        assert through_eyes[0]["view"]["seat"] == one["seat"]
        assert ania.get(f"/api/tables/{table}/replay/{one['ply']}/line?action=nonsense") == []
        last = len(record.moves)
        assert ania.get(f"/api/tables/{table}/replay/{last}/line?action=pass") == []


def test_nothing_is_told_before_it_was_asked_for(quick: Host, record: Record) -> None:
    with quick.guest("Ania") as ania:
        table = kept(ania, record)
        assert ania.ask("GET", f"/api/tables/{table}/analysis/en").status_code == 404


def test_one_that_fails_can_be_begun_again(
    quick: Host, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: object) -> None:
        raise RuntimeError("in the middle of it")

    with quick.guest("Ania") as ania:
        table = kept(ania, record)
        with monkeypatch.context() as patched:
            patched.setattr(Analyses, "_found", fail)
            ania.ask("POST", f"/api/tables/{table}/analysis")
            until = time.monotonic() + SECONDS
            while not ania.get(f"/api/tables/{table}/analysis/en")["failed"]:
                assert time.monotonic() < until
                time.sleep(0.02)
        assert analysed(ania, table)["analysis"]


def test_analyses_are_counted(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Host(tmp_path, rate_limits=1.0) as host, host.guest("Ania") as ania:
        monkeypatch.setattr(host.services.analyses, "begin", lambda live, whose: Underway())
        where = f"/api/tables/{kept(ania, record)}/analysis"
        answers = [ania.ask("POST", where) for _ in range(ANALYSES.most + 1)]
        assert [one.status_code for one in answers] == [202] * ANALYSES.most + [429]
        assert answers[-1].json()["args"]["limit"] == "analyses"
