"""The state as one seat may see it, built by whitelist (GWT-INF)."""

from trailboss.games.great_western_trail.cards import hand_is_open
from trailboss.games.great_western_trail.shown import (
    CardsShown,
    CattleMarket,
    JobMarket,
    ObjectiveDisplay,
    OnTrail,
    Outlaws,
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
        "ending": ending(s),
        "trail": trail(s),
        "jobs": jobs(s),
        "foresight": foresight(s),
        "bags": bags(s),
        "market": market(s),
        "objectives": objectives(s),
        "masters": spots(s),
        "players": [_player(s, other, seat) for other in range(s.seats)],
    }


def ending(s: TrailState) -> int | None:
    return None if s.ending == NOWHERE else s.ending


def bags(s: TrailState) -> list[int]:
    return [len(bag) for bag in s.bags]


def trail(s: TrailState) -> dict[str, OnTrail]:
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


def jobs(s: TrailState) -> JobMarket:
    columns = s.size.columns
    types = (*s.c.worker_types, None)
    cells = [types[worker] for worker in s.jobs]
    return {
        "columns": columns,
        "rows": [cells[i : i + columns] for i in range(0, len(cells), columns)],
        "token_row": s.c.rows[s.token_row].number if s.token_row < len(s.c.rows) else None,
        "token_holder": None if s.token_holder == NOWHERE else s.token_holder,
    }


def foresight(s: TrailState) -> list[list[str | None]]:
    spaces = s.c.foresight_spaces
    tiles = [None if tile == NOWHERE else s.c.tiles[tile].id for tile in s.foresight]
    return [tiles[i : i + spaces] for i in range(0, len(tiles), spaces)]


def market(s: TrailState) -> CattleMarket:
    cards = {card.id: number for card, number in zip(s.c.cattle, s.market, strict=True) if number}
    return {"cards": cards, "stack": len(s.market_stack)}


def objectives(s: TrailState) -> ObjectiveDisplay:
    return {
        "display": [s.c.card_ids[card] for card in s.display],
        "stack": len(s.objective_stack),
    }


def spots(s: TrailState) -> list[StationMaster]:
    return [
        {
            "tile": None if tile == NOWHERE else s.c.masters[tile].id,
            "worker": None if worker == NOWHERE else s.c.worker_types[worker],
        }
        for tile, worker in zip(s.masters, s.appointed, strict=True)
    ]


def _player(s: TrailState, player: int, viewer: int | None) -> TrailPlayer:
    return {
        "herder": herder(s, player),
        "money": s.money[player],
        "tokens": s.tokens[player],
        "engine": s.c.spaces[s.engine[player]],
        "marker": s.marker[player],
        "certificate_limit": s.certificate_limit(player),
        "permanent_certificates": s.permanent_certificates(player),
        "step_limit": s.step_limit(player),
        "hand_limit": s.hand_limit(player),
        "discs": discs(s, player),
        "workers": workers(s, player),
        "outlaws": outlaws(s, player),
        "hazards": hazards(s, player),
        "cities": cities(s, player),
        "stations": stations(s, player),
        "masters": masters(s, player),
        "unbuilt": unbuilt(s, player),
        "objectives": [s.c.card_ids[card] for card in s.area[player]],
        **cards(s, player, viewer),  # type: ignore[typeddict-item]  # it holds nothing of the north
    }


# ---- of a player


def herder(s: TrailState, player: int) -> str | None:
    node = s.herder[player]
    return None if node == NOWHERE else s.c.nodes[node].id


def discs(s: TrailState, player: int) -> list[str]:
    covered = s.covered[player]
    return [disc.id for i, disc in enumerate(s.c.discs) if covered >> i & 1]


def workers(s: TrailState, player: int) -> dict[str, int]:
    hired = s.workers[player * WORKER_TYPES : (player + 1) * WORKER_TYPES]
    return dict(zip(s.c.worker_types, hired, strict=True))


def outlaws(s: TrailState, player: int) -> Outlaws:
    green, orange = s.outlaws[player * OUTLAW_COLOURS : (player + 1) * OUTLAW_COLOURS]
    return {"green": green, "orange": orange}


def hazards(s: TrailState, player: int) -> list[str]:
    return [s.c.tiles[tile].id for tile in s.hazards[player]]


def cities(s: TrailState, player: int) -> dict[str, int]:
    c = s.c
    there = s.city_discs[player * len(c.cities) : (player + 1) * len(c.cities)]
    return {city.id: number for city, number in zip(c.cities, there, strict=True) if number}


def stations(s: TrailState, player: int) -> list[int]:
    there = s.station_discs[player]
    return [station.number for i, station in enumerate(s.c.stations) if there >> i & 1]


def masters(s: TrailState, player: int) -> list[str]:
    owned = zip(s.c.masters, s.master_owner, strict=True)
    return [master.id for master, owner in owned if owner == player]


def unbuilt(s: TrailState, player: int) -> list[str]:
    numbers = len(s.c.private)
    built = s.built_at[player * numbers : (player + 1) * numbers]
    return [s.side(player, n).id for n, node in enumerate(built) if node == NOWHERE]


def cards(s: TrailState, player: int, viewer: int | None) -> CardsShown:
    """Everybody counts them; who holds them knows them (GWT-INF-01 to 03)."""
    ids = s.c.card_ids
    pile = s.pile[player]
    shown: CardsShown = {
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
