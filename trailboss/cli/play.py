"""``trailboss play``: a person against bots, in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trailboss.cli.arguments import (
    in_file,
    language,
    language_option,
    option_option,
    read_bots,
    read_game_options,
    read_record,
    read_seed,
    seed_option,
)
from trailboss.kernel.errors import BadOption, BadRecord
from trailboss.kernel.option import read_options
from trailboss.kernel.registry import games, load

if TYPE_CHECKING:
    from trailboss.cli.session import Session

RANDOM = "random"


@click.command("play")
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--seats", type=int, help="Players at the table, you included.")
@click.option("--seat", metavar="N", help="Your seat, 0 is the first, or 'random'. [default: 0]")
@click.option("--bots", metavar="A,B,...", help="Your rivals; they repeat around the table.")
@click.option("--name", default="", metavar="NAME", help="What you are called in the log.")
@seed_option
@option_option
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep the game in FILE after every move, and go on with it if FILE exists.",
)
@click.option("--plain", is_flag=True, help="Never redraw: for screen readers and slow lines.")
@language_option
def command(
    game: str | None,
    seats: int | None,
    seat: str | None,
    bots: str | None,
    name: str,
    seed: str | None,
    options: Sequence[str],
    record: Path | None,
    plain: bool,
    lang: str | None,
) -> None:
    """Play GAME against bots.

    Without any arguments you are asked the little that has to be asked. Choose by number; `?`
    shows what else you can type.
    """
    from trailboss.cli.lobby import ask_settings
    from trailboss.cli.screen import is_interactive, screen
    from trailboss.cli.table import Table

    given = (game, seats, seat, bots, seed, record, lang, *options)
    if is_interactive() and not any(value is not None for value in given):
        chosen = ask_settings(language(None))
        game, seats, lang = chosen.game, chosen.seats, chosen.language
    if record is not None and record.is_file():
        session = _resume(record, game, seats, seat, bots, seed, options)
    else:
        session = _start(game, seats, seat, bots, seed, options)
    session.name = name.strip()
    session.path = record
    session.save_if_recording()
    with screen(plain) as shown:
        table = Table(session, language(lang), shown)
        table.play()
    table.say_goodbye()


def _start(
    game: str | None,
    seats: int | None,
    seat: str | None,
    bots: str | None,
    seed: str | None,
    options: Sequence[str],
) -> "Session":
    from trailboss.bots.registry import stand_in
    from trailboss.cli.session import Session

    rules = load(game or next(iter(games())))
    given = read_game_options(options)
    fewest = rules.meta.seats_for(read_options(rules.options, given))[0]
    number = fewest if seats is None else seats
    return Session.new(
        rules,
        number,
        _seat(seat, number),
        read_bots(bots) if bots is not None else [stand_in(rules.meta.name)],
        read_seed(seed),
        given,
    )


def _resume(
    path: Path,
    game: str | None,
    seats: int | None,
    seat: str | None,
    bots: str | None,
    seed: str | None,
    options: Sequence[str],
) -> "Session":
    """Go on with a recorded game: what it is was settled when it began."""
    from trailboss.bots.registry import stand_in
    from trailboss.cli.session import Session

    rules, record = read_record(path)
    if game not in (None, record.game) or seats not in (None, record.seats) or seed or options:
        raise BadOption(
            f"{path} is a game of {record.game} with {record.seats} seats in progress: "
            "leave out game, seats, seed and options to go on with it, or name another file"
        )
    try:
        return Session.resumed(
            rules,
            record,
            _seat(seat, record.seats),
            read_bots(bots) if bots is not None else [stand_in(rules.meta.name)],
        )
    except BadRecord as error:
        raise in_file(path, error) from None


def _seat(text: str | None, seats: int) -> int:
    if text is None:
        return 0
    if text == RANDOM:
        import secrets

        return secrets.randbelow(max(1, seats))
    if not text.isdecimal():
        raise BadOption(f"a seat is a number from 0 on, or '{RANDOM}', not '{text}'")
    return int(text)
