"""``trailboss serve``: tables for people, in the browser."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from trailboss.cli.extras import server_parts
from trailboss.server.settings import PREFIX, Described, Settings, described


def _option(setting: Described) -> Callable[..., Any]:
    name = "--" + setting.name.replace("_", "-")
    kind: Any = setting.kind
    if setting.among:
        kind = click.Choice(setting.among, case_sensitive=False)
    shown = str(setting.default).lower() if setting.kind is bool else setting.default
    help = f"{setting.help}  [default: {shown or 'none'}]"
    if setting.kind is bool:
        return click.option(f"{name}/--no-{name[2:]}", setting.name, default=None, help=help)
    return click.option(name, setting.name, type=kind, default=None, help=help)


def setting_options(
    without: tuple[str, ...] = (),
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def with_options(command: Callable[..., Any]) -> Callable[..., Any]:
        for setting in reversed(list(described())):
            if setting.name not in without:
                command = _option(setting)(command)
        return command

    return with_options


file_option = click.option(
    "--settings",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A TOML file with settings.",
)


def _has_screen() -> bool:
    """Without one a browser of the terminal would be opened, in the middle of our own lines."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


@click.command(
    "serve",
    epilog=f'Every option is also a setting of the TOML file (log_level = "INFO") and of the '
    f"environment ({PREFIX}LOG_LEVEL=INFO). What is given here is stronger than the environment, "
    "which is stronger than the file.",
)
@file_option
@click.option("--open", "open_browser", is_flag=True, help="Open the browser when ready.")
@setting_options()
def command(file: Path | None, open_browser: bool, **given: Any) -> None:
    """Serve tables to people: one port, one file, ready to play.

    Everything has a working default; the database is made, or brought up to date, at the start.
    """
    settings = Settings.read(file, **given)
    with server_parts():
        from trailboss.server.run import serve

    def ready(address: str) -> None:
        click.echo(f"Trailboss is ready: {address}")
        if open_browser and _has_screen():
            import webbrowser

            webbrowser.open(address)

    serve(settings, ready)
