"""Sue's buildings (ELP-SUE-20 to 25)."""

from collections.abc import Iterator

from trailboss.games.el_paso.pieces import BUILDER
from trailboss.games.el_paso.state import PasoState
from trailboss.games.el_paso.steps.build import free_plots, put_building, replace_building
from trailboss.games.el_paso.sue.cattle import take_cattle
from trailboss.games.el_paso.sue.deck import printed
from trailboss.games.el_paso.sue.rancher import explain, rancher


def build(s: PasoState, seat: int) -> None:
    """Build, else replace; a Hereford once both are of the highest level."""
    own = s.own_plots(seat)
    few = len(own) < s.c.most_buildings
    if (few and _build_anew(s, seat)) or _replace(s, seat, few):
        return
    highest = max(s.side(level).builders for level in range(s.c.levels))
    if few or any(s.building(s.tiles[plot]).builders < highest for plot in own):
        s.emit("sue_nothing", seat, "building")
    else:
        instead = printed(s).instead
        s.emit("sue_instead", seat, s.c.card_ids[instead])
        take_cattle(s, seat, instead)


def _build_anew(s: PasoState, seat: int) -> bool:
    """The highest on the dearest plot, among equals the nearest ahead (ELP-SUE-20, ELP-SUE-21)."""
    builders = rancher(s).strength[BUILDER]
    levels = [
        level
        for level in range(s.c.levels)
        if s.buildings[level] and s.side(level).builders <= builders
    ]
    if not levels:
        return False
    plots = free_plots(s)
    cost = max(s.c.nodes[plot].cost for plot in plots)
    dearest = [plot for plot in plots if s.c.nodes[plot].cost == cost]
    s.emit("sue_counted", seat, "build", builders)
    explain(s, seat, "dearest-plot" if len(dearest) == 1 else "nearest-plot")
    plot = min(dearest, key=lambda plot: _nearness(s, seat, plot))
    put_building(s, seat, plot, max(levels, key=lambda level: s.side(level).builders))
    return True


def _nearness(s: PasoState, seat: int, plot: int) -> tuple[int, bool]:
    """Ahead of her rancher, the inner plot of a fork before the outer (ELP-SUE-22)."""
    ahead = s.road.spaces_ahead(s.rancher[seat], plot)
    return ahead, s.c.nodes[plot].route != "inner"


def _replace(s: PasoState, seat: int, few: bool) -> bool:
    """With as many builders as possible, among equals the building nearest ahead (ELP-SUE-23)."""
    builders = rancher(s).strength[BUILDER]
    choices = [
        (-more, *_nearness(s, seat, plot), plot, level)
        for plot in s.own_plots(seat)
        for level, more in _better(s, plot)
        if more <= builders
    ]
    if not choices:
        return False
    best = min(choices)
    explain(s, seat, "no-new-building" if few else "both-built")
    s.emit("sue_counted", seat, "replace", builders)
    equals = [choice for choice in choices if choice[0] == best[0]]
    if len(equals) > 1:
        far = any(ahead > best[1] for _, ahead, *_ in equals)
        explain(s, seat, "nearest-building" if far else "inner-building")
    *_, plot, level = best
    replace_building(s, seat, plot, level)
    return True


def _better(s: PasoState, plot: int) -> Iterator[tuple[int, int]]:
    """Levels that could replace a building, with how many more builders they require."""
    standing = s.building(s.tiles[plot]).builders
    for level in range(s.c.levels):
        more = s.side(level).builders - standing
        if more > 0 and s.buildings[level]:
            yield level, more
