"""The time that clocks run by where several processes share a site: as far as any of them has come.

A process begins where the others are, and follows whoever is ahead: it may have been stopped for a
while, or started on a machine whose clock is wrong.
"""

from __future__ import annotations

import time

from sqlalchemy import Float, case, cast
from sqlalchemy.dialects.postgresql import insert

from trailboss.tables import worktime
from trailboss.tables.database import Database
from trailboss.tables.schema import keys
from trailboss.tables.store import ALIVE, Store

AGREE_SECONDS = 5.0
"""How often processes compare their time."""


def begin(store: Store, alone: bool) -> None:
    """``alone``: nobody else is at work. Then the time of day counts, unless it was set back."""
    alive = store.last_alive()
    if alive is not None:
        worktime.begin(max(alive, time.time()) if alone else alive)


def agree(database: Database) -> None:
    new = insert(keys).values(name=ALIVE, value=str(worktime.now()))
    is_ahead = cast(new.excluded.value, Float) > cast(keys.c.value, Float)
    furthest = case((is_ahead, new.excluded.value), else_=keys.c.value)
    noted = new.on_conflict_do_update(index_elements=[keys.c.name], set_={"value": furthest})
    with database.write() as db:
        worktime.follow(float(db.execute(noted.returning(keys.c.value)).scalar_one()))
