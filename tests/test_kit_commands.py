"""What the kit does at the command line: bringing its files up to date, and soaking games."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import EXAMPLE
from trailboss import load
from trailboss.games.great_western_trail.play import Play
from trailboss.kit import files, golden, regenerate, soak
from trailboss.kit import tests as all_tests
from trailboss.kit.golden_update import Update

TRAIL = "great_western_trail"


@pytest.fixture
def home(tmp_path: Path, tumbleweed: str) -> Iterator[Path]:
    """The files of the example, to be changed at will."""
    folder = tmp_path / "tests"
    shutil.copytree(EXAMPLE / "tests", folder)
    with files.kept_in(folder):
        yield folder


def regenerated(home: Path, capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    capsys.readouterr()
    assert regenerate.main(["tumbleweed", "--tests", str(home), *words]) == 0
    *changes, last = capsys.readouterr().out.splitlines()
    assert last == f"tumbleweed: {len(changes) or 'nothing'} changed"
    return [line.removeprefix(f"{home}/") for line in changes]


def record(home: Path, name: str = "2p-default-1") -> Path:
    return home / "golden" / "tumbleweed" / f"{name}.trail"


def test_nothing_is_touched_without_need(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in home.rglob("*.*")}
    assert regenerated(home, capsys) == []
    assert {path: path.stat().st_mtime_ns for path in home.rglob("*.*")} == before


def test_a_record_of_another_box_gets_a_new_head(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = record(home)
    today, box = path.read_text("utf-8"), load("tumbleweed").box()
    path.write_text(today.replace(f"box {box.fingerprint} epoch 1", "box 0123 epoch 0"), "utf-8")
    (told,) = regenerated(home, capsys, "--only", "golden")
    assert told == (
        f"golden/tumbleweed/2p-default-1.trail: head only: the box was 0123 and is "
        f"{box.fingerprint}; head only: the epoch was 0 and is 1: kept, all moves are legal"
    )
    assert path.read_text("utf-8") == today


def test_other_scores_are_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record(home)
    today = path.read_text("utf-8")
    moves, _, result = today.rpartition("result ")
    path.write_text(f"{moves}result 98 99\n", "utf-8")
    (told,) = regenerated(home, capsys, "--only", "golden")
    assert f"the result was 98 99 and is {result.strip()}: kept" in told
    assert path.read_text("utf-8") == today


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [("0 throw", "0 release # throw", "line "), ("\nresult", "\n0 keep\nresult", "line ")],
)
def test_a_record_that_does_not_hold_is_played_anew(
    home: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, reason: str
) -> None:
    path = record(home)
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    (told,) = regenerated(home, capsys, "--only", "golden")
    assert told.startswith(f"golden/tumbleweed/2p-default-1.trail: {reason}")
    assert told.endswith(": played anew")
    assert regenerated(home, capsys) == []


def test_files_that_nobody_asks_for(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A whole game is kept, planned or not; a torn one and a playthrough of no table are not."""
    text = record(home).read_text("utf-8")
    kept, torn = record(home, "2p-default-352"), record(home, "2p-default-353")
    kept.write_text(text, "utf-8")
    torn.write_text(text.rpartition("\nresult")[0] + "\n", "utf-8")
    torn.write_text("\n".join(torn.read_text("utf-8").splitlines()[:-1]) + "\n", "utf-8")
    (home / "playthroughs" / "tumbleweed" / "9p-default.txt").touch()
    told = regenerated(home, capsys)
    assert [line.partition(":")[0] for line in told] == [
        "playthroughs/tumbleweed/9p-default.txt",
        "golden/tumbleweed/2p-default-352.trail",
        "golden/tumbleweed/2p-default-353.trail",
    ]
    assert "it had no scores" in told[1]
    assert "not over after the last move: removed" in told[2]
    assert kept in golden.paths("tumbleweed")
    assert not torn.exists()


def test_lost_files_are_made_anew(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_text("utf-8") for path in home.rglob("*.t[xo]*")}
    for path in before:
        path.unlink()
    told = regenerated(home, capsys)
    assert len(told) == 3 + 4
    for path in home.rglob("*.txt"):
        assert path.read_text("utf-8") == before[path]


def test_a_change_of_the_rules_is_told(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import tumbleweed.steps

    monkeypatch.setattr(tumbleweed.steps, "DRAWN", 2)
    told = regenerated(home, capsys)
    assert any("perft.toml" in line and "], was [" in line for line in told)
    assert any("playthroughs" in line and " was '" in line for line in told)
    assert any(line.endswith(": played anew") or "kept" in line for line in told)


def test_a_word_that_no_game_shows_is_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trailboss.kit.golden_update.MOST_EXTRAS", 2)
    monkeypatch.setattr("trailboss.kit.golden_update.all_words", lambda game: {"event sneezed"})
    assert list(Update("tumbleweed").run()) == ["no game of 2 shows event sneezed"]


def test_an_unknown_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with files.kept_in(tmp_path):
        with pytest.raises(SystemExit):
            regenerate.main(["chess", "--tests", str(tmp_path)])
        assert "no game 'chess' is installed" in capsys.readouterr().err
        with pytest.raises(SystemExit):
            regenerate.main(["--tests", str(tmp_path)])
        assert "name a game" in capsys.readouterr().err


# ---- the plugin


def test_every_game_of_ours_is_tried() -> None:
    folder = Path(__file__).parent
    tried = {path.parent.name for path in folder.glob("*/test_kit.py")}
    ours = {meta.parent.name for meta in (folder.parent / "trailboss/games").glob("*/meta.py")}
    assert tried == ours


def test_no_test_of_the_kit_hides_another() -> None:
    modules = Path(all_tests.__file__).parent.glob("test_*.py")
    written = [line for m in modules for line in m.read_text("utf-8").split("\n")]
    names = [line[4:].partition("(")[0] for line in written if line.startswith("def test_")]
    assert sorted(all_tests.__all__) == sorted(names)


# ---- the soak


def test_a_finding_can_be_reproduced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A fault that breaks an invariant late in the game: the record leads right to it."""
    monkeypatch.setattr(
        Play, "broken_invariants", lambda state: ["GWT-INV-09"] if max(state.money) > 20 else []
    )
    reports = [soak.play_one(TRAIL, 1, number) for number in range(4)]
    findings = [finding for report in reports for finding in report.findings]
    paths = soak.write_findings(TRAIL, findings, tmp_path)
    assert paths
    assert "GWT-INV-09" in capsys.readouterr().out
    shortest = {f.title: f for f in sorted(findings, key=lambda f: -len(f.record))}
    for path, finding in zip(paths, shortest.values(), strict=True):
        again = soak.reproduce(path, finding.head_start)
        assert finding.title in [other.title for other in again]


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [TRAIL, "--decisions", "300", "--messages", "300", "--seed", "1"]
    arguments += ["--workers", "1"]
    with files.kept_in(files.tests()):
        arguments += ["--folder", str(tmp_path), "--tests", str(files.tests())]
        assert soak.main(arguments) == 0
    printed = capsys.readouterr().out
    assert "longest game" in printed
    assert "findings: 0" in printed
    assert "messages to viewers" in printed
    assert list(tmp_path.iterdir()) == []
