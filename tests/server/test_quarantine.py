"""Boxes and positions of strangers: what would never end is ended, wherever it comes in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.host import Host
from trailboss import load
from trailboss.bots import play
from trailboss.tables.fair_queue import Whose
from trailboss.tables.quarantine import Quarantine

GAME = "carson_city"
VALUES = {"supply/parcel/price": 2}
HOUSE = {"house_set": json.dumps(VALUES)}
SEATS = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture
def strict(tmp_path: Path) -> Host:
    """Anything at all takes too long there."""
    host = Host(tmp_path)
    host.services.hall.gate.quarantine = Quarantine(1, 1e-6)
    return host


def test_whatever_takes_too_long_is_refused_wherever_it_comes_in(strict: Host) -> None:
    record = play(GAME, ["random", "random"], seed=5, options=HOUSE).record.to_text()
    by_hand = json.dumps(load(GAME).start(2, 3).dump())
    asked = [
        (f"/api/games/{GAME}/house", {"values": VALUES}, "house set: "),
        ("/api/tables", {"game": GAME, "seats": SEATS, "options": HOUSE}, "house set: "),
        ("/api/records", {"record": record}, "line 4: "),
        ("/api/studies", {"state": by_hand}, "nobody can play on"),
        ("/api/studies", {"file": _study(record)}, "nobody can play on"),
    ]
    with strict as host, host.guest("Ann") as ann:
        for path, body, begins in asked:
            refused = ann.ask("POST", path, body)
            assert refused.status_code == 400, (path, refused.text)
            assert refused.json()["message"].startswith(begins), refused.text
            assert "it takes too long" in refused.text
        for page in ("components", "prints"):
            option = {"option": f"house_set={HOUSE['house_set']}"}
            refused = ann.ask("GET", f"/api/games/{GAME}/{page}", params=option)
            assert refused.status_code == 400, refused.text
            assert refused.json()["message"].startswith("house set: its box"), refused.text


def _study(record: str) -> str:
    study = {"title": "", "nodes": [{"parent": -1}], "record": record}
    return json.dumps({**study, "format": "trailboss study 1"})


def test_our_own_boxes_and_positions_need_no_quarantine(strict: Host) -> None:
    record = play(GAME, ["random", "random"], seed=5).record.to_text()
    with strict as host, host.guest("Ann") as ann:
        table = ann.open("me me", game=GAME)
        with ann.at(table).opened() as page:
            assert page.act(page.position["actions"][0]["text"])["type"] != "refused"
        ann.post("/api/records", {"record": record})
        study = ann.post("/api/studies", {"file": _study(record)})["id"]
        assert ann.get(f"/api/studies/{study}/en")["game"] == GAME


def test_a_move_that_never_ends_is_not_made(host: Host) -> None:
    with host.guest("Ann") as ann:
        table = ann.open("me me", game=GAME, options=HOUSE)
        with ann.at(table).opened() as page:
            first = page.position["actions"][0]["text"]
            patient = host.services.hall.gate.quarantine
            host.services.hall.gate.quarantine = Quarantine(1, 1e-6)
            refused = page.act(first)
            assert (refused["type"], refused["code"]) == ("refused", "unplayable")
            host.services.hall.gate.quarantine = patient
            assert page.act(first)["type"] != "refused", "the table is as it was"


def test_other_answers_in_a_replay_are_tried_apart(host: Host) -> None:
    record = play(GAME, ["random", "random"], seed=5, options=HOUSE).record
    with host.guest("Ann") as ann:
        table = ann.post("/api/records", {"record": record.to_text()})["id"]
        where = f"/api/tables/{table}/replay/0/line"
        answer = {"action": record.moves[0].text}
        assert len(ann.ask("GET", where, params=answer).json()) == 1
        host.services.hall.gate.quarantine = Quarantine(1, 1e-6)
        refused = ann.ask("GET", where, params=answer)
        assert refused.status_code == 400, refused.text
        assert refused.json()["code"] == "unplayable"


def test_processor_time_on_what_strangers_wrote_uses_up_their_networks_share(
    tmp_path: Path,
) -> None:
    """Thirty seconds of it are a minute's: by however many requests, at whichever door. So much is
    used up here that it is not there again however long the test takes."""
    by_hand = json.dumps(load(GAME).start(2, 3).dump())
    with Host(tmp_path, rate_limits=1.0) as host, host.guest("Ann") as ann:
        built = {"base": by_hand, "changes": []}
        assert ann.ask("POST", "/api/positions", built).status_code == 200
        host.services.hall.gate.quarantine.charge(Whose("127.0.0.1", "another guest"), 3600.0)
        option = {"option": f"house_set={HOUSE['house_set']}"}
        for refused in (
            ann.ask("POST", "/api/positions", built),
            ann.ask("POST", f"/api/games/{GAME}/house", {"values": VALUES}),
            ann.ask("GET", f"/api/games/{GAME}/components", params=option),
        ):
            assert refused.status_code == 429, refused.text
            assert "'replay'" in refused.json()["message"]


def test_what_is_nested_too_deeply_is_refused(host: Host) -> None:
    """Wherever a stranger may write whatever they like: in a text, or as a value."""
    with host.guest("Ann") as ann:
        for depth in (900, 50_000):
            lists = "[" * depth + "]" * depth
            position = f'{{"game": "{GAME}", "state": {lists}}}'
            study = '"title": "", "nodes": [{"parent": -1}], "format": "trailboss study 1"'
            asked = [
                ("/api/positions", {"base": position}),
                ("/api/studies", {"state": position}),
                ("/api/studies", {"file": f'{{{study}, "state": {position}}}'}),
            ]
            for path, body in asked:
                refused = ann.ask("POST", path, body)
                assert refused.status_code == 400, (path, depth, refused.text)
        value = {"id": "cash", "seat": 0, "value": json.loads("[" * 900 + "]" * 900)}
        refused = ann.ask("POST", "/api/positions", {"game": GAME, "changes": [value]})
        assert refused.status_code == 400, refused.text
