"""A busy machine wears nobody's patience out; a site that hangs does."""

from __future__ import annotations

import os
import time

from tests.faults.patience import Patience, waited


class Machine:
    """Its clock, and how long its one process has stood in line."""

    now = 0.0
    in_line = 0.0

    def patience(self) -> Patience:
        return Patience(lambda: [1], 10.0, lambda: self.now, lambda _process: self.in_line)

    def passes(self, seconds: float, in_line: float = 0.0) -> None:
        self.now += seconds
        self.in_line += in_line


def test_who_does_nothing_for_long_enough_hangs() -> None:
    machine = Machine()
    patience = machine.patience()
    machine.passes(9)
    assert not patience.is_over
    machine.passes(2)
    assert patience.is_over


def test_time_in_line_for_a_processor_does_not_count() -> None:
    machine = Machine()
    patience = machine.patience()
    for _ in range(100):
        machine.passes(10, in_line=9.95)
        assert not patience.is_over
    machine.passes(6)
    assert patience.is_over


def test_whoever_comes_further_is_waited_for_anew() -> None:
    machine = Machine()
    patience = machine.patience()
    for _ in range(5):
        machine.passes(8)
        assert not patience.is_over
        patience.has_come_further()


def test_a_process_that_begins_meanwhile_has_not_stood_in_line_before() -> None:
    processes: list[int] = []
    now = [0.0]
    patience = Patience(lambda: processes, 10.0, lambda: now[0], lambda _process: 1000.0)
    processes.append(7)
    now[0] = 11.0
    assert patience.is_over


def test_time_in_line_only_grows() -> None:
    before = waited(os.getpid())
    time.sleep(0.01)
    assert waited(os.getpid()) >= before
    assert waited(1 << 30) == 0.0
