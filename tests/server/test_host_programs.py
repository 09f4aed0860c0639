"""Programs that a host seats at tables: chosen by name, started by the host's command alone."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.host import Host
from trailboss.server.settings import BadSetting, Settings

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bots" / "first_bot.py"
COMMAND = f"{sys.executable} {EXAMPLE}"


def test_a_program_plays_a_whole_game_at_a_table(tmp_path: Path) -> None:
    with Host(tmp_path, bot_programs=f"ferdinand={COMMAND}") as host, host.guest("Ola") as ola:
        games = {game["name"]: game["bots"] for game in ola.get("/api/games")}
        assert all(bots[-1] == "ferdinand" for bots in games.values())
        table = ola.open("ferdinand ferdinand", game="el_paso")
        with ola.at(table) as page:
            end = page.until("position", status="finished")
        assert [person["bot"] for person in end["people"]] == ["ferdinand"] * 2
        assert 'trailboss_bot_failures_total{bot="ferdinand"}' not in ola.get("/metrics")


def test_a_program_that_fails_keeps_nobody_waiting(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import sys\nfor line in sys.stdin:\n    print('nonsense', flush=True)\n")
    given = f"broken={sys.executable} {broken}"
    with Host(tmp_path, bot_programs=given) as host, host.guest("Ola") as ola:
        table = ola.open("broken random", game="el_paso")
        with ola.at(table) as page:
            page.until("position", status="finished")
        assert 'trailboss_bot_failures_total{bot="broken"}' in ola.get("/metrics")


def test_no_message_names_a_command(tmp_path: Path) -> None:
    with Host(tmp_path, bot_programs=f"ferdinand={COMMAND}") as host, host.guest("Ola") as ola:
        for bot in (COMMAND, f"run:{COMMAND}", f"ferdinand={COMMAND}"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot[:200]}]
            refused = ola.ask("POST", "/api/tables", {"game": "el_paso", "seats": seats})
            assert refused.status_code == 400
        assert COMMAND not in str(ola.get("/api/games"))


@pytest.mark.parametrize(
    "given", ["ferdinand", "=node x.mjs", "random=node x.mjs", "Fer dinand=x", "a=x; a=y"]
)
def test_a_setting_that_names_no_program_is_refused(given: str) -> None:
    with pytest.raises(BadSetting, match="bot_programs"):
        Settings(bot_programs=given)
