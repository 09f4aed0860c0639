"""Connections that have asked for something and then say no more: they are closed too."""

from __future__ import annotations

from pathlib import Path

from tests.server.host import Host, two_at_a_table, wait_until
from tests.server.test_connections import SOON, Raw
from trailboss.server import limits
from trailboss.server.run import config


def test_a_connection_that_asks_for_nothing_more_is_closed(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        assert host.config.timeout_keep_alive == limits.IDLE_SECONDS.most
        host.config.timeout_keep_alive = SOON  # type: ignore[assignment]
        with Raw(host) as idle:
            idle.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert idle.everything().startswith(b"HTTP/1.1 200")  # and then the end
        assert 'limits_hit_total{limit="idle-seconds"}' in host.services.metrics.text().decode()


def test_a_socket_that_answers_no_ping_is_closed(tmp_path: Path) -> None:
    """Whoever is gone without a word would keep a place for ever."""
    with Host(tmp_path) as host, two_at_a_table(host) as (_, _, table):
        served, most = config(host.app, host.settings), limits.PING_SECONDS.most
        assert (served.ws_ping_interval, served.ws_ping_timeout) == (most, most)
        host.config.ws_ping_interval = host.config.ws_ping_timeout = SOON
        with Raw(host).upgrade(f"/api/tables/{table}/live") as gone:
            assert gone.everything()  # up to the end that the server makes
            wait_until(lambda: not host.services.bus.listeners(table))
        assert 'limits_hit_total{limit="ping-seconds"}' in host.services.metrics.text().decode()
