"""``trailboss components``: everything that is printed on the components of a box."""

import json

import click

from trailboss.cli.arguments import option_option, read_game_options
from trailboss.kernel.registry import load


@click.command("components")
@click.argument("game")
@option_option
def command(game: str, options: tuple[str, ...]) -> None:
    """Print as JSON what is printed in the box of GAME: prices, points, cards, buildings ...

    It is the same in all games with these options, so that no question to a bot repeats it. Ids are
    those of views and actions.
    """
    box = load(game).box(read_game_options(options))
    click.echo(json.dumps(box.printed.rules(), indent=1, ensure_ascii=False))
