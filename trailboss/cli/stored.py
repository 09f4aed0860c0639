"""What the commands about stored tables have in common: where the database is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from trailboss.server.settings import Settings


def database_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Where to look, as for `trailboss serve`."""
    for option in (
        click.option(
            "--database",
            metavar="ADDRESS",
            help=f"The database, as for `trailboss serve`.  [default: {Settings().database}]",
        ),
        click.option(
            "--settings",
            type=click.Path(dir_okay=False, path_type=Path),
            metavar="FILE",
            help="The settings of the server.",
        ),
    ):
        command = option(command)
    return command


def settings_for(file: Path | None, database: str | None) -> Settings:
    return Settings.read(file, database=database)
