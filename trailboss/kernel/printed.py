"""The data files of a box: every printed number, one TOML file for each kind of component."""

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from trailboss.kernel.datafile import META, REMARKS, REPLACES, VARIANT, DataFile
from trailboss.kernel.datafile import Table as Table
from trailboss.kernel.errors import BadBox
from trailboss.kernel.option import OptionValue
from trailboss.kernel.shape import Path

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

Choices = tuple[tuple[str, str], ...]
"""Names and values of the options that change what is printed."""
Entry = Mapping[str, Any] | Sequence[Any]
"""A table or a list somewhere in the data."""

LAYOUT = "layout"
"""The file that says where things are drawn, which is no rule of the game."""
_IDENTITY = ("id", "bag", "letter", "level", "number", "side")
"""By what an entry of a list is recognized."""


def read(folder: Traversable, name: str) -> Table:
    """One data file of a part, as it is written."""
    return file(folder, name).table


def file(folder: Traversable, name: str) -> DataFile:
    """The same, able to say what is wrong where."""
    its = key(folder, name)
    if its not in _files:
        _files[its] = DataFile(folder, name)
    return _files[its]


def key(folder: Traversable, name: str) -> str:
    """What a data file is known by among those of all games."""
    return f"{folder}/{name}"


_files: dict[str, DataFile] = {}


def files(folder: Traversable) -> tuple[str, ...]:
    """The names of all data files of a part."""
    data = folder.joinpath("data")
    names = [file.name for file in data.iterdir()] if data.is_dir() else []
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def check(
    folder: Traversable,
    shapes: Mapping[str, Any],
    options: Mapping[str, Collection[OptionValue]],
) -> None:
    """`BadBox` unless the part has just these data files, each of its shape."""
    there = files(folder)
    for name in there:
        if name not in shapes:
            raise BadBox(f"{folder.name}/data/{name}.toml: the part has no shape for such a file")
    known = spelled(options)
    for name, shape in shapes.items():
        if name not in there:
            raise BadBox(f"{folder.name}/data/{name}.toml is missing")
        file(folder, name).check(shape, known)


def spelled(options: Mapping[str, Collection[OptionValue]]) -> dict[str, set[str]]:
    """The values of options as keys of the data."""
    return {name: {_spelled(value) for value in values} for name, values in options.items()}


def choices(folders: Sequence[Traversable], options: Mapping[str, OptionValue]) -> Choices:
    """Those of the options that change something printed in these parts."""
    tables = [read(folder, name).get(VARIANT, {}) for folder in folders for name in files(folder)]
    names = {option for table in tables for option in table}
    return tuple((name, _spelled(value)) for name, value in options.items() if name in names)


def _spelled(value: OptionValue) -> str:
    """The value of an option as a key of the data."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Printed:
    """The data of one box, file by file, without what the data say about themselves.

    A file of a part adds its entries to the files of the same name in the parts before it, or
    stands in their place where it ``replaces`` a key. Under ``variant.<option>.<value>`` it says
    what that option changes. ``instead`` are files as a house set has them, by `key`.
    """

    def __init__(
        self,
        folders: Sequence[Traversable],
        choices: Choices = (),
        instead: Mapping[str, DataFile] | None = None,
    ) -> None:
        self.folders = tuple(folders)
        self.choices = choices
        self._instead = instead or {}
        self._known: dict[str, Table] = {}
        self._origins: dict[int, tuple[Entry, DataFile, Path]] = {}
        """By identity of tables and lists, which are kept so that it stays theirs."""

    def read(self, name: str) -> Table:
        """The file of that name with everything that the parts say in it."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._merged(name)
        return known

    def all(self) -> dict[str, Table]:
        """Every file, by name."""
        return {name: self.read(name) for folder in self.folders for name in files(folder)}

    def rules(self) -> dict[str, Table]:
        """Every file that says more than where things are drawn."""
        return {name: table for name, table in self.all().items() if name != LAYOUT}

    # ---- what is wrong

    def bad(self, entry: Entry, reason: str) -> BadBox:
        """That an entry of a merged file cannot be what is printed: file, line and reason."""
        _, file, path = self._origins[id(entry)]
        return file.bad(path, reason)

    def find(self, index: Mapping[K, V], key: K, entry: Entry, kind: str) -> V:
        """What an entry refers to, or `BadBox` if nothing is called so."""
        if key not in index:
            raise self.bad(entry, f"there is no {kind} '{key}'")
        return index[key]

    # ---- merging

    def _merged(self, name: str) -> Table:
        table: dict[str, Any] = {}
        for folder in self.folders:
            if name in files(folder):
                read = self._instead.get(key(folder, name)) or file(folder, name)
                self._add(table, self._noted(read.table, read, ()))
                self._origins[id(table)] = (table, read, ())
        for twin, first in _twins(table):
            line = str(self.bad(first, "")).partition(":")[0]
            raise self.bad(twin, f"it is there twice, first in {line}")
        return table

    def _noted(self, value: Any, file: DataFile, path: Path) -> Any:
        """A copy without remarks, of which every table and list is known by where it stands."""
        found: Any
        if isinstance(value, Mapping):
            remarks = REMARKS if path else (META,)
            inner = {k: v for k, v in value.items() if k not in remarks}
            found = {key: self._noted(one, file, (*path, key)) for key, one in inner.items()}
        elif isinstance(value, list):
            found = [self._noted(one, file, (*path, i)) for i, one in enumerate(value)]
        else:
            return value
        self._origins[id(found)] = (found, file, path)
        return found

    def _add(self, table: dict[str, Any], more: dict[str, Any]) -> None:
        """What one file of a part says, to what the parts before it have said."""
        variants = more.pop(VARIANT, {})
        for key in more.pop(REPLACES, ()):
            table.pop(key, None)
        for key, value in more.items():
            old: Any = table.get(key)
            if isinstance(value, list):
                table[key] = self._as(value, [*(old or ()), *value])
            elif isinstance(value, dict):
                table[key] = self._as(value, {**(old or {}), **value})
            else:
                table[key] = value
        for option, value in self.choices:
            for key, change in variants.get(option, {}).get(value, {}).items():
                old = table.get(key)
                many = isinstance(change, list) and isinstance(old, list)
                table[key] = self._as(old, self._changed(old, change)) if many else change

    def _changed(self, entries: list[Any], changes: list[Any]) -> list[Any]:
        found = {_identity(entry): entry for entry in entries}
        for change in changes:
            old = found.get(_identity(change))
            if old is None:
                raise self.bad(change, "there is nothing of this name to change")
            found[_identity(change)] = self._as(change, {**old, **change})
        return list(found.values())

    def _as(self, origin: Any, made: Any) -> Any:
        _, file, path = self._origins[id(origin)]
        self._origins[id(made)] = (made, file, path)
        return made


def _identity(entry: Any) -> tuple[Any, ...]:
    if not isinstance(entry, Mapping):
        return ()
    return tuple(entry.get(key) for key in _IDENTITY)


def _twins(value: Any) -> Iterator[tuple[Table, Table]]:
    """Entries of one list with one name, the later one first."""
    inner = value.values() if isinstance(value, Mapping) else value
    seen: dict[tuple[Any, ...], Table] = {}
    for one in inner:
        if isinstance(value, list) and any(part is not None for part in _identity(one)):
            if _identity(one) in seen:
                yield one, seen[_identity(one)]
            seen[_identity(one)] = one
        if isinstance(one, Mapping | list):
            yield from _twins(one)
