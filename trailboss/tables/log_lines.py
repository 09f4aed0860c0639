"""Kinds of lines of a table's log, and what each means for the clock."""

from __future__ import annotations

from trailboss.tables.pace import Clock
from trailboss.tables.rewind_requests import REWIND_LINES
from trailboss.tables.store import Entry

HINT = "hint"
FAILED = "failed"
ASIDE = (*REWIND_LINES, HINT, FAILED)
"""Lines that leave position and clock alone."""
STEPS = ("move", "undo", "redo")
"""Lines that only their own seat hears of, as long as they can be taken back."""


def count_time(clock: Clock, entry: Entry, asked: tuple[int, ...], now: tuple[int, ...]) -> None:
    """What a line of the log means for the clock: it led from one question to the next.

    A ``resume`` says since when the clock stood still, unless that was said by an ``adjourn``.
    """
    if entry.kind in ASIDE:
        return
    if entry.kind == "resume":
        if entry.text:
            clock.charge(asked, float(entry.text))
        clock.resumed(entry.at)
    elif entry.kind == "move":
        clock.moved(asked, entry.at, now, entry.seat)
    else:
        clock.charge(asked, entry.at)
        if entry.kind == "back":
            clock.came_back(entry.seat)
        elif entry.kind == "rewind":
            clock.renew(now)
