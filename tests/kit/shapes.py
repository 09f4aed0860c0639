"""Whether JSON values are what a type says: no key is missing, none too many."""

from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def fits(value: Any, shape: Any) -> bool:
    if shape is Any:
        return True
    if is_typeddict(shape):
        return _fits_fields(value, shape)
    origin, args = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in args)
    if origin is Literal:
        return value in args
    if origin is list:
        return type(value) is list and all(fits(one, args[0]) for one in value)
    if origin is dict:
        return type(value) is dict and all(
            fits(key, args[0]) and fits(one, args[1]) for key, one in value.items()
        )
    return type(value) is shape


def _fits_fields(value: Any, shape: Any) -> bool:
    if type(value) is not dict or not shape.__required_keys__ <= value.keys():
        return False
    fields = get_type_hints(shape)
    return value.keys() <= fields.keys() and all(
        fits(one, fields[key]) for key, one in value.items()
    )
