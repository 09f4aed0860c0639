"""The box: components, notation and road, computed once before any game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from trailboss.games.el_paso.components import Components
from trailboss.games.el_paso.hooks import Hooks
from trailboss.games.el_paso.notation import Notation
from trailboss.games.el_paso.road import Road
from trailboss.kernel import box
from trailboss.kernel.part import Part
from trailboss.kernel.printed import Printed

if TYPE_CHECKING:
    from trailboss.games.el_paso.state import PasoState
    from trailboss.kernel.game import AnyGame


class Box(box.Box["PasoState", Hooks]):
    """Shared by all states that play with the same components."""

    def __init__(
        self,
        game: "AnyGame",
        parts: "Sequence[Part[PasoState, Hooks]]",
        printed: Printed,
        hooks: Hooks,
    ) -> None:
        super().__init__(game, parts, printed)
        self.components = Components(printed)
        self.notation = Notation(self.components)
        self.notations = self.notation.all
        self.road = Road(self.components)
        self._assemble(hooks)
