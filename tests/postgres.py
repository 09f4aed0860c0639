"""A PostgreSQL for tests, gone afterwards."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools import postgres
from tools.postgres import Postgres as Postgres


@contextmanager
def running() -> Iterator[Postgres]:
    if not postgres.is_installed():
        pytest.skip("no PostgreSQL on this machine")
    # Not where pytest keeps its folders: nobody else may look into those.
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name,
        postgres.running(Path(name)) as made,
    ):
        yield made
