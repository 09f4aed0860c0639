"""The words that Sam brings to the game."""

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.sam.deck import PACES, sam_print
from trailboss.games.great_western_trail.sam.turn import VERBS
from trailboss.kernel.vocabulary import Vocabulary, Words

REASONS = (
    "shortest-way",
    "lowest-fees",
    "first-branch",
    "by-chance",
    "cheapest-worker",
    "specialist",
    "most-frequent-worker",
    "one-type",
    "best-cattle",
    "site-ahead",
    "replacement",
    "first-turnout",
    "full-distance",
    "back-to-turnout",
    "back-one-space",
    "highest-outlaw",
    "best-hazard",
    "topmost-objective",
    "random-objective",
    "best-objective",
    "first-city",
    "next-city",
    "last-city",
    "last-resort",
    "next-town",
)

_DECISIONS: Words = {
    "sam_route": ("steps",),
    "sam_foresight": ("column",),
}

_EVENTS: Words = {
    "sam_revealed": ("seat", "sam_card", "steps", "pace"),
    "sam_reshuffled": ("seat", "number"),
    "sam_because": ("seat", "because"),
    "sam_idle": ("seat", "worker", "worker_2"),
    "sam_skipped": ("seat", "deed"),
    "sam_hired": ("seat", "worker", "row"),
    "specialized": ("seat", "worker"),
    "sam_took_master": ("seat", "master"),
    "fee_for_sam": ("seat", "seat_2", "money"),
}

_PHRASES: Words = {
    "sam-steps": ("number",),
    **{f"sam-steps-{pace}": () for pace in PACES[1:]},
    "sam-only": ("worker",),
    "sam-hire-cheapest": (),
    "sam-hire-specialist": (),
    "sam-hire-type": ("worker",),
    "sam-engine": (),
    "sam-objective": ("number",),
    "sam-outlaw": (),
    "sam-hazard": (),
    "sam-cattle": (),
    "sam-cattle-but": ("number",),
    "sam-extend": ("number",),
    "sam-build": (),
}


def words(box: Box) -> Vocabulary:
    cards = tuple(card.id for card in sam_print(box).cards)
    return Vocabulary(
        things={
            "sam_card": cards,
            "pace": PACES,
            "because": REASONS,
            "deed": (*VERBS, "branch"),
        },
        decisions=_DECISIONS,
        actions={"lead": ("node",)},
        events=_EVENTS,
        refusals={"not-sams-way": ("node",)},
        plain={"sam_card": cards},
        selectors=("pace", "because", "deed"),
        phrases=_PHRASES,
    )
