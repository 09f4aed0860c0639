"""``trailboss restore``: a copy made by ``trailboss backup`` takes the database's place."""

from pathlib import Path

import click

from trailboss.cli.extras import server_parts
from trailboss.cli.stored import database_option, settings_for


@click.command("restore")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--force", is_flag=True, help="Replace the present database; it is kept beside.")
@database_option
def command(file: Path, force: bool, settings: Path | None, database: str | None) -> None:
    """Put the copy FILE in the place of the server's database.

    FILE is checked first, and a database that is there is replaced only with --force. Stop the
    server before.
    """
    address = settings_for(settings, database).database
    with server_parts():
        from trailboss.tables.backup import restore
        from trailboss.tables.database import sqlite_file
    target = sqlite_file(address)
    former = restore(file, target, force)
    click.echo(f"{target}: restored from {file}")
    if former is not None:
        click.echo(f"{former}: the database that was there before")
