"""``trailboss house``: the values that owners of a box can correct, and files of corrections."""

import json
from pathlib import Path

import click

from trailboss.cli.arguments import game_argument, json_option, read_house_set
from trailboss.kernel.doubt import SURE
from trailboss.kernel.house import FORMAT, HOUSE_SET, corrections, entries
from trailboss.kernel.house_box import settings_with, try_out
from trailboss.kernel.registry import load


@click.command("house")
@game_argument
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--all", "everything", is_flag=True, help="List also what we are sure of.")
@json_option
def command(game: str, file: Path | None, everything: bool, as_json: bool) -> None:
    """List the printed values of GAME that an owner of the box can correct, or check a FILE.

    FILE holds corrections as the browser exports them. It is checked by playing games at random;
    `--option house_set=FILE` plays with it. With --json the list is such a file, to be edited:
    leave in it what you correct.
    """
    from trailboss.text.house import printed_values

    rules = load(game)
    if file is None:
        values = {
            path: value
            for entry in entries(rules.parts)
            if everything or entry.confidence != SURE
            for path, value in printed_values(entry)
        }
        if as_json:
            data = {"format": FORMAT, "game": game, "corrections": values}
            click.echo(json.dumps(data, indent=1, ensure_ascii=False))
        else:
            for path, value in values.items():
                click.echo(f"{path} = {json.dumps(value, ensure_ascii=False)}")
        return
    text = read_house_set(file, game)
    options = settings_with(rules, corrections({HOUSE_SET.name: text}))
    try_out(rules, options)
    box = rules.box(options).fingerprint
    told = {"house_set": text, "box": box}
    plain = f"{len(corrections(options))} corrections, box {box}: games with it can be played."
    click.echo(json.dumps(told) if as_json else plain)
