"""What tiles and cards say, and what an answer costs and gives, in phrases of the texts."""

from collections.abc import Callable

from trailboss.games.great_western_trail.catalogue import Components
from trailboss.games.great_western_trail.components import (
    TO_THE_LIMIT,
    Building,
    City,
    Disc,
    Effect,
)
from trailboss.games.great_western_trail.state import EMPTY, FIRST_PRIVATE, FIRST_TILE, TrailState
from trailboss.games.great_western_trail.steps.deliver import transport_cost
from trailboss.games.great_western_trail.steps.location import local_actions
from trailboss.games.great_western_trail.steps.ride import AGAIN, fee_at
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.step import Frame

_VERBS: dict[str, Callable[[Effect], Phrase]] = {
    "hire": lambda e: Phrase("effect-hire", {"modifier": e.hire}),
    "build": lambda e: Phrase("effect-build", {"price": e.build}),
    "hazard": lambda e: Phrase("effect-hazard", {"cost": e.hazard}),
    "outlaw": lambda e: Phrase("effect-outlaw"),
    "cattle": lambda e: Phrase("effect-cattle"),
    "herder": lambda e: counting("herder", e.herder),
    "draw": lambda e: counting("draw", e.draw),
    "copy": lambda e: Phrase("effect-copy"),
    "deliver": lambda e: Phrase("effect-deliver"),
    "station": lambda e: Phrase("effect-station"),
    "free-move": lambda e: counting("free-move", e.free_move),
    "auxiliary": lambda e: Phrase("effect-auxiliary"),
    "branch": lambda e: counting("branch", e.branch),
}


def counting(what: str, number: int) -> Phrase:
    return Phrase(f"effect-{what}", {"number": number})


def paying(dollars: int) -> tuple[Phrase, ...]:
    return (Phrase("effect-pay", {"money": dollars}),) if dollars else ()


def gaining(dollars: int) -> tuple[Phrase, ...]:
    return (Phrase("effect-money", {"money": dollars}),) if dollars else ()


def scoring(vp: int) -> tuple[Phrase, ...]:
    if not vp:
        return ()
    return (counting("vp", vp) if vp > 0 else counting("minus-vp", -vp),)


def describe_effect(effect: Effect) -> Description:
    """One printed action: what it demands, then what it gives."""
    requirements: list[Phrase] = []
    if effect.cards > 1:
        requirements.append(
            Phrase("effect-discards", {"number": effect.cards, "demand": effect.discard})
        )
    elif effect.discard:
        requirements.append(Phrase("effect-discard", {"demand": effect.discard}))
    requirements += paying(effect.pay)
    if effect.back:
        requirements.append(counting("back", effect.back))
    if effect.verb == "deliver":
        requirements.append(Phrase("effect-back-any"))
    rewards: list[Phrase] = []
    if effect.certificates == TO_THE_LIMIT:
        rewards.append(Phrase("effect-certificates-limit"))
    elif effect.certificates:
        rewards.append(counting("certificates", effect.certificates))
    rewards += gaining(effect.money)
    if effect.money_once:
        rewards.append(Phrase("effect-money-once", {"money": effect.money_once}))
    if effect.engine:
        rewards.append(counting("engine", effect.engine))
    if effect.objective:
        where = "objective-hand" if effect.to_hand else "objective"
        rewards.append(counting(where, effect.objective))
    if effect.token:
        rewards.append(counting("token", effect.token))
    if effect.remove:
        rewards.append(counting("remove", effect.remove))
    verb = _VERBS.get(effect.verb)
    if verb is not None:
        rewards.append(verb(effect))
    per = f"per-{effect.per}" if effect.per else ""
    return Description(tuple(requirements), tuple(rewards), per)


# ---- things


def describe_thing(c: Components, kind: str, id: str) -> list[Description]:
    """What is printed on a thing, action by action; nothing for what has no print of its own."""
    describer = _THINGS.get(kind)
    found = describer(c, id) if describer is not None else []
    return [description for description in found if not description.is_empty]


def _card(c: Components, id: str) -> list[Description]:
    index = c.card_index[id]
    if index < c.first_objective:
        card = c.cattle[index]
        return [Description(rewards=(counting("value", card.value), *scoring(card.vp)))]
    objective = c.objectives[index]
    worth = Description(rewards=_worth(c, index))
    if objective.effect is None:
        return [worth]
    return [describe_effect(objective.effect), worth]


def _worth(c: Components, card: int) -> tuple[Phrase, ...]:
    """Points of an objective card: if fulfilled, and if not."""
    objective = c.objectives[card]
    missed = (counting("penalty", objective.penalty),) if objective.penalty else ()
    return (*scoring(objective.vp), *missed)


def _building(c: Components, id: str) -> list[Description]:
    sides = [side for sides in c.private for side in sides]
    building = next(b for b in (*c.neutrals, *sides) if b.id == id)
    return [*(describe_effect(local) for local in building.local), _needs(building)]


def _needs(building: Building) -> Description:
    builders = (counting("builders", building.builders),) if building.builders else ()
    return Description(builders, scoring(building.vp))


def _aux(c: Components, id: str) -> list[Description]:
    aux = next(a for a in c.auxiliaries if a.id == id)
    return [describe_effect(aux.single), describe_effect(aux.double)]


def _disc(c: Components, id: str) -> list[Description]:
    return [_of_disc(next(disc for disc in c.discs if disc.id == id))]


def _of_disc(disc: Disc) -> Description:
    return Description(paying(disc.cost), (*gaining(disc.money), *scoring(disc.vp)))


def _city(c: Components, id: str) -> list[Description]:
    city = c.cities[c.city_index[id]]
    return [Description(rewards=(*_city_bonus(city), *scoring(city.vp)))]


def _city_bonus(city: City) -> tuple[Phrase, ...]:
    objective = (counting("objective", city.objective),) if city.objective else ()
    return (*gaining(city.money), *objective)


def _arrow(c: Components, id: str) -> list[Description]:
    return [_of_arrow(c, id)]


def _of_arrow(c: Components, id: str) -> Description:
    arrow = next(arrow for arrow in c.arrows if arrow.id == id)
    objective = (counting("objective", arrow.objective),) if arrow.objective else ()
    token = (counting("token", arrow.token),) if arrow.token else ()
    return Description(rewards=(*objective, *token, *scoring(arrow.vp)))


def _node(c: Components, id: str) -> list[Description]:
    node = c.nodes[c.node_index[id]]
    return [Description(rewards=_bounty_of(c, c.node_index[id]))] + (
        [] if node.risk is None else [describe_effect(node.risk)]
    )


def _bounty_of(c: Components, node: int) -> tuple[Phrase, ...]:
    token = c.nodes[node].token
    return (*gaining(c.nodes[node].money), *((counting("token", token),) if token else ()))


_THINGS: dict[str, Callable[[Components, str], list[Description]]] = {
    "card": _card,
    "building": _building,
    "aux": _aux,
    "disc": _disc,
    "city": _city,
    "arrow": _arrow,
    "node": _node,
}


# ---- answers to the open question


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
    return describe_effect(s.c.auxiliaries[s.box.notation.single.index(action)].single)


def _double(s: TrailState, frame: Frame, action: Action) -> Description:
    return describe_effect(s.c.auxiliaries[s.box.notation.double.index(action)].double)


def _accept(s: TrailState, frame: Frame, action: Action) -> Description:
    return describe_effect(s.c.effects[frame[2]])


def _entered(s: TrailState, frame: Frame, action: Action) -> Description:
    """What lies where the herder goes and can be done there, and the fee."""
    seat, node = frame[1], s.c.node_index[str(action.args[0])]
    fee, _ = fee_at(s, seat, node)
    if frame[0] == "ride" and frame[4] > AGAIN:
        fee = 0
    fees = (Phrase("effect-fee", {"money": fee}),) if fee else ()
    return Description(rewards=(*_lying(s, seat, node), *_usable(s, seat, node), *fees))


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
    number = int(str(action.args[0])[:-1]) - 1
    return _needs(s.c.private[number]["ab".index(str(action.args[0])[-1])])


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
    return Description(rewards=(*_lying(s, frame[1], node), *_bounty_of(s.c, node)))


def _objective(s: TrailState, frame: Frame, action: Action) -> Description:
    return Description(rewards=_worth(s.c, s.c.card_index[str(action.args[0])]))


def _hire(s: TrailState, frame: Frame, action: Action) -> Description:
    return Description(paying(s.c.rows[int(action.args[1]) - 1].cost + frame[2]))


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
    station = s.c.stations[int(action.args[0]) - 1]
    return Description(paying(station.cost), scoring(station.vp))


def _take_disc(s: TrailState, frame: Frame, action: Action) -> Description:
    return _of_disc(s.c.discs[s.box.notation.disc.index(action)])


def _deliver(s: TrailState, frame: Frame, action: Action) -> Description:
    _, seat, _, extraordinary = frame
    index = s.c.city_index[str(action.args[0])]
    city = s.c.cities[index]
    cost = transport_cost(s, seat, index, extraordinary)
    vp = s.city_points(seat, index)
    return Description(paying(cost), (*_city_bonus(city), *scoring(vp)))


def _choose_arrow(s: TrailState, frame: Frame, action: Action) -> Description:
    return _of_arrow(s.c, str(action.args[0]))


_ANSWERS: dict[tuple[str, str], Callable[[TrailState, Frame, Action], Description | None]] = {
    ("location", "use"): _use,
    ("location", "aux"): _single,
    ("location", "copy"): _copied,
    ("location", "play"): _objective,
    ("auxiliary", "aux"): _single,
    ("auxiliary", "aux-double"): _double,
    ("immediate", "accept"): _accept,
    ("place", "place"): _entered,
    ("ride", "ride"): _entered,
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
