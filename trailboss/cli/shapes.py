"""TypedDicts as JSON schema. Unlike msgspec's own this knows unions of several TypedDicts."""

import ast
import inspect
import sys
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from trailboss.kernel.errors import BadCall

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


def view_schema(view_type: Any) -> Schema:
    """A game's views as one JSON schema, with the remarks of their source on shapes and fields."""
    if not is_typeddict(view_type):
        raise BadCall("the game does not say what its views hold")
    found: dict[str, Schema] = {}
    whole = described(view_type, found)
    for shape in _typeddicts(view_type, {}).values():
        schema = found[shape.__name__]
        about, remarks = _remarks(shape)
        schema["properties"] = {
            name: {**field, "description": remarks[name]} if name in remarks else field
            for name, field in schema["properties"].items()
        }
        if about:
            schema["description"] = about
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **whole,
        "components": {"schemas": found},
    }


def _typeddicts(shape: Any, known: dict[str, Any]) -> dict[str, Any]:
    """By name: the TypedDicts that a shape is made of, itself included."""
    if not is_typeddict(shape):
        for part in get_args(shape):
            _typeddicts(part, known)
    elif shape.__name__ not in known:
        known[shape.__name__] = shape
        for field in get_type_hints(shape).values():
            _typeddicts(field, known)
    return known


def _remarks(shape: Any) -> tuple[str, dict[str, str]]:
    """What the source says about a TypedDict, and about its fields and those that it inherits."""
    module = sys.modules[shape.__module__]
    written = _classes(shape.__module__)[shape.__name__]
    fields: dict[str, str] = {}
    for base in written.bases:
        inherited = getattr(module, base.id, None) if isinstance(base, ast.Name) else None
        if is_typeddict(inherited):
            fields |= _remarks(inherited)[1]
    for line, after in zip(written.body, written.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            remark = _text(after)
            if remark:
                fields[line.target.id] = remark
    return _text(written.body[0]), fields


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def _text(line: ast.stmt) -> str:
    """Of a line that is nothing but a text, on one line."""
    if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
        return " ".join(str(line.value.value).split())
    return ""
