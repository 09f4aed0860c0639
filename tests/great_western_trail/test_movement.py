"""Phase A: riding along the trail (GWT-MOVE). Hand fees have a file of their own."""

import pytest

from trailboss.games.great_western_trail.position import Table
from trailboss.kernel.errors import NotAnAction

HELD = "money-2station-hazard"
"""An objective card, so that even the only place to ride to is asked about (GWT-DEC-03)."""


def steps_left(table: Table) -> int:
    decision = table.state.decision
    assert decision is not None
    assert decision.kind == "ride"
    return int(decision.args["steps"])


# ---- locations and steps


@pytest.mark.rules("GWT-MOVE-01")
def test_only_nodes_with_a_tile_and_kansas_city_are_locations() -> None:
    table = Table().hand(0, HELD).riding(0, "neutral-a", 1)
    assert table.offers("ride") == ["neutral-b"]
    assert table.why_not("ride a-1") == ("GWT-MOVE-01", "not-a-location", {"node": "a-1"})
    assert table.why_not("ride flood-1")[:2] == ("GWT-MOVE-01", "not-a-location")
    table.building(1, "2a", "a-1").tile("flood-1", "flood-green-2").riding(0, "neutral-a", 1)
    assert table.offers("ride") == ["a-1", "flood-1"]
    assert Table().hand(0, HELD).riding(0, "neutral-g").offers("ride") == ["kansas-city"]


@pytest.mark.rules("GWT-MOVE-01")
def test_outlaws_and_own_buildings_are_locations_too() -> None:
    table = Table().tile("outlaw-4", "outlaw-green").building(0, "2a", "d-1")
    assert table.riding(0, "neutral-d", 1).offers("ride") == ["d-1", "outlaw-4"]


@pytest.mark.vector("GWT-MOVE-02/1")
@pytest.mark.parametrize(
    ("letters", "steps"),
    [
        ("a", 1),
        ("ab", 2),
        ("abc", 3),
        ("abcd", 4),
        ("abcef", 5),
        ("abcefg", 6),
    ],
)
def test_steps_along_an_empty_trail(letters: str, steps: int) -> None:
    place = f"neutral-{letters[-1]}"
    table = Table().hand(0, HELD).riding(0, "start", steps)
    assert table.offers("ride")[-1] == place, "the nearest come first"
    table.do(f"ride {place}")
    assert table.has_event("rode", 0, place, steps)
    assert table.asked == (0, "location")


@pytest.mark.vector("GWT-MOVE-02/1")
def test_kansas_city_is_the_seventh_step() -> None:
    table = Table().riding(0, "start", 7).do("ride kansas-city")
    assert table.has_event("rode", 0, "kansas-city", 7)
    assert table.has_event("reached_kansas_city", 0)
    short = Table().riding(0, "start", 6)
    assert short.why_not("ride kansas-city") == ("GWT-MOVE-03", "too-far", {"needs": 7, "has": 6})


@pytest.mark.vector("GWT-MOVE-02/2")
def test_two_floods_make_the_lower_route_one_step_longer() -> None:
    def table(steps: int) -> Table:
        floods = Table().tile("flood-1", "flood-green-2").tile("flood-2", "flood-green-3")
        return floods.building(1, "2a", "a-1").money(0, 9).riding(0, "neutral-a", steps)

    assert table(2).offers("ride") == ["a-1", "flood-1", "neutral-b", "flood-2"]
    assert table(2).why_not("ride neutral-b by flood")[:2] == ("GWT-DEC-04", "no-such-way")
    assert "neutral-b by flood" in table(3).offers("ride")


# ---- the step limit


@pytest.mark.rules("GWT-MOVE-03")
def test_at_least_one_step() -> None:
    table = Table().riding(0, "neutral-a", 2)
    assert table.offers() == ["ride neutral-b", "ride neutral-c"]
    for idle in ("stop", "pass"):
        assert table.why_not(idle)[:2] == ("GWT-MOVE-06", "no-step-yet")


@pytest.mark.rules("GWT-MOVE-03")
def test_at_most_the_step_limit() -> None:
    table = Table().riding(0, "start")
    assert table.why_not("ride neutral-f") == ("GWT-MOVE-03", "too-far", {"needs": 5, "has": 4})
    table.do("ride neutral-e")
    assert table.asked == (0, "location")
    assert table.why_not("ride neutral-f") == (
        "GWT-MOVE-03",
        "ride-over",
        {"node": "neutral-e", "limit": 4},
    )


@pytest.mark.rules("GWT-MOVE-03")
def test_a_move_never_ends_on_an_empty_node() -> None:
    table = Table().tile("drought-2", "drought-green-2").riding(0, "neutral-b", 2)
    assert table.offers("ride")[:2] == ["neutral-c", "drought-2"]
    assert not [place for place in table.offers("ride") if place in ("drought-1", "drought-3")]


@pytest.mark.vector("GWT-MOVE-04/1")
@pytest.mark.parametrize(
    ("seats", "cleared", "limit"),
    [
        (3, ["step-left"], 5),
        (3, ["step-left", "step-right"], 6),
        (2, ["step-left", "step-right"], 5),
        (4, ["step-left", "step-right"], 7),
    ],
)
def test_cleared_step_spaces_raise_the_limit(seats: int, cleared: list[str], limit: int) -> None:
    table = Table(seats).cleared(1, *cleared).hand(1, HELD).visit(0, "neutral-b").do("end")
    assert table.asked == (1, "ride")
    assert steps_left(table) == limit


@pytest.mark.rules("GWT-MOVE-04")
@pytest.mark.parametrize(
    ("seats", "cleared", "limit"),
    [
        (2, "step-left", 4),
        (2, "step-right", 4),
        (3, "step-right", 4),
        (4, "step-left", 6),
        (4, "step-right", 5),
        (4, "hand-left", 4),
    ],
)
def test_each_step_space_alone(seats: int, cleared: str, limit: int) -> None:
    assert steps_left(Table(seats).cleared(0, cleared).riding(0, "start")) == limit


@pytest.mark.rules("GWT-MOVE-03", "GWT-MOVE-04", "GWT-OBJ-03", "GWT-INV-19")
def test_a_step_disc_cleared_before_phase_a_lengthens_this_ride() -> None:
    engine = "engine-2building-2green"
    table = Table().hand(0, engine).money(0, 9).engine(0, 3)
    table.only_discs(0, "step-left", "step-right")
    table.visit(3, "neutral-b").do("end")
    assert (table.asked, steps_left(table)) == ((0, "ride"), 4)
    table.do(f"play {engine}", "engine 4.5", "upgrade 1", "disc step-left")
    assert (table.asked, steps_left(table)) == ((0, "ride"), 6)
    assert table.state.view(0)["players"][0]["step_limit"] == 6
    table.do("ride neutral-g")
    assert table.has_event("rode", 0, "neutral-g", 6)


# ---- the way


@pytest.mark.rules("GWT-MOVE-05")
def test_forward_only() -> None:
    table = Table().building(0, "2a", "b-1").riding(0, "b-1", 2)
    assert table.offers("ride") == ["neutral-c", "neutral-e", "neutral-d"]
    assert table.why_not("ride neutral-b")[:2] == ("GWT-MOVE-05", "not-ahead")
    assert table.why_not("ride b-1")[:2] == ("GWT-MOVE-05", "not-ahead")


@pytest.mark.rules("GWT-MOVE-05")
@pytest.mark.parametrize(
    ("fork", "upper", "lower"),
    [
        ("neutral-a", "a-1", "flood-risk-1"),
        ("neutral-b", "b-1", "drought-risk-1"),
        ("neutral-c", "c-1", "neutral-d"),
        ("neutral-d", "d-1", "outlaw-risk-1"),
        ("neutral-e", "e-1", "rockfall-risk-1"),
        ("neutral-f", "f-1", "f-2"),
        ("neutral-g", "g-1", "g-2"),
    ],
)
def test_every_fork_leaves_the_choice(fork: str, upper: str, lower: str) -> None:
    table = Table().building(1, "2a", upper)
    if lower != "neutral-d":
        table.building(2, "3a", lower)
    assert table.riding(0, fork, 1).offers("ride") == [upper, lower]


@pytest.mark.rules("GWT-MOVE-05")
def test_a_branch_cannot_be_left_for_the_other() -> None:
    table = Table().building(1, "2a", "a-1").building(1, "3a", "flood-risk-1")
    table.hand(0, HELD).riding(0, "a-1", 1)
    assert table.offers("ride") == ["neutral-b"]
    assert table.why_not("ride flood-risk-1")[:2] == ("GWT-MOVE-05", "not-ahead")


@pytest.mark.rules("GWT-MOVE-06")
def test_stop_early_on_any_location_reached() -> None:
    table = Table().tile("flood-1", "flood-green-2").riding(0, "neutral-a", 2)
    assert table.offers() == ["ride neutral-b", "ride flood-1", "ride neutral-c"]
    table.do("ride flood-1")
    assert (table.node_of(0), table.asked) == ("flood-1", (0, "location"))


@pytest.mark.rules("GWT-MOVE-07")
def test_kansas_city_ends_every_move() -> None:
    table = Table().hand(0, HELD).riding(0, "neutral-g", 7).do("ride kansas-city")
    assert table.asked == (0, "foresight")
    assert table.why_not("ride neutral-a")[:2] == ("GWT-MOVE-07", "kansas-city-ends-rides")
    ahead = Table().hand(0, HELD).riding(0, "neutral-g", 7)
    assert ahead.offers("ride") == ["kansas-city"]
    assert ahead.why_not("ride neutral-a")[:2] == ("GWT-MOVE-05", "not-ahead")


@pytest.mark.rules("GWT-MOVE-08")
def test_herders_share_and_pass_each_other() -> None:
    table = Table()
    for other in (1, 2, 3):
        table.state.herder[other] = table.c.node_index["neutral-b"]
    table.riding(0, "neutral-a", 2)
    assert table.offers() == ["ride neutral-b", "ride neutral-c"]  # three herders are no step
    table.do("ride neutral-b")
    assert {table.node_of(seat) for seat in range(4)} == {"neutral-b"}


@pytest.mark.rules("GWT-MOVE-09")
def test_the_route_decides_steps_and_fees() -> None:
    def table() -> Table:
        floods = Table().tile("flood-1", "flood-black-2").tile("flood-2", "flood-black-3")
        return floods.money(0, 9).riding(0, "neutral-a")

    upper = table().do("ride neutral-b")
    lower = table().do("ride neutral-b by flood")
    assert upper.has_event("rode", 0, "neutral-b", 1, ["a-1", "a-2", "a-3", "neutral-b"])
    assert (upper.state.money[0], lower.state.money[0]) == (9, 5)
    floods = [f"flood-{n}" for n in (1, 2, 3, 4)]
    way = [*floods, "flood-risk-1", "flood-risk-2", "neutral-b"]
    assert lower.has_event("rode", 0, "neutral-b", 3, way)


# ---- odd places


@pytest.mark.rules("GWT-MOVE-10")
def test_outlaw_spaces_1_to_3_lie_beside_the_trail() -> None:
    table = Table().money(0, 9)
    for space in ("outlaw-1", "outlaw-2", "outlaw-3"):
        table.tile(space, "outlaw-orange")
    table.hand(0, HELD).riding(0, "neutral-d", 1)
    assert table.offers("ride") == ["neutral-e"]
    for space in ("outlaw-1", "outlaw-2", "outlaw-3"):
        with pytest.raises(NotAnAction):
            table.why_not(f"ride {space}")
    table.do("ride neutral-e")
    assert table.state.money[0] == 9


@pytest.mark.rules("GWT-MOVE-10")
def test_outlaw_spaces_4_to_9_lie_on_the_trail() -> None:
    table = Table()
    for number in range(4, 10):
        table.tile(f"outlaw-{number}", "outlaw-green")
    table.money(0, 9).riding(0, "neutral-d", 7)
    outlaws = [f"outlaw-{number}" for number in range(4, 10)]
    assert [place for place in table.offers("ride") if place in outlaws] == outlaws
    table.do("ride neutral-e by outlaw")
    assert table.has_event("rode", 0, "neutral-e", 7)


@pytest.mark.vector("GWT-MOVE-11/1")
def test_a_herder_whose_tile_was_taken_rides_on_from_the_empty_node() -> None:
    table = Table().tile("drought-2", "drought-green-2").money(3, 7)
    table.state.herder[0] = table.c.node_index["drought-2"]
    table.visit(3, "neutral-f").do("use hazard", "end")
    assert table.on("drought-2") is None
    assert (table.asked, table.node_of(0)) == ((0, "ride"), "drought-2")
    assert table.offers("ride")[0] == "neutral-c"
    table.do("ride neutral-c")
    assert table.node_of(0) == "neutral-c"
    assert table.has_event("rode", 0, "neutral-c", 1)


@pytest.mark.rules("GWT-MOVE-11")
def test_the_horseman_space_is_no_step() -> None:
    table = Table().hand(0, HELD).riding(0, "start", 1)
    assert table.offers("ride") == ["neutral-a"]
    table.do("ride neutral-a")
    assert table.asked == (0, "location")
