"""What is printed on cards, tiles and spaces, in phrases."""

from collections.abc import Callable

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.components import Components
from trailboss.games.carson_city.pieces import Building, Offers, Persona, Space
from trailboss.kernel.description import Description, Phrase

Phrases = tuple[Phrase, ...]


def pay(dollars: int) -> Phrases:
    return (Phrase("effect-pay", {"dollars": dollars}),) if dollars else ()


def dollars_phrase(what: str, dollars: int) -> Phrase:
    return Phrase(f"effect-{what}", {"dollars": dollars})


def number_phrase(what: str, number: int) -> Phrase:
    return Phrase(f"effect-{what}", {"number": number})


def describe_thing(box: Box, kind: str, id: str) -> list[Description]:
    """What is printed on a thing, on a persona side by side; nothing for what has no print."""
    c = box.components
    if kind == "persona":
        return [_of_side(box, card) for card in c.cards[c.persona_index[id]].values()]
    if kind == "building":
        return [_of_building(c, c.buildings[c.building_index[id]])]
    if kind == "space":
        found = Description(rewards=space_phrases(c, c.spaces[c.space_index[id]]))
        return [] if found.is_empty else [found]
    return []


def _of_side(box: Box, card: Persona) -> Description:
    powers = box.hooks.powers(box, card)
    return Description((Phrase(f"effect-{card.side}"), limit_of(card)), powers)


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
    for phrase, said in (
        ("effect-white-cowboy", card.white_cowboy),
        ("effect-free-parcel", card.parcel),
        ("effect-half-price", card.half_price),
    ):
        if said:
            rewards.append(Phrase(phrase))
    return (*rewards, *offer_phrases("recruit", card.cowboys))


def offer_phrases(what: str, offers: Offers) -> Phrases:
    return tuple(
        Phrase(f"effect-{what}", {"number": number, "dollars": dollars})
        for number, dollars in offers
    )


def _of_building(c: Components, building: Building) -> Description:
    rewards = []
    for what, dollars in (
        ("earns", building.fixed),
        ("per-empty", building.per_empty),
        ("per-mountain", building.per_mountain),
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


_SPACES: dict[str, Callable[[Components, Space], Phrase]] = {
    "wages": lambda c, space: dollars_phrase("per-cowboy", space.dollars),
    "guns": lambda c, space: number_phrase("guns", c.guns),
    "roads": lambda c, space: number_phrase("roads", space.number),
    "common-roads": lambda c, space: number_phrase("roads-per-cowboy", space.number),
    "construction": lambda c, space: dollars_phrase("any-tile", space.dollars),
    "parcel-income": lambda c, space: dollars_phrase("per-parcel", space.dollars),
    "firepower-income": lambda c, space: dollars_phrase("per-firepower", space.dollars),
    "gambling": lambda c, space: Phrase("effect-gamble"),
    "parcel-points": lambda c, space: Phrase("effect-half-parcels"),
    "firepower-points": lambda c, space: Phrase("effect-half-firepower"),
    "estate-points": lambda c, space: Phrase("effect-per-building"),
    "buy-points": lambda c, space: dollars_phrase("each-point", space.dollars),
}


def space_phrases(c: Components, space: Space) -> Phrases:
    describer = _SPACES.get(space.verb)
    return () if describer is None else (describer(c, space),)
