"""What cards, tiles and spaces say, and what an answer costs and brings, in phrases."""

from collections.abc import Callable

from trailboss.games.carson_city.box import base
from trailboss.games.carson_city.components import Building, Components, Persona, Space
from trailboss.games.carson_city.income import income, income_of, price
from trailboss.games.carson_city.odds import chances
from trailboss.games.carson_city.state import (
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    NOTHING,
    TownState,
)
from trailboss.games.carson_city.steps.end import must_spend
from trailboss.games.carson_city.steps.prizes import buildings_that_score, tile_price
from trailboss.games.carson_city.steps.targets import target_of
from trailboss.games.carson_city.town import NEIGHBOURS, PARCEL_INDEX
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.step import Frame

Phrases = tuple[Phrase, ...]


def _pay(dollars: int) -> Phrases:
    return (Phrase("effect-pay", {"dollars": dollars}),) if dollars else ()


def _dollars(what: str, dollars: int) -> Phrase:
    return Phrase(f"effect-{what}", {"dollars": dollars})


def _number(what: str, number: int) -> Phrase:
    return Phrase(f"effect-{what}", {"number": number})


# ---- things


def describe_thing(kind: str, id: str) -> list[Description]:
    """What is printed on a thing; nothing for what has no print of its own."""
    c = base().components
    if kind == "persona":
        index = c.persona_index[id]
        yellow, red = (side[index] for side in c.cards["polish"])
        return [_of_card(yellow, "effect-yellow"), _of_card(red, "effect-red")]
    if kind == "building":
        return [_of_building(c, c.buildings[c.building_index[id]])]
    if kind == "space":
        found = Description(rewards=_of_space(c.spaces[c.space_index[id]]))
        return [] if found.is_empty else [found]
    return []


def _of_card(card: Persona, side: str) -> Description:
    rewards = [_dollars("gain", card.cash)] if card.cash else []
    if card.roads:
        rewards.append(_number("roads", card.roads))
    if card.firepower:
        rewards.append(_number("firepower", card.firepower))
    if card.choice:
        rewards += [_dollars("gain", card.choice), Phrase(f"effect-later-{card.later}")]
    if card.lost_duel_points:
        rewards.append(_number("lost-duel", card.lost_duel_points))
    if card.tile_price:
        rewards.append(_dollars("any-tile", card.tile_price))
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
    return Description((Phrase(side), _dollars("limit", card.limit)), tuple(rewards))


def _of_building(c: Components, building: Building) -> Description:
    rewards = []
    for what, dollars in (
        ("earns", building.fixed),
        ("per-empty", building.per_empty),
        ("per-mountain", building.per_mountain),
        ("by-river", building.by_river),
        ("per-house", building.per_equivalent),
    ):
        if dollars:
            rewards.append(_dollars(what, dollars))
    if building.own >= 0:
        own = c.buildings[building.own].id
        rewards.append(Phrase("effect-per-own", {"dollars": building.per_own, "building": own}))
    if building.revolvers:
        rewards.append(_number("revolvers", building.revolvers))
    if building.equivalent:
        rewards.append(_number("equivalent", building.equivalent))
    if building.safe:
        rewards.append(Phrase("effect-safe"))
    if building.protects:
        rewards.append(Phrase("effect-protects"))
    needs = (Phrase("effect-needs-road"), Phrase("effect-house")) if building.town else ()
    return Description(needs, tuple(rewards))


_SPACES: dict[str, Callable[[Space], Phrase]] = {
    "wages": lambda space: _dollars("per-cowboy", space.dollars),
    "guns": lambda space: _number("guns", base().components.guns),
    "roads": lambda space: _number("roads", space.number),
    "common-roads": lambda space: _number("roads", space.number),
    "construction": lambda space: _dollars("any-tile", space.dollars),
    "parcel-income": lambda space: _dollars("per-parcel", space.dollars),
    "firepower-income": lambda space: _dollars("per-firepower", space.dollars),
    "gambling": lambda space: Phrase("effect-gamble"),
    "parcel-points": lambda space: Phrase("effect-half-parcels"),
    "firepower-points": lambda space: Phrase("effect-half-firepower"),
    "estate-points": lambda space: Phrase("effect-per-building"),
    "buy-points": lambda space: _dollars("each-point", space.dollars),
}


def _of_space(space: Space) -> Phrases:
    describer = _SPACES.get(space.verb)
    return () if describer is None else (describer(space),)


# ---- answers to the open question


def describe_action(s: TownState, action: Action, seat: int | None) -> Description | None:
    """What an answer costs and brings now; None when there is nothing to add to its name."""
    if not s.agenda:
        return None
    describer = _ANSWERS.get(action.kind)
    frame = s.agenda[-1]
    if seat is not None and not isinstance(frame[1], int):
        frame = (frame[0], seat, *frame[2:])  # all place together: it is this one's answer
    description = describer(s, frame, action) if describer is not None else None
    return None if description is None or description.is_empty else description


def _asked(frame: Frame) -> int:
    seat: int = frame[1]
    return seat


def _parcel(action: Action) -> int:
    return PARCEL_INDEX[str(action.args[0])]


def _lying(s: TownState, parcel: int) -> Phrases:
    """What a parcel is worth knowing for before one owns it."""
    if s.content[parcel] == HOUSE:
        return (Phrase("effect-house"),)
    if s.content[parcel] == MOUNTAIN:
        return (Phrase("effect-mountain"),)
    near = len([p for p in NEIGHBOURS[parcel] if s.content[p] == MOUNTAIN])
    return (_number("mountains-near", near),) if near else ()


def _claim(s: TownState, frame: Frame, action: Action) -> Description:
    return Description(rewards=_lying(s, _parcel(action)))


def _take(s: TownState, frame: Frame, action: Action) -> Description:
    index = s.c.persona_index[str(action.args[0])]
    card = s.cards[s.sides[index]][index]
    described = _of_card(card, "effect-yellow")
    return Description(
        rewards=(_number("number", card.number), *described.requirements[1:], *described.rewards)
    )


def _seat_of(frame: Frame) -> int:
    """Whose answer it would be; nobody's if all place together and nobody was named."""
    return frame[1] if isinstance(frame[1], int) else NOTHING


def _place(s: TownState, frame: Frame, action: Action) -> Description:
    target = target_of(s, action)
    seat = _seat_of(frame)
    rewards: Phrases
    if target < s.first_parcel:
        rewards = _space_now(s, target, seat, action.kind.startswith("white-"))
    else:
        rewards = _lying(s, target - s.first_parcel)
    requirements: Phrases = ()
    if action.kind.endswith("stake"):
        requirements = _pay(price(s, target - s.first_parcel))
    elif target < s.first_parcel and s.c.spaces[target].verb == "construction" and seat >= 0:
        requirements = _pay(tile_price(s, seat, s.c.row_place[target]))
    return Description(requirements, (*rewards, *_rivals(s, target, seat)))


def _space_now(s: TownState, target: int, seat: int, white: bool) -> Phrases:
    """What a space would give at this moment."""
    space = s.c.spaces[target]
    if space.verb == "construction":
        type = s.row[s.c.row_place[target]]
        if type == NOTHING:
            return (Phrase("effect-nothing"),)
        return (Phrase("effect-tile", {"building": s.c.buildings[type].id}),)
    if seat < 0:
        return _of_space(space)
    power = s.firepower(seat) - (not white)  # the white cowboy was never counted
    now = {
        "parcel-income": ("gain", space.dollars * s.parcels[seat]),
        "firepower-income": ("gain", space.dollars * power),
        "parcel-points": ("points", s.parcels[seat] // max(1, space.number)),
        "firepower-points": ("points", power // max(1, space.number)),
        "estate-points": ("points", buildings_that_score(s, seat)),
    }.get(space.verb)
    if now is None:
        return _of_space(space)
    what, number = now
    return (_dollars(what, number) if what == "gain" else _number(what, number),)


def _rivals(s: TownState, target: int, seat: int) -> Phrases:
    """The odds of the duel that would follow: with dice in per cent, with tiles by firepower."""
    if target < s.first_parcel and s.c.spaces[target].is_open:
        return ()
    there = [other for other in range(s.seats) if s.pieces[target] >> other & 1]
    if not there or seat < 0 or seat in there:
        return ()
    strongest = max(s.firepower(other) for other in there)
    against = Phrase("effect-against", {"firepower": strongest})
    if s.options["duel_tiles"]:
        return (against,)
    odds = chances(s, [*there, seat], joining=seat)
    return (against, Phrase("effect-odds", {"percent": odds[str(seat)]}))


def _attack(s: TownState, frame: Frame, action: Action) -> Description:
    parcel = _parcel(action)
    seat = _seat_of(frame)
    rivals = _rivals(s, s.first_parcel + parcel, seat)
    building = s.c.buildings[s.content[parcel] - FIRST_BUILDING].id
    steals = _dollars("steals", income(s, parcel) // 2)
    return Description(rewards=(Phrase("effect-tile", {"building": building}), steals, *rivals))


def _defend(s: TownState, frame: Frame, action: Action) -> Description:
    parcel = _parcel(action)
    seat = _seat_of(frame)
    building = s.c.buildings[s.content[parcel] - FIRST_BUILDING].id
    return Description(
        rewards=(
            Phrase("effect-tile", {"building": building}),
            _dollars("earns", income(s, parcel)),
            *_rivals(s, s.first_parcel + parcel, seat),
        )
    )


def _buy(s: TownState, frame: Frame, action: Action) -> Description:
    parcel = _parcel(action)
    return Description(_pay(price(s, parcel)), _lying(s, parcel))


def _site(s: TownState, frame: Frame, action: Action) -> Description:
    if not s.c.buildings[frame[2]].earns:
        return Description()
    earns = income_of(s, _parcel(action), frame[2], _asked(frame))
    return Description(rewards=(_dollars("earns", earns),))


def _house(s: TownState, frame: Frame, action: Action) -> Description:
    """How much more one's buildings would earn with the house there, the new building included."""
    _, seat, type, _, _, site = frame
    parcel = _parcel(action)
    copy = s.clone()
    copy.content[site] = FIRST_BUILDING + type
    before = sum(income(copy, p) for p in NEIGHBOURS[parcel] if _is_own(copy, p, seat))
    copy.content[parcel] = HOUSE
    after = sum(income(copy, p) for p in NEIGHBOURS[parcel] if _is_own(copy, p, seat))
    return Description(rewards=(_dollars("more", after - before),) if after > before else ())


def _is_own(s: TownState, parcel: int, seat: int) -> bool:
    return s.owner[parcel] == seat and s.content[parcel] >= FIRST_BUILDING


def _snatch(s: TownState, frame: Frame, action: Action) -> Description:
    place = s.c.row_place[s.c.space_index[str(action.args[0])]]
    return Description(
        rewards=(Phrase("effect-tile", {"building": s.c.buildings[s.row[place]].id}),)
    )


def _double(s: TownState, frame: Frame, action: Action) -> Description:
    type = s.c.building_index[str(action.args[0])]
    seat = _asked(frame)
    more = sum(
        income(s, parcel)
        for parcel, owner in enumerate(s.owner)
        if owner == seat and s.content[parcel] == FIRST_BUILDING + type
    )
    return Description(rewards=(_dollars("more", more),))


def _cash(s: TownState, frame: Frame, action: Action) -> Description:
    card = s.card(_asked(frame))
    assert card is not None
    return Description(rewards=(_dollars("gain", card.choice),))


def _offer(s: TownState, frame: Frame, action: Action) -> Description:
    card = s.card(_asked(frame))
    assert card is not None
    offers = {"recruit": card.cowboys, "arm": card.revolvers, "points": card.points}[action.kind]
    return Description(_pay(dict(offers)[int(action.args[0])]))


def _points(s: TownState, frame: Frame, action: Action) -> Description:
    if frame[0] == "banker":
        return _offer(s, frame, action)
    return Description(_pay(frame[2] * int(action.args[0])))


def _least(s: TownState, frame: Frame, action: Action) -> Description:
    seat = _asked(frame)
    spent = must_spend(s, seat)
    points = spent // s.c.limit_dollars
    worth = (_number("points", points),) if points else ()
    return Description(_pay(spent), (*worth, _dollars("keep", s.cash[seat] - spent)))


def _spend(s: TownState, frame: Frame, action: Action) -> Description:
    spent = int(action.args[0])
    left = s.cash[_asked(frame)] - spent
    return Description(
        rewards=(_number("points", spent // s.c.limit_dollars), _dollars("keep", left))
    )


_ANSWERS: dict[str, Callable[[TownState, Frame, Action], Description]] = {
    "claim": _claim,
    "take": _take,
    "cash": _cash,
    "recruit": _offer,
    "arm": _offer,
    "snatch": _snatch,
    "place": _place,
    "stake": _place,
    "attack": _attack,
    "defend": _defend,
    "white-place": _place,
    "white-stake": _place,
    "white-defend": _defend,
    "buy": _buy,
    "fight": _claim,
    "site": _site,
    "house": _house,
    "double": _double,
    "points": _points,
    "least": _least,
    "spend": _spend,
}
"""By the kind of the answer."""
