"""Limits and presence where several processes serve a site."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.postgres import Postgres, running
from tests.server.host import Host, Visitor, wait_until
from trailboss.server.limits import GUEST
from trailboss.server.people import COOKIE


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as one:
        yield one


@pytest.fixture
def hosts(
    postgres: Postgres, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[list[Host]]:
    address = postgres.new()
    limits = getattr(request, "param", 1.0)
    with ExitStack() as stack:
        yield [
            stack.enter_context(Host(tmp_path, database=address, rate_limits=limits))
            for _ in range(2)
        ]


def elsewhere(visitor: Visitor, host: Host) -> Visitor:
    there = host.visitor()
    there.http.cookies.set(COOKIE, visitor.token or "")
    return there


def test_guests_of_one_process_count_at_the_other(hosts: list[Host]) -> None:
    here, there = hosts
    with ExitStack() as stack:
        for _ in range(GUEST.most):
            stack.enter_context(here.guest("Ania"))
        refused = 0

        def is_refused() -> bool:
            nonlocal refused
            with there.visitor() as one:
                answer = one.ask("POST", "/api/me", {"name": "Ania"})
            refused += answer.status_code == 429
            return refused > 0

        wait_until(is_refused)
        hits = there.services.metrics.text().decode()
        assert f'trailboss_limits_hit_total{{limit="{GUEST.name}"}}' in hits


@pytest.mark.parametrize("hosts", [0.04], indirect=True)  # two sockets a person
def test_sockets_are_counted_over_all_processes(hosts: list[Host]) -> None:
    here, there = hosts
    with here.guest("Ania") as ania, elsewhere(ania, there) as also:
        table = ania.open("me me")
        person = ania.id
        sockets = there.services.limits.sockets
        with ania.at(table).opened(), ania.at(table).opened():
            wait_until(lambda: sockets._elsewhere(sockets.name, person) == 2)
            with also.at(table) as refused:
                assert refused.until("throttled")["limit"] == "sockets"
        wait_until(lambda: sockets._elsewhere(sockets.name, person) == 0)
        with also.at(table).opened() as page:
            assert page.position["table"] == table


def test_who_is_present_is_known_everywhere(hosts: list[Host]) -> None:
    here, there = hosts
    with here.guest("Ania") as ania, here.guest("Olena") as olena, elsewhere(ania, there) as also:
        table = ania.open("me open", visibility="open")
        person = ania.id
        bus = there.services.bus
        with ania.at(table).opened() as page:
            wait_until(lambda: bus.is_present(table, person))
            page.send("page", hidden=True)
            wait_until(lambda: not bus.is_present(table, person))
            page.send("page", hidden=False)
            wait_until(lambda: bus.is_present(table, person))
            with olena.at(table).opened(), also.at(table).opened() as too:
                wait_until(lambda: len(list(bus.pages(table))) == 3)
                too.send("sync")
                while too.until("position")["watching"] != 1:
                    too.send("sync")
        wait_until(lambda: not bus.is_present(table, person))
        assert not bus.is_watched(table)
