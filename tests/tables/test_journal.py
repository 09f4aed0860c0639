"""Lines of many tables are written by one commit; each stands or falls by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.tables.people import ANIA, OLENA, open_hall, two_people
from trailboss.tables.errors import BadDatabase, BadValue
from trailboss.tables.hall import Hall
from trailboss.tables.journal import SqliteWriter
from trailboss.tables.line import Line
from trailboss.tables.store import Entry, Taken


def _line(table: str, seq: int, request: str | None = None, status: str = "playing") -> Line:
    entry = Entry(seq, "move", 0, f"text {seq}", request, 1.5)
    changes = {"waiting_for": [1], "deadline": float(seq), "unrated": ["rewind"]}
    return Line(table, entry, changes, {"bot": "random"}, status, (ANIA.id, None))


def _move(table: str, seq: int, holder: tuple[str | None, str | None] = (ANIA.id, None)) -> Line:
    """Which changes no more than every move does."""
    entry = Entry(seq, "move", 0, f"text {seq}", f"r{seq}", 1.5)
    return Line(table, entry, {"waiting_for": [1], "deadline": None}, {}, "playing", holder)


def test_each_line_stands_or_falls_by_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        one, two, over = [await two_people(hall) for _ in range(3)]
        hall.store.update_table(over, status="cancelled")
        writer = hall.gate.journal._writer
        lines = [
            _line(one, 1, "a"),
            _line(one, 1, "b"),  # somebody was quicker
            _line(over, 1),  # called off meanwhile
            _line("nowhere", 1),
            _line(two, 1, "a"),  # another table's request
            _line(two, 2, "a"),  # the same once more
        ]
        stands = await hall.store.database.writing(writer.write, lines)
        assert stands == [True, False, False, False, True, False]
        for table, deadline in ((one, 1.0), (two, 1.0)):
            row, seats = hall.store.table(table)
            assert (row.waiting_for, row.deadline, row.unrated) == ([1], deadline, ["rewind"])
            assert seats[0].bot == "random"
            assert hall.store.log(table) == [lines[0].entry if table == one else lines[4].entry]
        assert hall.store.log(over) == []
        assert hall.store.table(over)[0].deadline is None
        assert hall.store.table(over)[1][0].bot is None
        await hall.close()

    run(scene())


def test_of_moves_too_each_stands_or_falls_by_itself(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        one, two, over, lost = [await two_people(hall) for _ in range(4)]
        hall.store.update_table(over, status="cancelled")
        hall.store.update_table(two, told=7.5)
        hall.store.update_seat(lost, 0, person=OLENA.id)
        lines = [
            _move(one, 2),  # both are new: the log says what comes first
            _move(one, 1),
            _move(one, 1),
            _move(over, 1),
            _move(two, 1),
            _line(two, 2),
            *([] if hall.store.database.is_sqlite else [_move(lost, 1)]),  # no longer her seat
        ]
        stands = await hall.store.database.writing(hall.gate.journal._writer.write, lines)
        assert stands[:6] == [True, True, False, False, True, True]
        assert not any(stands[6:])
        assert [line.seq for line in hall.store.log(one)] == [1, 2]
        assert hall.store.table(two)[0].told == 7.5  # which its lines did not mention
        assert hall.store.log(over) == hall.store.log(lost) == []
        await hall.close()

    run(scene())


def _spied(hall: Hall) -> list[int]:
    """How many lines each commit has."""
    commits: list[int] = []
    write = hall.gate.journal._writer.write

    def spy(lines: Sequence[Line]) -> list[bool]:
        commits.append(len(lines))
        return write(lines)

    hall.gate.journal._writer.write = spy  # type: ignore[method-assign]
    return commits


def test_lines_that_come_meanwhile_are_written_together(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        tables = [await two_people(hall) for _ in range(5)]
        commits = _spied(hall)
        results = await asyncio.gather(
            *(hall.gate.journal.append(_line(table, 1)) for table in [*tables, tables[0]]),
            return_exceptions=True,
        )
        assert results[:5] == [None] * 5
        assert isinstance(results[5], Taken)
        assert sum(commits) == 6
        assert len(commits) < 6
        assert all(len(hall.store.log(table)) == 1 for table in tables)
        await hall.close()

    run(scene())


@pytest.mark.parametrize("failure", [BadDatabase("no room"), BadValue("odd")])
def test_what_was_not_committed_is_acknowledged_to_nobody(
    tmp_path: Path, failure: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        tables = [await two_people(hall) for _ in range(2)]
        journal = hall.gate.journal

        def fail(_lines: Any) -> list[bool]:
            raise failure

        monkeypatch.setattr(journal._writer, "write", fail)
        results = await asyncio.gather(
            *(journal.append(_line(table, 1)) for table in tables), return_exceptions=True
        )
        assert results == [failure] * 2
        monkeypatch.undo()
        await journal.append(_line(tables[0], 1))
        await hall.close()

    run(scene())


def test_a_text_that_no_database_holds_is_refused_and_takes_nobody_along(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        table = await two_people(hall)
        results = await asyncio.gather(
            hall.gate.journal.append(_line(table, 1, "a\0b")),
            hall.gate.journal.append(_line(table, 1, OLENA.id)),
            return_exceptions=True,
        )
        assert isinstance(results[0], BadValue)
        assert results[1] is None
        await hall.close()

    run(scene())


def test_whoever_no_longer_waits_has_written_all_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = open_hall(tmp_path)
        table = await two_people(hall)
        gone = asyncio.create_task(hall.gate.journal.append(_line(table, 1)))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        with pytest.raises(Taken):
            await hall.gate.journal.append(_line(table, 1))
        assert len(hall.store.log(table)) == 1
        await hall.close()

    run(scene())


@pytest.mark.sqlite
def test_lines_of_different_tables_wait_for_each_other_and_of_one_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[list[str]] = []
    honest = SqliteWriter.write

    def counted(writer: SqliteWriter, lines: Sequence[Line]) -> list[bool]:
        written.append([line.id for line in lines])
        return honest(writer, lines)

    monkeypatch.setattr(SqliteWriter, "write", counted)

    async def scene() -> None:
        hall = open_hall(tmp_path)
        one, two, three = [await two_people(hall) for _ in range(3)]
        journal = hall.gate.journal
        monkeypatch.setattr("trailboss.tables.journal.GATHERING", 3600.0)
        await journal.append(_line(one, 1))
        await journal.append(_line(one, 2))
        monkeypatch.setattr("trailboss.tables.journal.GATHERING", 0.5)
        early = asyncio.create_task(journal.append(_line(two, 1)))
        while journal._work is None:
            await asyncio.sleep(0)
        await asyncio.gather(early, journal.append(_line(three, 1)))
        assert written == [[one], [one], [two, three]]
        await hall.close()

    run(scene())
