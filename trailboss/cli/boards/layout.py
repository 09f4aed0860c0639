"""How a position is laid out in a terminal: sections made of ready lines."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rich.cells import cell_len
from rich.text import Text

from trailboss.kernel.action import Action

WIDTH = 100
LABEL = 11
"""Width of the column with the labels, on the left of every section."""

SYMBOLS = "◆■▲●★"
COLOURS = ("bold cyan", "bold red", "bold yellow", "bold magenta", "bold green")
"""A seat has a shape and a colour: whoever can't tell the colours tells the shapes."""

View = Mapping[str, Any]


class Words(Protocol):
    """What a drawing needs of the texts."""

    def thing(self, kind: str, id: str) -> str: ...

    def about(self, kind: str, id: str) -> list[str]: ...

    def ui(self, id: str, /, **arguments: Any) -> str: ...


class Section(NamedTuple):
    """A part of the position that is shown whole or not at all."""

    name: str
    lines: list[Text]


@dataclass(frozen=True)
class Eyes:
    """Who looks, and in which language."""

    words: Words
    names: Sequence[str]
    width: int = WIDTH

    def seat(self, seat: int) -> Text:
        """The shape of a seat with its name."""
        return Text.assemble(symbol(seat), " ", (self.names[seat], COLOURS[seat]))


class Drawing(Protocol):
    """A game's way to show a view. It never gets to see the state."""

    printed: Sequence[str]
    """The kinds of things whose print a player looks up, in the order of a reference."""

    quiet: Sequence[str]
    """The kinds of events that a short recap can do without: others tell the same."""

    def sections(self, view: View, eyes: Eyes) -> list[Section]:
        """All parts of the position, in reading order."""

    def wanted(self, view: View) -> Sequence[str]:
        """The names of the sections that matter most for the open decision, best first."""

    def more(self, action: Action, words: Words) -> str:
        """What else to say about an answer; empty when its text says it all."""

    def legend(self, words: Words) -> list[Text]:
        """What the signs of the drawing mean."""

    def dull(self, reason: str) -> bool:
        """Whether a refusal with this reason tells nothing to somebody who asks "why not?"."""


def styled(text: str, style: str) -> Text:
    """A text to append to: unlike `Text(text, style)`, the style ends where the text does."""
    return Text().append(text, style)


def symbol(seat: int) -> Text:
    return Text(SYMBOLS[seat], COLOURS[seat])


def symbols(seats: Iterable[int]) -> Text:
    return Text("").join(symbol(seat) for seat in seats)


def labelled(label: str, items: Iterable[Text | str], width: int, gap: int = 2) -> list[Text]:
    """A label and items behind it, as many to a line as fit; further lines are indented."""
    lines: list[Text] = []
    line = _label(label)
    empty = True
    for item in items:
        piece = item if isinstance(item, Text) else Text(item)
        needed = cell_len(piece.plain) + (0 if empty else gap)
        if not empty and line.cell_len + needed > width:
            lines.append(line)
            line = _label("")
            empty = True
        if not empty:
            line.append(" " * gap)
        line.append_text(piece)
        empty = False
    lines.append(line)
    return lines


def _label(label: str) -> Text:
    text = styled(label, "dim")
    text.truncate(LABEL - 1, overflow="ellipsis")
    text.append(" " * (LABEL - text.cell_len))
    return text


def beside(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    """Two blocks next to each other, the right one from ``column`` on."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.truncate(column - 1, overflow="ellipsis")
            line.append(" " * (column - line.cell_len))
            line.append_text(right[number])
        lines.append(line)
    return lines


def cell(text: Text | str, width: int, right: bool = False) -> Text:
    """The text cut or filled to exactly ``width`` columns."""
    piece = text.copy() if isinstance(text, Text) else Text(text)
    piece.truncate(width, overflow="ellipsis")
    missing = " " * (width - piece.cell_len)
    return Text.assemble(missing, piece) if right else Text.assemble(piece, missing)


def explained(words: Words, title: str, signs: Iterable[tuple[str, str]]) -> list[Text]:
    """The signs of a drawing, each with what it means, under the id of a text."""
    lines = [Text(), Text(words.ui(title), "bold")]
    for shown, id in signs:
        lines.append(Text.assemble("  ", cell(Text(shown, "bold"), 12), words.ui(id)))
    return lines
