"""The position builder over the wire: a deal, changes, and a study that begins with them."""

from __future__ import annotations

from typing import Any

from tests.server.host import Host

GAME = "great_western_trail"


def test_a_position_is_set_up_and_studied(host: Host) -> None:
    with host.guest("Ann") as ann:
        first = ann.post("/api/positions", {"game": GAME, "seats": 3, "language": "pl"})
        assert (first["seats"], first["turn"], first["impossible"]) == (3, 0, None)
        workers = found(first, "workers", 1)
        assert workers["words"][0] == {"value": "cowboy", "name": "kowboj"}
        changes = [
            {"id": "money", "seat": 1, "value": 33},
            {"id": "building", "seat": 1, "about": "2a", "value": "b-1"},
        ]
        again = {"base": first["base"], "turn": 1, "changes": changes}
        built = ann.post("/api/positions", again)
        assert found(built, "money", 1)["value"] == 33
        assert built["position"]["view"]["trail"]["b-1"]["building"] == "2a"
        study = ann.post("/api/studies", {"title": "Mine", "state": built["state"]})["id"]
        here = ann.post(f"/api/studies/{study}/position", {"moves": []})
        assert here["seat"] == 1
        assert here["view"]["players"][1]["money"] == 33


def test_whoever_was_to_move_goes_on(host: Host) -> None:
    with host.visitor() as anybody:
        first = anybody.post("/api/positions", {"game": GAME})
        asked = {"base": first["base"], "turn": 1}
        second = anybody.post("/api/positions", asked)
        assert anybody.post("/api/positions", {"base": second["state"]})["turn"] == 1


def test_what_cannot_be_leaves_the_rest_as_it_was(host: Host) -> None:
    with host.visitor() as anybody:
        first = anybody.post("/api/positions", {"game": GAME})
        money = {"id": "money", "seat": 0, "value": 50}
        engine = {"id": "engine", "seat": 0, "value": "3"}
        taken = {"id": "engine", "seat": 1, "value": "3"}
        asked = {"base": first["base"], "changes": [money, engine, taken]}
        built = anybody.post("/api/positions", asked)
        assert built["impossible"] == {"reason": "taken", "thing": "3"}
        assert found(built, "engine", 0)["value"] == "3"
        assert found(built, "engine", 1)["value"] == "0"
        for bad in ({"game": "chess"}, {"base": "{"}, {"base": first["base"], "turn": 7}):
            assert anybody.ask("POST", "/api/positions", bad).status_code in (400, 404), bad


def found(built: dict[str, Any], id: str, seat: int) -> dict[str, Any]:
    return next(one for one in built["settings"] if (one["id"], one["seat"]) == (id, seat))
