"""What must be true after any fault, from the history of all clients and what is stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tests.faults.people import Player
from trailboss.kernel.registry import load
from trailboss.kernel.state import State
from trailboss.tables.database import Database
from trailboss.tables.log_lines import FAILED
from trailboss.tables.store import Entry, Store
from trailboss.tables.verify import OK, verify


def check(address: str, tables: dict[str, list[Player]]) -> int:
    """How many acknowledged moves were looked at."""
    database = Database(address)
    store = Store(database)
    found = 0
    try:
        for table, players in tables.items():
            log = store.log(table)
            _every_line_once(log)
            _acknowledged_is_there(log, players)
            _in_the_acknowledged_order(log, players)
            finding = verify(store, table)
            assert finding.verdict == OK, finding
            _nobody_saw_more(store, table, log, players)
            found += sum(len(player.acknowledged) for player in players)
    finally:
        database.close()
    return found


def _every_line_once(log: Sequence[Entry]) -> None:
    assert [line.seq for line in log] == list(range(1, len(log) + 1))
    requests = [line.request for line in log if line.request is not None]
    assert len(set(requests)) == len(requests), "a request was carried out twice"


def _acknowledged_is_there(log: Sequence[Entry], players: Sequence[Player]) -> None:
    by_request = {line.request: line for line in log if line.request is not None}
    sent = {id: move for player in players for id, move in player.sent.items()}
    for player in players:
        lost = [id for id in player.acknowledged if id not in by_request]
        assert not lost, f"acknowledged and lost: {lost}"
        both = [id for id in player.refused if id in by_request]
        assert not both, f"refused and carried out: {both}"
    waiting = {player.waiting.id for player in players if player.waiting is not None}
    answered = {id for player in players for id in player.acknowledged}
    assert set(by_request) <= answered | waiting, "a move that nobody waits for"
    for id, line in by_request.items():
        move = sent[str(id)]
        assert (line.seat, line.text) == (move.seat, move.action)


def _in_the_acknowledged_order(log: Sequence[Entry], players: Sequence[Player]) -> None:
    """What was sent after something else had been acknowledged stands behind it."""
    numbers = {line.request: line.seq for line in log if line.request is not None}
    acknowledged = sorted(
        (at, numbers[id]) for player in players for id, at in player.acknowledged.items()
    )
    for player in players:
        for id, move in player.sent.items():
            if id not in numbers:
                continue
            before = [seq for at, seq in acknowledged if at < move.at]
            assert not before or max(before) < numbers[id], f"{id} came before its time"


def _nobody_saw_more(
    store: Store, table: str, log: Sequence[Entry], players: Sequence[Player]
) -> None:
    """Every position that was shown is what that seat may see at that ply."""
    row = store.table(table)[0]
    state: State = load(row.game).start(row.seats, row.seed, row.options)
    moves = [line for line in log if line.kind == "move"]
    kinds = {line.kind for line in log}
    assert kinds <= {"move", "left", "back", "resume", FAILED}, kinds  # a bot may run out of time
    for ply in range(len(moves) + 1):
        for player in players:
            shown = player.seen.get(ply)
            if shown is not None and shown["status"] != "open":
                assert shown["view"] == _as_sent(state.view(shown["seat"])), (table, ply)
                assert shown["seed"] is None or shown["status"] == "finished"
        if ply < len(moves):
            line = moves[ply]
            state.apply(state.parse(line.text, line.seat), line.seat)
    for player in players:
        assert max(player.seen, default=0) <= len(moves), "a position that never was"


def _as_sent(view: Any) -> Any:
    return json.loads(json.dumps(view))
