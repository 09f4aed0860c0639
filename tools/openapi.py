"""The shapes of REST interface and socket, from which the client's types are made.

python -m tools.openapi
"""

import json
import tempfile
from typing import Any, get_args

import msgspec

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
    described: dict[str, Any] = schema["components"]["schemas"]
    twice = spoken.keys() & described.keys()
    if twice:
        raise ValueError(f"two shapes of one name: {', '.join(sorted(twice))}")
    document = {
        "openapi": schema["openapi"],
        "info": {"title": "Trailboss", "version": "0"},
        "paths": {},
        "components": {"schemas": described | spoken},
    }
    return json.dumps(document, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(shapes(), end="")
