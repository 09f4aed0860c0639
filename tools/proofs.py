"""What stands behind each rule of the ledgers: `python -m tools.proofs` writes it for the pages.

The tests that prove it, by their marks, and the places of the code that name it: in a refusal, or
in a remark on what enforces it. Names and no lines: they hold longer.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from tools.ledger_check import ROOT, claims, ledgers
from trailboss.rulebook.proofs import FILE

_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+\b")
_SYMBOL = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign)


def proofs(root: Path = ROOT) -> dict[str, dict[str, list[str]]]:
    """By rule: its tests and its places in the code, each as ``file::name``."""
    rules = {rule.id for ledger in ledgers(root).values() for rule in ledger}
    tests: dict[str, set[str]] = {}
    for claim in claims(root):
        file = claim.where.rpartition(":")[0]
        tests.setdefault(claim.id.partition("/")[0], set()).add(f"{file}::{claim.test}")
    code: dict[str, set[str]] = {}
    for path in sorted((root / "trailboss" / "games").rglob("*.py")):
        for rule, place in _named(path, path.relative_to(root).as_posix()):
            code.setdefault(rule, set()).add(place)
    return {
        rule: {"tests": sorted(tests.get(rule, ())), "code": sorted(code.get(rule, ()))}
        for rule in sorted(rules)
    }


def _named(path: Path, name: str) -> Iterator[tuple[str, str]]:
    """The ids in a module, each with what it stands in."""
    source = path.read_text(encoding="utf-8")
    spans = list(_spans(ast.parse(source).body, ""))
    for number, line in enumerate(source.splitlines(), 1):
        for found in _ID.findall(line):
            within = [symbol for first, last, symbol in spans if first <= number <= last]
            yield found, f"{name}::{within[-1]}" if within else name


def _spans(body: list[ast.stmt], within: str) -> Iterator[tuple[int, int, str]]:
    for node in body:
        if isinstance(node, _SYMBOL):
            symbol = within + _called(node)
            yield node.lineno, node.end_lineno or node.lineno, symbol
            if isinstance(node, ast.ClassDef):
                yield from _spans(node.body, f"{symbol}.")


def _called(node: ast.stmt) -> str:
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else str(node.name)  # type: ignore[attr-defined]


def main() -> None:
    found = proofs()
    path = ROOT / "trailboss" / "rulebook" / FILE
    path.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    named = sum(bool(one["code"]) for one in found.values())
    print(f"{len(found)} rules, {named} of them named in the code: {FILE}")


if __name__ == "__main__":
    main()
