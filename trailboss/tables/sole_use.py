"""One server to a database: a second one on the same file would show what is no longer so."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from trailboss.tables.errors import BadDatabase

LOCK_FILE = "-lock"
"""What a server keeps locked beside the database as long as it lives. The file itself stays: it
means nothing, and whoever removed it could remove another's."""
PRIVATE = 0o600
"""Seeds of running games and keys are in there: for nobody else on this machine."""


class InUse(BadDatabase):
    """Another server plays on this database."""


class SoleUse:
    """Held from the start of a server to its end, and let go by the system however it ends."""

    def __init__(self, database: Path) -> None:
        whole = database.resolve()  # by whichever name it is called
        self.file = whole.with_name(whole.name + LOCK_FILE)
        try:
            self._held = os.open(self.file, os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise BadDatabase(
                f"the database {database} cannot be used: {error.strerror}"
            ) from error
        try:
            _lock(self._held)
        except OSError as error:
            os.close(self._held)
            raise InUse(
                f"another server uses the database {database}: stop it first, or name another "
                "database"
            ) from error

    def end(self) -> None:
        os.close(self._held)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
