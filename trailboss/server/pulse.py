"""Whether the server can do its work: play needs a database that takes what is written to it."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import time

from sqlalchemy import delete

from trailboss.tables import schema
from trailboss.tables.database import Database
from trailboss.tables.errors import BadDatabase
from trailboss.tables.upsert import put

PROBE = "probe"
PROBE_BYTES = 64 * 1024
"""More than finds room by chance in a file that can grow no more."""
LEAST_FREE = 16 * 1024 * 1024
"""Bytes on the disk of the database; games that are on need some, and backups more."""
FRESH_SECONDS = 5.0
"""So long one answer is good for everybody who asks: a write costs something."""


class Pulse:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._asking = asyncio.Lock()
        self._beat: float | None = None

    async def must_beat(self) -> None:
        """Raises BadDatabase where nothing can be written, be it for a full disk."""
        async with self._asking:
            if self._beat is not None and time.monotonic() - self._beat < FRESH_SECONDS:
                return
            self._beat = None
            self._must_have_room()
            await self.database.writing(self._write)
            self._beat = time.monotonic()

    def _must_have_room(self) -> None:
        file = self.database.file
        if file is not None and shutil.disk_usage(file.parent).free < LEAST_FREE:
            raise BadDatabase(f"there is hardly any room left beside {file}")

    def _write(self) -> None:
        """Something that needs room, on the disk by its end, and then given back."""
        keys = schema.keys
        filling = secrets.token_hex(PROBE_BYTES // 2)
        with self.database.write() as db:
            put(db, keys, {"name": PROBE, "value": filling})
        with self.database.write() as db:
            db.execute(delete(keys).where(keys.c.name == PROBE))
