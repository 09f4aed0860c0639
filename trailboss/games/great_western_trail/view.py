"""The state as one seat may see it, built by whitelist (GWT-INF)."""

from trailboss.games.great_western_trail.cards import hand_is_open
from trailboss.games.great_western_trail.shown import (
    CattleMarket,
    JobMarket,
    OnTrail,
    StationMaster,
    TrailPlayer,
    TrailView,
)
from trailboss.games.great_western_trail.state import (
    EMPTY,
    FIRST_PRIVATE,
    FIRST_TILE,
    NOWHERE,
    OUTLAW_COLOURS,
    WORKER_TYPES,
    TrailState,
)
from trailboss.kernel.view import head


def view(s: TrailState, seat: int | None) -> TrailView:
    return {
        **head(s, seat),  # type: ignore[typeddict-item]  # it holds neither north nor Sam
        "active": s.active,
        "ending": None if s.ending == NOWHERE else s.ending,
        "trail": _trail(s),
        "jobs": _jobs(s),
        "foresight": _foresight(s),
        "bags": [len(bag) for bag in s.bags],
        "market": _market(s),
        "objectives": {
            "display": [s.c.card_ids[card] for card in s.display],
            "stack": len(s.objective_stack),
        },
        "masters": _masters(s),
        "players": [_player(s, other, seat) for other in range(s.seats)],
    }


def _trail(s: TrailState) -> dict[str, OnTrail]:
    """What lies on each occupied node."""
    found: dict[str, OnTrail] = {}
    for node, code in zip(s.c.nodes, s.tiles, strict=True):
        if code == EMPTY:
            continue
        if code >= FIRST_TILE:
            found[node.id] = {"tile": s.c.tiles[code - FIRST_TILE].id}
        elif code >= FIRST_PRIVATE:
            found[node.id] = {
                "building": s.building(code).id,
                "owner": s.owner_and_number(code)[0],
            }
        else:
            found[node.id] = {"building": s.building(code).id}
    return found


def _jobs(s: TrailState) -> JobMarket:
    columns = s.c.table[s.seats].columns
    types = (*s.c.worker_types, None)
    cells = [types[worker] for worker in s.jobs]
    return {
        "columns": columns,
        "rows": [cells[i : i + columns] for i in range(0, len(cells), columns)],
        "token_row": s.c.rows[s.token_row].number if s.token_row < len(s.c.rows) else None,
        "token_holder": None if s.token_holder == NOWHERE else s.token_holder,
    }


def _foresight(s: TrailState) -> list[list[str | None]]:
    spaces = s.c.foresight_spaces
    tiles = [None if tile == NOWHERE else s.c.tiles[tile].id for tile in s.foresight]
    return [tiles[i : i + spaces] for i in range(0, len(tiles), spaces)]


def _market(s: TrailState) -> CattleMarket:
    cards = {card.id: number for card, number in zip(s.c.cattle, s.market, strict=True) if number}
    return {"cards": cards, "stack": len(s.market_stack)}


def _masters(s: TrailState) -> list[StationMaster]:
    return [
        {
            "tile": None if tile == NOWHERE else s.c.masters[tile].id,
            "worker": None if worker == NOWHERE else s.c.worker_types[worker],
        }
        for tile, worker in zip(s.masters, s.appointed, strict=True)
    ]


def _player(s: TrailState, player: int, viewer: int | None) -> TrailPlayer:
    c = s.c
    ids = c.card_ids
    pile = s.pile[player]
    cities = s.city_discs[player * len(c.cities) : (player + 1) * len(c.cities)]
    workers = s.workers[player * WORKER_TYPES : (player + 1) * WORKER_TYPES]
    built = s.built_at[player * len(c.private) : (player + 1) * len(c.private)]
    green, orange = s.outlaws[player * OUTLAW_COLOURS : (player + 1) * OUTLAW_COLOURS]
    shown: TrailPlayer = {
        "herder": None if s.herder[player] == NOWHERE else c.nodes[s.herder[player]].id,
        "money": s.money[player],
        "tokens": s.tokens[player],
        "engine": c.spaces[s.engine[player]],
        "marker": s.marker[player],
        "certificate_limit": s.certificate_limit(player),
        "permanent_certificates": s.permanent_certificates(player),
        "step_limit": s.step_limit(player),
        "hand_limit": s.hand_limit(player),
        "discs": [d.id for i, d in enumerate(c.discs) if s.covered[player] >> i & 1],
        "workers": dict(zip(c.worker_types, workers, strict=True)),
        "outlaws": {"green": green, "orange": orange},
        "hazards": [c.tiles[tile].id for tile in s.hazards[player]],
        "cities": {city.id: n for city, n in zip(c.cities, cities, strict=True) if n},
        "stations": [
            st.number for i, st in enumerate(c.stations) if s.station_discs[player] >> i & 1
        ],
        "masters": [
            m.id for m, owner in zip(c.masters, s.master_owner, strict=True) if owner == player
        ],
        "unbuilt": [s.side(player, n).id for n, node in enumerate(built) if node == NOWHERE],
        "objectives": [ids[card] for card in s.area[player]],
        "hand_size": len(s.hand[player]),
        "stack_size": len(s.stack[player]),
        "discard_size": len(pile),
        "discard_top": ids[pile[-1]] if pile else None,
        "removed": [ids[card] for card in s.removed[player]],
    }
    if player == viewer:
        shown["hand"] = [ids[card] for card in s.hand[player]]
        shown["discard"] = [ids[card] for card in pile]
        shown["stack"] = [ids[card] for card in sorted(s.stack[player])]
    elif hand_is_open(s, player):
        shown["hand"] = [ids[card] for card in s.hand[player]]
    return shown
