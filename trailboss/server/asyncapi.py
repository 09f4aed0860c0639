"""What is said on the socket of a table, described as AsyncAPI: made from the types themselves."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec
from litestar import get

from trailboss import __version__
from trailboss.server import wire
from trailboss.server.answers import Answer

Json = dict[str, Any]
TO_SERVER, TO_CLIENT = "said", "answered"


@cache
def document() -> Json:
    """Messages by their type, to the server and to the client; those for people only say so."""
    said, answered = get_args(wire.Message), get_args(Answer)
    schemas, components = msgspec.json.schema_components(
        (*said, *answered), ref_template="#/components/schemas/{name}"
    )
    shown = dict(zip((*said, *answered), schemas, strict=True))
    to_server = {_type(components, shown[one]): _message(one, shown[one]) for one in said}
    to_client = {_type(components, shown[one]): _message(one, shown[one]) for one in answered}
    messages = {
        **{f"{TO_SERVER}-{name}": message for name, message in to_server.items()},
        **{f"{TO_CLIENT}-{name}": message for name, message in to_client.items()},
    }
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Trailboss: a table",
            "version": __version__,
            "description": "One socket for each table. A bot shows its token in the header"
            " 'Authorization: Bearer ...', a browser its cookie.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{table}/live",
                "parameters": {"table": {"description": "The id of the table."}},
                "messages": {name: _ref("components/messages", name) for name in messages},
            }
        },
        "operations": {
            "say": _operation("receive", TO_SERVER, to_server),
            "hear": _operation("send", TO_CLIENT, to_client),
        },
        "components": {
            "messages": messages,
            "schemas": components,
            "securitySchemes": {"bot": {"type": "http", "scheme": "bearer"}},
        },
    }


def _message(kind: Any, schema: Json) -> Json:
    told = " ".join((vars(kind).get("__doc__") or "").split())  # not that of a base
    if kind in wire.FOR_PEOPLE:
        told = f"{told} For people only: bots are refused.".strip()
    return {"name": kind.__name__, "summary": told, "payload": schema}


def _type(components: dict[str, Json], schema: Json) -> str:
    """What stands in the field ``type`` of a message."""
    field = components[schema["$ref"].rpartition("/")[2]]["properties"]["type"]
    name: str = field.get("const") or field["enum"][0]
    return name


def _operation(action: str, direction: str, names: Json) -> Json:
    listed = [_ref("channels/table/messages", f"{direction}-{name}") for name in names]
    return {
        "action": action,
        "channel": _ref("channels", "table"),
        "security": [_ref("components/securitySchemes", "bot")],
        "messages": listed,
    }


def _ref(where: str, name: str) -> Json:
    return {"$ref": f"#/{where}/{name}"}


@get("/api/asyncapi.json", summary="What is said on sockets, as AsyncAPI")
async def asyncapi() -> dict[str, Any]:
    return document()


ROUTES = [asyncapi]
