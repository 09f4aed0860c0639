"""The words that only the expansion needs, added to those of the base game."""

from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.rails_to_the_north.state import north_print
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


def words(box: Box) -> Vocabulary:
    """A crest is a city of the expansion: what it brings may differ from the city of the same name
    in the base game."""
    c = north_print(box).map
    crests = tuple(city.id for city in box.components.cities)
    return Vocabulary(
        things={
            "town": tuple(town.id for town in c.towns),
            "medium": tuple(tile.id for tile in c.town_tiles),
            "crest": crests,
        },
        plain={"crest": crests},
        decisions=_DECISIONS,
        actions=_ACTIONS,
        events=_EVENTS,
        refusals=_REFUSALS,
        phrases=_PHRASES,
    )
