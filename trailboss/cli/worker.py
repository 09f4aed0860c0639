"""``trailboss worker``: bots and clocks of a site, without its pages."""

from pathlib import Path
from typing import Any

import click

from trailboss.cli.extras import server_parts
from trailboss.cli.serve import file_option, setting_options
from trailboss.server.settings import Settings

FOR_SERVERS = ("host", "port", "open_metrics", "secure_cookies", "trusted_proxies")
"""Settings that mean nothing to a process without pages."""


@click.command("worker")
@file_option
@setting_options(without=FOR_SERVERS)
def command(file: Path | None, **given: Any) -> None:
    """Let bots think for the servers of a site, on this machine or another.

    For sites on PostgreSQL, any number of them beside any number of `trailboss serve`. A worker
    that ends or is cut off leaves its jobs to the others.
    """
    settings = Settings.read(file, **given)
    with server_parts():
        from trailboss.server.worker import work
    work(settings, lambda: click.echo("Trailboss is at work."))
