"""The words that Sue brings to the game."""

from trailboss.games.el_paso.box import Box
from trailboss.games.el_paso.sue.deck import sue_print
from trailboss.games.el_paso.sue.setup import SPECIALISATIONS
from trailboss.kernel.vocabulary import Vocabulary, Words

BECAUSE = (
    "fewer-stops",
    "inner-branch",
    "ride-ends",
    "best-tile",
    "objective-first",
    "leftmost-tile",
    "instead-of-hiring",
    "dearest-plot",
    "nearest-plot",
    "both-built",
    "no-new-building",
    "nearest-building",
    "inner-building",
    "no-disc-left",
    "useless-reward",
)
"""Why Sue does what she does, where the event alone doesn't tell."""

_EVENTS: Words = {
    "sue_card": ("seat", "bot", "steps", "pace", "deed", "number"),
    "sue_reshuffled": ("seat", "number"),
    "sue_because": ("seat", "because"),
    "sue_counted": ("seat", "deed", "number"),
    "sue_chose": ("seat", "worker", "lead"),
    "sue_nothing": ("seat", "lacking"),
    "sue_no_cattle": ("seat", "card"),
    "sue_ignored": ("seat", "train"),
    "sue_instead": ("seat", "card"),
    "sue_delivered": ("seat", "post"),
    "drew_resource": ("seat", "card"),
    "joined": ("seat", "worker", "lead"),
    "laid_aside": ("seat",),
}

_PHRASES: Words = {
    "sue-steps-per": ("worker",),
    "sue-resources": ("number",),
    "sue-cattle": (),
    "sue-build": (),
    "sue-train": (),
    "sue-best": (),
}


def words(box: Box) -> Vocabulary:
    c = box.components
    bots = tuple(card.id for card in sue_print(box).cards)
    return Vocabulary(
        things={
            "bot": bots,
            "pace": ("fixed", *(c.worker_types[worker] for worker in SPECIALISATIONS)),
            "deed": ("resources", "cattle", "build", "replace", "train", "best"),
            "because": BECAUSE,
            "lead": ("most", "leftmost"),
            "lacking": ("resource", *c.tile_kinds, "building"),
        },
        events=_EVENTS,
        plain={"bot": bots},
        selectors=("pace", "deed", "because", "lead", "lacking"),
        phrases=_PHRASES,
    )
