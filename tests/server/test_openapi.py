"""The OpenAPI description is true: whatever is sent, no 5xx comes back and no undescribed answer.

Schemathesis makes up requests from the description, good ones and bad ones, the same on each run.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.host import GAME, Host, Visitor
from trailboss.server.people import COOKIE

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 12
GROUPS = (
    "/api/me/passkeys",
    "/api/me/bots",
    "/api/me/notifications",
    "/api/me",
    "/api/sign",
    "/api/confirm",
    "/api/games",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/",
    "/api/tables",
    "/api/shared",
    "/api/records",
    "/api/positions",
    "/api/studies",
    "/api/daily",
    "/api/asyncapi.json",
    "/api/admin",
    "/health",
)
"""Beginnings of paths; each path belongs to the first that fits."""
ENDS_THE_SESSION = {"DELETE /api/me", "POST /api/sign-out", "POST /api/sign-in"}


@pytest.fixture(scope="module")
def described(host: Host) -> Any:
    with host.quiet().visitor() as visitor:
        return schemathesis.openapi.from_dict(json.loads(visitor.get("/api/schema/openapi.json")))


def operations(described: Any, group: str) -> Iterator[Any]:
    found = False
    for result in described.get_all_operations():
        operation = result.ok()
        first = next((one for one in GROUPS if operation.path.startswith(one)), None)
        assert first is not None, f"{operation.path} is in no group"
        if first == group:
            found = True
            yield operation
    assert found, f"nothing begins with {group}"


class World:
    """Somebody with a table of each kind, to send requests about."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.visitor = host.guest("Ania")
        self.tables = [self.visitor.open(seats) for seats in ("me me", "me open", "me me")]
        self.visitor.delete(f"/api/tables/{self.tables[-1]}")

    def known(self, operation: Any, table: str) -> dict[str, Any]:
        """Names of things that are there, for the places in the path."""
        values = {"table": table, "game": GAME, "language": "en"}
        return {name: value for name, value in values.items() if f"{{{name}}}" in operation.path}

    def caller(self, operation: Any) -> Visitor:
        return self.host.guest("Once") if operation.label in ENDS_THE_SESSION else self.visitor

    def close(self) -> None:
        self.visitor.close()


@pytest.fixture(scope="module")
def world(host: Host) -> Iterator[World]:
    made = World(host)
    yield made
    made.close()


@pytest.mark.parametrize("group", GROUPS)
def test_whatever_is_sent_the_answer_is_a_described_one(
    described: Any, world: World, group: str
) -> None:
    for operation in operations(described, group):
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            _send(world, operation, _strategy(operation, mode, {}))
            for table in world.tables if "{table}" in operation.path else ():
                known = world.known(operation, table)
                _send(world, operation, _strategy(operation, mode, known))
        if "{game}" in operation.path:
            known = world.known(operation, "")
            _send(world, operation, _strategy(operation, GenerationMode.POSITIVE, known))


def _strategy(operation: Any, mode: GenerationMode, known: dict[str, Any]) -> Any:
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
        return None  # there is nothing to get wrong but the path
    return operation.as_strategy(mode, path_parameters=known or None)


def _send(world: World, operation: Any, strategy: Any) -> None:
    if strategy is None:
        return

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def one(case: Any) -> None:
        caller = world.caller(operation)
        cookies = {COOKIE: caller.token}
        answer = case.call(base_url=world.host.url, cookies=cookies, timeout=300)
        case.validate_response(answer, checks=CHECKS)
        if caller is not world.visitor:
            caller.close()

    one()
