"""The checker of faults finds what it is for."""

from __future__ import annotations

import random

import pytest

from tests.faults import checker
from tests.faults.crowd import has_moved
from tests.faults.people import Player, Sent
from trailboss.tables.store import Entry


def line(seq: int, request: str, seat: int = 0) -> Entry:
    return Entry(seq, "move", seat, f"do {request}", request, float(seq))


def player(*ids: str) -> Player:
    """Who sent these one after the other, each after the answer to the one before."""
    made = Player(0, "t", "", random.Random(1), "")
    for number, id in enumerate(ids):
        made.sent[id] = Sent(id, 0, number, f"do {id}", at=2.0 * number)
        made.acknowledged[id] = 2.0 * number + 1
    return made


def test_a_history_as_it_should_be() -> None:
    log, people = [line(1, "a"), line(2, "b")], [player("a", "b")]
    checker._every_line_once(log)
    checker._acknowledged_is_there(log, people)
    checker._in_the_acknowledged_order(log, people)


def test_a_move_that_was_acknowledged_and_is_lost() -> None:
    with pytest.raises(AssertionError, match="acknowledged and lost"):
        checker._acknowledged_is_there([line(1, "a")], [player("a", "b")])


def test_a_move_that_is_there_twice() -> None:
    with pytest.raises(AssertionError, match="twice"):
        checker._every_line_once([line(1, "a"), line(2, "a")])


def test_a_line_that_is_missing() -> None:
    with pytest.raises(AssertionError):
        checker._every_line_once([line(1, "a"), line(3, "b")])


def test_a_move_that_was_refused_and_carried_out() -> None:
    one = player("a")
    one.refused.add("a")
    with pytest.raises(AssertionError, match="refused and carried out"):
        checker._acknowledged_is_there([line(1, "a")], [one])


def test_a_move_that_nobody_waits_for() -> None:
    one = player("a")
    one.sent["b"] = Sent("b", 0, 1, "do b", at=9.0)
    with pytest.raises(AssertionError, match="nobody waits for"):
        checker._acknowledged_is_there([line(1, "a"), line(2, "b")], [one])


def test_moves_in_another_order_than_they_were_acknowledged() -> None:
    with pytest.raises(AssertionError, match="before its time"):
        checker._in_the_acknowledged_order([line(1, "b"), line(2, "a")], [player("a", "b")])


def test_who_came_further_since_a_moment() -> None:
    one, other = player("a", "b"), player()
    assert has_moved([other, one], since=2.5)
    assert not has_moved([other, one], since=3.0)
    other.failure = "it is told in the end"
    assert has_moved([other, one], since=3.0)
