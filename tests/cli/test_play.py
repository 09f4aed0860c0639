"""`trailboss play` through a pipe: whole games, undo, why not, saving, resuming, leaving."""

import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import Result

import trailboss
from tests.cli.conftest import Run
from trailboss import Record, bots

GAME = "great_western_trail"
LANGUAGES = ("en", "pl", "uk")
TRAILBOSS = [sys.executable, "-c", "from trailboss.cli import main; main()"]


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def unfolded(text: str) -> str:
    return " ".join(text.split())


def replayed(path: Path) -> trailboss.State:
    record = Record.read(path.read_text(encoding="utf-8"))
    state: trailboss.State = trailboss.load(record.game).replay(record)
    return state


def play(run: Run, *args: str | Path, input: str) -> Result:
    result = run("play", GAME, "--bots", "random", *args, input=input)
    assert result.exit_code == 0, (result.output, result.exception)
    return result


# ---- whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_always_taking_the_first_answer(
    run: Run, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "game.trail"
    result = play(
        run, "--seed", "11", "--record", path, "--lang", language, input=typed("1") * 3000
    )
    state = replayed(path)
    assert state.is_over
    totals = [str(sheet["total"]) for sheet in state.standings()]
    assert any(line.split()[-2:] == totals for line in result.stdout.splitlines())
    assert str(path) in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_random_numbers_in_a_process_of_its_own(
    tmp_path: Path, language: str
) -> None:
    path = tmp_path / "game.trail"
    chance = random.Random(language)
    answers = typed(*(str(chance.randint(1, 6)) for _ in range(6000)))
    done = subprocess.run(
        [
            *(*TRAILBOSS, "play", GAME, "--seats", "3", "--bots", "random", "--seed", "2"),
            *("--option", "simmental=true", "--option", "building_sides=b"),
            *("--record", str(path), "--lang", language),
        ],
        input=answers,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert replayed(path).is_over
    assert "\x1b" not in done.stdout


def test_without_arguments_a_pipe_gets_pleasant_defaults(run: Run) -> None:
    result = run("play", input=typed("q"))
    assert result.exit_code == 0
    first = next(iter(trailboss.games().values()))
    assert bots.names(first.name)[0].capitalize() in result.stdout
    assert "Choose 1–" in result.stdout


# ---- answers


def test_an_answer_may_be_typed_in_notation(run: Run) -> None:
    text = play(run, "--seed", "5", input=typed("place neutral-b", "q")).stdout
    assert "Rancher places the herder on neutral building B." in text


def test_notation_is_forgiving_about_spaces_and_capitals(run: Run) -> None:
    text = play(run, "--seed", "5", input=typed("  Place   NEUTRAL-B ", "q")).stdout
    assert "Rancher places the herder on neutral building B." in text


def test_an_illegal_answer_is_refused_with_its_rule(run: Run) -> None:
    text = play(run, "--seed", "5", input=typed("1", "use build", "q")).stdout
    assert "(GWT-LOC-01)" in text
    assert trailboss.load(GAME).ledger["GWT-LOC-01"].text.partition(",")[0] in unfolded(text)


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("99", "There are only choices 1–8."),
        ("0", "There are only choices 1–8."),
        ("dance", "“dance” is neither a choice nor a command"),
        ("", "Type the number of your choice"),
        ("w dance", "“dance” is neither a choice nor a command"),
        ("w place neutral-a", "possible now"),
        ("u", "nothing to take back"),
        ("r GWT-NONE-1", "no rule GWT-NONE-1"),
        ("i nothing at all", "Nothing is printed there."),
        ("lang de", "en, pl or uk"),
    ],
)
def test_what_is_not_understood_is_answered(run: Run, answer: str, says: str) -> None:
    text = play(run, "--seed", "5", input=typed(answer, "q")).stdout
    assert says in text


def test_a_name_of_ones_own(run: Run) -> None:
    text = play(run, "--seed", "5", "--name", "Calamity", input=typed("1", "q")).stdout
    assert "Calamity places the herder on neutral building A." in text


# ---- undo


def test_undo_walks_back_to_the_beginning(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.trail"
    answers = typed("place neutral-a", "use hire", "u", "u", "u", "q")
    text = play(run, "--seed", "5", "--record", path, input=answers).stdout
    assert text.count("Taken back.") == 2
    assert "There is nothing to take back." in text
    assert replayed(path).ply == 0


def test_undo_does_not_pass_what_was_revealed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.trail"
    answers = typed("exchange", "u", "q")
    text = play(run, "--seed", "5", "--record", path, input=answers).stdout
    assert "something was revealed" in text
    assert replayed(path).ply == 1


def test_undo_does_not_pass_the_others_moves(run: Run, tmp_path: Path) -> None:
    answers = typed("place neutral-a", "end", "u", "q")
    assert "This can’t be taken back" in play(run, "--seed", "5", input=answers).stdout


def test_answers_that_cannot_be_taken_back_are_marked(run: Run) -> None:
    text = play(run, "--seed", "5", input=typed("1", "q")).stdout
    assert re.search(r"\d! End turn", text)
    assert re.search(r"\d! Use an exchange token", text)
    assert not re.search(r"\d! Hire a worker", text)


# ---- looking around


def test_why_not_explains_one_action(run: Run) -> None:
    answers = typed("place neutral-a", "use hire", "w hire engineer@row2", "q")
    text = play(run, "--seed", "5", input=answers).stdout
    assert "GWT-HIRE-02" in text


def test_why_not_lists_what_is_refused(run: Run) -> None:
    text = play(run, "--seed", "5", input=typed("1", "w", "q")).stdout
    listed = text.partition("Why not?")[2]
    assert "GWT-AUX-01" in listed
    assert "lock the auxiliary action" in listed


def test_the_commands_show_what_they_say(run: Run) -> None:
    answers = typed("?", "b", "l", "p", "i 3a", "r fee-03", "lang pl", "q")
    text = play(run, "--seed", "5", input=answers).stdout
    assert "What you can type" in text
    assert "What the signs mean" in text
    assert text.count("\nForesight ") == 2
    assert "Nothing has happened yet." in text
    assert "If the game ended now" in text
    assert "2 identical cattle cards" in text
    assert "GWT-FEE-03  Fees for hazards and outlaws" in text
    assert "Wybierz 1–8" in text


def test_the_hand_of_a_rival_is_never_shown(run: Run) -> None:
    text = play(run, "--seed", "5", input=typed("b", "q")).stdout
    assert text.count("Your hand") == 2


# ---- saving and resuming


def test_a_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.trail"
    args = ("--seed", "5", "--record", path)
    first = play(run, *args, input=typed("place neutral-a", "use hire", "q")).stdout
    assert f"--record {path} --seat 0 --bots random --lang en" in first
    assert replayed(path).ply == 2
    second = run("play", "--record", path, "--bots", "random", input=typed("u", "1", "q"))
    assert second.exit_code == 0
    assert f"Resumed: {path}" in second.stdout
    assert "Whom do you hire?" in second.stdout
    assert "Taken back." in second.stdout


def test_a_finished_game_shows_its_result_again(run: Run, record: Path) -> None:
    before = record.read_text()
    result = run("play", "--record", record, "--bots", "random")
    assert result.exit_code == 0
    assert "Score sheet" in result.stdout
    assert record.read_text() == before


def test_saving_without_having_planned_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = play(run, "--seed", "5", input=typed("1", "s later.trail", "1", "q")).stdout
    assert "The game is kept in later.trail." in text
    assert replayed(tmp_path / "later.trail").ply == 2


def test_saving_under_a_name_that_is_made_up(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    play(run, "--seed", "5", input=typed("1", "s", "q"))
    assert replayed(tmp_path / f"{GAME}-00000005.trail").ply == 1


def test_a_failed_save_is_told_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "none" / "game.trail"
    text = play(run, "--seed", "5", input=typed(f"s {path}", "1", "q")).stdout
    assert "Not saved" in text
    assert "Rancher places the herder" in text


@pytest.mark.parametrize("seat", ["1", "random"])
def test_another_seat(run: Run, tmp_path: Path, seat: str) -> None:
    path = tmp_path / "game.trail"
    play(run, "--seats", "4", "--seat", seat, "--seed", "5", "--record", path, input="")
    decision = replayed(path).decision
    assert decision is not None
    assert seat == "random" or decision.seat == int(seat)


# ---- leaving


def test_the_end_of_the_input_leaves_and_keeps_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.trail"
    text = play(run, "--seed", "5", "--record", path, input=typed("1")).stdout
    assert "Goodbye." in text
    assert replayed(path).ply == 1


def test_ctrl_c_leaves_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.trail"
    process = subprocess.Popen(
        [*TRAILBOSS, "play", "--seed", "5", "--bots", "random", "--record", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    for line in process.stdout:
        if "What do you do" in line:
            break
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=300)
    assert process.returncode == 0
    assert errors == ""
    assert "Goodbye." in rest
    assert replayed(path).ply == 1


def test_a_solo_game_and_how_to_go_on_with_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "solo.trail"
    arguments = ("play", GAME, "--option", "solo=sam", "--seed", "3", "--record", path)
    result = run(*arguments, "--plain", "--lang", "uk", input=typed("1", "q"))
    assert "Сем" in result.stdout
    assert "--bots" not in result.stdout
    again = run("play", "--record", path, "--plain", "--lang", "en", input=typed("b", "q"))
    assert "Sam" in again.stdout
