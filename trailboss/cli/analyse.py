"""``trailboss analyse``: what a finished game can teach."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from trailboss.cli.arguments import (
    in_file,
    json_option,
    language,
    language_option,
    plain_console,
    read_record,
)
from trailboss.kernel.errors import BadRecord

if TYPE_CHECKING:
    from trailboss.analysis.telling import Table, Telling


@click.command("analyse")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@json_option
@click.option("--html", "as_html", is_flag=True, help="Print a page with plots, for a browser.")
@click.option(
    "--worlds",
    default=8,
    show_default=True,
    type=click.IntRange(min=2),
    help="How much is looked at: re-dealt worlds for each seat and turn.",
)
@click.option("--seed", default="analysis", show_default=True, help="Other worlds: another word.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1))
@language_option
def command(
    file: Path, as_json: bool, as_html: bool, worlds: int, seed: str, jobs: int, lang: str | None
) -> None:
    """Tell how the finished game in FILE stood from turn to turn, which decisions cost most, what
    would have been better, and what luck did.

    Everything is judged from what the seat could know at the time, by the bots' value. The same
    record, --worlds and --seed give the same analysis, with any number of --jobs.
    """
    from trailboss.analysis.budget import Budget, Piece
    from trailboss.analysis.moments import course_of
    from trailboss.analysis.report import analyse, do
    from trailboss.analysis.telling import Telling
    from trailboss.bots.workers import Workers

    if as_json and as_html:
        raise click.UsageError("give --json or --html, only one of them")
    _, record = read_record(file)

    def run(pieces: list[Piece]) -> Iterator[Any]:
        return Workers(jobs).run(do, pieces) if pieces else iter(())

    def progress(done: int, of: int) -> None:
        if sys.stderr.isatty():
            click.echo(f"\r{done} / {of} ", nl=False, err=True)

    try:
        found = analyse(record, Budget(worlds), seed, progress, run)
    except BadRecord as error:
        raise in_file(file, error) from None
    if sys.stderr.isatty():
        click.echo(err=True)
    telling = Telling(found, course_of(record.to_text()), language(lang))
    if as_json:
        click.echo(json.dumps(asdict(found), ensure_ascii=False))
    elif as_html:
        from trailboss.analysis.page import page

        click.echo(page(telling), nl=False)
    else:
        _print(telling)


def _print(telling: "Telling") -> None:
    console = plain_console()

    def say(text: str) -> None:
        console.print(text, soft_wrap=True, markup=False)

    say(telling.title())
    say(telling.about())
    for table in (telling.chances(), telling.points()):
        console.print(_table(table))
    for text in telling.about_faults():
        say(text)
    for number, fault in enumerate(telling.faults(), 1):
        say(f"{number}. {fault.title}")
        for called, text in fault.lines:
            say(f"   {called}: {text}")
    say("")
    for table in (telling.shares(), telling.differences()):
        console.print(_table(table))
        if table.note:
            say(table.note)


def _table(told: "Table") -> Any:
    from rich import box
    from rich.table import Table

    table = Table(title=told.title, title_justify="left", box=box.SIMPLE_HEAD)
    for number, name in enumerate(told.head):
        table.add_column(name, justify="right" if number else "left")
    for row in told.rows:
        table.add_row(*row)
    return table
