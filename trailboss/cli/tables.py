"""``trailboss tables``: looking after the tables that a server has stored."""

import json
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import click

from trailboss.cli.arguments import json_option
from trailboss.cli.extras import server_parts
from trailboss.cli.stored import database_option, settings_for

FOUND_BROKEN = 1


@click.group("tables")
def command() -> None:
    """Look after the tables that a server has stored."""


@command.command("verify")
@click.option(
    "--upgrade", is_flag=True, help="Let tables of an older box that still hold name today's."
)
@json_option
@database_option
def verify(upgrade: bool, as_json: bool, settings: Path | None, database: str | None) -> None:
    """Replay every stored table and report which are sound.

    Each is `ok`; `of an older box`, whose game goes the same way with the components and rules of
    today; `of another box`, whose game does not, with what differs; or `broken`, with the line of
    its log that cannot be. A server upgrades older ones by itself as they are opened. The exit
    code is 1 when a table is broken.
    """
    address = settings_for(settings, database).database
    with server_parts():
        from trailboss.tables.database import Database
        from trailboss.tables.store import Store
        from trailboss.tables.verify import BROKEN, OK, verify_all
    opened = Database(address)
    opened.must_be_ours()
    counts: Counter[str] = Counter()
    try:
        for finding in verify_all(Store(opened), upgrade):
            counts[finding.verdict] += 1
            if as_json:
                click.echo(json.dumps(asdict(finding), ensure_ascii=False))
            elif finding.verdict != OK:
                click.echo(f"{finding.table}: {finding.verdict}: {finding.reason}")
    finally:
        opened.close()
    if not as_json:
        total = ", ".join(f"{number} {verdict}" for verdict, number in sorted(counts.items()))
        click.echo(f"{sum(counts.values())} tables: {total or 'none'}")
    sys.exit(FOUND_BROKEN if counts[BROKEN] else 0)
