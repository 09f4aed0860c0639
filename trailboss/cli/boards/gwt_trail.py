"""The trail from the start to Kansas City, with the job market next to it."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from trailboss.cli.boards.layout import Eyes, Section, View, beside, styled, symbols
from trailboss.cli.boards.western import WORKER_STYLES
from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.pieces import Building, Node

JOBS = 20
"""Width of the job market, on the right."""

HEAD = 12
"""Width of what stands at the head of a line."""

OUTLAWS = {"outlaw-green": Text("♣", "green"), "outlaw-orange": Text("♦", "dark_orange")}


def _row(name: str, first: int, last: int) -> tuple[str, ...]:
    return tuple(f"{name}-{number}" for number in range(first, last + 1))


_BRANCHES: Sequence[tuple[str, tuple[str, ...]]] = (
    ("neutral-a", _row("a", 1, 3)),
    ("flood", (*_row("flood", 1, 4), *_row("flood-risk", 1, 2))),
    ("neutral-b", _row("b", 1, 3)),
    ("drought", (*_row("drought", 1, 4), "drought-risk-1")),
    ("neutral-c", _row("c", 1, 2)),
    ("neutral-d", ("d-1",)),
    ("outlaws", _row("outlaw", 4, 9)),
    ("", _row("outlaw-risk", 1, 2)),
    ("neutral-e", _row("e", 1, 2)),
    ("rockfall", (*_row("rockfall", 1, 4), *_row("rockfall-risk", 1, 2))),
    ("neutral-f", _row("f", 1, 2)),
    ("neutral-g", _row("g", 1, 2)),
)
"""The lines of the drawing: what stands at their head, and the spaces that follow."""

_OFF_TRAIL = _row("outlaw", 1, 3)


def trail_section(c: Components, view: View, eyes: Eyes) -> Section:
    column = eyes.width - JOBS
    trail = _Trail(c, view, eyes, column).lines()
    return Section("trail", beside(trail, job_lines(c, view, eyes), column))


class _Trail:
    def __init__(self, c: Components, view: View, eyes: Eyes, column: int) -> None:
        self.c = c
        self.column = column
        self.view = view
        self.eyes = eyes
        self.tiles: dict[str, dict[str, Any]] = view["trail"]
        self.fee = c.table[view["seats"]].fee
        self.buildings = {b.id: b for b in c.neutrals} | {
            side.id: side for sides in c.private for side in sides
        }

    def lines(self) -> list[Text]:
        lines = [self._line(head, nodes) for head, nodes in _BRANCHES]
        start = Text.assemble((self.eyes.words.ui("gwt-start"), "bold"), self._herders("start"))
        return [start, *lines]

    def _line(self, head: str, nodes: Sequence[str]) -> Text:
        line = Text()
        if head.startswith("neutral-"):
            line.append_text(self._neutral(head))
        elif head:
            line.append("└ ", "dim")
            line.append(self.eyes.words.ui(f"gwt-{head}"), "dim")
        line.append(" " * max(1, HEAD - line.cell_len))
        line.append_text(Text("  ").join(self._space(node) for node in nodes))
        if head == "neutral-g":
            line.append_text(self._kansas_city())
        if head.startswith("neutral-"):
            self._add_offers(line, head)
        elif not head:
            line.append_text(self._off_trail())
        return line

    def _add_offers(self, line: Text, id: str) -> None:
        """What a neutral building offers, for those who don't know it by heart; what fits."""
        building = self.buildings[self.tiles[id]["building"]]
        names = [self.eyes.words.thing("local", effect.id) for effect in building.local]
        parted = "   "
        for name in dict.fromkeys(names):
            if line.cell_len + len(parted) + cell_len(name) < self.column:
                line.append(parted + name, "dim italic")
                parted = " · "

    def _off_trail(self) -> Text:
        text = styled("   " + self.eyes.words.ui("gwt-off-trail") + " ", "dim")
        return text.append_text(Text("  ").join(self._space(node) for node in _OFF_TRAIL))

    def _neutral(self, id: str) -> Text:
        """A neutral building by its letter; where it was moved, the space's letter before it."""
        letter = self.c.nodes[self.c.node_index[id]].letter
        tile = self.tiles[id]["building"]
        name = letter if tile == letter else f"{letter}:{tile}"
        return Text.assemble((name, "bold reverse"), self._herders(id))

    def _herders(self, id: str) -> Text:
        here = [seat for seat, p in enumerate(self.view["players"]) if p["herder"] == id]
        return Text.assemble(" ", symbols(here)) if here else Text()

    def _kansas_city(self) -> Text:
        name = self.eyes.words.thing("node", "kansas-city")
        return Text.assemble(("  → ", "dim"), (name, "bold"), self._herders("kansas-city"))

    def _space(self, id: str) -> Text:
        """Its short name, what lies on it, what entering costs, who stands there."""
        node = self.c.nodes[self.c.node_index[id]]
        text = styled(_short(node), "dim")
        if node.forest:
            text.append("^", "green")
        text.append(" ")
        text.append_text(self._tile(node))
        if node.kind == "outlaw":
            text.append_text(Text("+t" if node.token else f"+{node.money}", "dim"))
        return text.append_text(self._herders(node.id))

    def _tile(self, node: Node) -> Text:
        tile = self.tiles.get(node.id)
        if tile is None:
            return Text("·", "dim")
        if "owner" in tile:
            return self._building(self.buildings[tile["building"]], tile["owner"])
        return tile_text(self.c, tile["tile"], self.fee)

    def _building(self, building: Building, owner: int) -> Text:
        text = Text.assemble((building.id, "bold"), symbols([owner]))
        fee = self.fee[building.hand]
        if fee and owner != self.view["seat"]:
            text.append(f"${fee}", "red")
        return text


def _short(node: Node) -> str:
    if node.kind in ("hazard", "outlaw"):
        return str(node.order)
    return node.id.partition("-")[2] if "risk" in node.id else node.id


def tile_text(c: Components, id: str, fee: Any) -> Text:
    """A hazard or outlaw: its points or colour, and the fee."""
    tile = c.tiles[c.tile_index[id]]
    text = Text(f"{tile.vp}★") if tile.kind == "hazard" else OUTLAWS[id].copy()
    return text.append(f"${fee[tile.hand]}", "red")


# ---- the job market


def worker(eyes: Eyes, id: str, style: str = "") -> Text:
    """A worker as one letter."""
    return Text(eyes.words.ui(f"gwt-{id}-letter"), style or WORKER_STYLES[id])


def job_lines(c: Components, view: View, eyes: Eyes) -> list[Text]:
    jobs = view["jobs"]
    lines = [Text(eyes.words.ui("gwt-jobs"), "bold")]
    token = jobs["token_row"]
    open_rows = len(c.rows) if token is None else c.row_index[token]
    for index, (row, cells) in enumerate(zip(c.rows, jobs["rows"], strict=True)):
        closed = index >= open_rows
        line = styled(f"{row.number:>2} ", "dim")
        line.append(f"${row.cost}".ljust(4), "dim" if closed else "")
        for column, id in enumerate(cells):
            if id is not None:
                line.append_text(worker(eyes, id, "dim" if closed else ""))
            elif row.number == token and column == jobs["columns"] - 1:
                line.append("◄", "bold")
            else:
                line.append("·", "dim")
            line.append(" ")
        if row.refill:
            line.append("↻", "dim")
        elif row.end:
            line.append("■", "dim")
        lines.append(line)
    return lines
