"""What the documentation shows, works: its Python blocks are run, its links lead somewhere."""

import doctest
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools.path_of_a_move import FILE, picture

ROOT = Path(__file__).resolve().parents[1]

GUIDES = tuple(
    sorted(
        f"docs/guides/{path.name}"
        for path in (ROOT / "docs" / "guides").glob("*.md")
        if path.name != "README.md"
    )
)
RUN = ("README.md", "docs/api.md", "docs/research.md", *GUIDES)
"""Documents whose blocks are run, one after the other, as one session."""

PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md"))
    if path.is_file() and ".venv" not in path.parts
)

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NOT_SHOWN = re.compile(r"^```.*?^```$|<!--.*?-->", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?<!`)\[[^\]]+\]\(([^)\s]+)\)")


def blocks(page: str, language: str) -> Iterator[tuple[int, str]]:
    """Line number and source of every block of one language."""
    text = (ROOT / page).read_text("utf-8")
    for found in _BLOCK.finditer(text):
        if found[1] == language:
            yield text.count("\n", 0, found.start(2)), found[2]


@pytest.mark.parametrize("page", RUN)
def test_the_python_blocks_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    names: dict[str, Any] = {"__name__": "documentation"}
    found = list(blocks(page, "python"))
    assert found, f"{page} has no Python block"
    for line, source in found:
        if source.startswith(">>> "):
            _doctest(page, line, source, names)
        else:
            exec(compile("\n" * line + source, str(ROOT / page), "exec"), names)


def _doctest(page: str, line: int, source: str, names: dict[str, Any]) -> None:
    examples = doctest.DocTestParser().get_doctest(source, names, page, page, line)
    told: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(examples, out=told.append, clear_globs=False)
    names.update(examples.globs)
    assert not runner.failures, "".join(told)


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = _NOT_SHOWN.sub("", (ROOT / page).read_text("utf-8"))
    for target in _LINK.findall(text):
        if not re.match(r"[a-z]+:", target):
            path = (ROOT / page).resolve().parent / target.partition("#")[0]
            assert path.exists(), f"{page} links to {target}"


def commands() -> Iterator[tuple[str, str]]:
    """Every call of our command that a page shows."""
    for page in PAGES:
        for _, block in blocks(page, ""):
            for line in block.splitlines():
                if found := re.match(r"(?:\.venv/bin/)?trailboss ([^#]*)", line):
                    yield page, found[1].strip()


@pytest.mark.parametrize(("page", "call"), sorted(set(commands())))
def test_the_commands_exist_with_their_options(page: str, call: str) -> None:
    name, *words = call.split()
    run = subprocess.run(
        [sys.executable, "-c", "from trailboss.cli import main; main()", name, "--help"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    for option in (word for word in words if word.startswith("--")):
        assert re.search(rf"{option}\b", run.stdout), f"{page}: trailboss {name} has no {option}"


@pytest.mark.parametrize("example", sorted(path.name for path in ROOT.glob("examples/*.py")))
def test_the_examples_run(example: str, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "examples" / example)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout


def test_the_docstring_of_the_package_is_true() -> None:
    import trailboss

    assert doctest.testmod(trailboss).failed == 0


def test_the_picture_of_a_moves_path_is_the_one_that_is_drawn() -> None:
    assert FILE.read_text("utf-8") == picture(), "run `python -m tools.path_of_a_move`"


@pytest.mark.parametrize("part", ["tables", "server"])
def test_the_tour_of_the_code_names_every_module(part: str) -> None:
    """By its name, or by a pattern that stands for several."""
    tour = (ROOT / "docs/architecture.md").read_text("utf-8")
    named = set(re.findall(r"`([\w*]+\.py)`", tour))
    found = {file.name for file in (ROOT / "trailboss" / part).glob("*.py")} - {"__init__.py"}
    if part == "server":
        found = {name for name in found if not name.endswith("_routes.py")}
    else:
        found.discard("errors.py")  # every package has one
    assert found - named == set()


def test_the_decisions_explain_every_dependency() -> None:
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text())
    listed = [*ours["build-system"]["requires"], *ours["project"]["dependencies"]]
    for extra in ours["project"]["optional-dependencies"].values():
        listed += extra
    packages = {re.split(r"[^\w.-]", package)[0] for package in listed} - {"trailboss"}
    clients = json.loads((ROOT / "web" / "package.json").read_text())
    wanted = {"0001-dependencies": packages}
    wanted["0004-packages-of-the-client"] = {
        *clients.get("dependencies", {}),
        *clients.get("devDependencies", {}),
    }
    for page, names in wanted.items():
        told = (ROOT / "docs" / "decisions" / f"{page}.md").read_text()
        assert sorted(name for name in names if f"`{name}`" not in told) == [], page
