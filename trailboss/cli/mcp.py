"""``trailboss mcp``: the games as tools for assistants and language models."""

import click

from trailboss.cli.arguments import language, language_option
from trailboss.cli.extras import MissingPackages


@click.command("mcp")
@language_option
def command(lang: str | None) -> None:
    """Serve the games by the Model Context Protocol, on standard input and output.

    For assistants: list games, deal or load one, see a position, play, ask why not, read a rule,
    analyse. Needs pip install 'trailboss[mcp]'.
    """
    try:
        from trailboss.mcp.server import server
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in ("mcp", "pydantic"):
            raise
        raise MissingPackages(
            f"this needs the package '{error.name}': pip install 'trailboss[mcp]'"
        ) from error
    server(language(lang)).run("stdio")
