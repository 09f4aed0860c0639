"""People: guests, accounts, sessions, signing out everywhere, being forgotten."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import pytest

from tests.server.host import Host, Visitor, two_at_a_table
from trailboss.server.people import COOKIE

PASSWORD = "correct horse"


def sign_up(visitor: Visitor, login: str) -> None:
    visitor.post("/api/me/account", {"login": login, "password": PASSWORD})


def sign_in(host: Host, login: str) -> Visitor:
    visitor = host.visitor()
    visitor.post("/api/sign-in", {"login": login, "password": PASSWORD})
    return visitor


def test_a_name_is_enough_to_play(host: Host) -> None:
    with host.visitor() as visitor:
        assert visitor.get("/api/me") == {
            "id": None,
            "name": None,
            "account": False,
            "bot": False,
            "admin": False,
        }
        me = visitor.post("/api/me", {"name": "  Ania\n Kowalska "})
        assert me["name"] == "Ania Kowalska"
        assert visitor.get("/api/me") == me
        assert visitor.post("/api/me", {"name": "Anna"})["id"] == me["id"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b\n"])
def test_a_name_needs_something_to_see(host: Host, name: str) -> None:
    with host.visitor() as visitor:
        answer = visitor.ask("POST", "/api/me", {"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    with Host(tmp_path, secure_cookies=True) as host, host.visitor() as visitor:
        answer = visitor.ask("POST", "/api/me", {"name": "Ania"})
        cookie = answer.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=lax", "secure", "path=/"):
            assert part in cookie


def test_only_hashes_of_tokens_and_passwords_are_stored(host: Host) -> None:
    with host.guest("Ania") as ania:
        sign_up(ania, "ania-hashed")
        dump = "\n".join(_everything(host))
        assert ania.token is not None
        assert ania.token not in dump
        assert PASSWORD not in dump
        assert "$argon2id$" in dump


def _everything(host: Host) -> list[str]:
    from trailboss.tables import schema

    with host.services.database.read() as db:
        return [
            str(tuple(row))
            for table in schema.metadata.sorted_tables
            for row in db.execute(table.select())
        ]


def test_an_account_adopts_the_guests_games(host: Host) -> None:
    with host.guest("Ania") as ania:
        sign_up(ania, "ania-adopts")
        with host.guest("Guest") as guest:
            table = guest.open("me me")
            guest.post("/api/sign-in", {"login": "ania-adopts", "password": PASSWORD})
            assert guest.id == ania.id
            mine = {one["id"] for one in ania.get("/api/me/tables")}
            assert table in mine
            with ania.at(table).opened() as socket:
                assert socket.position["seats"] == [0, 1]


def test_an_account_adopts_the_guests_studies(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Guest") as guest:
        sign_up(ania, "ania-studies")
        study = guest.post("/api/studies", {"game": "el_paso", "title": "Mine"})["id"]
        guest.post("/api/sign-in", {"login": "ania-studies", "password": PASSWORD})
        assert [one["id"] for one in ania.get("/api/me/studies")] == [study]


@pytest.mark.parametrize("started", [True, False])
def test_guest_and_account_at_one_table_do_not_become_one_with_two_seats(
    host: Host, started: bool
) -> None:
    login = f"ania-twice-{started}".lower()
    with host.guest("Ania") as ania, host.guest("Guest") as guest, host.guest("Olena") as olena:
        sign_up(ania, login)
        seats, before = ("me open open", "playing") if started else ("me open open open", "open")
        table = olena.open(seats, visibility="open")
        guest.sit(table, 1)
        ania.sit(table, 2)
        assert olena.get(f"/api/tables/{table}")["status"] == before
        guest.post("/api/sign-in", {"login": login, "password": PASSWORD})
        info = olena.get(f"/api/tables/{table}")
        assert info["status"] == before
        mine = [seat["seat"] for seat in ania.get(f"/api/tables/{table}")["seats"] if seat["mine"]]
        assert mine == [2]
        if started:
            assert info["seats"][1]["bot"] is not None
        else:
            assert info["seats"][1]["kind"] == "open"


def test_guest_and_account_of_a_game_that_is_over_stay_two(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Guest") as guest:
        sign_up(ania, "ania-over")
        table = ania.open("me open", visibility="open")
        guest.sit(table, 1)
        ania.delete(f"/api/tables/{table}")
        guest.post("/api/sign-in", {"login": "ania-over", "password": PASSWORD})
        seats = ania.get(f"/api/tables/{table}")["seats"]
        assert [seat["mine"] for seat in seats] == [True, False]
        assert seats[1]["name"] == "Guest"


def test_an_open_page_of_the_guest_is_closed_and_comes_back_as_the_account(host: Host) -> None:
    with host.guest("Ania") as ania:
        sign_up(ania, "ania-page")
    with host.guest("Guest") as guest:
        table = guest.open("me me")
        with guest.at(table).opened() as page:
            guest.post("/api/sign-in", {"login": "ania-page", "password": PASSWORD})
            assert page.closed() == (4401, "signed out")
        with guest.at(table).opened() as page:
            assert page.position["people"][0]["name"] == "Ania"


def test_wrong_names_and_wrong_passwords_look_the_same(host: Host) -> None:
    with host.guest("Ania") as ania:
        sign_up(ania, "ania-exists")
    with host.visitor() as visitor:
        answers = [
            visitor.ask("POST", "/api/sign-in", {"login": login, "password": "wrong wrong"})
            for login in ("ania-exists", "nobody-at-all")
        ]
        assert [answer.status_code for answer in answers] == [403, 403]
        assert answers[0].json() == answers[1].json()


def test_a_wrong_name_takes_as_long_as_a_wrong_password(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever measures must not learn which names there are: a hash is worked out for both."""
    registry = host.services.registry
    with host.guest("Olena") as olena:
        sign_up(olena, "olena-exists")
    tried: list[str] = []
    verify = registry.hasher.verify

    def noted(hashed: str, password: str) -> Literal[True]:
        tried.append(hashed.rpartition("$")[0].rpartition("$")[0])  # kind and cost
        return verify(hashed, password)

    monkeypatch.setattr(registry, "hasher", SimpleNamespace(verify=noted))
    with host.visitor() as visitor:
        for login in ("olena-exists", "nobody-at-all"):
            visitor.ask("POST", "/api/sign-in", {"login": login, "password": "wrong wrong"})
    assert len(tried) == 2
    assert tried[0] == tried[1] != ""


@pytest.mark.parametrize(
    "password",
    [
        " " * 8,
        "password",
        "Password",
        "password123!",
        "aaaaaaaa",
        "12345678",
        "  abc   ",
        "Ania-Easy1",
    ],
)
def test_a_password_that_anybody_tries_first_is_refused(host: Host, password: str) -> None:
    with host.guest("Ania") as ania:
        body = {"login": "ania-easy", "password": password}
        answer = ania.ask("POST", "/api/me/account", body)
        assert (answer.status_code, answer.json()["code"]) == (400, "easy-password")
        assert not ania.get("/api/me")["account"]


def test_the_session_of_a_guest_is_not_that_of_the_account(host: Host) -> None:
    """Whoever had got hold of it is out, with every page that is open."""
    with host.guest("Ania") as ania, host.visitor() as thief:
        before = ania.token
        assert before is not None
        thief.http.cookies.set(COOKIE, before)
        with ania.at(ania.open("me me")).opened() as page:
            sign_up(ania, "ania-rotates")
            assert page.closed() == (4401, "signed out")
        assert ania.token != before
        assert ania.get("/api/me")["account"]
        assert thief.get("/api/me")["id"] is None


@pytest.mark.parametrize(
    ("login", "password"),
    [("ab", PASSWORD), ("a b c", PASSWORD), ("ania-short", "short"), ("ania-long", "x" * 201)],
)
def test_bad_credentials_are_refused(host: Host, login: str, password: str) -> None:
    with host.guest("Ania") as ania:
        answer = ania.ask("POST", "/api/me/account", {"login": login, "password": password})
        assert answer.status_code == 400


def test_an_account_name_is_given_once(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Other") as other:
        sign_up(ania, "Taken")
        answer = other.ask("POST", "/api/me/account", {"login": "tAKEN", "password": PASSWORD})
        assert answer.json()["code"] == "bad-name"
        again = ania.ask("POST", "/api/me/account", {"login": "second", "password": PASSWORD})
        assert again.status_code == 403


def test_signing_out_ends_one_session_and_everywhere_ends_all(host: Host) -> None:
    with host.guest("Ania") as first:
        sign_up(first, "ania-out")
        table = first.open("me me")
        with sign_in(host, "ania-out") as second, sign_in(host, "ania-out") as third:
            with second.at(table).opened() as closing, third.at(table).opened() as staying:
                second.post("/api/sign-out")
                assert closing.closed() == (4401, "signed out")
                assert staying.ask("why", action="end")["type"] == "why"
            assert second.get("/api/me")["id"] is None
            assert third.get("/api/me")["id"] == first.id
            with third.at(table).opened() as socket:
                first.post("/api/sign-out?everywhere=true")
                assert socket.closed() == (4401, "signed out")
            assert first.get("/api/me")["id"] is None
            assert third.get("/api/me")["id"] is None


def test_a_session_ends_after_a_year(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    with host.guest("Ania") as ania:
        monkeypatch.setattr("trailboss.server.people.SESSION_SECONDS", -1)
        assert ania.get("/api/me")["id"] is None
        host.services.registry.tidy_up()
        monkeypatch.undo()
        assert ania.get("/api/me")["id"] is None


def test_whoever_is_forgotten_leaves_games_that_go_on(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as socket:
        with olena.at(table).opened() as other:
            other.send("say", text="Good luck!")
            other.until("chat")
            waiting = olena.open("me open")
            olena.delete("/api/me")
            assert other.closed()[0] == 4401
        assert olena.get("/api/me")["id"] is None
        info = ania.get(f"/api/tables/{table}")
        assert info["status"] == "playing"
        assert info["seats"][1]["name"] == "—"
        assert info["seats"][1]["bot"] is not None
        assert socket.until("position")["people"][1]["bot"] is not None
        assert ania.get(f"/api/tables/{waiting}")["status"] == "cancelled"
    dump = "\n".join(_everything(host))
    assert "Good luck!" not in dump


def test_whoever_is_forgotten_is_so_where_they_resigned_as_a_guest_too(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table):
        with olena.at(table).opened() as page:
            page.send("resign", seat=1, id="r")
            page.until("done", id="r")
        assert ania.get(f"/api/tables/{table}")["seats"][1]["name"] == "Olena"
        with host.guest("Olena") as account:
            sign_up(account, "olena-resigned")
        olena.post("/api/sign-in", {"login": "olena-resigned", "password": PASSWORD})
        olena.delete("/api/me")
        assert ania.get(f"/api/tables/{table}")["seats"][1]["name"] == "—"
        with ania.at(table).opened() as page:
            assert page.position["people"][1]["name"] == "—"


def test_other_sites_are_refused(host: Host) -> None:
    with host.guest("Ania") as ania:
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ):
            answer = ania.ask("POST", "/api/me", {"name": "Eve"}, headers=headers)
            assert answer.status_code == 403, headers
        ours = {"origin": host.url, "sec-fetch-site": "same-origin"}
        assert ania.ask("POST", "/api/me", {"name": "Ania"}, headers=ours).status_code == 200
