"""The picture of a move's path, docs/images/path-of-a-move.svg: `python -m tools.path_of_a_move`.

The path is the list `PATH`; everything else says how to draw it. A test fails when the picture in
the repository is not what this draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

FILE = Path(__file__).resolve().parents[1] / "docs" / "images" / "path-of-a-move.svg"

LANES = {
    "browser": ("Browser", "web/src"),
    "socket": ("Socket", "server/socket.py"),
    "bus": ("Bus", "tables/bus.py"),
    "gate": ("Gate", "tables/gate.py"),
    "kernel": ("Kernel", "state.parse, apply"),
    "database": ("Database", "tables/store.py"),
}


@dataclass(frozen=True)
class Step:
    """From one lane to another, or within one."""

    start: str
    end: str
    text: str
    more: str = ""
    locked: bool = False
    """Whether the table's lock is held."""
    maybe: bool = False


PATH = (
    Step("browser", "socket", "a click is a text", "ply 12, “ride flood-risk-1”"),
    Step("socket", "gate", "submit(table, player, ply, text)", "who the player is: the session"),
    Step("gate", "database", "row, seats, log", "unless in the cache", locked=True, maybe=True),
    Step("gate", "gate", "still this player’s seat?", "still this question?", locked=True),
    Step("gate", "kernel", "try it on a copy", "an offered action", locked=True),
    Step("kernel", "gate", "events, next question", "or a refusal: its rule", locked=True),
    Step("gate", "database", "one line of the log, one commit", "unique (table, seq)", locked=True),
    Step("gate", "gate", "the copy is the table now", "never before the commit", locked=True),
    Step("gate", "bus", "moved(table)", "bots hear it too"),
    Step("bus", "socket", "every connection", "shows the newest"),
    Step("socket", "browser", "what a seat may see", "events, view, actions"),
)

WIDTH, MARGIN, HEAD, ROW = 1180, 92, 104, 62
LETTER = {"text": 8.4, "more": 6.7}
"""How wide a letter is, roughly."""
INK, SOFT, PAPER, WOOD, RUST, SAND = (
    "#3b2a1d",
    "#7a6653",
    "#fbf5e9",
    "#6b4a2f",
    "#b5502b",
    "#efe0c4",
)
FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"
_SPACE = (WIDTH - 2 * MARGIN) / (len(LANES) - 1)
_X = {name: MARGIN + _SPACE * index for index, name in enumerate(LANES)}
HEIGHT = HEAD + ROW * len(PATH) + 50


def picture() -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="The path of a move">',
        f"<style>text{{{FONT};fill:{INK};text-anchor:middle}}.name{{font-size:17px;"
        "font-weight:600}.file,.more{font-size:12.5px}.text{font-size:14.5px;font-weight:600}"
        f".more{{fill:{SOFT}}}.head,.file{{fill:{PAPER}}}.left{{text-anchor:start}}</style>",
        '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" '
        f'markerHeight="8" orient="auto"><path d="M0 0 10 5 0 10z" fill="{RUST}"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{PAPER}"/>',
        *_lock(),
        *(part for name in LANES for part in _lane(name)),
        *(part for row, step in enumerate(PATH) for part in _step(row, step)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _lane(name: str) -> Iterator[str]:
    x = _X[name]
    title, file = LANES[name]
    yield (
        f'<line x1="{x:g}" x2="{x:g}" y1="84" y2="{HEIGHT - 24}" stroke="{WOOD}" '
        'stroke-opacity=".35" stroke-width="2"/>'
    )
    yield f'<rect x="{x - 78:g}" y="22" width="156" height="58" rx="9" fill="{WOOD}"/>'
    yield f'<text class="name head" x="{x:g}" y="47">{title}</text>'
    yield f'<text class="file" x="{x:g}" y="67">{file}</text>'


def _lock() -> Iterator[str]:
    """The band in which the table's lock is held."""
    rows = [row for row, step in enumerate(PATH) if step.locked]
    top, bottom = _y(rows[0]) - ROW / 2 - 4, _y(rows[-1]) + ROW / 2
    left, right = _X["gate"] - 92, _X["database"] + 82
    yield (
        f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" '
        f'rx="10" fill="{SAND}"/>'
    )
    yield (
        f'<text class="more" transform="translate({left - 9:g} {(top + bottom) / 2:g}) '
        'rotate(-90)">under the table’s lock</text>'
    )


def _step(row: int, step: Step) -> Iterator[str]:
    y, start, end = _y(row), _X[step.start], _X[step.end]
    yield f'<circle cx="{start:g}" cy="{y:g}" r="12" fill="{RUST}"/>'
    yield f'<text class="file" x="{start:g}" y="{y + 4.5:g}">{row + 1}</text>'
    if start == end:
        yield from _label("text", start + 22, y - 3, step.text, step.locked, left=True)
        yield from _label("more", start + 22, y + 14, step.more, step.locked, left=True)
        return
    way = 1 if end > start else -1
    middle = (start + 12 * way + end) / 2
    dashes = ' stroke-dasharray="6 5"' if step.maybe else ""
    yield from _label("text", middle, y - 9, step.text, step.locked)
    yield from _label("more", middle, y + 18, step.more, step.locked)
    yield (
        f'<line x1="{start + 12 * way:g}" x2="{end - 3 * way:g}" y1="{y:g}" y2="{y:g}" '
        f'stroke="{RUST}" stroke-width="2.2" marker-end="url(#tip)"{dashes}/>'
    )


def _label(
    kind: str, x: float, y: float, text: str, locked: bool, left: bool = False
) -> Iterator[str]:
    """A text on a patch of its ground, so that no line runs through it."""
    width = LETTER[kind] * len(text)
    edge = x - 2 if left else x - width / 2
    ground = SAND if locked else PAPER
    yield (
        f'<rect x="{edge:g}" y="{y - 12:g}" width="{width:g}" height="15" fill="{ground}"/>'
        f'<text class="{kind}{" left" if left else ""}" x="{x:g}" y="{y:g}">{escape(text)}</text>'
    )


def _y(row: int) -> float:
    return HEAD + ROW * row + ROW / 2


if __name__ == "__main__":
    FILE.write_text(picture(), "utf-8")
