"""Studies on the server: kept by their owner, looked at by anybody with the link."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.host import Host, Visitor
from trailboss import load
from trailboss.puzzles.puzzle import puzzles_of

GAME = "great_western_trail"


def begin(visitor: Visitor, **wanted: Any) -> str:
    return str(visitor.post("/api/studies", json={"title": "Mine", "game": GAME, **wanted})["id"])


def first_move(visitor: Visitor, id: str) -> dict[str, Any]:
    here = visitor.post(f"/api/studies/{id}/position", json={"moves": []})
    return {"seat": here["seat"], "action": here["actions"][0]["text"]}


def test_lines_are_kept_and_shared_by_the_link(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Olha") as olha:
        id = begin(ania)
        move = first_move(ania, id)
        there = olha.post(f"/api/studies/{id}/position", json={"moves": [move]})
        assert there["view"]["decision"] is not None
        arrow = {"start": "space:neutral-a", "end": "space:neutral-b"}
        nodes = [{"parent": -1}, {"parent": 0, **move, "comment": "why?", "arrows": [arrow]}]
        change = {"version": 1, "title": "Ours", "nodes": nodes}
        assert ania.ask("PUT", f"/api/studies/{id}", json=change).json() == {"version": 2}
        seen = olha.get(f"/api/studies/{id}/pl")
        assert (seen["title"], seen["mine"], seen["game"]) == ("Ours", False, GAME)
        assert seen["nodes"][1]["node"]["comment"] == "why?"
        assert seen["nodes"][1]["node"]["arrows"] == [arrow]
        assert seen["nodes"][1]["words"]
        assert ania.get("/api/me/studies")[0]["title"] == "Ours"
        refused = olha.ask("PUT", f"/api/studies/{id}", json={**change, "version": 2})
        assert refused.json()["code"] == "not-allowed"
        refused = ania.ask("PUT", f"/api/studies/{id}", json=change)
        assert refused.json()["code"] == "wrong-moment"


def test_a_move_that_is_not_legal_is_not_kept(host: Host) -> None:
    with host.guest("Ania") as ania:
        id = begin(ania)
        nodes = [{"parent": -1}, {"parent": 0, "seat": 0, "action": "fly home"}]
        change = {"version": 1, "title": "", "nodes": nodes}
        assert ania.ask("PUT", f"/api/studies/{id}", json=change).status_code == 400
        assert len(ania.get(f"/api/studies/{id}/en")["nodes"]) == 1


def test_a_study_is_exported_and_opened_again(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Olha") as olha:
        file = ania.ask("GET", f"/api/studies/{begin(ania)}/file").text
        id = begin(olha, file=file)
        assert olha.get(f"/api/studies/{id}/en")["mine"]
        assert olha.ask("GET", f"/api/studies/{id}/file").text == file


def test_a_puzzle_and_a_position_by_hand_are_studied(host: Host) -> None:
    puzzle = puzzles_of(load(GAME))[0]
    with host.guest("Ania") as ania:
        id = begin(ania, puzzle=puzzle.id)
        here = ania.post(f"/api/studies/{id}/position", json={"moves": []})
        assert here["seat"] == puzzle.seat
        written = ania.ask("POST", f"/api/studies/{id}/state", json={"moves": []}).text
        changed = json.loads(written)
        changed["state"]["money"][0] = 99
        other = begin(ania, state=json.dumps(changed))
        view = ania.post(f"/api/studies/{other}/position", json={"moves": []})["view"]
        assert view["players"][0]["money"] == 99
        refused = ania.ask("POST", "/api/studies", json={"state": "{}"})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")


def test_a_position_that_no_game_leads_to_says_so(host: Host) -> None:
    """All counts are right, but the steps that end the turn are nobody's."""
    state = load(GAME).start(2, 3)
    for _ in range(10):
        state.apply(state.actions()[0])
    dump = state.dump()
    for step in dump["agenda"][:-1]:
        step[1] = None
    with host.guest("Ania") as ania:
        refused = ania.ask("POST", "/api/studies", json={"state": json.dumps(dump)})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
        assert "play on" in refused.json()["message"]


def test_any_position_of_a_record_is_studied(host: Host) -> None:
    state = load(GAME).start(2, 3)
    for _ in range(12):
        state.apply(state.actions()[0])
    with host.guest("Ania") as ania:
        table = ania.post("/api/records", json={"record": state.record().to_text()})["id"]
        id = begin(ania, table=table, ply=7)
        here = ania.post(f"/api/studies/{id}/position", json={"moves": []})
        assert here["view"]["ply"] == 7
        there = [{"seat": move.seat, "action": move.text} for move in state.record().moves[7:]]
        end = ania.post(f"/api/studies/{id}/position", json={"moves": there})
        assert end["view"]["ply"] == 12
        refused = ania.ask("POST", "/api/studies", json={"table": table, "ply": 13})
        assert refused.status_code == 404


def test_a_game_that_goes_on_is_not_studied(host: Host) -> None:
    with host.guest("Ania") as ania:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = ania.post("/api/tables", json={"game": GAME, "seats": seats})["id"]
        refused = ania.ask("POST", "/api/studies", json={"table": table, "ply": 0})
        assert refused.json()["code"] == "wrong-moment"


def test_only_its_owner_throws_it_away(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Olha") as olha:
        id = begin(ania)
        assert olha.ask("DELETE", f"/api/studies/{id}").json()["code"] == "not-allowed"
        assert ania.ask("DELETE", f"/api/studies/{id}").status_code == 204
        assert ania.ask("GET", f"/api/studies/{id}/en").json()["code"] == "no-such-study"


@pytest.mark.parametrize(
    "wanted", [{"game": "moon"}, {"puzzle": "moon"}, {"table": "moon"}, {"file": "moon"}]
)
def test_what_there_is_not_cannot_be_studied(host: Host, wanted: dict[str, str]) -> None:
    with host.guest("Ania") as ania:
        answer = ania.ask("POST", "/api/studies", json={"game": GAME, **wanted})
        assert answer.status_code in (400, 404)
