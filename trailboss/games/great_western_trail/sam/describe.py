"""What a card of Sam says, in phrases of the texts."""

from collections.abc import Callable, Sequence

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.sam.deck import FIXED, Deed, SamCard, sam_print
from trailboss.kernel.description import Description, Phrase

Describe = Callable[[Box, str, str], Sequence[Description]]


def with_sam(before: Describe) -> Describe:
    """A card: steps first, then what he does, if his specialization fits."""

    def describe_thing(box: Box, kind: str, id: str) -> Sequence[Description]:
        if kind != "sam_card":
            return before(box, kind, id)
        card = next(card for card in sam_print(box).cards if card.id == id)
        condition = (Phrase("sam-only", {"worker": card.only}),) if card.only else ()
        return [Description((_steps(card), *condition), tuple(map(_deed, card.deeds)))]

    return describe_thing


def _steps(card: SamCard) -> Phrase:
    if card.pace == FIXED:
        return Phrase("sam-steps", {"number": card.steps})
    return Phrase(f"sam-steps-{card.pace}")


def _deed(deed: Deed) -> Phrase:
    if deed.verb == "hire" and deed.how not in ("cheapest", "specialist"):
        return Phrase("sam-hire-type", {"worker": deed.how})
    if deed.verb == "hire":
        return Phrase(f"sam-hire-{deed.how}")
    if deed.verb == "cattle" and deed.how:
        return Phrase("sam-cattle-but", {"number": deed.how})
    if deed.verb in ("objective", "extend"):
        return Phrase(f"sam-{deed.verb}", {"number": deed.how})
    return Phrase(f"sam-{deed.verb}")
