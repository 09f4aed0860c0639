"""Great Western Trail set up by hand: tiles on the trail, in the job market and with players.

What is laid somewhere comes out of the bags, and what is taken away goes back. A hazard or outlaw
that once found no free space has left the game unseen, and may come back.
"""

from collections import Counter
from collections.abc import Sequence

from trailboss.games.great_western_trail.invariants import tiles_to_come
from trailboss.games.great_western_trail.state import (
    EMPTY,
    FIRST_TILE,
    NOWHERE,
    OUTLAW_COLOURS,
    WORKER_TYPES,
    TrailState,
)
from trailboss.kernel.setting_up import NOTHING, NotPossible, Setting


def take_tile(s: TrailState, tile: int) -> None:
    for bag in s.bags:
        if tile in bag:
            bag.remove(tile)
            return
    kind = s.c.tiles[tile]
    if kind.worker >= 0 or _in_play(s, tile) >= _printed(s, tile):
        raise NotPossible("none-left", "tile", kind.id)


def give_back(s: TrailState, tile: int) -> None:
    """Into a bag that this tile was printed for and is missing in."""
    size = s.c.foresight_spaces
    for column, bag in enumerate(s.bags):
        here = Counter([*bag, *s.foresight[column * size : (column + 1) * size]])
        if here[tile] < s.c.bags[column].count(tile):
            bag.append(tile)
            return
    raise NotPossible("no-such-value", "tile", s.c.tiles[tile].id)


def worker_tile(s: TrailState, worker: int) -> int:
    return next(i for i, tile in enumerate(s.c.tiles) if tile.worker == worker)


def fill_foresight(s: TrailState) -> None:
    """Between turns there is no gap as long as the bag holds a tile."""
    for space, tile in enumerate(s.foresight):
        bag = s.bags[space // s.c.foresight_spaces]
        if tile == NOWHERE and bag:
            s.foresight[space] = bag.pop()


def _printed(s: TrailState, tile: int) -> int:
    return sum(bag.count(tile) for bag in s.c.bags)


def _in_play(s: TrailState, tile: int) -> int:
    colour = s.c.tiles[tile].outlaw
    taken = s.outlaws[colour::OUTLAW_COLOURS] if colour >= 0 else ()
    lying = s.tiles.count(FIRST_TILE + tile) + tiles_to_come(s).count(tile)
    return lying + sum(taken) + sum(tiles.count(tile) for tiles in s.hazards)


# ---- on the trail


def trail_tiles(s: TrailState) -> list[Setting]:
    return [_trail_tile(s, node) for node in (*s.c.all_hazard_nodes, *s.c.outlaw_nodes)]


def _trail_tile(s: TrailState, node: int) -> Setting:
    place, code = s.c.nodes[node], s.tiles[node]
    fitting = [t.id for t in s.c.tiles if t.kind == place.kind and t.hazard == place.hazard]
    here = s.c.tiles[code - FIRST_TILE].id if code else NOTHING
    words = (NOTHING, *fitting)
    return Setting("tile", here, about=("node", place.id), kind="tile", words=words)


def put_trail_tile(s: TrailState, setting: Setting, value: str) -> None:
    assert setting.about is not None
    node = s.c.node_index[setting.about[1]]
    if value == NOTHING and node in s.herder:
        raise NotPossible("somebody-there", "node", setting.about[1])
    if value == setting.value:
        return
    if s.tiles[node] != EMPTY:
        give_back(s, s.tiles[node] - FIRST_TILE)
        s.clear(node)
    if value != NOTHING:
        tile = s.c.tile_index[value]
        take_tile(s, tile)
        s.put(node, FIRST_TILE + tile)


# ---- with players


def _counts(id: str, seat: int, counts: Sequence[int], tiles: Sequence[str], most: int) -> Setting:
    found = dict(zip(tiles, counts, strict=True))
    return Setting(id, found, seat, most=most, kind="tile", words=tuple(tiles))


def hazards(s: TrailState, seat: int) -> Setting:
    tiles = [i for i, tile in enumerate(s.c.tiles) if tile.hazard]
    counts = [s.hazards[seat].count(tile) for tile in tiles]
    most = max(_printed(s, tile) for tile in tiles)
    return _counts("hazards", seat, counts, [s.c.tiles[tile].id for tile in tiles], most)


def put_hazards(s: TrailState, setting: Setting, value: dict[str, int]) -> None:
    own = [*s.hazards[setting.seat or 0]]
    for word, number in value.items():
        tile = s.c.tile_index[word]
        more = number - own.count(tile)
        for _ in range(more):
            take_tile(s, tile)
            own.append(tile)
        for _ in range(-more):
            own.remove(tile)
            give_back(s, tile)
    s.hazards[setting.seat or 0] = tuple(own)


def _outlaw_tiles(s: TrailState) -> list[int]:
    """By colour."""
    found = [i for i, tile in enumerate(s.c.tiles) if tile.outlaw >= 0]
    return sorted(found, key=lambda i: s.c.tiles[i].outlaw)


def outlaws(s: TrailState, seat: int) -> Setting:
    tiles = _outlaw_tiles(s)
    counts = s.outlaws[seat * OUTLAW_COLOURS : (seat + 1) * OUTLAW_COLOURS]
    most = max(_printed(s, tile) for tile in tiles)
    return _counts("outlaws", seat, counts, [s.c.tiles[tile].id for tile in tiles], most)


def put_outlaws(s: TrailState, setting: Setting, value: dict[str, int]) -> None:
    first = (setting.seat or 0) * OUTLAW_COLOURS
    for colour, tile in enumerate(_outlaw_tiles(s)):
        more = value[s.c.tiles[tile].id] - s.outlaws[first + colour]
        for _ in range(more):
            take_tile(s, tile)
            s.outlaws[first + colour] += 1
        for _ in range(-more):
            s.outlaws[first + colour] -= 1
            give_back(s, tile)


# ---- the job market


def job_market(s: TrailState) -> list[Setting]:
    """The token's row, and what lies in every row down to it."""
    rows = s.c.rows
    gone = s.token_row == len(rows)
    here = NOTHING if gone else str(rows[s.token_row].number)
    words = [str(row.number) for row in rows[s.c.token_start :]]
    token = Setting("token", here, words=(*words, NOTHING) if gone else tuple(words))
    return [token, *(_job_row(s, row) for row in range(min(s.token_row + 1, len(rows))))]


def _job_row(s: TrailState, row: int) -> Setting:
    columns = s.size.columns
    lying = Counter(s.jobs[row * columns : (row + 1) * columns])
    return Setting(
        "jobs",
        {word: lying[worker] for worker, word in enumerate(s.c.worker_types)},
        about=("", str(s.c.rows[row].number)),
        most=columns,
        kind="worker",
        words=s.c.worker_types,
    )


def _empty(s: TrailState, cells: range) -> None:
    for cell in cells:
        if s.jobs[cell] != NOWHERE:
            give_back(s, worker_tile(s, s.jobs[cell]))
            s.jobs[cell] = NOWHERE


def put_jobs(s: TrailState, setting: Setting, value: dict[str, int]) -> None:
    """In the row of the token there is room up to the token."""
    assert setting.about is not None
    columns = s.size.columns
    row = s.c.row_index[int(setting.about[1])]
    room = columns - 1 if row == s.token_row else columns
    if sum(value.values()) > room:
        raise NotPossible("no-room")
    first = row * columns
    _empty(s, range(first, first + columns))
    cell = first
    for worker in range(WORKER_TYPES):
        for _ in range(value[s.c.worker_types[worker]]):
            take_tile(s, worker_tile(s, worker))
            s.jobs[cell] = worker
            cell += 1


def put_token(s: TrailState, setting: Setting, value: str) -> None:
    """Below it nothing lies; a token that is in the market has ended nothing yet."""
    if value == setting.value:
        return
    columns = s.size.columns
    s.token_row = s.c.row_index[int(value)]
    s.token_holder = s.ending = NOWHERE
    _empty(s, range(s.token_row * columns, len(s.jobs)))
