"""The games that are installed. They announce themselves by the entry point ``trailboss.games``."""

from importlib.metadata import entry_points

from trailboss.kernel.errors import UnknownGame
from trailboss.kernel.game import Game, Meta

GROUP = "trailboss.games"


def games() -> dict[str, Meta]:
    """Name and meta of every installed game, sorted by name; no game is imported."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def load(name: str) -> Game:
    """The game of that name, ready to start."""
    known = games()
    if name not in known:
        raise UnknownGame(name, list(known))
    meta: Meta = known[name]
    return meta.load()
