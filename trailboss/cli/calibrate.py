"""``trailboss calibrate``: how far the chances to win keep their word."""

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from trailboss.cli.arguments import (
    game_argument,
    json_option,
    option_option,
    plain_console,
    read_bots,
    read_game_options,
)

if TYPE_CHECKING:
    from trailboss.bots.training.reliability import Foretold, Reliability


@click.command("calibrate")
@game_argument
@click.option("--seats", type=int, help="Players at the table; by default the fewest possible.")
@option_option
@click.option("--bots", metavar="A,B,...", help="Who plays; by default the strongest quick bot.")
@click.option("--games", default=100, show_default=True, type=click.IntRange(min=2))
@click.option(
    "--seed", default=1, show_default=True, type=int, help="Of the first game; they count up."
)
@click.option(
    "--positions",
    default=10,
    show_default=True,
    type=click.IntRange(min=1),
    help="Moments of each game at which is foretold.",
)
@click.option("--worlds", default=8, show_default=True, type=click.IntRange(min=1))
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1))
@click.option("--fit", is_flag=True, help="Fit the calibration to these games, and keep it.")
@json_option
def command(
    game: str,
    seats: int | None,
    options: Sequence[str],
    bots: str | None,
    games: int,
    seed: int,
    positions: int,
    worlds: int,
    jobs: int,
    fit: bool,
    as_json: bool,
) -> None:
    """Play games among bots, foretell their winners on the way, and tell how often that came true.

    Printed is the reliability curve: chances in tenths, how often was foretold so, and how often
    those seats won. The expected calibration error is the mean distance of the two. With --fit the
    games are used to adjust the chances instead: measure with another --seed.
    """
    from trailboss.bots.calibration import FILE, calibration_for, tables, write
    from trailboss.bots.craft import craft
    from trailboss.bots.match import rules_of
    from trailboss.bots.training.reliability import Trial, fitted, foretell, reliability
    from trailboss.bots.workers import Workers
    from trailboss.kernel.option import read_options

    rules = rules_of(game)
    known = craft(rules.meta.name)
    chosen = read_options(rules.options, read_game_options(options))
    automated = len(rules.meta.automated(chosen))
    table = seats if seats is not None else rules.meta.seats_for(chosen)[0]
    names = read_bots(bots) if bots else [_quick(rules.meta.name)]
    seated = tuple(names[i % len(names)] for i in range(table - automated))
    trials = [
        Trial(rules.meta.name, seated, chosen, seed + number, positions, worlds)
        for number in range(games)
    ]
    rows: list[Foretold] = []
    for number, found in enumerate(Workers(jobs).run(foretell, trials), 1):
        rows += found
        if sys.stderr.isatty():
            click.echo(f"\r{number} of {games} games", nl=number == games, err=True)
    start = rules.start(table, seed, chosen)
    setting = known.setting(start)
    calibration = calibration_for(known, start)
    if fit:
        calibration = fitted(rows)
        path = known.weights.with_name(FILE)
        made = {"games": games, "seed": seed, "bots": ",".join(names), "worlds": worlds}
        write(path, {**tables(path), setting: {**calibration._asdict(), **made}})
    told = reliability(rows, calibration)
    if as_json:
        click.echo(json.dumps({"setting": setting, **_plain(told)}))
        return
    _print(
        told,
        f"{rules.meta.name}, {setting}: {', '.join(calibration._fields)} = {tuple(calibration)}",
    )


def _quick(game: str) -> str:
    """The strongest bot that takes no second a move, as the levels name it."""
    from trailboss.bots.registry import levels

    order = list(levels(game).values())
    return order[-2] if len(order) > 1 else order[0]


def _plain(told: "Reliability") -> dict[str, Any]:
    return {**told._asdict(), "bins": [one._asdict() for one in told.bins]}


def _print(told: "Reliability", title: str) -> None:
    from rich.table import Table

    table = Table(title=title)
    for name in ("positions", "foretold", "came true"):
        table.add_column(name, justify="right")
    for one in told.bins:
        table.add_row(str(one.positions), f"{one.foretold:.3f}", f"{one.came:.3f}")
    console = plain_console()
    console.print(table)
    low, high = told.error_95
    console.print(
        f"{told.games} games, {told.positions} chances. Expected calibration error "
        f"{told.error:.3f} (95 %: {low:.3f} to {high:.3f}), Brier score {told.brier:.3f}; points "
        f"foretold {told.points_bias:+.1f} on average, off by {told.points_error:.1f}.",
        soft_wrap=True,
    )
