"""What a card of Sue says, in phrases of the texts."""

from collections.abc import Callable, Sequence

from trailboss.games.el_paso.box import Box
from trailboss.games.el_paso.sue.deck import FIXED, sue_print
from trailboss.kernel.description import Description, Phrase

Describe = Callable[[Box, str, str], Sequence[Description]]


def with_sue(before: Describe) -> Describe:
    """A card: her steps, then what she does."""

    def describe_thing(box: Box, kind: str, id: str) -> Sequence[Description]:
        if kind != "bot":
            return before(box, kind, id)
        card = next(card for card in sue_print(box).cards if card.id == id)
        steps = Phrase("effect-steps", {"number": card.steps})
        if card.steps_per != FIXED:
            worker = box.components.worker_types[card.steps_per]
            steps = Phrase("sue-steps-per", {"worker": worker})
        number = {"number": card.number} if card.number else {}
        return [Description((steps,), (Phrase(f"sue-{card.action}", number),))]

    return describe_thing
