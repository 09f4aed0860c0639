"""El Paso's circle of stops and plots, with the building market next to it, and the train."""

from rich.cells import cell_len
from rich.text import Text

from trailboss.cli.boards.layout import (
    SYMBOLS,
    Eyes,
    Section,
    View,
    beside,
    labelled,
    styled,
    symbols,
)
from trailboss.cli.boards.western import WORKER_STYLES
from trailboss.games.el_paso.components import Components
from trailboss.games.el_paso.pieces import BUILDER, ENGINEER, Building, Effect, Node

MARKET = 22
"""Width of the building market, on the right."""

HEAD = 16
"""Width of a stop at the head of a line."""


def trail_section(c: Components, view: View, eyes: Eyes) -> Section:
    column = eyes.width - MARKET
    stops = [node for node in c.nodes if node.kind != "plot"]
    trail = [_line(c, view, eyes, stop, column) for stop in stops]
    return Section("trail", beside(trail, _buildings(c, view, eyes), column))


def _line(c: Components, view: View, eyes: Eyes, stop: Node, column: int) -> Text:
    """A stop that is always there, the plots behind it, and what it offers, as far as it fits."""
    line = Text.assemble((_name(view, eyes, stop), "bold reverse"), _ranchers(view, stop))
    line.append(" " * max(1, HEAD - line.cell_len))
    plots = [c.nodes[i] for i in stop.next if c.nodes[i].kind == "plot"]
    line.append_text(Text("  ").join(_plot(c, view, eyes, plot) for plot in plots))
    if stop.id in view["trail"]:
        building = building_of(c, view["trail"][stop.id]["building"])
        names = [eyes.words.thing("local", e.id) for e in building.local if not e.after]
    else:
        names = [_waiting(c, view, eyes)]
    parted = "   "
    for name in names:
        if line.cell_len + len(parted) + cell_len(name) < column:
            line.append(parted + name, "dim italic")
            parted = " · "
    return line


def _name(view: View, eyes: Eyes, stop: Node) -> str:
    """By its letter; where another building lies, the space's letter before it."""
    if not stop.letter:
        return eyes.words.thing("node", stop.id)
    tile = view["trail"][stop.id]["building"]
    return stop.letter if tile == stop.letter else f"{stop.letter}:{tile}"


def _waiting(c: Components, view: View, eyes: Eyes) -> str:
    """How many Simmentals are left, or who took their place: the game ends with them."""
    id = c.card_ids[c.simmental]
    ending = view["ending"]
    left = f"×{view['market'][id]}" if ending is None else SYMBOLS[ending]
    return f"{eyes.words.thing('card', id)} {left}"


def _ranchers(view: View, node: Node) -> Text:
    here = [seat for seat, player in enumerate(view["players"]) if player["rancher"] == node.id]
    return Text.assemble(" ", symbols(here)) if here else Text()


def _plot(c: Components, view: View, eyes: Eyes, plot: Node) -> Text:
    """The branch it is on, then its building with the owner, or what building there costs."""
    text = Text()
    if plot.route != "main":
        branch = eyes.words.ui(f"elp-{plot.route}")
        text.append(f"{branch} ", "dim")
    tile = view["trail"].get(plot.id)
    if tile is None:
        return text.append(f"·${plot.cost}", "dim")
    text.append(tile["building"], "bold").append_text(symbols([tile["owner"]]))
    return text.append_text(_ranchers(view, plot))


def building_of(c: Components, id: str) -> Building:
    sides = [side for both in c.regulars for side in both]
    return next(one for one in (*c.neutrals, *sides) if one.id == id)


# ---- what can be built, and the train


def worker(eyes: Eyes, id: str, style: str | None = None) -> Text:
    """A worker as one letter."""
    return Text(
        eyes.words.ui(f"elp-{id}-letter"), WORKER_STYLES.get(id, "") if style is None else style
    )


def price(c: Components, eyes: Eyes, type: int, number: int) -> Text:
    """So many workers and the dollars that go with them."""
    letter = worker(eyes, c.worker_types[type])
    return Text.assemble(str(number), letter, f" ${number * c.worker_price}")


def _buildings(c: Components, view: View, eyes: Eyes) -> list[Text]:
    lines = [Text(eyes.words.ui("elp-buildings"), "bold")]
    for id, left in view["buildings"].items():
        building = building_of(c, id)
        line = styled(f"{id} ", "bold" if left else "dim")
        line.append_text(price(c, eyes, BUILDER, building.builders))
        line.append(f" {building.vp}★").append(f" ×{left}", "" if left else "red")
        lines.append(line)
    return lines


def train_section(c: Components, view: View, eyes: Eyes) -> Section:
    items = []
    for id, side in view["train"].items():
        card = c.train[c.train_index[id]][("basic", "marked").index(side)]
        text = Text.assemble((id, "bold"), " ", price(c, eyes, ENGINEER, card.engineers), ": ")
        items.append(text.append_text(_slots(eyes, card.local)))
    return Section("train", labelled(eyes.words.ui("elp-train"), items, eyes.width, 3))


def _slots(eyes: Eyes, local: tuple[Effect, ...]) -> Text:
    """Actions that exclude each other are parted by a stroke, others by a dot."""
    text = Text()
    before: Effect | None = None
    for effect in local:
        if before is not None:
            text.append(" / " if before.slot == effect.slot else " · ")
        text.append(eyes.words.thing("local", effect.id))
        before = effect
    return text
