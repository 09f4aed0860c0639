"""A box: components, notation and everything that can be computed from them before any game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from trailboss.games.carson_city.components import Components
from trailboss.games.carson_city.hooks import Hooks
from trailboss.games.carson_city.notation import Notation
from trailboss.games.carson_city.town import plain_board
from trailboss.kernel import box
from trailboss.kernel.part import Part
from trailboss.kernel.printed import Printed

if TYPE_CHECKING:
    from trailboss.games.carson_city.state import TownState
    from trailboss.kernel.game import AnyGame


class Resolved(NamedTuple):
    """One thing that happens while the action track is resolved."""

    verb: str
    space: int
    """-1 for the building window, which has no space of its own."""


class Box(box.Box["TownState", Hooks]):
    """Shared by all states that play with the same components."""

    def __init__(
        self,
        game: "AnyGame",
        parts: "Sequence[Part[TownState, Hooks]]",
        printed: Printed,
        hooks: Hooks,
    ) -> None:
        super().__init__(game, parts, printed)
        components = self.components = Components(printed)
        self.board = plain_board(components.mountains, len(components.buildings))
        self.notation = Notation(components)
        self.notations = self.notation.all
        self.resolution = _resolution(components)
        self.open_in_round = tuple(
            tuple(
                i
                for i, space in enumerate(components.spaces)
                if space.takes_cowboys and (not space.rounds or number <= space.rounds)
            )
            for number in range(components.rounds + 1)
        )
        """By round: the spaces that take cowboys and are not blocked by the turn counter."""
        self._assemble(hooks)


def _resolution(c: Components) -> tuple[Resolved, ...]:
    """All spaces in order, and the window for kept buildings after the last construction space."""
    last = max(c.construction)
    steps = []
    for i, space in enumerate(c.spaces):
        steps.append(Resolved(space.verb, i))
        if i == last:
            steps.append(Resolved("window", -1))
    return tuple(steps)
