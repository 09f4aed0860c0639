"""The action phase: using the stop that the rancher has reached, and train cards (ELP-STOP)."""

from typing import Final

from trailboss.games.el_paso.cards import everybody_knows_the_lack
from trailboss.games.el_paso.effects import perform, possible
from trailboss.games.el_paso.pieces import Effect
from trailboss.games.el_paso.refusals import lacking
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.steps.any_time import BEFORE_DRAWING, OpenQuestion, any_time
from trailboss.games.el_paso.steps.auxiliary import (
    auxiliaries,
    explain_auxiliary,
    perform_auxiliary,
)
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame


class Arrive(Automatic[PasoState]):
    name = "arrive"

    def run(self, s: PasoState, frame: Frame) -> None:
        seat: int = frame[1]
        node = s.rancher[seat]
        if node == s.c.el_paso:
            s.agenda.append(("el_paso", seat))
        else:
            s.agenda.append(("visit", seat, node, 0))


def open_slots(s: PasoState, seat: int, local: tuple[Effect, ...], used: int) -> list[Action]:
    """The slots not used yet that could change anything (ELP-LOC-01, ELP-LOC-04)."""
    say = s.notation.use
    return [
        say[effect.id]
        for effect in local
        if not used & effect.slot and effect.after & used == effect.after
        if possible(s, seat, effect)
    ]


def _no_slot_left(local: tuple[Effect, ...], used: int) -> bool:
    return all(used & effect.slot for effect in local)


def _nothing_left(s: PasoState, seat: int, local: tuple[Effect, ...], used: int) -> bool:
    """Whether nothing can be used any more, and others know that it isn't for lack of a card."""
    return not any_time(s, seat) and all(
        used & effect.slot
        or effect.pay > s.money[seat]
        or (effect.remove and len(s.removed[seat]) >= s.c.most_removals)
        or everybody_knows_the_lack(s, seat, effect.discard or effect.remove)
        for effect in local
        if effect.discard or effect.remove
    )


def slot_of(local: tuple[Effect, ...], id: str) -> Effect | None:
    return next((effect for effect in local if effect.id == id), None)


def _explain_use(
    s: PasoState, seat: int, local: tuple[Effect, ...], used: int, id: str, rules: tuple[str, str]
) -> Refusal:
    effect = slot_of(local, id)
    if effect is None:
        return Refusal(rules[0], "no-such-slot", {"local": id})
    if used & effect.slot:
        return Refusal(rules[1], "slot-used")
    if effect.after & used != effect.after:
        return Refusal("ELP-HIRE-04", "first-hire-first")
    return lacking(s, seat, effect)


_OF_A_BUILDING: Final = ("ELP-STOP-01", "ELP-LOC-01")
_OF_A_TRAIN_CARD: Final = ("ELP-TRAIN-01", "ELP-TRAIN-01")
"""Which slots there are, and that each is used once."""

_BY_SLOTS: Final = ("use", "hire", "buy", "train", "build", "replace", "site", "take", "blind")
"""Kinds of actions that only the slots of a building lead to, never an auxiliary action."""


class Visit(OpenQuestion):
    """The menu of the action phase. Frame: node, slots used as bits."""

    name = "visit"

    def forced(self, s: PasoState, frame: Frame) -> bool:
        seat: int = frame[1]
        node: int = frame[2]
        used: int = frame[3]
        local = s.building(s.tiles[node]).local
        return _no_slot_left(local, used) or _nothing_left(s, seat, local, used)

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        node: int = frame[2]
        used: int = frame[3]
        answers: list[Action] = []
        tile = s.tiles[node]
        if not s.is_foreign(seat, tile):
            answers = open_slots(s, seat, s.building(tile).local, used)
        if not used:
            answers += auxiliaries(s, seat)
        answers.append(s.notation.finish)
        return answers

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        node: int = frame[2]
        used: int = frame[3]
        if action.kind == "use":
            effect = slot_of(s.building(s.tiles[node]).local, str(action.args[0]))
            assert effect is not None, action
            s.agenda[-1] = (self.name, seat, node, used | effect.slot)
            s.emit("used_slot", seat, action.args[0])
            perform(s, seat, effect)
        elif action.kind == "aux":  # instead of all slots (ELP-STOP-01)
            s.agenda[-1] = ("pause", seat, BEFORE_DRAWING)
            perform_auxiliary(s, seat, action)
        elif _no_slot_left(s.building(s.tiles[node]).local, used):
            s.agenda[-1] = ("pause", seat, BEFORE_DRAWING)  # nobody was asked here
        else:
            s.agenda.pop()

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        node: int = frame[2]
        used: int = frame[3]
        tile = s.tiles[node]
        if action.kind in _BY_SLOTS and s.is_foreign(seat, tile):
            return Refusal("ELP-STOP-03", "not-your-building", {"node": s.c.nodes[node].id})
        if action.kind == "use":
            local = s.building(tile).local
            return _explain_use(s, seat, local, used, str(action.args[0]), _OF_A_BUILDING)
        if action.kind == "aux":
            if used:
                return Refusal("ELP-STOP-02", "slot-used-already")
            return explain_auxiliary(s, seat, action)
        return None

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"node": s.c.nodes[frame[2]].id, "building": s.building(s.tiles[frame[2]]).id}


class UseTrainCard(OpenQuestion):
    """The slots of a train card that was paid (ELP-TRAIN-01, 03). Frame: card, slots used."""

    name = "train_card"

    def forced(self, s: PasoState, frame: Frame) -> bool:
        """With nothing left on the card the menu of the visit comes next."""
        _, seat, card, used = frame
        local = s.train_card(card).local
        return _no_slot_left(local, used) or _nothing_left(s, seat, local, used)

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        answers = open_slots(s, seat, s.train_card(frame[2]).local, frame[3])
        answers.append(s.notation.finish)
        return answers

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        _, _, card, used = frame
        if action.kind != "use":
            s.agenda.pop()
            return
        effect = slot_of(s.train_card(card).local, str(action.args[0]))
        assert effect is not None, action
        s.agenda[-1] = (self.name, seat, card, used | effect.slot)
        s.emit("used_slot", seat, action.args[0])
        perform(s, seat, effect)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "use":
            local = s.train_card(frame[2]).local
            id = str(action.args[0])
            return _explain_use(s, seat, local, frame[3], id, _OF_A_TRAIN_CARD)
        if action.kind == "aux":
            return Refusal("ELP-STOP-02", "slot-used-already")
        return None

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"train": s.train_card(frame[2]).id}
