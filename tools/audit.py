"""Known faults in what we depend on, in Python and in the client: `make audit`.

Whoever has no network is told so and passes: nothing was found out, and nothing is claimed.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 120
"""After so long whoever should know does not answer."""
PIP = (sys.executable, "-m", "pip_audit", "--local", "--skip-editable", "--format", "json")
PIP_QUICKLY = ("--progress-spinner", "off", "--timeout", "5")
NPM = (str(Path(sys.executable).parent / "npm"), "audit", "--json", "--fetch-retries=0")

Ask = Callable[[tuple[str, ...], Path], str]


class Audit(NamedTuple):
    """What is known: None if nobody could be asked."""

    name: str
    faults: list[str] | None
    unknown: int = 0
    """Packages that nobody there knows: of them nothing is claimed."""


def ask(command: tuple[str, ...], folder: Path) -> str:
    """What the command says; nothing where it does not come to an end."""
    try:
        return subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=SECONDS, check=False
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def python_packages(ask: Ask = ask) -> Audit:
    said = _json(ask((*PIP, *PIP_QUICKLY), ROOT))
    packages = said.get("dependencies", [])
    known = [package for package in packages if "vulns" in package]
    if not known:
        return Audit("pip-audit", None)
    faults = [
        f"{package['name']} {package['version']}: {fault['id']}"
        + (f", mended in {', '.join(fault['fix_versions'])}" if fault.get("fix_versions") else "")
        for package in known
        for fault in package["vulns"]
    ]
    return Audit("pip-audit", faults, len(packages) - len(known))


def client_packages(ask: Ask = ask) -> Audit:
    said = _json(ask(NPM, ROOT / "web"))
    if "vulnerabilities" not in said:
        return Audit("npm audit", None)
    found = said["vulnerabilities"].items()
    return Audit("npm audit", [f"{name}: {fault['severity']}" for name, fault in found])


def _json(text: str) -> dict[str, Any]:
    try:
        said = json.loads(text)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}


def main(ask: Ask = ask) -> int:
    audits = [python_packages(ask), client_packages(ask)]
    for name, faults, unknown in audits:
        if faults is None:
            print(f"{name}: nobody could be asked (no network?), so nothing was checked")
        elif not faults:
            print(f"{name}: no known faults")
        if unknown:
            print(f"{name}: {unknown} packages are not known there and were not checked")
        for fault in faults or ():
            print(f"{name}: {fault}")
    return 1 if any(audit.faults for audit in audits) else 0


if __name__ == "__main__":
    sys.exit(main())
