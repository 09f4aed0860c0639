"""The map of the code: arrows point one way only, and no file is two ideas."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from trailboss.kernel.ledger import Ledger

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "trailboss"

MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "text"},  # what they explain is told in words
    "adapters": {"kernel", "bots", "cli"},  # of the terminal: how it draws positions
    "analysis": {"kernel", "bots", "text"},
    "tables": {"kernel", "bots", "lessons", "analysis", "puzzles", "studies"},
    "puzzles": {"kernel", "bots", "text", "analysis"},
    "studies": {"kernel"},
    "text": {"kernel"},
    "lessons": {"kernel", "text"},
    "rulebook": {"kernel", "text", "lessons"},
    "kit": {"kernel", "bots", "text", "tables", "server"},
    "server": {
        "kernel",
        "bots",
        "tables",
        "text",
        "lessons",
        "rulebook",
        "analysis",
        "puzzles",
        "studies",
    },
    "mcp": {"kernel", "bots", "cli", "text"},  # of the terminal: how it draws and tells
    "cli": {
        *("kernel", "games", "bots", "adapters", "tables", "server", "text", "mcp"),
        *("lessons", "rulebook", "analysis", "puzzles"),
    },
}
"""What each part may import besides itself. Games are found by name and imported by nobody, except
by what is written for that one game and lies in a folder or file of its name."""

SHARED = "western"
"""What several games share and no other game needs; it is no game itself."""

MOST_LINES = 400
EXEMPT: set[str] = set()
"""Files that may be longer. The aim is to keep this empty."""


def python_files(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if ".venv" not in path.parts]


@cache
def imports(path: Path) -> list[tuple[str, int]]:
    """Every absolute module name that a file imports, at any depth, with its line."""
    return list(_imports(path))


def _imports(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            assert node.module is not None
            for alias in node.names:
                yield f"{node.module}.{alias.name}", node.lineno


def ours(path: Path) -> Iterator[tuple[list[str], str]]:
    """The imports of our own modules, split at the dots, and where they are made."""
    for name, line in imports(path):
        parts = name.split(".")
        if parts[0] == "trailboss":
            yield parts, f"{path.relative_to(ROOT)}:{line} imports {name}"


def part_of(path: Path) -> str:
    inner = path.relative_to(PACKAGE).parts
    return inner[0] if len(inner) > 1 else ""


FILES = python_files("trailboss")


def test_every_part_is_on_the_map() -> None:
    assert {part_of(path) for path in FILES} - {""} <= MAY_IMPORT.keys()


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_arrows_point_one_way(part: str) -> None:
    allowed = MAY_IMPORT[part] | {part}
    for path in FILES:
        if part_of(path) != part:
            continue
        written_for = {*path.relative_to(PACKAGE).parts[:-1], path.stem}
        for name, where in ours(path):
            if name[1:2] == ["games"] and len(name) > 2 and name[2] in written_for:
                continue
            if len(name) > 1 and (PACKAGE / name[1]).is_dir():
                assert name[1] in allowed, where
            else:
                # `import trailboss` is the public surface, which is the kernel's.
                assert part not in ("kernel", "games"), where


def test_a_game_imports_only_itself() -> None:
    for path in FILES:
        if part_of(path) != "games" or path.parent == PACKAGE / "games":
            continue
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name, where in ours(path):
            if name[1] == "games":
                assert name[2] in (own, SHARED), where


def test_a_game_uses_the_standard_library_only() -> None:
    for path in FILES:
        if part_of(path) not in ("kernel", "games"):
            continue
        for name, line in imports(path):
            root = name.split(".")[0]
            where = f"{path.relative_to(ROOT)}:{line} imports {name}"
            if path.name == "native.py" and root == "mypy_extensions":
                continue  # for type checkers alone: tests/kernel/test_import.py sees that
            assert root == "trailboss" or root in sys.stdlib_module_names, where


def test_a_meta_imports_nothing_of_its_game() -> None:
    for path in FILES:
        if path.name == "meta.py":
            for name, where in ours(path):
                assert name[1] == "kernel", where


@pytest.mark.parametrize("module", ["random", "secrets", "time", "datetime", "os", "threading"])
def test_a_game_has_no_other_source_of_chance_or_time(module: str) -> None:
    for path in FILES:
        if part_of(path) == "games":
            for name, line in imports(path):
                assert name.split(".")[0] != module, f"{path.relative_to(ROOT)}:{line}"


def test_no_file_is_two_ideas() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in python_files("trailboss", "tests", "tools", "examples")
        if (lines := len(path.read_text("utf-8").splitlines())) > MOST_LINES
    }
    assert long.keys() <= EXEMPT, f"over {MOST_LINES} lines: {long}"
    assert long.keys() >= EXEMPT, "an exemption that is no longer needed"


PARTS = [path.parent for path in sorted((PACKAGE / "games").glob("*/*/rules.md"))]
"""The folders of those parts of games that have a ledger of their own."""


@pytest.mark.parametrize("part", PARTS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_no_base_file_names_a_rule_of_a_part(part: Path) -> None:
    """What a part rules is known to the part, and to those that stand on it."""
    rules = {rule.id for rule in Ledger.read((part / "rules.md").read_text("utf-8"))}
    base = part.parent
    found = [*base.glob("*.py"), *base.glob("steps/*.py"), *base.glob("data/*.toml")]
    for path in found:
        named = rules & set(re.findall(r"[A-Z]+(?:-[A-Za-z0-9]+)+", path.read_text("utf-8")))
        assert not named, f"{path.relative_to(ROOT)} names {', '.join(sorted(named))}"
