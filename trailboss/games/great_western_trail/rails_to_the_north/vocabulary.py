"""The words that only the expansion needs, added to those of the base game."""

from dataclasses import replace

from trailboss.games.great_western_trail import vocabulary as base_words
from trailboss.games.great_western_trail.rails_to_the_north.box import NorthBox
from trailboss.kernel.vocabulary import Vocabulary, Words

_DECISIONS: Words = {
    "branch": ("left",),
    "slot_token": (),
    "gift": ("money",),
    "new_york": (),
}

_ACTIONS: Words = {
    "branch": ("town", "slot"),
    "dollars": (),
    "take-master": ("master",),
}

_EVENTS: Words = {
    "placed_branch": ("seat", "town"),
    "emptied_bell": ("seat", "number"),
    "took_card": ("seat", "card"),
    "took_master": ("seat", "master"),
}

_REFUSALS: Words = {
    "not-in-this-game": (),
    "city-closed": ("city",),
    "no-branch-possible": (),
    "branch-there": ("town",),
    "town-out-of-reach": ("town",),
    "slot-taken": ("town",),
    "same-slot": ("town",),
    "master-not-there": ("master",),
}

_PHRASES: Words = {
    "effect-branch": ("number",),
    "effect-discards": ("number", "demand"),
    "effect-money-once": ("money",),
    "effect-gift": ("money",),
    "effect-upgrade": ("station", "money"),
    "effect-open-city": ("city",),
    "effect-branch-there": (),
    "effect-master": (),
    "effect-instead-of-city": ("city", "city_2"),
    "effect-vp-per-bell": ("number",),
    "per-emptied-bells": (),
}


def extended(base: Vocabulary, box: NorthBox) -> Vocabulary:
    """The words of both boxes. A crest is a city of the expansion: what it brings may differ from
    the city of the same name in the base game."""
    c = box.components
    north = base_words.vocabulary(box)
    crests = tuple(city.id for city in c.cities)
    return replace(
        base,
        things={
            **_union(dict(base.things), dict(north.things)),
            "town": tuple(town.id for town in c.towns),
            "medium": tuple(tile.id for tile in c.town_tiles),
            "crest": crests,
        },
        plain={**_union(dict(base.plain), dict(north.plain)), "crest": crests},
        decisions={**base.decisions, **_DECISIONS},
        actions={**base.actions, **_ACTIONS},
        events={**base.events, **_EVENTS},
        refusals={**base.refusals, **_REFUSALS},
        phrases={**base.phrases, **_PHRASES},
    )


def _union(
    one: dict[str, tuple[str, ...]], other: dict[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    return {kind: tuple(dict.fromkeys((*ids, *other[kind]))) for kind, ids in one.items()}
