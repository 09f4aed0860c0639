"""People who wait for a busy site do not keep it busy."""

from __future__ import annotations

import random
from typing import Any

from tests.faults.people import LONGEST_SILENCE, SILENCE, Player, Sent


def player() -> Player:
    return Player(0, "t", "", random.Random(1), "")


def position(ply: int) -> dict[str, Any]:
    return {"type": "position", "ply": ply, "status": "playing", "actions": [], "seat": 0}


def test_a_page_waits_longer_each_time_in_vain() -> None:
    one = player()
    waits = []
    for one.in_vain in range(8):
        waits.append(one._patience)
    assert waits[:3] == [SILENCE, 2 * SILENCE, 4 * SILENCE]
    assert waits[-1] == LONGEST_SILENCE


def test_being_shown_the_table_is_no_answer_to_a_move() -> None:
    one = player()
    one.in_vain = 3
    one.sent["a"] = one.waiting = Sent("a", 0, 0, "pass", at=0.0)
    one._hear(position(0))
    assert one.in_vain == 3
    one._hear({"type": "done", "id": "a"})
    assert one.in_vain == 0


def test_who_waits_for_nothing_is_content_with_the_table() -> None:
    one = player()
    one.in_vain = 3
    one._hear(position(0))
    assert one.in_vain == 0
