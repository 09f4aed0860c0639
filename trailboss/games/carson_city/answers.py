"""What an answer costs and brings here and now, in phrases."""

from collections.abc import Callable

from trailboss.games.carson_city.describe import (
    Phrases,
    dollars_phrase,
    limit_of,
    number_phrase,
    pay,
    space_phrases,
)
from trailboss.games.carson_city.hooks import Piece
from trailboss.games.carson_city.income import income, income_of, price
from trailboss.games.carson_city.state import (
    FIRST_BUILDING,
    HOUSE,
    MOUNTAIN,
    NOTHING,
    TownState,
)
from trailboss.games.carson_city.steps.build import sites
from trailboss.games.carson_city.steps.end import must_spend
from trailboss.games.carson_city.steps.prizes import buildings_that_score, tile_price
from trailboss.games.carson_city.steps.targets import target_of
from trailboss.games.carson_city.town import NEIGHBOURS, PARCEL_INDEX
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.step import Frame


def describe_action(s: TownState, action: Action, seat: int | None) -> Description | None:
    """What an answer costs and brings now; None when there is nothing to add to its name."""
    if not s.agenda:
        return None
    frame = s.agenda[-1]
    description: Description | None = None
    if action.kind in _PLACINGS:
        description = _PLACINGS[action.kind](s, s.hooks.piece(frame, action, seat), action)
    elif action.kind in _ANSWERS:
        description = _ANSWERS[action.kind](s, frame, action)
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
    return (number_phrase("mountains-near", near),) if near else ()


def _claim(s: TownState, frame: Frame, action: Action) -> Description:
    return Description(rewards=_lying(s, _parcel(action)))


def _take(s: TownState, frame: Frame, action: Action) -> Description:
    card = s.cards[s.c.persona_index[str(action.args[0])]]
    return Description(
        rewards=(
            number_phrase("number", card.number),
            limit_of(card),
            *s.hooks.powers(s.box, card),
        )
    )


# ---- placing a piece


def _spending(piece: Piece) -> list[int]:
    return [piece.seat] if piece.from_stock else []


def _firepower(s: TownState, piece: Piece) -> int:
    return s.firepower(piece.seat) - piece.from_stock


def _place(s: TownState, piece: Piece, action: Action) -> Description:
    target = target_of(s, action)
    rewards: Phrases
    if target < s.first_parcel:
        rewards = _space_now(s, target, piece)
    else:
        rewards = _lying(s, target - s.first_parcel)
    requirements: Phrases = ()
    if action.kind.endswith("stake"):
        requirements = pay(price(s, target - s.first_parcel))
    elif target < s.first_parcel and s.c.spaces[target].verb == "construction" and piece.seat >= 0:
        requirements = pay(tile_price(s, piece.seat, s.c.row_place[target]))
    return Description(requirements, (*rewards, *_rivals(s, target, piece)))


def _space_now(s: TownState, target: int, piece: Piece) -> Phrases:
    """What a space would give at this moment."""
    space = s.c.spaces[target]
    if space.verb == "construction":
        type = s.row[s.c.row_place[target]]
        if type == NOTHING:
            return (Phrase("effect-nothing"),)
        tile = Phrase("effect-tile", {"building": s.c.buildings[type].id})
        homeless = piece.seat >= 0 and not sites(s, piece.seat, type)
        return (tile, Phrase("effect-no-site")) if homeless else (tile,)
    seat = piece.seat
    if seat < 0:
        return space_phrases(s.c, space)
    power = _firepower(s, piece)
    now = {
        "parcel-income": ("gain", space.dollars * s.parcels[seat]),
        "firepower-income": ("gain", space.dollars * power),
        "parcel-points": ("points", s.parcels[seat] // max(1, space.number)),
        "firepower-points": ("points", power // max(1, space.number)),
        "estate-points": ("points", buildings_that_score(s, seat)),
    }.get(space.verb)
    if now is None:
        return space_phrases(s.c, space)
    what, number = now
    return (dollars_phrase(what, number) if what == "gain" else number_phrase(what, number),)


def _rivals(s: TownState, target: int, piece: Piece) -> Phrases:
    """The duel that would follow: by firepower, and its odds if they are known."""
    if target < s.first_parcel and s.c.spaces[target].is_open:
        return ()
    there = [other for other in range(s.seats) if s.pieces[target] >> other & 1]
    if not there or piece.seat < 0 or piece.seat in there:
        return ()
    strongest = max(s.firepower(other) for other in there)
    against = Phrase("effect-against", {"firepower": strongest, "own": _firepower(s, piece)})
    odds = s.hooks.odds(s, [*there, piece.seat], _spending(piece))
    if not odds:
        return (against,)
    return (against, Phrase("effect-odds", {"percent": odds[str(piece.seat)]}))


def _if_defended(s: TownState, parcel: int, piece: Piece) -> Phrases:
    """The duel against an owner who has sent nobody there, but still can."""
    owner = s.owner[parcel]
    may_defend = s.stock[owner] and owner not in s.passed
    if s.pieces[s.first_parcel + parcel] or piece.seat < 0 or not may_defend:
        return ()
    odds = s.hooks.odds(s, [owner, piece.seat], [owner, *_spending(piece)])
    if not odds:
        powers = {"firepower": s.firepower(owner) - 1, "own": _firepower(s, piece)}
        return (Phrase("effect-against-defence", powers),)
    return (Phrase("effect-odds-if-defended", {"percent": odds[str(piece.seat)]}),)


def _attack(s: TownState, piece: Piece, action: Action) -> Description:
    parcel = _parcel(action)
    building = s.c.buildings[s.content[parcel] - FIRST_BUILDING].id
    return Description(
        rewards=(
            Phrase("effect-tile", {"building": building}),
            dollars_phrase("steals", income(s, parcel) // 2),
            *_rivals(s, s.first_parcel + parcel, piece),
            *_if_defended(s, parcel, piece),
        )
    )


def _defend(s: TownState, piece: Piece, action: Action) -> Description:
    parcel = _parcel(action)
    building = s.c.buildings[s.content[parcel] - FIRST_BUILDING].id
    return Description(
        rewards=(
            Phrase("effect-tile", {"building": building}),
            dollars_phrase("earns", income(s, parcel)),
            *_rivals(s, s.first_parcel + parcel, piece),
        )
    )


_PLACINGS: dict[str, Callable[[TownState, Piece, Action], Description]] = {
    "place": _place,
    "stake": _place,
    "attack": _attack,
    "defend": _defend,
    "white-place": _place,
    "white-stake": _place,
    "white-defend": _defend,
}
"""By the kind of the answer."""


# ---- buying, building, spending


def _buy(s: TownState, frame: Frame, action: Action) -> Description:
    parcel = _parcel(action)
    return Description(pay(price(s, parcel)), _lying(s, parcel))


def _site(s: TownState, frame: Frame, action: Action) -> Description:
    if not s.c.buildings[frame[2]].earns:
        return Description()
    earns = income_of(s, _parcel(action), frame[2], _asked(frame))
    return Description(rewards=(dollars_phrase("earns", earns),))


def _house(s: TownState, frame: Frame, action: Action) -> Description:
    """How much more one's buildings would earn with the house there, the new building included."""
    _, seat, type, _, _, site = frame
    parcel = _parcel(action)
    copy = s.clone()
    copy.content[site] = FIRST_BUILDING + type
    before = sum(income(copy, p) for p in NEIGHBOURS[parcel] if _is_own(copy, p, seat))
    copy.content[parcel] = HOUSE
    after = sum(income(copy, p) for p in NEIGHBOURS[parcel] if _is_own(copy, p, seat))
    return Description(rewards=(dollars_phrase("more", after - before),) if after > before else ())


def _is_own(s: TownState, parcel: int, seat: int) -> bool:
    return s.owner[parcel] == seat and s.content[parcel] >= FIRST_BUILDING


def _double(s: TownState, frame: Frame, action: Action) -> Description:
    type = s.c.building_index[str(action.args[0])]
    seat = _asked(frame)
    more = sum(
        income(s, parcel)
        for parcel, owner in enumerate(s.owner)
        if owner == seat and s.content[parcel] == FIRST_BUILDING + type
    )
    return Description(rewards=(dollars_phrase("more", more),))


def _cash(s: TownState, frame: Frame, action: Action) -> Description:
    card = s.card(_asked(frame))
    assert card is not None
    return Description(rewards=(dollars_phrase("gain", card.choice),))


def _recruit(s: TownState, frame: Frame, action: Action) -> Description:
    card = s.card(_asked(frame))
    assert card is not None
    return Description(pay(dict(card.cowboys)[int(action.args[0])]))


def _points(s: TownState, frame: Frame, action: Action) -> Description:
    return Description(pay(frame[2] * int(action.args[0])))


def _least(s: TownState, frame: Frame, action: Action) -> Description:
    seat = _asked(frame)
    spent = must_spend(s, seat)
    points = spent // s.c.limit_dollars
    worth = (number_phrase("points", points),) if points else ()
    return Description(pay(spent), (*worth, dollars_phrase("keep", s.cash[seat] - spent)))


def _spend(s: TownState, frame: Frame, action: Action) -> Description:
    spent = int(action.args[0])
    left = s.cash[_asked(frame)] - spent
    return Description(
        rewards=(number_phrase("points", spent // s.c.limit_dollars), dollars_phrase("keep", left))
    )


_ANSWERS: dict[str, Callable[[TownState, Frame, Action], Description]] = {
    "claim": _claim,
    "take": _take,
    "cash": _cash,
    "recruit": _recruit,
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
