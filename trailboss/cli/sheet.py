"""The scoring sheet, as on the pad: a line for each category, a column for each player."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from trailboss.cli.boards.layout import Eyes
from trailboss.cli.speech import Speech

Sheets = Sequence[Mapping[str, Any]]


def scoring_sheet(sheets: Sheets, speech: Speech, eyes: Eyes) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(Text(speech.ui("sheet-title")))
    for sheet in sheets:
        table.add_column(eyes.seat(sheet["seat"]), justify="right")
    for category in sheets[0]["categories"]:
        points = (str(sheet["categories"][category]) for sheet in sheets)
        table.add_row(speech.category(category), *points)
    table.add_section()
    totals = (str(sheet["total"]) for sheet in sheets)
    table.add_row(speech.ui("sheet-total"), *totals, style="bold")
    table.add_row(speech.ui("sheet-rank"), *(str(sheet["rank"]) for sheet in sheets), style="dim")
    return table


def verdict(sheets: Sheets, speech: Speech, names: Sequence[str], viewer: int | None) -> str:
    """Who won, in one sentence."""
    winners = [sheet["seat"] for sheet in sheets if sheet["rank"] == 1]
    total = max(sheet["total"] for sheet in sheets)
    if len(winners) > 1:
        shared = ", ".join(names[seat] for seat in winners)
        return speech.ui("verdict-shared", players=shared, n=total)
    if winners[0] == viewer:
        return speech.ui("verdict-you", n=total)
    return speech.ui("verdict-one", player=names[winners[0]], n=total)
