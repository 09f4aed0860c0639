"""What tiles and cards say, and what an answer costs and gives, in phrases of the texts."""

from collections.abc import Callable

from trailboss.games.el_paso.box import base
from trailboss.games.el_paso.cards import breeding_value
from trailboss.games.el_paso.catalogue import Components
from trailboss.games.el_paso.components import (
    BUILDER,
    COWBOY,
    ENGINEER,
    NO_CARD,
    NO_HIRE,
    Effect,
    TrainCard,
)
from trailboss.games.el_paso.state import EMPTY, FIRST_REGULAR, PasoState
from trailboss.games.el_paso.steps.auxiliary import effect_of
from trailboss.games.el_paso.steps.ride import cowboys_for, steps_to
from trailboss.games.el_paso.steps.visit import slot_of
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.step import Frame

_VERBS: dict[str, Callable[[Effect], Phrase]] = {
    "buy": lambda e: Phrase("effect-buy"),
    "build": lambda e: Phrase("effect-build"),
    "train": lambda e: Phrase("effect-train"),
    "auxiliary": lambda e: _counted("auxiliary", e.auxiliary),
    "ride": lambda e: _counted("ride", e.ride),
    "exchange": lambda e: _counted("exchange", e.exchange),
    "remove": lambda e: Phrase("effect-remove", {"demand": e.remove}),
}


def _counted(what: str, number: int) -> Phrase:
    return Phrase(f"effect-{what}", {"number": number})


def _pay(dollars: int) -> tuple[Phrase, ...]:
    return (Phrase("effect-pay", {"money": dollars}),) if dollars else ()


def _gain(dollars: int) -> tuple[Phrase, ...]:
    return (Phrase("effect-money", {"money": dollars}),) if dollars else ()


def _points(vp: int) -> tuple[Phrase, ...]:
    return (_counted("vp", vp),) if vp else ()


def _workers(c: Components, worker: int, number: int) -> tuple[Phrase, ...]:
    if not number:
        return ()
    return (Phrase("effect-workers", {"worker": c.worker_types[worker], "number": number}),)


def _price(c: Components, worker: int, number: int, extra: int = 0) -> tuple[Phrase, ...]:
    """So many workers and the dollars that go with them."""
    return (*_workers(c, worker, number), *_pay(number * c.worker_price + extra))


def describe_effect(c: Components, effect: Effect) -> Description:
    """One printed action: what it demands, then what it gives."""
    requirements: list[Phrase] = []
    if effect.discard:
        requirements.append(Phrase("effect-discard", {"demand": effect.discard}))
    requirements += _pay(effect.pay)
    rewards: list[Phrase] = [*_gain(effect.money)]
    if effect.per_value:
        rewards.append(Phrase("effect-per-value", {"money": effect.per_value}))
    if effect.certificates:
        rewards.append(_counted("certificates", effect.certificates))
    if effect.token:
        rewards.append(_counted("token", effect.token))
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


def _train_rewards(c: Components, card: TrainCard) -> tuple[Phrase, ...]:
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


def describe_thing(kind: str, id: str) -> list[Description]:
    """What is printed on a thing, action by action; nothing for what has no print of its own."""
    describer = _THINGS.get(kind)
    found = describer(base().components, id) if describer is not None else []
    return [description for description in found if not description.is_empty]


def _card(c: Components, id: str) -> list[Description]:
    index = c.card_index[id]
    if index < c.first_worker:
        card = c.cattle[index]
        worth = Description(rewards=(_counted("value", card.value), *_points(card.vp)))
        return [worth, Description(_price(c, COWBOY, card.cowboys))]
    return _worker(c, id)


def _bonus(c: Components, id: str) -> Description:
    """What a worker brings whoever discards it."""
    worker = c.workers[c.worker_types.index(id)]
    certificates = (_counted("certificates", worker.certificates),) if worker.certificates else ()
    steps = (_counted("further-steps", worker.step),) if worker.step else ()
    return Description(_pay(worker.pay), (*_gain(worker.money), *certificates, *steps))


def _worker(c: Components, id: str) -> list[Description]:
    bonus = _bonus(c, id)
    dismissed = bonus._replace(requirements=(Phrase("effect-dismissed"), *bonus.requirements))
    worker = c.workers[c.worker_types.index(id)]
    return [dismissed, Description(rewards=_points(worker.vp))]


def _building(c: Components, id: str) -> list[Description]:
    sides = [side for sides in c.regulars for side in sides]
    building = next(b for b in (*c.neutrals, *sides) if b.id == id)
    needs = Description(_price(c, BUILDER, building.builders), _points(building.vp))
    return [*(describe_effect(c, local) for local in building.local), needs]


def _train(c: Components, id: str) -> list[Description]:
    """The price, then both sides: a table plays with one of them."""
    basic, marked = c.train[c.train_index[id]]
    return [
        Description(_price(c, ENGINEER, basic.engineers)),
        Description(rewards=_train_rewards(c, basic), per="effect-basic-side"),
        Description(rewards=_train_rewards(c, marked), per="effect-marked-side"),
    ]


def _tile(c: Components, id: str) -> list[Description]:
    index = c.tile_index[id]
    if index >= c.first_bonus:
        bonus = c.bonuses[index - c.first_bonus]
        permanent = (_counted("permanent", bonus.permanent),) if bonus.permanent else ()
        again = (_counted("again", bonus.again),) if bonus.again else ()
        return [Description(rewards=(*permanent, *again, *_points(bonus.vp)))]
    return [Description(_required(c, index), _points(c.tile_vp[index]))]


def _required(c: Components, objective: int) -> tuple[Phrase, ...]:
    needs = c.objectives[objective].needs
    cards = len(c.cards_asked)
    built, bonuses = needs[cards : cards + 2]
    found = [
        Phrase("effect-cards", {"number": number, "card": c.card_ids[card]})
        for card, number in zip(c.cards_asked, needs, strict=False)
        if number
    ]
    found += [_counted("built", built)] if built else []
    found += [_counted("bonuses", bonuses)] if bonuses else []
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


def _disc(c: Components, id: str) -> list[Description]:
    bit = c.disc_bit[id]
    disc = c.discs[bit.bit_length() - 1]
    gives = [*_gain(max(0, disc.money))]
    for what, number in (("permanent", disc.permanent), ("hand", disc.hand), ("step", disc.step)):
        gives += [_counted(what, number)] if number else []
    then: list[Description] = []
    for aux in c.auxiliaries:
        if aux.disc == bit:
            stronger = "" if aux.covered is None else "-stronger"
            gives.append(Phrase(f"effect-aux{stronger}", {"aux": aux.id}))
            then.append(describe_effect(c, aux.cleared)._replace(per="effect-cleared"))
    return [Description(_pay(max(0, -disc.money)), tuple(gives)), *then]


def _post(c: Components, id: str) -> list[Description]:
    post = c.posts[c.post_index[id]]
    reward = [describe_effect(c, post.reward)] if post.reward is not None else []
    return [*reward, Description(rewards=_points(post.vp))]


def _node(c: Components, id: str) -> list[Description]:
    return [Description(_pay(c.nodes[c.node_index[id]].cost))]


def _bot(c: Components, id: str) -> list[Description]:
    """Her steps, then what she does."""
    card = next(card for card in c.bot_cards if card.id == id)
    steps = _counted("steps", card.steps)
    if card.steps_per >= 0:
        steps = Phrase("sue-steps-per", {"worker": c.worker_types[card.steps_per]})
    number = {"number": card.number} if card.number else {}
    return [Description((steps,), (Phrase(f"sue-{card.action}", number),))]


_THINGS: dict[str, Callable[[Components, str], list[Description]]] = {
    "card": _card,
    "worker": _worker,
    "building": _building,
    "train": _train,
    "tile": _tile,
    "aux": _aux,
    "disc": _disc,
    "post": _post,
    "node": _node,
    "bot": _bot,
}


# ---- answers to the open question


def describe_action(s: PasoState, action: Action) -> Description | None:
    """What an answer costs and gives now; None when there is nothing to add to its name."""
    if not s.agenda:
        return None
    frame = s.agenda[-1]
    describer = _ANSWERS.get((frame[0], action.kind)) or _ANYWHERE.get(action.kind)
    description = describer(s, frame, action) if describer is not None else None
    return None if description is None or description.is_empty else description


def _use(s: PasoState, frame: Frame, action: Action) -> Description | None:
    local = s.building(s.tiles[frame[2]]).local
    effect = slot_of(local, str(action.args[0]))
    return describe_effect(s.c, effect) if effect is not None else None


def _use_train(s: PasoState, frame: Frame, action: Action) -> Description | None:
    effect = slot_of(s.train_card(frame[2]).local, str(action.args[0]))
    return describe_effect(s.c, effect) if effect is not None else None


def _use_aux(s: PasoState, frame: Frame, action: Action) -> Description | None:
    effect = effect_of(s, frame[1], s.c.aux_index[str(action.args[0])])
    return describe_effect(s.c, effect) if effect is not None else None


def _entered(s: PasoState, frame: Frame, action: Action) -> Description:
    """The steps and cowboys it takes, what stands there and what can be done with it."""
    seat, node = frame[1], s.c.node_index[str(action.args[0])]
    cost: tuple[Phrase, ...] = ()
    if frame[0] == "ride":
        steps = steps_to(s, seat, node)
        cowboys = cowboys_for(s, steps - frame[2])
        cost = (_counted("steps", steps), *_workers(s.c, COWBOY, cowboys))
    return Description(rewards=(*cost, *_standing(s, seat, node)))


def _standing(s: PasoState, seat: int, node: int) -> tuple[Phrase, ...]:
    code = s.tiles[node]
    if code == EMPTY:
        return ()
    building = s.building(code)
    local = tuple(Phrase("effect-local", {"local": e.id}) for e in building.local if not e.after)
    if code < FIRST_REGULAR:
        lettered = building.id == s.c.nodes[node].letter  # then the space says it
        named = () if lettered else (Phrase("effect-neutral", {"building": building.id}),)
        return (*named, *local)
    if s.is_foreign(seat, code):
        return (Phrase("effect-foreign", {"building": building.id}),)
    return (Phrase("effect-own", {"building": building.id}), *local)


def _build(s: PasoState, frame: Frame, action: Action) -> Description:
    side = s.side(int(str(action.args[0])[:-1]) - 1)
    builders = side.builders
    if frame[0] == "replace":
        builders -= s.building(s.tiles[frame[2]]).builders
    return Description(_price(s.c, BUILDER, builders), _points(side.vp))


def _replace(s: PasoState, frame: Frame, action: Action) -> Description:
    building = s.building(s.tiles[s.c.node_index[str(action.args[0])]])
    return Description(rewards=(Phrase("effect-replaces", {"building": building.id}),))


def _site(s: PasoState, frame: Frame, action: Action) -> Description:
    return Description(_pay(s.c.nodes[s.c.node_index[str(action.args[0])]].cost))


def _buy(s: PasoState, frame: Frame, action: Action) -> Description:
    card = s.c.cattle[s.c.card_index[str(action.args[0])]]
    gives = (_counted("value", card.value), *_points(card.vp))
    return Description(_price(s.c, COWBOY, card.cowboys), gives)


def _take_train(s: PasoState, frame: Frame, action: Action) -> Description:
    card = s.train_card(s.c.train_index[str(action.args[0])])
    return Description(_price(s.c, ENGINEER, card.engineers), _train_rewards(s.c, card))


def _take(s: PasoState, frame: Frame, action: Action) -> Description:
    tile = s.c.tile_index[str(action.args[0])]
    return Description(rewards=_points(s.c.tile_vp[tile]))


def _hire(s: PasoState, frame: Frame, action: Action) -> Description:
    worker = s.c.workers[s.c.worker_types.index(str(action.args[0]))]
    return Description(_pay(frame[2] + worker.surcharge))


def _sell(s: PasoState, frame: Frame, action: Action) -> Description:
    effect = s.c.effects[frame[2]]
    value = s.c.card_value[s.c.card_index[str(action.args[0])]]
    return Description(rewards=_gain(effect.money + effect.per_value * value))


def _deliver(s: PasoState, frame: Frame, action: Action) -> Description:
    post = s.c.posts[s.c.post_index[str(action.args[0])]]
    missing = max(0, post.value - breeding_value(s, frame[1]))
    spent = (_counted("spend", missing),) if missing else ()
    reward = describe_effect(s.c, post.reward).rewards if post.reward is not None else ()
    return Description(spent, (*reward, *_points(post.vp)))


def _take_disc(s: PasoState, frame: Frame, action: Action) -> Description:
    return _disc(s.c, str(action.args[0]))[0]


def _dismiss(s: PasoState, frame: Frame, action: Action) -> Description:
    return _bonus(s.c, str(action.args[0]))


def _go_on(s: PasoState, frame: Frame, action: Action) -> Description | None:
    """What comes when the window is closed, if it is a reward."""
    then = s.agenda[-2]
    if then[0] != "reward":
        return None
    reward = s.c.posts[then[2]].reward
    return describe_effect(s.c, reward) if reward is not None else None


_ANSWERS: dict[tuple[str, str], Callable[[PasoState, Frame, Action], Description | None]] = {
    ("place", "place"): _entered,
    ("ride", "ride"): _entered,
    ("visit", "use"): _use,
    ("visit", "aux"): _use_aux,
    ("auxiliary", "aux"): _use_aux,
    ("train_card", "use"): _use_train,
    ("build", "build"): _build,
    ("build", "replace"): _replace,
    ("replace", "build"): _build,
    ("site", "site"): _site,
    ("buy", "buy"): _buy,
    ("train", "train"): _take_train,
    ("draft", "take"): _take,
    ("tile", "take"): _take,
    ("hire", "hire"): _hire,
    ("discard_for", "discard"): _sell,
    ("deliver", "deliver"): _deliver,
    ("disc", "disc"): _take_disc,
    ("window", "continue"): _go_on,
}
"""By the open question and the kind of the answer."""

_ANYWHERE: dict[str, Callable[[PasoState, Frame, Action], Description | None]] = {
    "dismiss": _dismiss,
}
"""By the kind of what is possible at any time."""
