"""The tools of `trailboss mcp`, called by the official client of the protocol."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client

import trailboss
from tests.event_loop import run
from trailboss.mcp import server as served
from trailboss.mcp.sitting import Sitting
from trailboss.mcp.told import Reader
from trailboss.text.speech import Speech

Call = Callable[..., Awaitable[str]]


class Refused(Exception):
    """A tool answered with an error."""


def conversation(talk: Callable[[Call], Awaitable[None]], language: str = "en") -> None:
    async def held() -> None:
        async with Client(served.server(language)) as client:

            async def call(tool: str, **given: Any) -> str:
                result = await client.call_tool(tool, given)
                text = "\n".join(part.text for part in result.content)
                if result.is_error:
                    raise Refused(text)
                return text

            await talk(call)

    run(held())


def test_games_are_listed_with_options_and_bots() -> None:
    async def talk(call: Call) -> None:
        text = await call("list_games")
        for name in trailboss.games():
            assert f"{name}: " in text
        assert "option rails_to_the_north = false | true (default false)" in text
        assert "vaquero" in text

    conversation(talk)


def test_a_position_is_shown_with_question_and_answers() -> None:
    async def talk(call: Call) -> None:
        text = await call("new_game", game="el_paso", seed=1, bots=["random"])
        assert text.startswith("Game g1. Your seats: [0].")
        answers = await call("legal_actions", game_id="g1")
        state = trailboss.load("el_paso").start(2, 1)
        for action in state.actions():
            assert f"  {action.text}  --  " in answers
        assert answers in await call("show_position", game_id="g1")
        assert answers in text

    conversation(talk)


def test_only_the_own_hand_is_seen() -> None:
    """Two games that differ in what seat 0 can't know look the same to it."""
    from trailboss import Dice

    true = trailboss.load("el_paso").start(2, 1)
    other = true.redetermine(0, Dice(99))
    assert true.view(1) != other.view(1)
    shown = []
    for state in (true, other):
        sitting = Sitting(state, [0], ["random"])
        reader = Reader(sitting, 0, "en")
        shown.append((reader.position(), reader.question(), reader.why_not(None), reader.points()))
    assert shown[0] == shown[1]


def test_nobody_looks_through_the_eyes_of_a_bot() -> None:
    async def talk(call: Call) -> None:
        await call("new_game", game="el_paso", seed=1, bots=["random"])
        for tool in ("show_position", "legal_actions", "points_now", "why_not", "analyse"):
            with pytest.raises(Refused, match="seat 1 is not yours"):
                await call(tool, game_id="g1", seat=1)
        with pytest.raises(Refused, match="a record holds the seed"):
            await call("save_game", game_id="g1")

    conversation(talk)


def test_no_command_is_started_for_a_bots_name() -> None:
    async def talk(call: Call) -> None:
        with pytest.raises(Refused, match="unknown bot 'run:touch /tmp/x'"):
            await call("new_game", game="el_paso", bots=["run:touch /tmp/x"])

    conversation(talk)


def test_an_action_is_played_and_taken_back() -> None:
    async def talk(call: Call) -> None:
        await call("new_game", game="great_western_trail", seed=3, own_seats=[0, 1])
        told = await call("play", game_id="g1", action="place neutral-a")
        assert "Player 0" in told
        assert "Player 0: " in await call("undo", game_id="g1")
        with pytest.raises(Refused, match="nothing of yours can be taken back"):
            await call("undo", game_id="g1")

    conversation(talk)


def test_refusals_name_their_rule_and_the_rule_can_be_read() -> None:
    async def talk(call: Call) -> None:
        await call("new_game", game="great_western_trail", seed=3)
        why = await call("why_not", game_id="g1", action="deliver new-york")
        rule = re.search(r"\((GWT-[A-Z]+-\d+)\)", why)
        assert rule is not None
        assert rule[1] in await call("read_rule", game="great_western_trail", rule=rule[1])
        with pytest.raises(Refused, match=rule[1]):
            await call("play", game_id="g1", action="deliver new-york")
        assert "GWT-" in await call("read_rule", game="great_western_trail", rule="certificate")
        with pytest.raises(Refused, match="is not an action of this game"):
            await call("play", game_id="g1", action="sing")
        with pytest.raises(Refused, match="there is no game 'g7'"):
            await call("play", game_id="g7", action="end")

    conversation(talk)


def test_a_record_is_loaded_at_a_move_and_saved() -> None:
    from trailboss.bots import play

    record = play("el_paso", ["random", "random"], seed=5).record

    async def talk(call: Call) -> None:
        text = await call("load_game", record=record.to_text(), moves=30)
        assert text.startswith("Game g1. Your seats: [0, 1].")
        saved = trailboss.Record.read(await call("save_game", game_id="g1"))
        assert saved.moves == record.moves[:30]
        over = await call("load_game", record=record.to_text())
        assert "Game over" in over
        with pytest.raises(Refused, match="record"):
            await call("load_game", record="no record")

    conversation(talk)


def test_an_analysis_is_given_to_the_seat_that_is_asked() -> None:
    async def talk(call: Call) -> None:
        await call("new_game", game="el_paso", seed=1, own_seats=[0, 1])
        text = await call("analyse", game_id="g1")
        assert "chance to win" in text
        assert "take " in text
        with pytest.raises(Refused, match="seat 1 is asked nothing now"):
            await call("analyse", game_id="g1", seat=1)

    conversation(talk)


def test_a_players_language_is_spoken() -> None:
    async def talk(call: Call) -> None:
        text = await call("new_game", game="el_paso", seed=1)
        question = trailboss.load("el_paso").start(2, 1).decision
        assert question is not None
        assert Speech(trailboss.load("el_paso"), "pl").decision(question, ["", ""]) in text

    conversation(talk, "pl")


def test_the_oldest_game_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "MOST_GAMES", 2)

    async def talk(call: Call) -> None:
        for seed in range(3):
            await call("new_game", game="el_paso", seed=seed)
        with pytest.raises(Refused, match="there is no game 'g1': open are g2, g3"):
            await call("show_position", game_id="g1")

    conversation(talk)
