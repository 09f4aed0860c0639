"""Random games with every check on, for as long as you like.

    python -m trailboss.kit.soak [GAME ...] [--decisions N] [--messages N] [--seed N] [--workers N]
    python -m trailboss.kit.soak --reproduce soak-failure-....trail [--head-start]

Every move is refereed; each property is checked at one state in so many. Every other game begins
with a head start, where the game knows one. What fails is written as a record up to that state.
The dice of a property depend on the record alone: replaying it and checking again fails again.

With ``--messages`` the same games are then played by a server in two worlds, until so many messages
to those who must not tell them apart were compared (`trailboss.kit.wire`).
"""

import multiprocessing
import os
import sys
import time
import traceback
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from trailboss import Dice, Record
from trailboss.kernel.dice import Seed
from trailboss.kernel.option import read_options
from trailboss.kit import files, referee
from trailboss.kit.player import PLIES_AT_MOST, Choice, RandomPlayer
from trailboss.kit.properties import PROPERTIES, Property
from trailboss.kit.properties.endings import nothing_after_the_end
from trailboss.kit.properties.replay import Story, record_replays
from trailboss.kit.tables import Setup, dice, game_of, random_setup

MOST_FINDINGS = 20
TELL_EVERY = 15
"""Seconds between two lines about the progress."""


@dataclass
class Finding:
    """Something that does not hold, and the record that leads to it."""

    check: str
    message: str
    record: str
    trace: str
    head_start: bool

    @property
    def title(self) -> str:
        return f"{self.check}: {self.message}"


@dataclass
class Report:
    """What came of one game, or of many."""

    games: int = 0
    decisions: int = 0
    out_of_turn: int = 0
    longest: int = 0
    longest_setup: str = ""
    checks: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.out_of_turn += other.out_of_turn
        self.checks += other.checks
        self.findings += other.findings
        if other.longest > self.longest:
            self.longest, self.longest_setup = other.longest, other.longest_setup


class Soaked:
    """One random game, checked all the way."""

    def __init__(self, setup: Setup, seed: Seed) -> None:
        self.setup = setup
        self.state = setup.start(seed)
        self.story: Story = []
        self.report = Report(games=1)

    def play(self, rolls: Dice) -> Report:
        player = RandomPlayer(rolls)
        state = self.state
        while not state.is_over:
            if state.ply >= PLIES_AT_MOST:
                self._found("game_ends", AssertionError(f"no end after {state.ply} plies"))
                break
            if not self.move(player.choose(state)):
                break
            for property in PROPERTIES:
                if not rolls.below(property.every):
                    self.check(property)
        self.check_end()
        self.report.decisions = self.report.longest = state.ply
        self.report.longest_setup = self.setup.id
        return self.report

    def move(self, choice: Choice) -> bool:
        """Make a refereed move; False when it went wrong."""
        decision = self.state.decision
        self.report.out_of_turn += decision is not None and choice.seat not in decision.seats
        before = self.state.history
        self.report.checks["referee"] += 1
        try:
            self.story.append(referee.apply(self.state, choice.action, choice.seat))
        except Exception as error:
            self.state.history = (before, choice.seat, choice.action.text)
            self._found("referee", error)
            return False
        return True

    def check(self, property: Property) -> None:
        if property.needs_record and self.setup.head_start:
            return
        self.report.checks[property.name] += 1
        try:
            property.check(self.state, self._dice(property.name))
        except Exception as error:
            self._found(property.name, error)

    def check_end(self) -> None:
        if not self.state.is_over:
            return
        self.report.checks["end of a game"] += 1
        try:
            nothing_after_the_end(self.state)
            if not self.setup.head_start:
                record_replays(self.state, self._dice("end of a game"), self.story)
        except Exception as error:
            self._found("end of a game", error)

    def _dice(self, check: str) -> Dice:
        """Dice that follow from the record and the check alone."""
        return dice("soak", check, self.state.dice.seed.hex(), self.state.ply)

    def _found(self, check: str, error: Exception) -> None:
        message = (str(error) or "no message").splitlines()[0]
        finding = Finding(
            check=check,
            message=f"{type(error).__name__}: {message}",
            record=self.state.record().to_text(),
            trace="".join(traceback.format_exception(error)),
            head_start=self.setup.head_start,
        )
        self.report.findings.append(finding)


def play_one(game: str, seed: int, number: int) -> Report:
    """One random game at a random table."""
    rolls = dice("soak", game, seed, number)
    setup = random_setup(game_of(game).meta, rolls)
    return Soaked(setup, dice("soak game", game, seed, number).seed).play(rolls)


# ---- many games


def _job(job: tuple[str, int, int]) -> Report:
    return play_one(*job)


def soak(game: str, decisions: int, seed: int, workers: int) -> Report:
    """Random games of one game until so many decisions were made."""
    total = Report()
    told = time.monotonic()
    jobs: Iterator[tuple[str, int, int]] = ((game, seed, number) for number in count())
    with multiprocessing.Pool(workers, files.use, (files.tests(),)) as pool:
        while total.decisions < decisions and len(total.findings) < MOST_FINDINGS:
            # In batches, because a pool takes as many jobs as it is given, even without end.
            left = decisions - total.decisions
            batch = [next(jobs) for _ in range(max(workers, min(64 * workers, left // 1000)))]
            for report in pool.imap_unordered(_job, batch):
                total.add(report)
                if time.monotonic() - told > TELL_EVERY:
                    told = time.monotonic()
                    print(f"  {total.decisions:,} decisions", file=sys.stderr, flush=True)
    return total


def print_report(game: str, report: Report, seconds: float) -> None:
    print(f"{game}: {report.games:,} games, {report.decisions:,} decisions in {seconds:.0f} s")
    print(f"  out of turn: {report.out_of_turn:,}")
    print(f"  longest game: {report.longest:,} decisions ({report.longest_setup})")
    for name, number in sorted(report.checks.items()):
        print(f"  {number:>10,}  {name}")
    print(f"  findings: {len(report.findings)}")


def write_findings(game: str, findings: list[Finding], folder: Path) -> list[Path]:
    """One record per different finding: the shortest that leads to it."""
    shortest: dict[str, Finding] = {}
    for finding in findings:
        known = shortest.get(finding.title)
        if known is None or len(finding.record) < len(known.record):
            shortest[finding.title] = finding
    paths = []
    for number, finding in enumerate(shortest.values(), 1):
        path = folder / f"soak-failure-{game}-{finding.check.replace(' ', '-')}-{number}.trail"
        path.write_text(finding.record, encoding="utf-8")
        flag = " --head-start" if finding.head_start else ""
        print(f"\n{finding.trace}\n{finding.title}\nagain: --reproduce {path}{flag}")
        paths.append(path)
    return paths


def reproduce(path: Path, head_start: bool) -> list[Finding]:
    """Replay a record, every move refereed, and check everything at its end."""
    record = Record.read(path.read_text(encoding="utf-8"))
    game = game_of(record.game)
    options = read_options(game.options, record.options)
    soaked = Soaked(
        Setup(record.game, record.seats, tuple(options.items()), head_start), record.seed
    )
    for seat, text in record.moves:
        if not soaked.move(Choice(seat, game.action(text))):
            return soaked.report.findings
    for property in PROPERTIES:
        soaked.check(property)
    soaked.check_end()
    return soaked.report.findings


def main(argv: list[str] | None = None) -> int:
    parser = files.parser("trailboss.kit.soak", __doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="per game")
    parser.add_argument(
        "--messages", type=int, default=0, help="at the wire, of all games together"
    )
    parser.add_argument("--seed", type=int, default=int(time.time()), help="repeats a run")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--reproduce", type=Path, metavar="RECORD")
    parser.add_argument("--head-start", action="store_true", help="the record began with one")
    parser.add_argument("--folder", type=Path, default=Path(), help="for records of failures")
    options = parser.parse_args(argv)
    files.use(options.tests)
    if options.reproduce:
        found = reproduce(options.reproduce, options.head_start)
        for finding in found:
            print(f"{finding.trace}\n{finding.title}\n")
        print(f"{len(found)} findings")
        return 1 if found else 0
    failed = False
    print(f"seed {options.seed}, {options.workers} workers")
    games = files.chosen(options, parser)
    for game in games if options.decisions else ():
        started = time.monotonic()
        report = soak(game, options.decisions, options.seed, options.workers)
        print_report(game, report, time.monotonic() - started)
        failed |= bool(write_findings(game, report.findings, options.folder))
    for game in games if options.messages else ():
        failed |= not _nothing_leaks(game, options.messages // len(games), options)
    return 1 if failed else 0


def _nothing_leaks(game: str, messages: int, options: Namespace) -> bool:
    from trailboss.kit.wire import soak as wire  # needs a server, which a game does not

    started = time.monotonic()
    report = wire.soak(game, messages, options.seed, options.workers)
    wire.print_report(game, report, time.monotonic() - started)
    return not report.findings


if __name__ == "__main__":
    sys.exit(main())
