"""Whether JSON values are what a type says: no key is missing, none too many."""

from collections.abc import Iterable
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfit(value: Any, shape: Any, at: str = "view") -> str | None:
    """Where a value is not what its type says."""
    if shape in (Any, dict):
        return None
    if is_typeddict(shape):
        return _misfit_of_fields(value, shape, at)
    origin, args = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        found = [misfit(value, one, at) for one in args]
        return None if None in found else max(map(str, found), key=len)
    if origin is Literal:
        return None if value in args else f"{at}: {value!r}"
    if type(value) is not (origin or shape):
        return f"{at}: {value!r}"
    if origin is list:
        return _first(misfit(one, args[0], f"{at}[{i}]") for i, one in enumerate(value))
    if origin is dict:
        return _first(misfit(one, args[1], f"{at}.{key}") for key, one in value.items())
    return None


def _misfit_of_fields(value: Any, shape: Any, at: str) -> str | None:
    if type(value) is not dict:
        return f"{at}: {value!r}"
    fields = get_type_hints(shape)
    missing, unknown = shape.__required_keys__ - value.keys(), value.keys() - fields.keys()
    if missing or unknown:
        return f"{at}: without {sorted(missing)}, with {sorted(unknown)}"
    return _first(misfit(one, fields[key], f"{at}.{key}") for key, one in value.items())


def _first(found: Iterable[str | None]) -> str | None:
    return next((one for one in found if one is not None), None)
