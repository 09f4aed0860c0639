"""A stranger's game: examples/tumbleweed is installed like any package, found, played and tried.

Then the first page of docs/adding-a-game.md is done to the letter: the example is copied under
another name, and the kit passes the copy. After a change of its rules that is meant to change what
the kit keeps of it, install the example and call, in its folder,

    python -m trailboss.kit.regenerate
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import ledger_check
from trailboss.kernel.ledger import Ledger

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "tumbleweed"
RECIPE = ROOT / "docs" / "adding-a-game.md"

PLAY = """
import random, sys
import trailboss

assert "tumbleweed" in trailboss.games()
assert not [name for name in sys.modules if name.startswith("tumbleweed.g")], "only the meta"
game = trailboss.load("tumbleweed")
assert sys.modules["tumbleweed"].__file__.startswith(sys.argv[1]), "the installed one"
chooser = random.Random(1)
for seats in game.meta.seats:
    for gusty in (False, True):
        state = game.start(seats, 1, {"gusty": gusty})
        while not state.is_over:
            seat = chooser.choice(state.decision.seats)
            state.apply(chooser.choice(state.actions(seat)), seat)
        assert game.replay(state.record()).dump() == state.dump()
        assert [sheet["seat"] for sheet in state.standings()] == list(range(seats))
for language in ("en", "pl", "uk"):
    assert "game-title = Tumbleweed" in game.text(language)
assert len(game.ledger) > 10
print("played")
"""


def install(package: Path, target: Path) -> None:
    """Put the package where it can be imported from, without a network."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    _run([*pip, *offline, "--target", str(target), str(package)], target.parent)


def _copy(folder: Path) -> Path:
    """The example as its author would have it: a repository of its own."""
    compiled = shutil.ignore_patterns("__pycache__", ".*_cache", ".hypothesis")
    return Path(shutil.copytree(EXAMPLE, folder / "examples" / "tumbleweed", ignore=compiled))


def _run(command: list[str], folder: Path, target: Path | None = None) -> str:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("PYTEST_ADDOPTS", None)
    if target is not None:
        environment["PYTHONPATH"] = str(target)
    run = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, f"{command}\n{run.stdout}\n{run.stderr}"
    return run.stdout


def _pytest(folder: Path, target: Path) -> None:
    told = _run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], folder, target)
    assert " passed" in told
    assert "skipped" not in told


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site") / "packages"
    install(EXAMPLE, target)
    return target


def test_it_is_found_and_played(installed: Path, tmp_path: Path) -> None:
    told = _run([sys.executable, "-c", PLAY, str(installed)], tmp_path, installed)
    assert told == "played\n"


def test_installing_leaves_the_sources_alone(installed: Path) -> None:
    left = {path.name for path in EXAMPLE.iterdir() if not path.name.startswith(".")}
    assert left == {"README.md", "pyproject.toml", "tests", "tumbleweed"}


def test_its_rules_are_proved() -> None:
    ledger = Ledger.read((EXAMPLE / "tumbleweed" / "rules.md").read_text("utf-8"))
    source = (EXAMPLE / "tests" / "tumbleweed" / "test_rules.py").read_text("utf-8")
    claims = list(ledger_check.claims_of(source, "test_rules.py"))
    assert ledger_check.check(ledger, claims) == []
    assert ledger_check.strangers([ledger], claims) == []


@pytest.mark.slow
def test_its_tests_and_the_kit_pass(installed: Path, tmp_path: Path) -> None:
    _pytest(_copy(tmp_path), installed)


def test_its_files_are_as_the_kit_makes_them(installed: Path, tmp_path: Path) -> None:
    regenerate = [sys.executable, "-m", "trailboss.kit.regenerate"]
    told = _run([*regenerate, "tumbleweed"], _copy(tmp_path), installed)
    assert told == "tumbleweed: nothing changed\n"


def test_it_stands_a_soak(installed: Path, tmp_path: Path) -> None:
    """Many short games with the properties checked on the way, secret answers half given."""
    soak = [sys.executable, "-m", "trailboss.kit.soak", "tumbleweed", "--seed", "1"]
    told = _run(
        [*soak, "--workers", "1", "--decisions", "2000", "--messages", "2000"], tmp_path, installed
    )
    assert "findings: 0" in told


@pytest.mark.slow
def test_a_copy_under_another_name_passes_the_kit(tmp_path: Path) -> None:
    """By the commands of the page, except that nothing is fetched."""
    copying, _, trying = re.findall(r"```sh\n(.*?)```", RECIPE.read_text("utf-8"), re.DOTALL)[:3]
    checkout, target = tmp_path / "trailboss", tmp_path / "packages"
    _copy(checkout)
    _run(["bash", "-euc", copying], checkout)
    copy = tmp_path / "dustdevil"
    assert not [path for path in copy.rglob("*") if "tumbleweed" in path.name]
    install(copy, target)
    for line in trying.strip().splitlines():
        program, *words = line.partition("#")[0].split()
        assert program in ("python", "pytest"), line
        module = ["-m", "pytest", "-p", "no:cacheprovider"] if program == "pytest" else []
        _run([sys.executable, *module, *words], copy, target)
    _pytest(copy, target)
