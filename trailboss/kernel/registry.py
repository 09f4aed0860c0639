"""The games that are installed. They announce themselves by the entry point ``trailboss.games``."""

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from trailboss.kernel.errors import BadGame, UnknownGame
from trailboss.kernel.game import Game, Meta

GROUP = "trailboss.games"


def games() -> dict[str, Meta]:
    """Name and meta of every installed game in the order of the shelf; no game is imported."""
    metas = sorted(map(_meta, _points().values()), key=lambda meta: (meta.shelf, meta.name))
    return {meta.name: meta for meta in metas}


def load(name: str) -> Game[Any, Any]:
    """The game of that name, ready to start."""
    known = _points()
    if name not in known:
        raise UnknownGame(name, sorted(known))
    return _meta(known[name]).load()


def _points() -> dict[str, EntryPoint]:
    return _points_on(tuple(sys.path))


@cache
def _points_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Looking for packages takes long, and a server is asked often: once for each search path."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        if point.name in found:
            raise BadGame(f"two packages offer a game called '{point.name}'")
        found[point.name] = point
    return found


def _meta(point: EntryPoint) -> Meta:
    try:
        meta = point.load()
    except Exception as error:
        raise BadGame(f"the game '{point.name}' cannot be loaded: {error!r}") from error
    if not isinstance(meta, Meta) or meta.name != point.name:
        raise BadGame(f"{point.value} is not the meta of a game called '{point.name}'")
    return meta
