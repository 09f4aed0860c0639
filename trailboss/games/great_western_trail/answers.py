"""What an answer to the open question costs and gives, in phrases of the texts."""

from collections.abc import Callable

from trailboss.games.great_western_trail.describe import (
    bounty_of,
    card_worth,
    city_bonus,
    describe_effect,
    needed_for,
    of_arrow,
    of_disc,
    paying,
    scoring,
)
from trailboss.games.great_western_trail.state import EMPTY, FIRST_PRIVATE, FIRST_TILE, TrailState
from trailboss.games.great_western_trail.steps.deliver import transport_cost
from trailboss.games.great_western_trail.steps.location import local_actions
from trailboss.games.great_western_trail.steps.ride import AGAIN, RIDES, way_to
from trailboss.games.great_western_trail.ways import Way, fee_at
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.step import Frame


def describe_action(s: TrailState, action: Action) -> Description | None:
    """What an answer costs and gives now; None when there is nothing to add to its name."""
    if not s.agenda:
        return None
    frame = s.agenda[-1]
    describer = _ANSWERS.get((frame[0], action.kind))
    description = describer(s, frame, action) if describer is not None else None
    return None if description is None or description.is_empty else description


def _use(s: TrailState, frame: Frame, action: Action) -> Description | None:
    found = local_actions(s, frame, frame[1])
    return next((describe_effect(e) for id, e, _ in found if id == action.args[0]), None)


def _single(s: TrailState, frame: Frame, action: Action) -> Description:
    return describe_effect(s.c.auxiliaries[s.notation.single.index(action)].single)


def _double(s: TrailState, frame: Frame, action: Action) -> Description:
    return describe_effect(s.c.auxiliaries[s.notation.double.index(action)].double)


def _accept(s: TrailState, frame: Frame, action: Action) -> Description:
    return describe_effect(s.c.effects[frame[2]])


def _entered(s: TrailState, frame: Frame, action: Action) -> Description:
    """What lies where the herder goes and can be done there, and what is paid on the way."""
    seat, node = frame[1], s.c.node_index[str(action.args[0])]
    fees: tuple[Phrase, ...] = ()
    if frame[0] == "ride" and frame[3] <= AGAIN:
        fees = _fees(s, seat, way_to(s, frame, action))
    if action.kind in RIDES[1:]:
        return Description(rewards=fees)  # the place is described once, with its cheapest way
    return Description(rewards=(*_lying(s, seat, node), *_usable(s, seat, node), *fees))


def _fees(s: TrailState, seat: int, way: Way) -> tuple[Phrase, ...]:
    """As far as the money goes: to the bank, to owners of buildings, and what is left then."""
    money = s.money[seat]
    bank = 0
    found: list[Phrase] = []
    for node in way:
        fee, owner = fee_at(s, seat, node)
        paid = min(fee, money)
        money -= paid
        if owner not in s.people:
            bank += paid
        elif paid:
            building = s.building(s.tiles[node]).id
            found.append(Phrase("effect-fee-to-owner", {"money": paid, "building": building}))
    if money == s.money[seat]:
        return ()
    if bank:
        found.insert(0, Phrase("effect-fee", {"money": bank}))
    return (*found, Phrase("effect-money-left", {"money": money}))


def _usable(s: TrailState, seat: int, node: int) -> tuple[Phrase, ...]:
    """The local actions of a neutral or own building, by their names."""
    code = s.tiles[node]
    if not EMPTY < code < FIRST_TILE:
        return ()
    if code >= FIRST_PRIVATE and s.owner_and_number(code)[0] != seat:
        return ()
    return tuple(Phrase("effect-local", {"local": local.id}) for local in s.building(code).local)


def _lying(s: TrailState, seat: int, node: int) -> tuple[Phrase, ...]:
    code = s.tiles[node]
    if code == EMPTY:
        return ()
    if code >= FIRST_TILE:
        return (Phrase("effect-tile", {"tile": s.c.tiles[code - FIRST_TILE].id}),)
    building = s.building(code).id
    if code < FIRST_PRIVATE:
        as_lettered = building == s.c.nodes[node].letter  # then the space says it
        return () if as_lettered else (Phrase("effect-neutral", {"building": building}),)
    owner = "own" if s.owner_and_number(code)[0] == seat else "foreign"
    return (Phrase(f"effect-{owner}", {"building": building}),)


def _copied(s: TrailState, frame: Frame, action: Action) -> Description:
    return Description(rewards=_lying(s, frame[1], s.c.node_index[str(action.args[0])]))


def _build(s: TrailState, frame: Frame, action: Action) -> Description:
    number = s.c.private_index[str(action.args[0])]
    return needed_for(s.c.private[number]["ab".index(str(action.args[0])[-1])])


def _site(s: TrailState, frame: Frame, action: Action) -> Description:
    _, seat, number, price = frame
    node = s.c.node_index[str(action.args[0])]
    builders = s.side(seat, number).builders
    replaced: tuple[Phrase, ...] = ()
    code = s.tiles[node]
    if FIRST_PRIVATE <= code < FIRST_TILE and s.owner_and_number(code)[0] == seat:
        old = s.building(code)
        builders = max(0, builders - old.builders)
        replaced = (Phrase("effect-replace", {"building": old.id}),)
    return Description(rewards=(*replaced, *paying(builders * price)))


def _cleared(s: TrailState, frame: Frame, action: Action) -> Description:
    node = s.c.node_index[str(action.args[0])]
    return Description(paying(frame[2]) if frame[2] > 0 else (), _lying(s, frame[1], node))


def _bounty(s: TrailState, frame: Frame, action: Action) -> Description:
    node = s.c.node_index[str(action.args[0])]
    return Description(rewards=(*_lying(s, frame[1], node), *bounty_of(s.c, node)))


def _objective(s: TrailState, frame: Frame, action: Action) -> Description:
    return Description(rewards=card_worth(s.c, s.c.card_index[str(action.args[0])]))


def _hire(s: TrailState, frame: Frame, action: Action) -> Description:
    return Description(paying(s.c.rows[s.c.row_index[int(action.args[1])]].cost + frame[2]))


def _buy(s: TrailState, frame: Frame, action: Action) -> Description:
    card = s.c.cattle[s.c.card_index[str(action.args[0])]]
    price = next(
        offer.price
        for offer in s.c.offers
        if (offer.group, offer.cowboys, offer.cards) == (card.group, action.args[1], 1)
    )
    return Description(paying(price))


def _buy_two(s: TrailState, frame: Frame, action: Action) -> Description:
    price = next(o.price for o in s.c.offers if o.group == action.args[0] and o.cards == 2)
    return Description(paying(price))


def _upgrade(s: TrailState, frame: Frame, action: Action) -> Description:
    station = s.c.stations[s.c.station_index[int(action.args[0])]]
    return Description(paying(station.cost), scoring(station.vp))


def _take_disc(s: TrailState, frame: Frame, action: Action) -> Description:
    return of_disc(s.c.discs[s.notation.disc.index(action)])


def _deliver(s: TrailState, frame: Frame, action: Action) -> Description:
    _, seat, _, extraordinary = frame
    index = s.c.city_index[str(action.args[0])]
    city = s.c.cities[index]
    cost = transport_cost(s, seat, index, extraordinary)
    vp = s.city_points(seat, index)
    return Description(paying(cost), (*city_bonus(city), *scoring(vp)))


def _choose_arrow(s: TrailState, frame: Frame, action: Action) -> Description:
    return of_arrow(s.c, str(action.args[0]))


_ANSWERS: dict[tuple[str, str], Callable[[TrailState, Frame, Action], Description | None]] = {
    ("location", "use"): _use,
    ("location", "aux"): _single,
    ("location", "copy"): _copied,
    ("location", "play"): _objective,
    ("auxiliary", "aux"): _single,
    ("auxiliary", "aux-double"): _double,
    ("immediate", "accept"): _accept,
    ("place", "place"): _entered,
    **{("ride", kind): _entered for kind in RIDES},
    ("ride", "play"): _objective,
    ("build", "build"): _build,
    ("site", "site"): _site,
    ("tile", "clear"): _cleared,
    ("tile", "bounty"): _bounty,
    ("objective", "objective"): _objective,
    ("hire", "hire"): _hire,
    ("buy", "buy"): _buy,
    ("buy", "buy-two"): _buy_two,
    ("upgrade", "upgrade"): _upgrade,
    ("station_behind", "upgrade"): _upgrade,
    ("disc", "disc"): _take_disc,
    ("deliver", "deliver"): _deliver,
    ("arrows", "arrow"): _choose_arrow,
}
"""By the open question and the kind of the answer."""
