"""The data files: what the base box prints, and what expansions lay over it."""

from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Any

from trailboss.kernel import printed
from trailboss.kernel.printed import Table

read = partial(printed.read, __package__)
files = partial(printed.files, __package__)
Choices = tuple[tuple[str, str], ...]
"""Names and values of options."""

_IDENTITY = ("id", "number", "side")
"""By what an entry of a list is recognized."""


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
