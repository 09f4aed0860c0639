"""`trailboss backup`, `restore`, `tables verify` and `replay --proof`."""

import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.conftest import Run, complaint
from tests.event_loop import run as run_scene
from tests.tables.people import GAME, open_hall, play, play_first_options, two_people
from trailboss import Dice, Record, bots
from trailboss.tables.archive_store import ArchiveStore
from trailboss.tables.database import Database
from trailboss.tables.store import Store


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The database of a small hall: one game is over, one goes on."""
    folder = tmp_path_factory.mktemp("hall")

    async def scene() -> None:
        hall = open_hall(folder)
        await play_first_options(hall, await two_people(hall), 5000)
        going_on = await two_people(hall)
        await play(hall, going_on, "place neutral-b", "end")
        await hall.close()

    run_scene(scene())
    with closing(sqlite3.connect(folder / "tables.db")) as db:
        db.execute("PRAGMA journal_mode=DELETE")
    return (folder / "tables.db").read_bytes()


@pytest.fixture
def database(tmp_path: Path, played: bytes, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "trailboss.db"
    file.write_bytes(played)
    monkeypatch.chdir(tmp_path)  # where the default address points to
    return file


@pytest.fixture
def store(database: Path) -> Iterator[Store]:
    opened = Database(f"sqlite:///{database}")
    yield Store(opened)
    opened.close()


def moves(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("SELECT count(*) FROM log").fetchone()[0])


# ---- simulate --store


def test_a_simulation_is_stored_for_the_statistics(run: Run, database: Path, store: Store) -> None:
    args = ("simulate", GAME, "--games", "2", "--seed", "1", "--json")
    printed = json.loads(run(*args, "--store").stdout)
    (kept,) = ArchiveStore(store.database).simulations(GAME)
    assert kept.result == printed
    assert run(*args).exit_code == 0
    assert len(ArchiveStore(store.database).simulations(GAME)) == 1


def test_a_simulation_is_not_begun_for_a_database_that_is_not_there(
    run: Run, tmp_path: Path
) -> None:
    elsewhere = ("--database", f"sqlite:///{tmp_path}/no.db")
    args = ("simulate", GAME, "--games", "1000000")
    assert "there is no database" in complaint(run(*args, "--store", *elsewhere))
    assert not (tmp_path / "no.db").exists()
    assert "--store" in complaint(run(*args, *elsewhere))


# ---- backup and restore


def test_a_copy_brings_everything_back(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert "complete and sound" in run("backup", copy).stdout
    before = moves(database)
    database.unlink()
    assert "restored" in run("restore", copy).stdout
    assert moves(database) == before
    assert run("tables", "verify").exit_code == 0


def test_a_copy_is_consistent_while_people_play(run: Run, database: Path, tmp_path: Path) -> None:
    """A writer adds pairs of rows all the time; a copy never holds half a pair."""
    copy = tmp_path / "copy.db"
    stop = threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode=WAL")
            number = 0
            while not stop.is_set():
                number += 1
                db.execute("BEGIN IMMEDIATE")
                for half in ("a", "b"):
                    db.execute("INSERT INTO keys VALUES (?, ?)", (f"{half}{number}", "x" * 2000))
                db.execute("COMMIT")

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for _ in range(5):
            assert run("backup", copy, "--force").exit_code == 0
            with closing(sqlite3.connect(copy)) as db:
                assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                assert db.execute("SELECT count(*) % 2 FROM keys").fetchone() == (0,)
    finally:
        stop.set()
        writer.join()


def test_nothing_is_overwritten_without_force(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy)
    assert "exists already" in complaint(run("backup", copy))
    before = database.read_bytes()
    assert "exists already" in complaint(run("restore", copy))
    assert database.read_bytes() == before


def test_the_former_database_is_kept(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("DELETE FROM log")
    assert run("restore", copy, "--force").exit_code == 0
    assert moves(database) > 0
    assert moves(tmp_path / "trailboss.db.before-restore") == 0


def test_a_database_in_use_is_not_replaced(run: Run, store: Store, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    store.table_ids()  # as a running server has: an open connection
    run("backup", copy)
    assert "stop the server first" in complaint(run("restore", copy, "--force"))
    assert store.table_ids()


@pytest.mark.parametrize("spoil", ["cut", "flip", "text", "empty", "other", "newer"])
def test_a_spoiled_copy_is_refused(run: Run, database: Path, tmp_path: Path, spoil: str) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy)
    data = bytearray(copy.read_bytes())
    if spoil == "cut":
        copy.write_bytes(data[: len(data) // 2])
    elif spoil == "flip":
        for at in range(4096, len(data), 97):
            data[at] ^= 0xFF
        copy.write_bytes(data)
    elif spoil == "text":
        copy.write_text("my dear diary " * 500)
    else:
        copy.unlink()
        with closing(sqlite3.connect(copy)) as db, db:
            if spoil == "other":
                db.execute("CREATE TABLE songs (name)")
            elif spoil == "newer":
                db.execute("CREATE TABLE alembic_version (version_num)")
                db.execute("INSERT INTO alembic_version VALUES ('9999')")
    before = database.read_bytes()
    assert str(copy) in complaint(run("restore", copy, "--force")) or spoil == "newer"
    assert database.read_bytes() == before


def test_there_is_nothing_to_copy(run: Run, tmp_path: Path) -> None:
    none = f"sqlite:///{tmp_path}/none.db"
    assert "no database" in complaint(run("backup", tmp_path / "x.db", "--database", none))
    assert "no copy" in complaint(run("restore", tmp_path / "x.db", "--database", none))
    assert "no database" in complaint(run("tables", "verify", "--database", none))
    said = complaint(run("backup", tmp_path / "x.db", "--database", "sqlite://"))
    assert "only a SQLite file" in said


# ---- verify


def test_a_damaged_file_is_told_table_by_table(run: Run, database: Path) -> None:
    data = database.read_bytes()
    database.write_bytes(data.replace(b"place neutral-b", b"pla\xffe neutral-b"))
    result = run("tables", "verify")
    assert result.exit_code == 1
    assert "cannot be used" in result.stdout
    assert "broken" in result.stdout.splitlines()[-1]


def test_sound_tables(run: Run, database: Path) -> None:
    result = run("tables", "verify")
    assert result.exit_code == 0
    assert result.stdout == "2 tables: 2 ok\n"
    found = [json.loads(line) for line in run("tables", "verify", "--json").stdout.splitlines()]
    assert {one["verdict"] for one in found} == {"ok"}
    assert {one["status"] for one in found} == {"finished", "playing"}


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        ("UPDATE log SET text = 'ride kansas-city' WHERE seq = 2", "log line 2 of table"),
        ("UPDATE log SET text = 'sing' WHERE seq = 1", "'sing' is not an action"),
        ("UPDATE log SET seat = 7 WHERE seq = 1", "log line 1"),
        ("DELETE FROM log WHERE seq = 1", "line 1 is missing"),
        ("UPDATE log SET kind = 'undo' WHERE seq = 1", "log line 1"),
        (f"UPDATE tables SET seed = '{8:064x}'", "seed is not the one"),
        ("UPDATE tables SET result = '[]' WHERE status = 'finished'", "stored result"),
        ("UPDATE tables SET status = 'playing' WHERE status = 'finished'", "game is over"),
        ("UPDATE tables SET waiting_for = '[0]'", "waits for other seats"),
    ],
)
def test_broken_tables_are_named_with_the_line(
    run: Run, database: Path, statement: str, says: str
) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(statement)
    result = run("tables", "verify")
    assert result.exit_code == 1
    assert says in result.stdout
    assert ": broken: " in result.stdout


def test_tables_of_an_older_box_are_upgraded_on_demand(run: Run, database: Path) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE tables SET box = 'older'")
    for options, expected in (
        ((), "2 tables: 2 of an older box"),
        (("--upgrade",), "2 tables: 2 of an older box"),
        ((), "2 tables: 2 ok"),
    ):
        result = run("tables", "verify", *options)
        assert result.exit_code == 0
        assert expected in result.stdout


def test_tables_of_another_box_are_left_alone(run: Run, database: Path) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE tables SET box = 'older'")
        db.execute("UPDATE log SET text = 'sing' WHERE seq = 1")
    result = run("tables", "verify", "--upgrade")
    assert result.exit_code == 0
    assert "2 tables: 2 of another box" in result.stdout
    assert "begun with the box older/" in result.stdout
    assert "log line 1" in result.stdout


def test_records_of_an_older_box_get_a_new_head(run: Run, tmp_path: Path) -> None:
    whole = bots.play("el_paso", ["random", "random"], 5).record
    good, bad = tmp_path / "good.trail", tmp_path / "bad.trail"
    good.write_text(replace(whole, box="older").to_text())
    bad.write_text(replace(whole, box="older", result=(1, 2)).to_text())
    checked = run("records", "upgrade", "--check", good)
    assert f"box older epoch 1 -> box {whole.box} epoch 1" in checked.stdout
    assert "older" in good.read_text()
    result = run("records", "upgrade", good, bad)
    assert result.exit_code == 1
    assert good.read_text() == whole.to_text()
    assert "refused: line" in result.stdout
    assert "said to be 1 2" in result.stdout
    assert "older" in bad.read_text()
    assert "up to date" in run("records", "upgrade", good).stdout


def test_an_old_database_is_not_changed_by_looking(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("CREATE TABLE alembic_version (version_num)")
        db.execute("INSERT INTO alembic_version VALUES ('0001')")
    said = complaint(run("tables", "verify", "--database", f"sqlite:///{file}"))
    assert "of version 0001" in said


# ---- proof


def test_the_commitment_of_a_record_is_checked(run: Run, record: Path) -> None:
    commitment = Dice(Record.read(record.read_text()).seed).commitment()
    result = run("replay", record, "--proof", commitment)
    assert result.exit_code == 0
    assert commitment in result.stdout
    said = complaint(run("replay", record, "--proof", "0" * 64))
    assert f"the commitment of its seed is {commitment}" in said


def test_a_record_with_another_seed_has_another_commitment(run: Run, record: Path) -> None:
    commitment = Dice(Record.read(record.read_text()).seed).commitment()
    lines = record.read_text().splitlines()[:7]
    lines[5] = f"seed {9:064x}"
    record.write_text("\n".join([*lines, ""]))
    assert "commitment of its seed" in complaint(run("replay", record, "--proof", commitment))
