"""``trailboss version``: what runs here."""

import json
import platform

import click

from trailboss import __version__, games, load
from trailboss.build import kind
from trailboss.cli.arguments import json_option


@click.command("version")
@json_option
def command(as_json: bool) -> None:
    """Tell version, build (compiled or pure), Python, and the games with their boxes."""
    boxes = {name: load(name).box() for name in sorted(games())}
    told = {
        "version": __version__,
        "build": kind(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "games": {
            name: {"box": box.fingerprint, "epoch": box.epoch} for name, box in boxes.items()
        },
    }
    if as_json:
        click.echo(json.dumps(told, indent=2))
        return
    click.echo(f"trailboss {__version__} ({told['build']}, {told['python']})")
    for name, box in boxes.items():
        click.echo(f"{name}: box {box.fingerprint}, epoch {box.epoch}")
