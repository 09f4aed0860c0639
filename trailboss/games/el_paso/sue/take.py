"""Tiles that Sue takes (ELP-SUE-19)."""

from collections.abc import Iterator

from trailboss.games.el_paso.state import NOWHERE, PasoState
from trailboss.games.el_paso.steps.tiles import take_tile
from trailboss.games.el_paso.sue.rancher import explain


def take_best_tile(s: PasoState, seat: int, wanted: str) -> None:
    """The face-up tile with most points, the leftmost among equals."""
    vp = s.c.tile_vp
    offered = [
        (-vp[tile], kind, place)
        for kind in s.c.tile_kinds[wanted]
        for place, tile in enumerate(s.display[kind])
        if tile != NOWHERE
    ]
    if not offered:
        s.emit("sue_nothing", seat, wanted)
        return
    best, kind, place = min(offered)
    for because in _about_tile([other for points, other, _ in offered if points == best]):
        explain(s, seat, because)
    take_tile(s, seat, kind, place)


def _about_tile(kinds: list[int]) -> Iterator[str]:
    """Why this one of the tiles with most points, given the kinds of them all."""
    if len(kinds) == 1:
        yield "best-tile"
    if kinds[0] != kinds[-1]:
        yield "objective-first"
    if kinds.count(kinds[0]) > 1:
        yield "leftmost-tile"
