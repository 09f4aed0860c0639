"""The rulebook for people, as the server tells it."""

from __future__ import annotations

from tests.server.host import GAME, Host


def test_the_rulebook_comes_in_the_language_asked_for(host: Host) -> None:
    with host.visitor() as anybody:
        told = anybody.get(f"/api/games/{GAME}/book/pl")
        assert told["box"]["simmental"] is True
        chapters = told["chapters"]
        assert chapters[0]["title"] == "O\u00a0co chodzi"
        fees = next(
            one for chapter in chapters for one in chapter["paragraphs"] if one["id"] == "turn-fees"
        )
        assert (fees["rules"], fees["rule"]) == (["GWT-FEE"], "GWT-FEE-01")
        assert {"kind": "building", "of": ["1a"]} in fees["figures"]
        assert "*Dłoń*" in fees["text"]


def test_what_is_not_simply_printed_is_told_with_its_paragraph(host: Host) -> None:
    with host.visitor() as anybody:
        told = anybody.get("/api/games/el_paso/book/en")
        paragraphs = [one for chapter in told["chapters"] for one in chapter["paragraphs"]]
        unprinted = {rule["id"]: rule for one in paragraphs for rule in one["unprinted"]}
        assert unprinted["ELP-TIE-01"]["ruling"]
        assert "literal reading" in unprinted["ELP-TIE-01"]["text"]
        assert unprinted["ELP-BUY-01"]["reconstructed"]
        assert "ELP-TIE-02" not in unprinted


def test_a_worked_example_opens_as_a_position(host: Host) -> None:
    with host.guest("Ann") as ann:
        told = ann.get(f"/api/games/{GAME}/book/en")
        examples = [
            example["id"]
            for chapter in told["chapters"]
            for one in chapter["paragraphs"]
            for example in one["examples"]
        ]
        assert "income" in examples
        table = ann.post(f"/api/games/{GAME}/examples/income")["id"]
        with ann.at(table).opened() as page:
            now = page.position
            assert now["view"]["decision"]["kind"] == "income"
            assert [one["text"] for one in now["actions"]][:2] == ["spend 0", "spend 1"]
        assert ann.ask("POST", f"/api/games/{GAME}/examples/none").status_code == 404


def test_there_is_no_rulebook_of_nothing(host: Host) -> None:
    with host.visitor() as anybody:
        assert anybody.ask("GET", "/api/games/carson_city/book/xx").status_code == 404
        assert anybody.ask("GET", "/api/games/chess/book/en").status_code == 404


def test_a_rule_leads_to_its_tests_and_its_code(host: Host) -> None:
    with host.visitor() as anybody:
        rules = {one["id"]: one for one in anybody.get("/api/games/el_paso/rules/pl")}
        rule = rules["ELP-SELL-01"]
        assert all(one.startswith("tests/el_paso/") for one in rule["tests"])
        for place in rule["code"]:
            code = anybody.get("/api/games/el_paso/code", params={"place": place})
            assert "ELP-SELL-01" in code
        path = "trailboss/server/settings.py"
        other = anybody.ask("GET", "/api/games/el_paso/code", params={"place": path})
        assert other.status_code == 404
