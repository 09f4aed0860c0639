"""Running the command in this process, and a finished game to work with."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trailboss.bots import play
from trailboss.cli.command import command

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json")`, with ``input`` for what is typed."""
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    def run(*args: str | Path, input: str = "") -> Result:
        return CliRunner().invoke(command, [str(arg) for arg in args], input=input)

    return run


@pytest.fixture(scope="session")
def finished() -> str:
    """The text of a whole game between random bots."""
    return play("great_western_trail", ["random", "random"], seed=3).record.to_text()


@pytest.fixture
def record(tmp_path: Path, finished: str) -> Path:
    path = tmp_path / "game.trail"
    path.write_text(finished, encoding="utf-8")
    return path


def complaint(result: Result) -> str:
    """The one line of a refused command; anything else is a failure."""
    assert result.exit_code == 2, (result.exit_code, result.output, result.exception)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("trailboss: ")
    return result.stderr.removeprefix("trailboss: ").strip()
