"""The shapes of REST interface, socket and views, from which the client's types are made.

python -m tools.openapi
"""

import json
import tempfile
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from trailboss import games, load
from trailboss.cli.shapes import described
from trailboss.kernel.shown import View
from trailboss.server import wire
from trailboss.server.answers import Answer
from trailboss.server.app import create_app
from trailboss.server.settings import Settings


def shapes() -> str:
    """Everything that the server takes and gives, as an OpenAPI document without its paths."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite:///{folder}/none.db"))
        schema: dict[str, Any] = app.openapi_schema.to_schema()
        app.state.services.database.close()
    spoken = msgspec.json.schema_components(
        [*get_args(wire.Message), *get_args(Answer)], ref_template="#/components/schemas/{name}"
    )[1]
    shapes: dict[str, Any] = schema["components"]["schemas"]
    for more in (spoken, *_views(), *_prints()):
        twice = shapes.keys() & more.keys()
        if twice:
            raise ValueError(f"two shapes of one name: {', '.join(sorted(twice))}")
        shapes |= more
    document = {
        "openapi": schema["openapi"],
        "info": {"title": "Trailboss", "version": "0"},
        "paths": {},
        "components": {"schemas": shapes},
    }
    return json.dumps(document, indent=1, sort_keys=True) + "\n"


def _views() -> Iterator[dict[str, Any]]:
    """What every view has, then game by game what else its views have."""
    common: dict[str, Any] = {}
    described(View, common)
    yield common
    for name, meta in games().items():
        if meta.game.startswith("trailboss.games."):  # strangers' games have no drawing here
            found = dict(common)
            described(load(name).view_type, found)
            yield {name: schema for name, schema in found.items() if name not in common}


def _prints() -> Iterator[dict[str, Any]]:
    """Game by game what is printed in its boxes, each shape by the name of the game and its own."""
    for name, meta in games().items():
        if meta.game.startswith("trailboss.games."):
            found: dict[str, Any] = {}
            described(load(name).printed_type, found, f"{name}.")
            yield found


if __name__ == "__main__":
    print(shapes(), end="")
