"""The box: components, notation and road, computed once before any game."""

from functools import cache

from trailboss.games.el_paso.catalogue import Components, base_box
from trailboss.games.el_paso.notation import Notation
from trailboss.games.el_paso.road import Road


class Box:
    """Shared by all states."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.notation = Notation(components)
        self.road = Road(components)


@cache
def base() -> Box:
    return Box(base_box())
