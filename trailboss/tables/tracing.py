"""Traces of moves for OpenTelemetry, where a host wants them: what a move waited for, part by part.

Nobody's cards are in them, nor what was played: the game, the seat, and how long.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from trailboss import __version__
from trailboss.kernel.errors import TrailbossError

_NOTHING: AbstractContextManager[Any] = nullcontext()
_tracer: Any = None


class NoTelemetry(TrailbossError):
    """Traces are wanted, and what makes them is not installed."""

    def __init__(self) -> None:
        super().__init__("traces need more: pip install 'trailboss[telemetry]'")


def span(name: str, **about: str | int) -> AbstractContextManager[Any]:
    """A part of something longer; where nobody wants to know, nothing."""
    if _tracer is None:
        return _NOTHING
    span: AbstractContextManager[Any] = _tracer.start_as_current_span(name, attributes=about)
    return span


def begin(address: str) -> None:
    """From now on, to a collector that speaks OTLP over HTTP."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as error:
        raise NoTelemetry from error
    send_to(BatchSpanProcessor(OTLPSpanExporter(endpoint=address)))


def send_to(processor: Any) -> None:
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    global _tracer
    about = {"service.name": "trailboss", "service.version": __version__}
    provider = TracerProvider(resource=Resource.create(about))
    provider.add_span_processor(processor)
    _tracer = provider.get_tracer("trailboss")


def end() -> None:
    global _tracer
    _tracer = None
