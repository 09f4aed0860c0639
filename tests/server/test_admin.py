"""Those who run a site: what they see and may do, and what they ask of everybody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.host import Host, Visitor
from trailboss.tables.schema import bans, sessions

PASSWORD = "a long way to Kansas City"
PAGES = ("", "/tables", "/people", "/reports", "/audit")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Host]:
    words = tmp_path / "words"
    words.write_text("# of the house\nVarmint\n", encoding="utf-8")
    with Host(tmp_path, admins="boss, other", chat_words=str(words)) as one:
        yield one


def account(host: Host, login: str) -> Visitor:
    one = host.guest(login.title())
    one.post("/api/me/account", {"login": login, "password": PASSWORD})
    return one


def test_the_page_is_for_those_whom_the_settings_name(house: Host) -> None:
    with account(house, "boss") as boss, account(house, "ania") as ania, house.visitor() as nobody:
        assert boss.get("/api/me")["admin"]
        assert not ania.get("/api/me")["admin"]
        for page in PAGES:
            boss.get(f"/api/admin{page}")
            assert ania.ask("GET", f"/api/admin{page}").status_code == 403
            assert nobody.ask("GET", f"/api/admin{page}").status_code == 401
        told = boss.get("/api/admin")
        assert told["people"] == 2
        assert set(told["games"]) >= {"great_western_trail", "el_paso", "carson_city"}


def test_a_ban_holds_at_every_door_and_is_lifted(house: Host) -> None:
    with account(house, "boss") as boss, account(house, "ania") as ania, house.guest("O") as olena:
        table = ania.open("me open", visibility="open")
        olena.sit(table, 1)
        path = f"/api/admin/people/{ania.id}/ban"
        with ania.at(table).opened() as page:
            (banned,) = boss.post(path, {"reason": "swears", "days": 3})
            assert page.closed() == (4401, "signed out")
        assert (banned["banned"], banned["reason"]) == (True, "swears")
        assert ania.get("/api/me")["id"] is None
        credentials = {"login": "ania", "password": PASSWORD}
        refused = ania.ask("POST", "/api/sign-in", credentials)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert "swears" in refused.json()["message"]
        assert olena.get(f"/api/tables/{table}")["seats"][0]["bot"] is not None
        assert not boss.delete(path)[0]["banned"]
        assert ania.post("/api/sign-in", credentials)["name"] == "Ania"
        deeds = [(one["who"], one["deed"]) for one in boss.get("/api/admin/audit")]
        assert deeds == [("boss", "unban"), ("boss", "ban")]


def test_who_is_banned_does_not_give_up_the_guest_they_are_by_signing_in(house: Host) -> None:
    with account(house, "boss") as boss, account(house, "ania") as ania, house.guest("G") as guest:
        boss.post(f"/api/admin/people/{ania.id}/ban", {"reason": "swears"})
        table = guest.open("me me")
        credentials = {"login": "ania", "password": PASSWORD}
        assert guest.ask("POST", "/api/sign-in", credentials).json()["code"] == "banned"
        assert [one["id"] for one in guest.get("/api/me/tables")] == [table]


def test_whoever_is_banned_while_signing_in_is_not_in(
    house: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    with account(house, "boss") as boss, account(house, "ania") as ania:
        people = house.services.people
        add = people.add_session

        def slowly(token: str, person: str) -> None:
            boss.post(f"/api/admin/people/{person}/ban", {"reason": "swears"})
            add(token, person)

        monkeypatch.setattr(people, "add_session", slowly)
        credentials = {"login": "ania", "password": PASSWORD}
        assert ania.ask("POST", "/api/sign-in", credentials).json()["code"] == "banned"
        with people.database.read() as db:
            assert not db.execute(sessions.select().where(sessions.c.person == ania.id)).all()


def test_a_ban_that_is_over_is_none(house: Host) -> None:
    with account(house, "boss") as boss, account(house, "ania") as ania:
        path = f"/api/admin/people/{ania.id}/ban"
        assert boss.ask("POST", path, {"reason": "x", "days": 0}).status_code == 400
        boss.post(path, {"reason": "x", "days": 3})
        assert boss.get("/api/admin")["bans"] == 1
        with house.services.database.write() as db:
            db.execute(bans.update().values(until=time.time() - 1))
        (one,) = boss.get("/api/admin/people?name=ania")
        assert (one["banned"], one["reason"]) == (False, None)
        assert boss.get("/api/admin")["bans"] == 0


def test_a_bot_is_banned_without_its_keeper(house: Host) -> None:
    with account(house, "boss") as boss, account(house, "ania") as ania, house.visitor() as bot:
        made = ania.post("/api/me/bots", {"name": "Ferdinand"})
        bot.http.headers["Authorization"] = f"Bearer {made['token']}"
        assert bot.get("/api/me")["bot"]
        path = f"/api/admin/people/{made['bot']['id']}/ban"
        boss.post(path, {"reason": "floods the lobby"})
        assert bot.ask("GET", "/api/me").status_code == 401
        assert ania.get("/api/me")["account"]
        boss.delete(path)
        assert bot.get("/api/me")["bot"]


def test_nobody_bans_those_who_run_the_site(house: Host) -> None:
    with account(house, "boss") as boss, account(house, "other") as other:
        path = f"/api/admin/people/{other.id}/ban"
        assert boss.ask("POST", path, {"reason": "x"}).status_code == 403
        assert other.get("/api/me")["admin"]


def test_a_report_is_read_and_what_was_said_is_hidden(house: Host) -> None:
    with account(house, "boss") as boss, house.guest("Ania") as ania, house.guest("O") as olena:
        table = ania.open("me open", visibility="open")
        olena.sit(table, 1)
        with ania.at(table).opened() as mine, olena.at(table).opened() as hers:
            hers.send("say", text="something rude")
            line = mine.until("chat")["lines"][0]
            path = f"/api/tables/{table}/reports"
            for _ in range(2):  # once is enough
                ania.post(path, {"line": line["id"], "text": "rude"})
            assert olena.ask("POST", path, {"line": line["id"], "text": "me"}).status_code == 403
            (report,) = boss.get("/api/admin/reports")
            assert (report["said"], report["text"]) == ("something rude", "rude")
            close = f"/api/admin/reports/{report['id']}/close"
            assert boss.post(close, {"hide": True}) == []
            assert mine.until("chat")["lines"] == []
            ania.post(path, {"line": line["id"], "text": "again"})
            (report,) = boss.get("/api/admin/reports")
            assert report["text"] == "again"


def test_what_a_guest_was_reported_for_comes_along_to_the_account(house: Host) -> None:
    with account(house, "boss") as boss, account(house, "ania") as ania, house.guest("G") as guest:
        table = boss.open("me open", visibility="open")
        guest.sit(table, 1)
        boss.post(f"/api/tables/{table}/reports", {"seat": 1, "text": "rude"})
        guest.post("/api/sign-in", {"login": "ania", "password": PASSWORD})
        assert [one["about"] for one in boss.get("/api/admin/reports")] == [ania.id]


def test_a_table_is_ended_for_everybody(house: Host) -> None:
    with account(house, "boss") as boss, house.guest("Ania") as ania:
        table = ania.open("me me")
        assert [one["id"] for one in boss.get("/api/admin/tables?status=playing")] == [table]
        path = f"/api/admin/tables/{table}/cancel"
        assert boss.post(path) == []
        assert ania.get(f"/api/tables/{table}")["status"] == "cancelled"
        assert boss.ask("POST", path).status_code == 400


def test_words_of_the_list_are_neither_said_nor_borne(house: Host) -> None:
    with house.guest("Ania") as ania:
        table = ania.open("me me")
        assert ania.ask("POST", "/api/me", {"name": "a Vármint"}).json()["code"] == "not-said-here"
        wanted = {"game": "el_paso", "visibility": "hotseat"}
        seats = [{"kind": "me"}, {"kind": "me", "name": "Varmint"}]
        refused = ania.ask("POST", "/api/tables", {**wanted, "seats": seats})
        assert refused.json()["code"] == "not-said-here"
        ania.post("/api/me/account", {"login": "ania", "password": PASSWORD})
        refused = ania.ask("POST", "/api/me/bots", {"name": "Varmint"})
        assert refused.json()["code"] == "not-said-here"
        with ania.at(table).opened() as page:
            page.send("say", text="You VARMINT!")
            assert page.until("refused")["code"] == "not-said-here"
            page.send("say", text="varmints are animals")
            assert page.until("chat")["lines"][0]["text"] == "varmints are animals"


@pytest.mark.parametrize("who_plays", ["accounts", "confirmed"])
def test_others_only_look_on(tmp_path: Path, who_plays: str) -> None:
    with (
        Host(tmp_path, who_plays=who_plays, open_tables=1) as host,
        host.guest("Guest") as guest,
        account(host, "ania") as ania,
    ):
        wanted = {"game": "el_paso", "seats": [{"kind": "me"}, {"kind": "open"}]}
        wanted |= {"visibility": "open"}
        refused = guest.ask("POST", "/api/tables", wanted)
        assert (refused.status_code, refused.json()["code"]) == (403, "account-needed")
        if who_plays == "confirmed":
            assert ania.ask("POST", "/api/tables", wanted).json()["code"] == "email-needed"
            host.services.people.update_person(ania.id, email="ania@example.org")
        table = ania.post("/api/tables", wanted)["id"]
        sit = guest.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
        assert sit.json()["code"] == "account-needed"
        with guest.at(table).opened() as page:
            page.send("say", text="hello")
            assert page.until("refused")["code"] == "account-needed"
        assert ania.ask("POST", "/api/tables", wanted).json()["code"] == "too-many-tables"
