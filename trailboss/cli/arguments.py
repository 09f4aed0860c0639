"""What commands have in common on their command line, and how its texts are read."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from trailboss.kernel.errors import BadOption, BadRecord, BadSeed
from trailboss.kernel.game import AnyGame
from trailboss.kernel.house import HOUSE_SET, NONE, read_file
from trailboss.kernel.record import Record
from trailboss.kernel.registry import load
from trailboss.text import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

HEX_SEED = 64
LONGEST_RECORD = 10_000_000
"""Letters. A device that never ends is no record either."""

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def game_argument(command: Decorated) -> Decorated:
    return click.argument("game", metavar="GAME")(command)


def language_option(command: Decorated) -> Decorated:
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), help="Language; by default that of your system."
    )(command)


def json_option(command: Decorated) -> Decorated:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")(
        command
    )


def option_option(command: Decorated) -> Decorated:
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game; may be given several times. `trailboss games` lists them. "
        "house_set=FILE plays with the corrections of that file, see `trailboss house`.",
    )(command)


def seed_option(command: Decorated) -> Decorated:
    return click.option(
        "--seed", metavar="S", help="A whole number or 64 hexadecimal digits; else a fresh one."
    )(command)


def read_seed(text: str | None) -> int | str | None:
    """A seed for `Game.start`; whether a number is in range is for the dice to say."""
    if text is None or len(text) == HEX_SEED:
        return text
    try:
        return int(text)
    except ValueError:
        raise BadSeed(text) from None


def read_game_options(pairs: Sequence[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"an option is NAME=VALUE, not '{pair}'")
        options[name.strip()] = value.strip()
    house = options.get(HOUSE_SET.name, NONE)
    if house != NONE and not house.startswith("{"):
        options[HOUSE_SET.name] = read_house_set(Path(house))
    return options


def read_house_set(path: Path, game: str | None = None) -> str:
    """The value of the option by which a table plays with the corrections of a file."""
    try:
        return read_file(path.read_text(encoding="utf-8"), game)
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"house set: {path} cannot be read: {error}") from None


def read_bots(text: str) -> list[str]:
    """Names parted by commas; whether they exist is for the bots to say."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadOption(f"bots are names parted by commas, not '{text}'")
    return names


def failed(bot: str, answers: int) -> str:
    """Of a bot that did not answer by itself each time."""
    return f"{bot}: {answers:,} failed answers, for which any legal one was given"


def read_record(path: Path) -> tuple[AnyGame, Record]:
    """A record and the game it belongs to."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST_RECORD + 1)
        if len(text) > LONGEST_RECORD:
            raise BadRecord("too long for a record")
        record = Record.read(text)
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None
    except BadRecord as error:
        raise in_file(path, error) from None
    return load(record.game), record


def in_file(path: Path, error: BadRecord) -> BadRecord:
    """The same error with the name of the file before it."""
    return BadRecord(f"{path}: {error}")


def language(chosen: str | None) -> str:
    if chosen is not None:
        return chosen
    import os

    from trailboss.cli.speech import preferred_language

    return preferred_language(os.environ)


def plain_console() -> "Console":
    """Where tables go: coloured on a terminal, plain and never folded at 80 columns in a pipe."""
    import sys

    from rich.console import Console

    terminal = sys.stdout.isatty()
    return Console(highlight=False, width=None if terminal else 120, soft_wrap=False)
