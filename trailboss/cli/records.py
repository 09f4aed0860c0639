"""``trailboss records``: looking after recorded games."""

import sys
from pathlib import Path

import click

from trailboss.kernel.errors import BadRecord, TrailbossError
from trailboss.kernel.record import Record
from trailboss.kernel.registry import load

SOME_REFUSED = 1


@click.group("records")
def command() -> None:
    """Look after recorded games."""


@command.command("upgrade")
@click.argument("files", nargs=-1, required=True, type=click.Path(dir_okay=False, path_type=Path))
@click.option("--check", is_flag=True, help="Only tell what would be done.")
def upgrade(files: tuple[Path, ...], check: bool) -> None:
    """Replay records of an older box and put them under the components and rules of today.

    A record is given a new head if every move is still legal and leads to the same result. Any
    other is left as it is, and what differs is told: the Trailboss that it was made with still
    replays it. The exit code is 1 when there is one of these.
    """
    refused = 0
    for file in files:
        try:
            told = _upgrade(file, check)
        except TrailbossError as error:
            refused += 1
            told = f"refused: {error}"
        click.echo(f"{file}: {told}")
    sys.exit(SOME_REFUSED if refused else 0)


def _upgrade(file: Path, check: bool) -> str:
    try:
        record = Record.read(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord("not a text file") from error
    new = load(record.game).upgraded(record)
    if (new.box, new.epoch) == (record.box, record.epoch):
        return "up to date"
    if not check:
        file.write_text(new.to_text(), encoding="utf-8")
    return f"box {record.box} epoch {record.epoch} -> box {new.box} epoch {new.epoch}"
