"""What an answer costs and brings, here and now, in phrases of the texts."""

from collections.abc import Callable

from trailboss.games.el_paso.cards import breeding_value
from trailboss.games.el_paso.describe import (
    bonus_of,
    counting,
    describe_disc,
    describe_effect,
    gaining,
    needing,
    paying,
    price_of,
    scoring,
    train_rewards,
)
from trailboss.games.el_paso.pieces import (
    BUILDER,
    COWBOY,
    ENGINEER,
)
from trailboss.games.el_paso.state import EMPTY, FIRST_REGULAR, PasoState
from trailboss.games.el_paso.steps.auxiliary import effect_of
from trailboss.games.el_paso.steps.ride import cowboys_for, steps_to
from trailboss.games.el_paso.steps.visit import slot_of
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description, Phrase
from trailboss.kernel.step import Frame


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
        cost = (counting("steps", steps), *needing(s.c, COWBOY, cowboys))
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
    side = s.side(s.c.level_index[str(action.args[0])])
    builders = side.builders
    if frame[0] == "replace":
        builders -= s.building(s.tiles[frame[2]]).builders
    return Description(price_of(s.c, BUILDER, builders), scoring(side.vp))


def _replace(s: PasoState, frame: Frame, action: Action) -> Description:
    building = s.building(s.tiles[s.c.node_index[str(action.args[0])]])
    return Description(rewards=(Phrase("effect-replaces", {"building": building.id}),))


def _site(s: PasoState, frame: Frame, action: Action) -> Description:
    return Description(paying(s.c.nodes[s.c.node_index[str(action.args[0])]].cost))


def _buy(s: PasoState, frame: Frame, action: Action) -> Description:
    card = s.c.cattle[s.c.card_index[str(action.args[0])]]
    gives = (counting("value", card.value), *scoring(card.vp))
    return Description(price_of(s.c, COWBOY, card.cowboys), gives)


def _take_train(s: PasoState, frame: Frame, action: Action) -> Description:
    card = s.train_card(s.c.train_index[str(action.args[0])])
    return Description(price_of(s.c, ENGINEER, card.engineers), train_rewards(s.c, card))


def _take(s: PasoState, frame: Frame, action: Action) -> Description:
    tile = s.c.tile_index[str(action.args[0])]
    return Description(rewards=scoring(s.c.tile_vp[tile]))


def _hire(s: PasoState, frame: Frame, action: Action) -> Description:
    worker = s.c.workers[s.c.worker_index[str(action.args[0])]]
    return Description(paying(frame[2] + worker.surcharge))


def _sell(s: PasoState, frame: Frame, action: Action) -> Description:
    effect = s.c.effects[frame[2]]
    value = s.c.card_value[s.c.card_index[str(action.args[0])]]
    return Description(rewards=gaining(effect.money + effect.per_value * value))


def _deliver(s: PasoState, frame: Frame, action: Action) -> Description:
    post = s.c.posts[s.c.post_index[str(action.args[0])]]
    missing = max(0, post.value - breeding_value(s, frame[1]))
    spent = (counting("spend", missing),) if missing else ()
    reward = describe_effect(s.c, post.reward).rewards if post.reward is not None else ()
    return Description(spent, (*reward, *scoring(post.vp)))


def _take_disc(s: PasoState, frame: Frame, action: Action) -> Description:
    return describe_disc(s.c, str(action.args[0]))[0]


def _dismiss(s: PasoState, frame: Frame, action: Action) -> Description:
    return bonus_of(s.c, str(action.args[0]))


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
}
"""By the open question and the kind of the answer."""

_ANYWHERE: dict[str, Callable[[PasoState, Frame, Action], Description | None]] = {
    "dismiss": _dismiss,
}
"""By the kind of what is possible at any time."""
