"""What is printed on cards, tiles and spaces, in phrases."""

from collections.abc import Callable, Mapping, Sequence

from trailboss.games.carson_city.box import base
from trailboss.games.carson_city.components import (
    RED,
    SIDES,
    YELLOW,
    Building,
    Components,
    Persona,
    Space,
)
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.option import OptionValue

Phrases = tuple[Phrase, ...]


def pay(dollars: int) -> Phrases:
    return (Phrase("effect-pay", {"dollars": dollars}),) if dollars else ()


def dollars_phrase(what: str, dollars: int) -> Phrase:
    return Phrase(f"effect-{what}", {"dollars": dollars})


def number_phrase(what: str, number: int) -> Phrase:
    return Phrase(f"effect-{what}", {"number": number})


def describe_thing(
    kind: str, id: str, options: Mapping[str, OptionValue] | None = None
) -> list[Description]:
    """What is printed on a thing; nothing for what has no print of its own.

    Without the options of a table: for every edition and board.
    """
    c = base().components
    if kind == "persona":
        played = (options or {}).get("text_edition")
        editions = list(c.cards) if played is None else [str(played)]
        return [_of_side(c, side, c.persona_index[id], editions) for side in (YELLOW, RED)]
    if kind == "building":
        return [
            _of_building(
                c, c.buildings[c.building_index[id]], bool((options or {}).get("river", True))
            )
        ]
    if kind == "space":
        found = Description(rewards=space_phrases(c.spaces[c.space_index[id]]))
        return [] if found.is_empty else [found]
    return []


def _of_side(c: Components, side: int, index: int, editions: Sequence[str]) -> Description:
    """One side of a persona card. What depends on the edition is said for each of them."""
    limits = {edition: c.cards[edition][side][index].limit for edition in editions}
    card = c.cards[editions[0]][side][index]
    limit = limit_of(card)
    if len(set(limits.values())) > 1:
        limit = Phrase("effect-limit-by-edition", limits)
    return Description((Phrase(f"effect-{SIDES[side]}"), limit), powers_of(card))


def limit_of(card: Persona) -> Phrase:
    return dollars_phrase("limit", card.limit)


def powers_of(card: Persona) -> Phrases:
    rewards = [dollars_phrase("gain", card.cash)] if card.cash else []
    if card.roads:
        rewards.append(number_phrase("roads", card.roads))
    if card.firepower:
        rewards.append(number_phrase("firepower", card.firepower))
    if card.choice:
        rewards += [dollars_phrase("gain", card.choice), Phrase(f"effect-later-{card.later}")]
    if card.lost_duel_points:
        rewards.append(number_phrase("lost-duel", card.lost_duel_points))
    if card.tile_price:
        rewards.append(dollars_phrase("any-tile", card.tile_price))
    for phrase, said in (
        ("effect-white-cowboy", card.white_cowboy),
        ("effect-pacifist", card.pacifist),
        ("effect-free-parcel", card.parcel),
        ("effect-half-price", card.half_price),
    ):
        if said:
            rewards.append(Phrase(phrase))
    for what, offers in (
        ("recruit", card.cowboys),
        ("arm", card.revolvers),
        ("offer", card.points),
    ):
        rewards += [
            Phrase(f"effect-{what}", {"number": number, "dollars": dollars})
            for number, dollars in offers
        ]
    return tuple(rewards)


def _of_building(c: Components, building: Building, river: bool) -> Description:
    rewards = []
    for what, dollars in (
        ("earns", building.fixed),
        ("per-empty", building.per_empty),
        ("per-mountain", building.per_mountain),
        ("by-river", building.by_river if river else 0),
        ("per-house", building.per_equivalent),
    ):
        if dollars:
            rewards.append(dollars_phrase(what, dollars))
    if building.own >= 0:
        own = c.buildings[building.own].id
        rewards.append(Phrase("effect-per-own", {"dollars": building.per_own, "building": own}))
    if building.revolvers:
        rewards.append(number_phrase("revolvers", building.revolvers))
    if building.equivalent:
        rewards.append(number_phrase("equivalent", building.equivalent))
    if building.safe:
        rewards.append(Phrase("effect-safe"))
    if building.protects:
        rewards.append(Phrase("effect-protects"))
    needs = (Phrase("effect-needs-road"), Phrase("effect-house")) if building.town else ()
    return Description(needs, tuple(rewards))


_SPACES: dict[str, Callable[[Space], Phrase]] = {
    "wages": lambda space: dollars_phrase("per-cowboy", space.dollars),
    "guns": lambda space: number_phrase("guns", base().components.guns),
    "roads": lambda space: number_phrase("roads", space.number),
    "common-roads": lambda space: number_phrase("roads-per-cowboy", space.number),
    "construction": lambda space: dollars_phrase("any-tile", space.dollars),
    "parcel-income": lambda space: dollars_phrase("per-parcel", space.dollars),
    "firepower-income": lambda space: dollars_phrase("per-firepower", space.dollars),
    "gambling": lambda space: Phrase("effect-gamble"),
    "parcel-points": lambda space: Phrase("effect-half-parcels"),
    "firepower-points": lambda space: Phrase("effect-half-firepower"),
    "estate-points": lambda space: Phrase("effect-per-building"),
    "buy-points": lambda space: dollars_phrase("each-point", space.dollars),
}


def space_phrases(space: Space) -> Phrases:
    describer = _SPACES.get(space.verb)
    return () if describer is None else (describer(space),)
