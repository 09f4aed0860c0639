"""What mypyc takes without a word and makes something else of: refused before it is compiled."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

REFUSED = {
    "cached_property": "native classes have no place for it: it is worked out each time, or never "
    "anew; keep the value in an attribute, as `Box` does",
}
"""Decorators, and why."""


def must_be_compilable(modules: Iterable[Path], root: Path) -> None:
    found = [f"{path.relative_to(root)}:{told}" for path in modules for told in refusals(path)]
    if found:
        raise SystemExit("\n".join(["These cannot be compiled:", *found]))


def refusals(module: Path) -> Iterator[str]:
    """Line and reason of everything in a module that machine code would do differently."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                name = _name(decorator)
                if name in REFUSED:
                    yield f"{decorator.lineno}: @{name}: {REFUSED[name]}"


def _name(decorator: ast.expr) -> str:
    if isinstance(decorator, ast.Call):
        return _name(decorator.func)
    if isinstance(decorator, ast.Attribute):
        return decorator.attr
    return decorator.id if isinstance(decorator, ast.Name) else ""
