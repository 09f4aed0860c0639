"""What Sue has that no player has, and what can be asked about her."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.sue.deck import NAME
from trailboss.kernel.fields import Fields
from trailboss.kernel.native import mypyc_attr

_FIELDS: Final = Fields(ints=(), lists=("deck", "discard", "resources", "row", "strength"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rancher:
    """Sue's own part of the state. Her cards lie in pile (cattle) and area (workers) of her seat.

    Neither the bot deck nor the resource deck has an order: drawing rolls the dice.
    """

    __slots__ = _FIELDS.names

    def __init__(self, s: PasoState) -> None:
        self.deck: list[int] = []  # bot cards
        self.discard: list[int] = []  # that of her last turn comes last
        self.resources: list[int] = []
        self.row: list[int] = []  # specialisations from left to right
        self.strength: list[int] = []  # by type of worker: those that count for it

    def clone(self) -> "Rancher":
        new = Rancher.__new__(Rancher)
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.resources = self.resources[:]
        new.row = self.row  # fixed at setup
        new.strength = self.strength[:]
        return new

    def dump(self) -> dict[str, Any]:
        return _FIELDS.dump(self)

    def load(self, dumped: Mapping[str, Any]) -> None:
        _FIELDS.load(self, dumped)


def rancher(s: PasoState) -> Rancher:
    return cast(Rancher, s.things[NAME])


def sues_seat(s: PasoState) -> int:
    return s.seats - 1


def explain(s: PasoState, seat: int, because: str) -> None:
    """Tell why Sue does what follows."""
    s.emit("sue_because", seat, because)


def strongest(s: PasoState, among: Sequence[int]) -> tuple[int, str]:
    """The specialisation with most workers, among equals the leftmost (ELP-SUE-26).

    And which of the two decided; ``among`` goes from left to right.
    """
    strength = rancher(s).strength
    most = max(strength[worker] for worker in among)
    equals = [worker for worker in among if strength[worker] == most]
    return equals[0], "most" if len(equals) == 1 else "leftmost"
