"""`trailboss mcp` as an assistant's program starts it: a process, asked over stdin and stdout."""

from __future__ import annotations

import random
import re
import sys

from mcp import ClientSession, StdioServerParameters, stdio_client

from tests.event_loop import run

PROGRAM = StdioServerParameters(
    command=sys.executable,
    args=["-c", "from trailboss.cli import main; main()", "mcp", "--lang", "en"],
)
_NOTATION = re.compile(r"^  (.+?)  --  ", re.MULTILINE)


def test_a_whole_game_over_stdio() -> None:
    run(_play())


async def _play() -> None:
    dice = random.Random(2)
    async with stdio_client(PROGRAM) as streams, ClientSession(*streams) as session:
        await session.initialize()
        tools = {tool.name: tool for tool in (await session.list_tools()).tools}
        assert {"list_games", "new_game", "load_game", "play", "why_not", "read_rule"} <= set(tools)
        assert all(tool.description for tool in tools.values())

        async def call(tool: str, **given: object) -> str:
            result = await session.call_tool(tool, given)
            assert not result.is_error, result.content
            return "\n".join(part.text for part in result.content)

        told = await call("new_game", game="el_paso", seed=2, bots=["random"])
        question = await call("legal_actions", game_id="g1")
        for _ in range(1000):
            answers = _NOTATION.findall(question)
            if not answers:
                break
            told = await call("play", game_id="g1", action=dice.choice(answers))
            question = told.rpartition("\n\n")[2] if "  --  " in told else ""
        assert "Game over" in told
        record = await call("save_game", game_id="g1")
        assert record.startswith("trailboss record")
        assert "\nresult " in record
