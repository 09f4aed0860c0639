"""What stands behind each rule: tests that prove it, code that enforces it.

`python -m tools.proofs` collects it from the tests' marks and the code's remarks.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

FILE = "proofs.json"
_NONE: tuple[str, ...] = ()


@dataclass(frozen=True)
class Proof:
    tests: tuple[str, ...] = _NONE
    code: tuple[str, ...] = _NONE
    """Each as ``file::name``; the name is left out for what stands in no function."""


@cache
def _proofs() -> Mapping[str, Proof]:
    text = resources.files("trailboss.rulebook").joinpath(FILE).read_text(encoding="utf-8")
    return {
        rule: Proof(tuple(one["tests"]), tuple(one["code"]))
        for rule, one in json.loads(text).items()
    }


def proof_of(rule: str) -> Proof:
    """Of a rule of our own games; nothing is known of others."""
    return _proofs().get(rule, Proof())


@cache
def _places() -> frozenset[str]:
    return frozenset(place for proof in _proofs().values() for place in proof.code)


def source_of(place: str) -> str | None:
    """The code at a place that enforces a rule; None for anything else."""
    if place not in _places():
        return None
    file, _, symbol = place.partition("::")
    path = resources.files("trailboss").joinpath(*file.split("/")[1:])
    if not path.is_file():
        return None
    source = path.read_text(encoding="utf-8")
    body = ast.parse(source).body
    for name in symbol.split(".") if symbol else ():
        node = next((one for one in body if name in _names(one)), None)
        if node is None:
            return source
        found = ast.get_source_segment(source, node)
        body = getattr(node, "body", [])
    return (found or source) if symbol else source


def _names(node: ast.stmt) -> list[str]:
    targets = getattr(node, "targets", None) or [getattr(node, "target", None)]
    return [getattr(node, "name", ""), *(ast.unparse(one) for one in targets if one is not None)]
