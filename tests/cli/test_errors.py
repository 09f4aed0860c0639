"""Whatever is wrong with the input: one line on stderr, exit code 2, no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run, complaint

GAME = "great_western_trail"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["dance"], "unknown command 'dance'"),
        (["--loud"], "No such option"),
        (["rules"], "Missing argument 'GAME'"),
        (["rules", "chess"], "unknown game 'chess'"),
        (["rules", GAME, "GWT-FEE-99"], "no rule 'GWT-FEE-99'"),
        (["rules", GAME, "--search", "xyzzy"], "contains 'xyzzy'"),
        (["rules", GAME, "GWT-FEE-03", "--rulings"], "only one of them"),
        (["simulate", "chess"], "unknown game 'chess'"),
        (["simulate", GAME, "--seats", "5"], "2, 3, 4 seats, not 5"),
        (["simulate", GAME, "--seats", "two"], "'two' is not a valid integer"),
        (["simulate", GAME, "--games", "0"], "0 is not in the range"),
        (["simulate", GAME, "--bots", "deep_blue"], "unknown bot 'deep_blue'"),
        (["simulate", GAME, "--bots", "random,,random"], "names parted by commas"),
        (["simulate", GAME, "--bots", "random,random,random"], "bots for 2 seats"),
        (["simulate", GAME, "--seed", "lucky"], "bad seed 'lucky'"),
        (["simulate", GAME, "--seed", "-1"], "bad seed '-1'"),
        (["simulate", GAME, "--seed", "z" * 64], "bad seed"),
        (["simulate", GAME, "--option", "river"], "NAME=VALUE"),
        (["simulate", GAME, "--option", "river=true"], "unknown option 'river'"),
        (["simulate", GAME, "--option", "simmental=perhaps"], "not 'perhaps'"),
        (["play", "chess"], "unknown game 'chess'"),
        (["play", GAME, "--seats", "5"], "2, 3, 4 seats, not 5"),
        (["play", GAME, "--seat", "2"], "no seat 2"),
        (["play", GAME, "--seat", "north"], "not 'north'"),
        (["play", GAME, "--bots", "nobody"], "unknown bot 'nobody'"),
        (["play", GAME, "--bots", "random,random"], "2 bots for 1 seats"),
        (["play", GAME, "--seed", "lucky"], "bad seed 'lucky'"),
        (["play", GAME, "--option", "simmental=1"], "not '1'"),
        (["play", GAME, "--lang", "de"], "'de' is not one of"),
        (["replay"], "Missing argument 'FILE'"),
        (["bench", "chess"], "unknown game 'chess'"),
        (["bench", GAME, "--seconds", "0"], "not in the range"),
    ],
)
def test_a_bad_argument(run: Run, args: list[str], says: str) -> None:
    assert says in complaint(run(*args))


@pytest.mark.parametrize("command", ["replay", "play"])
class TestBadRecords:
    def refusal(self, run: Run, command: str, path: Path) -> str:
        args = ("replay", path) if command == "replay" else ("play", "--record", path)
        return complaint(run(*args))

    def test_torn(self, run: Run, command: str, record: Path) -> None:
        record.write_text(record.read_text()[:-3])
        assert "torn" in self.refusal(run, command, record)

    def test_empty(self, run: Run, command: str, record: Path) -> None:
        record.write_text("")
        assert "line 1" in self.refusal(run, command, record)

    def test_not_a_text(self, run: Run, command: str, record: Path) -> None:
        record.write_bytes(b"\xff\xfe\x00\x80")
        assert "not a text file" in self.refusal(run, command, record)

    def test_an_illegal_move(self, run: Run, command: str, record: Path) -> None:
        lines = record.read_text().splitlines()
        lines[8:8] = ["0 ride kansas-city"]
        record.write_text("\n".join([*lines, ""]))
        said = self.refusal(run, command, record)
        assert str(record) in said
        assert "line 9" in said
        assert "'ride kansas-city' is not legal now" in said

    def test_no_move_at_all(self, run: Run, command: str, record: Path) -> None:
        lines = record.read_text().splitlines()
        lines[-1] = "0 sing"
        record.write_text("\n".join([*lines, ""]))
        assert "'sing' is not an action" in self.refusal(run, command, record)

    def test_an_edited_seed(self, run: Run, command: str, record: Path) -> None:
        lines = record.read_text().splitlines()
        lines[5] = "seed 12"
        record.write_text("\n".join([*lines, ""]))
        assert "bad seed" in self.refusal(run, command, record)

    def test_another_box(self, run: Run, command: str, record: Path) -> None:
        record.write_text(record.read_text().replace("\nbox ", "\nbox 0", 1))
        assert "made with the box 0" in self.refusal(run, command, record)

    def test_an_unknown_game(self, run: Run, command: str, record: Path) -> None:
        record.write_text(record.read_text().replace(f"game {GAME}", "game chess"))
        assert "unknown game 'chess'" in self.refusal(run, command, record)

    def test_a_folder(self, run: Run, command: str, tmp_path: Path) -> None:
        assert "directory" in self.refusal(run, command, tmp_path)


def test_replay_of_a_file_that_does_not_exist(run: Run, tmp_path: Path) -> None:
    assert "No such file" in complaint(run("replay", tmp_path / "none.trail"))


def test_replay_cannot_go_past_the_end(run: Run, record: Path) -> None:
    assert "only" in complaint(run("replay", record, "--to", "100000"))


def test_replay_through_a_seat_that_is_not_there(run: Run, record: Path) -> None:
    assert "no seat 7" in complaint(run("replay", record, "--seat", "7"))


def test_replay_verifies_or_shows(run: Run, record: Path) -> None:
    assert "only one" in complaint(run("replay", record, "--verify", "--to", "3"))


def test_an_unwritable_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "no such folder" / "game.trail"
    said = complaint(run("play", "--record", path))
    assert str(path) in said
    assert "No such file or directory" in said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk(run: Run) -> None:
    assert "/dev/full: No space left" in complaint(run("play", "--record", "/dev/full"))


def test_a_file_without_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "long.trail"
    path.write_text("0 end\n" * 2_000_000)
    assert "too long for a record" in complaint(run("replay", path))


def test_a_record_is_not_started_anew_by_mistake(run: Run, record: Path) -> None:
    before = record.read_text()
    said = complaint(run("play", "--record", record, "--seats", "4"))
    assert "in progress" in said
    assert record.read_text() == before


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-c", "from trailboss.cli import main; main()", "rules", GAME]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ}
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
