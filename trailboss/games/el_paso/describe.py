"""What is printed on cards, tiles and boards, in phrases of the texts."""

from collections.abc import Callable

from trailboss.games.el_paso.components import Components
from trailboss.games.el_paso.pieces import (
    BUILDER,
    COWBOY,
    ENGINEER,
    NO_CARD,
    NO_HIRE,
    Effect,
    TrainCard,
)
from trailboss.kernel.description import Description, Phrase

_VERBS: dict[str, Callable[[Effect], Phrase]] = {
    "buy": lambda e: Phrase("effect-buy"),
    "build": lambda e: Phrase("effect-build"),
    "train": lambda e: Phrase("effect-train"),
    "auxiliary": lambda e: counting("auxiliary", e.auxiliary),
    "ride": lambda e: counting("ride", e.ride),
    "exchange": lambda e: counting("exchange", e.exchange),
    "remove": lambda e: Phrase("effect-remove", {"demand": e.remove}),
}


def counting(what: str, number: int) -> Phrase:
    return Phrase(f"effect-{what}", {"number": number})


def paying(dollars: int) -> tuple[Phrase, ...]:
    return (Phrase("effect-pay", {"money": dollars}),) if dollars else ()


def gaining(dollars: int) -> tuple[Phrase, ...]:
    return (Phrase("effect-money", {"money": dollars}),) if dollars else ()


def scoring(vp: int) -> tuple[Phrase, ...]:
    return (counting("vp", vp),) if vp else ()


def needing(c: Components, worker: int, number: int) -> tuple[Phrase, ...]:
    if not number:
        return ()
    return (Phrase("effect-workers", {"worker": c.worker_types[worker], "number": number}),)


def price_of(c: Components, worker: int, number: int, extra: int = 0) -> tuple[Phrase, ...]:
    """So many workers and the dollars that go with them."""
    return (*needing(c, worker, number), *paying(number * c.worker_price + extra))


def describe_effect(c: Components, effect: Effect) -> Description:
    """One printed action: what it demands, then what it gives."""
    requirements: list[Phrase] = []
    if effect.discard:
        requirements.append(Phrase("effect-discard", {"demand": effect.discard}))
    requirements += paying(effect.pay)
    rewards: list[Phrase] = [*gaining(effect.money)]
    if effect.per_value:
        rewards.append(Phrase("effect-per-value", {"money": effect.per_value}))
    if effect.certificates:
        rewards.append(counting("certificates", effect.certificates))
    if effect.token:
        rewards.append(counting("token", effect.token))
    if effect.tile:
        rewards.append(Phrase("effect-tile", {"kind": effect.tile}))
    if effect.cattle != NO_CARD:
        rewards.append(Phrase("effect-cattle", {"card": c.card_ids[effect.cattle]}))
    if effect.hire != NO_HIRE:
        again = "-second" if effect.after else ""
        rewards.append(Phrase(f"effect-hire{again}", {"money": effect.hire}))
    verb = _VERBS.get(effect.verb)
    if verb is not None:
        rewards.append(verb(effect))
    return Description(tuple(requirements), tuple(rewards))


def train_rewards(c: Components, card: TrainCard) -> tuple[Phrase, ...]:
    """What one side of a train card gives; actions that share a slot exclude each other."""
    slots: dict[int, list[Effect]] = {}
    for effect in card.local:
        slots.setdefault(effect.slot, []).append(effect)
    found: list[Phrase] = []
    for first, *others in slots.values():
        if others:
            (other,) = others
            found.append(Phrase("effect-either", {"money": first.money, "kind": other.tile}))
        else:
            found += describe_effect(c, first).rewards
    return tuple(found)


# ---- things


def describe_thing(c: Components, kind: str, id: str) -> list[Description]:
    """What is printed on a thing, action by action; nothing for what has no print of its own."""
    describer = _THINGS.get(kind)
    found = describer(c, id) if describer is not None else []
    return [description for description in found if not description.is_empty]


def _card(c: Components, id: str) -> list[Description]:
    index = c.card_index[id]
    if index < c.first_worker:
        card = c.cattle[index]
        worth = Description(rewards=(counting("value", card.value), *scoring(card.vp)))
        return [worth, Description(price_of(c, COWBOY, card.cowboys))]
    return _worker(c, id)


def bonus_of(c: Components, id: str) -> Description:
    """What a worker brings whoever discards it."""
    worker = c.workers[c.worker_index[id]]
    certificates = (counting("certificates", worker.certificates),) if worker.certificates else ()
    steps = (counting("further-steps", worker.step),) if worker.step else ()
    return Description(paying(worker.pay), (*gaining(worker.money), *certificates, *steps))


def _worker(c: Components, id: str) -> list[Description]:
    bonus = bonus_of(c, id)
    dismissed = bonus._replace(requirements=(Phrase("effect-dismissed"), *bonus.requirements))
    worker = c.workers[c.worker_index[id]]
    return [dismissed, Description(rewards=scoring(worker.vp))]


def _building(c: Components, id: str) -> list[Description]:
    sides = [side for sides in c.regulars for side in sides]
    building = next(b for b in (*c.neutrals, *sides) if b.id == id)
    needs = Description(price_of(c, BUILDER, building.builders), scoring(building.vp))
    return [*(describe_effect(c, local) for local in building.local), needs]


def _train(c: Components, id: str) -> list[Description]:
    """The price, then both sides: a table plays with one of them."""
    basic, marked = c.train[c.train_index[id]]
    return [
        Description(price_of(c, ENGINEER, basic.engineers)),
        Description(rewards=train_rewards(c, basic), per="effect-basic-side"),
        Description(rewards=train_rewards(c, marked), per="effect-marked-side"),
    ]


def _tile(c: Components, id: str) -> list[Description]:
    index = c.tile_index[id]
    if index >= c.first_bonus:
        bonus = c.bonuses[index - c.first_bonus]
        permanent = (counting("permanent", bonus.permanent),) if bonus.permanent else ()
        again = (counting("again", bonus.again),) if bonus.again else ()
        return [Description(rewards=(*permanent, *again, *scoring(bonus.vp)))]
    return [Description(_required(c, index), scoring(c.tile_vp[index]))]


def _required(c: Components, objective: int) -> tuple[Phrase, ...]:
    needs = c.objectives[objective].needs
    cards = len(c.cards_asked)
    built, bonuses = needs[cards : cards + 2]
    found = [
        Phrase("effect-cards", {"number": number, "card": c.card_ids[card]})
        for card, number in zip(c.cards_asked, needs, strict=False)
        if number
    ]
    found += [counting("built", built)] if built else []
    found += [counting("bonuses", bonuses)] if bonuses else []
    higher = 0
    for post, number in reversed([*zip(c.posts_asked, needs[cards + 2 :], strict=True)]):
        if number > higher:
            id = c.posts[post].id
            found.append(Phrase("effect-discs", {"number": number - higher, "post": id}))
        higher = number
    return tuple(found)


def _aux(c: Components, id: str) -> list[Description]:
    """What it gives at first, unless it is locked, then what it gives without its disc."""
    aux = c.auxiliaries[c.aux_index[id]]
    covered = [describe_effect(c, aux.covered)] if aux.covered is not None else []
    return [*covered, describe_effect(c, aux.cleared)._replace(per="effect-cleared")]


def describe_disc(c: Components, id: str) -> list[Description]:
    bit = c.disc_bit[id]
    disc = c.discs[bit.bit_length() - 1]
    gives = [*gaining(max(0, disc.money))]
    for what, number in (("permanent", disc.permanent), ("hand", disc.hand), ("step", disc.step)):
        gives += [counting(what, number)] if number else []
    then: list[Description] = []
    for aux in c.auxiliaries:
        if aux.disc == bit:
            stronger = "" if aux.covered is None else "-stronger"
            gives.append(Phrase(f"effect-aux{stronger}", {"aux": aux.id}))
            then.append(describe_effect(c, aux.cleared)._replace(per="effect-cleared"))
    return [Description(paying(max(0, -disc.money)), tuple(gives)), *then]


def _post(c: Components, id: str) -> list[Description]:
    post = c.posts[c.post_index[id]]
    reward = [describe_effect(c, post.reward)] if post.reward is not None else []
    return [*reward, Description(rewards=scoring(post.vp))]


def _node(c: Components, id: str) -> list[Description]:
    return [Description(paying(c.nodes[c.node_index[id]].cost))]


_THINGS: dict[str, Callable[[Components, str], list[Description]]] = {
    "card": _card,
    "worker": _worker,
    "building": _building,
    "train": _train,
    "tile": _tile,
    "aux": _aux,
    "disc": describe_disc,
    "post": _post,
    "node": _node,
}
