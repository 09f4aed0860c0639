"""The soak finds nothing in a short run, and what it finds it can find again."""

from pathlib import Path

import pytest

import trailboss
from tests.kit import soak
from trailboss.games.great_western_trail.play import Play


@pytest.mark.parametrize("game", list(trailboss.games()))
@pytest.mark.parametrize("number", range(4))
def test_soaked_games_are_sound(game: str, number: int) -> None:
    report = soak.play_one(game, 1, number)
    assert report.findings == []
    assert report.games == 1
    assert report.decisions == report.checks["referee"] > 0


def test_a_finding_can_be_reproduced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A fault that breaks an invariant late in the game: the record leads right to it."""
    monkeypatch.setattr(
        Play, "broken_invariants", lambda state: ["GWT-INV-09"] if max(state.money) > 20 else []
    )
    game = "great_western_trail"
    reports = [soak.play_one(game, 1, number) for number in range(4)]
    findings = [finding for report in reports for finding in report.findings]
    paths = soak.write_findings(game, findings, tmp_path)
    assert paths
    assert "GWT-INV-09" in capsys.readouterr().out
    shortest = {f.title: f for f in sorted(findings, key=lambda f: -len(f.record))}
    for path, finding in zip(paths, shortest.values(), strict=True):
        again = soak.reproduce(path, finding.head_start)
        assert finding.title in [other.title for other in again]


def test_command_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--decisions", "300", "--seed", "1", "--workers", "1", "--folder", str(tmp_path)]
    assert soak.main(arguments) == 0
    printed = capsys.readouterr().out
    assert "longest game" in printed
    assert "findings: 0" in printed
    assert list(tmp_path.iterdir()) == []
