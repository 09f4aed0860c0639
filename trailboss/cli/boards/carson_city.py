"""Carson City in a terminal: the town with its roads, the action track beside it, the players."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from trailboss.cli.boards.layout import (
    COLOURS,
    Eyes,
    Section,
    View,
    Words,
    beside,
    cell,
    explained,
    labelled,
    symbol,
    symbols,
)
from trailboss.kernel.action import Action

_SIDE = 8
_CELL = 6
_TRACK = 62
_LETTERS = 3
_GROUND = {"river": "~~~~~~", "mountain": "/\\", "house": "⌂"}
_ALWAYS = ("town", "players", "personas", "own")
_WANTED = {"persona": ("personas", "players"), "duel_tile": ("own", "players")}
_DULL = (
    "another-question",
    "not-your-decision",
    "no-answer",
    "already-chosen",
    "has-passed",
    "no-road-now",
    "no-piece-there",
    "no-such-offer",
)
_LEGEND = (
    ("◆ ■ ▲ ● ★", "car-legend-players"),
    ("/\\ ⌂ ~", "car-legend-ground"),
    ("sal$10", "car-legend-building"),
    ("$4", "car-legend-price"),
    ("═ ║", "car-legend-roads"),
    ("○", "car-legend-white"),
)


class TownDrawing:
    printed: Sequence[str] = ("persona", "building", "space")
    quiet: Sequence[str] = ("resolving", "row_slid", "tile_drawn", "placement_began", "paid")

    def sections(self, view: View, eyes: Eyes) -> list[Section]:
        found = [
            Section("town", beside(_town(view, eyes), _track(view, eyes), _TRACK)),
            _personas(view, eyes),
            _players(view, eyes),
        ]
        if view["seat"] is not None:
            found.append(_own(view, eyes))
        return found

    def wanted(self, view: View) -> Sequence[str]:
        decision = view["decision"]
        asked = () if decision is None else _WANTED.get(decision["kind"], ())
        return tuple(dict.fromkeys((*asked, *_ALWAYS)))

    def more(self, action: Action, words: Words) -> str:
        return ""

    def legend(self, words: Words) -> list[Text]:
        return explained(words, "car-legend", _LEGEND)

    def dull(self, reason: str) -> bool:
        return reason in _DULL


# ---- the town


def _town(view: View, eyes: Eyes) -> list[Text]:
    names = (cell(f"   c{column}", _CELL + 1) for column in range(1, _SIDE + 1))
    lines = [Text("   ").append_text(Text("").join(names)), _edges(view, 0)]
    for row in range(1, _SIDE + 1):
        parcels = [view["town"][f"c{column}r{row}"] for column in range(1, _SIDE + 1)]
        lines.append(_row(view, row, f"r{row} ", [_content(p, eyes) for p in parcels]))
        lines.append(_row(view, row, "   ", [_pieces(p) for p in parcels]))
        lines.append(_edges(view, row))
    return lines


def _edges(view: View, y: int) -> Text:
    line = Text("   ")
    for x in range(_SIDE):
        road = f"h{x}{y}" in view["roads"]
        line.append("+")
        line.append(("═" if road else "-") * _CELL, "bold" if road else "dim")
    return line.append("+")


def _row(view: View, row: int, label: str, cells: Iterable[Text]) -> Text:
    line = Text(label, "dim")
    for x, content in enumerate(cells):
        line.append_text(_side(view, x, row - 1)).append_text(cell(content, _CELL))
    return line.append_text(_side(view, _SIDE, row - 1))


def _side(view: View, x: int, y: int) -> Text:
    return Text("║", "bold") if f"v{x}{y}" in view["roads"] else Text("|", "dim")


def _content(parcel: Mapping[str, Any], eyes: Eyes) -> Text:
    """The owner, then what stands there with its income; the price of what nobody owns."""
    content, owner = parcel["content"], parcel.get("owner")
    text = Text() if owner is None else symbol(owner)
    if content in _GROUND:
        text.append(_GROUND[content])
    elif content is not None:
        name = eyes.words.thing("building", content)[:_LETTERS]
        text.append(name).append(f"{parcel['income'] or ''}", "bold")
    if "price" in parcel:
        text.append(f" ${parcel['price']}" if content else f"${parcel['price']}", "dim")
    return text


def _pieces(parcel: Mapping[str, Any]) -> Text:
    text = symbols(parcel.get("cowboys", ()))
    if parcel.get("white"):
        text.append("○")
    return text


# ---- around it


def _track(view: View, eyes: Eyes) -> list[Text]:
    """The spaces in the order of resolving: cowboys, and what lies there."""
    row = {one["space"]: one["building"] for one in view["row"]}
    lines = [Text(eyes.words.ui("car-round", round=max(1, view["round"])), "bold")]
    for number, space in enumerate(view["track"], 1):
        style = {"done": "dim", "now": "bold reverse", "ahead": ""}[space["state"]]
        name = eyes.words.thing("space", space["id"])
        if row.get(space["id"]):
            name += f": {eyes.words.thing('building', row[space['id']])}"
        line = Text(f"{number:2} ").append("✕ " if space["blocked"] else "").append(name, style)
        for seat, count in space["cowboys"].items():
            line.append(f" {count if count > 1 else ''}").append_text(symbol(int(seat)))
        if space["white"]:
            line.append(" ○")
        line.truncate(eyes.width - _TRACK, overflow="ellipsis")
        lines.append(line)
    passed = Text(eyes.words.ui("car-passed")).append(" ").append_text(symbols(view["passed"]))
    return [*lines, passed]


def _personas(view: View, eyes: Eyes) -> Section:
    items = []
    for card in view["personas"]:
        name = eyes.words.thing("persona", card["id"])
        item = Text(f"{card['number']} {name} ≤${card['limit']}", card["side"])
        if card["seat"] is not None:
            item.append(" ").append_text(symbol(card["seat"]))
        items.append(item)
    return Section("personas", labelled(eyes.words.ui("car-personas"), items, eyes.width))


_COLUMNS = ("cash", "points", "cowboys", "roads", "firepower", "parcels", "income")
_WIDTH = 11


def _players(view: View, eyes: Eyes) -> Section:
    head = Text(" " * 22, "dim")
    for column in _COLUMNS:
        head.append_text(cell(eyes.words.ui(f"car-{column}"), _WIDTH, right=True))
    lines = [head]
    for seat, player in enumerate(view["players"]):
        line = cell(eyes.seat(seat), 22)
        for column in _COLUMNS:
            text = Text(str(player[column]), COLOURS[seat] if column == "points" else "")
            if column == "cash" and player["over_limit"]:
                text = Text(f"{player['cash']}!", "bold red")
            line.append_text(cell(text, _WIDTH, right=True))
        lines.append(line)
    return Section("players", lines)


def _own(view: View, eyes: Eyes) -> Section:
    """What the viewer keeps: buildings and duel tiles."""
    player = view["players"][view["seat"]]
    items = [f"{eyes.words.thing('building', id)} ×{count}" for id, count in player["kept"].items()]
    items += [f"[{tile}]" for tile in player.get("tiles", ())]
    return Section("own", labelled(eyes.words.ui("car-kept"), items or ["-"], eyes.width))


DRAWING = TownDrawing()
