"""The data files: what the base box prints, and what expansions lay over it."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

Table = Mapping[str, Any]
Choices = tuple[tuple[str, str], ...]
"""Names and values of options."""

_IDENTITY = ("id", "number", "side")
"""By what an entry of a list is recognized."""


@cache
def read(name: str, part: str = "") -> Table:
    """One data file of the base game or of an expansion, as it is written."""
    source = resources.files(__package__).joinpath(part, "data", f"{name}.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


@cache
def files(part: str = "") -> tuple[str, ...]:
    """The names of all data files of the base game or of an expansion."""
    folder = resources.files(__package__).joinpath(part, "data")
    names = [file.name for file in folder.iterdir()]
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


@cache
def switches(part: str) -> frozenset[str]:
    """The options that change something printed in an expansion."""
    tables = [read(name, part).get("variant", {}) for name in files(part)]
    return frozenset(option for table in tables for option in table)


class Printed:
    """The data of one box, file by file.

    A file of an expansion adds its entries to the file of the same name, or stands in its place if
    it says ``replaces``. Under ``variant.<option>.<value>`` it says what that option changes.
    """

    def __init__(self, parts: Iterable[str] = (), choices: Choices = ()) -> None:
        self.parts = tuple(parts)
        self.choices = choices

    def read(self, name: str) -> Table:
        table: Table = read(name) if name in files() else {}
        for part in self.parts:
            if name not in files(part):
                continue
            more = read(name, part)
            table = more if more.get("replaces") else _added(table, more)
            for option, value in self.choices:
                table = _changed(table, more.get("variant", {}).get(option, {}).get(value, {}))
        return table


def _added(table: Table, more: Table) -> Table:
    found = dict(table)
    for key, value in more.items():
        if isinstance(value, list):
            found[key] = [*found.get(key, ()), *value]
        elif isinstance(value, Mapping):
            found[key] = {**found.get(key, {}), **value}
        else:
            found[key] = value
    return found


def _changed(table: Table, changes: Table) -> Table:
    found = dict(table)
    for key, value in changes.items():
        if isinstance(value, list):
            new = {_identity(entry): entry for entry in value}
            found[key] = [{**entry, **new.get(_identity(entry), {})} for entry in found[key]]
        else:
            found[key] = value
    return found


def _identity(entry: Table) -> tuple[Any, ...]:
    return tuple(entry.get(key) for key in _IDENTITY)
