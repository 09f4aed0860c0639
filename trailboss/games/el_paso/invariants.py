"""The ledger's invariants (ELP-INV): what holds between any two actions of a game.

`broken` judges one state. What only a change can break (ELP-INV-16 to 19) is left to the tests,
which watch whole games.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from trailboss.games.el_paso.pieces import BONUS, TILE_KINDS
from trailboss.games.el_paso.state import (
    EMPTY,
    FIRST_NEUTRAL,
    FIRST_REGULAR,
    NOBODY,
    NOWHERE,
    PasoState,
)
from trailboss.games.el_paso.steps.any_time import BEFORE_THE_END
from trailboss.games.western.hands import owned
from trailboss.kernel.invariants import answerable

Check = Callable[[PasoState], Iterator[str]]


# ---- cards


def cattle(s: PasoState, elsewhere: Sequence[int]) -> Iterator[str]:
    """``elsewhere`` are the cards that lie with no seat and in no market."""
    found: Counter[int] = Counter(dict(enumerate(s.market)))
    found.update(card for card in elsewhere if card < s.c.first_worker)
    for seat in range(s.seats):
        cards = [card for card in owned(s, seat) if card < s.c.first_worker]
        found.update([*cards, *s.removed[seat]])
    for i, card in enumerate(s.c.cattle):
        expected = card.count
        if card.pile == "deck":
            expected *= len(s.people)
        elif card.pile == "simmental":
            expected = s.c.simmentals[s.seats]
        if found[i] != expected:
            yield f"{found[i]} {card.id}, not {expected}"
    if min(s.market) < 0:
        yield "fewer than no cards of a breed are in the market"


def workers(s: PasoState, elsewhere: Sequence[int]) -> Iterator[str]:
    """``elsewhere`` as for the cattle."""
    first = s.c.first_worker
    for i, worker in enumerate(s.c.workers):
        areas = s.area[i :: s.c.worker_kinds]
        number = s.jobs[i] + sum(areas) + elsewhere.count(first + i)
        number += sum(owned(s, seat).count(first + i) for seat in range(s.seats))
        if number != worker.count or s.jobs[i] < 0 or min(areas) < 0:
            yield f"{number} {worker.id}, not {worker.count}"


def _hands_without_workers(s: PasoState) -> Iterator[str]:
    for seat, hand in enumerate(s.hand):
        if any(card >= s.c.first_worker for card in hand):
            yield f"seat {seat} has a worker in hand"


def _hand_sizes(s: PasoState) -> Iterator[str]:
    """One more than the limit only between the draw and the discard of an exchange."""
    for seat in s.people:
        size, limit = len(s.hand[seat]), s.hand_limit(seat)
        exchanging = s.agenda and s.agenda[-1] == ("exchange", seat)
        if size > limit + bool(exchanging):
            yield f"seat {seat} has {size} cards in hand"
        refilled = s.active != seat or ("window", seat, BEFORE_THE_END) in s.agenda
        if refilled and size < limit and s.ending != seat and owned(s, seat) != s.hand[seat]:
            yield f"seat {seat} has only {size} cards in hand"


def _removals(s: PasoState) -> Iterator[str]:
    for seat in s.people:
        cattle = sum(1 for card in owned(s, seat) if card < s.c.first_worker)
        if len(s.removed[seat]) > s.c.most_removals or cattle < s.c.least_herd:
            yield f"seat {seat} removed {len(s.removed[seat])} cards and has {cattle} cattle"


# ---- players


def _purse(s: PasoState) -> Iterator[str]:
    for seat in range(s.seats):
        if s.money[seat] < 0 or s.tokens[seat] < 0:
            yield f"seat {seat} has {s.money[seat]} dollars and {s.tokens[seat]} tokens"
        if not 0 <= s.track[seat] <= s.c.track_end:
            yield f"the track of seat {seat} stands at {s.track[seat]}"


def discs_of(s: PasoState, seat: int) -> list[int]:
    first = seat * len(s.c.posts)
    return s.post_discs[first : first + len(s.c.posts)]


def _discs(s: PasoState) -> Iterator[str]:
    for seat in s.people:
        discs = s.covered[seat].bit_count() + sum(discs_of(s, seat))
        if discs != len(s.c.discs):
            yield f"seat {seat} has {discs} discs"


def _disc_places(s: PasoState) -> Iterator[str]:
    """A seat has four light discs, so no more than that lie on light posts."""
    light = sum(1 for disc in s.c.discs if not disc.dark)
    for seat in range(s.seats):
        discs = discs_of(s, seat)
        for post, number in zip(s.c.posts, discs, strict=True):
            if number > 1 and not post.repeat:
                yield f"seat {seat} has {number} discs on {post.id}"
        if sum(n for p, n in zip(s.c.posts, discs, strict=True) if not p.dark) > light:
            yield f"seat {seat} has too many discs on light posts"


def _arrivals(s: PasoState) -> Iterator[str]:
    for seat in s.people:
        if sum(discs_of(s, seat)) > s.arrivals[seat]:
            yield f"seat {seat} delivered more often than it was in El Paso"


def _abilities(s: PasoState) -> Iterator[str]:
    for seat in s.people:
        cleared = [disc for i, disc in enumerate(s.c.discs) if not s.covered[seat] >> i & 1]
        if s.hand_limit(seat) != s.c.hand_limit + sum(disc.hand for disc in cleared):
            yield f"the hand limit of seat {seat} is {s.hand_limit(seat)}"
        if s.step_limit(seat) != s.c.step_limit + sum(disc.step for disc in cleared):
            yield f"the step limit of seat {seat} is {s.step_limit(seat)}"


# ---- the board


def _buildings(s: PasoState) -> Iterator[str]:
    standing: Counter[int] = Counter()
    for plot in s.c.plots:
        if s.tiles[plot] >= FIRST_REGULAR:
            standing[s.owner_and_level(s.tiles[plot])[1]] += 1
        elif s.tiles[plot] != EMPTY:
            yield f"a neutral building on {s.c.nodes[plot].id}"
    for level, left in enumerate(s.buildings):
        if left < 0 or left + standing[level] != s.c.copies:
            yield f"{left} + {standing[level]} buildings {s.side(level).id}"
    for seat in range(s.seats):
        if len(s.own_plots(seat)) > s.c.most_buildings:
            yield f"seat {seat} owns {len(s.own_plots(seat))} buildings"


def _plots(s: PasoState) -> Iterator[str]:
    if all(s.tiles[plot] for plot in s.c.plots):
        yield "no plot is empty"
    neutral = sorted(s.tiles[node] for node in s.c.neutral_nodes)
    if neutral != list(range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(s.c.neutrals))):
        yield f"the neutral spaces hold {neutral}"
    stops = 1 << s.c.el_paso
    for node, tile in enumerate(s.tiles):
        if tile != EMPTY:
            stops |= 1 << node
    if stops != s.occupied:
        yield "the stops are not where the buildings are"


def _ranchers(s: PasoState) -> Iterator[str]:
    """Off the board are those who have not begun yet, and whoever is with the Simmentals."""
    waiting = [seat for seat, node in enumerate(s.rancher) if node == NOWHERE and seat != s.ending]
    if waiting and (waiting[0] < s.active or waiting != list(s.people[waiting[0] :])):
        yield f"the ranchers of seats {waiting} are off the board after their first turn"
    for seat, node in enumerate(s.rancher):
        if node != NOWHERE and not s.occupied >> node & 1:
            yield f"the rancher of seat {seat} stands on no stop"
    if s.ending != NOBODY and s.rancher[s.ending] != NOWHERE:
        yield "whoever triggered the end is still on the trail"


def _simmentals(s: PasoState) -> Iterator[str]:
    """After the Simmental of an arrival was taken."""
    if any(frame[0] == "simmental" for frame in s.agenda):
        return
    first = s.c.simmentals[s.seats]
    taken = first - s.market[s.c.simmental]
    if taken != min(first, sum(s.arrivals)):
        yield f"{taken} Simmentals taken after {sum(s.arrivals)} arrivals"


def _tiles(s: PasoState) -> Iterator[str]:
    for kind, name in enumerate(TILE_KINDS):
        display = s.display[kind]
        shown = [tile for tile in display if tile != NOWHERE]
        if len(display) != s.c.display_size or (len(shown) < len(display) and s.tile_stack[kind]):
            yield f"{len(shown)} {name} tiles are face up"
        own = [t for tiles in s.gained for t in tiles if (t >= s.c.first_bonus) == (kind == BONUS)]
        if sorted(shown + s.tile_stack[kind] + own) != sorted(s.c.tile_stacks[kind]):
            yield f"the {name} tiles are not complete"


CHECKS: dict[str, Check] = {
    "ELP-INV-01": lambda s: cattle(s, ()),
    "ELP-INV-02": lambda s: workers(s, ()),
    "ELP-INV-03": _hands_without_workers,
    "ELP-INV-04": _hand_sizes,
    "ELP-INV-05": _purse,
    "ELP-INV-06": _discs,
    "ELP-INV-07": _disc_places,
    "ELP-INV-08": _arrivals,
    "ELP-INV-09": _abilities,
    "ELP-INV-10": _buildings,
    "ELP-INV-11": _plots,
    "ELP-INV-12": _ranchers,
    "ELP-INV-13": _simmentals,
    "ELP-INV-14": _removals,
    "ELP-INV-15": _tiles,
    "ELP-INV-20": answerable,
}
