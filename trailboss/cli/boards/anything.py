"""Any game at all: its view as labelled lines. Readable rather than pretty."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from trailboss.cli.boards.layout import Eyes, Section, View, Words, labelled
from trailboss.kernel.action import Action

_KNOWN = ("game", "seats", "options", "ply", "seat", "over", "decision")
"""Parts of every view that the screen shows elsewhere."""


class AnyDrawing:
    printed: Sequence[str] = ()
    quiet: Sequence[str] = ()

    def sections(self, view: View, eyes: Eyes) -> list[Section]:
        found = []
        for name, value in view.items():
            if name in _KNOWN:
                continue
            if name == "players" and isinstance(value, Sequence):
                for seat, player in enumerate(value):
                    lines = [eyes.seat(seat), *_lines(player, eyes.width)]
                    found.append(Section(f"player-{seat}", lines))
            else:
                found.append(Section(name, _lines({name: value}, eyes.width)))
        return found

    def wanted(self, view: View) -> Sequence[str]:
        return ()

    def more(self, action: Action, words: Words) -> str:
        return ""

    def legend(self, words: Words) -> list[Text]:
        return []

    def dull(self, reason: str) -> bool:
        return False


def _lines(part: Mapping[str, Any], width: int) -> list[Text]:
    return [
        line
        for name, value in part.items()
        for line in labelled(name.replace("_", " "), _items(value), width)
    ]


def _items(value: Any) -> list[str]:
    if isinstance(value, Mapping):
        return [f"{name} {_short(part)}" for name, part in value.items()] or ["-"]
    if isinstance(value, list | tuple):
        return [_short(part) for part in value] or ["-"]
    return [_short(value)]


def _short(value: Any) -> str:
    """One value on one line, whatever it is made of."""
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_short(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list | tuple):
        return ", ".join(map(_short, value)) or "-"
    return str(value)


DRAWING = AnyDrawing()
