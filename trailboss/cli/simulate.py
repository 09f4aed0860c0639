"""``trailboss simulate``: many games among bots, and what came of them."""

import json
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trailboss.cli.arguments import (
    failed,
    game_argument,
    json_option,
    option_option,
    plain_console,
    read_bots,
    read_game_options,
    read_seed,
    seed_option,
)
from trailboss.cli.extras import server_parts
from trailboss.cli.stored import database_option, settings_for
from trailboss.kernel.errors import BadOption
from trailboss.kernel.option import read_options
from trailboss.kernel.registry import load

if TYPE_CHECKING:
    from rich.console import Console

    from trailboss.bots.simulation import Simulation, Tally
    from trailboss.tables.archive_store import ArchiveStore


@click.command("simulate")
@game_argument
@click.option("--seats", type=int, help="Players at the table; by default the fewest possible.")
@click.option("--games", default=100, show_default=True, type=click.IntRange(min=1))
@seed_option
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,...",
    help="Who plays. They repeat around the table and move on by one seat after each game.",
)
@option_option
@click.option(
    "--jobs",
    default=1,
    show_default=True,
    type=click.IntRange(min=1),
    help="Processes; the result is the same for any number of them.",
)
@click.option(
    "--engine",
    default="processes",
    show_default=True,
    metavar="processes|ray",
    help="Where the games are played: processes of this machine, or a Ray cluster (RAY_ADDRESS).",
)
@click.option(
    "--store", is_flag=True, help="Keep the result in a server's database, for its statistics."
)
@database_option
@json_option
def command(
    game: str,
    seats: int | None,
    games: int,
    seed: str | None,
    bots: str,
    options: Sequence[str],
    jobs: int,
    engine: str,
    store: bool,
    settings: Path | None,
    database: str | None,
    as_json: bool,
) -> None:
    """Play many games of GAME among bots and add up: wins, scores, speed."""
    from trailboss.bots.simulation import simulate

    if (settings or database) and not store:
        raise BadOption("--database and --settings say where to --store the result")
    rules = load(game)
    given = read_game_options(options)
    fewest = rules.meta.seats_for(read_options(rules.options, given))[0]
    with _archive(settings, database, store) as archive:
        with _ProgressBar(games) as bar:
            result = simulate(
                rules,
                read_bots(bots),
                read_seed(seed),
                given,
                games=games,
                seats=fewest if seats is None else seats,
                jobs=jobs,
                engine=engine,
                progress=bar.advance,
            )
        if archive is not None:
            archive.add_simulation(secrets.token_hex(6), result.to_json())
    if as_json:
        click.echo(json.dumps(result.to_json(), indent=2))
    else:
        _print(plain_console(), result)


@contextmanager
def _archive(
    settings: Path | None, database: str | None, wanted: bool
) -> "Iterator[ArchiveStore | None]":
    """Where the result will go; looked at before the games, which may take hours."""
    if not wanted:
        yield None
        return
    with server_parts():
        from trailboss.tables.archive_store import ArchiveStore
        from trailboss.tables.database import Database
    opened = Database(settings_for(settings, database).database)
    try:
        opened.must_be_ours()
        yield ArchiveStore(opened)
    finally:
        opened.close()


class _ProgressBar:
    """On stderr and on a terminal only, so that a pipe gets nothing but the result."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._progress = None
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import Progress

            self._progress = Progress(console=Console(stderr=True), transient=True)

    def __enter__(self) -> "_ProgressBar":
        if self._progress is not None:
            self._progress.start()
            self._task = self._progress.add_task("games", total=self._games)
        return self

    def __exit__(self, *error: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def advance(self, finished: int, games: int) -> None:
        if self._progress is not None:
            self._progress.update(self._task, completed=finished)


def _print(console: "Console", result: "Simulation") -> None:
    console.print(
        f"{result.game}: {result.games:,} games with {result.seats} seats, "
        f"{result.decisions:,} decisions in {result.seconds:.1f} s "
        f"({result.games_per_second:,.1f} games/s, {result.decisions_per_second:,.0f} decisions/s)"
    )
    console.print(f"seed {result.seed}\n")
    seats = {f"seat {number}": tally for number, tally in enumerate(result.by_seat)}
    _print_tallies(console, "bot", result.by_bot)
    console.print()
    _print_tallies(console, "seat", seats)
    console.print()
    _print_categories(console, result.by_bot | seats)
    for name, tally in result.by_bot.items():
        if tally.failures:
            console.print(f"\n{failed(name, tally.failures)}")


def _print_tallies(console: "Console", what: str, tallies: "dict[str, Tally]") -> None:
    from rich.table import Table

    table = Table(what, "games", "wins", "win %", "mean", "± s.e.", "min", "max", box=None)
    for name, tally in tallies.items():
        table.add_row(
            name,
            f"{tally.games:,}",
            f"{tally.wins:,}",
            f"{100 * tally.wins / tally.games:.1f}",
            f"{tally.mean:.1f}",
            f"{tally.standard_error:.1f}",
            str(tally.least),
            str(tally.most),
        )
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)


def _print_categories(console: "Console", tallies: "dict[str, Tally]") -> None:
    from rich.table import Table

    table = Table("mean points by category", *tallies, box=None)
    categories = next(iter(tallies.values())).categories
    for category in categories:
        means = (f"{tally.categories[category]:.1f}" for tally in tallies.values())
        table.add_row(category.replace("_", " "), *means)
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
