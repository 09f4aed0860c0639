"""Sam's turn, card by card (SAM-TURN, SAM-CARD)."""

from collections.abc import Callable
from typing import Final

from trailboss.games.great_western_trail.sam import buildings, cattle, engine, hire, take
from trailboss.games.great_western_trail.sam.deck import Deed
from trailboss.games.great_western_trail.sam.habits import habits
from trailboss.games.great_western_trail.sam.rancher import card_in_play, rancher, steps_of
from trailboss.games.great_western_trail.state import NOWHERE, TrailState
from trailboss.games.great_western_trail.turn import Turn
from trailboss.kernel.step import Automatic, Frame

TURN: Final = ("sam_acts", "sam_in_kansas_city", "sam_discards", "end_turn")


class TurnWithSam(Turn):
    """A player's turn is as ever; at his seat Sam reveals a card instead (SAM-TURN-01)."""

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        if seat in s.people:
            super().run(s, frame)
            return
        s.active = seat
        s.spent.clear()
        s.emit("turn_began", seat)
        _reveal_card(s, seat)
        card = card_in_play(s)
        steps = steps_of(s, seat, card)
        s.emit("sam_revealed", seat, card.id, steps, card.pace)
        s.agenda += [(step, seat) for step in reversed(TURN)]
        s.agenda.append(("sam_rides", seat, steps))


def _reveal_card(s: TrailState, seat: int) -> None:
    """The last card of the deck is no surprise, but undo ends here all the same (SAM-INF-03)."""
    sam = rancher(s)
    if sam.card != NOWHERE:  # a position set up by hand broke his last turn off
        sam.discard.append(sam.card)
    if not sam.deck:
        sam.deck, sam.discard = sorted(sam.discard), []
        s.emit("sam_reshuffled", seat, len(sam.deck))
    sam.card = s.dice.take(sam.deck)
    s.show_to_all()


class SamActs(Automatic[TrailState]):
    """Each part of the card as far as possible; without the specialization none (SAM-TURN-03)."""

    name = "sam_acts"

    def run(self, s: TrailState, frame: Frame) -> None:
        seat: int = frame[1]
        habits(s).before_acting(s, seat)
        card = card_in_play(s)
        specialization = s.c.worker_types[rancher(s).specialization]
        if card.only and card.only != specialization:
            s.emit("sam_idle", seat, specialization, card.only)
            return
        for deed in card.deeds:
            if not _DEEDS[deed.verb](s, seat, deed):
                s.emit("sam_skipped", seat, deed.verb)


_DEEDS: Final[dict[str, Callable[[TrailState, int, Deed], bool]]] = {
    "hire": lambda s, seat, deed: hire.hire(s, seat, str(deed.how)),
    "engine": lambda s, seat, deed: engine.drive(s, seat),
    "objective": lambda s, seat, deed: take.objectives(s, seat, int(deed.how)),
    "outlaw": lambda s, seat, deed: take.outlaw(s, seat),
    "hazard": lambda s, seat, deed: take.hazard(s, seat),
    "cattle": lambda s, seat, deed: cattle.buy(s, seat, int(deed.how)),
    "extend": lambda s, seat, deed: cattle.extend(s, int(deed.how)),
    "build": lambda s, seat, deed: buildings.build(s, seat),
}
"""By verb of the deck: do it, and say whether anything could be done."""

VERBS: Final = tuple(_DEEDS)


class SamDiscards(Automatic[TrailState]):
    name = "sam_discards"

    def run(self, s: TrailState, frame: Frame) -> None:
        sam = rancher(s)
        sam.discard.append(sam.card)
        sam.card = NOWHERE
