"""What the conformance kit has to know about Great Western Trail."""

from trailboss import Action, Dice, State
from trailboss.games.great_western_trail.cards import breeding_value
from trailboss.games.great_western_trail.components import Components
from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.rails_to_the_north.components import NAME as NORTH
from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.network import legal_slots
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.sam.kansas_city import SamDelivers
from trailboss.games.great_western_trail.sam.rancher import respecialize
from trailboss.games.great_western_trail.state import NOWHERE, WORKER_TYPES
from trailboss.kernel.action import PASS
from trailboss.kit.tables import Guide, Options

SHARED_PILES = ("objective_stack",)
"""An objective card may go unseen from this stack into a hand (building 8b)."""

GOLDEN_RECORDS = 44
MORE_GOLDEN_RECORDS: dict[Options, int] = {
    (("rails_to_the_north", True),): 30,
    (("solo", "sam"),): 15,
    (("solo", "sam"), ("difficulty", "easy")): 15,
    (("solo", "sam"), ("difficulty", "hard")): 15,
    (("rails_to_the_north", True), ("solo", "sam")): 4,
    (("rails_to_the_north", True), ("solo", "sam"), ("difficulty", "easy")): 4,
    (("rails_to_the_north", True), ("solo", "sam"), ("difficulty", "hard")): 4,
}

RARE_WORDS = (
    "action copy",
    "action disc-back",
    "action ride-by-three",
    "action ride-by-two",
    "decision deliver_back",
    "decision station_behind",
    "event copied",
    "event no_disc_to_deliver",
    "event took_disc_back",
    "event took_unseen_objective",
)
"""Some of the dear buildings (6b, 8b, 9a, 9b), ways that differ at several forks and the very last
disc hardly occur in whole games of bots. The head start and the tests of the rules get there."""

NEW_YORK = 18
"""What a delivery there must be worth."""


def to_the_terminal(state: State, offered: list[Action]) -> Action | None:
    """Ride slowly, and let the engine run on wherever that is possible."""
    question = state.agenda[-1][0]
    if question == "ride":
        return next((a for a in offered if a.kind == "ride" and a.args != ("kansas-city",)), None)
    if question == "location":
        return next((a for a in offered if "engine" in a.text), None)
    if question == "engine":
        return next((a for a in reversed(offered) if a.kind == "engine"), None)
    return PASS if question == "upgrade" else None


def to_new_york(state: State, offered: list[Action]) -> Action | None:
    """The best cattle, every certificate, and all of them for one delivery."""
    assert isinstance(state, Play)
    c = state.c
    question, seat = state.agenda[-1][:2]
    if question == "income":
        missing = NEW_YORK - breeding_value(state, seat) - state.permanent_certificates(seat)
        spending = [a for a in offered if a.kind == "spend" and int(a.args[0]) >= missing]
        return spending[0] if spending else state.box.notation.spend[0]
    if question == "certificates":
        return offered[0]
    if question == "buy":
        dear = [a for a in offered if a.kind == "buy" and c.card_value[_card(c, a)] > 3]
        return dear[-1] if dear else None
    if question == "remove":
        return next((a for a in offered if a.text == "remove criollo"), None)
    return next((a for a in offered if a.text == "deliver new-york"), None)


def _card(c: Components, action: Action) -> int:
    return c.card_index[str(action.args[0])]


GUIDED = (
    Guide(2, (), "random", to_the_terminal, number=2),
    Guide(2, ((NORTH, True),), "drover", to_new_york, number=22),
)

UNUSED_ARGUMENTS = {
    ("action-branch", "slot"): "what the slot brings tells it apart",
    ("event-rode", "nodes"): "the way is drawn, not told",
}


def head_start(state: State, dice: Dice) -> None:
    """Make everybody rich, each in another way: players who choose at random stay poor, and never
    see the dear buildings, the big offers, the last discs or the Simmental herd."""
    assert isinstance(state, Play)
    for seat in state.people:
        state.money[seat] += dice.below(60)
        state.tokens[seat] += dice.below(5)
        state.marker[seat] = dice.below(state.certificate_limit(seat) + 1)
        _workers(state, seat, dice, dice.below(9))
        _buildings(state, seat, dice, dice.below(8))
        _cards(state, seat, dice, dice.below(10))
        if NORTH in state.box:
            _discs(state, seat, dice, dice.below(5))
            _branches(state, seat, dice, dice.below(16))
        _discs(state, seat, dice, dice.below(14))
    for seat in state.automated:
        _workers(state, seat, dice, dice.below(9))
        respecialize(state, seat)
        _buildings(state, seat, dice, dice.below(8))
        _deliveries_of_sam(state, seat, dice.below(9))
    _engines(state, dice)
    state._offer = None


def _workers(s: Play, seat: int, dice: Dice, number: int) -> None:
    """Out of the bags, but enough must be left to fill the job market: else the game never ends."""
    for _ in range(number):
        bag = dice.pick(s.bags)
        workers = [tile for tile in bag if s.c.tiles[tile].worker >= 0]
        left = sum(s.c.tiles[tile].worker >= 0 for bag in s.bags for tile in bag)
        if not workers or left <= s.jobs.count(NOWHERE):
            continue
        tile = dice.pick(workers)
        row = seat * WORKER_TYPES + s.c.tiles[tile].worker
        if s.workers[row] < s.c.row_spaces:
            bag.remove(tile)
            s.workers[row] += 1


def _buildings(s: Play, seat: int, dice: Dice, number: int) -> None:
    free = [node for node in s.c.building_nodes if not s.tiles[node]]
    first = seat * len(s.c.private)
    for _ in range(min(number, len(free) // 2)):
        building = dice.below(len(s.c.private))
        if s.built_at[first + building] == NOWHERE:
            node = dice.take(free)
            s.built_at[first + building] = node
            s.put(node, s.private_code(seat, building))


def _cards(s: Play, seat: int, dice: Dice, number: int) -> None:
    for _ in range(min(number, len(s.market_stack) // 2)):
        s.pile[seat].append(dice.take(s.market_stack))
    for _ in range(dice.below(3)):
        s.pile[seat].append(dice.take(s.objective_stack))
    if not dice.below(3):  # in the place of another, for the hand must not grow
        s.pile[seat].append(dice.take(s.hand[seat]))
        card = dice.take(s.objective_stack)
        s.hand[seat].append(card)
        s.hand[seat].sort()
        s.secret[seat].append(card)


def _discs(s: Play, seat: int, dice: Dice, number: int) -> None:
    """Deliver some discs, to each city once before any city that takes several."""
    open_to = [i for i in range(len(s.c.cities)) if not s.closed_cities(seat) >> i & 1]
    first = seat * len(s.c.cities)
    cities = [i for i in open_to if not s.c.cities[i].repeat and not s.city_discs[first + i]]
    repeat = [i for i in open_to if s.c.cities[i].repeat]
    stations = [i for i, station in enumerate(s.c.stations) if station.position < len(s.c.spaces)]
    covered = [i for i in range(len(s.c.discs)) if s.covered[seat] >> i & 1]
    for _ in range(min(number, len(covered))):
        s.covered[seat] &= ~(1 << dice.take(covered))
        station = dice.below(len(stations))
        if not dice.below(3) and not s.station_discs[seat] >> station & 1:
            s.station_discs[seat] |= 1 << station
        else:
            city = dice.take(cities) if cities and dice.below(2) else dice.pick(repeat)
            s.city_discs[seat * len(s.c.cities) + city] += 1
            if NORTH in s.box and city == north(s).map.display_city:
                s.master_owner[dice.take(north(s).display_masters)] = seat


def _branches(s: Play, seat: int, dice: Dice, number: int) -> None:
    """Branchlets where they may lie, without what they bring."""
    for _ in range(number):
        legal = legal_slots(s, seat)
        if not legal:
            return
        town, slot = dice.pick(legal)
        north(s).slots[town * SLOTS + slot] = seat
        north(s).branches[seat] |= 1 << town


def _deliveries_of_sam(s: Play, seat: int, number: int) -> None:
    for _ in range(number):
        SamDelivers().run(s, ("sam_delivers", seat))


def _engines(s: Play, dice: Dice) -> None:
    spaces = [space for space in range(1, len(s.c.spaces)) if space != s.c.terminal]
    for seat in range(s.seats):
        if dice.below(3):
            s.engine[seat] = dice.take(spaces)
