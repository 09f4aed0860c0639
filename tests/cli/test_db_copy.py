"""`trailboss db copy`: a whole site moves, row by row, and every game is replayed there."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from tests.cli.conftest import Run, complaint
from tests.event_loop import run as run_scene
from tests.postgres import Postgres, running
from tests.tables.people import open_hall, play, play_first_options, two_people
from trailboss.tables.schema import metadata


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as one:
        yield one


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A small site: one game is over, one goes on, and somebody said something."""
    folder = tmp_path_factory.mktemp("site")

    async def scene() -> None:
        hall = open_hall(folder)
        await play_first_options(hall, await two_people(hall), 5000)
        await play(hall, await two_people(hall), "place neutral-b", "end")
        await hall.close()

    run_scene(scene())
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        table = db.execute("SELECT id FROM tables LIMIT 1").fetchone()[0]
        db.execute(
            'INSERT INTO chat (id, "table", person, name, text, hidden, at) '
            "VALUES (41, ?, 'nobody', 'Ania', 'Добрий день \"ą\"', 0, 1.5)",
            [table],
        )
        db.commit()
    return f"sqlite:///{folder / 'tables.db'}"


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as db:
        return {
            name: sorted(db.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr)
            for name in metadata.tables
        }


def test_there_and_back_nothing_has_changed(
    run: Run, played: str, postgres: Postgres, tmp_path: Path
) -> None:
    between = postgres.new()
    there = run("db", "copy", played, between)
    assert there.exit_code == 0, there.stderr
    assert there.stdout.splitlines()[-1] == "replayed: 2 ok"
    back = run("db", "copy", between, f"sqlite:///{tmp_path / 'back.db'}")
    assert back.exit_code == 0, back.stderr
    assert rows(tmp_path / "back.db") == rows(Path(played.removeprefix("sqlite:///")))
    with psycopg.connect(between) as db:
        table = db.execute("SELECT id FROM tables LIMIT 1").fetchone()
        number = db.execute(
            'INSERT INTO chat ("table", person, name, text, hidden, at) '
            "VALUES (%s, 'nobody', 'Ania', 'next', false, 2.5) RETURNING id",
            table,
        ).fetchone()
    assert number == (42,)  # it goes on counting behind what came


def test_only_an_empty_database_is_filled(run: Run, played: str, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'full.db'}"
    assert run("db", "copy", played, target).exit_code == 0
    before = rows(tmp_path / "full.db")
    assert "give an empty database" in complaint(run("db", "copy", played, target))
    assert rows(tmp_path / "full.db") == before


def test_there_must_be_something_to_copy(run: Run, tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'none.db'}"
    target = tmp_path / "new.db"
    assert "there is no database" in complaint(run("db", "copy", nowhere, f"sqlite:///{target}"))
    assert not target.exists()
