"""Which rules of the ledgers does no test prove?  `python -m tools.ledger_check`, or `make ledger`.

A test names what it proves with `pytest.mark.rules("GWT-SET-06", ...)` or, for one example of the
ledger, `pytest.mark.vector("GWT-SET-06/1")`, which proves the rule of that example too. A marker
may decorate a function or class, stand in `pytestmark`, or be one of the `marks` of a
`pytest.param`. Tests are read, not run; one that is switched off (skip, skipif, xfail) proves
nothing.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from trailboss.kernel.ledger import Ledger

ROOT = Path(__file__).resolve().parents[1]
PROVING = {"rules", "vector"}
SWITCHED_OFF = {"skip", "skipif", "xfail"}
FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True, slots=True, order=True)
class Claim:
    """A test says that it proves the rule or vector `id`."""

    id: str
    marker: str
    where: str
    test: str = field(default="", compare=False)
    """The function, of a class where it is in one."""


@dataclass(frozen=True, slots=True)
class _Mark:
    name: str
    args: tuple[ast.expr, ...]


def ledgers(root: Path) -> dict[str, Ledger]:
    """The ledger of every game and of every expansion, by its folder among the games."""
    found: dict[str, Ledger] = {}
    games = root / "trailboss" / "games"
    for path in sorted(games.glob("*/**/rules.md")):
        try:
            found[path.parent.relative_to(games).as_posix()] = Ledger.read(
                path.read_text(encoding="utf-8")
            )
        except ValueError as error:
            raise ValueError(f"{path.relative_to(root).as_posix()}: {error}") from None
    return found


def claims(root: Path) -> list[Claim]:
    """Everything that the tests under `root/tests` say they prove."""
    return sorted(
        claim
        for path in root.glob("tests/**/*.py")
        for claim in claims_of(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    )


def claims_of(source: str, name: str) -> Iterator[Claim]:
    """The claims of one test module."""
    body = ast.parse(source, name).body
    yield from _claims_in(body, [], dict(_assignments(body)), name)


def check(ledger: Ledger, claimed: Iterable[Claim]) -> list[str]:
    """The rules and vectors of `ledger` that nothing proves, as lines to print."""
    proved = {(claim.marker, claim.id) for claim in claimed}
    lines: list[str] = []
    for rule in ledger:
        missing = [vector for vector in rule.vector_ids if ("vector", vector) not in proved]
        if ("rules", rule.id) not in proved and len(missing) == len(rule.vectors):
            lines.append(f"no test proves rule {rule.id}")
        lines += [f"no test proves vector {vector}" for vector in missing]
    return lines


def strangers(books: Iterable[Ledger], claimed: Iterable[Claim]) -> list[str]:
    """Claims about something that no ledger has, as lines to print."""
    known: set[tuple[str, str]] = set()
    for ledger in books:
        for rule in ledger:
            known.add(("rules", rule.id))
            known.update(("vector", vector) for vector in rule.vector_ids)
    return [
        f"{claim.where}: no ledger has {claim.marker}({claim.id!r})"
        for claim in claimed
        if (claim.marker, claim.id) not in known
    ]


def main(root: Path = ROOT) -> int:
    books, claimed = ledgers(root), claims(root)
    if not books:
        print("no ledger found")
        return 1
    lines = strangers(books.values(), claimed)
    failed = bool(lines)
    for game, ledger in books.items():
        unproved = check(ledger, claimed)
        failed = failed or bool(unproved)
        vectors = sum(len(rule.vectors) for rule in ledger)
        verdict = f"{len(unproved)} not proved" if unproved else "all proved"
        lines += [*unproved, f"{game}: {len(ledger)} rules, {vectors} vectors, {verdict}"]
    print("\n".join(lines))
    return int(failed)


def _claims_in(
    body: list[ast.stmt], marks: list[_Mark], tables: dict[str, ast.expr], name: str
) -> Iterator[Claim]:
    """Claims of the tests in a module or class, all of which carry `marks`."""
    for target, value in _assignments(body):
        if target == "pytestmark":
            marks = marks + _marks(value)
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            inner = _claims_in(node.body, marks + _decoration(node), tables, name)
            yield from (replace(one, test=f"{node.name}::{one.test}") for one in inner)
        elif isinstance(node, FUNCTION) and node.name.startswith("test"):
            by = _claims_by(marks + _decoration(node), tables, name)
            yield from (replace(one, test=node.name) for one in by)


def _claims_by(marks: list[_Mark], tables: dict[str, ast.expr], name: str) -> Iterator[Claim]:
    """Claims of one test, or of one case of a test, that carries `marks`."""
    if any(mark.name in SWITCHED_OFF for mark in marks):
        return
    for mark in marks:
        if mark.name in PROVING:
            for arg in mark.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield Claim(arg.value, mark.name, f"{name}:{arg.lineno}")
        elif mark.name == "parametrize":
            for case in _cases(mark, tables):
                yield from _claims_by(case, tables, name)


def _cases(parametrize: _Mark, tables: dict[str, ast.expr]) -> Iterator[list[_Mark]]:
    """The marks of every `pytest.param`, written in place or in a table of the same module."""
    for arg in parametrize.args:
        values = tables.get(arg.id, arg) if isinstance(arg, ast.Name) else arg
        for node in ast.walk(values):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.param":
                for keyword in node.keywords:
                    if keyword.arg == "marks":
                        yield _marks(keyword.value)


def _decoration(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> list[_Mark]:
    return [mark for decorator in node.decorator_list for mark in _marks(decorator)]


def _marks(node: ast.expr) -> list[_Mark]:
    """The marks in an expression: `pytest.mark.x`, `pytest.mark.x(...)` or a list of these."""
    if isinstance(node, ast.List | ast.Tuple):
        return [mark for element in node.elts for mark in _marks(element)]
    args: list[ast.expr] = []
    if isinstance(node, ast.Call):
        args = [*node.args, *(keyword.value for keyword in node.keywords)]
        node = node.func
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "pytest.mark":
        return [_Mark(node.attr, tuple(args))]
    return []


def _assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value
        elif isinstance(node, ast.AnnAssign) and node.value and isinstance(node.target, ast.Name):
            yield node.target.id, node.value


if __name__ == "__main__":
    sys.exit(main())
