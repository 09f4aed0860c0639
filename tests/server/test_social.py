"""Social matters of a table: invitations, spectators, shared views, chat and mutes."""

from __future__ import annotations

from tests.server.host import Host, Socket, two_at_a_table


def test_a_private_table_is_joined_by_the_link_of_a_seat(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Olena") as olena:
        table = ania.open("me open open")
        links = [seat["invitation"] for seat in ania.get(f"/api/tables/{table}")["seats"]]
        assert links[0] is None
        assert olena.get(f"/api/tables/{table}")["seats"][1]["invitation"] is None
        assert table not in [one["id"] for one in olena.get("/api/tables")]
        path = f"/api/tables/{table}/sit"
        for wrong in (None, "", "wrong", links[2]):
            assert olena.ask("POST", path, {"seat": 1, "invitation": wrong}).status_code == 403
        assert olena.sit(table, 1, links[1])["seats"][1]["name"] == "Olena"
        assert olena.ask("POST", path, {"seat": 1, "invitation": links[1]}).status_code == 400


def test_an_open_table_is_in_the_lobby_until_it_starts(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Olena") as olena:
        table = ania.open("me open", visibility="open")
        assert table in [one["id"] for one in olena.get("/api/tables")]
        assert olena.sit(table, 1)["status"] == "playing"
        assert table not in [one["id"] for one in olena.get("/api/tables")]
        assert ania.get(f"/api/tables/{table}")["waiting_for"] == [0]


def test_my_tables_say_whose_turn_it_is(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as socket:

        def waiting() -> list[int]:
            mine = {one["id"]: one for one in olena.get("/api/me/tables")}
            return list(mine[table]["waiting_for"])

        assert waiting() == [0]
        socket.act("place neutral-b")
        socket.shown(1)
        assert waiting() == [0]
        socket.act("end")
        assert waiting() == [1]


# ---- shared views


def test_a_shared_view_shows_what_its_owner_sees_and_can_be_closed(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table), host.visitor() as friend:
        share = ania.post(f"/api/tables/{table}/shares", {"seat": 0})
        told = friend.get(f"/api/shared/{share['token']}")
        assert (told["table"], told["seat"], told["name"]) == (table, 0, "Ania")
        path = f"/api/shared/{share['token']}/live"
        with ania.at(table).opened() as hers, Socket(host, path, None).opened() as shared:
            assert shared.position["view"] == hers.position["view"]
            assert shared.position["actions"] == []
            hers.act("place neutral-b")
            assert shared.shown(1)["view"] == hers.shown(1)["view"]
            for attempt in (
                shared.ask("act", action="end"),
                shared.ask("undo"),
                shared.ask("why", action="end"),
                shared.ask("preview", action="end"),
                shared.ask("resign"),
                shared.ask("say", text="hello"),
            ):
                assert attempt["code"] == "not-allowed"
            listed = ania.get(f"/api/tables/{table}/shares")
            assert [(one["id"], one["token"]) for one in listed] == [(share["id"], None)]
            assert ania.delete(f"/api/tables/{table}/shares/{share['id']}") == []
            assert shared.closed() == (4404, "no longer shared")
        assert friend.ask("GET", f"/api/shared/{share['token']}").status_code == 404
        with Socket(host, path, None) as late:
            assert late.closed()[0] == 4404


def test_even_its_owner_only_looks_through_a_shared_view(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table):
        share = ania.post(f"/api/tables/{table}/shares", {"seat": 0})
        path = f"/api/shared/{share['token']}/live"
        with Socket(host, path, ania.token).opened() as shared:
            assert shared.ask("act", action="place neutral-b")["code"] == "not-allowed"


def test_a_view_is_shared_by_whoever_holds_the_seat_and_as_long(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table), host.guest("Eve") as eve:
        path = f"/api/tables/{table}/shares"
        assert olena.ask("POST", path, {"seat": 0}).status_code == 403
        assert eve.ask("POST", path, {"seat": 0}).status_code == 403
        share = olena.post(path, {"seat": 1})
        assert ania.ask("DELETE", f"{path}/{share['id']}").status_code == 403
        with olena.at(table).opened() as socket:
            socket.ask("resign")
        live = f"/api/shared/{share['token']}/live"
        with Socket(host, live, None).opened() as shared:
            assert shared.position["seats"] == []
            assert shared.position["view"]["seat"] is None


# ---- chat


def test_chat_has_a_history(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table), ania.at(table).opened() as hers:
        hers.send("say", text="  Hello\n\tthere ")
        assert hers.until("chat")["lines"][0]["text"] == "Hello there"
        with olena.at(table) as other:
            lines = other.until("chat")["lines"]
            assert [(line["name"], line["text"]) for line in lines] == [("Ania", "Hello there")]


def test_a_line_says_whether_its_speaker_plays(host: Host) -> None:
    with (
        two_at_a_table(host) as (_, olena, table),
        host.guest("Olena") as eve,
        olena.at(table).opened() as hers,
        eve.at(table).opened() as others,
    ):
        for page in (hers, others):
            page.send("say", text="I resign")
        heard = {hers.until("chat")["lines"][0]["seat"] for _ in range(2)}
        assert heard == {1, None}
        hers.ask("resign")
        with eve.at(table) as fresh:
            lines = fresh.until("chat")["lines"]
        assert {(line["name"], line["seat"]) for line in lines} == {("Olena", 1), ("Olena", None)}


def test_a_stranger_without_a_name_says_nothing(host: Host) -> None:
    with (
        two_at_a_table(host) as (_, _, table),
        host.visitor() as stranger,
        stranger.at(table).opened() as socket,
    ):
        assert socket.ask("say", text="Boo")["code"] == "not-allowed"


def test_whoever_opened_the_table_mutes_and_unmutes(host: Host) -> None:
    with (
        two_at_a_table(host) as (ania, olena, table),
        host.guest("Eve") as eve,
        eve.at(table).opened() as loud,
        ania.at(table).opened() as hers,
    ):
        loud.send("say", text="You will lose!")
        line = hers.until("chat")["lines"][0]
        path = f"/api/tables/{table}/mutes"
        assert olena.ask("POST", path, {"line": line["id"]}).status_code == 403
        muted = ania.post(path, {"line": line["id"]})
        assert [one["name"] for one in muted] == ["Eve"]
        assert hers.until("chat") == {"type": "chat", "lines": [], "whole": True}
        assert loud.ask("say", text="Hey!")["code"] == "not-allowed"
        with olena.at(table) as other:
            assert other.until("chat")["lines"] == []
        assert ania.delete(f"{path}/{muted[0]['id']}") == []
        assert hers.until("chat")["lines"][0]["text"] == "You will lose!"
        loud.send("say", text="Sorry.")
        assert hers.until("chat")["lines"][0]["text"] == "Sorry."


def test_a_seat_can_be_muted_and_nobody_mutes_themselves(host: Host) -> None:
    with two_at_a_table(host) as (ania, olena, table):
        path = f"/api/tables/{table}/mutes"
        assert [one["name"] for one in ania.post(path, {"seat": 1})] == ["Olena"]
        assert ania.post(path, {"seat": 1}) == ania.get(path)
        for nobody in ({"seat": 0}, {"seat": 7}, {"line": 10**9}, {}):
            assert ania.ask("POST", path, nobody).status_code == 400, nobody
        with olena.at(table).opened() as socket:
            assert socket.ask("say", text="Hm")["code"] == "not-allowed"
