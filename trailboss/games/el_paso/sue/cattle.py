"""Cattle that Sue takes from the market, free of charge (ELP-SUE-12, ELP-SUE-13)."""

from trailboss.games.el_paso.pieces import COWBOY
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.steps.market import gain_cattle
from trailboss.games.el_paso.sue.deck import printed
from trailboss.games.el_paso.sue.rancher import rancher


def take_by_cowboys(s: PasoState, seat: int) -> None:
    breeds = printed(s).cattle
    cowboys = rancher(s).strength[COWBOY]
    s.emit("sue_counted", seat, "cattle", cowboys)
    take_cattle(s, seat, breeds[min(cowboys, len(breeds)) - 1])


def take_cattle(s: PasoState, seat: int, card: int) -> None:
    """Nothing if the stack is empty."""
    if s.market[card]:
        gain_cattle(s, seat, card)
    else:
        s.emit("sue_no_cattle", seat, s.c.card_ids[card])
