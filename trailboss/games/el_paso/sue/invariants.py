"""The ledger's invariants about Sue (ELP-SUE), and those of the base game that she bends."""

from collections.abc import Iterator

from trailboss.games.el_paso.invariants import Check, cattle, discs_of, workers
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.sue.rancher import rancher, sues_seat


def _possessions(s: PasoState) -> Iterator[str]:
    seat = sues_seat(s)
    if s.money[seat] or s.tokens[seat] or s.track[seat]:
        yield "Sue has money, tokens or certificates"
    if s.hand[seat] or s.stack[seat] or s.removed[seat]:
        yield "Sue has cattle besides her pile"


def _discs(s: PasoState) -> Iterator[str]:
    """The first one lies there from the start."""
    seat = sues_seat(s)
    placed = sum(discs_of(s, seat))
    if placed > len(s.c.discs):
        yield "Sue has placed more discs than there are"
    if placed > s.arrivals[seat] + 1:
        yield "Sue delivered more often than she was in El Paso"


SUE_CHECKS: dict[str, Check] = {
    "ELP-INV-01": lambda s: cattle(s, rancher(s).resources),
    "ELP-INV-02": lambda s: workers(s, rancher(s).resources),
    "ELP-SUE-02": _possessions,
    "ELP-SUE-36": _discs,
}
