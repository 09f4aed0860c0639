"""A table against a solo rival: nobody holds its seat, and what comes of it is the person's own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import trailboss
from tests.server.host import GAME, Host, Visitor
from tests.tables.people import holder
from trailboss import bots


@pytest.fixture
def ania(host: Host) -> Iterator[Visitor]:
    with host.guest("Ania") as visitor:
        yield visitor


LEVELS = {"easy": (80, 60), "hard": (70, 100)}


def open_table(visitor: Visitor, difficulty: str = "medium", **more: Any) -> str:
    wanted = {
        "game": GAME,
        "seats": [{"kind": "me"}],
        "options": {"solo": "sam", "difficulty": difficulty},
        **more,
    }
    return str(visitor.post("/api/tables", wanted)["id"])


def finish(host: Host, table: str, total: int, rival: int) -> None:
    """The game is over; nobody looks at how it was played."""
    result = [
        {"seat": 0, "rank": 1 + (rival > total), "total": total, "categories": {"money": total}},
        {"seat": 1, "rank": 1 + (total > rival), "total": rival, "categories": {"money": rival}},
    ]
    host.services.store.update_table(
        table, status="finished", finished=time.time(), result=result, waiting_for=[]
    )
    host.services.hall.gate.cache.forget(table)


def test_one_click_opens_a_table_that_starts_at_once(host: Host, ania: Visitor) -> None:
    table = ania.get(f"/api/tables/{open_table(ania)}")
    assert table["status"] == "playing"
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("person", "Ania", None),
        ("rival", "Sam", None),
    ]
    assert table["waiting_for"] == [0]
    assert table["options"]["difficulty"] == "medium"


def test_the_lobby_knows_the_rivals(host: Host, ania: Visitor) -> None:
    game = next(g for g in ania.get("/api/games") if g["name"] == GAME)
    assert game["rivals"] == [
        {"name": "sam", "option": "solo", "value": "sam", "difficulty": "difficulty", "seats": 2}
    ]
    needs = {option["name"]: option["needs"] for option in game["options"]}
    assert (needs["simmental"], needs["solo"], needs["difficulty"]) == ("", "", "solo")
    only = next(o["only"] for o in game["options"] if o["name"] == "sam_first_delivery")
    assert {"value": "detroit", "option": "rails_to_the_north", "at": True} in only


@pytest.mark.parametrize("seats", [[], [{"kind": "me"}, {"kind": "bot", "bot": "random"}]])
def test_nobody_else_sits_there(ania: Visitor, seats: list[dict[str, str]]) -> None:
    wanted = {"game": GAME, "seats": seats, "options": {"solo": "sam"}}
    answer = ania.ask("POST", "/api/tables", wanted)
    assert answer.status_code == 400
    assert "against sam is for 2 seats" in answer.json()["message"]


def test_what_is_printed_is_told_as_it_is_at_the_table(ania: Visitor) -> None:
    path = f"/api/games/{GAME}/prints"
    north = f"{path}?option=rails_to_the_north=true&option=kansas_city_bonus=reprint"
    assert ["effect-money", {"money": 4}] in ania.get(north)["city"]["kansas-city"][0]["rewards"]
    assert "sam_card" in ania.get(path)
    assert ania.get(north)["sam_card"] == {}
    answer = ania.ask("GET", f"{path}?option=river=wide")
    assert answer.status_code == 400
    assert "unknown option 'river'" in answer.json()["message"]


def test_components_are_those_in_the_box_of_the_table(ania: Visitor) -> None:
    path = f"/api/games/{GAME}/components"
    plain = ania.get(path)
    assert not {"towns", "deck"} & plain.keys()
    north = ania.get(f"{path}?option=rails_to_the_north=true&option=kansas_city_bonus=reprint")
    kansas_city, *_ = north["cities"]["city"]
    assert (kansas_city["vp"], kansas_city["money"]) == (-8, 4)
    places = [spot["id"] for spot in north["layout"]["city"]]
    assert sorted(places) == sorted(city["id"] for city in north["cities"]["city"])


def test_a_first_city_of_the_other_strip_is_refused_in_words(ania: Visitor) -> None:
    options = {"solo": "sam", "sam_first_delivery": "detroit"}
    wanted = {"game": GAME, "seats": [{"kind": "me"}], "options": options}
    answer = ania.ask("POST", "/api/tables", wanted)
    assert answer.status_code == 400
    assert "only at tables where 'rails_to_the_north' is true" in answer.json()["message"]


def test_sam_plays_as_soon_as_the_person_has_played(host: Host, ania: Visitor) -> None:
    id = open_table(ania)
    live = host.do(host.services.hall.gate.live(id))
    while not any(event["kind"] == "sam_revealed" for event in live.events_for(0, 0)):
        text = live.state.actions(0)[-1].text
        live = host.do(host.services.hall.gate.submit(id, holder(live, 0), live.state.ply, text))
    assert live.asked == (0,)
    assert live.undoable(0) == 0
    assert live.state.view(0)["sam"]["discard"]


def test_a_whole_game_and_its_place_in_the_history(host: Host, ania: Visitor) -> None:
    id = open_table(ania, "easy")
    live = host.do(host.services.hall.gate.live(id))
    game = bots.play(GAME, ["random"], live.row.seed, live.row.options)
    for move in game.record.moves:
        live = host.do(
            host.services.hall.gate.submit(id, holder(live, 0), live.state.ply, move.text)
        )
    assert live.row.status == "finished"
    (record,) = ania.get("/api/me/solo")
    own, rival = game.standings
    assert (record["game"], record["rival"], record["level"]) == (GAME, "sam", "easy")
    assert (record["games"], record["best"], record["mean"]) == (1, own["total"], own["total"])
    assert record["wins"] == int(own["rank"] == 1)
    assert record["latest"][0]["rival_total"] == rival["total"]
    replay = ania.get(f"/api/tables/{id}/replay")
    assert replay["names"] == ["Ania", "Sam"]
    assert len(replay["turns"]) > 10, "each turn of Sam ends one of the person's"


def test_a_bot_plays_by_itself_and_whoever_asked_for_it_watches(ania: Visitor) -> None:
    id = open_table(ania, seats=[{"kind": "bot", "bot": "random"}])
    with ania.at(id) as socket:
        position = socket.until("position")
        assert position["seats"] == []
        assert position["actions"] == []
        while not any(event["kind"] == "sam_revealed" for event in position["events"]):
            position = socket.until("position")
    table = ania.get(f"/api/tables/{id}")
    assert [(seat["kind"], seat["bot"]) for seat in table["seats"]] == [
        ("bot", "random"),
        ("rival", None),
    ]
    assert [one["id"] for one in ania.get("/api/me/tables")] == [id]


def test_what_a_bot_played_is_nobodys_history(host: Host, ania: Visitor) -> None:
    host.quiet()
    finish(host, open_table(ania, seats=[{"kind": "bot", "bot": "random"}]), 90, 50)
    assert ania.get("/api/me/solo") == []


def test_the_history_is_by_difficulty_and_ones_own(host: Host, ania: Visitor) -> None:
    for difficulty, scores in LEVELS.items():
        finish(host, open_table(ania, difficulty), *scores)
    finish(host, open_table(ania, "hard"), 101, 100)
    open_table(ania, "medium")
    found = [(r["level"], r["games"], r["wins"], r["best"]) for r in ania.get("/api/me/solo")]
    assert found == [("easy", 1, 1, 80), ("hard", 2, 1, 101)]
    with host.guest("Oleh") as oleh:
        assert oleh.get("/api/me/solo") == []


def test_an_expansion_has_its_own_history_and_other_rivals_have_none(
    host: Host, ania: Visitor
) -> None:
    def play(total: int, **options: Any) -> None:
        finish(host, open_table(ania, options={"solo": "sam", **options}), total, 50)

    play(60)
    play(70, simmental=True)
    play(80, rails_to_the_north=True)
    play(81, rails_to_the_north=True, difficulty="easy")
    play(90, sam_printed_workers=False)
    play(91, rails_to_the_north=True, far_city="san-francisco")
    found = [(r["level"], r["extras"], r["games"], r["best"]) for r in ania.get("/api/me/solo")]
    north = {"rails_to_the_north": True}
    assert found == [("medium", {}, 2, 70), ("easy", north, 1, 81), ("medium", north, 1, 80)]


def test_what_a_bot_helped_with_does_not_count(host: Host, ania: Visitor) -> None:
    host.quiet()
    id = open_table(ania)
    ania.post(f"/api/tables/{id}/hand-over", {"seat": 0, "bot": "random"})
    finish(host, id, 90, 50)
    assert ania.get("/api/me/solo") == []


def test_solo_games_are_no_statistics_of_tables(host: Host, ania: Visitor) -> None:
    finish(host, open_table(ania), 90, 50)
    assert ania.get(f"/api/games/{GAME}/statistics")["tables"] == []


def test_a_record_from_elsewhere_knows_its_rival(host: Host, ania: Visitor) -> None:
    record = bots.play(GAME, ["random"], 3, {"solo": "sam"}).record
    id = ania.post("/api/records", {"record": record.to_text()})["id"]
    table = ania.get(f"/api/tables/{id}")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "rival"]
    assert table["seats"][1]["name"] == "Sam"


def test_playing_on_from_an_earlier_position(host: Host, ania: Visitor) -> None:
    record = bots.play(GAME, ["random"], 3, {"solo": "sam"}).record
    id = ania.post("/api/records", {"record": record.to_text()})["id"]
    two = {"ply": 9, "seats": [{"kind": "me"}] * 2}
    assert ania.ask("POST", f"/api/tables/{id}/fork", two).status_code == 400
    fork = ania.post(f"/api/tables/{id}/fork", {"ply": 9, "seats": [{"kind": "me"}]})["id"]
    live = host.do(host.services.hall.gate.live(fork))
    expected = trailboss.load(GAME).replay(record, 9)
    assert live.state.view(0) == expected.view(0)
    assert [seat.kind for seat in live.seats] == ["person", "rival"]
