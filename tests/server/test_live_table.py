"""The socket of a table: moves, pushes, undo, staleness, resuming, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from tests.server.host import Host, two_at_a_table
from trailboss.tables import live
from trailboss.tables.journal import SqliteWriter
from trailboss.tables.live import Live
from trailboss.tables.player import Player


def test_a_move_is_answered_and_pushed_to_everybody(host: Host) -> None:
    with (
        two_at_a_table(host) as (ania, olena, table),
        host.visitor() as stranger,
        ania.at(table).opened() as hers,
        olena.at(table).opened() as other,
        stranger.at(table).opened() as spectator,
    ):
        assert hers.position["seats"] == [0]
        assert spectator.position["seats"] == []
        assert spectator.position["actions"] == []
        assert hers.act("place neutral-b") == {"type": "done", "id": hers.heard[-1]["id"]}
        assert hers.shown(1)["undo"] == 1
        hers.act("end")
        for socket in (hers, other, spectator):
            assert socket.shown(2)["view"]["active"] == 1
        assert {event["kind"] for event in other.position["events"]} >= {"placed_herder"}


@pytest.mark.sqlite
@pytest.mark.parametrize(("cached", "reads"), [(True, 0), (False, 3)])
def test_a_move_loads_its_table_once_and_writes_one_line(
    host: Host, monkeypatch: pytest.MonkeyPatch, cached: bool, reads: int
) -> None:
    """However many look on: they are shown what the gate has at hand."""
    cache = host.services.hall.gate.cache
    loads: list[str] = []
    statements: list[str] = []
    written: list[str] = []

    async def counted(id: str, *heard: int) -> Live:
        loads.append(id)
        return await load(id, *heard)

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        # Clocks are looked after meanwhile, and that the server is at work is noted.
        if "tables.deadline <" not in statement and " keys " not in statement:
            statements.append(statement.split()[0])

    with (
        two_at_a_table(host) as (ania, olena, table),
        ania.at(table).opened() as hers,
        olena.at(table).opened() as other,
        olena.at(table).opened() as again,
    ):
        hers.act("place neutral-b")
        hers.shown(1)
        load = cache.load
        monkeypatch.setattr(cache, "load", counted)
        event.listen(host.services.database.engine, "before_cursor_execute", note)
        writer = host.services.hall.gate.journal._writer
        assert isinstance(writer, SqliteWriter)
        assert writer._connection is not None
        writer._connection.set_trace_callback(lambda told: written.append(told.split()[0]))
        if not cached:
            cache.forget(table)
        hers.act("end")
        for socket in (hers, other, again):
            socket.shown(2)
        event.remove(host.services.database.engine, "before_cursor_execute", note)
        writer._connection.set_trace_callback(None)
    assert loads == ([] if cached else [table])
    assert [one for one in statements if one != "BEGIN"] == ["SELECT"] * reads
    assert written == ["BEGIN", "INSERT", "UPDATE", "COMMIT"]


def test_a_seat_lost_before_the_gate_is_lost(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, attendance = host.services.hall.gate, host.services.hall.attendance
    submit = gate.submit
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as socket:
        person = ania.id

        async def overtaken(*given: Any) -> Live:
            """What the socket could look at is past: the seat is given up just now."""
            await attendance.resign(table, Player(0, person))
            return await submit(*given)

        monkeypatch.setattr(gate, "submit", overtaken)
        monkeypatch.setattr(host.services.hall.bots, "wake", lambda _id: None)
        assert socket.act("place neutral-b")["code"] == "not-allowed"
        assert [line.kind for line in host.services.store.log(table)] == ["left"]


def test_undo_and_redo(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as socket:
        before = socket.position["view"]
        socket.act("place neutral-b")
        socket.shown(1)
        assert socket.ask("undo")["type"] == "done"
        assert socket.shown(0)["view"] == before
        assert socket.position["redo"] == 1
        assert socket.ask("redo")["type"] == "done"
        assert socket.shown(1)["undo"] == 1


def test_an_old_ply_is_answered_with_stale_and_the_present_position(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as socket:
        socket.act("place neutral-b")
        socket.shown(1)
        answer = socket.act("place neutral-c", ply=0)
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        assert socket.until("position")["ply"] == 1


def test_a_refusal_names_its_rule(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as socket:
        answer = socket.act("ride neutral-a")
        assert answer["code"] == "illegal"
        assert answer["rule"].startswith("GWT-")
        assert socket.act("fly to the moon")["code"] == "not-an-action"
        why = socket.ask("why", action="ride neutral-a")
        assert (why["type"], why["legal"]) == ("why", False)


def test_what_an_action_would_bring_is_told_unless_it_reveals_something(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as socket:
        socket.act("place neutral-b")
        socket.shown(1)
        earned = socket.ask("preview", action="aux gain-money")
        money = socket.position["view"]["players"][0]["money"]
        assert earned["counts"]["money"] == [money, money + 1]
        assert "gained_money" in {event["kind"] for event in earned["events"]}
        drawn = socket.ask("preview", action="aux draw")
        assert (drawn["final"], drawn["events"], drawn["counts"]) == (True, [], {})
        assert socket.ask("preview", action="ride neutral-a")["code"] == "illegal"
        assert socket.ask("preview", action="fly to the moon")["code"] == "not-an-action"
        assert len(host.services.store.log(table)) == 1


def test_an_earlier_position_is_shown_as_it_was_seen_then(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as hers:
        first = hers.position["view"]
        hers.act("place neutral-b")
        second = hers.shown(1)["view"]
        assert hers.ask("recall", ply=0)["view"] == first
        assert hers.ask("recall", ply=1)["view"] == second
        assert hers.ask("recall", ply=2)["code"] == "wrong-moment"
        with olena.at(table).opened() as other:  # it may still be taken back: not for others
            assert other.ask("recall", ply=0)["view"] == other.position["view"]
            assert other.ask("recall", ply=1)["code"] == "wrong-moment"


def test_what_is_no_longer_remembered_is_told_on_demand(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as hers:
        hers.act("place neutral-b")
        hers.shown(1)
        hers.act("aux draw")
        hers.act(hers.shown(2)["actions"][0]["text"])
        hers.shown(3)
        hers.act("end")
        hers.shown(4)
        hers.send("sync")
        whole = hers.until("position", since=-1)
        assert (whole["forgotten"], whole["events"][0]["ply"]) == (0, 1)
        monkeypatch.setattr(live, "RECENT", 1)
        host.services.hall.gate.cache.forget(table)
        with ania.at(table).opened() as again, olena.at(table).opened() as other:
            ply = again.position["forgotten"]
            assert (ply, other.position["forgotten"]) == (3, 3)
            told = again.ask("earlier", ply=ply)
            assert (told["type"], told["ply"], told["seat"]) == ("earlier", 3, 0)
            assert told["events"] + again.position["events"] == whole["events"]
            others = other.ask("earlier", ply=ply)["events"]
            assert others[0] == whole["events"][0]
            assert others != told["events"], "others do not see what was drawn"
            assert again.ask("earlier", ply=5)["code"] == "wrong-moment"


def test_the_same_request_twice_is_one_move(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as socket:
        for _ in range(3):
            answer = socket.act("place neutral-b", id="mine", ply=0)
            assert answer == {"type": "done", "id": "mine"}
        assert len(host.services.store.log(table)) == 1


def test_nobody_hears_that_a_rival_does_and_takes_back_steps(host: Host) -> None:
    with (
        two_at_a_table(host) as (ania, olena, table),
        ania.at(table).opened() as hers,
        olena.at(table).opened() as other,
    ):
        before = dict(other.position)
        other.heard.clear()
        hers.act("place neutral-b")
        hers.shown(1)
        hers.ask("undo")
        hers.shown(0)
        hers.act("place neutral-c")
        hers.shown(1)
        other.send("ping")
        other.until("pong")
        assert [message["type"] for message in other.heard] == ["pong"]
        other.send("sync")
        now = other.until("position")
        assert {**now, "clock": None} == {**before, "clock": None}
        hers.act("end")
        assert other.shown(2)["seq"] == before["seq"] + 1


def test_whoever_comes_back_gets_what_was_missed(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as hers:
        with olena.at(table).opened() as other:
            known = other.position
        hers.act("place neutral-b")
        hers.shown(1)
        hers.act("end")
        with olena.at(table).opened() as other:
            other.send("sync", ply=known["ply"], seq=known["seq"])
            missed = other.until("position", since=known["ply"])
            assert [event["ply"] for event in missed["events"]] == sorted(
                event["ply"] for event in missed["events"]
            )
            assert {event["ply"] for event in missed["events"]} <= {1, 2}
            assert missed["events"]


def test_what_was_taken_back_meanwhile_does_not_stay_in_the_log_of_a_page(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as socket:
        socket.act("place neutral-b")
        known = socket.shown(1)
        socket.ask("undo")
        socket.shown(0)
        socket.act("place neutral-c")
        socket.shown(1)
        socket.send("sync", ply=known["ply"], seq=known["seq"])
        again = socket.until("position", since=0)
        assert [event["args"] for event in again["events"]] == [[0, "neutral-c"]]


def test_nothing_is_shown_before_the_start(host: Host) -> None:
    with host.guest("Ania") as ania:
        table = ania.open("me open")
        with ania.at(table).opened() as socket:
            assert socket.position["status"] == "open"
            assert socket.position["view"] == {}
            assert socket.position["actions"] == []


def test_a_bot_answers(host: Host) -> None:
    with host.guest("Ania") as ania:
        table = ania.open("random me")
        with ania.at(table).opened() as socket:
            while socket.position["view"]["decision"]["seats"] != [1]:
                socket.receive()
            assert socket.position["ply"] > 0


def test_a_seat_given_up_is_played_by_a_bot(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table), olena.at(table).opened() as socket:
        assert socket.ask("resign")["type"] == "done"
        people = socket.until("position", seats=[])["people"]
        assert people[1]["bot"] is not None
        assert socket.ask("act", action="end", seat=1)["code"] == "not-allowed"
        assert ania.get(f"/api/tables/{table}")["seats"][1]["bot"] is not None


def test_an_adjourned_table_stands_still(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as socket:
        socket.ask("adjourn")
        assert socket.until("position", status="adjourned")["actions"] == []
        assert socket.act("place neutral-b")["code"] == "wrong-moment"
        socket.ask("resume")
        socket.until("position", status="playing")
        assert socket.act("place neutral-b")["type"] == "done"


def test_going_back_needs_everybody(host: Host) -> None:
    with (
        two_at_a_table(host) as (ania, olena, table),
        ania.at(table).opened() as hers,
        olena.at(table).opened() as other,
    ):
        hers.act("place neutral-b")
        hers.shown(1)
        hers.act("end")
        other.shown(2)
        other.ask("ask-rewind", to=0)
        assert hers.until("position", rewind_request={"seat": 1, "ply": 0, "agreed": [1]})
        hers.ask("answer-rewind", agreed=True, to=0)
        assert hers.shown(0)["rewind_request"] is None
        assert other.shown(0)["view"]["active"] == 0


def test_a_table_goes_on_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with Host(tmp_path) as host, two_at_a_table(host) as (ania, _, table):
        with ania.at(table).opened() as socket:
            socket.act("place neutral-b")
            before = socket.shown(1)
        token = ania.token
    with Host(tmp_path) as host, host.visitor() as ania:
        ania.http.cookies.set("trailboss", token or "")
        with ania.at(table).opened() as socket:
            for part in ("ply", "seq", "seat", "view", "actions", "undo", "commitment"):
                assert socket.position[part] == before[part]
            assert socket.act("end")["type"] == "done"


def test_the_seed_is_shown_at_the_end_and_not_before(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as socket:
        assert socket.position["seed"] is None
        commitment = socket.position["commitment"]
        assert ania.ask("GET", f"/api/tables/{table}/record").status_code == 400
        assert olena.ask("DELETE", f"/api/tables/{table}").status_code == 403
        ania.delete(f"/api/tables/{table}")
        seed = socket.until("position", status="cancelled")["seed"]
        assert seed in ania.get(f"/api/tables/{table}/record")
        from trailboss import Dice

        assert Dice(seed).commitment() == commitment
