"""Replaying every stored table: whether its log still leads where it led."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.scoring import same_result
from trailboss.tables.errors import BadDatabase, OtherBox
from trailboss.tables.live import Live
from trailboss.tables.store import Store

OK, OLDER, OTHER_BOX, BROKEN = "ok", "of an older box", "of another box", "broken"


@dataclass(frozen=True)
class Finding:
    table: str
    game: str
    box: str
    status: str
    moves: int
    verdict: str
    reason: str = ""


def verify_all(store: Store, upgrade: bool = False) -> Iterator[Finding]:
    for id in store.table_ids():
        yield verify(store, id, upgrade)


def verify(store: Store, id: str, upgrade: bool = False) -> Finding:
    """With ``upgrade`` a table that holds under the components and rules of today names these."""
    try:
        row, seats, log = store.whole_table(id)
    except BadDatabase as error:  # the file is damaged where this table lies
        return Finding(id, "", "", "", 0, BROKEN, str(error))
    moves = sum(entry.kind == "move" for entry in log)

    def finding(verdict: str, reason: str = "") -> Finding:
        return Finding(id, row.game, f"{row.box}/{row.epoch}", row.status, moves, verdict, reason)

    try:
        live = Live(row, seats, log)
    except OtherBox as error:
        return finding(OTHER_BOX, str(error))
    except TrailbossError as error:
        return finding(BROKEN, str(error))
    wrong = _contradiction(live)
    if wrong:
        return finding(BROKEN, wrong)
    if not live.is_of_another_box:
        return finding(OK)
    if upgrade:
        store.put_into_box(row, live.state.box)
    return finding(OLDER, "it holds with the box and the rules of today")


def _contradiction(live: Live) -> str:
    """Where the table's row says something else than its log, empty when nowhere."""
    row = live.row
    if live.state.dice.commitment() != row.commitment:
        return "the seed is not the one that was committed to"
    if live.state.is_over != (row.status == "finished"):
        return f"the table is {row.status}, but by its log the game is " + (
            "over" if live.state.is_over else "not over"
        )
    if live.state.is_over and not same_result(live.state.standings(), row.result):
        return "the stored result is not the one that the log leads to"
    known = row.status == "playing" and row.waiting_for is not None
    if known and list(live.waiting_for) != row.waiting_for:
        return "the table waits for other seats than its log says"
    return ""
