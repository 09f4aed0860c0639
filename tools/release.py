"""Make a release: python -m tools.release, or `make release`.

What stands against it is listed, and nothing is built as long as there is anything. Then the client
and two wheels with the client in them are built, one of pure Python and one with machine code for
this platform. Each is installed into a fresh environment, and a few games are played there. Nothing
is published.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

import trailboss
from tools import texts
from tools.compile import NoCompiler, compiler
from trailboss.build import SWITCH

ROOT = Path(__file__).resolve().parents[1]
INSIDE = (
    "trailboss/server/client/index.html",
    "trailboss/kit/tests/__init__.py",
    "trailboss/games/el_paso/rules.md",
    "trailboss/games/el_paso/text/uk.ftl",
    "trailboss/games/el_paso/data/posts.toml",
    "trailboss/py.typed",
)
"""Some of what a wheel must hold: of each kind of file one."""


def objections(version: str, changelog: str, untranslated: list[str]) -> list[str]:
    """What stands against a release, line by line."""
    found = []
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        found.append(f"the version '{version}' is none of a release: trailboss/__init__.py")
    section = _section(changelog, version)
    if section is None:
        found.append(f"no section '## [{version}] - <date>' in CHANGELOG.md")
    elif not re.search(r"^- \S", section, re.MULTILINE):
        found.append(f"the section of {version} in CHANGELOG.md says nothing")
    if re.search(r"^- \S", _section(changelog, "Unreleased") or "", re.MULTILINE):
        found.append("CHANGELOG.md has entries under Unreleased")
    return found + [f"not translated: {text}" for text in untranslated]


def _section(changelog: str, version: str) -> str | None:
    """What stands under the heading of a version, dated unless it is the unreleased one."""
    date = "" if version == "Unreleased" else r" - \d{4}-\d\d-\d\d"
    heading = rf"^## \[{re.escape(version)}\]{date}\n"
    found = re.search(heading + r"(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1] if found else None


def lacking(wheel: Path) -> list[str]:
    """What a wheel should hold and does not."""
    with zipfile.ZipFile(wheel) as archive:
        there = set(archive.namelist())
    return [name for name in INSIDE if name not in there]


def build(folder: Path, kind: str) -> Path:
    """A wheel around the client, ``pure`` or ``compiled``."""
    hatch = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    environ = {**os.environ, SWITCH: "1" if kind == "compiled" else "0"}
    subprocess.run(hatch, cwd=ROOT, env=environ, check=True)
    return max(folder.glob("trailboss-*.whl"), key=lambda path: path.stat().st_mtime_ns)


def try_out(wheel: Path, version: str, kind: str) -> None:
    """As a stranger would: a fresh environment, the wheel and nothing of ours besides."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
        pip = [str(programs / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", str(wheel)], cwd=folder, check=True)
        command = str(programs / "trailboss")
        told = subprocess.run(
            [command, "--version"], cwd=folder, check=True, capture_output=True, text=True
        )
        if told.stdout.split() != ["trailboss", version, f"({kind})"]:
            sys.exit(f"the installed program says '{told.stdout.strip()}'")
        for game in trailboss.games():
            simulate = [command, "simulate", game, "--games", "2", "--bots", "random"]
            subprocess.run(simulate, cwd=folder, check=True, stdout=subprocess.DEVNULL)


def kinds() -> list[str]:
    """Of wheels that can be built here."""
    try:
        compiler()
    except NoCompiler as reason:
        print(f"There will be no compiled wheel: {reason}.", file=sys.stderr)
        return ["pure"]
    return ["pure", "compiled"]


def main() -> int:
    version = trailboss.__version__
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = objections(version, changelog, texts.missing())
    if found:
        print("\n".join(found))
        print(f"No release of {version}: {len(found)} things stand against it.", file=sys.stderr)
        return 1
    subprocess.run(["make", "--no-print-directory", "client"], cwd=ROOT, check=True)
    for kind in kinds():
        wheel = build(ROOT / "dist", kind)
        absent = lacking(wheel)
        if absent:
            print(f"{wheel.name} lacks {', '.join(absent)}", file=sys.stderr)
            return 1
        try_out(wheel, version, kind)
        print(f"{wheel.relative_to(ROOT)} is ready: built, installed and played.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
