"""A game that nobody has drawn, from another package: whole games by REST and socket alone."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.host import Host, Socket, wait_until
from trailboss.kernel.record import Record
from trailboss.kernel.registry import load

Json = dict[str, Any]


def _table(host: Host, stack: ExitStack, game: str, bot: bool = False) -> tuple[str, list[Socket]]:
    """Two people at a table, each with it open; and a bot between them, if wanted."""
    ania, olena = (stack.enter_context(host.guest(name)) for name in ("Ania", "Olena"))
    seats: list[Json] = [{"kind": "me"}, {"kind": "open"}]
    if bot:
        seats.insert(1, {"kind": "bot", "bot": "random"})
    body = {"game": game, "seats": seats, "visibility": "open"}
    table = ania.post("/api/tables", body)["id"]
    olena.sit(table, len(seats) - 1)
    return table, [stack.enter_context(who.at(table).opened()) for who in (ania, olena)]


def _is_asked(page: Socket) -> bool:
    decision = page.position["view"]["decision"]
    return decision is not None and page.position["seat"] in decision["seats"]


def _play(pages: list[Socket]) -> int:
    """Until the game is over: whoever is asked answers, several at once if several are asked.

    All answers of one round are on their way before the first is confirmed.
    """
    together = 0
    for round in range(1000):
        asked = [page for page in pages if _is_asked(page)]
        together += len(asked) > 1
        for page in asked:
            now = page.position
            action = now["actions"][round % len(now["actions"])]["text"]
            id = f"{round} of {now['seat']}"
            page.send("act", id=id, seat=now["seat"], ply=now["ply"], action=action)
        for page in asked:
            while "id" not in (answer := page.receive()):
                pass
            assert answer["type"] == "done", answer
        _catch_up(pages)
        if all(page.position["status"] == "finished" for page in pages):
            return together
    raise AssertionError("the game does not end")


def _catch_up(pages: list[Socket]) -> None:
    """Until somebody here is asked or the game is over, and nothing is new to anybody."""
    while True:
        before = [page.position["seq"] for page in pages]
        for page in pages:
            page.send("sync", ply=page.position["ply"], seq=page.position["seq"])
            page.send("ping")
            page.until("pong")
        same = before == [page.position["seq"] for page in pages]
        over = pages[0].position["status"] == "finished"
        if same and (over or any(map(_is_asked, pages))):
            return


@pytest.mark.parametrize("bot", [False, True])
def test_two_people_play_it_to_the_end(tumbleweed: str, tmp_path: Path, bot: bool) -> None:
    with Host(tmp_path) as host, ExitStack() as stack:
        table, pages = _table(host, stack, tumbleweed, bot)
        assert _play(pages) >= 6, "both are asked in each of six rounds"
        info = stack.enter_context(host.visitor()).get(f"/api/tables/{table}")
        assert info["status"] == "finished"
        assert pages[0].position["result"] == info["result"]
        live = host.do(host.services.hall.gate.live(table))
        again = load(tumbleweed).replay(Record.from_text(live.record().to_text()))
        assert again.standings() == info["result"]
        assert again.ply == len(host.services.store.log(table))


def test_nobody_is_shown_what_another_has_chosen(tumbleweed: str, tmp_path: Path) -> None:
    with Host(tmp_path) as host, ExitStack() as stack:
        _, (ania, olena) = _table(host, stack, tumbleweed)
        before = olena.position["view"]["players"]
        chosen = ania.position["actions"][0]["text"]
        assert ania.act(chosen)["type"] == "done"
        assert ania.shown(1)["view"]["players"][0]["chosen"] == chosen
        seen = olena.shown(1)
        assert seen["view"]["players"] == before
        assert [event["kind"] for event in seen["events"]] == ["ready"]
        assert ania.act(chosen)["code"] == "illegal"
        assert ania.act(chosen, ply=0)["code"] == "stale"


def test_answers_at_the_same_moment_both_count(tumbleweed: str, tmp_path: Path) -> None:
    with Host(tmp_path) as host, ExitStack() as stack:
        table, pages = _table(host, stack, tumbleweed)
        for page in pages:
            action = page.position["actions"][0]["text"]
            seat = page.position["seat"]
            page.send("act", id=f"throw of {seat}", seat=seat, ply=0, action=action)
        for page in pages:
            page.until("done")
        wait_until(lambda: len(host.services.store.log(table)) >= 2)
        assert sorted(line.seat for line in host.services.store.log(table)[:2]) == [0, 1]


def test_what_a_client_needs_to_play_it(tumbleweed: str, tmp_path: Path) -> None:
    """Without a drawing a client lists the answers in words: all of these are there."""
    with Host(tmp_path) as host, host.visitor() as visitor:
        assert tumbleweed in {game["name"] for game in visitor.get("/api/games")}
        path = f"/api/games/{tumbleweed}"
        assert visitor.get(f"{path}/components").keys() == {"lassos", "round"}
        assert "throw" in visitor.get(f"{path}/words")["actions"]
        assert visitor.get(f"{path}/rules/pl")
        assert visitor.get(f"{path}/book/pl") == {"box": {}, "chapters": [], "summary": []}
        assert "action-throw" in visitor.get(f"{path}/text/uk")
        assert visitor.get(f"{path}/statistics")["tables"] == []
