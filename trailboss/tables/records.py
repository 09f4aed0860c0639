"""Records from elsewhere, kept as tables whose game is over."""

from __future__ import annotations

import secrets
import time
from typing import Any

from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadRecord
from trailboss.kernel.house import HOUSE_SET, NONE
from trailboss.kernel.option import read_options
from trailboss.kernel.record import Record
from trailboss.kernel.registry import games
from trailboss.tables import rehearsals
from trailboss.tables.fair_queue import Whose
from trailboss.tables.forking import must_be_dealt_a_few_times
from trailboss.tables.house_tables import GAME_SECONDS
from trailboss.tables.live import game_of
from trailboss.tables.opening import lines, new_id, rival_row
from trailboss.tables.pace import Pace
from trailboss.tables.people_store import Person
from trailboss.tables.quarantine import Quarantine, TooCostly
from trailboss.tables.store import Store


def read_record(text: str) -> Record:
    """One that may be replayed here."""
    record = Record.read(text)
    must_be_dealt_a_few_times(record)
    if record.game not in games():
        raise BadRecord(f"this server has no game '{record.game}'", 2)
    return record


async def rehearse(quarantine: Quarantine, whose: Whose, record: Record) -> None:
    """Where its box is a stranger's, before it is replayed here."""
    if record.options.get(HOUSE_SET.name, NONE) == NONE:
        return
    try:
        took = await quarantine.run(whose, rehearsals.replay, record)
    except TooCostly as error:
        raise BadRecord(f"nobody can play with its house set: {error}", 4) from None
    if took > GAME_SECONDS:  # whoever comes to look plays it again
        raise BadRecord("nobody can play with its house set: its moves take too long", 4)


def keep_record(store: Store, owner: Person, record: Record) -> str:
    """The id of a table to watch. What can't be replayed is a `BadRecord` with its line."""
    game = game_of(record.game)
    state = game.replay(game.upgraded(record))
    dice = Dice(record.seed)
    id, now = new_id(), time.time()
    table = {
        "id": id,
        "game": record.game,
        "box": state.box.fingerprint,
        "epoch": state.box.epoch,
        "options": read_options(game.options, record.options),
        "seats": record.seats,
        "seed": dice.seed.hex(),
        "commitment": state.dice.commitment(),
        "visibility": "private",
        "pace": Pace().to_json(),
        "status": "finished" if state.is_over else "cancelled",
        "owner": owner.id,
        "created": now,
        "started": now,
        "finished": now,
        "waiting_for": [],
        "origin": "upload",
    }
    if state.is_over:
        table["result"] = state.standings()
    rivals = state.automated
    seats = [
        rival_row(id, seat, rivals[seat]) if seat in rivals else _somebody(id, seat)
        for seat in range(record.seats)
    ]
    store.add_table(table, seats, lines(record, now))
    return id


def _somebody(table: str, seat: int) -> dict[str, Any]:
    return {
        "table": table,
        "seat": seat,
        "kind": "person",
        "person": None,
        "bot": None,
        "name": "",
        "invitation": secrets.token_urlsafe(16),
    }
