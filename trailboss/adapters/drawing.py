"""A position as text or as an SVG image: what the terminal draws, through one seat's eyes."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text

from trailboss.cli.boards import drawing
from trailboss.cli.boards.layout import Eyes
from trailboss.cli.speech import Speech
from trailboss.kernel.state import State

WIDTH = 110


def lines(state: State, seat: int | None) -> list[Text]:
    game = state.game
    speech = Speech(game, "en", state.options)
    names = [f"seat {number}" for number in range(state.seats)]
    eyes = Eyes(speech, names, WIDTH)
    view = state.view(seat)
    drawn = [line for part in drawing(game.meta.name).sections(view, eyes) for line in part.lines]
    decision = state.decision
    if decision is not None:
        asked = f"seat {decision.asked}: {speech.decision(decision, names)}"
        drawn.append(Text(asked, "bold"))
    return drawn


def as_text(state: State, seat: int | None) -> str:
    return "\n".join(line.plain.rstrip() for line in lines(state, seat))


def as_svg(state: State, seat: int | None) -> str:
    console = Console(width=WIDTH, record=True, file=StringIO())
    for line in lines(state, seat):
        console.print(line)
    return console.export_svg(title=state.game.meta.title)
