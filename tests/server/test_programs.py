"""Bots of accounts: tokens, what they may do, how they are marked, what they can't get round."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jsonschema_rs import validator_for
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from tests.server.host import Host, Socket, Visitor, two_at_a_table
from trailboss.server import asyncapi, limits
from trailboss.tables.program_store import MOST_SEATS

PASSWORD = "long horns and short tempers"


def account(host: Host, name: str) -> Visitor:
    visitor = host.guest(name)
    login = f"{name.lower()}-{time.monotonic_ns()}"
    visitor.post("/api/me/account", {"login": login, "password": PASSWORD})
    return visitor


class Bot(Visitor):
    """A program with its token, and no cookie."""

    def __init__(self, host: Host, token: str) -> None:
        super().__init__(host)
        self.secret = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def at(self, table: str) -> Socket:
        headers = {"Authorization": f"Bearer {self.secret}"}
        return Socket(self.host, f"/api/tables/{table}/live", None, **headers)


def bot_of(keeper: Visitor, name: str = "Ferdinand") -> Bot:
    made = keeper.post("/api/me/bots", {"name": name})
    return Bot(keeper.host, made["token"])


@contextmanager
def keeper_and_bot(host: Host) -> Iterator[tuple[Visitor, Bot]]:
    with account(host, "Ania") as keeper, bot_of(keeper) as bot:
        yield keeper, bot


# ---- tokens


def test_a_token_is_shown_once_and_only_its_hash_is_kept(host: Host) -> None:
    with account(host, "Ania") as keeper:
        made = keeper.post("/api/me/bots", {"name": "Ferdinand"})
        assert made["token"].startswith("tb_")
        assert keeper.get("/api/me/bots") == [made["bot"]]
        with host.services.database.read() as db:
            stored = str(db.execute(text("SELECT * FROM programs")).all())
        assert made["token"] not in stored


def test_only_accounts_have_bots(host: Host) -> None:
    with host.guest("Ola") as guest:
        refused = guest.ask("POST", "/api/me/bots", {"name": "x"})
        assert (refused.status_code, refused.json()["code"]) == (403, "account-needed")
    with host.visitor() as nobody:
        assert nobody.ask("POST", "/api/me/bots", {"name": "x"}).status_code == 401


def test_a_token_that_was_renewed_or_dismissed_is_worth_nothing(host: Host) -> None:
    with keeper_and_bot(host) as (keeper, bot):
        id = bot.id
        table = keeper.open("me open")
        with bot.at(table) as page:
            page.until("position")
            renewed = keeper.post(f"/api/me/bots/{id}/token")
            with pytest.raises(ConnectionClosed):
                page.until("never")
        assert bot.ask("GET", "/api/me").status_code == 401
        with pytest.raises(ConnectionClosed), bot.at(table) as page:
            page.until("position")
        with Bot(host, renewed["token"]) as again:
            assert again.id == id
            assert keeper.delete(f"/api/me/bots/{id}") == []
            assert again.ask("GET", "/api/me").status_code == 401


def test_nobody_touches_the_bots_of_others(host: Host) -> None:
    with keeper_and_bot(host) as (_, bot), account(host, "Bolek") as other:
        id = bot.id
        assert other.ask("POST", f"/api/me/bots/{id}/token").status_code == 403
        assert other.ask("DELETE", f"/api/me/bots/{id}").status_code == 403
        assert other.get("/api/me/bots") == []
        assert bot.id == id


def test_a_bad_token_is_not_made_good_by_a_cookie(host: Host) -> None:
    with account(host, "Ania") as keeper:
        for token in ("tb_nonsense", "x", keeper.token or "x"):
            shown = {"Authorization": f"Bearer {token}"}
            assert keeper.ask("GET", "/api/me", headers=shown).status_code == 401


def test_of_one_account_there_are_so_many_bots(host: Host) -> None:
    with account(host, "Ania") as keeper:
        for number in range(limits.BOTS.most):
            keeper.post("/api/me/bots", {"name": f"b{number}"})
        refused = keeper.ask("POST", "/api/me/bots", {"name": "one more"})
        assert refused.json()["args"] == {"limit": "bots"}


# ---- what a bot may do


def test_what_is_for_people_is_refused_to_a_bot(host: Host) -> None:
    """Of every route of the description, unless it is marked for bots or for anybody."""
    with keeper_and_bot(host) as (keeper, bot):
        table = keeper.open("me open")
        described = json.loads(bot.get("/api/schema/openapi.json"))
        mine: list[str] = []
        for path, operations in described["paths"].items():
            for method, told in operations.items():
                if "security" in told:
                    mine.append(f"{method} {path}")
                    continue
                called = re.sub(r"{(\w+)}", lambda one: table if one[1] == "table" else "0", path)
                status = bot.ask(method.upper(), called, {}).status_code
                public = method == "get" and status in (200, 404)
                uninterested = path in ("/api/sign-in", "/api/sign-out") or "sign-in" in path
                uninterested = uninterested or path.startswith(("/api/confirm", "/health"))
                assert public or uninterested or status in (400, 403), f"{method} {path}: {status}"
        assert sorted(mine) == [
            "get /api/me",
            "get /api/me/tables",
            "get /api/tables",
            "get /api/tables/{table}",
            "post /api/tables/{table}/sit",
            "post /api/tables/{table}/stand-up",
        ]
        for path, body in (
            ("/api/tables", {"game": "el_paso", "seats": [{"kind": "me"}, {"kind": "open"}]}),
            ("/api/me", {"name": "Ania"}),
            ("/api/me/account", {"login": "ferdinand", "password": PASSWORD}),
            ("/api/me/bots", {"name": "Ferdinand's bot"}),
        ):
            assert bot.ask("POST", path, body).status_code == 403, path
        assert bot.ask("DELETE", "/api/me").status_code == 403


def test_a_bot_is_invited_or_comes_to_tables_that_are_open_to_bots(host: Host) -> None:
    with keeper_and_bot(host) as (_, bot), host.guest("Ola") as ola:
        closed = ola.open("me open", visibility="open")
        seat = next(s for s in ola.get(f"/api/tables/{closed}")["seats"] if s["kind"] == "open")
        assert bot.ask("POST", f"/api/tables/{closed}/sit", {"seat": 1}).status_code == 403
        assert bot.sit(closed, 1, seat["invitation"])["status"] == "playing"
        welcome = ola.open("me open", visibility="open", programs=True)
        assert next(t for t in bot.get("/api/tables") if t["id"] == welcome)["programs"]
        assert bot.sit(welcome, 1)["status"] == "playing"
        assert {closed, welcome} == {table["id"] for table in bot.get("/api/me/tables")}


def test_a_bot_sees_its_own_seat_and_plays_it(host: Host) -> None:
    with keeper_and_bot(host.quiet()) as (_, bot), host.guest("Ola") as ola:
        table = ola.open("open me", visibility="open", programs=True)
        bot.sit(table, 0)
        with bot.at(table) as theirs, ola.at(table) as hers:
            seen = theirs.until("position", status="playing")
            assert seen["seats"] == [0]
            assert "hand" in seen["view"]["players"][0]
            assert "hand" not in seen["view"]["players"][1]
            for message in theirs.heard:
                if message["type"] == "position":
                    _check("answered", message)
            action = seen["actions"][0]["text"]
            said = {"type": "act", "seat": 1, "ply": seen["ply"], "action": action}
            theirs.send(**said)
            assert theirs.until("refused")["code"] == "not-allowed"
            said["seat"] = 0
            _check("said", said)
            theirs.send(**said)
            theirs.until("done")
            hers.until("position")


def _check(direction: str, message: dict[str, Any]) -> None:
    """A real message is as the AsyncAPI description says."""
    told = asyncapi.document()
    described = told["components"]["messages"][f"{direction}-{message['type']}"]["payload"]
    validator_for({**described, "components": told["components"]}).validate(message)


@pytest.mark.parametrize(
    "said",
    [
        {"type": "say", "text": "hello"},
        {"type": "ask-rewind", "seat": 0, "to": 0},
        {"type": "answer-rewind", "seat": 0, "to": 0, "agreed": False},
        {"type": "adjourn", "seat": 0},
        {"type": "resume", "seat": 0},
    ],
)
def test_a_bot_talks_to_nobody_and_keeps_nobody_waiting(host: Host, said: dict[str, Any]) -> None:
    with keeper_and_bot(host.quiet()) as (_, bot), host.guest("Ola") as ola:
        table = ola.open("open me", visibility="open", programs=True)
        bot.sit(table, 0)
        with bot.at(table).opened() as page:
            page.send(**said)
            assert page.until("refused")["code"] == "not-allowed"


def test_going_back_does_not_hang_on_a_bot(host: Host) -> None:
    with keeper_and_bot(host.quiet()) as (_, bot), host.guest("Ola") as ola:
        table = ola.open("me open", visibility="open", programs=True)
        bot.sit(table, 1)
        with ola.at(table).opened() as page:
            for ply, action in enumerate((page.position["actions"][0]["text"], "end")):
                assert page.ask("act", seat=0, ply=ply, action=action)["type"] == "done"
            assert page.ask("ask-rewind", seat=0, to=0)["type"] == "done"
            page.send("sync")
            assert page.until("position")["ply"] == 0


# ---- how it is marked


def test_a_bot_is_marked_everywhere_and_no_such_game_would_be_rated(host: Host) -> None:
    with keeper_and_bot(host.quiet()) as (_, bot), host.guest("Ola") as ola:
        assert bot.get("/api/me") == {
            "id": bot.id,
            "name": "Ferdinand (bot)",
            "account": False,
            "bot": True,
            "admin": False,
        }
        table = ola.open("me open", visibility="open", programs=True)
        bot.sit(table, 1)
        shown = ola.get(f"/api/tables/{table}")
        seat = shown["seats"][1]
        assert (seat["kind"], seat["name"]) == ("program", "Ferdinand (bot)")
        assert shown["unrated"] == ["bot"]
        with ola.at(table).opened() as page:
            person = page.position["people"][1]
            assert (person["kind"], person["name"]) == ("program", "Ferdinand (bot)")
            assert page.position["unrated"] == ["bot"]


def test_statistics_do_not_count_a_bot_among_people(host: Host) -> None:
    with keeper_and_bot(host.quiet()) as (_, bot), host.guest("Ola") as ola:
        table = ola.open("me open", visibility="open", programs=True)
        bot.sit(table, 1)
        sheets = [
            {"seat": seat, "rank": 1 + seat, "total": 9 - seat, "categories": {}}
            for seat in range(2)
        ]
        done = {"status": "finished", "finished": time.time(), "result": sheets}
        host.services.store.update_table(table, **done)
        players = [one.players for one in host.services.archive.finished("great_western_trail")]
        assert [None, "program"] in players


# ---- what nobody gets round with it


def test_a_keeper_and_a_bot_of_theirs_do_not_both_play_where_others_do(host: Host) -> None:
    with keeper_and_bot(host) as (keeper, bot), host.guest("Ola") as ola:
        table = ola.open("me open open", visibility="open", programs=True)
        bot.sit(table, 1)
        assert keeper.ask("POST", f"/api/tables/{table}/sit", {"seat": 2}).status_code == 403
        with bot_of(keeper, "Second") as second:
            assert second.ask("POST", f"/api/tables/{table}/sit", {"seat": 2}).status_code == 403


def test_a_keeper_plays_against_their_own_bot(host: Host) -> None:
    with keeper_and_bot(host) as (keeper, bot), host.guest("Ola") as ola:
        table = keeper.open("me open open", visibility="open", programs=True)
        bot.sit(table, 1)
        assert ola.ask("POST", f"/api/tables/{table}/sit", {"seat": 2}).status_code == 403
        with bot_of(keeper, "Second") as second:
            assert second.sit(table, 2)["status"] == "playing"


def test_a_guest_does_not_become_the_keeper_of_a_bot_at_the_table(host: Host) -> None:
    with keeper_and_bot(host.quiet()) as (keeper, _), host.guest("Guest") as guest:
        login = f"keeper-{time.monotonic_ns()}"
        with host.guest("Kasia") as kasia:
            kasia.post("/api/me/account", {"login": login, "password": PASSWORD})
            with bot_of(kasia, "Spy") as spy:
                table = guest.open("me open open", visibility="open", programs=True)
                spy.sit(table, 1)
                keeper.sit(table, 2)
                guest.post("/api/sign-in", {"login": login, "password": PASSWORD})
                assert guest.id == kasia.id
                seats = guest.get(f"/api/tables/{table}")["seats"]
                assert [seat["mine"] for seat in seats] == [False, False, False]


def test_a_dismissed_bot_leaves_its_tables_and_its_name(host: Host) -> None:
    with keeper_and_bot(host.quiet()) as (keeper, bot), host.guest("Ola") as ola:
        table = ola.open("me open", visibility="open", programs=True)
        bot.sit(table, 1)
        keeper.delete(f"/api/me/bots/{bot.id}")
        seat = ola.get(f"/api/tables/{table}")["seats"][1]
        assert (seat["kind"], seat["name"]) == ("program", "—")
        assert seat["bot"] is not None


def test_whoever_is_forgotten_takes_their_bots_along(host: Host) -> None:
    with keeper_and_bot(host.quiet()) as (keeper, bot), host.guest("Ola") as ola:
        table = ola.open("me open", visibility="open", programs=True)
        bot.sit(table, 1)
        keeper.delete("/api/me")
        assert bot.ask("GET", "/api/me").status_code == 401
        assert ola.get(f"/api/tables/{table}")["seats"][1]["name"] == "—"


def test_a_bot_sits_at_so_many_tables(host: Host) -> None:
    with keeper_and_bot(host.quiet()) as (keeper, bot):
        tables = [keeper.open("me open open") for _ in range(MOST_SEATS + 1)]
        links = [
            (table, keeper.get(f"/api/tables/{table}")["seats"][1]["invitation"])
            for table in tables
        ]
        for table, invitation in links[:-1]:
            bot.sit(table, 1, invitation)
        table, invitation = links[-1]
        refused = bot.ask("POST", f"/api/tables/{table}/sit", {"seat": 1, "invitation": invitation})
        assert refused.json()["args"] == {"limit": "bot-seats"}


def test_bots_have_limits_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped = SimpleNamespace(monotonic=lambda: 1000.0)  # however long this takes
    monkeypatch.setattr("trailboss.server.throttle.time", stopped)
    with Host(tmp_path, rate_limits=1.0) as host, keeper_and_bot(host.quiet()) as (keeper, bot):
        table = keeper.open("me open")
        with bot.at(table).opened() as page:
            for _ in range(limits.BOT_MESSAGES.most + 10):
                page.send("ping")
            assert page.until("throttled")["limit"] == "bot-messages"
        refused = None
        for _ in range(limits.BOT_REQUESTS.most + 10):
            refused = bot.ask("GET", "/api/me")
            if refused.status_code == 429:
                break
        assert refused is not None
        assert refused.json()["args"]["limit"] == "bot-requests"
        assert keeper.id  # its keeper is not slowed down


def test_the_description_names_every_message_of_the_socket(host: Host) -> None:
    with two_at_a_table(host.quiet()) as (ania, _, table), ania.at(table) as page:
        told = ania.get("/api/asyncapi.json")
        assert told == asyncapi.document()
        page.until("position")
        for message in page.heard:
            _check("answered", message)
    for operation in told["operations"].values():
        for one in operation["messages"]:
            assert one["$ref"].rpartition("/")[2] in told["components"]["messages"]
