"""A bot in a process of its own: it is asked, and whatever it does the game goes on."""

import json
import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from jsonschema_rs import validator_for

import trailboss
from trailboss.bots import process_bot, protocol, simulate
from trailboss.bots.arena import arena
from trailboss.bots.match import play_game
from trailboss.bots.process_bot import PREFIX, ProcessBot
from trailboss.bots.registry import bot, bot_or_program
from trailboss.cli.arena import markdown_lines
from trailboss.cli.command import command
from trailboss.kernel.errors import BadOption

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
PYTHON = f"{sys.executable} {EXAMPLES / 'first_bot.py'}"


def program(tmp_path: Path, body: str) -> str:
    """The command of a bot that does this with every question."""
    lines = [
        "import json, sys, time",
        "for line in sys.stdin:",
        "    asked = json.loads(line)",
        "    if asked['type'] == 'question':",
        f"        {body}",
        "        sys.stdout.flush()",
    ]
    path = tmp_path / "bot.py"
    path.write_text("\n".join(lines))
    return f"{sys.executable} {path}"


def test_a_whole_game_without_a_failure() -> None:
    result = simulate("el_paso", [PREFIX + PYTHON, "random"], 1, games=2, seats=2)
    assert ProcessBot(PYTHON).program.failures == 0
    assert result.by_bot[PREFIX + PYTHON].games == 2


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node on this machine")
def test_a_bot_in_another_language_plays_like_the_one_in_python() -> None:
    both = [f"{PREFIX}node {EXAMPLES / 'first_bot.mjs'}", PREFIX + PYTHON]
    games = [play_game("el_paso", [one, "random"], 5).record for one in both]
    assert games[0].moves == games[1].moves


@pytest.mark.skipif(shutil.which("perl") is None, reason="no Perl on this machine")
def test_the_bot_in_perl_beats_random_players() -> None:
    name = f"{PREFIX}perl {EXAMPLES / 'ranch_hand.pl'}"
    result = simulate("el_paso", [name, "random"], 1, games=20, seats=2)
    assert ProcessBot(name.removeprefix(PREFIX)).program.failures == 0
    assert result.by_bot[name].wins >= 16


@pytest.mark.parametrize(
    "body",
    [
        "print('nonsense')",
        "print(json.dumps({'id': -1, 'action': asked['actions'][0]}))",
        "print(json.dumps({'id': asked['id'], 'action': 'ride home'}))",
        "print(json.dumps({'id': asked['id'], 'action': asked['actions'][0], 'why': 3}))",
        "sys.exit(3)",
        "time.sleep(60)",
    ],
)
def test_what_fails_is_told_and_something_legal_is_played(
    body: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    seconds = 0.2 if "sleep" in body else 30.0
    failing = ProcessBot(program(tmp_path, body), seconds)
    state = trailboss.load("el_paso").start(2, 3)
    for _ in range(2):
        decision = state.decision
        assert decision is not None
        state.apply(failing.choose(state.clone(), decision.seat))
        assert f"is played for seat {decision.seat}" in caplog.text
    assert failing.program.failures == 2


def test_a_program_that_always_fails_is_given_up_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    command = program(tmp_path, "sys.exit(3)")
    monkeypatch.setattr(process_bot, "REST", 10_000.0)
    result = play_game("el_paso", [PREFIX + command, "random"], 1)
    bot = ProcessBot(command)
    assert bot.program.failures == 3
    assert caplog.text.count("has failed 3 times") == 1
    assert result.failures[0] > 3  # chance has played for it ever since
    assert result.failures[1] == 0
    bot.program._rests_until = 0.0  # once more, and no more than once
    play_game("el_paso", [PREFIX + command, "random"], 1)
    assert bot.program.failures == 4


def test_failures_of_long_ago_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It leaves after every third answer, and is never given up."""
    monkeypatch.setattr(process_bot, "FORGIVEN", 3)
    command = program(
        tmp_path,
        "print(json.dumps({'id': asked['id'], 'action': asked['actions'][0]}), flush=True); "
        "served = globals().get('served', 0) + 1; served > 3 and sys.exit(3)",
    )
    result = play_game("el_paso", [PREFIX + command, "random"], 1)
    assert 3 < ProcessBot(command).program.failures == result.failures[0]


def test_arena_and_simulation_tell_failed_answers(tmp_path: Path) -> None:
    name = PREFIX + program(tmp_path, "sys.exit(3)")
    played = arena("el_paso", [name, "random"], deals=1)
    assert played.bots[name].failures > 0
    assert played.bots["random"].failures == 0
    assert f"{name}: {played.bots[name].failures} failed answers" in markdown_lines(played)[-1]


def test_no_such_program() -> None:
    with pytest.raises(BadOption, match="no program 'there-is-no-such-bot'"):
        play_game("el_paso", [PREFIX + "there-is-no-such-bot", "random"], 1)
    with pytest.raises(BadOption, match="followed by the command"):
        bot_or_program(PREFIX)


def test_a_name_out_of_a_message_starts_no_program() -> None:
    """What a server is sent, and what its database holds, names installed bots only."""
    with pytest.raises(BadOption, match="unknown bot 'run:"):
        bot(PREFIX + PYTHON)


@pytest.mark.parametrize("game", sorted(trailboss.games()))
def test_the_schema_describes_what_is_said(game: str) -> None:
    check = validator_for(protocol.schema()).validate
    state = trailboss.load(game).start(3, 1)
    check(protocol.start(state))
    for number in range(40):
        decision = state.decision
        assert decision is not None
        check(json.loads(json.dumps(protocol.question(state, decision.seat, number, 1.0))))
        state.apply(state.dice.clone().pick(state.actions()))
    check({"id": 1, "action": "pass", "why": "nothing better"})


def test_the_command_tries_a_bot_out() -> None:
    told = CliRunner().invoke(command, ["bot-protocol", PYTHON, "--games", "1"])
    assert told.exit_code == 0, told.output
    assert "failed answers: 0" in told.output
    assert json.loads(CliRunner().invoke(command, ["bot-protocol"]).output) == protocol.schema()
