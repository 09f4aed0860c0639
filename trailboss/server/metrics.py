"""What a host may want to plot: moves, tables, connections, bots, and how long things take."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from trailboss.tables.bus import Bus
from trailboss.tables.cache import TableCache
from trailboss.tables.job_store import JobStore
from trailboss.tables.live import Live
from trailboss.tables.store import Store
from trailboss.tables.watch import Watch

# A second series for each number, which nobody plots:
disable_created_metrics()  # type: ignore[no-untyped-call]
_MOVE_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_BOT_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)


class Metrics(Watch):
    """The numbers of one server, in the text form that Prometheus reads."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Counter(
            "trailboss_moves", "Moves played since the start", ["game"], registry=self.registry
        )
        self._move_seconds = Histogram(
            "trailboss_move_seconds",
            "From the gate to the announcement of a move",
            buckets=_MOVE_SECONDS,
            registry=self.registry,
        )
        self._bot_seconds = Histogram(
            "trailboss_bot_seconds",
            "How long bots think about a move",
            ["bot"],
            buckets=_BOT_SECONDS,
            registry=self.registry,
        )
        self._bot_failures = Counter(
            "trailboss_bot_failures",
            "Moves that bots failed to choose",
            ["bot"],
            registry=self.registry,
        )
        self._requests = Histogram(
            "trailboss_request_seconds",
            "How long requests take",
            ["method", "route", "status"],
            buckets=_MOVE_SECONDS,
            registry=self.registry,
        )
        self._dropped = Counter(
            "trailboss_connections_dropped",
            "Connections that were too slow",
            registry=self.registry,
        )
        self._throttled = Counter(
            "trailboss_limits_hit",
            "How often somebody ran into a limit",
            ["limit"],
            registry=self.registry,
        )
        self._notifications = Counter(
            "trailboss_notifications",
            "Notifications",
            ["channel", "outcome"],
            registry=self.registry,
        )

    def watch_tables(self, store: Store, cache: TableCache, bus: Bus) -> None:
        """Numbers that are looked up when somebody asks for them."""
        self.registry.register(_Tables(store))
        if bus.peers.are_possible:
            self.registry.register(_Jobs(JobStore(store.database)))
        cached = Gauge("trailboss_tables_cached", "Tables in the cache", registry=self.registry)
        cached.set_function(lambda: len(cache))
        connections = Gauge("trailboss_connections", "Open connections", registry=self.registry)
        connections.set_function(bus.count)

    def moved(self, live: Live, seconds: float) -> None:
        self._moves.labels(live.row.game).inc()
        self._move_seconds.observe(seconds)

    def thought(self, bot: str, seconds: float, failed: bool) -> None:
        self._bot_seconds.labels(bot).observe(seconds)
        if failed:
            self._bot_failures.labels(bot).inc()

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).observe(seconds)

    def dropped(self) -> None:
        self._dropped.inc()

    def throttled(self, limit: str) -> None:
        self._throttled.labels(limit).inc()

    def notified(self, channel: str, outcome: str) -> None:
        self._notifications.labels(channel, outcome).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _Tables(Collector):
    def __init__(self, store: Store) -> None:
        self.store = store

    def describe(self) -> Iterator[GaugeMetricFamily]:
        yield GaugeMetricFamily("trailboss_tables", "Tables by status", labels=["status"])

    def collect(self) -> Iterator[GaugeMetricFamily]:
        family = GaugeMetricFamily("trailboss_tables", "Tables by status", labels=["status"])
        for status, number in sorted(self.store.tables_by_status().items()):
            family.add_metric([status], number)
        yield family


class _Jobs(Collector):
    def __init__(self, store: JobStore) -> None:
        self.store = store

    def describe(self) -> Iterator[GaugeMetricFamily]:
        yield GaugeMetricFamily("trailboss_jobs", "Jobs for bots", labels=["state"])

    def collect(self) -> Iterator[GaugeMetricFamily]:
        family = GaugeMetricFamily("trailboss_jobs", "Jobs for bots", labels=["state"])
        for state, number in zip(("waiting", "taken"), self.store.counts(), strict=True):
            family.add_metric([state], number)
        yield family
