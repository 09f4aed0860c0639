"""What the northern board says, and what an answer there costs and brings."""

from collections.abc import Callable

from trailboss.games.great_western_trail import answers, describe
from trailboss.games.great_western_trail.components import TASKS
from trailboss.games.great_western_trail.rails_to_the_north.components import (
    NorthComponents,
    Slot,
    Town,
    TownTile,
)
from trailboss.games.great_western_trail.rails_to_the_north.play import NorthPlay
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase

FAR = "new-york"
"""The city that objective cards name."""


def describe_thing(c: NorthComponents, kind: str, id: str) -> list[Description]:
    found = _THINGS[kind](c, id)
    return [description for description in found if not description.is_empty]


def describe_at_table(c: NorthComponents, kind: str, id: str) -> list[Description]:
    """A thing that the base game has too, as it is with the expansion."""
    if kind == "city":
        return describe_thing(c, "crest", id)
    found = describe.describe_thing(c, kind, id)
    return [*found, *_other_city(c, id)] if kind == "card" else found


def _other_city(c: NorthComponents, id: str) -> list[Description]:
    """A card that names New York may ask for discs elsewhere (RTN-MIX-02)."""
    card = c.objectives.get(c.card_index[id])
    if card is None or not card.tasks[TASKS.index(FAR)] or c.cities[c.new_york].id == FAR:
        return []
    city = {"city": FAR, "city_2": c.cities[c.new_york].id}
    return [Description(rewards=(Phrase("effect-instead-of-city", city),))]


def describe_action(s: NorthPlay, action: Action) -> Description | None:
    found = _answer(s, action)
    return None if found is None or found.is_empty else found


def _answer(s: NorthPlay, action: Action) -> Description | None:
    question = str(s.agenda[-1][0]) if s.agenda else ""
    if (question, action.kind) == ("branch", "branch"):
        town = s.map.towns[s.map.town_index[str(action.args[0])]]
        slot = town.slots[int(action.args[1])]
        rewards = (*_bonus(slot), *_prospect(s, town))
        return Description(describe.paying(slot.pay), rewards)
    if (question, action.kind) == ("deliver", "deliver"):
        return _deliver(s, action)
    if (question, action.kind) == ("gift", "dollars"):
        tile = s.map.town_tiles[s.agenda[-1][2]]
        return Description(rewards=describe.gaining(tile.money))
    if (question, action.kind) == ("slot_token", "accept"):
        _, _, town_number, slot_number = s.agenda[-1]
        return Description(rewards=_bonus(s.map.towns[town_number].slots[slot_number]))
    return answers.describe_action(s, action)


def _prospect(s: NorthPlay, town: Town) -> tuple[Phrase, ...]:
    """What the town itself brings or opens, here and now."""
    if town.medium >= 0:
        return _of_tile(s.map.town_tiles[s.town_tiles[town.medium]])
    return _of_town(s.map, town)


def _of_town(c: NorthComponents, town: Town) -> tuple[Phrase, ...]:
    if town.station >= 0:
        station = c.stations[town.station]
        upgrade = Phrase("effect-upgrade", {"station": station.number, "money": station.cost})
        return (upgrade, *describe.scoring(station.vp))
    if town.city >= 0:
        return (Phrase("effect-open-city", {"city": c.cities[town.city].id}),)
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


def _deliver(s: NorthPlay, action: Action) -> Description | None:
    found = answers.describe_action(s, action)
    if found is None or s.map.city_index[str(action.args[0])] != s.map.display_city:
        return found
    return Description(found.requirements, (Phrase("effect-master"), *found.rewards))


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
    index = c.city_index[id]
    found, *arrows = describe.describe_thing(c, "city", id)
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
}

KINDS = frozenset(_THINGS)
ONLY_THERE = KINDS - {"crest"}
"""What the base game knows nothing of; a crest is a city of the expansion."""
