"""Two worlds at the wire for as long as you like: random tables of one game, in all processes."""

from __future__ import annotations

import multiprocessing
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from trailboss.kit import files
from trailboss.kit.tables import dice, game_of, random_setup
from trailboss.kit.wire.play import play_in_two_worlds, viewers_of

AT_ONE_TABLE = 4_000
"""Messages compared at one table at most; many games end before."""
MOST_FINDINGS = 5
TELL_EVERY = 15


@dataclass
class WireReport:
    tables: int = 0
    messages: int = 0
    apart: int = 0
    findings: list[str] = field(default_factory=list)

    def add(self, other: WireReport) -> None:
        self.tables += other.tables
        self.messages += other.messages
        self.apart += other.apart
        self.findings += other.findings


def play_one(game: str, seed: int, number: int) -> WireReport:
    """One random table, seen by one viewer."""
    rolls = dice("wire soak", game, seed, number)
    setup = random_setup(game_of(game).meta, rolls)
    setup = setup._replace(head_start=False)  # a table is played from its record
    viewer = rolls.pick(viewers_of(setup))
    try:
        played = play_in_two_worlds(setup, AT_ONE_TABLE, viewer, seed, number)
    except Exception as error:
        told = "".join(traceback.format_exception(error))
        return WireReport(1, findings=[f"{told}\n{setup.id}, seed {seed}, number {number}"])
    return WireReport(1, played.messages, played.apart)


def _job(job: tuple[str, int, int]) -> WireReport:
    return play_one(*job)


def soak(game: str, messages: int, seed: int, workers: int) -> WireReport:
    total = WireReport()
    told = time.monotonic()
    jobs: Iterator[tuple[str, int, int]] = ((game, seed, number) for number in count())
    with multiprocessing.Pool(workers, files.use, (files.tests(),)) as pool:
        while total.messages < messages and len(total.findings) < MOST_FINDINGS:
            left = messages - total.messages
            batch = [next(jobs) for _ in range(max(workers, min(64, left // AT_ONE_TABLE)))]
            for report in pool.imap_unordered(_job, batch):
                total.add(report)
                if time.monotonic() - told > TELL_EVERY:
                    told = time.monotonic()
                    print(f"  {total.messages:,} messages", file=sys.stderr, flush=True)
    return total


def print_report(game: str, report: WireReport, seconds: float) -> None:
    print(
        f"{game}: {report.messages:,} messages to viewers of {report.tables:,} tables compared in "
        f"{seconds:.0f} s, {report.apart:,} times in worlds that differed, "
        f"{len(report.findings)} findings"
    )
    for finding in report.findings:
        print(f"\n{finding}")
