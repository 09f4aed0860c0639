"""Effects: what is printed on tiles and cards, carried out verb by verb (ELP-LOC)."""

from collections.abc import Callable
from typing import Final

from trailboss.games.el_paso.cards import holds
from trailboss.games.el_paso.pieces import NO_CARD, NO_HIRE, Effect
from trailboss.games.el_paso.state import NOBODY, PasoState
from trailboss.games.el_paso.steps import build, deck, hire, market, ride, tiles
from trailboss.games.western.hands import can_draw
from trailboss.games.western.purse import gain_money, gain_tokens, pay


def possible(s: PasoState, seat: int, effect: Effect) -> bool:
    """Whether its cost can be paid and it could change anything (ELP-LOC-03, ELP-LOC-04)."""
    if effect.pay > s.money[seat]:
        return False
    if effect.discard:
        return holds(s, seat, effect.discard)
    check = _POSSIBLE.get(effect.verb)
    return check is None or check(s, seat, effect)


def _can_hire(s: PasoState, seat: int, effect: Effect) -> bool:
    excluded = s.hired_last if effect.after else NOBODY
    return bool(hire.hireable(s, seat, effect.hire, excluded))


_POSSIBLE: Final[dict[str, Callable[[PasoState, int, Effect], bool]]] = {
    "hire": _can_hire,
    "buy": lambda s, seat, effect: bool(market.buyable(s, seat)),
    "train": lambda s, seat, effect: bool(market.usable_train(s, seat)),
    "build": lambda s, seat, effect: bool(build.buildings_on_offer(s, seat)),
    "exchange": lambda s, seat, effect: can_draw(s, seat),
    "remove": lambda s, seat, effect: deck.can_remove(s, seat, effect.remove),
    "tile": lambda s, seat, effect: tiles.any_tile_left(s, effect.tile),
    "cattle": lambda s, seat, effect: s.market[effect.cattle] > 0,
    "certificates": lambda s, seat, effect: s.track[seat] < s.c.track_end,
}


def perform(s: PasoState, seat: int, effect: Effect, reward: bool = False) -> None:
    """Pay, then take what it gives; what asks a question becomes a step of its own.

    The ``reward`` of a post is asked for beside what is possible at any time (ELP-CITY-05).
    """
    pay(s, seat, effect.pay)
    if effect.discard:
        deck.sell(s, seat, effect)
        return
    if effect.money:
        gain_money(s, seat, effect.money)
    if effect.token:
        gain_tokens(s, seat, effect.token)
    if effect.certificates:
        s.gain_certificates(seat, effect.certificates)
    if effect.cattle != NO_CARD:
        market.gain_cattle(s, seat, effect.cattle)
    if effect.tile:
        s.agenda.append(("tile", seat, effect.tile, reward))
    if effect.hire != NO_HIRE:
        hire.start_hiring(s, seat, effect.hire, bool(effect.after), reward)
    start = _STARTS.get(effect.verb)
    if start is not None:
        start(s, seat, effect)


_STARTS: Final[dict[str, Callable[[PasoState, int, Effect], None]]] = {
    "buy": lambda s, seat, effect: s.agenda.append(("buy", seat)),
    "train": lambda s, seat, effect: s.agenda.append(("train", seat)),
    "build": lambda s, seat, effect: s.agenda.append(("build", seat)),
    "auxiliary": lambda s, seat, e: s.agenda.append(("auxiliary", seat, e.auxiliary, 0)),
    "ride": lambda s, seat, effect: ride.ride_again(s, seat, effect.ride),
    "exchange": lambda s, seat, effect: deck.exchange(s, seat, effect.exchange),
    "remove": lambda s, seat, effect: deck.start_removing(s, seat, effect.remove),
}
