"""Effects: what is printed on tiles and cards, carried out verb by verb (GWT-ACT)."""

from collections.abc import Callable
from typing import Final

from trailboss.games.great_western_trail.cards import discard, holdable, pairs
from trailboss.games.great_western_trail.pieces import BUILDER, COWBOY, ENGINEER, PAIR, Effect
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.steps import (
    build,
    cattle,
    deck,
    engine,
    hire,
    objective,
    ride,
    station,
    tiles,
)
from trailboss.games.western.hands import can_draw
from trailboss.games.western.purse import gain_money, gain_tokens, pay
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


def count(s: TrailState, seat: int, per: str) -> int:
    """How often a "per ..." reward is given, counted now (GWT-ACT-12)."""
    return s.counted(seat, per) if per else 1


COUNTS: Final[dict[str, Callable[[TrailState, int], int]]] = {
    "cowboys": lambda s, seat: s.worker_count(seat, COWBOY),
    "builders": lambda s, seat: s.worker_count(seat, BUILDER),
    "engineers": lambda s, seat: s.worker_count(seat, ENGINEER),
    "forest-buildings": lambda s, seat: s.forest_buildings(seat),
    "station-discs": lambda s, seat: s.station_discs[seat].bit_count(),
    "outlaw-pairs": lambda s, seat: s.outlaw_pairs(seat),
    "hazards": lambda s, seat: len(s.hazards[seat]),
}


def possible(s: TrailState, seat: int, effect: Effect) -> bool:
    """Whether an action can be performed: its requirement met, or its reward obtainable."""
    hooks = s.hooks
    if effect.has_requirement:
        if effect.pay and effect.pay > hooks.purse(s, seat):
            return False
        if effect.discard and not can_discard(s, seat, effect):
            return False
        if effect.back and not engine.spaces_back(s, seat, effect.back):
            return False
        if effect.verb not in hooks.never_void:
            return True  # even if it is void (GWT-ACT-07)
    check = hooks.obtainable.get(effect.verb)
    return check is None or check(s, seat, effect)


def _can_draw(s: TrailState, seat: int, effect: Effect) -> bool:
    return can_draw(s, seat)


OBTAINABLE: Final[dict[str, Callable[[TrailState, int, Effect], bool]]] = {
    "hire": lambda s, seat, effect: bool(hire.hireable(s, seat, effect.hire)),
    "build": lambda s, seat, effect: bool(build.buildable(s, seat, effect.build)),
    "hazard": lambda s, seat, effect: tiles.can_clear(s, seat, effect.hazard),
    "outlaw": lambda s, seat, effect: tiles.any_outlaw(s),
    "engine": lambda s, seat, effect: count(s, seat, effect.per) > 0,
    "cattle": lambda s, seat, effect: cattle.can_trade(s, seat),
    "draw": _can_draw,
    "deliver": lambda s, seat, effect: s.engine[seat] > 0,
    "station": lambda s, seat, effect: bool(station.stations_behind(s, seat)),
    "free-move": lambda s, seat, effect: ride.can_ride_freely(s, seat),
    "objective": lambda s, seat, effect: objective.any_left(s),
}


def can_discard(s: TrailState, seat: int, effect: Effect) -> bool:
    """Whether the hand holds what the effect demands to be discarded."""
    return _discardable(s, s.hand[seat], effect)


def could_discard(s: TrailState, seat: int, effect: Effect) -> bool:
    """Whether others must reckon with it."""
    return _discardable(s, holdable(s, seat), effect)


def _discardable(s: TrailState, cards: list[int], effect: Effect) -> bool:
    if effect.discard == PAIR:
        return bool(pairs(s, cards))
    accepted = s.accepts[effect.discard]
    if effect.cards == 1:
        return not accepted.isdisjoint(cards)
    return len([card for card in cards if card in accepted]) >= effect.cards


def perform(s: TrailState, seat: int, effect: Effect, optional: bool = False) -> None:
    """Meet the requirement, then take the reward (GWT-ACT-05)."""
    s.agenda.append(("reward", seat, effect.index, optional))
    pay(s, seat, effect.pay)
    if effect.discard:
        accepted = s.accepts.get(effect.discard, ())
        if len(accepted) == 1:
            discard(s, seat, next(iter(accepted)))
        else:
            s.agenda += [("discard_for", seat, effect.discard)] * effect.cards
    if effect.back:
        s.agenda.append(("engine_back", seat, effect.back))


class Offered(Automatic[TrailState]):
    """An immediate action: perform it now or forfeit it (GWT-HIRE-04, GWT-SM-04, GWT-OBJ-06).

    One that demands a card is asked about whatever the hand holds, because others could tell from
    a missing question that the card is missing; unless they know that it can't be there.
    """

    name = "offered"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, index = frame
        effect = s.c.effects[index]
        if effect.discard:
            if s.hand[seat]:
                s.agenda.append(("immediate", seat, index))
        elif possible(s, seat, effect):
            perform(s, seat, effect, optional=True)


class Reward(Automatic[TrailState]):
    """Take what an effect gives: money at once, the rest as steps of their own."""

    name = "reward"

    def run(self, s: TrailState, frame: Frame) -> None:
        _, seat, index, optional = frame
        effect = s.c.effects[index]
        times = count(s, seat, effect.per)
        may_forfeit = optional or effect.has_requirement
        if effect.money or effect.money_once:
            gain_money(s, seat, effect.money * times + effect.money_once)
        if effect.token:
            gain_tokens(s, seat, effect.token * times)
        if effect.remove and s.hand[seat]:
            s.agenda.append(("remove", seat, effect.remove))
        if effect.objective and objective.any_left(s):
            s.agenda.append(("objective", seat, effect.to_hand, may_forfeit))
        if effect.certificates:
            deck.gain_certificates(s, seat, effect.certificates * times)
        if effect.engine and times:
            s.agenda.append(("engine", seat, effect.engine * times, may_forfeit))
        start = s.hooks.starts.get(effect.verb)
        if start is not None:
            start(s, seat, effect, optional)


def _draw(s: TrailState, seat: int, effect: Effect, optional: bool) -> None:
    most = effect.draw * count(s, seat, effect.per)
    if optional:
        s.agenda.append(("draw", seat, most, 0))
    else:
        deck.start_drawing(s, seat, most)


def _take_tile(s: TrailState, seat: int, effect: Effect, optional: bool) -> None:
    tiles.start_taking(s, seat, (effect,), optional)


STARTS: Final[dict[str, Callable[[TrailState, int, Effect, bool], None]]] = {
    "hire": lambda s, seat, e, optional: s.agenda.append(("hire", seat, e.hire, optional)),
    "build": lambda s, seat, e, optional: s.agenda.append(("build", seat, e.build, optional)),
    "hazard": _take_tile,
    "outlaw": _take_tile,
    "cattle": lambda s, seat, e, optional: cattle.start_trading(s, seat),
    "herder": lambda s, seat, e, optional: ride.ride_again(s, seat, e.herder),
    "draw": _draw,
    "deliver": lambda s, seat, e, optional: s.agenda.append(("deliver_back", seat)),
    "station": lambda s, seat, e, optional: s.agenda.append(("station_behind", seat)),
    "free-move": lambda s, seat, e, optional: ride.ride_freely(s, seat, e.free_move),
    "auxiliary": lambda s, seat, e, optional: s.agenda.append(("auxiliary", seat, optional)),
}


class Immediate(Question[TrailState]):
    """An immediate action that demands a card: do it now, or never (GWT-HIRE-04)."""

    name = "immediate"

    def forced(self, s: TrailState, frame: Frame) -> bool:
        seat: int = frame[1]
        return not s.interruptions(seat) and not could_discard(s, seat, s.c.effects[frame[2]])

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        if possible(s, seat, s.c.effects[frame[2]]):
            return [s.notation.accept, PASS]
        return [PASS]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("forfeited", seat)
        else:
            perform(s, seat, s.c.effects[frame[2]])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action is not s.notation.accept:
            return None
        return Refusal("GWT-ACT-09", "no-such-card", {"demand": s.c.effects[frame[2]].discard})

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int | str]:
        effect = s.c.effects[frame[2]]
        return {
            "demand": effect.discard,
            "money": effect.money,
            "certificates": effect.certificates,
        }
