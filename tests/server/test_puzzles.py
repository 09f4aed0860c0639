"""Tables at which puzzles are solved."""

from __future__ import annotations

import pytest

from tests.server.host import Host, Visitor
from trailboss import load
from trailboss.puzzles.puzzle import puzzles_of

GAME = "great_western_trail"
PUZZLE = puzzles_of(load(GAME))[0]


def begin(visitor: Visitor, puzzle: str = PUZZLE.id) -> str:
    return str(visitor.post(f"/api/games/{GAME}/puzzles/{puzzle}")["id"])


def test_a_puzzle_is_solved_at_an_ordinary_table(host: Host) -> None:
    with host.guest("Ania") as ania:
        id = begin(ania)
        info = ania.get(f"/api/tables/{id}")
        assert (info["puzzle"], info["origin"], info["unrated"]) == (
            PUZZLE.id,
            "puzzle",
            ["puzzle"],
        )
        tried = ania.get(f"/api/tables/{id}/puzzle/en")
        assert (tried["status"], tried["best"], tried["solution"]) == ("open", None, [])
        asked_for = ania.get(f"/api/tables/{id}/puzzle/en?solution=true")
        assert (asked_for["status"], len(asked_for["solution"])) == ("open", len(PUZZLE.line))
        with ania.at(id).opened() as page:
            for ply, text in enumerate(PUZZLE.line, PUZZLE.ply):
                page.act(text, ply=ply)
                page.shown(ply + 1)
        tried = ania.get(f"/api/tables/{id}/puzzle/en")
        assert (tried["status"], tried["reached"], tried["best"]) == (
            "solved",
            PUZZLE.value,
            PUZZLE.value,
        )
        assert len(tried["solution"]) == len(PUZZLE.line)


def test_the_list_tells_goal_and_rating_but_no_solution(host: Host) -> None:
    with host.guest("Ania") as ania:
        listed = ania.get(f"/api/games/{GAME}/puzzles/uk")
        assert [one["id"] for one in listed] == [one.id for one in puzzles_of(load(GAME))]
        assert set(listed[0]) == {"id", "goal", "rating", "turns", "answers"}
        assert all(1 <= one["rating"] <= 5 for one in listed)


def test_a_puzzle_that_was_left_is_called_off(host: Host) -> None:
    with host.guest("Ania") as ania:
        left, now = begin(ania), begin(ania)
        status = {one["id"]: one["status"] for one in ania.get("/api/me/tables")}
        assert status == {left: "cancelled", now: "playing"}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", f"games/{GAME}/puzzles/moon"),
        ("POST", "games/moon/puzzles/1"),
        ("GET", f"games/{GAME}/puzzles/xx"),
    ],
)
def test_only_what_is_set_can_be_opened(host: Host, method: str, path: str) -> None:
    with host.guest("Ania") as ania:
        assert ania.ask(method, f"/api/{path}").status_code == 404


def test_a_strangers_attempt_is_nobodys_business(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Olha") as olha:
        id = begin(ania)
        assert olha.ask("GET", f"/api/tables/{id}/puzzle/en").status_code == 404
