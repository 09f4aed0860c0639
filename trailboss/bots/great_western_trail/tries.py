"""Which answers to a question of a turn are worth a try. What is left out hardly ever matters."""

from __future__ import annotations

from collections.abc import Callable

from trailboss.bots.great_western_trail.drover.clock import steps_to_city
from trailboss.bots.great_western_trail.features import reader
from trailboss.games.great_western_trail.cards import draw_cards
from trailboss.games.great_western_trail.pieces import GREEN
from trailboss.games.great_western_trail.state import (
    FIRST_TILE,
    NOWHERE,
    OUTLAW_COLOURS,
    WORKER_TYPES,
    TrailState,
)
from trailboss.games.great_western_trail.steps.ride import FREE_BEFORE, PHASE_A, STEP_LIMIT
from trailboss.kernel.action import Action

MOST = 8
"""Answers to a question that has no rule here."""


def tries(s: TrailState, seat: int) -> list[Action]:
    options = s.actions(seat)
    question = s.agenda[-1][0]
    if len(options) > 1 and question != "income":
        options = [action for action in options if action.kind != "exchange"]
    rule = _RULES.get(question)
    if rule is None or len(options) == 1:
        return options[:MOST]
    return rule(s, seat, options)


def go_on(s: TrailState, seat: int) -> bool:
    """To the next ride of the seat, with its hand refilled. Not once the end was triggered."""
    if s.ending >= 0 or s.herder[seat] == NOWHERE:
        return False
    missing = s.hand_limit(seat) - len(s.hand[seat])
    if missing > 0:
        draw_cards(s, seat, missing)
    s.spent.clear()
    s.agenda = [("phase_c", seat), ("arrive", seat), ("ride", seat, STEP_LIMIT, PHASE_A)]
    s._offer = None
    return True


def _location(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """An auxiliary action is for those who have nothing better to do here."""
    local = [a for a in options if a.kind in ("use", "copy")]
    wanted = ("play",) if len(local) > 2 else ("play", "aux")
    return local + [a for a in options if a.kind in wanted]


def _ride(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    rides = [action for action in options if action.kind in ("ride", "play")]
    if s.agenda[-1][3] < FREE_BEFORE:
        return rides
    steps = steps_to_city(s.c, s.occupied)
    rides.sort(key=lambda a: steps[s.c.node_index[str(a.args[0])]] if a.kind == "ride" else 0)
    return [*rides[:2], *(a for a in options if a.kind == "pass")]


def _hire(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """The cheapest of each type."""
    cheapest: dict[str, Action] = {}
    for action in options:
        if action.kind == "hire":
            key = str(action.args[0])
            old = cheapest.get(key)
            if old is None or _wage(s, action) < _wage(s, old):
                cheapest[key] = action
    return [*cheapest.values(), *(a for a in options if a.kind != "hire")]


def _wage(s: TrailState, action: Action) -> int:
    return s.c.rows[s.c.row_index[int(action.args[1])]].cost


def _buy(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """No speculation on unseen cards."""
    return [action for action in options if action.kind != "extend"]


def _site(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """Forests, risky places and late ones; not over an own building that is worth more."""
    worth = reader(s.box).know.assets.site_worth
    steps = steps_to_city(s.c, s.occupied)

    def score(action: Action) -> float:
        node = s.c.node_index[str(action.args[0])]
        value = worth[node] + 0.4 * (node in s.c.forests) - 0.02 * steps[node]
        if s.tiles[node]:
            _, old = s.owner_and_number(s.tiles[node])
            value -= s.side(seat, old).vp
        return value

    return sorted(options, key=score, reverse=True)[:2]


def _build(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """The largest that can be paid for, and the most useful ones."""
    return sorted(options, key=lambda a: _size(s, seat, a), reverse=True)[:6]


def _size(s: TrailState, seat: int, action: Action) -> float:
    if action.kind != "build":
        return 100.0
    tile = s.side(seat, s.c.private_index[str(action.args[0])])
    return tile.vp + 1.5 * reader(s.box).know.w.use(tile.id)


def _tile(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """A bounty by its dollars and the rarer colour; a hazard by its points."""
    first = seat * OUTLAW_COLOURS
    rarer = GREEN if s.outlaws[first] <= s.outlaws[first + 1] else 1 - GREEN

    def score(action: Action) -> float:
        if not action.args:
            return 100.0
        node = s.c.node_index[str(action.args[0])]
        tile = s.c.tiles[s.tiles[node] - FIRST_TILE]
        return (
            tile.vp
            + 0.4 * s.c.nodes[node].money
            + s.c.nodes[node].token
            + 0.3 * (tile.outlaw == rarer)
        )

    return sorted(options, key=score, reverse=True)[:4]


def _objective(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """None is drawn unseen while any lies open."""
    shown = [action for action in options if action.kind == "objective"]
    return shown + [a for a in options if a.kind in ("pass", "stop")] or options


def _engine(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """As far as it goes, or to a station on the way."""
    spaces = [action for action in options if action.kind == "engine"]
    numbers = [s.c.space_index[str(action.args[0])] for action in spaces]
    most = max(numbers, default=0)
    wanted = [
        action
        for action, space in zip(spaces, numbers, strict=True)
        if space >= most - 1
        or (s.c.station_at[space] >= 0 and not s.station_discs[seat] >> s.c.station_at[space] & 1)
    ]
    return wanted[-5:] + [a for a in options if a.kind != "engine"]


def _disc(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    worth = reader(s.box).know.assets.disc_worth
    discs = s.c.discs
    say = s.notation.disc

    def score(action: Action) -> float:
        if action.kind == "disc-back":
            return -1.0 - s.c.stations[s.c.station_index[int(action.args[0])]].vp
        disc = say.index(action)
        one = discs[disc]
        return worth[disc] + one.vp + 0.3 * (one.money - one.cost) + 5.0 * one.raises

    return sorted(options, key=score, reverse=True)[:4]


def _give_away(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """The least valuable cards, doubles first."""
    hand = s.hand[seat]
    breed_of, values = s.c.breed_of, s.c.card_value
    breeds = [breed_of[card] for card in hand if card < s.c.first_objective]

    def score(action: Action) -> float:
        if not action.args:
            return 50.0
        card = s.c.card_index[str(action.args[0])]
        if card >= s.c.first_objective:
            return -1.0
        return values[card] - (3.0 if breeds.count(breed_of[card]) > 1 else 0.0)

    return sorted(options, key=score)[:2]


def _remove(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    cards = [action for action in options if action.args]
    cards.sort(key=lambda a: _printed(s, s.c.card_index[str(a.args[0])]))
    return [*cards[:2], *(action for action in options if not action.args)]


def _printed(s: TrailState, card: int) -> int:
    return 9 if card >= s.c.first_objective else s.c.card_value[card] + s.c.cattle[card].vp


def _foresight(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """A worker of the own longest row; else an outlaw, for its bounty."""

    def score(action: Action) -> float:
        tile = s.c.tiles[s.c.tile_index[str(action.args[1])]]
        if tile.worker >= 0:
            number = s.workers[seat * WORKER_TYPES + tile.worker]
            return 0.1 * number if number < s.c.row_spaces else 0.0
        if tile.hazard:
            return 0.05 * len([n for n in s.c.hazard_nodes[tile.hazard] if s.tiles[n]])
        return 0.35

    return [max(options, key=score)]


def _deliver(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """The farthest cities, and the one that asks least."""
    cities = [action for action in options if action.kind == "deliver"]
    others = [action for action in options if action.kind != "deliver"]
    cities.sort(key=lambda a: s.c.cities[s.c.city_index[str(a.args[0])]].value)
    return (cities if len(cities) <= 6 else [cities[0], *cities[-5:]]) + others


def _first(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    return options[:1]


def _last(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    return options[-1:]


Rule = Callable[[TrailState, int, list[Action]], list[Action]]

_RULES: dict[str, Rule] = {
    "location": _location,
    "ride": _ride,
    "hire": _hire,
    "buy": _buy,
    "site": _site,
    "build": _build,
    "tile": _tile,
    "objective": _objective,
    "engine": _engine,
    "disc": _disc,
    "discard_for": _give_away,
    "discard_drawn": _give_away,
    "trim": _give_away,
    "remove": _remove,
    "foresight": _foresight,
    "deliver": _deliver,
    "certificates": _first,
    "draw": _first,
    "arrows": _first,
    "raise_cattle": _last,
}
