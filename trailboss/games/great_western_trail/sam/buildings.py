"""What Sam builds, and where (SAM-BUILD)."""

from trailboss.games.great_western_trail.pieces import Building
from trailboss.games.great_western_trail.sam.rancher import explain, standing, supply
from trailboss.games.great_western_trail.state import NOWHERE, REPLACED, TrailState

Tile = tuple[int, Building]
"""Place in `Components.private`, and side."""


def build(s: TrailState, seat: int) -> bool:
    """On a new site if there is one, else in the place of a weaker tile (SAM-BUILD-01)."""
    builders = s.builders(seat)
    candidates = [tile for tile in supply(s, seat) if tile[1].builders <= builders]
    if not candidates:
        return False
    site = new_site(s)
    if site != NOWHERE:
        explain(s, "site-ahead")
        _put(s, seat, _strongest(s, candidates), site)
        return True
    pairs = _replacements(s, standing(s, seat), candidates)
    if not pairs:
        return False
    explain(s, "replacement")
    old, new = max(pairs, key=lambda pair: _gain(s, *pair))
    place = seat * len(s.c.private) + old[0]
    site = s.built_at[place]
    s.built_at[place] = REPLACED
    s.emit("replaced_building", seat, old[1].id)
    _put(s, seat, new, site)
    return True


def new_site(s: TrailState) -> int:
    """The nearest empty building node ahead of the person, by nodes; of equally near ones the one
    whose way takes the branches listed first (SAM-BUILD-02, 03)."""
    reached = [s.herder[0]]
    seen = set(reached)
    while reached:
        following: list[int] = []
        for node in reached:
            for other in s.c.nodes[node].next:
                if other not in seen:
                    seen.add(other)
                    following.append(other)
        for node in following:
            if _is_site(s, node):
                return node
        reached = following
    return NOWHERE


def _is_site(s: TrailState, node: int) -> bool:
    if s.c.nodes[node].kind != "building" or s.tiles[node]:
        return False
    return s.c.nodes[node].risk is None or bool(s.options["sam_builds_on_risk_spaces"])


def _fee(s: TrailState, building: Building) -> int:
    return s.size.fee[building.hand]


def _strongest(s: TrailState, candidates: list[Tile]) -> Tile:
    """Most builders, then fee, then points, then the lower number (SAM-BUILD-04)."""
    return max(
        candidates, key=lambda tile: (tile[1].builders, _fee(s, tile[1]), tile[1].vp, -tile[0])
    )


def _replacements(s: TrailState, own: list[Tile], new: list[Tile]) -> list[tuple[Tile, Tile]]:
    return [(a, b) for a in own for b in new if b[1].builders > a[1].builders]


def _gain(s: TrailState, old: Tile, new: Tile) -> tuple[int, ...]:
    """How good it is to put the new tile in the place of the old one (SAM-BUILD-05)."""
    return (
        new[1].builders - old[1].builders,
        old[1].vp,
        _fee(s, new[1]) - _fee(s, old[1]),
        new[1].vp,
        -new[0],
        -old[0],
    )


def _put(s: TrailState, seat: int, tile: Tile, node: int) -> None:
    number, building = tile
    s.built_at[seat * len(s.c.private) + number] = node
    s.put(node, s.private_code(seat, number))
    s.emit("built", seat, building.id, s.c.nodes[node].id)
