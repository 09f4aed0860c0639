"""`make audit`: faults fail it, a missing network does not and is told."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools import audit

ROOT = Path(__file__).resolve().parents[2]
GOOD = {"name": "click", "version": "8.5", "vulns": []}
SKIPPED = {"name": "rich", "skip_reason": "not found"}
FAULT = {"id": "PYSEC-1", "fix_versions": ["2.1"]}
BAD = {"name": "litestar", "version": "2.0", "vulns": [FAULT]}


def _answering(python: object, client: object) -> audit.Ask:
    def ask(command: tuple[str, ...], folder: Path) -> str:
        answer = python if "pip_audit" in command else client
        return answer if isinstance(answer, str) else json.dumps(answer)

    return ask


@pytest.mark.parametrize(
    ("python", "client", "code", "said"),
    [
        ({"dependencies": [GOOD]}, {"vulnerabilities": {}}, 0, "pip-audit: no known faults"),
        ("", {"error": {"code": "ENOTFOUND"}}, 0, "npm audit: nobody could be asked"),
        ("", "", 0, "pip-audit: nobody could be asked"),
        ({"dependencies": [SKIPPED]}, "", 0, "pip-audit: nobody could be asked"),
        ({"dependencies": [GOOD, SKIPPED]}, "", 0, "pip-audit: 1 packages are not known there"),
        ({"dependencies": [BAD]}, "", 1, "litestar 2.0: PYSEC-1, mended in 2.1"),
        ("", {"vulnerabilities": {"vite": {"severity": "high"}}}, 1, "npm audit: vite: high"),
    ],
)
def test_faults_fail_it_and_a_missing_network_does_not(
    python: object, client: object, code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main(_answering(python, client)) == code
    assert said in capsys.readouterr().out


def test_it_comes_to_an_end_where_nobody_answers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(audit, "SECONDS", 0.01)
    assert audit.ask(("sleep", "600"), tmp_path) == ""
    assert audit.ask(("there-is-no-such-command",), tmp_path) == ""


def test_ci_audits_what_is_pinned() -> None:
    assert "audit" in (ROOT / ".ci/run").read_text("utf-8")
    pinned = (ROOT / "requirements/dev.txt").read_text("utf-8")
    assert re.search(r"^pip_audit==", pinned, re.MULTILINE)
