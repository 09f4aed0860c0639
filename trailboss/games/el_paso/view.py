"""The state as one seat may see it, built by whitelist (ELP-INFO)."""

from typing import Literal

from trailboss.games.el_paso.cards import breeding_value, hand_is_open
from trailboss.games.el_paso.pieces import TILE_KINDS
from trailboss.games.el_paso.scoring import card_counts
from trailboss.games.el_paso.seat import PasoSeat
from trailboss.games.el_paso.shown import (
    CardsShown,
    HandShown,
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
        "ending": ending(s),
        "trail": trail(s),
        "buildings": buildings(s),
        "train": train(s),
        "tiles": tiles(s),
        "market": market(s),
        "jobs": jobs(s),
        "players": [s.hooks.view_seat(s, other, seat) for other in range(s.seats)],
    }


def ending(s: PasoState) -> int | None:
    return None if s.ending == NOBODY else s.ending


def buildings(s: PasoState) -> dict[str, int]:
    return {s.side(i).id: number for i, number in enumerate(s.buildings)}


def train(s: PasoState) -> dict[str, Literal["basic", "marked"]]:
    return {
        s.c.train[i][side].id: "marked" if side else "basic" for i, side in enumerate(s.train_sides)
    }


def market(s: PasoState) -> dict[str, int]:
    return {s.c.cattle_ids[i]: s.market[i] for i in (*s.c.market_breeds, s.c.simmental)}


def jobs(s: PasoState) -> dict[str, int]:
    return dict(zip(s.c.worker_types, s.jobs, strict=True))


def trail(s: PasoState) -> dict[str, OnPlot]:
    """The building on each node that has one."""
    found: dict[str, OnPlot] = {}
    for node, code in zip(s.c.nodes, s.tiles, strict=True):
        if code == EMPTY:
            continue
        found[node.id] = {"building": s.building(code).id}
        if code >= FIRST_REGULAR:
            found[node.id]["owner"] = s.owner_and_level(code)[0]
    return found


def tiles(s: PasoState) -> Tiles:
    objective, bonus = (_display(s, kind) for kind in range(len(TILE_KINDS)))
    return {"objective": objective, "bonus": bonus}


def _display(s: PasoState, kind: int) -> TileDisplay:
    return {
        "display": [None if tile == NOWHERE else s.c.tile_ids[tile] for tile in s.display[kind]],
        "stack": len(s.tile_stack[kind]),
    }


def view_common(s: PasoState, player: int) -> PasoSeat:
    """What everybody has, a solo rival too."""
    return {
        "rancher": rancher(s, player),
        "workers": workers(s, player),
        "posts": posts_of(s, player),
        "tiles": gained(s, player),
        "fulfilled": fulfilled(s, player),
    }


def rancher(s: PasoState, player: int) -> str | None:
    node = s.rancher[player]
    return None if node == NOWHERE else s.c.nodes[node].id


def workers(s: PasoState, player: int) -> dict[str, int]:
    return dict(zip(s.c.worker_types, s.workers_of(player), strict=True))


def posts_of(s: PasoState, player: int) -> dict[str, int]:
    first = player * len(s.c.posts)
    return {post.id: s.post_discs[first + i] for i, post in enumerate(s.c.posts)}


def gained(s: PasoState, player: int) -> list[str]:
    return [s.c.tile_ids[tile] for tile in s.gained[player]]


def fulfilled(s: PasoState, player: int) -> list[str]:
    if not s.gained[player]:
        return []
    found = s.hooks.fulfilled(s, player, card_counts(s, player))
    return [s.c.tile_ids[tile] for tile in found]


def view_person(s: PasoState, player: int, viewer: int | None) -> PasoPerson:
    shown: PasoPerson = {
        **view_common(s, player),
        "money": s.money[player],
        "tokens": s.tokens[player],
        "track": s.track[player],
        "permanent_certificates": s.permanent_certificates(player),
        "step_limit": s.step_limit(player),
        "hand_limit": s.hand_limit(player),
        "discs": discs(s, player),
        "markers": markers(s, player),
        **cards(s, player),  # type: ignore[typeddict-item]  # it holds nothing of a hand
    }
    if sees_hand(s, player, viewer):
        open_hand = hand(s, player)
        shown["hand"] = open_hand["hand"]
        shown["value"] = open_hand["value"]
        reached = shown["within_reach"] = open_hand["within_reach"]
        total = open_hand["value"] + s.track[player]
        shown["out_of_reach"] = {
            post.id: obstacle(s, player, i, total)
            for i, post in enumerate(s.c.posts)
            if post.id not in reached
        }
    return shown


def discs(s: PasoState, player: int) -> list[str]:
    covered = s.covered[player]
    return [disc.id for i, disc in enumerate(s.c.discs) if covered >> i & 1]


def markers(s: PasoState, player: int) -> int:
    return s.c.most_buildings - len(s.own_plots(player))


def cards(s: PasoState, player: int) -> CardsShown:
    """What everybody knows of them."""
    ids = s.c.card_ids
    return {
        "hand_size": len(s.hand[player]),
        "stack_size": len(s.stack[player]),
        "discard": [ids[card] for card in s.pile[player]],
        "unseen": sorted([ids[card] for card in (*s.hand[player], *s.stack[player])]),
        "removed": [ids[card] for card in s.removed[player]],
    }


def sees_hand(s: PasoState, player: int, viewer: int | None) -> bool:
    return player == viewer or hand_is_open(s, player)


def hand(s: PasoState, player: int) -> HandShown:
    """The cards and how far they reach, for those who see them."""
    value = breeding_value(s, player)
    return {
        "hand": [s.c.card_ids[card] for card in s.hand[player]],
        "value": value,
        "within_reach": _within_reach(s, player, value),
    }


def has_arrived(s: PasoState, player: int) -> bool:
    return any(frame[0] == "clear_hand" and frame[1] == player for frame in s.agenda)


def _within_reach(s: PasoState, player: int, value: int) -> dict[str, int]:
    """The posts that could be delivered to, with the certificates that each would take.

    Before the arrival, what El Paso pays first is counted too (ELP-CITY-02).
    """
    coming = 0 if has_arrived(s, player) else s.c.el_paso_money
    return {
        s.c.posts[i].id: max(0, s.c.posts[i].value - value)
        for i in posts(s, player, value + s.track[player], coming)
    }
