"""Collecting bounties and removing hazards (GWT-OUT, GWT-HAZ)."""

import pytest

from trailboss.games.great_western_trail.position import Table

REWARDS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 8, 9: 10}


@pytest.mark.vector("GWT-OUT-01/1")
def test_the_reward_depends_on_the_space() -> None:
    table = Table().tile("outlaw-7", "outlaw-green").tile("outlaw-1", "outlaw-orange")
    table.visit(0, "neutral-d").do("use bounty")
    assert table.offers() == ["bounty outlaw-1", "bounty outlaw-7"]
    table.do("bounty outlaw-7")
    assert (table.state.money[0], table.state.tokens[0]) == (6, 0)
    assert table.on("outlaw-7") is None

    table.visit(0, "neutral-d").do("use bounty")
    assert (table.state.money[0], table.state.tokens[0]) == (6, 1)


@pytest.mark.rules("GWT-OUT-01")
@pytest.mark.parametrize(("space", "dollars"), REWARDS.items())
def test_every_space_pays_what_is_printed(space: int, dollars: int) -> None:
    table = Table().tile(f"outlaw-{space}", "outlaw-orange").visit(0, "neutral-d")
    table.do("use bounty")
    assert table.state.money[0] == dollars
    assert table.state.tokens[0] == 0


@pytest.mark.rules("GWT-OUT-01")
def test_the_outlaw_is_kept_face_up() -> None:
    table = Table().tile("outlaw-5", "outlaw-orange").outlaws(0, green=1).visit(0, "neutral-d")
    table.do("use bounty")
    assert table.state.view(3)["players"][0]["outlaws"] == {"green": 1, "orange": 1}


@pytest.mark.rules("GWT-OUT-02")
def test_without_an_outlaw_there_is_no_bounty() -> None:
    table = Table().visit(0, "neutral-d")
    assert "bounty" not in table.offers("use")
    assert table.why_not("use bounty")[:2] == ("GWT-OUT-02", "no-outlaw-here")

    table.tile("outlaw-2", "outlaw-green").tile("outlaw-3", "outlaw-green").visit(0, "neutral-d")
    table.do("use bounty")
    assert table.why_not("bounty outlaw-9")[:2] == ("GWT-OUT-02", "no-tile-there")


@pytest.mark.rules("GWT-OUT-02")
def test_an_immediate_bounty_lapses_without_an_outlaw() -> None:
    table = Table().workers(0, cowboys=5).money(0, 9).jobs(1, "cowboy").visit(0, "neutral-a")
    table.do("use hire")
    assert table.asked == (0, "location")

    table = Table().workers(0, cowboys=5).money(0, 9).jobs(1, "cowboy")
    table.tile("outlaw-2", "outlaw-green").visit(0, "neutral-a").do("use hire")
    assert table.offers() == ["bounty outlaw-2", "pass"]


@pytest.mark.rules("GWT-OUT-03")
def test_an_emptied_space_is_refilled_only_by_foresight() -> None:
    table = Table().tile("outlaw-1", "outlaw-green").tile("outlaw-2", "outlaw-green")
    table.tile("outlaw-3", "outlaw-green").visit(0, "neutral-d")
    table.do("use bounty", "bounty outlaw-2", "end")
    assert table.on("outlaw-2") is None
    assert table.on("outlaw-3") == "outlaw-green"

    table.foresight(1, "outlaw-orange").visit(1, "kansas-city")
    assert table.on("outlaw-2") == "outlaw-orange", "the lowest number first"


@pytest.mark.rules("GWT-HAZ-01")
@pytest.mark.parametrize(
    ("node", "building", "action", "cost"),
    [
        ("neutral-f", "", "hazard", 7),
        ("a-1", "4a", "hazard", 5),
        ("a-1", "11a", "hazard", 2),
        ("a-1", "11a", "hazard-again", 2),
    ],
)
def test_any_hazard_of_any_section_is_taken_for_the_cost_of_the_icon(
    node: str, building: str, action: str, cost: int
) -> None:
    table = Table().tile("flood-3", "flood-green-4").tile("drought-1", "drought-black-2")
    table.tile("rockfall-2", "rockfall-green-2").money(0, 10)
    if building:
        table.building(0, building, node)
    table.visit(0, node).do(f"use {action}")
    assert sorted(table.offers()) == ["clear drought-1", "clear flood-3", "clear rockfall-2"]
    assert table.state.money[0] == 10, "nothing is paid before the tile is chosen"
    table.do("clear flood-3")
    assert table.state.money[0] == 10 - cost
    assert table.on("flood-3") is None
    assert table.state.view(2)["players"][0]["hazards"] == ["flood-green-4"]


@pytest.mark.rules("GWT-HAZ-01")
def test_the_fourth_cowboy_removes_a_hazard_for_nothing() -> None:
    table = Table().workers(0, cowboys=3).money(0, 6).jobs(1, "cowboy")
    table.tile("flood-1", "flood-green-2").visit(0, "neutral-a").do("use hire")
    assert table.state.money[0] == 0
    assert table.offers() == ["clear flood-1", "pass"]
    table.do("clear flood-1")
    assert table.state.view(0)["players"][0]["hazards"] == ["flood-green-2"]


@pytest.mark.rules("GWT-HAZ-01", "GWT-OUT-01")
def test_the_station_master_takes_a_hazard_or_an_outlaw_for_nothing() -> None:
    def appointed() -> Table:
        table = Table().masters_at("hazard-or-outlaw").workers(0, builders=2).engine(0, 4)
        table.tile("flood-1", "flood-green-2").tile("outlaw-9", "outlaw-green").money(0, 2)
        table.visit(0, "neutral-g").do("use engine", "engine 4.5", "upgrade 1", "disc engine-1")
        return table.do("appoint builder")

    table = appointed()
    assert table.offers() == ["clear flood-1", "bounty outlaw-9", "pass"]
    assert table.do("clear flood-1").state.money[0] == 0
    assert appointed().do("bounty outlaw-9").state.money[0] == 10
    assert appointed().do("pass").asked == (0, "location")


@pytest.mark.rules("GWT-HAZ-02")
def test_without_a_hazard_or_the_full_cost_nothing_is_removed() -> None:
    table = Table().money(0, 20).visit(0, "neutral-f")
    assert "hazard" not in table.offers("use")
    assert table.why_not("use hazard")[:2] == ("GWT-HAZ-02", "no-hazard-here")

    table = Table().money(0, 6).tile("flood-1", "flood-green-2").visit(0, "neutral-f")
    assert "hazard" not in table.offers("use")
    refusal = table.why_not("use hazard")
    assert refusal[:2] == ("GWT-HAZ-02", "not-enough-money")
    assert refusal.args == {"needs": 7, "has": 6}


@pytest.mark.rules("GWT-HAZ-02")
def test_an_empty_node_has_no_hazard() -> None:
    table = Table().money(0, 9).tile("flood-1", "flood-green-2").tile("flood-2", "flood-green-2")
    table.visit(0, "neutral-f").do("use hazard")
    assert table.why_not("clear flood-3")[:2] == ("GWT-HAZ-02", "no-tile-there")


@pytest.mark.rules("GWT-HAZ-03")
def test_a_herder_stays_on_the_emptied_node_and_rides_on_from_there() -> None:
    table = Table().tile("drought-2", "drought-green-2").tile("outlaw-5", "outlaw-green")
    table.building(0, "11a", "a-1").money(0, 9)
    table.state.herder[1] = table.c.node_index["drought-2"]
    table.state.herder[2] = table.c.node_index["outlaw-5"]
    table.visit(0, "a-1").do("use hazard")
    assert table.on("drought-2") is None
    assert table.node_of(1) == "drought-2"
    assert table.riding(1, "drought-2").offers("ride")[0] == "neutral-c"

    table.visit(0, "neutral-d").do("use bounty")
    assert table.node_of(2) == "outlaw-5"
    assert table.riding(2, "outlaw-5").offers("ride")[0] == "neutral-e"
