"""A stranger's game: examples/tumbleweed is installed like any package, found, played and tried.

What the kit keeps of a game (counts, records, playthroughs) lies with the example's own tests.
After a change of its rules that is meant to change them:

    python -m tests.kernel.test_external_game --update
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tools import ledger_check
from trailboss.kernel.ledger import Ledger

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "tumbleweed"

SUITES = ("kit", "text")
"""What we ask of every game that is installed: how it behaves, and how it speaks."""

FOR_LONG_GAMES = (
    "tests/kit/test_golden.py::test_every_seat_count_and_option_value_has_records",
    "tests/kit/test_soak.py::test_soaked_games_are_sound",
)
"""The kit wants 44 records a game and more than 50 decisions in each: too much for six rounds of
Tumbleweed. What these tests are about is tested below instead."""

UPDATE = """
from tests.kit import golden, perft, playthrough
perft.update("tumbleweed")
playthrough.update("tumbleweed")
golden.Update("tumbleweed", ["random"], anew=False).run()
"""

PLAY = """
import random, sys
import trailboss

assert sorted(trailboss.games()) == sorted({*trailboss.games(), "tumbleweed"})
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


def install(target: Path) -> None:
    """Put the package where it can be imported from, without a network."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    _run([*pip, *offline, "--target", str(target), str(EXAMPLE)], target.parent)


def lay_out_tests(folder: Path) -> None:
    """The example's tests with our suites among them, the way its author would have them."""
    tests = folder / "tests"
    compiled = shutil.ignore_patterns("__pycache__")
    shutil.copytree(EXAMPLE / "tests", tests, ignore=compiled)
    for suite in SUITES:
        shutil.copytree(ROOT / "tests" / suite, tests / suite, ignore=compiled)
    (tests / "__init__.py").touch()
    shutil.copy(EXAMPLE / "pyproject.toml", folder)


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


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site") / "packages"
    install(target)
    return target


@pytest.fixture
def workplace(tmp_path: Path) -> Path:
    lay_out_tests(tmp_path)
    return tmp_path


def test_it_is_found_and_played(installed: Path, tmp_path: Path) -> None:
    told = _run([sys.executable, "-c", PLAY, str(installed)], tmp_path, installed)
    assert told == "played\n"


def test_installing_leaves_the_sources_alone(installed: Path) -> None:
    left = {path.name for path in EXAMPLE.iterdir() if not path.name.startswith(".")}
    assert left == {"README.md", "pyproject.toml", "tests", "tumbleweed"}


def test_its_rules_are_proved() -> None:
    ledger = Ledger.read((EXAMPLE / "tumbleweed" / "rules.md").read_text("utf-8"))
    source = (EXAMPLE / "tests" / "test_tumbleweed.py").read_text("utf-8")
    claims = list(ledger_check.claims_of(source, "test_tumbleweed.py"))
    assert ledger_check.check(ledger, claims) == []
    assert ledger_check.strangers([ledger], claims) == []


@pytest.mark.parametrize("suite", ["test_tumbleweed.py", *SUITES])
def test_its_tests_and_ours_pass(suite: str, installed: Path, workplace: Path) -> None:
    pytest_here = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    without = [word for test in FOR_LONG_GAMES for word in ("--deselect", test)]
    told = _run(
        [*pytest_here, f"tests/{suite}", "-k", "tumbleweed", *without], workplace, installed
    )
    assert " passed" in told
    assert "skipped" not in told


@pytest.mark.parametrize("options", ["default", "gusty-true"])
@pytest.mark.parametrize("seats", [2, 3])
def test_it_has_golden_records(seats: int, options: str) -> None:
    records = (EXAMPLE / "tests" / "golden" / "tumbleweed").glob(f"{seats}p-{options}-*.trail")
    assert list(records)


def test_it_stands_a_soak(installed: Path, workplace: Path) -> None:
    """Many short games with the properties checked on the way, secret answers half given."""
    soak = [sys.executable, "-m", "tests.kit.soak", "--game", "tumbleweed", "--seed", "1"]
    told = _run([*soak, "--workers", "1", "--decisions", "2000"], workplace, installed)
    assert "findings: 0" in told


def update() -> None:
    """Make the kit's files anew and bring those of the example back into its folder."""
    with tempfile.TemporaryDirectory() as scratch:
        target, folder = Path(scratch, "packages"), Path(scratch, "work")
        install(target)
        folder.mkdir()
        lay_out_tests(folder)
        print(_run([sys.executable, "-c", UPDATE], folder, target))
        for suite in SUITES:
            shutil.rmtree(folder / "tests" / suite)
        (folder / "tests" / "__init__.py").unlink()
        shutil.copytree(folder / "tests", EXAMPLE / "tests", dirs_exist_ok=True)


if __name__ == "__main__":
    if sys.argv[1:] != ["--update"]:
        sys.exit(__doc__)
    update()
