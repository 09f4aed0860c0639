"""``trailboss arena``: who plays better, on the same deals from every seat."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trailboss.cli.arguments import (
    failed,
    game_argument,
    json_option,
    option_option,
    plain_console,
    read_bots,
    read_game_options,
    read_seed,
    seed_option,
)

if TYPE_CHECKING:
    from trailboss.bots.arena import Arena


@click.command("arena")
@game_argument
@click.option("--bots", required=True, metavar="A,B,...", help="Who meets; see above.")
@click.option("--seats", type=int, help="Players at the table; by default the fewest possible.")
@click.option("--deals", default=50, show_default=True, type=click.IntRange(min=1))
@seed_option
@option_option
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1))
@click.option(
    "--engine",
    default="processes",
    show_default=True,
    metavar="processes|ray",
    help="Who works: processes of this machine, or a Ray cluster.",
)
@click.option(
    "--keep",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write finished deals there, and go on from those that are there already.",
)
@click.option("--markdown", is_flag=True, help="Print a Markdown table.")
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw the ratings as an SVG picture.",
)
@json_option
def command(
    game: str,
    bots: str,
    seats: int | None,
    deals: int,
    seed: str | None,
    options: Sequence[str],
    jobs: int,
    engine: str,
    keep: Path | None,
    markdown: bool,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Rate bots at GAME. Every deal is played from every seat, with the same shuffle.

    As many bots as seats, or fewer, are a line-up that goes round the table: `--seats 4 --bots
    sheriff,random,random,random` is one against three. With more bots than seats every choice of
    them meets.
    """
    from trailboss.bots.arena import arena

    result = arena(
        game,
        read_bots(bots),
        1 if seed is None else read_seed(seed),
        read_game_options(options),
        deals=deals,
        seats=seats,
        jobs=jobs,
        engine=engine,
        kept=keep,
        progress=_tell if sys.stderr.isatty() else None,
    )
    if plot is not None:
        plot.write_text(picture(result), "utf-8")
    if as_json:
        click.echo(json.dumps(result.to_json(), indent=2))
    elif markdown:
        click.echo("\n".join(markdown_lines(result)))
    else:
        _print(result)


def _tell(done: int, deals: int) -> None:
    click.echo(f"\r{done} of {deals} deals", err=True, nl=done == deals)


COLUMNS = ("bot", "games", "won %", "score", "margin", "rating", "ms/decision")


def rows(result: "Arena") -> list[tuple[str, ...]]:
    return [
        (
            name,
            str(one.games),
            f"{100 * one.win_share:.1f} ± {100 * one.win_share_95:.1f}",
            f"{one.score:.1f} ± {one.score_95:.1f}",
            f"{one.margin:+.1f} ± {one.margin_95:.1f}",
            f"{one.rating.elo:.0f} ({one.rating.low:.0f} to {one.rating.high:.0f})",
            f"{one.milliseconds_per_decision:.1f}",
        )
        for name, one in result.bots.items()
    ]


def categories(result: "Arena") -> list[tuple[str, ...]]:
    names = next(iter(result.bots.values())).categories
    return [
        (name, *(f"{one.categories[name]:.1f}" for one in result.bots.values())) for name in names
    ]


def failures(result: "Arena") -> list[str]:
    """Whoever did not answer by themselves: what they are rated by is not theirs."""
    return [failed(name, one.failures) for name, one in result.bots.items() if one.failures]


def _heading(result: "Arena") -> str:
    return (
        f"{result.game}, {result.seats} seats: {result.deals:,} deals, {result.games:,} games; "
        f"winners make {result.winners:.1f} points; 95 % intervals over deals"
    )


def markdown_lines(result: "Arena") -> list[str]:
    lines = [_heading(result), ""]
    for head, body in ((COLUMNS, rows(result)), (("points", *result.bots), categories(result))):
        lines += [_line(head), f"|---|{'---:|' * (len(head) - 1)}", *map(_line, body), ""]
    return lines[:-1] + [line for told in failures(result) for line in ("", told)]


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _print(result: "Arena") -> None:
    from rich.table import Table

    console = plain_console()
    console.print(f"{_heading(result)}\n")
    for head, body in ((COLUMNS, rows(result)), (("points", *result.bots), categories(result))):
        table = Table(*head, box=None)
        for row in body:
            table.add_row(*row)
        for column in table.columns[1:]:
            column.justify = "right"
        console.print(table)
        console.print()
    for told in failures(result):
        console.print(told)


def picture(result: "Arena") -> str:
    """The ratings with their intervals, the best on top."""
    rated = {name: one.rating for name, one in result.bots.items()}
    low = min(one.low for one in rated.values())
    high = max(one.high for one in rated.values())
    scale = 460 / max(1.0, high - low)

    def x(elo: float) -> float:
        return round(150 + (elo - low) * scale, 1)

    height = 40 + 28 * len(rated)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 {height}"'
        ' font-family="sans-serif" font-size="13" fill="#333">',
        f'<text x="10" y="20">{_heading(result)}</text>',
    ]
    for i, (name, one) in enumerate(rated.items()):
        y = 48 + 28 * i
        parts += [
            f'<text x="10" y="{y + 4}">{name}</text>',
            f'<path d="M{x(one.low)} {y}H{x(one.high)}" stroke="#8a4b20" stroke-width="2"/>',
            f'<circle cx="{x(one.elo)}" cy="{y}" r="5" fill="#8a4b20"/>',
            f'<text x="{x(one.high) + 10}" y="{y + 4}">{one.elo:.0f}</text>',
        ]
    return "\n".join([*parts, "</svg>\n"])
