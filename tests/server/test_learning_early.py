"""Nobody learns anything early, by whatever is asked: what an attacker tried, one test each."""

from __future__ import annotations

import time

import pytest

from tests.server.host import GAME, Host, two_at_a_table
from trailboss.tables.line import Line
from trailboss.tables.store import Entry


def test_nobody_asks_about_the_deal_before_the_start(host: Host) -> None:
    """Whoever knew their hand could leave the waiting room and come back for a better one."""
    with host.guest("Ania") as ania:
        table = ania.open("me open", visibility="open")
        with ania.at(table) as page:
            page.until("position")
            for question in ("why", "preview"):
                page.send(question, id=question, seat=0, action="discard jersey")
                while page.receive().get("id") != question:
                    pass
                assert page.heard[-1]["type"] == "refused"
                assert page.heard[-1]["code"] == "wrong-moment"
            page.send("why", id="touch", seat=0, target="hand:jersey")
            while page.receive().get("id") != "touch":
                pass
            assert page.heard[-1]["code"] == "wrong-moment"


def test_a_sync_from_any_line_tells_nothing_of_a_rivals_undo(host: Host) -> None:
    with (
        two_at_a_table(host) as (ania, olena, table),
        ania.at(table).opened() as hers,
        olena.at(table).opened() as other,
    ):
        told = []
        for _ in range(2):
            other.send("sync", ply=1000, seq=-1)
            told.append(other.until("position")["since"])
            hers.act("place neutral-b")
            hers.shown(1)
            hers.ask("undo")
            hers.shown(0)
        other.send("sync", ply=1000, seq=-1)
        told.append(other.until("position")["since"])
        assert told == [1000, 1000, 1000]


def test_whoever_is_away_has_not_agreed_to_go_back(host: Host) -> None:
    """A bot stands in for Olena; Ania may not go back behind what was revealed meanwhile."""
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as hers:
        hers.act("place neutral-b")
        hers.shown(1)
        hers.act("end")
        hers.shown(2)
        host.quiet()
        olena.post(f"/api/tables/{table}/hand-over", {"seat": 1, "bot": "random"})
        hers.ask("ask-rewind", to=0)
        assert host.do(host.services.hall.gate.live(table)).state.ply >= 2
        assert hers.position["ply"] >= 2


def test_my_tables_tell_no_time_of_a_rivals_step_that_may_be_taken_back(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as hers:
        before = olena.get("/api/me/tables")[0]
        hers.act("place neutral-b")
        hers.shown(1)
        assert olena.get("/api/me/tables")[0] == before
        assert olena.get(f"/api/tables/{table}") == {**before, "since": None}
        hers.act("end")
        hers.shown(2)
        assert olena.get("/api/me/tables")[0]["since"] > before["since"]


def test_statistics_count_a_daily_deal_when_its_day_is_over(host: Host) -> None:
    """What others built from today's cards says what these are."""
    store, archive = host.services.store, host.services.archive
    with host.guest("Ania") as ania:
        table = ania.open("me random")
        result = [{"seat": seat, "rank": 1, "total": 5, "categories": {}} for seat in range(2)]
        done = {"status": "finished", "finished": time.time(), "result": result}
        for sealed, counted in ((None, 1), (time.time() + 999, 0), (time.time() - 1, 1)):
            store.update_table(table, origin="daily", sealed_until=sealed, **done)
            assert archive.finished_count(GAME) == counted
            assert len(archive.finished(GAME)) == counted


@pytest.mark.parametrize("line", [3, 10_000_000])
def test_lines_of_chat_of_other_tables_are_nobodys_business(host: Host, line: int) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as hers:
        hers.send("say", text="hello")
        hers.until("chat")
        elsewhere = ania.open("me open")
        answers = {
            ania.ask("POST", f"/api/tables/{elsewhere}/mutes", {"line": number}).text
            for number in (1, line)
        }
        assert len(answers) == 1, "an id tells whether there is such a line"


def test_a_log_of_before_is_read_as_it_was_played(host: Host) -> None:
    """Servers of before let a rival's token come in between: such tables go on."""
    with two_at_a_table(host) as (ania, olena, table):
        for seq, (seat, text) in enumerate([(0, "place neutral-b"), (1, "exchange")], 1):
            entry = Entry(seq, "move", seat, text, None, time.time())
            holder = ((ania, olena)[seat].id, None)
            line = Line(table, entry, {"status": "playing"}, {}, "playing", holder)
            host.do(host.services.hall.gate.journal.append(line))
        host.services.hall.gate.cache.forget(table)
        live = host.do(host.services.hall.gate.live(table))
        assert live.state.ply == 2
        assert live.asked == (1,)
        assert not live.undoable(0)
