"""``trailboss db``: looking after the database of a server."""

import sys
from collections import Counter

import click

from trailboss.cli.extras import server_parts

FOUND_BROKEN = 1


@click.group("db")
def command() -> None:
    """Look after the database of a server."""


@command.command("copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> None:
    """Copy a whole site from one database into another, empty one.

    Both are addresses as for `trailboss serve`, sqlite:///... or postgresql://..., in either
    direction. Stop the servers first: what is played meanwhile stays behind. Every row is compared,
    and every table replayed in its new place; the exit code is 1 when one is broken there.
    """
    with server_parts():
        from trailboss.tables.database import Database
        from trailboss.tables.moving import move
        from trailboss.tables.store import Store
        from trailboss.tables.verify import BROKEN, verify_all
    old, new = Database(source), Database(target)
    try:
        old.must_be_ours()
        for database in (old, new):
            database.hold()
        new.prepare()
        moved = move(old, new)
        click.echo(
            f"{sum(moved.values())} rows, {moved['people']} people, {moved['tables']} tables"
        )
        found: Counter[str] = Counter()
        for finding in verify_all(Store(new)):
            found[finding.verdict] += 1
            if finding.verdict == BROKEN:
                click.echo(f"{finding.table}: {finding.verdict}: {finding.reason}")
    finally:
        old.close()
        new.close()
    replayed = ", ".join(f"{number} {verdict}" for verdict, number in sorted(found.items()))
    click.echo(f"replayed: {replayed or 'none'}")
    sys.exit(FOUND_BROKEN if found[BROKEN] else 0)
