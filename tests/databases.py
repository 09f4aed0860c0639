"""Which database the tests of tables and server run on.

A SQLite file of their own; with TRAILBOSS_TEST_DATABASE=postgresql (`make test-postgres`) one of
their own in a PostgreSQL that is started at the first need. Tests about SQLite itself bear
the mark ``sqlite`` and are passed over then.
"""

from __future__ import annotations

import atexit
import os
from contextlib import ExitStack
from functools import cache
from pathlib import Path

from tests.postgres import Postgres, running

IS_POSTGRES = os.environ.get("TRAILBOSS_TEST_DATABASE") == "postgresql"


def address(folder: Path, name: str) -> str:
    """The same one whenever the same folder asks for that name."""
    return _in_postgres(folder, name) if IS_POSTGRES else f"sqlite:///{folder}/{name}.db"


@cache
def _in_postgres(folder: Path, name: str) -> str:
    return _postgres().new()


@cache
def _postgres() -> Postgres:
    stack = ExitStack()
    atexit.register(stack.close)
    return stack.enter_context(running())
