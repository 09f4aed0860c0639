"""The routes between the forks of the trail, by which answers name a way (GWT-DEC-04)."""

from trailboss.games.great_western_trail.components import Components

Named = tuple[int, tuple[str, ...]]
"""A destination, and the routes that tell a way there from the cheapest one."""


class Routes:
    """The branches behind the forks, by which answers name a way: ``by flood+drought``.

    A way that enters no location between two forks has no route there. Where such a way exists, it
    is the cheapest and the shortest, so that every other one can be told from it.
    """

    def __init__(self, c: Components) -> None:
        self._c = c
        self._always = {c.kansas_city, *c.neutral_nodes}
        self.of = self._name_branches()
        """By node the route it lies on; none for what every way passes."""

    @property
    def all(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(self.of[node] for node in sorted(self.of)))

    def telling(self, way: tuple[int, ...], plain: tuple[int, ...]) -> tuple[str, ...]:
        """The routes that tell a way from the plain one, both by their stops."""
        without = self._taken(plain)
        return tuple([route for route in self._taken(way) if route not in without])

    def _taken(self, stops: tuple[int, ...]) -> list[str]:
        """A neutral building beside the main way counts if nothing behind it tells more."""
        found: list[str] = []
        behind = ""
        for place in range(len(stops) - 1, -1, -1):
            stop = stops[place]
            route = self.of.get(stop, "")
            if route and route not in found and not (behind and stop in self._always):
                found.append(route)
            behind = route
        found.reverse()
        return found

    def telling_ways(self, most: int) -> list[Named]:
        """Every destination with every choice of routes that so many steps could ever need."""
        found: set[Named] = set()
        for node, printed in enumerate(self._c.nodes):
            if len(printed.next) > 1:
                self._collect(node, most, (), found)
        return sorted(found)

    def _collect(self, node: int, left: int, routes: tuple[str, ...], found: set[Named]) -> None:
        """A route that is named has a location, which costs a step, as neutral buildings do."""
        for after in self._c.nodes[node].next:
            route = self.of.get(after)
            step = int(after in self._always)
            if left and routes and route not in routes:
                found.add((after, routes))
            if left >= step:
                self._collect(after, left - step, routes, found)
            beside = self.of.get(node)  # a route of its own behind a neutral building names both
            if left and route and route != beside and beside not in routes:
                self._collect(after, left - 1, (*routes, route), found)

    def _name_branches(self) -> dict[int, str]:
        names: dict[int, str] = {}
        for fork in self._c.nodes:
            if len(fork.next) < 2:
                continue
            stems = [self._c.nodes[node].id.rpartition("-")[0] for node in fork.next]
            for node, stem in zip(fork.next, stems, strict=True):
                if node in self._always:
                    names[node] = self._c.nodes[node].id
                while node not in self._always:
                    single = stems.count(stem) == 1
                    names[node] = stem if single else self._c.nodes[node].id
                    (node,) = self._c.nodes[node].next
        return names


def longest_ride(c: Components) -> int:
    """The steps of the furthest ride that pays fees."""
    limits = [size.steps + size.step_left + size.step_right for size in c.table.values()]
    return max(*limits, *(effect.herder for effect in c.effects))
