"""``trailboss games``: what can be played."""

import json
from typing import TYPE_CHECKING

import click

from trailboss.cli.arguments import json_option, plain_console
from trailboss.kernel.game import Meta
from trailboss.kernel.option import OptionValue
from trailboss.kernel.registry import games

if TYPE_CHECKING:
    from rich.console import Console


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """List the installed games with their seats and options."""
    found = games()
    if as_json:
        click.echo(json.dumps([_as_json(meta) for meta in found.values()], indent=2))
        return
    console = plain_console()
    for meta in found.values():
        _print(console, meta)


def _as_json(meta: Meta) -> dict[str, object]:
    return {
        "name": meta.name,
        "title": meta.title,
        "seats": list(meta.seats),
        "stage": meta.stage,
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "values": list(option.values),
                "needs": option.needs,
                "only": [limit._asdict() for limit in option.only],
            }
            for option in meta.options
        ],
        "rivals": [
            {
                "name": rival.name,
                "option": rival.option,
                "value": rival.value,
                "difficulty": rival.difficulty,
                "seats": rival.seats,
            }
            for rival in meta.rivals
        ],
    }


def _print(console: "Console", meta: Meta) -> None:
    from rich.table import Table
    from rich.text import Text

    seats = ", ".join(map(str, meta.seats))
    console.print(Text(meta.title, "bold"), Text(f"({meta.stage})", "dim"))
    console.print(f"  trailboss play {meta.name}     {seats} seats")
    options = Table(box=None, padding=(0, 2), show_header=False, pad_edge=False)
    for option in meta.options:
        values = Text(" | ").join(
            Text(_text(value), "bold" if value == option.default else "dim")
            for value in option.values
        )
        options.add_row("  --option", option.name, values)
    console.print(options)


def _text(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
