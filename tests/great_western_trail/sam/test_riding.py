"""Sam on the trail: steps, routes and fees (SAM-MOVE, SAM-FEE)."""

import pytest

from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable


def walked(table: SoloTable) -> list[str]:
    return [str(args[1]) for args in table.told("rode")]


def reasons(table: SoloTable) -> list[str]:
    """Why he rode as he did: what was said before his card is carried out."""
    said = []
    for event in table.events:
        if event.kind == "sam_because":
            said.append(str(event.args[1]))
        elif event.kind == "rode":
            said.append("rode")
    return said[: len(said) - said[::-1].index("rode")]


@pytest.mark.vector("SAM-MOVE-01/1")
@pytest.mark.parametrize(
    ("cowboys", "node"), [(1, "neutral-a"), (3, "neutral-c"), (4, "neutral-e")]
)
def test_the_first_turn_counts_from_the_horseman_space(cowboys: int, node: str) -> None:
    table = SoloTable().workers(SAM, cowboys=cowboys).specialization("cowboy").plays(13)
    assert table.node_of(SAM) == node
    assert len(walked(table)) == cowboys


@pytest.mark.vector("SAM-MOVE-01/2")
def test_kansas_city_stops_him() -> None:
    table = SoloTable().kansas_city(PERSON).herder(PERSON, "neutral-a")
    table.workers(SAM, cowboys=3).plays(13, start="neutral-g")
    assert walked(table) == ["kansas-city"]
    assert table.node_of(SAM) == "start"


@pytest.mark.rules("SAM-MOVE-01")
def test_no_step_limit_binds_him() -> None:
    table = SoloTable().workers(SAM, cowboys=6)
    assert table.state.step_limit(SAM) == 3
    assert len(walked(table.plays(13))) == 6


@pytest.mark.vector("SAM-MOVE-02/1")
def test_most_buildings() -> None:
    table = SoloTable().building(PERSON, "1a", "g-1").building(PERSON, "2a", "g-2")
    table.building(PERSON, "3a", "f-1").building(SAM, "1b", "f-2")
    assert table.plays(10).told("sam_revealed")[0][2] == 3
    assert SoloTable().plays(10).told("sam_revealed")[0][2] == 1


@pytest.mark.rules("SAM-MOVE-02")
def test_what_is_counted_is_at_least_one_and_taken_before_he_moves() -> None:
    table = SoloTable(sam_printed_workers=False).workers(SAM, 0, 2, 0).specialization("builder")
    assert table.plays(13).told("sam_revealed")[0][2:] == (1, "cowboys")
    assert table.plays(15, start="start").told("sam_revealed")[0][2:] == (2, "specialists")
    own = SoloTable().building(SAM, "1b", "g-1").building(SAM, "2b", "g-2")
    own.specialization("builder").workers(SAM, builders=2)
    assert own.plays(10).told("sam_revealed")[0][2] == 2
    assert len(own.told("built")) == 1


@pytest.mark.vector("SAM-MOVE-03/1")
def test_the_shorter_branch() -> None:
    table = SoloTable().building(PERSON, "2a", "a-1").plays(1, start="neutral-a")
    assert table.node_of(SAM) == "neutral-b"


@pytest.mark.vector("SAM-MOVE-03/2")
def test_past_the_buildings() -> None:
    table = SoloTable().building(PERSON, "1a", "c-1").building(PERSON, "2a", "c-2")
    table.plays(7, start="neutral-c")
    assert walked(table) == ["neutral-d", "neutral-e"]
    assert reasons(table) == ["shortest-way", "rode", "rode"]


@pytest.mark.vector("SAM-MOVE-04/1")
def test_the_cheaper_of_equal_routes() -> None:
    table = SoloTable().building(PERSON, "4a", "a-1").building(PERSON, "2a", "flood-risk-1")
    table.plays(1, start="neutral-a")
    assert table.node_of(SAM) == "flood-risk-1"


@pytest.mark.vector("SAM-MOVE-04/2")
def test_the_fees_of_the_whole_route_count() -> None:
    table = SoloTable().building(PERSON, "7a", "g-1").building(PERSON, "4a", "g-2")
    table.plays(1, start="neutral-g")
    assert table.node_of(SAM) == "g-2"
    assert table.state.money[PERSON] == 2


@pytest.mark.rules("SAM-MOVE-04")
def test_fees_beyond_this_turn_count_too() -> None:
    """Both ways have two locations; the dear one begins cheaply."""
    table = SoloTable().building(PERSON, "2a", "a-1").building(PERSON, "7a", "a-2")
    table.building(PERSON, "3a", "flood-risk-1").building(PERSON, "4a", "flood-risk-2")
    table.plays(1, start="neutral-a")
    assert table.node_of(SAM) == "flood-risk-1"
    assert reasons(table) == ["lowest-fees", "rode"]


@pytest.mark.vector("SAM-MOVE-05/1")
def test_building_branches_before_hazard_branches() -> None:
    table = SoloTable().building(PERSON, "4a", "a-1").tile("flood-1", "flood-green-2")
    table.plays(1, start="neutral-a")
    assert table.node_of(SAM) == "a-1"


@pytest.mark.vector("SAM-MOVE-05/2")
def test_the_branch_listed_first() -> None:
    table = SoloTable().building(PERSON, "2a", "c-1").plays(1, start="neutral-c")
    assert table.node_of(SAM) == "c-1"
    assert reasons(table) == ["first-branch", "rode"]


@pytest.mark.rules("SAM-MOVE-03", "SAM-MOVE-04")
def test_what_decides_is_said_once_in_a_row_and_only_where_the_trail_forks() -> None:
    table = SoloTable().building(PERSON, "1a", "f-1").building(PERSON, "5a", "g-1")
    table.workers(SAM, cowboys=2).plays(13, start="neutral-f")
    assert reasons(table) == ["shortest-way", "rode", "rode"]
    assert reasons(SoloTable().plays(13)) == ["rode"], "one way only"
    forks = SoloTable().building(PERSON, "1a", "f-1").building(PERSON, "7a", "g-1")
    forks.building(PERSON, "4a", "g-2").workers(SAM, cowboys=2).plays(13, start="neutral-f")
    assert reasons(forks) == ["shortest-way", "rode", "lowest-fees", "rode"]


@pytest.mark.rules("SAM-FEE-01")
def test_the_bank_pays_for_him_also_in_passing() -> None:
    table = SoloTable().building(PERSON, "4a", "g-1").building(PERSON, "7a", "g-2")
    table.kansas_city(PERSON).herder(PERSON, "neutral-a").tile("rockfall-1", "rockfall-green-2")
    table.building(PERSON, "3a", "e-1").workers(SAM, cowboys=3)
    table.plays(13, start="neutral-g")
    assert walked(table) == ["g-1", "kansas-city"]
    assert table.told("fee_for_sam") == [(SAM, PERSON, 2)]
    assert table.state.money == [2, 0]


@pytest.mark.rules("SAM-FEE-01")
def test_hazards_and_his_own_buildings_cost_nobody_anything() -> None:
    table = SoloTable().building(PERSON, "2a", "a-1").building(PERSON, "3a", "a-2")
    table.tile("flood-1", "flood-green-2").plays(1, start="neutral-a")
    assert table.node_of(SAM) == "flood-1"
    assert table.state.money == [0, 0]


@pytest.mark.vector("SAM-FEE-02/1")
def test_the_person_pays_the_bank_for_his_buildings() -> None:
    table = SoloTable().building(SAM, "7b", "a-1").money(PERSON, 3)
    table.riding(PERSON, "neutral-a").do("ride a-1")
    assert table.state.money == [0, 0]
    assert table.has_event("paid_fee_to_bank", PERSON, "a-1", 3)


@pytest.mark.rules("SAM-FEE-02")
def test_the_full_fee_if_there_is_enough() -> None:
    table = SoloTable().building(SAM, "7b", "a-1").money(PERSON, 9)
    table.riding(PERSON, "neutral-a").do("ride a-1")
    assert table.state.money == [5, 0]
