"""TypedDicts as JSON schema. Unlike msgspec's own this knows unions of several TypedDicts."""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

Schema = dict[str, Any]

PLAIN: dict[Any, Schema] = {
    Any: {},
    NoneType: {"type": "null"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
}


def described(shape: Any, found: dict[str, Schema], of: str = "") -> Schema:
    """The schema of a shape; those of the TypedDicts in it go to ``found`` by their names, with
    the name of what they are ``of`` in front."""
    if shape in PLAIN:
        return PLAIN[shape]
    if is_typeddict(shape):
        name = of + shape.__name__
        if name not in found:
            found[name] = {}  # it may hold others of its kind
            found[name] = _of_typeddict(shape, found, of)
        elif found[name] and found[name] != _of_typeddict(shape, dict(found), of):
            raise TypeError(f"two shapes are called {name}")
        return {"$ref": f"#/components/schemas/{name}"}
    origin, args = get_origin(shape), get_args(shape)
    if origin in (Union, UnionType):
        return {"anyOf": [described(one, found, of) for one in args]}
    if origin is Literal:
        return {"enum": list(args)}
    if origin is list:
        return {"type": "array", "items": described(args[0], found, of)}
    if origin is tuple:
        items = [described(one, found, of) for one in args]
        return {"type": "array", "prefixItems": items, "items": False}
    if origin is dict and args[0] is str:
        return {"type": "object", "additionalProperties": described(args[1], found, of)}
    raise TypeError(f"a shape may not hold {shape}")


def _of_typeddict(shape: Any, found: dict[str, Schema], of: str) -> Schema:
    fields = get_type_hints(shape)
    return {
        "title": shape.__name__,
        "type": "object",
        "properties": {name: described(field, found, of) for name, field in fields.items()},
        "required": sorted(shape.__required_keys__),
    }
