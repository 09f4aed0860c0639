"""An analysis as one page that needs nothing else: tables, and curves drawn as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from trailboss.analysis.telling import Table, Telling
from trailboss.bots.outlook import Sample

WIDTH, HEIGHT = 640, 220
LEFT, BOTTOM = 44, 24
"""Room for the numbers beside a plot."""
COLOURS = ("#b3442f", "#2f6690", "#5b7f3a", "#b8862b", "#6d4b8d")
DASHES = ("none", "9 4", "3 3", "10 3 3 3", "1 4")
"""Seats differ by colour and by pattern."""
STYLE = """
:root { color-scheme: light dark; --ink: #2b211a; --soft: #6d5d50; --paper: #faf5ec;
  --line: #d8cbb8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1e8da; --soft: #b9aa98; --paper: #211b16; --line: #4a3f35; }
}
body { font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; } .soft { color: var(--soft); } li { margin-bottom: 1rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 12px; }
svg .grid { stroke: var(--line); } dt { color: var(--soft); } dd { margin: 0 0 .3rem; }
"""


def page(telling: Telling) -> str:
    found = telling.found
    parts = [
        "<!doctype html>",
        f'<html lang="{telling.speech.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(telling.title())}</title><style>{STYLE}</style></head><body>",
        f'<h1>{escape(telling.title())}</h1><p class="soft">{escape(telling.about())}</p>',
        _plot(telling, telling.chances().title, [one.chances for one in found.curve], True),
        _plot(telling, telling.points().title, [one.points for one in found.curve], False),
        _legend(telling),
        _faults(telling),
        _table(telling.shares()),
        _table(telling.differences()),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _plot(telling: Telling, title: str, values: Sequence[Sequence[Sample]], shares: bool) -> str:
    found = telling.found
    plies = [one.ply for one in found.curve]
    low, high = (0.0, 1.0) if shares else _range(values)
    parts = [f'<h2>{escape(title)}</h2><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img"']
    parts.append(f' aria-label="{escape(title)}">')
    for step in range(5):
        value = low + (high - low) * step / 4
        y = _y(value, low, high)
        told = f"{value:.0%}" if shares else f"{value:.0f}"
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{told}</text>')
    for seat in range(found.seats):
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        one = [row[seat] for row in values]
        parts.append(
            f'<polygon fill="{colour}" opacity=".15" points="{_band(plies, one, low, high)}"/>'
        )
        line = " ".join(
            f"{_x(ply, plies)},{_y(sample.mean, low, high)}"
            for ply, sample in zip(plies, one, strict=True)
        )
        parts.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}" points="{line}"/>'
        )
    return "".join([*parts, "</svg>"])


def _range(values: Sequence[Sequence[Sample]]) -> tuple[float, float]:
    edges = [
        sample.mean + side * sample.spread for row in values for sample in row for side in (-1, 1)
    ]
    low, high = min(0.0, *edges), max(*edges)
    return low, max(high, low + 1)


def _x(ply: int, plies: Sequence[int]) -> float:
    return round(LEFT + (WIDTH - LEFT - 4) * ply / max(1, plies[-1]), 1)


def _y(value: float, low: float, high: float) -> float:
    inside = min(high, max(low, value))
    return round(6 + (HEIGHT - BOTTOM - 6) * (1 - (inside - low) / (high - low)), 1)


def _band(plies: Sequence[int], one: Sequence[Sample], low: float, high: float) -> str:
    """The 95 % intervals, there and back."""
    there = [(ply, s.mean + s.spread) for ply, s in zip(plies, one, strict=True)]
    back = [(ply, s.mean - s.spread) for ply, s in zip(plies, one, strict=True)]
    return " ".join(f"{_x(ply, plies)},{_y(value, low, high)}" for ply, value in there + back[::-1])


def _legend(telling: Telling) -> str:
    parts = []
    for seat, name in enumerate(telling.names):
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        parts.append(
            f'<span style="margin-right:1.5rem"><svg viewBox="0 0 40 8" style="width:40px">'
            f'<line x1="0" x2="40" y1="4" y2="4" stroke="{colour}" stroke-width="3" '
            f'stroke-dasharray="{dash}"/></svg> {escape(name)}</span>'
        )
    return f"<p>{''.join(parts)}</p>"


def _faults(telling: Telling) -> str:
    title, none = telling.about_faults()
    parts = [f"<h2>{escape(title)}</h2><p>{escape(none)}</p><ol>"]
    for one in telling.faults():
        lines = "".join(
            f"<dt>{escape(called)}</dt><dd>{escape(text)}</dd>" for called, text in one.lines
        )
        colour = COLOURS[one.seat % len(COLOURS)]
        head = f'<strong style="color:{colour}">{escape(one.title)}</strong>'
        parts.append(f"<li>{head}<dl>{lines}</dl></li>")
    return "".join([*parts, "</ol>"])


def _table(table: Table) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in table.head)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in table.rows
    )
    note = f'<p class="soft">{escape(table.note)}</p>' if table.note else ""
    return (
        f'<h2>{escape(table.title)}</h2>{note}<div class="wide"><table><thead><tr>{head}</tr>'
        f"</thead><tbody>{rows}</tbody></table></div>"
    )
