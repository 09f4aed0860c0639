"""``trailboss backup``: a consistent copy of the database, whoever plays meanwhile."""

from pathlib import Path

import click

from trailboss.cli.extras import server_parts
from trailboss.cli.stored import database_option, settings_for


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--force", is_flag=True, help="Replace FILE if it exists.")
@database_option
def command(file: Path, force: bool, settings: Path | None, database: str | None) -> None:
    """Copy the database of a server, running or not, to FILE.

    The copy is checked before it gets its name. `trailboss restore` brings it back.
    """
    address = settings_for(settings, database).database
    with server_parts():
        from trailboss.tables.backup import back_up
        from trailboss.tables.database import sqlite_file
    back_up(sqlite_file(address), file, force)
    click.echo(f"{file}: {file.stat().st_size / 1e6:.1f} MB, complete and sound")
