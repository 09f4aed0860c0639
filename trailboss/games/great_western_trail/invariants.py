"""The ledger's invariants (GWT-INV): what holds between any two actions of a game.

Each judges one state. What only a change can break (GWT-INV-18, and that a cleared disc space
is never covered again) is left to the tests, which watch whole games.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from trailboss.games.great_western_trail.state import (
    EMPTY,
    FIRST_NEUTRAL,
    FIRST_PRIVATE,
    FIRST_TILE,
    NOWHERE,
    OUTLAW_COLOURS,
    REPLACED,
    WORKER_TYPES,
    TrailState,
)
from trailboss.games.western.hands import can_draw, owned
from trailboss.kernel.invariants import answerable
from trailboss.kernel.step import Frame

Check = Callable[[TrailState], Iterator[str]]


def _part(flat: list[int], seat: int, size: int) -> list[int]:
    """What one seat has in a list that is laid out flat, seat by seat."""
    return flat[seat * size : (seat + 1) * size]


def differ(found: Counter[int], expected: Counter[int], names: Sequence[str]) -> Iterator[str]:
    if found != expected:
        for i in sorted({*found, *expected}):
            if found[i] != expected[i]:
                yield f"{found[i]} {names[i]}, not {expected[i]}"


# ---- cards


def _starting_cattle(s: TrailState) -> Iterator[str]:
    starting = Counter({i: card.count for i, card in enumerate(s.c.cattle) if card.pile == "deck"})
    for seat in s.people:
        cards = Counter([card for card in [*owned(s, seat), *s.removed[seat]] if card in starting])
        for wrong in differ(cards, starting, s.c.card_ids):
            yield f"seat {seat} has {wrong}"
    for card in starting:
        if s.market[card] or card in s.market_stack:
            yield f"{s.c.card_ids[card]} is for sale"


def _market_cattle(s: TrailState) -> Iterator[str]:
    c = s.c
    bought = [i for i, cattle in enumerate(c.cattle) if cattle.pile == "market"]
    cards = Counter({card: s.market[card] + s.market_stack.count(card) for card in bought})
    for seat in range(s.seats):
        cards.update([card for card in [*owned(s, seat), *s.removed[seat]] if card in bought])
    expected = Counter({card: c.cattle[card].count for card in bought})
    yield from differ(cards, expected, c.card_ids)
    if min(s.market) < 0:
        yield "fewer than no cards of a kind are for sale"


def _objectives(s: TrailState) -> Iterator[str]:
    c = s.c
    elsewhere = [*s.objective_stack, *s.display]
    for seat in range(s.seats):
        elsewhere += [*owned(s, seat), *s.removed[seat]]
    areas = [card for area in s.area for card in area]
    deck = range(c.first_objective, c.first_starting)
    found = Counter([card for card in elsewhere + areas if card in deck])
    expected = Counter({card: c.objectives[card].copies for card in deck})
    yield from differ(found, expected, c.card_ids)
    if len(s.display) > c.display_size or (len(s.display) < c.display_size and s.objective_stack):
        yield f"{len(s.display)} objective cards on display, {len(s.objective_stack)} in the stack"
    if any(card >= c.first_starting for card in elsewhere):
        yield "a starting objective lies outside the objective areas"
    starting = [card for card in areas if card >= c.first_starting]
    if len(set(starting)) != len(starting):
        yield "a starting objective was dealt twice"
    for seat in s.people:
        own = len([card for card in s.area[seat] if card >= c.first_starting])
        if own != 1:
            yield f"seat {seat} has {own} starting objectives"


def _hands(s: TrailState) -> Iterator[str]:
    """Cards drawn and not yet discarded are on top of what a hand may hold."""
    for seat in s.people:
        hand = s.hand[seat]
        owed = sum(_owed(frame) for frame in s.agenda if frame[1] == seat)
        limit = s.hand_limit(seat)
        started = s.herder[seat] != NOWHERE
        most = limit if started else max(limit, s.c.seats[seat].cards)
        if len(hand) - owed > most:
            yield f"seat {seat} holds {len(hand)} cards, {owed} to discard, limit {most}"
        between_turns = started and (seat != s.active or not s.agenda)
        if between_turns and len(hand) - owed < limit and can_draw(s, seat):
            yield f"seat {seat} ended the turn with {len(hand) - owed} of {limit} cards"


def _owed(frame: Frame) -> int:
    """How many cards a pending draw-then-discard effect still has to discard."""
    if frame[0] == "draw":
        return int(frame[3])
    return int(frame[2]) if frame[0] == "discard_drawn" else 0


# ---- what players own


def _discs(s: TrailState) -> Iterator[str]:
    for seat in s.people:
        cities = _part(s.city_discs, seat, len(s.c.cities))
        discs = s.covered[seat].bit_count() + sum(cities) + s.station_discs[seat].bit_count()
        if discs != s.c.all_discs.bit_count():
            yield f"seat {seat} has {discs} discs"


def _disc_places(s: TrailState) -> Iterator[str]:
    for seat in range(s.seats):
        for city, discs in zip(s.c.cities, _part(s.city_discs, seat, len(s.c.cities)), strict=True):
            if not 0 <= discs <= 1 and not (city.repeat and discs > 0):
                yield f"seat {seat} has {discs} discs in {city.id}"
        if s.station_discs[seat] >> len(s.c.stations):
            yield f"seat {seat} has a disc on a station that does not exist"


def _disc_spaces(s: TrailState) -> Iterator[str]:
    """The limits are computed from the cleared spaces, so only the spaces can be wrong."""
    for seat, covered in enumerate(s.covered):
        if covered & ~s.c.all_discs:
            yield f"a space of seat {seat} is covered that never held a disc"


def _purse(s: TrailState) -> Iterator[str]:
    for name, held in (("dollars", s.money), ("tokens", s.tokens)):
        for seat, number in enumerate(held):
            if not isinstance(number, int) or number < 0:
                yield f"seat {seat} has {number} {name}"


def _marker(s: TrailState) -> Iterator[str]:
    limits = {s.c.certificate_limit, *(limit for _, limit in s.c.limit_discs)}
    for seat, marker in enumerate(s.marker):
        limit = s.certificate_limit(seat)
        if limit not in limits:
            yield f"the certificate limit of seat {seat} is {limit}"
        if marker not in s.c.marker_positions or marker > limit:
            yield f"the marker of seat {seat} is on {marker}, limit {limit}"


def _worker_rows(s: TrailState) -> Iterator[str]:
    for seat in s.people:
        for name, workers in zip(
            s.c.worker_types, _part(s.workers, seat, WORKER_TYPES), strict=True
        ):
            if not 1 <= workers <= s.c.row_spaces:
                yield f"seat {seat} has {workers} workers in the {name} row"


# ---- tiles


def _workers(s: TrailState) -> Iterator[str]:
    """The printed workers are none of the tiles."""
    found = Counter(worker for worker in s.jobs if worker != NOWHERE)
    found.update(worker for worker in s.appointed if worker != NOWHERE)
    for tile in tiles_to_come(s):
        if s.c.tiles[tile].worker >= 0:
            found[s.c.tiles[tile].worker] += 1
    for seat in range(s.seats):
        for worker, number in enumerate(_part(s.workers, seat, WORKER_TYPES)):
            found[worker] += number - s.printed_workers(seat)
    kinds = [s.c.tiles[tile].worker for bag in s.c.bags for tile in bag]
    everything = Counter([worker for worker in kinds if worker >= 0])
    yield from differ(found, everything, s.c.worker_types)


def tiles_to_come(s: TrailState) -> list[int]:
    return [tile for bag in s.bags for tile in bag] + [t for t in s.foresight if t != NOWHERE]


def _hazards_and_outlaws(s: TrailState) -> Iterator[str]:
    """Tiles without a free space leave the game and are not remembered: none may be too many."""
    c = s.c
    found = Counter(tile for tile in tiles_to_come(s) if c.tiles[tile].worker < 0)
    found.update(code - FIRST_TILE for code in s.tiles if code >= FIRST_TILE)
    found.update(tile for tiles in s.hazards for tile in tiles)
    outlaws = {tile.outlaw: i for i, tile in enumerate(c.tiles) if tile.outlaw >= 0}
    for seat in range(s.seats):
        for colour, number in enumerate(_part(s.outlaws, seat, OUTLAW_COLOURS)):
            found[outlaws[colour]] += number
    everything = Counter(tile for bag in c.bags for tile in bag)
    for i, number in found.items():
        if number > everything[i]:
            yield f"{number} {c.tiles[i].id}, not {everything[i]}"
    for node, code in zip(c.nodes, s.tiles, strict=True):
        if code >= FIRST_TILE:
            tile = c.tiles[code - FIRST_TILE]
            if tile.kind != node.kind or tile.hazard != node.hazard:
                yield f"{tile.id} lies on {node.id}"


def _station_masters(s: TrailState) -> Iterator[str]:
    in_play = [tile for tile in s.masters if tile != NOWHERE]
    in_play += [tile for tile, owner in enumerate(s.master_owner) if owner != NOWHERE]
    if len(in_play) != s.c.master_spots or len(set(in_play)) != len(in_play):
        yield f"{len(in_play)} station masters in the game, {len(set(in_play))} different"
    for spot, (tile, worker) in enumerate(zip(s.masters, s.appointed, strict=True), 1):
        if (tile == NOWHERE) == (worker == NOWHERE):
            yield f"station {spot} does not hold either its station master or a worker"


def _buildings(s: TrailState) -> Iterator[str]:
    c = s.c
    size = len(c.private)
    lying = Counter([code for code in s.tiles if FIRST_PRIVATE <= code < FIRST_TILE])
    for i, node in enumerate(s.built_at):
        code = s.private_code(i // size, i % size)
        standing = node not in (NOWHERE, REPLACED)
        if lying[code] != int(standing):
            yield f"{s.building(code).id} of seat {i // size} lies on {lying[code]} spaces"
        elif standing and (node not in c.building_nodes or s.tiles[node] != code):
            yield f"{s.building(code).id} of seat {i // size} is not where it was built"
    if len(s.built_at) != size * s.seats:
        yield f"{len(s.built_at)} private buildings"
    letters = sorted(s.tiles[node] for node in c.neutral_nodes)
    if letters != list(range(FIRST_NEUTRAL, FIRST_NEUTRAL + len(c.neutrals))):
        yield "the neutral nodes do not hold the seven neutral buildings"
    if any(
        EMPTY < code < FIRST_PRIVATE and node.kind != "neutral"
        for node, code in zip(c.nodes, s.tiles, strict=True)
    ):
        yield "a neutral building lies elsewhere than on a neutral node"
    allowed = {"a": {0}, "b": {1}}.get(str(s.options["building_sides"]), {0, 1})
    if len(s.sides) not in (size, size * s.seats) or not set(s.sides[:size]) <= allowed:
        yield "a building shows a side that the table does not play with"
    if s.occupied != _locations(s):
        yield "the locations are not the nodes that carry a tile"


def _locations(s: TrailState) -> int:
    nodes = [i for i, code in enumerate(s.tiles) if code and s.c.nodes[i].on_trail]
    return sum(1 << node for node in [s.c.kansas_city, *nodes])


def _job_market(s: TrailState) -> Iterator[str]:
    columns = s.size.columns
    rows = [s.jobs[i : i + columns] for i in range(0, len(s.jobs), columns)]
    if len(s.jobs) != columns * len(s.c.rows):
        yield f"the job market has {len(s.jobs)} cells"
    if not s.c.token_start <= s.token_row <= len(rows):
        yield f"the token is in row {s.token_row + 1}"
    for number, row in enumerate(rows[s.token_row :], s.token_row + 1):
        workers = len(row) - row.count(NOWHERE)
        if number == s.token_row + 1:
            if workers == columns or NOWHERE in row[:workers]:
                yield f"the token's row {number} is not filled from the left up to the token"
        elif workers:
            yield f"row {number} below the token holds {workers} workers"
    gone = s.token_row == len(rows)
    if gone != (s.token_holder != NOWHERE) or s.token_holder != s.ending:
        yield "the token left the market without a holder, or is held too early"


def _foresight(s: TrailState) -> Iterator[str]:
    """A column is incomplete only while somebody is in Kansas City."""
    size = s.c.foresight_spaces
    in_kansas_city = any(frame[0] == "leave_kansas_city" for frame in s.agenda)
    if len(s.foresight) != size * len(s.bags):
        yield f"{len(s.foresight)} foresight spaces"
    for column, bag in enumerate(s.bags):
        tiles = [tile for tile in _part(s.foresight, column, size) if tile != NOWHERE]
        surplus = Counter(bag + tiles) - Counter(s.c.bags[column])
        if surplus:
            names = ", ".join(s.c.tiles[tile].id for tile in surplus)
            yield f"bag and column {column + 1} hold a tile of another back: {names}"
        if len(tiles) < size and bag and not in_kansas_city:
            yield f"column {column + 1} holds {len(tiles)} tiles, its bag {len(bag)}"


# ---- pawns and questions


def _engines(s: TrailState) -> Iterator[str]:
    for space, engines in Counter(s.engine).items():
        if not 0 <= space <= s.c.terminal:
            yield f"an engine is on no space ({space})"
        elif space and engines > 1:
            yield f"{engines} engines share space {s.c.spaces[space]}"
    for seat, space in enumerate(s.engine):
        if space == s.c.terminal and ("terminal", seat) not in s.agenda:
            yield f"the engine of seat {seat} stays on {s.c.spaces[space]}"


def _herders(s: TrailState) -> Iterator[str]:
    """Whoever left Kansas City has delivered there, so a herder at the start implies a disc."""
    waiting = [seat for seat in s.people if s.herder[seat] == NOWHERE]
    if waiting and (waiting != list(s.people)[waiting[0] :] or waiting[0] < s.active):
        yield f"the herders of seats {waiting} are off the board after their first turn"
    for seat, node in enumerate(s.herder):
        if node == NOWHERE:
            continue
        if not s.c.nodes[node].on_trail:
            yield f"the herder of seat {seat} stands off the trail"
        if (
            seat in s.people
            and node == s.c.start
            and not any(_part(s.city_discs, seat, len(s.c.cities)))
        ):
            yield f"the herder of seat {seat} is at the start but never was in Kansas City"
        if node == s.c.kansas_city and ("leave_kansas_city", seat) not in s.agenda:
            yield f"the herder of seat {seat} stays in Kansas City"


CHECKS: dict[str, Check] = {
    "GWT-INV-01": _starting_cattle,
    "GWT-INV-02": _market_cattle,
    "GWT-INV-03": _objectives,
    "GWT-INV-04": _discs,
    "GWT-INV-05": _workers,
    "GWT-INV-06": _hazards_and_outlaws,
    "GWT-INV-07": _station_masters,
    "GWT-INV-08": _buildings,
    "GWT-INV-09": _purse,
    "GWT-INV-10": _marker,
    "GWT-INV-11": _worker_rows,
    "GWT-INV-12": _engines,
    "GWT-INV-13": _disc_places,
    "GWT-INV-14": _job_market,
    "GWT-INV-15": _foresight,
    "GWT-INV-16": _hands,
    "GWT-INV-17": _herders,
    "GWT-INV-19": _disc_spaces,
    "GWT-INV-20": answerable,
}
