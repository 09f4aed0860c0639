"""The client's types are those of the server."""

import hashlib
from pathlib import Path

from tools.openapi import shapes

GENERATED = Path(__file__).resolve().parents[2] / "web/src/lib/generated.ts"
RUN = "run `npm run types` in web/"


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def test_the_clients_types_are_made_from_what_the_server_takes_and_gives() -> None:
    _, made_from, made, types = GENERATED.read_text("utf-8").split("\n", 3)
    assert made_from == f"// shapes {sha256(shapes())}", f"the server has changed: {RUN}"
    assert made == f"// types {sha256(types)}", f"the file was edited by hand: {RUN}"
