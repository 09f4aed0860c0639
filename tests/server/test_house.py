"""House sets over the wire: forms, corrections tried out, tables that play with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

from tests.server.host import Host
from trailboss import load
from trailboss.bots import play
from trailboss.kernel.house import Reason

GAME = "el_paso"
HOUSE = f"/api/games/{GAME}/house"
VALUES = {"buildings/regular/1-a/vp": 3}


def test_the_form_comes_in_the_language_asked_for(host: Host) -> None:
    with host.visitor() as anybody:
        told = anybody.get(f"{HOUSE}/pl")
        assert told["option"] == "house_set"
        assert told["box"]["solo"] == "sue"
        thing = next(one for one in told["things"] if one["path"] == "buildings/regular/1-b")
        assert (thing["title"], thing["kind"], thing["id"]) == ("budynek 1 b", "building", "1b")
        assert thing["value"]["vp"] == 1
        assert "confidence" not in thing["value"]
        assert told["forms"][thing["form"]]["kind"] == "table"
        assert anybody.ask("GET", f"{HOUSE}/xx").status_code == 404
        assert anybody.ask("GET", "/api/games/chess/house/en").status_code == 404


def test_corrections_are_tried_out_and_drawn(host: Host) -> None:
    with host.visitor() as anybody:
        found = anybody.post(HOUSE, {"values": VALUES | {"sue/sue/card/A1/steps": 5}})
        assert found["options"]["solo"] == "sue", "what is corrected comes to the table"
        option = f"house_set={found['value']}"
        drawn = anybody.get(f"/api/games/{GAME}/components", params={"option": option})
        assert drawn["buildings"]["regular"][0]["vp"] == 3
        said = anybody.get(f"/api/games/{GAME}/prints", params={"option": option})
        assert said["building"]["1a"] != anybody.get(f"/api/games/{GAME}/prints")["building"]["1a"]


def test_a_set_too_long_for_an_address_comes_in_a_body(host: Host) -> None:
    with host.visitor() as anybody:
        for page in ("components", "prints"):
            path = f"/api/games/{GAME}/{page}"
            asked = {"option": f"house_set={json.dumps(VALUES)}"}
            told = anybody.post(path, {"options": {"house_set": json.dumps(VALUES)}})
            assert told == anybody.get(path, params=asked) != anybody.get(path)
            refused = anybody.ask("POST", path, {"options": {"house_set": "{"}})
            assert refused.status_code == 400, refused.text
            unknown = anybody.ask("POST", f"/api/games/chess/{page}", {"options": {}})
            assert unknown.status_code == 404
        assert anybody.ask("GET", "/api/games/chess/prints").status_code == 404


def test_nonsense_is_refused_with_its_reason(host: Host) -> None:
    with host.visitor() as anybody:
        for values in ({"buildings/regular/1-a/vp": "x"}, {"tiles/display/size": 0}, {"x": 1}):
            refused = anybody.ask("POST", HOUSE, {"values": values})
            assert refused.status_code == 400, refused.text
            assert refused.json()["message"].startswith("house set: ")
            assert refused.json()["code"] == "bad-house-set"
            assert refused.json()["reason"] in get_args(Reason)
        told = anybody.ask("POST", HOUSE, {"values": {"buildings/regular/1-a/vp": "x"}}).json()
        assert told["reason"] == "misfit"
        assert told["args"] == {"path": "buildings/regular/1-a/vp", "value": '"x"'}
        told = anybody.ask("POST", HOUSE, {"values": {"tiles/display/size": 0}}).json()
        assert told["reason"] == "unplayable", "it comes from another process"
        for text in ("{", '{"\\ud800": 1}'):
            for page in ("components", "prints"):
                option = {"option": f"house_set={text}"}
                refused = anybody.ask("GET", f"/api/games/{GAME}/{page}", params=option)
                assert refused.status_code == 400, refused.text


def test_a_table_plays_with_its_house_set_and_is_compared_with_no_other(host: Host) -> None:
    with host.guest("Ann") as ann:
        options = {"house_set": json.dumps(VALUES)}
        table = ann.open("me me", game=GAME, options=options)
        told = ann.get(f"/api/tables/{table}")
        assert told["options"]["house_set"] == '{"buildings/regular/1-a/vp":3}'
        assert told["unrated"] == ["house"]
        assert told["origin"] == "house"
        with ann.at(table).opened() as page:
            assert page.act(page.position["actions"][0]["text"])["type"] != "refused"
        assert load(GAME).box(told["options"]).fingerprint != load(GAME).box({}).fingerprint
        wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
        for house in ('{"tiles/display/size": 0}', "all"):
            asked = ann.ask("POST", "/api/tables", {**wanted, "options": {"house_set": house}})
            assert asked.status_code == 400, asked.text


def test_whoever_tries_out_too_many_is_told_to_wait(tmp_path: Path) -> None:
    """Of 60 each takes 20, and what it takes of a processor."""
    with Host(tmp_path, rate_limits=0.1) as host, host.guest("Ann") as ann:
        asked = [ann.ask("POST", HOUSE, {"values": VALUES}).status_code for _ in range(4)]
        assert (asked[0], asked[-1]) == (200, 429)
        opened = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
        house = {**opened, "options": {"house_set": json.dumps(VALUES)}}
        assert ann.ask("POST", "/api/tables", house).status_code == 429
        assert ann.ask("POST", "/api/tables", opened).status_code == 201


def test_a_record_with_a_house_set_can_be_looked_back_on(host: Host) -> None:
    record = play(GAME, ["random", "random"], seed=5, options={"house_set": VALUES}).record
    with host.guest("Ann") as ann:
        table = ann.post("/api/records", {"record": record.to_text()})["id"]
        told = ann.get(f"/api/tables/{table}/replay")
        assert told["options"]["house_set"] == '{"buildings/regular/1-a/vp":3}'
