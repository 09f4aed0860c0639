"""Whether plain values, as JSON and TOML have them, are what a type says; and types put together.

A shape is a `TypedDict` of plain values, lists, tables and other shapes. A ``tuple`` is a list of
just so many.
"""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    TypedDict,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Path = tuple[str | int, ...]
MISSING = "is missing"

_KINDS = {
    bool: "true or false",
    dict: "a table",
    float: "a number",
    int: "a whole number",
    list: "a list",
    str: "a word",
    NoneType: "nothing",
}


class Misfit(NamedTuple):
    """One value that is not what its type says, by the way to it and what is wrong with it."""

    path: Path
    reason: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path))} {self.reason}".lstrip()


def misfits(
    value: Any, shape: Any, extra: Mapping[str, Any] | None = None, path: Path = ()
) -> Iterator[Misfit]:
    """Where a value is not what its type says. ``extra`` are keys that any table may have."""
    if type(value) is shape or shape in (Any, dict):
        return
    origin, args = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        found = [list(misfits(value, one, extra, path)) for one in args]
        if all(found):
            inner = [wrong for wrongs in found for wrong in wrongs if len(wrong.path) > len(path)]
            yield inner[0] if inner else Misfit(path, f"is {value!r}, not {_kind(shape)}")
    elif is_typeddict(shape) and type(value) is dict:
        yield from _misfits_of_fields(value, shape, extra or {}, path)
    elif not _is_kind(value, shape):
        yield Misfit(path, f"is {value!r}, not {_kind(shape)}")
    elif origin is list:
        for i, one in enumerate(value):
            yield from misfits(one, args[0], extra, (*path, i))
    elif origin is tuple:
        for i, (one, its) in enumerate(zip(value, args, strict=True)):
            yield from misfits(one, its, extra, (*path, i))
    elif origin is dict:
        for key, one in value.items():
            if key not in (extra or {}):
                yield from misfits(one, args[1], extra, (*path, key))


def _is_kind(value: Any, shape: Any) -> bool:
    origin, args = get_origin(shape), get_args(shape)
    if origin is Literal:
        return any(value == one and type(value) is type(one) for one in args)
    if origin is tuple:
        return type(value) is list and len(value) == len(args)
    if shape is float:
        return type(value) in (int, float)
    return type(value) is (dict if is_typeddict(shape) else origin or shape)


def _misfits_of_fields(
    value: dict[str, Any], shape: Any, extra: Mapping[str, Any], path: Path
) -> Iterator[Misfit]:
    fields = {**extra, **_hints(shape)}
    for key, one in value.items():
        if key in fields:
            if type(one) is not fields[key]:  # most are
                yield from misfits(one, fields[key], extra, (*path, key))
        else:
            near = difflib.get_close_matches(key, fields, 1)
            meant = f": did you mean '{near[0]}'?" if near else ""
            yield Misfit((*path, key), f"is unknown{meant}")
    for key in fields:
        if key in shape.__required_keys__ and key not in value:
            yield Misfit((*path, key), MISSING)


@cache
def _hints(shape: Any) -> dict[str, Any]:
    return get_type_hints(shape)


def _kind(shape: Any) -> str:
    origin, args = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        return " or ".join(map(_kind, args))
    if origin is Literal:
        words = [repr(one) for one in args]
        return f"one of {', '.join(words)}" if len(words) > 1 else words[0]
    if origin is tuple:
        return f"a list of {len(args)}"
    return "a table" if is_typeddict(shape) else _KINDS[origin or shape]


def joined(name: str, shapes: Sequence[Mapping[str, Any]]) -> Any:
    """The shape of what several parts have put together, from the shapes of each one's files.

    Shapes of one name are one shape of the whole, in which only what all of them require is
    required. Of the files themselves that is required which the first part requires: it is always
    there.
    """
    files: dict[str, list[Any]] = {}
    for of_part in shapes:
        for file, shape in of_part.items():
            files.setdefault(file, []).append(shape)
    tables: dict[str, list[Any]] = {}
    for file_shapes in files.values():
        for shape in file_shapes:
            for hint in get_type_hints(shape).values():
                _collect(hint, tables)
    known: dict[str, Any] = {}
    whole = {
        file: _made(of_file[0].__name__, of_file, of_file[0].__required_keys__, tables, known)
        for file, of_file in files.items()
    }
    optional = {file: NotRequired[whole[file]] for file in files if file not in shapes[0]}
    return cast(Any, TypedDict)(name, {**whole, **optional})


def _collect(hint: Any, tables: dict[str, list[Any]]) -> None:
    if is_typeddict(hint):
        same = tables.setdefault(hint.__name__, [])
        if hint not in same:
            same.append(hint)
            for inner in get_type_hints(hint).values():
                _collect(inner, tables)
    elif get_origin(hint) is not Literal:
        for inner in get_args(hint):
            _collect(inner, tables)


def _made(
    name: str,
    shapes: list[Any],
    required: frozenset[str],
    tables: Mapping[str, list[Any]],
    known: dict[str, Any],
) -> Any:
    hints: dict[str, list[Any]] = {}
    for shape in shapes:
        for key, hint in get_type_hints(shape).items():
            hints.setdefault(key, []).append(_translated(hint, tables, known))
    fields = {key: _either(of_key) for key, of_key in hints.items()}
    return cast(Any, TypedDict)(
        name, {key: hint if key in required else NotRequired[hint] for key, hint in fields.items()}
    )


def _translated(hint: Any, tables: Mapping[str, list[Any]], known: dict[str, Any]) -> Any:
    """The hint with the whole's shapes in place of the parts'."""
    if is_typeddict(hint):
        name = hint.__name__
        if name not in known:
            same = tables[name]
            required = frozenset.intersection(*(one.__required_keys__ for one in same))
            known[name] = _made(name, same, required, tables, known)
        return known[name]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (None, Literal):
        return hint
    inner = tuple(_translated(one, tables, known) for one in args)
    return reduce(or_, inner) if origin in (Union, UnionType) else origin[inner]


def _either(hints: list[Any]) -> Any:
    if all(get_origin(hint) is Literal for hint in hints):
        return Literal[tuple(dict.fromkeys(word for hint in hints for word in get_args(hint)))]
    return reduce(or_, hints)
