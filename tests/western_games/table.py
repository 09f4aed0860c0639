"""The least of a cattle game: two seats that nothing is dealt to, and what was told."""

from collections.abc import Mapping
from typing import Any, NoReturn, Self

from trailboss.games.western.state import CattleState
from trailboss.kernel.action import EVERYONE, Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.step import Frame

ANGUS, JERSEY, DEED = range(3)


class Table(CattleState):
    def __init__(self) -> None:
        self.card_ids = ("angus", "jersey", "deed")
        self.card_value = (1, 3)
        self.seats = 2
        self.dice = Dice(1)
        self.learned = [0, 0]
        self.money = [5, 5]
        self.tokens = [1, 1]
        self.hand = [[], []]
        self.stack = [[], []]
        self.pile = [[], []]
        self.removed = [(), ()]
        self.known = [[], []]
        self._events = []
        self.quiet = False

    @property
    def told(self) -> list[tuple[Any, ...]]:
        return [
            (
                event.kind if event.audience == EVERYONE else f"to {event.audience}: {event.kind}",
                *event.args,
            )
            for event in self._events
        ]

    # ---- nothing here is played

    def explain(self, frame: Frame, seat: int, action: Action) -> NoReturn:
        raise NotImplementedError

    def view(self, seat: int | None) -> NoReturn:
        raise NotImplementedError

    def standings(self) -> NoReturn:
        raise NotImplementedError

    def _redeal(self, seat: int | None, dice: Dice) -> NoReturn:
        raise NotImplementedError

    def _dump_own(self) -> NoReturn:
        raise NotImplementedError

    def _load_own(self, own: Mapping[str, Any]) -> NoReturn:
        raise NotImplementedError

    def _copy_to(self, other: Self) -> NoReturn:
        raise NotImplementedError
