"""What tiles and cards say, and what an answer costs and gives, in phrases of the texts."""

from collections.abc import Callable

from trailboss.games.great_western_trail.catalogue import Components
from trailboss.games.great_western_trail.components import (
    TO_THE_LIMIT,
    Arrow,
    Building,
    City,
    Disc,
    Effect,
    Node,
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


def _worker(c: Components, id: str) -> list[Description]:
    """What it is for, then what the last spaces of its row are worth."""
    worth = Phrase("effect-worker-vp", {"number": c.worker_vp, "from": c.worker_vp_from})
    return [Description(rewards=(Phrase(f"about-{id}"),)), Description(rewards=(worth,))]


def worker_space(worker: str, space: int) -> str:
    return f"{worker}-{space}"


def _worker_space(c: Components, id: str) -> list[Description]:
    """What whoever is hired there brings at once, and is worth in the end."""
    worker, _, number = id.rpartition("-")
    space = int(number)
    effect = c.worker_effects.get((c.worker_types.index(worker), space))
    found = describe_effect(effect) if effect is not None else Description()
    rewards = (*found.rewards, *scoring(c.worker_vp if space >= c.worker_vp_from else 0))
    hired = Phrase("effect-next-hired")
    return [Description((hired, *found.requirements), rewards)] if rewards else []


def _disc(c: Components, id: str) -> list[Description]:
    disc = next(disc for disc in c.discs if disc.id == id)
    if disc.open:
        return [Description(rewards=(Phrase("effect-open-space"),))]
    cleared = _of_disc(disc)
    gives = (*cleared.rewards, *_limits(c, disc), *_unlocked(c, disc))
    corners = Phrase("effect-dark-corners" if disc.dark else "effect-white-corners")
    return [Description(cleared.requirements, gives), Description(rewards=(corners,))]


def _of_disc(disc: Disc) -> Description:
    return Description(paying(disc.cost), (*gaining(disc.money), *scoring(disc.vp)))


def _limits(c: Components, disc: Disc) -> tuple[Phrase, ...]:
    """The limits that it raises; what it adds to the steps depends on the number of players."""
    if disc.raises:
        return (counting("hand-limit", disc.raises),)
    if not disc.limit:
        return ()
    lower = [limit for _, limit in c.limit_discs if limit < disc.limit]
    if not lower:
        return (counting("certificate-limit", disc.limit),)
    return (Phrase("effect-certificate-limit-after", {"number": disc.limit, "after": max(lower)}),)


def _unlocked(c: Components, disc: Disc) -> tuple[Phrase, ...]:
    """What clearing it does for its auxiliary action."""
    bit = c.disc_bit[disc.id]
    pair = next((aux.discs for aux in c.auxiliaries if bit in aux.discs), ())
    if not pair:
        return ()
    usable = any(other.open for other in c.discs if c.disc_bit[other.id] in pair)
    return (Phrase("effect-aux-double" if usable else "effect-aux-unlock"),)


def _city(c: Components, id: str) -> list[Description]:
    """What a delivery there takes and brings, then what it brings with each neighbour."""
    index = c.city_index[id]
    city = c.cities[index]
    often = (Phrase("effect-repeat"),) if city.repeat else ()
    takes = (counting("total-value", city.value), _taken_disc(city.dark), *often)
    delivery = Description(takes, (*_city_bonus(city), *scoring(city.vp)))
    return [delivery, *(_with_neighbour(c, index, arrow) for arrow in c.city_arrows[index])]


def _taken_disc(dark: bool) -> Phrase:
    """The discs that a city or a station takes."""
    return Phrase("effect-any-disc" if dark else "effect-white-disc")


def _with_neighbour(c: Components, city: int, arrow: Arrow) -> Description:
    (neighbour,) = {*arrow.cities} - {city}
    also = Phrase("effect-also-disc", {"city": c.cities[neighbour].id})
    return Description((also,), _of_arrow(c, arrow.id).rewards)


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
    index = c.node_index[id]
    bounty = _bounty_of(c, index)
    taken = (Phrase("effect-outlaw"),) if bounty else ()
    return [Description(taken, bounty), *_ground(c.nodes[index])]


def _ground(node: Node) -> list[Description]:
    """What a building there has besides its own print."""
    forest = (Phrase("effect-forest"),) if node.forest else ()
    if node.risk is None:
        return [Description(rewards=forest)]
    effect = describe_effect(node.risk)
    risk = Phrase("effect-local", {"local": node.risk.id})
    return [
        Description(rewards=forest),
        Description((risk, *effect.requirements), effect.rewards),
    ]


def _space(c: Components, id: str) -> list[Description]:
    """What upgrading the station there takes and is worth."""
    number = c.station_at[c.space_index[id]]
    if number < 0:
        return []
    station = c.stations[number]
    return [Description((*paying(station.cost), _taken_disc(station.dark)), scoring(station.vp))]


def _bounty_of(c: Components, node: int) -> tuple[Phrase, ...]:
    token = c.nodes[node].token
    return (*gaining(c.nodes[node].money), *((counting("token", token),) if token else ()))


_THINGS: dict[str, Callable[[Components, str], list[Description]]] = {
    "card": _card,
    "building": _building,
    "aux": _aux,
    "worker": _worker,
    "worker_space": _worker_space,
    "disc": _disc,
    "city": _city,
    "arrow": _arrow,
    "node": _node,
    "space": _space,
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
