"""Sue at the start: her row, resource deck and bot deck (ELP-SUE-01 to 06)."""

from typing import Final

from trailboss.games.el_paso.pieces import BUILDER, COWBOY, ENGINEER
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.sue.deck import printed
from trailboss.games.el_paso.sue.rancher import rancher

SPECIALISATIONS: Final = (COWBOY, BUILDER, ENGINEER)


def set_up_sue(s: PasoState, seat: int) -> None:
    """Her place on the board, then what she takes out of the common supply."""
    s.rancher[seat] = s.c.el_paso
    s.covered[seat] = 0
    s.post_discs[seat * len(s.c.posts) + printed(s).first_post] = 1
    _lay_out_row(s, seat)
    _resource_deck(s)
    _bot_deck(s)


def _lay_out_row(s: PasoState, seat: int) -> None:
    sue = rancher(s)
    sue.row = list(SPECIALISATIONS)
    s.dice.shuffle(sue.row)
    sue.strength = [1] * len(sue.row)
    for worker in sue.row:
        s.jobs[worker] -= 1
        s.area[seat * s.c.worker_kinds + worker] += 1


def _resource_deck(s: PasoState) -> None:
    resources = rancher(s).resources = printed(s).resources[:]
    for card in resources:
        if card < s.c.first_worker:
            s.market[card] -= 1
        else:
            s.jobs[card - s.c.first_worker] -= 1


def _bot_deck(s: PasoState) -> None:
    """All A cards, and B cards by difficulty (ELP-SUE-06)."""
    cards = printed(s).cards
    deck = rancher(s).deck = [i for i, card in enumerate(cards) if card.deck == "A"]
    harder = [i for i, card in enumerate(cards) if card.deck == "B"]
    for _ in range(int(s.options["b_cards"])):
        deck.append(s.dice.take(harder))
