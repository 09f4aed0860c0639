"""The group of all commands: finds them on demand and turns errors into one line."""

import errno
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from trailboss import __version__
from trailboss.build import kind
from trailboss.kernel.errors import TrailbossError

COMMANDS = (
    *("play", "games", "components", "house", "rules", "lessons", "puzzles"),
    *("simulate", "arena", "train", "train-policy", "calibrate"),
    *("replay", "analyse", "records", "bench", "serve", "worker", "tables"),
    *("db", "backup", "restore"),
    *("bot-protocol", "mcp", "version"),
)
WRONG_INPUT = 2
INTERRUPTED = 130


def _module(name: str) -> str:
    return f"trailboss.cli.{name.replace('-', '_')}"


class Commands(click.Group):
    """Loads ``trailboss.cli.<name>`` when that command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(_module(name)).command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(f"unknown command '{args[0]}': known are {', '.join(COMMANDS)}")
        return super().resolve_command(ctx, args)

    def main(  # type: ignore[override]
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        **extra: Any,
    ) -> NoReturn:
        """Whatever is wrong with the input: one line on stderr and exit code 2, no traceback."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):  # a terminal that lacks a letter shows '?'
                stream.reconfigure(errors="replace")
        extra["standalone_mode"] = False
        try:
            code = super().main(args, "trailboss", **extra)
            sys.stdout.flush()
        except click.ClickException as error:
            _fail(error.format_message())
        except TrailbossError as error:
            _fail(str(error))
        except (click.Abort, KeyboardInterrupt):
            click.echo(err=True)
            sys.exit(INTERRUPTED)
        except OSError as error:
            if error.errno == errno.EPIPE:  # the reader went away: `trailboss rules ... | head`
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
                sys.exit(1)
            where = f"{error.filename}: " if error.filename else ""
            _fail(f"{where}{error.strerror or error}")
        sys.exit(code if isinstance(code, int) else 0)


def _fail(message: str) -> NoReturn:
    click.echo(f"trailboss: {' '.join(message.split())}", err=True)
    sys.exit(WRONG_INPUT)


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(__version__, "-V", "--version", message=f"%(prog)s %(version)s ({kind()})")
@click.pass_context
def command(ctx: click.Context) -> None:
    """Play, learn, simulate and replay western board games.

    `trailboss play` starts a game against bots at once.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
