"""Placing and replacing private buildings (GWT-BLD)."""

import pytest

from trailboss.games.great_western_trail.position import Table


def on_b(builders: int, dollars: int) -> Table:
    """Seat 0 visits neutral B."""
    return Table().workers(0, builders=builders).money(0, dollars).visit(0, "neutral-b")


@pytest.mark.rules("GWT-BLD-01")
def test_any_empty_building_node_will_do() -> None:
    table = on_b(2, 20).tile("flood-1", "flood-green-2").tile("outlaw-4", "outlaw-green")
    table.building(1, "2a", "a-1").do("use build", "build 4a")
    nodes = [node.id for node in table.c.nodes if node.kind == "building"]
    assert sorted(table.offers("site")) == sorted(node for node in nodes if node != "a-1")
    assert {"b-1", "flood-risk-2", "drought-risk-1", "a-2"} <= set(table.offers("site"))
    table.do("site flood-risk-2")
    assert table.on("flood-risk-2") == "4a"


@pytest.mark.rules("GWT-BLD-01")
def test_a_building_stands_only_once() -> None:
    table = on_b(1, 20).building(0, "3a", "a-1").building(0, "2a", "a-2").do("use build")
    assert table.offers() == ["build 1a", "build 4a"]
    assert table.why_not("build 2a")[:2] == ("GWT-BLD-01", "already-built")


@pytest.mark.vector("GWT-BLD-02/1")
def test_two_builders_cost_four_dollars_on_neutral_b() -> None:
    table = on_b(2, 5).do("use build", "build 4a", "site a-1")
    assert table.state.money[0] == 1
    assert table.state.builders(0) == 2, "builders are not used up"


@pytest.mark.rules("GWT-BLD-02")
def test_as_many_builders_as_shown_are_needed() -> None:
    table = on_b(1, 40).do("use build")
    assert table.offers() == ["build 1a", "build 2a", "build 3a"]
    refusal = table.why_not("build 4a")
    assert refusal[:2] == ("GWT-BLD-02", "not-enough-builders")
    assert refusal.args == {"needs": 2, "has": 1}


@pytest.mark.rules("GWT-BLD-02")
def test_and_the_whole_price() -> None:
    table = on_b(6, 3).do("use build")
    assert table.offers() == ["build 1a", "build 2a", "build 3a"]
    refusal = table.why_not("build 4a")
    assert refusal[:2] == ("GWT-BLD-02", "not-enough-money")
    assert refusal.args == {"needs": 4, "has": 3}

    assert "build" not in on_b(6, 1).offers("use")
    assert on_b(6, 1).why_not("use build")[:2] == ("GWT-BLD-02", "nothing-to-build")


@pytest.mark.vector("GWT-BLD-03/1")
def test_replacing_costs_only_the_difference() -> None:
    table = on_b(3, 10).building(0, "4a", "a-1").do("use build", "build 7a")
    assert table.has_event("forced", 0, "site a-1"), "too few builders for an empty node"
    assert table.has_event("replaced_building", 0, "4a")
    assert table.on("a-1") == "7a"
    assert table.state.money[0] == 4


@pytest.mark.vector("GWT-BLD-03/2")
def test_only_a_building_with_fewer_builders_is_replaced() -> None:
    table = on_b(6, 40).building(0, "7a", "a-1").do("use build", "build 8a")
    assert "a-1" not in table.offers("site")
    assert table.why_not("site a-1")[:2] == ("GWT-BLD-03", "not-a-better-building")


@pytest.mark.rules("GWT-BLD-03")
def test_the_difference_in_builders_is_needed() -> None:
    table = on_b(2, 40).building(0, "4a", "a-1").building(0, "5a", "a-2")
    table.building(0, "6a", "a-3").do("use build", "build 8a")
    assert table.offers() == ["site a-2", "site a-3"]
    refusal = table.why_not("site a-1")
    assert refusal[:2] == ("GWT-BLD-02", "not-enough-builders")
    assert refusal.args == {"needs": 3, "has": 2}


@pytest.mark.rules("GWT-BLD-03")
def test_a_replacement_may_be_all_that_can_be_paid() -> None:
    table = on_b(6, 3).building(0, "1a", "a-1").building(0, "2a", "a-2")
    table.do("use build", "build 4a")
    assert table.offers() == ["site a-1", "site a-2"]
    refusal = table.why_not("site a-3")
    assert refusal[:2] == ("GWT-BLD-02", "not-enough-money")
    assert refusal.args == {"needs": 4, "has": 3}
    assert table.do("site a-1").state.money[0] == 1


@pytest.mark.rules("GWT-BLD-04")
def test_a_replaced_building_is_out_of_the_game() -> None:
    table = on_b(2, 40).building(0, "1a", "a-1")
    assert table.points(0, "private_buildings") == 1
    table.do("use build", "build 4a", "site a-1")
    assert table.points(0, "private_buildings") == 3
    assert "1a" not in table.state.view(0)["players"][0]["unbuilt"]

    table.visit(0, "neutral-b").do("use build")
    assert table.offers() == ["build 2a", "build 3a", "build 5a", "build 6a", "build 12a"]
    assert table.why_not("build 1a")[:2] == ("GWT-BLD-01", "already-built")


@pytest.mark.rules("GWT-BLD-05")
def test_only_own_buildings_are_replaced() -> None:
    table = on_b(6, 40).building(1, "1a", "a-1").building(0, "2a", "a-2")
    table.do("use build", "build 7a")
    assert "a-2" in table.offers("site")
    assert "a-1" not in table.offers("site")
    assert table.why_not("site a-1")[:2] == ("GWT-BLD-05", "not-your-building")
    assert "site neutral-a" not in table.state.game.notations, "neutral buildings stay for ever"


@pytest.mark.vector("GWT-BLD-06/1")
def test_the_great_buildings_come_only_as_replacements() -> None:
    alone = on_b(6, 40).do("use build")
    assert "build 9a" not in alone.offers()
    assert alone.why_not("build 9a")[:2] == ("GWT-BLD-02", "not-enough-builders")

    table = on_b(6, 40).building(0, "1a", "a-1").do("use build", "build 9a")
    assert table.asked == (0, "location"), "there is only one place for it"
    assert table.on("a-1") == "9a"
    assert table.state.money[0] == 28


@pytest.mark.rules("GWT-BLD-07")
def test_herders_stay_and_nobody_pays_for_a_tile_under_them() -> None:
    table = on_b(2, 20).building(0, "2a", "b-1").money(1, 9)
    table.state.herder[1] = table.c.node_index["b-1"]
    table.do("use build", "build 4a", "site b-1")
    assert table.node_of(1) == "b-1"
    assert table.state.money[:2] == [18, 9], "4a has a hand, but nobody entered it"


@pytest.mark.rules("GWT-BLD-07")
def test_the_new_tile_is_not_used_by_virtue_of_the_replacement() -> None:
    table = Table().building(0, "6a", "a-1").workers(0, builders=3).money(0, 40)
    table.jobs(1, "builder").visit(0, "a-1").do("use hire")
    assert table.asked == (0, "build"), "the fourth builder"
    table.do("build 8a")
    assert table.on("a-1") == "8a", "the only place for it"
    assert table.offers("use") == ["engine"], "only what is left of 6a"
    assert table.why_not("use bounty")[:2] == ("GWT-LOC-01", "no-such-local-action")


@pytest.mark.rules("GWT-BLD-08")
def test_neutral_b_is_the_only_tile_with_a_build_action() -> None:
    c = Table().c
    tiles = [*c.neutrals, *(side for sides in c.private for side in sides)]
    assert [tile.id for tile in tiles if any(e.verb == "build" for e in tile.local)] == ["B"]
    spaces = [space for space, effect in c.worker_effects.items() if effect.verb == "build"]
    builder = c.worker_types.index("builder")
    assert spaces == [(builder, 4), (builder, 6)]


@pytest.mark.rules("GWT-BLD-08")
def test_6b_next_to_b_builds_at_two_dollars_per_builder() -> None:
    table = Table().building(0, "6b", "a-3").workers(0, builders=2).money(0, 10).visit(0, "a-3")
    table.do("copy neutral-b", "use build", "build 4a", "site a-1")
    assert table.state.money[0] == 6


@pytest.mark.vector("GWT-BLD-09/1")
def test_the_builder_just_hired_counts() -> None:
    table = Table().workers(0, builders=3).money(0, 10).jobs(1, "builder").visit(0, "neutral-a")
    table.do("use hire")
    assert table.state.money[0] == 4
    assert table.asked == (0, "build")
    table.do("build 6a", "site a-1")
    assert table.on("a-1") == "6a"
    assert table.state.money[0] == 0


@pytest.mark.rules("GWT-BLD-02", "GWT-BLD-09")
def test_the_sixth_builder_builds_at_half_price_too() -> None:
    table = Table().side("9b").workers(0, builders=5).money(0, 12).jobs(1, "builder")
    table.visit(0, "neutral-a").do("use hire")
    assert "build 9b" in table.offers(), "six builders, six dollars"
    assert "pass" in table.offers()
    table.do("build 9b", "site a-1")
    assert table.state.money[0] == 0


def test_statistics_count_every_building_ever_placed() -> None:
    table = on_b(3, 20).building(0, "2a", "a-1").building(1, "1a", "b-1")
    table.do("use build", "build 4a", "site a-1")
    assert table.on("a-1") == "4a"
    chosen = [table.state.game.choices(table.state, seat)["building"] for seat in (0, 1)]
    assert chosen == [["2a", "4a"], ["1a"]]
