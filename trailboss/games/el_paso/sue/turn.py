"""Sue's turn: it contains no decision (ELP-SUE-07, 08, 26)."""

from typing import Final

from trailboss.games.el_paso.pieces import BUILDER, COWBOY, ENGINEER
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.sue import buildings, cattle, resources, train
from trailboss.games.el_paso.sue.deck import FIXED, BotCard, printed
from trailboss.games.el_paso.sue.el_paso import use_el_paso
from trailboss.games.el_paso.sue.rancher import rancher, strongest
from trailboss.games.el_paso.sue.ride import ride
from trailboss.games.el_paso.turn import Turn
from trailboss.kernel.step import Automatic, Frame

_BELONGS_TO: Final = {COWBOY: "cattle", BUILDER: "build", ENGINEER: "train"}
"""By specialisation: the action of her cards that it is counted for."""


class TurnWithSue(Turn):
    """A player's turn is as ever; at her seat Sue turns up a card instead."""

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        if seat in s.people:
            super().run(s, frame)
            return
        self.begin(s, seat)
        s.agenda += [("end_turn", seat), ("sue", seat)]


class SueTurn(Automatic[PasoState]):
    """Turn up a card, move, do what it says, El Paso, lay the card away (ELP-SUE-07)."""

    name = "sue"

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        sue = rancher(s)
        index = _take_card(s, seat)
        card = printed(s).cards[index]
        steps = card.steps if card.steps_per == FIXED else sue.strength[card.steps_per]
        s.emit("sue_card", seat, card.id, steps, _pace(s, card), card.action, card.number)
        ride(s, seat, steps)
        _act(s, seat, card)
        if s.rancher[seat] == s.c.el_paso:
            use_el_paso(s, seat)
        sue.discard.append(index)


def _take_card(s: PasoState, seat: int) -> int:
    sue = rancher(s)
    if not sue.deck:
        sue.deck, sue.discard = sue.discard, []
        s.emit("sue_reshuffled", seat, len(sue.deck))
    return s.dice.take(sue.deck)


def _pace(s: PasoState, card: BotCard) -> str:
    """What her steps are counted by."""
    return "fixed" if card.steps_per == FIXED else s.c.worker_types[card.steps_per]


def _act(s: PasoState, seat: int, card: BotCard) -> None:
    action = card.action
    if action == "best":
        specialisation, lead = strongest(s, rancher(s).row)
        s.emit("sue_chose", seat, s.c.worker_types[specialisation], lead)
        action = _BELONGS_TO[specialisation]
    if action == "cattle":
        cattle.take_by_cowboys(s, seat)
    elif action == "build":
        buildings.build(s, seat)
    elif action == "train":
        train.use_train(s, seat)
    else:
        for _ in range(card.number):
            resources.draw_resource(s, seat)
