"""The state as one seat may see it, built by whitelist (ELP-INFO)."""

from trailboss.games.el_paso.cards import breeding_value, hand_is_open
from trailboss.games.el_paso.pieces import TILE_KINDS
from trailboss.games.el_paso.scoring import card_counts
from trailboss.games.el_paso.seat import PasoSeat
from trailboss.games.el_paso.shown import (
    OnPlot,
    PasoPerson,
    PasoView,
    TileDisplay,
    Tiles,
)
from trailboss.games.el_paso.state import (
    EMPTY,
    FIRST_REGULAR,
    NOBODY,
    NOWHERE,
    PasoState,
)
from trailboss.games.el_paso.steps.city import obstacle, posts
from trailboss.kernel.view import head


def view(s: PasoState, seat: int | None) -> PasoView:
    return {
        **head(s, seat),
        "active": s.active,
        "ending": None if s.ending == NOBODY else s.ending,
        "trail": _trail(s),
        "buildings": {s.side(i).id: number for i, number in enumerate(s.buildings)},
        "train": {
            s.c.train[i][side].id: ("basic", "marked")[side] for i, side in enumerate(s.train_sides)
        },
        "tiles": _tiles(s),
        "market": {s.c.cattle_ids[i]: s.market[i] for i in (*s.c.market_breeds, s.c.simmental)},
        "jobs": dict(zip(s.c.worker_types, s.jobs, strict=True)),
        "players": [s.hooks.view_seat(s, other, seat) for other in range(s.seats)],
    }


def _trail(s: PasoState) -> dict[str, OnPlot]:
    """The building on each node that has one."""
    found: dict[str, OnPlot] = {}
    for node, code in zip(s.c.nodes, s.tiles, strict=True):
        if code == EMPTY:
            continue
        found[node.id] = {"building": s.building(code).id}
        if code >= FIRST_REGULAR:
            found[node.id]["owner"] = s.owner_and_level(code)[0]
    return found


def _tiles(s: PasoState) -> Tiles:
    objective, bonus = (_display(s, kind) for kind in range(len(TILE_KINDS)))
    return {"objective": objective, "bonus": bonus}


def _display(s: PasoState, kind: int) -> TileDisplay:
    return {
        "display": [None if tile == NOWHERE else s.c.tile_ids[tile] for tile in s.display[kind]],
        "stack": len(s.tile_stack[kind]),
    }


def view_common(s: PasoState, player: int) -> PasoSeat:
    """What everybody has, a solo rival too."""
    c = s.c
    first = player * len(c.posts)
    area = s.workers_of(player)
    node = s.rancher[player]
    fulfilled = s.hooks.fulfilled(s, player, card_counts(s, player))
    return {
        "rancher": None if node == NOWHERE else c.nodes[node].id,
        "workers": dict(zip(c.worker_types, area, strict=True)),
        "posts": {p.id: s.post_discs[first + i] for i, p in enumerate(c.posts)},
        "tiles": [c.tile_ids[tile] for tile in s.gained[player]],
        "fulfilled": [c.tile_ids[tile] for tile in fulfilled],
    }


def view_person(s: PasoState, player: int, viewer: int | None) -> PasoPerson:
    c = s.c
    ids = c.card_ids
    pile = [ids[card] for card in s.pile[player]]
    shown: PasoPerson = {
        **view_common(s, player),  # type: ignore[typeddict-item]  # it holds nothing of a hand
        "money": s.money[player],
        "tokens": s.tokens[player],
        "track": s.track[player],
        "permanent_certificates": s.permanent_certificates(player),
        "step_limit": s.step_limit(player),
        "hand_limit": s.hand_limit(player),
        "discs": [disc.id for i, disc in enumerate(c.discs) if s.covered[player] >> i & 1],
        "markers": c.most_buildings - len(s.own_plots(player)),
        "hand_size": len(s.hand[player]),
        "stack_size": len(s.stack[player]),
        "discard": pile,
        "unseen": sorted(ids[card] for card in (*s.hand[player], *s.stack[player])),
        "removed": [ids[card] for card in s.removed[player]],
    }
    if player == viewer or hand_is_open(s, player):
        shown["hand"] = [ids[card] for card in s.hand[player]]
        shown["value"] = breeding_value(s, player)
        reached = _within_reach(s, player, shown["value"])
        shown["within_reach"] = reached
        total = shown["value"] + s.track[player]
        shown["out_of_reach"] = {
            post.id: obstacle(s, player, i, total)
            for i, post in enumerate(c.posts)
            if post.id not in reached
        }
    return shown


def _within_reach(s: PasoState, player: int, value: int) -> dict[str, int]:
    """The posts that could be delivered to, with the certificates that each would take.

    Before the arrival, what El Paso pays first is counted too (ELP-CITY-02).
    """
    arrived = any(frame[0] == "clear_hand" and frame[1] == player for frame in s.agenda)
    coming = 0 if arrived else s.c.el_paso_money
    return {
        s.c.posts[i].id: max(0, s.c.posts[i].value - value)
        for i in posts(s, player, value + s.track[player], coming)
    }
