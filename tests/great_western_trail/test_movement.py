"""Phase A: riding along the trail (GWT-MOVE). Hand fees have a file of their own."""

import pytest

from tests.great_western_trail.scenario import Table
from trailboss.kernel.errors import NotAnAction


def steps_left(table: Table) -> int:
    decision = table.state.decision
    assert decision is not None
    assert decision.kind == "ride"
    return int(decision.args["steps"])


# ---- locations and steps


@pytest.mark.rules("GWT-MOVE-01")
def test_only_nodes_with_a_tile_and_kansas_city_are_locations() -> None:
    table = Table().riding(0, "neutral-a")
    assert table.offers("ride") == ["neutral-b"]
    assert table.why_not("ride a-1") == ("GWT-MOVE-01", "not-a-location", {"node": "a-1"})
    assert table.why_not("ride flood-1")[:2] == ("GWT-MOVE-01", "not-a-location")
    table.building(1, "2a", "a-1").tile("flood-1", "flood-green-2").riding(0, "neutral-a")
    assert table.offers("ride") == ["a-1", "flood-1"]
    assert Table().riding(0, "neutral-g").offers("ride") == ["kansas-city"]


@pytest.mark.rules("GWT-MOVE-01")
def test_outlaws_and_own_buildings_are_locations_too() -> None:
    table = Table().tile("outlaw-4", "outlaw-green").building(0, "2a", "d-1")
    assert table.riding(0, "neutral-d").offers("ride") == ["d-1", "outlaw-4"]


@pytest.mark.vector("GWT-MOVE-02/1")
@pytest.mark.parametrize(
    ("letters", "steps"),
    [
        ("a", 1),
        ("ab", 2),
        ("abc", 3),
        ("abcd", 4),
        ("abce", 4),
        ("abcde", 5),
        ("abcef", 5),
        ("abcefg", 6),
    ],
)
def test_steps_along_an_empty_trail(letters: str, steps: int) -> None:
    table = Table().riding(0, "start", steps)
    for number, letter in enumerate(letters):
        assert steps_left(table) == steps - number
        table.do(f"ride neutral-{letter}")
    assert table.asked == (0, "location")
    assert table.node_of(0) == f"neutral-{letters[-1]}"


@pytest.mark.vector("GWT-MOVE-02/1")
def test_kansas_city_is_the_seventh_step() -> None:
    table = Table().riding(0, "start", 7).do(*[f"ride neutral-{n}" for n in "abcefg"])
    assert steps_left(table) == 1
    table.do("ride kansas-city")
    assert table.has_event("reached_kansas_city", 0)
    short = Table().riding(0, "start", 6)
    assert short.why_not("ride kansas-city") == ("GWT-MOVE-03", "too-far", {"needs": 7, "has": 6})


@pytest.mark.vector("GWT-MOVE-02/2")
def test_two_floods_make_the_lower_route_one_step_longer() -> None:
    def table(steps: int) -> Table:
        floods = Table().tile("flood-1", "flood-green-2").tile("flood-2", "flood-green-3")
        return floods.building(1, "2a", "a-1").riding(0, "neutral-a", steps)

    assert table(2).do("ride a-1", "ride neutral-b").asked == (0, "location")
    assert table(2).do("ride flood-1", "ride flood-2").asked == (0, "location")
    assert table(3).do("ride flood-1", "ride flood-2", "ride neutral-b").asked == (0, "location")


# ---- the step limit


@pytest.mark.rules("GWT-MOVE-03")
def test_at_least_one_step() -> None:
    table = Table().riding(0, "neutral-a")
    assert table.offers() == ["ride neutral-b"]
    for idle in ("stop", "pass"):
        assert table.why_not(idle)[:2] == ("GWT-MOVE-06", "no-step-yet")


@pytest.mark.rules("GWT-MOVE-03")
def test_at_most_the_step_limit() -> None:
    table = Table().riding(0, "start")
    assert table.why_not("ride neutral-f") == ("GWT-MOVE-03", "too-far", {"needs": 5, "has": 4})
    assert table.why_not("ride neutral-e")[:2] == ("GWT-DEC-04", "step-by-step")
    table.do("ride neutral-a", "ride neutral-b", "ride neutral-c")
    assert "ride neutral-d" in table.offers()
    table.do("ride neutral-d")
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-MOVE-03")
def test_a_move_never_ends_on_an_empty_node() -> None:
    table = Table().tile("drought-2", "drought-green-2").riding(0, "neutral-b", 2)
    assert table.offers("ride") == ["neutral-c", "drought-2"]
    assert table.do("ride drought-2").offers("ride") == ["neutral-c"]


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
    table = Table(seats).cleared(1, *cleared).visit(0, "neutral-b").do("end")
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


# ---- the way


@pytest.mark.rules("GWT-MOVE-05")
def test_forward_only() -> None:
    table = Table().building(0, "2a", "b-1").riding(0, "b-1")
    assert table.offers("ride") == ["neutral-c"]
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
    assert table.riding(0, fork).offers("ride") == [upper, lower]


@pytest.mark.rules("GWT-MOVE-05")
def test_a_branch_cannot_be_left_for_the_other() -> None:
    table = Table().building(1, "2a", "a-1").building(1, "3a", "flood-risk-1")
    table.riding(0, "neutral-a").do("ride a-1")
    assert table.offers("ride") == ["neutral-b"]
    assert table.why_not("ride flood-risk-1")[:2] == ("GWT-MOVE-05", "not-ahead")


@pytest.mark.rules("GWT-MOVE-06")
def test_stop_early_on_any_location_reached() -> None:
    table = Table().tile("flood-1", "flood-green-2").riding(0, "neutral-a")
    assert "stop" not in table.offers()
    table.do("ride flood-1")
    assert "stop" in table.offers()
    table.do("stop")
    assert (table.node_of(0), table.asked) == ("flood-1", (0, "location"))


@pytest.mark.rules("GWT-MOVE-07")
def test_kansas_city_ends_every_move() -> None:
    table = Table().riding(0, "neutral-g", 7).do("ride kansas-city")
    assert table.asked == (0, "foresight")
    assert table.why_not("ride neutral-a")[:2] == ("GWT-ACT-04", "another-question")
    ahead = Table().riding(0, "neutral-g", 7)
    assert ahead.offers("ride") == ["kansas-city"]
    assert ahead.why_not("ride neutral-a")[:2] == ("GWT-MOVE-05", "not-ahead")


@pytest.mark.rules("GWT-MOVE-08")
def test_herders_share_and_pass_each_other() -> None:
    table = Table()
    for other in (1, 2, 3):
        table.state.herder[other] = table.c.node_index["neutral-b"]
    table.riding(0, "neutral-a").do("ride neutral-b")
    assert steps_left(table) == 3  # three herders there cost nothing
    assert table.offers() == ["ride neutral-c", "stop"]
    table.do("stop")
    assert {table.node_of(seat) for seat in range(4)} == {"neutral-b"}


@pytest.mark.rules("GWT-MOVE-09")
def test_the_route_decides_steps_and_fees() -> None:
    def table() -> Table:
        floods = Table().tile("flood-1", "flood-black-2").tile("flood-2", "flood-black-3")
        return floods.money(0, 9).riding(0, "neutral-a")

    upper = table().do("ride neutral-b")
    lower = table().do("ride flood-1", "ride flood-2", "ride neutral-b")
    assert (steps_left(upper), upper.state.money[0]) == (3, 9)
    assert (steps_left(lower), lower.state.money[0]) == (1, 5)


# ---- odd places


@pytest.mark.rules("GWT-MOVE-10")
def test_outlaw_spaces_1_to_3_lie_beside_the_trail() -> None:
    table = Table().money(0, 9)
    for space in ("outlaw-1", "outlaw-2", "outlaw-3"):
        table.tile(space, "outlaw-orange")
    table.riding(0, "neutral-d")
    assert table.offers("ride") == ["neutral-e"]
    for space in ("outlaw-1", "outlaw-2", "outlaw-3"):
        with pytest.raises(NotAnAction):
            table.why_not(f"ride {space}")
    table.do("ride neutral-e")
    assert (steps_left(table), table.state.money[0]) == (3, 9)


@pytest.mark.rules("GWT-MOVE-10")
def test_outlaw_spaces_4_to_9_lie_on_the_trail() -> None:
    table = Table()
    for number in range(4, 10):
        table.tile(f"outlaw-{number}", "outlaw-green")
    table.riding(0, "neutral-d", 7).do(*[f"ride outlaw-{number}" for number in range(4, 10)])
    assert table.offers("ride") == ["neutral-e"]
    assert steps_left(table) == 1


@pytest.mark.vector("GWT-MOVE-11/1")
def test_a_herder_whose_tile_was_taken_rides_on_from_the_empty_node() -> None:
    table = Table().tile("drought-2", "drought-green-2").money(3, 7)
    table.state.herder[0] = table.c.node_index["drought-2"]
    table.visit(3, "neutral-f").do("use hazard", "end")
    assert table.on("drought-2") is None
    assert (table.asked, table.node_of(0)) == ((0, "ride"), "drought-2")
    assert table.offers("ride") == ["neutral-c"]
    before = steps_left(table)
    table.do("ride neutral-c")
    assert (table.node_of(0), steps_left(table)) == ("neutral-c", before - 1)


@pytest.mark.rules("GWT-MOVE-11")
def test_the_horseman_space_is_no_step() -> None:
    table = Table().riding(0, "start", 1)
    assert table.offers("ride") == ["neutral-a"]
    table.do("ride neutral-a")
    assert table.asked == (0, "location")
