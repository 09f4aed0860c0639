"""Answers to the small questions, each by a rule of thumb."""

from trailboss.bots.el_paso.vaquero.worth import Judge
from trailboss.games.el_paso.cards import breeding_value
from trailboss.games.el_paso.pieces import ALL_ROUNDER, BUILDER, ENGINEER
from trailboss.games.el_paso.state import NOBODY, PasoState
from trailboss.games.el_paso.steps.any_time import BEFORE_THE_END
from trailboss.kernel.action import PASS, STOP, Action

SMALL = frozenset(
    ("draft", "tile", "discard_for", "exchange", "again", "remove", "deliver", "disc", "window")
)


def answer(judge: Judge, s: PasoState) -> Action:
    """To one of the `SMALL` questions."""
    kind = s.agenda[-1][0]
    options = s.actions(judge.seat)
    if kind in ("draft", "tile"):
        return _tile(judge, s, options)
    if kind == "discard_for":
        return _sale(judge, s, options)
    if kind in ("exchange", "remove"):
        return min(options, key=lambda action: _keep(judge, s, _card(s, action)))
    if kind == "again":
        return STOP if _worst(judge, s) > 2.0 else options[0]
    if kind == "deliver":
        return _deliver(judge, s, options)
    if kind == "disc":
        return _disc(judge, s, options)
    return _window(s, options)


def _card(s: PasoState, action: Action) -> int:
    return s.c.card_index[str(action.args[0])]


def _tile(judge: Judge, s: PasoState, options: list[Action]) -> Action:
    """The face-up tile that gains most; blind draws are for others."""
    taken = [action for action in options if action.kind == "take"]
    if not taken:
        return options[0]
    return max(taken, key=lambda action: _worth_with(judge, s, action))


def _worth_with(judge: Judge, s: PasoState, action: Action) -> float:
    tiles = s.gained[judge.seat]
    tiles.append(s.c.tile_index[str(action.args[0])])
    worth = judge.worth(s)
    tiles.pop()
    return worth


def _sale(judge: Judge, s: PasoState, options: list[Action]) -> Action:
    effect = s.c.effects[s.agenda[-1][2]]
    dollar = judge.dollar(judge.laps(s))

    def gain(action: Action) -> float:
        card = _card(s, action)
        money = effect.money + effect.per_value * s.c.card_value[card]
        return money * dollar - _keep(judge, s, card)

    return max(options, key=gain)


def _keep(judge: Judge, s: PasoState, card: int) -> float:
    """What a card in hand is worth there: nothing beyond the first of its breed."""
    if s.hand[judge.seat].count(card) > 1:
        return 0.1 * s.c.card_value[card]
    return float(s.c.card_value[card])


def _worst(judge: Judge, s: PasoState) -> float:
    return min((_keep(judge, s, card) for card in s.hand[judge.seat]), default=9.0)


def _deliver(judge: Judge, s: PasoState, options: list[Action]) -> Action:
    """The best post; before that a token or a builder, if they make a better one likely."""
    seat = judge.seat
    value, money = breeding_value(s, seat), s.money[seat]
    best, choice = 0.0, PASS
    for action in options:
        if action.kind == "deliver":
            found = judge.post(s, s.c.post_index[str(action.args[0])], value, money)
            if choice is PASS or found > best:
                best, choice = found, action
    say = s.box.notation
    if say.exchange in options and _hopes(judge, s) > 0.8:
        return say.exchange
    builder = say.dismiss[BUILDER]
    if builder in options and s.area[seat * s.c.worker_kinds + BUILDER]:
        price = s.c.workers[BUILDER].pay
        better = judge.delivery(s, money - price, 1) - price * judge.dollar(judge.laps(s))
        if better > best + 0.7:
            return builder
    return choice


def _hopes(judge: Judge, s: PasoState) -> float:
    """How much more an exchange may be expected to bring."""
    hand, stack = s.hand[judge.seat], s.stack[judge.seat] or s.pile[judge.seat]
    cattle = [card for card in stack if card < s.c.first_worker]
    if not cattle:
        return 0.0
    worst = _worst(judge, s)
    gains = [max(0.0, s.c.card_value[card] - worst) for card in cattle if card not in hand]
    return judge.w.point_of_value * sum(gains) / len(cattle)


def _disc(judge: Judge, s: PasoState, options: list[Action]) -> Action:
    laps = judge.laps(s)

    def gain(action: Action) -> float:
        disc = s.c.discs[s.box.notation.disc.index(action)]
        return judge.disc(disc, laps)

    return max(options, key=gain)


def _window(s: PasoState, options: list[Action]) -> Action:
    """Go on; but at the very end workers who stand idle still bring their dollars."""
    if s.ending != NOBODY and s.agenda[-1][2] == BEFORE_THE_END:
        dismissals = [s.box.notation.dismiss[worker] for worker in (ALL_ROUNDER, ENGINEER)]
        return next((action for action in dismissals if action in options), options[0])
    return options[0]
