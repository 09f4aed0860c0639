"""Moving the rancher (ELP-MOVE)."""

import pytest

from tests.el_paso.test_setup import drafted
from trailboss.games.el_paso.position import Table


def reach(table: Table, seat: int = 0) -> dict[str, int]:
    """Destinations offered, with the cowboys that each costs."""
    limit = table.state.agenda[-1][2]
    road = table.state.box.road.reach(table.state.rancher[seat], table.state.occupied)
    steps = {table.c.nodes[node].id: n for node, n in road}
    return {node: max(0, steps[node] - limit) for node in table.offers("ride")}


@pytest.mark.vector("ELP-MOVE-01/1")
@pytest.mark.rules("ELP-DEC-02")
def test_the_first_placement_is_on_any_neutral_tile() -> None:
    table = drafted(2).do("place space-b", "finish")
    assert table.asked == (1, "place")
    assert table.offers("place") == [f"space-{letter}" for letter in "bcdefg"]
    for elsewhere in ("ride space-c", "place el-paso", "place plot-a-b", "pass"):
        assert table.refused(elsewhere) == ("ELP-MOVE-01", "place-first")
    table.do("place space-b")
    assert table.asked == (1, "visit")
    assert table.node_of(0) == table.node_of(1) == "space-b"


@pytest.mark.rules("ELP-MOVE-01")
def test_placing_is_for_the_first_turn_only() -> None:
    table = Table().riding(0, "space-b")
    assert table.refused("place space-c") == ("ELP-MOVE-01", "placed-already")


@pytest.mark.rules("ELP-MOVE-02")
def test_no_cowboy_can_be_discarded_for_the_placement() -> None:
    table = drafted(2)
    assert "cowboy" not in " ".join(table.offers())
    assert table.refused("dismiss cowboy") == ("ELP-MOVE-02", "placing-is-no-step")
    table.do("place space-g")
    assert table.area_of(0)["cowboy"] == 1


@pytest.mark.rules("ELP-MOVE-03")
def test_standing_still_is_not_allowed() -> None:
    table = Table().riding(0, "space-b")
    assert "pass" not in table.offers()
    assert table.refused("ride space-b") == ("ELP-MOVE-03", "must-move")
    assert table.refused("pass") == ("ELP-MOVE-03", "must-move")


@pytest.mark.vector("ELP-MOVE-04/1")
def test_every_stop_is_a_step_and_empty_plots_are_none() -> None:
    table = Table().building(1, "2a", "plot-a-b").riding(0, "el-paso")
    assert table.refused("ride plot-c-d") == ("ELP-MOVE-04", "not-a-stop")
    table.do("ride space-b")
    assert table.has_event("rode", 0, "space-b", 2)


@pytest.mark.rules("ELP-MOVE-04")
@pytest.mark.parametrize("owner", [0, 1])
def test_own_and_foreign_buildings_are_steps_alike(owner: int) -> None:
    table = Table().building(owner, "1a", "plot-c-d").riding(0, "space-c")
    assert table.offers("ride") == ["plot-c-d", "space-d", "space-e"]


@pytest.mark.rules("ELP-MOVE-05")
def test_never_backwards() -> None:
    table = Table().area(0, cowboys=9).riding(0, "space-d")
    assert "space-c" not in table.offers("ride")
    assert table.refused("ride space-c") == ("ELP-MOVE-05", "backwards")


@pytest.mark.vector("ELP-MOVE-06/1")
def test_a_fork_with_one_building() -> None:
    table = Table().building(1, "1a", "plot-b-c-inner").riding(0, "space-b")
    assert sorted(table.offers("ride")) == ["plot-b-c-inner", "space-c", "space-d", "space-e"]
    for node, steps in (("plot-b-c-inner", 1), ("space-c", 1), ("space-d", 2), ("space-e", 3)):
        table = Table().building(1, "1a", "plot-b-c-inner").riding(0, "space-b").do(f"ride {node}")
        assert table.has_event("rode", 0, node, steps)


@pytest.mark.vector("ELP-MOVE-06/2")
def test_a_fork_with_two_buildings() -> None:
    table = Table().building(1, "1a", "plot-b-c-inner").building(0, "2a", "plot-b-c-outer")
    table.riding(0, "space-b")
    assert table.offers("ride") == ["plot-b-c-inner", "plot-b-c-outer", "space-c", "space-d"]
    assert table.why_not("ride space-e").args == {"needs": 4, "has": 3}
    table.area(0, cowboys=1).riding(0, "space-b")
    assert reach(table)["space-e"] == 1


@pytest.mark.rules("ELP-MOVE-06")
@pytest.mark.parametrize(
    ("start", "plots", "beyond"),
    [
        ("space-b", ["plot-b-c-inner", "plot-b-c-outer"], "space-c"),
        ("space-f", ["plot-f-g-inner", "plot-f-g-outer"], "space-g"),
        ("space-g", ["plot-g-a-inner", "plot-g-a-outer"], "el-paso"),
    ],
)
def test_the_three_forks(start: str, plots: list[str], beyond: str) -> None:
    table = Table().building(1, "1a", plots[0]).building(1, "2a", plots[1]).riding(0, start)
    assert table.offers("ride")[:2] == plots
    assert reach(table)[beyond] == 0
    for plot in plots:
        table = Table().patiently().building(1, "1a", plot).riding(0, plot)
        assert table.offers("ride")[0] == beyond
    table = Table().patiently().building(1, "1a", plots[0]).building(1, "2a", plots[1])
    table.riding(0, plots[0])
    assert table.refused(f"ride {plots[1]}") == ("ELP-MOVE-06", "other-branch")


@pytest.mark.vector("ELP-MOVE-07/1")
def test_the_step_limit() -> None:
    table = Table().riding(0, "space-b")
    assert table.offers("ride") == ["space-c", "space-d", "space-e"]
    assert table.refused("ride space-f") == ("ELP-MOVE-07", "too-far")
    table = Table().cleared(0, "step").riding(0, "space-b")
    assert table.offers("ride") == ["space-c", "space-d", "space-e", "space-f"]


@pytest.mark.rules("ELP-MOVE-07", "ELP-ANY-01")
def test_nothing_done_before_moving_changes_the_limit() -> None:
    """The frame holds the limit of the moment the turn began: it must still be that of now."""
    table = Table().patiently().hand(0, "hereford").stack(0, "hereford", "hereford").money(0, 9)
    table.tokens(0, 1).area(0, cowboys=1, builders=1, engineers=1).riding(0, "space-b")
    done = [str(a) for a in table.state.actions(0) if a.kind in ("dismiss", "exchange")]
    assert len(done) == 3
    for action in done:
        table.do(action)
        while table.asked != (0, "ride"):
            table.do(str(table.state.actions(0)[0]))
        assert table.state.agenda[-1][2] == table.state.step_limit(0) == 3


@pytest.mark.vector("ELP-MOVE-08/1")
def test_each_cowboy_is_one_more_step() -> None:
    table = Table().area(0, cowboys=2).riding(0, "space-b")
    assert reach(table) == {
        "space-c": 0,
        "space-d": 0,
        "space-e": 0,
        "space-f": 1,
        "space-g": 2,
    }
    table.do("ride space-g")
    assert table.area_of(0) == {}
    assert table.pile_of(0) == ["cowboy", "cowboy"]
    assert table.state.step_limit(0) == 3


@pytest.mark.vector("ELP-MOVE-09/1")
def test_other_workers_are_no_steps() -> None:
    table = Table().area(0, all_rounders=3, builders=2, engineers=2).riding(0, "space-b")
    assert "space-f" not in table.offers("ride")


@pytest.mark.rules("ELP-MOVE-10", "ELP-DEC-03")
def test_the_shortest_way_and_no_cowboy_in_vain() -> None:
    table = Table().building(1, "1a", "plot-b-c-inner").area(0, cowboys=3).riding(0, "space-b")
    table.do("ride space-e")
    assert table.has_event("rode", 0, "space-e", 3)
    assert table.area_of(0) == {"cowboy": 3}
    table.riding(0, "space-b").do("ride space-f")
    assert table.area_of(0) == {"cowboy": 2}


@pytest.mark.rules("ELP-MOVE-10")
@pytest.mark.parametrize(
    ("plots", "goal", "way"),
    [
        ([], "space-c", ["plot-b-c-inner", "space-c"]),
        (["plot-b-c-inner"], "space-c", ["plot-b-c-outer", "space-c"]),
        (["plot-b-c-inner"], "plot-b-c-inner", ["plot-b-c-inner"]),
        (["plot-b-c-inner", "plot-b-c-outer"], "space-c", ["plot-b-c-inner", "space-c"]),
        ([], "space-d", ["plot-b-c-inner", "space-c", "plot-c-d", "space-d"]),
    ],
)
def test_the_way_is_told(plots: list[str], goal: str, way: list[str]) -> None:
    table = Table()
    for level, plot in enumerate(plots, 1):
        table.building(1, f"{level}a", plot)
    table.riding(0, "space-b").do(f"ride {goal}")
    told = next(event.args for event in table.events if event.kind == "rode")
    assert told[3] == way


@pytest.mark.rules("ELP-MOVE-10")
def test_the_way_of_a_whole_lap() -> None:
    table = Table().area(0, cowboys=9).riding(0, "el-paso").do("ride el-paso")
    told = next(event.args for event in table.events if event.kind == "rode")
    assert (told[2], len(told[3]), told[3][0], told[3][-1]) == (7, 13, "plot-a-b", "el-paso")


@pytest.mark.vector("ELP-MOVE-11/1")
def test_cowboys_cannot_carry_past_el_paso() -> None:
    table = Table().patiently().cleared(0, "step").area(0, cowboys=2).riding(0, "space-g")
    assert reach(table) == {"el-paso": 0}
    assert table.refused("ride space-b") == ("ELP-MOVE-11", "beyond-el-paso")


@pytest.mark.vector("ELP-MOVE-11/2")
def test_steps_left_over_in_el_paso_are_lost() -> None:
    table = Table().riding(0, "space-f")
    assert table.offers("ride") == ["space-g", "el-paso"]


@pytest.mark.rules("ELP-MOVE-12")
def test_passing_costs_nothing_and_ranchers_share_a_stop() -> None:
    table = Table(3).money(0, 1).building(1, "6a", "plot-c-d").at(1, "space-d").at(2, "space-d")
    table.riding(0, "space-c").do("ride space-d")
    assert table.state.money == [1, 0, 0]
    assert table.node_of(0) == table.node_of(1) == table.node_of(2) == "space-d"
    assert table.asked == (0, "visit")
