"""Outlaws, hazards and objective cards (SAM-HAZ, SAM-OBJ)."""

from typing import Any

import pytest

from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable

OBJECTIVE, OUTLAW, HAZARD = 3, 4, 5
P, Q, R, S = (
    "money-building-2orange",
    "aux-new-york",
    "draw-hereford-hazard",
    "move-2station-2building",
)
T, U = "draw-station-2green", "engine3-2station-2hazard"


@pytest.mark.vector("SAM-HAZ-01/1")
def test_the_outlaw_on_the_highest_space() -> None:
    table = SoloTable()
    for node in ("outlaw-1", "outlaw-2", "outlaw-5"):
        table.tile(node, "outlaw-orange")
    table.plays(OUTLAW)
    assert [table.on(f"outlaw-{n}") for n in (1, 2, 5)] == ["outlaw-orange", "outlaw-orange", None]
    assert table.state.outlaws == [0, 0, 0, 1]


@pytest.mark.rules("SAM-HAZ-01")
def test_off_the_trail_too_and_nothing_if_there_is_none() -> None:
    table = SoloTable().tile("outlaw-3", "outlaw-green").plays(OUTLAW)
    assert table.on("outlaw-3") is None
    assert table.plays(OUTLAW).told("sam_skipped") == [(SAM, "outlaw")]
    assert table.state.money == [0, 0]


@pytest.mark.vector("SAM-HAZ-02/1")
def test_the_best_tile_of_the_most_frequent_type() -> None:
    table = SoloTable().tile("flood-1", "flood-green-2").tile("flood-2", "flood-green-3")
    table.tile("drought-1", "drought-green-4").tile("drought-2", "drought-green-2")
    table.tile("rockfall-1", "rockfall-green-4").plays(HAZARD)
    assert table.on("drought-1") is None
    assert table.points(SAM, "hazards") == 4


@pytest.mark.vector("SAM-HAZ-02/2")
def test_ties_of_hazards() -> None:
    table = SoloTable().tile("flood-1", "flood-green-3").tile("flood-3", "flood-green-3")
    table.tile("drought-1", "drought-green-3").tile("drought-2", "drought-green-2").plays(HAZARD)
    assert table.on("flood-1") is None
    assert table.on("flood-3") == "flood-green-3"


@pytest.mark.rules("SAM-HAZ-02")
def test_frequency_goes_before_points() -> None:
    table = SoloTable().tile("flood-1", "flood-green-2").tile("flood-2", "flood-green-2")
    table.tile("rockfall-1", "rockfall-green-4").plays(HAZARD)
    assert table.on("flood-1") is None
    assert SoloTable().plays(HAZARD).told("sam_skipped") == [(SAM, "hazard")]


def with_display(**options: Any) -> SoloTable:
    return SoloTable(**options).area(SAM).display(P, Q, R, S).objective_stack(T)


@pytest.mark.vector("SAM-OBJ-01/1")
def test_the_topmost_card_and_the_one_in_its_place() -> None:
    table = with_display().plays(OBJECTIVE)
    assert [table.c.card_ids[card] for card in table.state.display] == [T, Q, R, S]
    table.objective_stack(U).plays(OBJECTIVE, start="start")
    assert table.objectives() == [P, T]
    assert [table.c.card_ids[card] for card in table.state.display] == [U, Q, R, S]


@pytest.mark.rules("SAM-OBJ-01")
def test_a_card_taken_by_the_person_is_replaced_in_its_place() -> None:
    table = with_display().pending(PERSON, ("objective", PERSON, False, False))
    table.do(f"objective {R}")
    assert [table.c.card_ids[card] for card in table.state.display] == [P, Q, T, S]


@pytest.mark.rules("SAM-OBJ-01")
def test_never_from_the_stack() -> None:
    table = SoloTable().area(SAM).display(Q, R).objective_stack().plays(OBJECTIVE)
    assert table.objectives() == [Q]
    empty = SoloTable().area(SAM).display().plays(OBJECTIVE)
    assert empty.objectives() == []
    assert empty.told("sam_skipped") == [(SAM, "objective")]


@pytest.mark.rules("SAM-OBJ-01")
def test_other_ways_to_choose() -> None:
    assert with_display(sam_objective_choice="most_points").plays(OBJECTIVE).objectives() == [Q]
    chosen = {
        with_display(seed=seed, sam_objective_choice="random").plays(OBJECTIVE).objectives()[0]
        for seed in range(30)
    }
    assert chosen == {P, Q, R, S}


@pytest.mark.rules("SAM-OBJ-02")
def test_it_lies_open_and_does_nothing() -> None:
    table = SoloTable().area(SAM).display(P).plays(OBJECTIVE)
    assert table.state.view(PERSON)["players"][SAM]["objectives"] == [P]
    assert table.state.money == [0, 0], "its 2 dollars are not paid out"
    assert table.points(SAM, "objectives") == 3, "whatever its tasks"
