"""Two worlds at the wire find what they are there for: a leak of every kind, planted in the server.

The kit plays them for every game, option set and viewer (trailboss/kit/tests/test_wire.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
import pytest

from tests.offers import offers
from trailboss import State
from trailboss.kit.tables import Setup
from trailboss.kit.wire.play import play_in_two_worlds
from trailboss.server import socket
from trailboss.server.socket import Connection
from trailboss.tables import gate, position
from trailboss.tables.change import Change
from trailboss.tables.errors import Stale
from trailboss.tables.live import Live

TRAIL = Setup("great_western_trail", 2)
ORDERS = Setup("carson_city", 3, (("simultaneous_placement", "orders"),))
DUELS = Setup("carson_city", 3, (("duel_tiles", True),))
MESSAGES = 6000
Patch = pytest.MonkeyPatch


def _bit(state: State, seat: int | None) -> int:
    """One bit of what the next seat knows and this one does not."""
    rival = 0 if seat is None else (seat + 1) % state.seats
    secret = [state.view(rival)["players"][rival], state.agenda]
    return crc32(repr(secret).encode()) & 1


def _actions(change: Callable[[list[Any], int], list[Any]]) -> Callable[[Patch], None]:
    def leaking(state: State, seat: int) -> list[msgspec.Raw]:
        changed = change(offers(state, seat), _bit(state, seat))
        return [msgspec.Raw(msgspec.json.encode(action)) for action in changed]

    return lambda patch: patch.setattr(position, "offered", leaking)


def _flag(actions: list[Any], bit: int) -> list[Any]:
    return [{**action, "ends_turn": bool(bit)} for action in actions]


def _order(actions: list[Any], bit: int) -> list[Any]:
    return actions[::-1] if bit else actions


def _order_of_fields(actions: list[Any], bit: int) -> list[Any]:
    return [dict(sorted(action.items(), reverse=bool(bit))) for action in actions]


def _preview(patch: Patch) -> None:
    honest = position.preview

    def leaking(state: State, seat: int, text: str, then: str | None) -> Any:
        return {**honest(state, seat, text, then), "final": bool(_bit(state, seat))}

    patch.setattr(socket, "preview", leaking)


def _second_step(patch: Patch) -> None:
    honest = position.preview

    def leaking(state: State, seat: int, text: str, then: str | None) -> Any:
        told: Any = honest(state, seat, text, then)
        return told if then is None else {**told, "final": bool(_bit(state, seat))}

    patch.setattr(socket, "preview", leaking)


def _reason(patch: Patch) -> None:
    honest = position.why_not

    def leaking(state: State, seat: int, text: str) -> Any:
        return {**honest(state, seat, text), "rival": _bit(state, seat)}

    patch.setattr(socket, "why_not", leaking)


def _count(patch: Patch) -> None:
    patch.setattr(Connection, "_watching", lambda _, live: 1 + _bit(live.settled, 1))


def _steps_counted(patch: Patch) -> None:
    """As it was: how many steps a rival has made that it may still take back."""
    honest = Connection.show

    async def leaking(self: Connection, since: int | None = None, live: Live | None = None) -> None:
        live = live or await self.hall.gate.live(self.table)
        self._leak = len(live.pending)  # type: ignore[attr-defined]
        patch.setattr(Connection, "_watching", lambda self, _: self._leak)
        await honest(self, since, live)

    patch.setattr(Connection, "show", leaking)


def _extra_push(patch: Patch) -> None:
    patch.setattr(Connection, "_hears_of", lambda _, live: bool(_bit(live.state, 1)))


def _missing_push(patch: Patch) -> None:
    honest = Connection._hears_of
    patch.setattr(
        Connection,
        "_hears_of",
        lambda self, live: honest(self, live) and (len(live.pending) or not _bit(live.state, 1)),
    )


def _error_text(patch: Patch) -> None:
    def leaking(live: Live, seat: int, ply: int) -> None:
        if ply != live.state_for(seat).ply:
            raise Stale(live.state.ply + _bit(live.state, seat))

    patch.setattr(gate, "_must_be_at", leaking)


def _steps_in_an_error(patch: Patch) -> None:
    """As it was: the ply of what a rival is about to do."""

    def leaking(live: Live, seat: int, ply: int) -> None:
        if ply != live.state.ply:
            raise Stale(live.state_for(seat).ply)

    patch.setattr(gate, "_must_be_at", leaking)


def _order_of_messages(patch: Patch) -> None:
    honest = Connection._obey

    async def leaking(self: Connection, message: Any) -> None:
        live = await self.hall.gate.live(self.table)
        if _bit(live.state, 1):
            await self.send({"type": "pong"})
            await honest(self, message)
        else:
            await honest(self, message)
            await self.send({"type": "pong"})

    patch.setattr(Connection, "_obey", leaking)


def _size(patch: Patch) -> None:
    honest = position.position

    def leaking(live: Live, seats: frozenset[int], since: int) -> Any:
        shown = honest(live, seats, since)
        return {**shown, "pad": " " * _bit(live.state, shown["seat"])}

    patch.setattr(socket, "position", leaking)


def _time(patch: Patch) -> None:
    honest = position._clock

    def leaking(live: Live, seat: int | None) -> Any:
        shown = honest(live, seat)
        return {**shown, "elapsed": shown["elapsed"] + _bit(live.state, seat) / 10}

    patch.setattr(position, "_clock", leaking)


def _stored_row(patch: Patch) -> None:
    honest = Change.row

    def leaking(self: Change, live: Live, entry: Any) -> dict[str, Any]:
        values = honest(self, live, entry)
        return values | {"waiting_for": values["waiting_for"] + [9] * _bit(self.settled, 1)}

    patch.setattr(Change, "row", leaking)


def _whispers(patch: Patch) -> None:
    patch.setattr("trailboss.tables.told.visible", lambda events, _seat: list(events))


LEAKS: dict[str, tuple[Setup, Callable[[Patch], None]]] = {
    "a flag": (TRAIL, _actions(_flag)),
    "an order of actions": (TRAIL, _actions(_order)),
    "an order of fields": (TRAIL, _actions(_order_of_fields)),
    "a preview": (TRAIL, _preview),
    "a preview of two steps": (TRAIL, _second_step),
    "a reason": (TRAIL, _reason),
    "a count": (TRAIL, _count),
    "a count of steps": (TRAIL, _steps_counted),
    "an extra push": (TRAIL, _extra_push),
    "a missing push": (TRAIL, _missing_push),
    "an error's text": (TRAIL, _error_text),
    "an error about steps": (TRAIL, _steps_in_an_error),
    "an order of messages": (TRAIL, _order_of_messages),
    "a size": (TRAIL, _size),
    "a time": (TRAIL, _time),
    "what is stored": (TRAIL, _stored_row),
    "a whisper": (TRAIL, _whispers),
    "hidden orders": (ORDERS, _size),
    "duel tiles": (DUELS, _size),
}


@pytest.mark.parametrize("kind", LEAKS)
def test_a_planted_leak_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    setup, plant = LEAKS[kind]
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        play_in_two_worlds(setup, MESSAGES, 1, "a leak")


def test_a_seed_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "is_secret", property(lambda self: False))
    with pytest.raises(AssertionError, match="the seed is told"):
        play_in_two_worlds(TRAIL, MESSAGES, None, "a seed")


def test_the_worlds_do_differ() -> None:
    for setup in (TRAIL, ORDERS, DUELS):
        game = play_in_two_worlds(setup, 3000, 1, "apart")
        assert game.apart > 50, f"the worlds of {setup.id} hardly ever differed"
