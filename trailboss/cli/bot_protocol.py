"""``trailboss bot-protocol``: how a bot in any language is asked, and whether it answers well."""

import json

import click

from trailboss.cli.arguments import option_option, read_game_options
from trailboss.cli.shapes import view_schema
from trailboss.kernel.registry import load


@click.command("bot-protocol")
@click.argument("command_line", metavar="[COMMAND]", required=False)
@click.option("--game", default="el_paso", show_default=True, help="What is played with it.")
@click.option("--view", is_flag=True, help="Print what the views of that game hold instead.")
@click.option("--games", default=4, show_default=True, type=click.IntRange(min=1))
@click.option("--seed", default=1, show_default=True, type=int)
@option_option
def command(
    command_line: str | None,
    game: str,
    view: bool,
    games: int,
    seed: int,
    options: tuple[str, ...],
) -> None:
    """Print the messages as JSON Schema; with COMMAND, play with that bot against random.

    COMMAND starts the bot, as "node my_bot.mjs". Everywhere else it is named run:COMMAND. The exit
    code is 1 when it failed to answer.
    """
    from trailboss.bots import protocol, simulate
    from trailboss.bots.process_bot import PREFIX

    if view and command_line is not None:
        raise click.UsageError("--view plays nothing: leave COMMAND out")
    if command_line is None:
        shown = view_schema(load(game).view_type) if view else protocol.schema()
        click.echo(json.dumps(shown, indent=2))
        return
    name = PREFIX + command_line
    result = simulate(
        game, [name, "random"], seed, read_game_options(options), games=games, seats=2
    )
    bot, rival = result.by_bot[name], result.by_bot["random"]
    click.echo(f"{bot.games} games of {game}: {bot.wins} won, mean {bot.mean:.1f}")
    click.echo(f"random: {rival.wins} won, mean {rival.mean:.1f}")
    click.echo(f"failed answers: {bot.failures}")
    if bot.failures:
        raise SystemExit(1)
