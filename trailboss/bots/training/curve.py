"""The learning curve as a picture: how well each generation foretells, and which stayed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDTH, HEIGHT, EDGE = 520, 220, 40


def curve(game: str, setting: str, notes: Sequence[dict[str, Any]]) -> str:
    """SVG: by generation, by how many points the margin was foretold wrongly (root mean square),
    and the share of victories in the match that decided whether it stays."""
    errors = [float(note["held_out_error"]) for note in notes]
    top = max([*errors, 1.0]) * 1.1
    step = (WIDTH - 2 * EDGE) / max(1, len(notes) - 1)
    points = [
        (EDGE + i * step, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * error / top)
        for i, error in enumerate(errors)
    ]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf0"/>',
        f'<text x="{EDGE}" y="20">{game}, {setting}: points off by generation; '
        "filled: it stayed, with its share of victories</text>",
        f'<line x1="{EDGE}" y1="{HEIGHT - EDGE}" x2="{WIDTH - EDGE}" y2="{HEIGHT - EDGE}" '
        'stroke="#5b4636"/>',
        f'<polyline points="{line}" fill="none" stroke="#a0522d" stroke-width="2"/>',
    ]
    for i, ((x, y), note) in enumerate(zip(points, notes, strict=True)):
        verdict = note.get("verdict", {})
        fill = "#a0522d" if verdict.get("stays") else "#fffaf0"
        share = f" {verdict['share']:.0%}" if "share" in verdict else ""
        parts += [
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="5" fill="{fill}" stroke="#a0522d"/>',
            f'<text x="{x:.0f}" y="{y - 10:.0f}" text-anchor="middle">'
            f"{errors[i]:.1f}{share}</text>",
            f'<text x="{x:.0f}" y="{HEIGHT - EDGE + 16}" text-anchor="middle">{i}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
