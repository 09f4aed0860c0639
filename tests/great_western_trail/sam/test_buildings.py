"""What Sam builds, and where (SAM-BUILD)."""

import pytest

from trailboss.games.great_western_trail.sam.buildings import new_site
from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable

BUILD = 9


def built(table: SoloTable) -> list[tuple[str, str]]:
    return [(str(args[1]), str(args[2])) for args in table.plays(BUILD).told("built")]


def site(table: SoloTable) -> str:
    return table.c.nodes[new_site(table.state)].id


@pytest.mark.rules("SAM-BUILD-01")
def test_only_tiles_that_his_builders_suffice_for_and_free() -> None:
    table = SoloTable().workers(SAM, builders=6).only_supply("10b")
    assert built(table) == []
    assert table.told("sam_skipped") == [(SAM, "build")]
    table = SoloTable().workers(SAM, builders=2).only_supply("3b", "5b")
    assert built(table) == [("3b", "a-1")]
    assert table.state.money == [0, 0]


@pytest.mark.rules("SAM-BUILD-01")
def test_a_replacement_takes_the_full_number_of_builders() -> None:
    """With 6 builders a player could put 10b (8 builders) in the place of 4b (2)."""
    table = (
        SoloTable().workers(SAM, builders=6).herder(PERSON, "neutral-g").building(SAM, "4b", "b-1")
    )
    table.building(PERSON, "1a", "g-1").building(PERSON, "2a", "g-2").only_supply("10b")
    assert built(table) == []


@pytest.mark.vector("SAM-BUILD-02/1")
def test_the_first_empty_node_ahead_of_the_person() -> None:
    table = SoloTable().herder(PERSON, "neutral-b").building(PERSON, "1a", "b-1")
    assert site(table) == "b-2"


@pytest.mark.vector("SAM-BUILD-02/2")
def test_risk_nodes_are_no_sites() -> None:
    assert site(SoloTable().herder(PERSON, "drought-3")) == "c-1"
    risky = SoloTable(sam_builds_on_risk_spaces=True).herder(PERSON, "drought-3")
    assert site(risky) == "drought-risk-1"


@pytest.mark.rules("SAM-BUILD-02")
def test_occupied_nodes_are_counted_like_empty_ones_and_it_ends_in_kansas_city() -> None:
    assert site(SoloTable().herder(PERSON, "start")) == "a-1"
    far = SoloTable().herder(PERSON, "neutral-g").building(PERSON, "1a", "g-1")
    assert site(far) == "g-2"
    far.building(PERSON, "2a", "g-2")
    assert new_site(far.state) < 0


@pytest.mark.vector("SAM-BUILD-03/1")
def test_equally_near_the_branch_listed_first() -> None:
    table = SoloTable().herder(PERSON, "neutral-c").building(PERSON, "1a", "c-1")
    assert site(table) == "c-2"


@pytest.mark.vector("SAM-BUILD-04/1")
@pytest.mark.parametrize(
    ("builders", "tile"), [(1, "1b"), (2, "4b"), (3, "5b"), (4, "6b"), (5, "7b"), (6, "8b")]
)
def test_the_tile_that_needs_most_builders(builders: int, tile: str) -> None:
    assert built(SoloTable().workers(SAM, builders=builders)) == [(tile, "a-1")]


@pytest.mark.vector("SAM-BUILD-04/2")
def test_the_next_best() -> None:
    table = SoloTable().workers(SAM, builders=5).building(SAM, "7b", "g-1")
    assert built(table) == [("11b", "a-1")]


def no_site_left() -> SoloTable:
    table = SoloTable().herder(PERSON, "neutral-g")
    return table.building(PERSON, "9a", "g-1").building(PERSON, "8a", "g-2")


@pytest.mark.vector("SAM-BUILD-05/1")
def test_without_a_site_he_replaces() -> None:
    table = no_site_left().workers(SAM, builders=3)
    table.building(SAM, "1b", "b-1").building(SAM, "4b", "b-2").only_supply("2b", "3b", "5b", "12b")
    assert built(table) == [("5b", "b-1")]
    assert table.told("replaced_building") == [(SAM, "1b")]
    unbuilt = table.state.view(None)["players"][SAM]["unbuilt"]
    assert unbuilt == ["2b", "3b", "12b"], "the old tile is out of the game"


@pytest.mark.rules("SAM-BUILD-05")
def test_the_largest_difference_in_builders_counts_before_fees_and_points() -> None:
    table = no_site_left().workers(SAM, builders=6).building(SAM, "1b", "b-1")
    table.building(SAM, "4b", "b-2").only_supply("7b", "8b", "11b")
    assert built(table) == [("8b", "b-1")], "5 builders more; 7b has hands, 11b more points"


@pytest.mark.rules("SAM-BUILD-05")
def test_only_by_a_tile_that_needs_more_builders() -> None:
    table = no_site_left().workers(SAM, builders=3).building(SAM, "5b", "b-1").only_supply("12b")
    assert built(table) == []


@pytest.mark.rules("SAM-BUILD-05")
def test_ties_of_replacements() -> None:
    dearer = no_site_left().workers(SAM, builders=6).building(SAM, "1b", "b-1")
    dearer.building(SAM, "2b", "b-2").only_supply("9b", "8b")
    assert built(dearer) == [("8b", "b-2")], "2b earns no fee, so replacing it gains more"
    points = no_site_left().workers(SAM, builders=6).building(SAM, "12b", "b-1")
    points.building(SAM, "5b", "b-2").only_supply("8b")
    assert built(points) == [("8b", "b-2")], "all equal but the number of the old tile"


@pytest.mark.vector("SAM-BUILD-06/1")
def test_the_person_may_copy_his_tile() -> None:
    table = SoloTable().building(PERSON, "6b", "e-2").building(SAM, "5b", "e-1")
    table.workers(PERSON, engineers=2).hand(PERSON, "pineywoods").stack(PERSON, "criollo")
    table.visit(PERSON, "e-2").do("copy e-1")
    assert table.offers("use") == ["certificates", "money"]
    table.do("use money")
    assert table.state.money == [2, 0]


@pytest.mark.rules("SAM-BUILD-06")
def test_the_other_side_of_a_tile_is_another_building() -> None:
    """The person used 5a and then copies Sam's 5b: its actions are not used up."""
    table = SoloTable().building(PERSON, "6b", "e-2").building(SAM, "5b", "e-1").side("5a")
    s = table.state
    own, his = s.private_code(PERSON, 4), s.private_code(SAM, 4)
    assert s.identity(own) != s.identity(his)
    table.side("5b")
    assert s.identity(own) == s.identity(his)


@pytest.mark.rules("SAM-BUILD-06")
def test_for_the_person_his_tiles_are_a_rivals() -> None:
    table = SoloTable().building(SAM, "4b", "a-1").workers(PERSON, builders=6).money(PERSON, 40)
    assert table.visit(PERSON, "neutral-b").do("use build", "build 7a").offers("site")[:1] == [
        "a-2"
    ]
    assert table.why_not("site a-1").rule == "GWT-BLD-05"
