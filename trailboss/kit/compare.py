"""Where two JSON values differ, as paths that a person can read."""

from collections.abc import Iterator
from typing import Any

ABSENT = "-"


def changes(before: Any, after: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Path, old and new value of everything that differs; ``ABSENT`` where there is no value."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in dict.fromkeys([*before, *after]):
            inner = f"{path}.{key}" if path else str(key)
            yield from changes(before.get(key, ABSENT), after.get(key, ABSENT), inner)
    elif _same_length(before, after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, f"{path}.{index}" if path else str(index))
    elif before != after or type(before) is not type(after):
        yield path, before, after


def _same_length(before: Any, after: Any) -> bool:
    both = isinstance(before, list) and isinstance(after, list)
    return both and len(before) == len(after)


def difference(before: Any, after: Any) -> str:
    """The first few differences in one line, empty when there is none."""
    found = [f"{path}: {old!r} / {new!r}" for path, old, new in changes(before, after)]
    more = f" and {len(found) - 4} more" if len(found) > 4 else ""
    return "; ".join(found[:4]) + more


def same(before: Any, after: Any, what: str) -> None:
    """Assert equality of two JSON values and say where they differ."""
    assert before == after, f"{what}: {difference(before, after)}"
