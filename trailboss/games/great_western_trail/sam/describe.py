"""What a card of Sam says, in phrases of the texts."""

from trailboss.games.great_western_trail.sam.deck import (
    FIXED,
    Deed,
    SamCard,
    places_branchlet,
    printed,
)
from trailboss.kernel.description import Description, Phrase

KINDS = ("sam_card", "pace", "because", "deed")


def describe_thing(kind: str, id: str, north: bool = False) -> list[Description]:
    """A card: steps first, then what he does, if his specialization fits."""
    if kind != "sam_card":
        return []
    card = next(card for card in printed().cards if card.id == id)
    condition = (Phrase("sam-only", {"worker": card.only}),) if card.only else ()
    branch = (Phrase("effect-branch", {"number": 1}),) if north and places_branchlet(card) else ()
    return [Description((_steps(card), *condition), (*branch, *map(_deed, card.deeds)))]


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
