"""The rulebook for people, as the server tells it."""

from __future__ import annotations

from tests.server.host import GAME, Host


def test_the_rulebook_comes_in_the_language_asked_for(host: Host) -> None:
    with host.visitor() as anybody:
        chapters = anybody.get(f"/api/games/{GAME}/book/pl")
        assert chapters[0]["title"] == "O co chodzi"
        fees = next(
            one for chapter in chapters for one in chapter["paragraphs"] if one["id"] == "turn-fees"
        )
        assert (fees["rules"], fees["rule"]) == (["GWT-FEE"], "GWT-FEE-01")
        assert {"kind": "building", "of": ["1a"]} in fees["figures"]
        assert "*Dłoń*" in fees["text"]


def test_a_game_without_a_rulebook_has_its_ledger(host: Host) -> None:
    with host.visitor() as anybody:
        assert anybody.get("/api/games/carson_city/book/en") == []
        assert anybody.ask("GET", "/api/games/carson_city/book/xx").status_code == 404
        assert anybody.ask("GET", "/api/games/chess/book/en").status_code == 404
