"""The shapes of the server's OpenAPI description, from which the client's types are made.

python -m tools.openapi
"""

import json
import tempfile
from typing import Any

from trailboss.server.app import create_app
from trailboss.server.settings import Settings


def shapes() -> str:
    """Everything that the server takes and gives, as an OpenAPI document without its paths."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=f"sqlite:///{folder}/none.db"))
        schema: dict[str, Any] = app.openapi_schema.to_schema()
        app.state.services.database.close()
    document = {
        "openapi": schema["openapi"],
        "info": {"title": "Trailboss", "version": "0"},
        "paths": {},
        "components": {"schemas": schema["components"]["schemas"]},
    }
    return json.dumps(document, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(shapes(), end="")
