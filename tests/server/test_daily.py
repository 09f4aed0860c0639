"""The daily deal: the same for everybody, once each, sealed until its day is over."""

from __future__ import annotations

import itertools
import json
import time
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from tests.server.host import Host, Visitor, wait_until
from tests.server.test_people import PASSWORD, sign_up
from trailboss.kernel.registry import games
from trailboss.server.people import COOKIE
from trailboss.tables import schema
from trailboss.tables.daily import Deal, deal_of, end_of, today

DAY = date(2026, 5, 1)


def deal(host: Host) -> Deal:
    return deal_of(today(), host.services.daily_secret)


def finish(host: Host, table: str, total: int) -> None:
    """The game is over; nobody looks at how it was played."""
    result = [
        {"seat": seat, "rank": 1, "total": total, "categories": {"money": total}} for seat in (0, 1)
    ]
    host.services.store.update_table(
        table, status="finished", finished=time.time(), result=result, waiting_for=[]
    )
    host.services.hall.gate.cache.forget(table)


def end_the_day(host: Host, table: str) -> None:
    host.services.store.update_table(table, sealed_until=1.0)
    host.services.hall.gate.cache.forget(table)


def note(host: Host, day: str, person: str, table: str) -> None:
    """That somebody plays the deal of a day at that table."""
    row = {"day": day, "person": person, "table": table, "created": 1.0}
    with host.services.database.write() as db:
        db.execute(insert(schema.deals), row)


_numbers = itertools.count(1)


def with_account(host: Host, name: str) -> Visitor:
    visitor = host.guest(name)
    sign_up(visitor, f"daily-{next(_numbers)}")
    return visitor


def play(visitor: Visitor) -> str:
    return str(visitor.post("/api/daily")["id"])


# ---- which deal


def test_a_deal_depends_on_the_day_and_the_secret_alone() -> None:
    assert deal_of(DAY, "secret") == deal_of(DAY, "secret")
    seeds = {deal_of(DAY, "secret").seed, deal_of(DAY, "other").seed}
    seeds |= {deal_of(DAY + timedelta(1), "secret").seed}
    assert len(seeds) == 3


def test_who_begins_takes_turns() -> None:
    """And so do the games: each seat has begun each of them as often as the other."""
    deals = [deal_of(DAY + timedelta(n), "secret") for n in range(4 * len(games()))]
    began = Counter((one.game, one.seat) for one in deals)
    assert began == {(game, seat): 2 for game in games() for seat in (0, 1)}


def test_a_day_ends_at_midnight_universal_time() -> None:
    assert deal_of(DAY, "secret").ends == 1777680000  # 2026-05-02T00:00:00Z


# ---- playing it


def test_everybody_plays_the_same_deal_once(host: Host) -> None:
    with with_account(host, "Ania") as ania, with_account(host, "Olena") as olena:
        before = ania.get("/api/daily")
        assert before["day"] == today().isoformat()
        assert (before["game"], before["bot"]) == (deal(host).game, deal(host).bot)
        assert before["bot"] != "random"
        assert (before["table"], before["status"]) == (None, None)
        mine, hers = play(ania), play(olena)
        assert mine != hers
        assert play(ania) == mine, "a second time leads back to the same table"
        after = ania.get("/api/daily")
        assert (after["table"], after["status"]) == (mine, "playing")
        first, second = (ania.get(f"/api/tables/{id}") for id in (mine, hers))
        assert first["commitment"] == second["commitment"]
        assert first["options"] == second["options"]
        assert first["origin"] == "daily"
        assert [seat["bot"] for seat in first["seats"]].count(deal(host).bot) == 1
        assert first["seats"][deal(host).seat]["mine"]


def test_a_stranger_sees_the_deal_and_must_say_a_name_to_play(host: Host) -> None:
    with host.visitor() as visitor:
        assert visitor.get("/api/daily")["table"] is None
        assert visitor.ask("POST", "/api/daily").status_code == 401


def test_scores_are_compared_without_telling_whose_table(host: Host) -> None:
    with (
        with_account(host, "Best") as best,
        with_account(host, "Equal") as equal,
        with_account(host, "Last") as last,
    ):
        for visitor, total in ((last, 40), (best, 90), (equal, 90)):
            finish(host, play(visitor), total)
        scores = [s for s in best.get("/api/daily")["today"] if s["total"] in (90, 40)]
        assert [(s["rank"], s["name"], s["total"], s["mine"], s["table"]) for s in scores] == [
            (1, "Best", 90, True, None),
            (1, "Equal", 90, False, None),
            (3, "Last", 40, False, None),
        ]


def test_yesterdays_games_can_be_watched(host: Host) -> None:
    with with_account(host, "Ania") as ania:
        table = play(ania)
        finish(host, table, 70)
        end_the_day(host, table)
        yesterday = today() - timedelta(1)
        host.services.store.update_table(table, finished=end_of(yesterday) - 1)
        note(host, yesterday.isoformat(), ania.id, table)
        scores = ania.get("/api/daily")["yesterday"]
        assert (scores[0]["name"], scores[0]["table"]) == ("Ania", table)
        assert ania.get(f"/api/tables/{table}/replay")["seed"] == deal(host).seed


def test_what_a_bot_helped_with_does_not_count(host: Host) -> None:
    with with_account(host, "Lazy") as lazy:
        table, seat = play(lazy), deal(host).seat
        for bot in ("random", None):
            lazy.post(f"/api/tables/{table}/hand-over", {"seat": seat, "bot": bot})
        finish(host, table, 99)
        assert "Lazy" not in [score["name"] for score in lazy.get("/api/daily")["today"]]


def test_a_deal_is_for_accounts(host: Host) -> None:
    """Guests are as many as anybody likes."""
    with host.guest("Guest") as guest:
        answer = guest.ask("POST", "/api/daily")
        assert (answer.status_code, answer.json()["code"]) == (403, "account-needed")


def test_a_deal_that_is_asked_for_twice_at_once_is_dealt_once(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second table, were it but for a moment, would show what another answer brings."""
    with with_account(host, "Ania") as ania:
        with monkeypatch.context() as patch:  # both looked before either had one
            known = host.services.archive.deal_table
            answers = iter([None, None])
            patch.setattr(
                host.services.archive, "deal_table", lambda *args: next(answers, known(*args))
            )
            tables = {play(ania), play(ania)}
        assert len(tables) == 1
        assert [table["id"] for table in ania.get("/api/me/tables")] == list(tables)


def test_a_deal_whose_server_was_stopped_before_it_began_begins_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has a second one that day."""

    async def stopped(*_: object) -> None:
        return None

    with Host(tmp_path).quiet() as host, with_account(host, "Ania") as ania:
        with monkeypatch.context() as patch:
            patch.setattr(host.services.hall.seating, "start_if_full", stopped)
            table = play(ania)
        token = ania.token
        assert ania.get(f"/api/tables/{table}")["status"] == "open"
    with Host(tmp_path).quiet() as host, host.visitor() as ania:
        ania.http.cookies.set(COOKIE, token or "")
        wait_until(lambda: ania.get(f"/api/tables/{table}")["status"] == "playing")
        assert play(ania) == table


def test_a_guests_deal_does_not_come_along_to_the_account(host: Host) -> None:
    """One that was begun when guests could still play it."""
    with with_account(host, "Olena") as olena:
        login = host.services.people.person(olena.id).login  # type: ignore[union-attr]
    with host.guest("Guest") as guest:
        table = guest.open("me me")
        note(host, today().isoformat(), guest.id, table)
        guest.post("/api/sign-in", {"login": login, "password": PASSWORD})
        assert guest.get("/api/daily")["table"] is None
        assert play(guest) != table


def test_what_is_finished_after_its_day_does_not_count(host: Host) -> None:
    """The seed is told to everybody by then."""
    with with_account(host, "Late") as late:
        table = play(late)
        for moment, counts in ((deal(host).ends, False), (deal(host).ends - 1, True)):
            finish(host, table, 99)
            host.services.store.update_table(table, finished=moment)
            names = [score["name"] for score in late.get("/api/daily")["today"]]
            assert ("Late" in names) is counts


# ---- nobody learns the seed before the day is over


def everything_about(visitor: Visitor, table: str) -> str:
    """All that the table's own player can get hold of."""
    replays = ("/replay", "/replay?seat=0", "/replay/0", "/replay/0?seat=0", "/replay/0?seat=1")
    paths = ("", "/record", *replays)
    answers = [visitor.ask("GET", f"/api/tables/{table}{path}").text for path in paths]
    answers.append(json.dumps(visitor.get("/api/me/tables")))
    answers.append(json.dumps(visitor.get("/api/daily")))
    with visitor.at(table) as socket:
        answers.append(json.dumps(socket.opened().heard))
    return "\n".join(answers)


@pytest.mark.parametrize("ending", ["playing", "finished", "cancelled"])
def test_the_seed_stays_hidden_until_the_day_is_over(host: Host, ending: str) -> None:
    with with_account(host, "Ania") as ania:
        table = play(ania)
        if ending == "finished":
            finish(host, table, 50)
        elif ending == "cancelled":
            ania.delete(f"/api/tables/{table}")
        assert deal(host).seed not in everything_about(ania, table)
        if ending == "playing":
            return
        answer = ania.ask("GET", f"/api/tables/{table}/replay")
        assert (answer.status_code, answer.json()["code"]) == (403, "sealed")
        body: dict[str, Any] = {"ply": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert ania.ask("POST", f"/api/tables/{table}/fork", body).status_code == 403
        end_the_day(host, table)
        assert deal(host).seed in everything_about(ania, table)


def test_a_cancelled_deal_was_played(host: Host) -> None:
    with with_account(host, "Ania") as ania:
        table = play(ania)
        ania.delete(f"/api/tables/{table}")
        assert play(ania) == table


def test_nothing_is_taken_back_past_a_reveal(host: Host) -> None:
    with with_account(host, "Ania") as ania, ania.at(play(ania)) as socket:
        position = socket.opened().position
        while position["seat"] not in position["view"]["decision"]["seats"]:
            position = socket.until("position")
        final = next((a for a in position["actions"] if not a["aside"]), position["actions"][0])
        assert socket.act(final["text"])["type"] == "done"
        assert socket.position["rewind_from"] is None
        refused = socket.ask("ask-rewind", to=0)
        assert (refused["type"], refused["code"]) == ("refused", "sealed")
