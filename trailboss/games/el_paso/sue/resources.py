"""The resource deck (ELP-SUE-14 to 16)."""

from trailboss.games.el_paso.pieces import ALL_ROUNDER
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.sue.deck import printed
from trailboss.games.el_paso.sue.rancher import explain, rancher, strongest


def draw_resource(s: PasoState, seat: int) -> None:
    """Cattle to her pile, workers to her row (ELP-SUE-14)."""
    sue = rancher(s)
    if not sue.resources:
        s.emit("sue_nothing", seat, "resource")
        return
    card = s.dice.take(sue.resources)
    s.emit("drew_resource", seat, s.c.card_ids[card])
    if card < s.c.first_worker:
        s.pile[seat].append(card)
        return
    worker = card - s.c.first_worker
    s.area[seat * s.c.worker_kinds + worker] += 1
    if worker == ALL_ROUNDER:
        _assign_all_rounder(s, seat)
    elif worker in sue.row:
        sue.strength[worker] += 1


def _assign_all_rounder(s: PasoState, seat: int) -> None:
    """To where she has most, but not to a full one; else aside (ELP-SUE-15, ELP-SUE-16)."""
    sue = rancher(s)
    full = printed(s).full
    room = [worker for worker in sue.row if sue.strength[worker] < full]
    if not room:
        s.emit("laid_aside", seat)
        return
    joined, lead = strongest(s, room)
    sue.strength[joined] += 1
    s.emit("joined", seat, s.c.worker_types[joined], lead)


def draw_for_hire(s: PasoState, seat: int) -> None:
    """Where others hire (ELP-SUE-18, ELP-SUE-30)."""
    explain(s, seat, "instead-of-hiring")
    draw_resource(s, seat)
