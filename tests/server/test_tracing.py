"""Traces of moves, part by part, and nothing in them that a seat may not know."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.host import Host, two_at_a_table
from trailboss.tables import tracing

sdk = pytest.importorskip("opentelemetry.sdk.trace.export")
memory = pytest.importorskip("opentelemetry.sdk.trace.export.in_memory_span_exporter")


@pytest.fixture
def spans() -> Iterator[Any]:
    kept = memory.InMemorySpanExporter()
    tracing.send_to(sdk.SimpleSpanProcessor(kept))
    yield kept
    tracing.end()


def test_a_move_is_told_part_by_part(host: Host, spans: Any) -> None:
    with two_at_a_table(host) as (ania, _, table), ania.at(table).opened() as page:
        assert page.act("place neutral-b")["type"] == "done"
        page.shown(1)
    told = {one.name: one for one in spans.get_finished_spans()}
    move = told["move"]
    for part in ("engine", "write"):
        assert told[part].parent.span_id == move.context.span_id
        assert move.start_time <= told[part].start_time <= told[part].end_time <= move.end_time
    assert "show" in told
    assert "neutral-b" not in str([dict(one.attributes) for one in spans.get_finished_spans()])


def test_without_them_nothing_of_it_is_loaded() -> None:
    code = "import sys, trailboss.server.app; print('opentelemetry.sdk' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "False"
