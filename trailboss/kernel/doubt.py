"""Values of the data that we are not sure of, so that players can be told."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

SURE = "high"
_NAMES = (
    "level",
    "name",
    "letter",
    "number",
    "between",
    "group",
    "worker",
    "space",
    "cowboys",
    "side",
)


class Doubt(NamedTuple):
    """One value, or a whole file of them, that is not certain."""

    file: str
    entry: str
    """Which entry of the file; empty for what holds for the whole file unless it says otherwise."""
    confidence: str
    """``low`` or ``medium``."""
    note: str


def doubts(file: str, data: Mapping[str, Any]) -> Iterator[Doubt]:
    """What is doubtful in one data file.

    An entry says so by ``confidence`` or by a ``note`` of its own; ``meta`` speaks for the file.
    """
    meta = data.get("meta", {})
    general = meta.get("confidence", SURE)
    if general != SURE:
        yield Doubt(file, "", general, meta.get("note", ""))
    for key, value in data.items():
        if key != "meta":
            yield from _within(file, key, value, general)


def _within(file: str, path: str, value: Any, general: str) -> Iterator[Doubt]:
    if isinstance(value, list):
        for item in value:
            if isinstance(item, Mapping):
                yield from _within(file, f"{path} {called(item)}".rstrip(), item, general)
    elif isinstance(value, Mapping):
        confidence = value.get("confidence", general)
        if confidence != SURE and ("confidence" in value or "note" in value):
            yield Doubt(file, path, confidence, value.get("note", ""))
        for key, part in value.items():
            yield from _within(file, f"{path} {key}", part, general)


def called(entry: Mapping[str, Any]) -> str:
    """What a reader would call it: its id, or the few fields that tell it from its neighbours."""
    parts = [entry[field] for field in naming(entry)]
    return " ".join("-".join(p) if isinstance(p, list) else str(p) for p in parts)


def naming(entry: Mapping[str, Any]) -> list[str]:
    """The fields of an entry by which it is called."""
    names = ("id", "side") if "id" in entry else _NAMES
    return [field for field in names if field in entry]
