"""Looking back: the whole game step by step, playing on from a position, records from elsewhere."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import trailboss
from tests.server.host import GAME, Host, Visitor, two_at_a_table
from trailboss import bots
from trailboss.bots import explanation
from trailboss.bots.explanation import Explanation
from trailboss.bots.search import Effort
from trailboss.kernel.record import Record
from trailboss.kernel.state import State
from trailboss.kit.player import RandomPlayer
from trailboss.tables.player import Player
from trailboss.tables.verify import verify

ME_AND_ME = [{"kind": "me"}, {"kind": "me"}]


@cache
def record() -> Record:
    """A whole game between two who play at random."""
    return bots.play(GAME, ["random", "random"], seed=5).record


def upload(visitor: Visitor, text: str) -> str:
    return str(visitor.post("/api/records", {"record": text})["id"])


def begun(moves: int) -> str:
    """The record of a game that was not played to its end."""
    whole = record()
    return replace(whole, moves=whole.moves[:moves], result=None).to_text()


# ---- records from elsewhere


def test_a_record_is_kept_to_be_watched(host: Host) -> None:
    with host.guest("Ania") as ania, host.visitor() as stranger:
        table = upload(ania, record().to_text())
        info = stranger.get(f"/api/tables/{table}")
        assert (info["status"], info["origin"]) == ("finished", "upload")
        assert info["result"] == trailboss.load(GAME).replay(record()).standings()
        assert stranger.get(f"/api/tables/{table}/record") == record().to_text()


def test_a_game_that_was_not_finished_can_be_watched_too(host: Host) -> None:
    with host.guest("Ania") as ania:
        table = upload(ania, begun(30))
        assert ania.get(f"/api/tables/{table}")["status"] == "cancelled"
        replay = ania.get(f"/api/tables/{table}/replay")
        assert (len(replay["steps"]), replay["over"]) == (30, False)
        assert replay["turns"][-1]["ply"] == 30, "the last turn ends where the record ends"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("no record at all\n", "line 1: a record begins with 'trailboss record 2'"),
        (begun(3) + "0 fly home\n", "line 11: 'fly home' is not an action of this game"),
        (begun(3).replace("seats 2", "seats 9"), "line 5: great_western_trail is for 2, 3, 4"),
        (begun(0).replace("game great", "game small"), "line 2: this server has no game"),
        (begun(0).replace("seats 2", "seats 9"), "line 5: great_western_trail is for 2, 3, 4"),
        (begun(3)[:-1], "the record is torn"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(host: Host, text: str, line: str) -> None:
    with host.guest("Ania") as ania:
        answer = ania.ask("POST", "/api/records", {"record": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
        assert line in answer.json()["message"]


def test_uploading_needs_a_name(host: Host) -> None:
    with host.visitor() as visitor:
        assert visitor.ask("POST", "/api/records", {"record": begun(1)}).status_code == 401


# ---- the whole game


def test_a_replay_tells_turns_and_curves(host: Host) -> None:
    with host.guest("Ania") as ania:
        replay = ania.get(f"/api/tables/{upload(ania, record().to_text())}/replay")
    plies = [turn["ply"] for turn in replay["turns"]]
    assert plies == sorted(set(plies))
    assert plies[-1] == len(replay["steps"]) == len(record().moves)
    assert set(replay["curves"]) == {"points", "money", "herd_value"}
    for seats in replay["curves"].values():
        assert [len(values) for values in seats] == [len(plies)] * 2
    totals = {sheet["seat"]: sheet["total"] for sheet in replay["result"]}
    assert [values[-1] for values in replay["curves"]["points"]] == [totals[0], totals[1]]
    assert replay["over"]


def test_a_turn_belongs_to_whom_was_asked(host: Host) -> None:
    with host.guest("Ania") as ania:
        replay = ania.get(f"/api/tables/{upload(ania, begun(60))}/replay")
    seats = [turn["seat"] for turn in replay["turns"]]
    assert set(seats) == {0, 1}
    assert all(before != after for before, after in pairwise(seats))


@pytest.mark.parametrize("name", sorted(trailboss.games()))
def test_the_curves_of_a_game_have_names(name: str) -> None:
    game = trailboss.load(name)
    state = game.start(game.meta.seats[0], 1)
    for seat in range(state.seats):
        assert set(game.curves(state, seat)) == {"points", *game.vocabulary.curves}


def test_a_game_that_is_over_is_seen_through_any_eyes(host: Host) -> None:
    with host.guest("Ania") as ania, host.visitor() as stranger:
        table = upload(ania, record().to_text())
        path = f"/api/tables/{table}/replay/20"
        seen = stranger.get(path)
        assert "hand" not in seen["view"]["players"][1]
        money = [player["money"] for player in seen["view"]["players"]]
        assert [counts["money"] for counts in seen["counts"]] == money
        mine = stranger.get(f"{path}?seat=1")["view"]
        assert mine["seat"] == 1
        assert "hand" in mine["players"][1]
        for query in ("?seat=2", "?seat=-1"):
            assert stranger.ask("GET", path + query).status_code == 404
            whole = stranger.ask("GET", f"/api/tables/{table}/replay{query}")
            assert whole.status_code == 404
        assert stranger.ask("GET", f"/api/tables/{table}/replay/99999").status_code == 404


def test_a_game_that_is_over_is_told_through_any_eyes(host: Host) -> None:
    """What a seat drew is said to whoever looks through its eyes, and to nobody else."""
    with host.guest("Ania") as ania, host.visitor() as stranger:
        path = f"/api/tables/{upload(ania, record().to_text())}/replay"
        told = [stranger.get(path + query) for query in ("", "?seat=0", "?seat=1")]
    drawn = [
        {
            event["args"][0]
            for step in one["steps"]
            for event in step["events"]
            if event["kind"] == "drew_cards"
        }
        for one in told
    ]
    assert drawn == [set(), {0}, {1}]


def test_a_running_game_is_not_replayed(host: Host) -> None:
    with two_at_a_table(host) as (ania, _, table):
        replays = ("replay", "replay?seat=0", "replay/0", "replay/0?seat=1")
        for path in ("record", *replays, "replay/0/explanation/en"):
            assert ania.ask("GET", f"/api/tables/{table}/{path}").status_code == 400
        body = {"ply": 0, "seats": ME_AND_ME}
        assert ania.ask("POST", f"/api/tables/{table}/fork", body).status_code == 400


# ---- playing on


def fork(visitor: Visitor, table: str, ply: int, *seats: dict[str, Any]) -> str:
    body = {"ply": ply, "seats": list(seats)}
    return str(visitor.post(f"/api/tables/{table}/fork", body)["id"])


def test_a_game_is_played_on_from_a_position(host: Host) -> None:
    with host.guest("Ania") as ania, host.guest("Olena") as olena:
        table = upload(ania, record().to_text())
        forked = fork(olena, table, 40, *ME_AND_ME)
        info = olena.get(f"/api/tables/{forked}")
        assert (info["status"], info["origin"], info["visibility"]) == (
            "playing",
            "fork",
            "private",
        )
        lines = host.services.store.log(forked)
        assert [(line.seat, line.text) for line in lines] == record().moves[:40]
        with olena.at(forked) as socket:
            position = socket.opened().position
            assert position["ply"] == 40
            assert position["seed"] is None
            expected = trailboss.load(GAME).replay(record(), 40).view(position["seat"])
            assert position["view"] == expected
            assert socket.act(position["actions"][0]["text"])["type"] == "done"
            assert socket.shown(41)
        assert len(host.services.store.log(forked)) == 41


def test_a_bot_may_play_on(host: Host) -> None:
    with host.guest("Ania") as ania:
        table = upload(ania, record().to_text())
        with_bot = fork(ania, table, 10, {"kind": "bot", "bot": "random"}, {"kind": "me"})
        with ania.at(with_bot) as socket:
            position = socket.opened().position
            while position["view"]["decision"]["seats"] != [1]:
                position = socket.until("position")
            assert position["ply"] >= 10


def test_fork_scam_whoever_invites_into_a_fork_knows_no_draw(host: Host) -> None:
    """One cancels a table of one's own, reads its seed, and asks somebody in."""
    with host.guest("Eve") as eve, host.guest("Olena") as olena:
        table = eve.open("me open")
        eve.delete(f"/api/tables/{table}")
        read = eve.get(f"/api/tables/{table}/replay")["seed"]
        forked = fork(eve, table, 0, {"kind": "me"}, {"kind": "open"})
        olena.sit(forked, 1, eve.get(f"/api/tables/{forked}")["seats"][1]["invitation"])
        live = host.do(host.services.hall.gate.live(forked))
        assert live.seed != read
        assert live.row.commitment == trailboss.Dice(live.seed).commitment()


def test_fork_with_others_is_dealt_anew_and_everybody_sees_of_what_it_is_one(host: Host) -> None:
    with (
        host.guest("Eve") as eve,
        host.guest("Olena") as olena,
        host.visitor() as stranger,
    ):
        table = upload(eve, record().to_text())
        known = trailboss.load(GAME).replay(record(), 40)
        hands = [known.view(seat)["players"][seat]["hand"] for seat in range(2)]
        changed: set[int] = set()
        # A new deal may by chance give a seat the hand it had: not time after time.
        for _ in range(15):
            forked = fork(eve, table, 40, {"kind": "me"}, {"kind": "open"})
            waiting = stranger.get(f"/api/tables/{forked}")
            assert waiting["fork"] == {"table": table, "ply": 40}
            assert waiting["unrated"] == ["fork"]
            olena.sit(forked, 1, eve.get(f"/api/tables/{forked}")["seats"][1]["invitation"])
            live = host.do(host.services.hall.gate.live(forked))
            assert live.state.view(None) == known.view(None)
            assert live.seed != record().seed
            with stranger.at(forked).opened() as page:
                assert page.position["fork"] == {"table": table, "ply": 40}
                assert page.position["unrated"] == ["fork"]
            changed |= {
                seat
                for seat in range(2)
                if live.state.view(seat)["players"][seat]["hand"] != hands[seat]
            }
            if changed == {0, 1}:
                break
        assert changed == {0, 1}, "a hand that Eve has seen"


def test_a_fork_that_was_dealt_anew_is_replayed_and_proved_to_the_end(host: Host) -> None:
    with host.guest("Eve") as eve, host.guest("Olena") as olena:
        table = upload(eve, record().to_text())
        forked = fork(eve, table, 40, {"kind": "me"}, {"kind": "open"})
        olena.sit(forked, 1, eve.get(f"/api/tables/{forked}")["seats"][1]["invitation"])
        gate = host.services.hall.gate
        live = host.do(gate.live(forked))
        player = RandomPlayer(3, out_of_turn=1 << 30)
        while live.row.status == "playing":
            seat, action = player.choose(live.state)
            who = Player(seat, live.seats[seat].person)
            live = host.do(gate.submit(forked, who, live.state.ply, action.text))
        gate.cache.forget(forked)
        again = host.do(gate.live(forked))
        assert again.state.dump() == live.state.dump()
        told = eve.get(f"/api/tables/{forked}/replay")
        assert trailboss.Dice(told["seed"]).commitment() == told["commitment"]
        text = eve.get(f"/api/tables/{forked}/record")
        assert f"redealt {told['seed']}" in text
        replayed = trailboss.load(GAME).replay(Record.read(text))
        assert replayed.standings() == live.row.result
        end = eve.get(f"/api/tables/{forked}/replay/{replayed.ply}?seat=1")
        assert end["view"] == json.loads(json.dumps(replayed.view(1)))
        assert verify(host.services.store, forked).verdict == "ok"
        once_more = upload(eve, text)
        assert eve.get(f"/api/tables/{once_more}/replay")["seed"] == told["seed"]
        alone = fork(eve, once_more, 60, *ME_AND_ME)
        assert host.do(gate.live(alone)).seed == told["seed"]


def test_nobody_goes_back_behind_a_fork_to_dice_that_the_inviter_knows(host: Host) -> None:
    with host.guest("Eve") as eve, host.guest("Olena") as olena:
        forked = fork(eve, upload(eve, record().to_text()), 40, {"kind": "me"}, {"kind": "open"})
        olena.sit(forked, 1, eve.get(f"/api/tables/{forked}")["seats"][1]["invitation"])
        with eve.at(forked).opened() as hers, olena.at(forked).opened() as theirs:
            assert hers.position["rewind_from"] == 40  # so that nobody is offered it
            for ply in (39, 0):
                assert hers.ask("ask-rewind", seat=0, to=ply)["code"] == "wrong-moment"
                agreed = theirs.ask("answer-rewind", seat=1, agreed=True, to=ply)
                assert agreed["code"] == "wrong-moment"
        live = host.do(host.services.hall.gate.live(forked))
        assert (live.state.ply, live.rewind_request) == (40, None)
        assert live.seed != record().seed
        assert live.row.commitment == trailboss.Dice(live.seed).commitment()


@pytest.mark.parametrize(
    ("ply", "seats", "status"),
    [
        (40, ME_AND_ME[:1], 400),
        (40, [*ME_AND_ME, {"kind": "me"}], 400),
        (40, [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}], 400),
        (99_999, ME_AND_ME, 404),
        (-1, ME_AND_ME, 400),
        (len(record().moves), ME_AND_ME, 400),
    ],
)
def test_what_cannot_be_played_on(
    host: Host, ply: int, seats: list[dict[str, str]], status: int
) -> None:
    with host.guest("Ania") as ania:
        table = upload(ania, record().to_text())
        body = {"ply": ply, "seats": seats}
        assert ania.ask("POST", f"/api/tables/{table}/fork", body).status_code == status


# ---- what a bot would have done


def test_a_bot_explains_what_it_would_do_by_what_the_seat_knew(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, str]] = []

    async def explain(state: State, seat: int, language: str, whose: object) -> Explanation:
        asked.append((seat, language))
        effort = Effort(seconds=None, worlds=0)
        return explanation.explain(state, seat, language, effort)

    with host.guest("Ania") as ania:
        table = upload(ania, begun(30))
        monkeypatch.setattr(host.services.hall.bots.thinkers, "explain", explain)
        told = ania.get(f"/api/tables/{table}/replay/20/explanation/pl")
        assert asked == [(told["seat"], "pl")]
        assert 0 < told["chance"] < 1
        assert told["turns"][0]["actions"]
        assert len(told["expected"]) == 11
        assert ania.ask("GET", f"/api/tables/{table}/replay/30/explanation/pl").status_code == 404
