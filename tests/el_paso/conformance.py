"""What the conformance kit has to know about El Paso."""

from bisect import insort

from trailboss import Dice, State
from trailboss.games.el_paso.pieces import TILE_KINDS
from trailboss.games.el_paso.play import Play
from trailboss.games.el_paso.steps.build import free_plots
from trailboss.games.el_paso.sue.rancher import rancher
from trailboss.games.el_paso.sue.resources import draw_resource

GOLDEN_RECORDS = 60
MORE_GOLDEN_RECORDS = {(("solo", "sue"),): 10}
"""With every pair of building and train sides, and one with neutral buildings at random."""
RARE_WORDS = ("event sue_no_cattle",)
"""Players who choose at random leave cattle of every breed (tests/el_paso/sue/test_reasons.py)."""

UNUSED_ARGUMENTS = {("event-rode", "nodes"): "the places passed are there to be drawn"}


def head_start(state: State, dice: Dice) -> None:
    """Make everybody rich, each in another way: players who choose at random stay poor, and never
    see the high buildings, the train, the best cattle or the last discs."""
    assert isinstance(state, Play)
    for seat in range(state.seats):
        _buildings(state, seat, dice, dice.below(3))
        _tiles(state, seat, dice, dice.below(5))
        if seat not in state.people:
            continue
        state.money[seat] += dice.below(50)
        state.tokens[seat] += dice.below(4)
        state.track[seat] = dice.below(state.c.track_end + 1)
        _workers(state, seat, dice, dice.below(12))
        _cattle(state, seat, dice, dice.below(6))
        _deliveries(state, seat, dice, dice.below(8))
    for seat in state.automated:
        for _ in range(dice.below(len(rancher(state).resources))):
            draw_resource(state, seat)
    state._offer = None


def _buildings(s: Play, seat: int, dice: Dice, number: int) -> None:
    for _ in range(number):
        level = dice.below(s.c.levels)
        if s.buildings[level]:
            s.buildings[level] -= 1
            s.put(dice.pick(free_plots(s)), s.regular_code(seat, level))


def _tiles(s: Play, seat: int, dice: Dice, number: int) -> None:
    for _ in range(number):
        stack = s.tile_stack[dice.below(len(TILE_KINDS))]
        if len(stack) > 1:
            s.gained[seat].append(dice.take(stack))


def _workers(s: Play, seat: int, dice: Dice, number: int) -> None:
    for _ in range(number):
        worker = dice.below(s.c.worker_kinds)
        if s.jobs[worker]:
            s.jobs[worker] -= 1
            if dice.below(3):
                s.area[seat * s.c.worker_kinds + worker] += 1
            else:
                s.pile[seat].append(s.c.first_worker + worker)


def _cattle(s: Play, seat: int, dice: Dice, number: int) -> None:
    for _ in range(number):
        card = dice.pick(s.c.market_breeds)
        if s.market[card]:
            s.market[card] -= 1
            s.pile[seat].append(card)
    for _ in range(dice.below(s.c.most_removals + 1)):
        s.removed[seat] += (dice.take(s.stack[seat]),)


def _deliveries(s: Play, seat: int, dice: Dice, number: int) -> None:
    """Each delivery is an arrival in El Paso, with its Simmental while there is one."""
    first = seat * len(s.c.posts)
    discs = list(range(len(s.c.discs)))
    for _ in range(min(number, len(discs), s.market[s.c.simmental])):
        disc = dice.take(discs)
        posts = [
            i
            for i, post in enumerate(s.c.posts)
            if (post.repeat or not s.post_discs[first + i])
            and (post.dark or not s.c.discs[disc].dark)
        ]
        s.covered[seat] &= ~(1 << disc)
        s.post_discs[first + dice.pick(posts)] += 1
        s.arrivals[seat] += 1
        s.market[s.c.simmental] -= 1
        s.pile[seat].append(s.c.simmental)
    while len(s.hand[seat]) < s.hand_limit(seat):
        insort(s.hand[seat], dice.take(s.stack[seat]))
