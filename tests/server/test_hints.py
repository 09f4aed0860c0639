"""Hints at a table: who may have one, what it leaves behind, what it hangs on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.host import GAME, SECONDS, Host, Json, Visitor
from trailboss import load
from trailboss.bots import hints
from trailboss.bots.hints import Hint
from trailboss.bots.search import Effort
from trailboss.bots.turns import Breadth
from trailboss.kernel.state import State
from trailboss.lessons.lesson import lessons_of
from trailboss.server.limits import HINT, HINTS_FROM

ONE_LOOK = Effort(seconds=None, worlds=0, ways=2, breadth=Breadth((4, 2), 30, 1))


@pytest.fixture
def quick(host: Host, monkeypatch: pytest.MonkeyPatch) -> Host:
    """Thinks little, and here: what is thought is tested elsewhere."""

    async def hint(state: State, seat: int, language: str, whose: object) -> Hint:
        return hints.hint(state, seat, language, ONE_LOOK)

    monkeypatch.setattr(host.services.hall.bots, "wake", lambda id: None)
    monkeypatch.setattr(host.services.hall.bots.thinkers, "hint", hint)
    return host


def ask(visitor: Visitor, table: str, **more: Any) -> Any:
    body = {"seat": 0, "ply": 0, "language": "pl", **more}
    return visitor.ask("POST", f"/api/tables/{table}/hint", body)


def opened_by(visitor: Visitor, seats: str, **more: Any) -> Json:
    with visitor.at(visitor.open(seats, shuffle_seats=False, **more)).opened() as page:
        return page.position


def test_whoever_plays_against_bots_may_have_a_hint_and_the_game_says_so(quick: Host) -> None:
    with quick.guest("Ania") as ania:
        table = ania.open("me drover", shuffle_seats=False)
        with ania.at(table).opened() as page:
            assert page.position["hints"] is True
            assert page.position["unrated"] == []
            told = ask(ania, table).json()
            offered = [action["text"] for action in page.position["actions"]]
            assert told["ply"] == 0
            assert told["answers"][0]["action"] in offered
            assert told["answers"][0]["plan"]
            assert page.until("position")["unrated"] == ["hints"]
        assert ania.get(f"/api/tables/{table}")["unrated"] == ["hints"]
        assert ask(ania, table).json() == told
        log = quick.services.store.log(table)
        assert [line.kind for line in log] == ["hint"], "one line, however many hints"


def test_the_mark_outlives_the_memory_of_the_server(quick: Host) -> None:
    with quick.guest("Ania") as ania:
        table = ania.open("me drover", shuffle_seats=False)
        ask(ania, table)
        quick.services.hall.gate.cache.forget(table)
        with ania.at(table).opened() as page:
            assert page.position["unrated"] == ["hints"]
            text = page.position["actions"][0]["text"]
            page.act(text, ply=0)
            page.shown(1)


@pytest.mark.parametrize(("agreed", "status"), [(False, 403), (True, 200)])
def test_among_people_hints_are_agreed_on(quick: Host, agreed: bool, status: int) -> None:
    with quick.guest("Ania") as ania, quick.guest("Jan") as jan:
        table = ania.open("me open", visibility="open", hints=agreed)
        assert jan.get(f"/api/tables/{table}")["hints"] is agreed
        jan.sit(table, 1)
        with ania.at(table).opened() as page:
            assert page.position["hints"] is agreed
            answer = ask(ania, table)
            assert answer.status_code == status
            assert agreed or answer.json()["code"] == "no-hints"
        with jan.at(table).opened() as page:
            assert page.position["unrated"] == (["hints"] if agreed else [])


def test_around_one_screen_hints_are_agreed_on_too(quick: Host) -> None:
    with quick.guest("Ania") as ania:
        assert opened_by(ania, "me me", visibility="hotseat")["hints"] is False
        assert opened_by(ania, "me me", visibility="hotseat", hints=True)["hints"] is True


def test_guided_and_solo_games_have_hints(quick: Host) -> None:
    with quick.guest("Ania") as ania:
        lesson = lessons_of(load(GAME))[0]
        chapter = lesson.chapters[1].id
        id = ania.post(f"/api/games/{GAME}/lessons/{lesson.id}/{chapter}")["id"]
        with ania.at(id).opened() as page:
            assert page.position["hints"] is True
        assert opened_by(ania, "me", options={"solo": "sam"})["hints"] is True


def test_nobody_has_a_hint_for_another_seat_or_another_moment(quick: Host) -> None:
    with quick.guest("Ania") as ania:
        table = ania.open("me drover", shuffle_seats=False)
        assert ask(ania, table, seat=1).status_code == 403
        assert ask(ania, table, ply=7).json()["code"] == "stale"
        assert ania.get(f"/api/tables/{table}")["unrated"] == []
        ania.delete(f"/api/tables/{table}")
        assert ask(ania, table).json()["code"] == "wrong-moment"
        assert ask(ania, "nowhere").status_code == 404


def test_hints_count_by_person_and_by_network(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Host(tmp_path, rate_limits=1.0) as host, host.guest("Ania") as ania:
        host.quiet()

        async def hint(*_: object) -> Hint:
            return Hint(0.5, [])

        monkeypatch.setattr(host.services.hall.bots.thinkers, "hint", hint)
        table = ania.open("me drover", shuffle_seats=False)
        answers = [ask(ania, table) for _ in range(HINT.most + 1)]
        assert [one.status_code for one in answers] == [200] * HINT.most + [429]
        assert answers[-1].json()["args"]["limit"] == "hint"
        for _ in range(HINTS_FROM.most // HINT.most):
            with host.guest("Jan") as jan:
                table = jan.open("me drover", shuffle_seats=False)
                found = [ask(jan, table) for _ in range(HINT.most)]
        assert found[-1].json()["args"]["limit"] == "hints-from"


def test_a_daily_deal_is_played_without_hints(quick: Host) -> None:
    with quick.guest("Ania") as ania:
        ania.post("/api/me/account", {"login": "ania-hints", "password": "a long password"})
        table = ania.post("/api/daily")["id"]
        with ania.at(table).opened() as page:
            assert page.position["hints"] is False
            seat = page.position["seat"]
        assert ask(ania, table, seat=seat).json()["code"] == "no-hints"


def test_hints_are_thought_out_in_a_process_of_their_own(tmp_path: Any) -> None:
    with Host(tmp_path, bot_seconds=SECONDS) as host, host.guest("Ania") as ania:
        host.quiet()
        table = ania.open("me drover", shuffle_seats=False)
        told = ask(ania, table, language="uk").json()
        assert len(told["answers"]) >= 1
        assert told["answers"][0]["points"] > 10
