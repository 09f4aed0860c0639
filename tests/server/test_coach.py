"""A coach at a table: for whoever plays alone and wanted one, before a turn ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.host import Host, Visitor
from trailboss.analysis import coach
from trailboss.analysis.budget import Budget
from trailboss.analysis.coach import Word
from trailboss.kernel.state import State

QUICK = Budget(worlds=2, lines=2)


@pytest.fixture
def quick(host: Host, monkeypatch: pytest.MonkeyPatch) -> Host:
    """Thinks little, and here; bots keep still."""

    async def word(
        state: State, seat: int, played: tuple[str, ...], language: str, whose: object
    ) -> Word | None:
        return coach.word_about(state, seat, played, language, QUICK)

    monkeypatch.setattr(host.services.hall.bots, "wake", lambda id: None)
    monkeypatch.setattr(host.services.hall.bots.thinkers, "coach", word)
    monkeypatch.setattr(coach, "MUCH_POINTS", 0.5)
    return host


def ask(visitor: Visitor, table: str, ply: int, action: str, **more: Any) -> Any:
    body = {"seat": 0, "ply": ply, "action": action, "language": "en", **more}
    return visitor.ask("POST", f"/api/tables/{table}/coach", body)


def test_a_poor_turn_gets_a_word_and_can_be_taken_back(quick: Host) -> None:
    with quick.guest("Ania") as ania:
        table = ania.open("me drover", coach=True, shuffle_seats=False)
        with ania.at(table).opened() as page:
            assert page.position["coach"] is True
            page.act("place neutral-a")
            position = page.shown(1)
            assert position["undo"] == 1
            answer = ask(ania, table, 1, "end")
            assert answer.status_code == 200
            told = answer.json()["word"]
            assert told["points"] >= 0.5
            assert told["better"]
            again = ask(ania, table, 1, "end")
            assert again.json() == answer.json(), "the same turn gets the same word"
            page.ask("undo")
            assert page.shown(0)["undo"] == 0
        assert ania.get(f"/api/tables/{table}")["unrated"] == ["hints"]


def test_nobody_is_coached_who_did_not_want_it(quick: Host) -> None:
    with quick.guest("Ania") as ania:
        table = ania.open("me drover", shuffle_seats=False)
        with ania.at(table).opened() as page:
            assert page.position["coach"] is False
            action = page.position["actions"][0]["text"]
        assert ask(ania, table, 0, action).json()["code"] == "no-hints"
        assert ania.get(f"/api/tables/{table}")["unrated"] == []


def test_no_coach_comes_where_others_play(quick: Host) -> None:
    with quick.guest("Ania") as ania, quick.guest("Jan") as jan:
        table = ania.open("me open", visibility="open", coach=True, hints=True)
        jan.sit(table, 1)
        with ania.at(table).opened() as page:
            assert page.position["coach"] is False
            seat, action = page.position["seat"], page.position["actions"]
            text = action[0]["text"] if action else "end"
        assert ask(ania, table, 0, text, seat=seat).json()["code"] == "no-hints"


def test_what_is_not_offered_is_no_turn(quick: Host) -> None:
    with quick.guest("Ania") as ania, quick.guest("Jan") as jan:
        table = ania.open("me drover", coach=True, shuffle_seats=False)
        assert ask(ania, table, 0, "fly to-the-moon").status_code == 400
        assert ask(ania, table, 7, "end").json()["code"] == "stale"
        assert ask(jan, table, 0, "end").status_code == 403
