"""Analyses of finished games: begun by anybody, made aside, told in every language."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tests.server.host import SECONDS, Host, Json, Visitor
from trailboss import bots
from trailboss.analysis import Budget
from trailboss.analysis.budget import Piece
from trailboss.kernel.record import Record
from trailboss.server.analyses import Analyses, Underway
from trailboss.server.limits import ANALYSES
from trailboss.tables import schema
from trailboss.tables.analysis_store import AnalysisStore
from trailboss.tables.fair_queue import Whose
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


def another_process(host: Host) -> Analyses:
    """What serves the site from now on; the one before."""
    services = host.services
    before = services.analyses
    store = AnalysisStore(services.database)
    services.analyses = Analyses(store, services.hall.bots.thinkers, before.budget)
    return before


def test_any_process_tells_what_one_has_found(quick: Host, record: Record) -> None:
    with quick.guest("Ania") as ania:
        table = kept(ania, record)
        told = analysed(ania, table)
        another_process(quick)
        assert ania.get(f"/api/tables/{table}/analysis/en") == told
        begun = ania.ask("POST", f"/api/tables/{table}/analysis").json()
        assert begun["done"] == begun["of"] == told["of"], "it is not made again"


def test_one_whose_maker_has_stopped_is_made_by_another(
    quick: Host, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on = threading.Event()
    ended = threading.Event()
    think = quick.services.hall.bots.thinkers.analyse

    async def stop_in_the_middle(piece: Piece, whose: Whose) -> Any:
        while not going_on.is_set():
            await asyncio.sleep(0.01)
        ended.set()
        return await think(piece, whose)

    with quick.guest("Ania") as ania:
        table = kept(ania, record)
        where = f"/api/tables/{table}/analysis"
        with monkeypatch.context() as patched:
            patched.setattr(quick.services.hall.bots.thinkers, "analyse", stop_in_the_middle)
            ania.ask("POST", where)
            patched.setattr("trailboss.server.analyses.BEAT_SECONDS", 600.0)
            while not (told := ania.get(f"{where}/en"))["of"] > 1:
                time.sleep(0.02)
        another_process(quick)
        assert ania.get(f"{where}/en") == told, "its maker may be at work"
        monkeypatch.setattr("trailboss.server.analyses.SILENT_SECONDS", 0.0)
        found = analysed(ania, table)
        going_on.set()
        assert ended.wait(SECONDS)
        assert ania.get(f"{where}/en") == found, "who comes late changes nothing"


def test_one_that_an_older_version_wrote_can_be_made_anew(quick: Host, record: Record) -> None:
    with quick.guest("Ania") as ania:
        table = kept(ania, record)
        told = analysed(ania, table)
        with quick.services.database.write() as db:
            db.execute(update(schema.analyses).values(found={"curve": "of another kind"}))
        assert ania.get(f"/api/tables/{table}/analysis/en")["failed"]
        assert analysed(ania, table) == told


def test_analyses_are_counted(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin(live: object, whose: object) -> Underway:
        return Underway()

    with Host(tmp_path, rate_limits=1.0) as host, host.guest("Ania") as ania:
        monkeypatch.setattr(host.services.analyses, "begin", begin)
        where = f"/api/tables/{kept(ania, record)}/analysis"
        answers = [ania.ask("POST", where) for _ in range(ANALYSES.most + 1)]
        assert [one.status_code for one in answers] == [202] * ANALYSES.most + [429]
        assert answers[-1].json()["args"]["limit"] == "analyses"
