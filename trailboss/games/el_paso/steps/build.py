"""Building and replacing regular buildings (ELP-BLD)."""

from trailboss.games.el_paso.pieces import BUILDER
from trailboss.games.el_paso.state import EMPTY, PasoState
from trailboss.games.el_paso.steps.any_time import BEFORE_DRAWING
from trailboss.games.el_paso.steps.market import lacking_workers, payable, start_paying
from trailboss.games.western.purse import pay
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


def free_plots(s: PasoState) -> list[int]:
    return [plot for plot in s.c.plots if s.tiles[plot] == EMPTY]


def _cheapest_plot(s: PasoState) -> int:
    return min(s.c.nodes[plot].cost for plot in free_plots(s))


def buildable(s: PasoState, seat: int) -> list[int]:
    """Levels of new buildings that can be paid together with a plot (ELP-BLD-01, 03, 04)."""
    if len(s.own_plots(seat)) >= s.c.most_buildings:
        return []
    most = payable(s, seat, BUILDER, s.money[seat] - _cheapest_plot(s))
    return [
        level
        for level in range(s.c.levels)
        if s.buildings[level] and s.side(level).builders <= most
    ]


def replacements(s: PasoState, seat: int, plot: int) -> list[int]:
    """Levels that may take the place of an own building (ELP-BLD-06, ELP-BLD-07)."""
    standing = s.building(s.tiles[plot]).builders
    most = payable(s, seat, BUILDER, s.money[seat])
    return [
        level
        for level in range(s.c.levels)
        if s.buildings[level] and standing < s.side(level).builders <= standing + most
    ]


def buildings_on_offer(s: PasoState, seat: int) -> list[Action]:
    """Only what can be completed is offered (ELP-DEC-11)."""
    say = s.notation
    answers = [say.build[s.side(level).id] for level in buildable(s, seat)]
    answers += [say.replace[plot] for plot in s.own_plots(seat) if replacements(s, seat, plot)]
    return answers


def _level(s: PasoState, action: Action) -> int:
    """The level that the action names, on whichever side."""
    return s.c.level_index[str(action.args[0])]


def _explain_level(s: PasoState, action: Action) -> Refusal | None:
    level = _level(s, action)
    if s.side(level).id != action.args[0]:
        return Refusal("ELP-BLD-05", "other-side", {"building": action.args[0]})
    if not s.buildings[level]:
        return Refusal("ELP-BLD-01", "no-building-left", {"building": action.args[0]})
    return None


def _explain_replace(s: PasoState, seat: int, node: int) -> Refusal:
    args = {"node": s.c.nodes[node].id}
    if s.c.nodes[node].kind != "plot":
        return Refusal("ELP-BLD-06", "neutral-stays")
    if s.tiles[node] == EMPTY:
        return Refusal("ELP-BLD-06", "no-building-there", args)
    if s.is_foreign(seat, s.tiles[node]):
        return Refusal("ELP-BLD-06", "not-your-building", args)
    standing = s.building(s.tiles[node]).builders
    better = any(s.buildings[i] and s.side(i).builders > standing for i in range(s.c.levels))
    return Refusal("ELP-BLD-07" if better else "ELP-BLD-06", "no-replacement", args)


class Build(Question[PasoState]):
    """A new building, or an own one to replace (ELP-DEC-11)."""

    name = "build"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        return buildings_on_offer(s, seat)

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action.kind == "replace":
            s.agenda.append(("replace", seat, s.c.node_index[str(action.args[0])]))
        else:
            level = _level(s, action)
            s.agenda.append(("site", seat, level))
            start_paying(s, seat, BUILDER, s.side(level).builders)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "build":
            refusal = _explain_level(s, action)
            if refusal is not None:
                return refusal
            if len(s.own_plots(seat)) >= s.c.most_buildings:
                return Refusal("ELP-BLD-04", "no-marker-left")
            builders = s.side(_level(s, action)).builders
            cost = _cheapest_plot(s)
            enough = builders <= payable(s, seat, BUILDER, s.money[seat])
            rule = "ELP-BLD-03" if enough else "ELP-BLD-01"
            return lacking_workers(s, seat, BUILDER, builders, cost, rule)
        if action.kind == "replace":
            return _explain_replace(s, seat, s.c.node_index[str(action.args[0])])
        return None


class Replace(Question[PasoState]):
    """Which tile takes the place of the own building. Frame: its plot."""

    name = "replace"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.build
        return [say[s.side(level).id] for level in replacements(s, seat, frame[2])]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        plot = frame[2]
        level = _level(s, action)
        standing = s.building(s.tiles[plot]).builders
        s.agenda.append(("replaced", seat, plot, level))
        start_paying(s, seat, BUILDER, s.side(level).builders - standing)

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "build":
            return None
        refusal = _explain_level(s, action)
        if refusal is not None:
            return refusal
        standing = s.building(s.tiles[frame[2]])
        more = s.side(_level(s, action)).builders - standing.builders
        if more <= 0:
            return Refusal("ELP-BLD-06", "not-a-better-building", {"building": standing.id})
        return lacking_workers(s, seat, BUILDER, more, 0, "ELP-BLD-07")

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"node": s.c.nodes[frame[2]].id}


class Replaced(Automatic[PasoState]):
    """The new tile lies in the place of the old one, which returns to its stack (ELP-BLD-08).

    Frame: plot, level.
    """

    name = "replaced"

    def run(self, s: PasoState, frame: Frame) -> None:
        _, seat, plot, level = frame
        replace_building(s, seat, plot, level)
        visit = s.agenda[-1]
        if visit[0] == "visit" and visit[2] == plot:  # what was left of it lapses (ELP-BLD-10)
            s.agenda[-1] = ("pause", seat, BEFORE_DRAWING)


def replace_building(s: PasoState, seat: int, plot: int, level: int) -> None:
    _, old = s.owner_and_level(s.tiles[plot])
    s.buildings[old] += 1
    s.buildings[level] -= 1
    s.put(plot, s.regular_code(seat, level))
    s.emit("replaced_building", seat, s.side(old).id, s.side(level).id, s.c.nodes[plot].id)


def put_building(s: PasoState, seat: int, plot: int, level: int) -> None:
    s.buildings[level] -= 1
    s.put(plot, s.regular_code(seat, level))
    s.emit("built", seat, s.side(level).id, s.c.nodes[plot].id)


class Site(Question[PasoState]):
    """On which plot; its cost is paid on top (ELP-BLD-02). Frame: level."""

    name = "site"

    def answers(self, s: PasoState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.site
        money = s.money[seat]
        return [say[plot] for plot in free_plots(s) if s.c.nodes[plot].cost <= money]

    def apply(self, s: PasoState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        plot = s.c.node_index[str(action.args[0])]
        pay(s, seat, s.c.nodes[plot].cost)
        put_building(s, seat, plot, frame[2])

    def explain(self, s: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "site":
            return None
        plot = s.c.node_index[str(action.args[0])]
        if plot not in s.c.plots:
            return Refusal("ELP-BLD-02", "not-a-plot", {"node": action.args[0]})
        if s.tiles[plot] != EMPTY:
            return Refusal("ELP-BLD-02", "plot-taken", {"node": action.args[0]})
        needs = s.c.nodes[plot].cost
        return Refusal("ELP-BLD-03", "not-enough-money", {"needs": needs, "has": s.money[seat]})

    def prompt(self, s: PasoState, frame: Frame) -> dict[str, str]:
        return {"building": s.side(frame[2]).id}
