"""What the northern board says, and what an answer there costs and brings."""

from collections.abc import Callable, Sequence

from trailboss.games.great_western_trail import describe
from trailboss.games.great_western_trail.box import Box
from trailboss.games.great_western_trail.pieces import TASKS
from trailboss.games.great_western_trail.rails_to_the_north.components import (
    NorthComponents,
    Slot,
    Town,
    TownTile,
)
from trailboss.games.great_western_trail.rails_to_the_north.state import north, north_print
from trailboss.games.great_western_trail.state import TrailState
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase

FAR = "new-york"
"""The city that objective cards name."""


Describe = Callable[[Box, str, str], Sequence[Description]]
Answers = Callable[[TrailState, Action], Description | None]


def with_north(before: Describe) -> Describe:
    """What is printed, as it is with the expansion: a city is the one of its strip."""

    def describe_thing(box: Box, kind: str, id: str) -> Sequence[Description]:
        c = north_print(box).map
        describer = _THINGS.get(kind)
        if describer is not None:
            return [found for found in describer(c, id) if not found.is_empty]
        printed = before(box, kind, id)
        return [*printed, *_other_city(c, id)] if kind == "card" else printed

    return describe_thing


def _other_city(c: NorthComponents, id: str) -> list[Description]:
    """A card that names New York may ask for discs elsewhere (RTN-MIX-02)."""
    base = c.base
    card = base.objectives.get(base.card_index[id])
    far = base.cities[base.new_york].id
    if card is None or not card.tasks[TASKS.index(FAR)] or far == FAR:
        return []
    city = {"city": FAR, "city_2": far}
    return [Description(rewards=(Phrase("effect-instead-of-city", city),))]


def answers_with_north(before: Answers) -> Answers:
    """What an answer costs and brings, with those that only the expansion has."""

    def describe_action(s: TrailState, action: Action) -> Description | None:
        describer = _ANSWERS.get((str(s.agenda[-1][0]) if s.agenda else "", action.kind))
        found = before(s, action)
        if describer is not None:
            found = describer(s, action, found)
        return None if found is None or found.is_empty else found

    return describe_action


def _branch(s: TrailState, action: Action, found: Description | None) -> Description:
    town = north(s).map.towns[north(s).map.town_index[str(action.args[0])]]
    slot = town.slots[int(action.args[1])]
    return Description(describe.paying(slot.pay), (*_bonus(slot), *_prospect(s, town)))


def _gift(s: TrailState, action: Action, found: Description | None) -> Description:
    return Description(rewards=describe.gaining(north(s).map.town_tiles[s.agenda[-1][2]].money))


def _slot_token(s: TrailState, action: Action, found: Description | None) -> Description:
    _, _, town, slot = s.agenda[-1]
    return Description(rewards=_bonus(north(s).map.towns[town].slots[slot]))


def _deliver(s: TrailState, action: Action, found: Description | None) -> Description | None:
    if found is None or s.c.city_index[str(action.args[0])] != north(s).map.display_city:
        return found
    return Description(found.requirements, (Phrase("effect-master"), *found.rewards))


_ANSWERS: dict[
    tuple[str, str], Callable[[TrailState, Action, Description | None], Description | None]
] = {
    ("branch", "branch"): _branch,
    ("gift", "dollars"): _gift,
    ("slot_token", "accept"): _slot_token,
    ("deliver", "deliver"): _deliver,
}
"""By the open question and the kind of the answer."""


def _prospect(s: TrailState, town: Town) -> tuple[Phrase, ...]:
    """What the town itself brings or opens, here and now."""
    if town.medium >= 0:
        return _of_tile(north(s).map.town_tiles[north(s).town_tiles[town.medium]])
    return _of_town(north(s).map, town)


def _of_town(c: NorthComponents, town: Town) -> tuple[Phrase, ...]:
    if town.station >= 0:
        station = c.base.stations[town.station]
        upgrade = Phrase("effect-upgrade", {"station": station.number, "money": station.cost})
        return (upgrade, *describe.scoring(station.vp))
    if town.city >= 0:
        return (Phrase("effect-open-city", {"city": c.base.cities[town.city].id}),)
    return ()


def _of_tile(tile: TownTile) -> tuple[Phrase, ...]:
    if tile.effect is None:
        return (Phrase("effect-gift", {"money": tile.money}),)
    return describe.describe_effect(tile.effect).rewards


def _bonus(slot: Slot) -> tuple[Phrase, ...]:
    counted = (
        ("token", slot.token),
        ("certificates", slot.certificates),
        ("objective", slot.objective),
    )
    return (
        *describe.gaining(slot.money),
        *(describe.counting(what, number) for what, number in counted if number),
    )


# ---- things


def _town(c: NorthComponents, id: str) -> list[Description]:
    """The slots that differ, then the town."""
    town = c.towns[c.town_index[id]]
    slots = [
        Description(describe.paying(slot.pay), _bonus(slot)) for slot in dict.fromkeys(town.slots)
    ]
    return [*slots, Description(rewards=_of_town(c, town))]


def _medium(c: NorthComponents, id: str) -> list[Description]:
    return [Description(rewards=_of_tile(next(tile for tile in c.town_tiles if tile.id == id)))]


def _crest(c: NorthComponents, id: str) -> list[Description]:
    index = c.base.city_index[id]
    found, *arrows = describe.describe_thing(c.base, "city", id)
    rewards = [*found.rewards]
    if index == c.display_city:
        rewards.insert(0, Phrase("effect-master"))
    if c.vp_per_bell[index]:
        rewards.append(describe.counting("vp-per-bell", c.vp_per_bell[index]))
    branch = (Phrase("effect-branch-there"),) if c.large_cities >> index & 1 else ()
    return [Description((*found.requirements, *branch), tuple(rewards)), *arrows]


_THINGS: dict[str, Callable[[NorthComponents, str], list[Description]]] = {
    "town": _town,
    "medium": _medium,
    "crest": _crest,
    "city": _crest,
}
"""A crest is a city of the expansion, for whoever asks about both strips."""
