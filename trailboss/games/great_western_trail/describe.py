"""What is printed on tiles, cards and boards, in phrases of the texts."""

from collections.abc import Callable

from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.pieces import (
    TO_THE_LIMIT,
    Arrow,
    Building,
    City,
    Disc,
    Effect,
    Node,
)
from trailboss.kernel.description import Description, Phrase

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
    worth = Description(rewards=card_worth(c, index))
    if objective.effect is None:
        return [worth]
    return [describe_effect(objective.effect), worth]


def card_worth(c: Components, card: int) -> tuple[Phrase, ...]:
    """Points of an objective card: if fulfilled, and if not."""
    objective = c.objectives[card]
    missed = (counting("penalty", objective.penalty),) if objective.penalty else ()
    return (*scoring(objective.vp), *missed)


def _building(c: Components, id: str) -> list[Description]:
    sides = [side for sides in c.private for side in sides]
    building = next(b for b in (*c.neutrals, *sides) if b.id == id)
    return [*(describe_effect(local) for local in building.local), needed_for(building)]


def needed_for(building: Building) -> Description:
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
    cleared = of_disc(disc)
    gives = (*cleared.rewards, *_limits(c, disc), *_unlocked(c, disc))
    corners = Phrase("effect-dark-corners" if disc.dark else "effect-white-corners")
    return [Description(cleared.requirements, gives), Description(rewards=(corners,))]


def of_disc(disc: Disc) -> Description:
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
    delivery = Description(takes, (*city_bonus(city), *scoring(city.vp)))
    return [delivery, *(_with_neighbour(c, index, arrow) for arrow in c.city_arrows[index])]


def _taken_disc(dark: bool) -> Phrase:
    """The discs that a city or a station takes."""
    return Phrase("effect-any-disc" if dark else "effect-white-disc")


def _with_neighbour(c: Components, city: int, arrow: Arrow) -> Description:
    (neighbour,) = {*arrow.cities} - {city}
    also = Phrase("effect-also-disc", {"city": c.cities[neighbour].id})
    return Description((also,), of_arrow(c, arrow.id).rewards)


def city_bonus(city: City) -> tuple[Phrase, ...]:
    objective = (counting("objective", city.objective),) if city.objective else ()
    return (*gaining(city.money), *objective)


def _arrow(c: Components, id: str) -> list[Description]:
    return [of_arrow(c, id)]


def of_arrow(c: Components, id: str) -> Description:
    arrow = next(arrow for arrow in c.arrows if arrow.id == id)
    objective = (counting("objective", arrow.objective),) if arrow.objective else ()
    token = (counting("token", arrow.token),) if arrow.token else ()
    return Description(rewards=(*objective, *token, *scoring(arrow.vp)))


def _node(c: Components, id: str) -> list[Description]:
    index = c.node_index[id]
    bounty = bounty_of(c, index)
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


def bounty_of(c: Components, node: int) -> tuple[Phrase, ...]:
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
