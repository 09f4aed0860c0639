"""What both cattle games draw alike: breeds, workers, the summary of the players."""

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from trailboss.cli.boards.layout import Eyes, View, Words, cell
from trailboss.kernel.action import Action

BREED_STYLES = {
    "criollo": "grey62",
    "santa-gertrudis": "green",
    "pineywoods": "bright_black",
    "galloway": "bold",
    "black-angus": "yellow",
    "longhorn": "red",
    "corriente": "bright_blue",
    "shorthorn": "dark_orange3",
    "hereford": "magenta",
    "simmental": "orange1",
}
WORKER_STYLES = {
    "cowboy": "yellow",
    "builder": "bright_red",
    "engineer": "bright_blue",
    "all-rounder": "green",
}
NAME = 18
"""The most columns that a name gets."""


def counted(ids: Iterable[str]) -> Mapping[str, int]:
    """How many of each, in the order of their first appearance."""
    found: dict[str, int] = {}
    for id in ids:
        found[id] = found.get(id, 0) + 1
    return found


def offered_by(action: Action, words: Words) -> str:
    """The local actions of a building to be built; its last print is what it costs and is worth."""
    if action.kind != "build":
        return ""
    *local, _ = words.about("building", str(action.args[0]))
    return " · ".join(local)


def everybody(
    view: View, eyes: Eyes, head: Sequence[str], rows: Sequence[Sequence[Text]]
) -> list[Text]:
    """A line for each player under the names of the columns; a sign for whoever's turn it is."""
    titles = [Text(title, "dim") for title in head]
    widths = [max(one.cell_len for one in column) for column in zip(titles, *rows, strict=True)]
    names = [eyes.seat(seat) for seat in range(view["seats"])]
    if view["seat"] is not None:
        names[view["seat"]].append(f" {eyes.words.ui('player-you')}")
    widths.insert(0, min(NAME, max(name.cell_len for name in names)))
    gap = "  " if sum(widths) + 2 * len(widths) < eyes.width else " "
    lines = [_row([Text(), *titles], widths, gap)]
    for seat, row in enumerate(rows):
        line = _row([names[seat], *row], widths, gap)
        if seat == view["active"] and not view["over"]:
            line.append(" ◄", "bold")
        lines.append(line)
    return lines


def _row(values: Sequence[Text], widths: Sequence[int], gap: str) -> Text:
    """The name to the left, all numbers to the right."""
    cells = [cell(v, w, right=n > 0) for n, (v, w) in enumerate(zip(values, widths, strict=True))]
    return Text(gap).join(cells)
