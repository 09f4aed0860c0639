"""A box: components, notation and everything that can be computed from them before any game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.hooks import Hooks
from trailboss.games.great_western_trail.notation import Notation
from trailboss.games.great_western_trail.railroad import Railroad
from trailboss.games.western.trail import Trail
from trailboss.kernel import box
from trailboss.kernel.part import Part
from trailboss.kernel.printed import Printed

if TYPE_CHECKING:
    from trailboss.games.great_western_trail.state import TrailState
    from trailboss.kernel.game import AnyGame


class Box(box.Box["TrailState", Hooks]):
    """Shared by all states that play with the same components."""

    def __init__(
        self,
        game: "AnyGame",
        parts: "Sequence[Part[TrailState, Hooks]]",
        printed: Printed,
        hooks: Hooks,
    ) -> None:
        super().__init__(game, parts, printed)
        self.components = Components(printed)
        self.notation = Notation(self.components)
        self.notations = self.notation.all
        self.trail = Trail(
            [node.next for node in self.components.nodes],
            {self.components.kansas_city, *self.components.neutral_nodes},
            self.components.kansas_city,
        )
        self.railroad = Railroad(self.components)
        self.accepts = _accepted_discards(self.components)
        """By discard requirement: the cards it accepts. Pairs are another matter."""
        self._assemble(hooks)


def _accepted_discards(c: Components) -> dict[str, frozenset[int]]:
    cattle = range(c.first_objective)
    accepts = {
        breed: frozenset(i for i in cattle if c.cattle[i].breed == breed) for breed in c.breeds
    }
    accepts["any"] = frozenset(cattle)
    accepts["value-3"] = frozenset(c.group_cards["value-3"])
    accepts["objective"] = frozenset(range(c.first_objective, c.first_starting))
    return accepts
