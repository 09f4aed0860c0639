"""Sue and the train (ELP-SUE-17, ELP-SUE-18)."""

from trailboss.games.el_paso.pieces import ENGINEER, NO_HIRE, TrainCard
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.sue.cattle import take_cattle
from trailboss.games.el_paso.sue.rancher import rancher
from trailboss.games.el_paso.sue.resources import draw_for_hire
from trailboss.games.el_paso.sue.take import take_best_tile


def use_train(s: PasoState, seat: int) -> None:
    """The card for her engineers: tiles, cattle and hires, everything else is ignored."""
    engineers = rancher(s).strength[ENGINEER]
    card = _card_for(s, engineers)
    s.emit("sue_counted", seat, "train", engineers)
    s.emit("used_train", seat, card.id)
    ignored = 0
    for effect in card.local:
        if effect.tile:
            take_best_tile(s, seat, effect.tile)
        elif effect.verb == "cattle":
            take_cattle(s, seat, effect.cattle)
        elif effect.hire != NO_HIRE:
            draw_for_hire(s, seat)
        else:
            ignored += 1
    if ignored == len(card.local):
        s.emit("sue_ignored", seat, card.id)


def _card_for(s: PasoState, engineers: int) -> TrainCard:
    """The one that requires most of them (ELP-SUE-17)."""
    cards = [s.train_card(card) for card in range(len(s.c.train))]
    return max((card for card in cards if card.engineers <= engineers), key=lambda c: c.engineers)
