"""The northern board of Rails to the North: towns with their branches, and who reaches what."""

from rich.text import Text

from trailboss.cli.boards.layout import Eyes, Section, View, labelled, symbol
from trailboss.games.great_western_trail.rails_to_the_north.components import (
    NorthComponents,
    Town,
)

REACHED = "›"
"""Before a town where the viewer may open a branch."""
EMPTY_SLOT = "·"


def north_section(c: NorthComponents, view: View, eyes: Eyes) -> Section:
    towns = [_town(view, eyes, town) for town in c.towns]
    lines = labelled(eyes.words.ui("gwt-north"), towns, eyes.width)
    lines += labelled(eyes.words.ui("gwt-bells"), _bells(view), eyes.width)
    masters = [eyes.words.thing("master", id) for id in view["north"]["masters"]]
    lines += labelled(eyes.words.thing("city", "new-york"), masters, eyes.width)
    return Section("north", lines)


def _town(view: View, eyes: Eyes, town: Town) -> Text:
    seat = view["seat"]
    reached = seat is not None and town.id in view["players"][seat]["reach"]
    text = Text.assemble(
        (REACHED, "bold green") if reached else "",
        (eyes.words.thing("town", town.id), "bold" if reached else ""),
        " ",
    )
    for owner in view["north"]["towns"][town.id]:
        text.append_text(Text(EMPTY_SLOT, "dim") if owner is None else symbol(owner))
    tile = view["north"]["tiles"].get(town.id)
    if tile is not None:
        text.append(f" {eyes.words.thing('medium', tile)}", "dim")
    return text


def _bells(view: View) -> list[Text]:
    """Sam's branchlets lie in one heap."""
    heaps = [player.get("bells") or [view["sam"]["branchlets"]] for player in view["players"]]
    return [
        Text.assemble(symbol(seat), " ", "/".join(map(str, heap)))
        for seat, heap in enumerate(heaps)
    ]
