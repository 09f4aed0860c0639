"""Sue in El Paso, the end and her scoring (ELP-SUE-28 to 34)."""

import pytest

from tests.el_paso.sue.solo_table import SUE, Duel
from trailboss.games.el_paso.position import Table


def arriving(*resources: str) -> Duel:
    """One step before El Paso, with a card that draws one resource."""
    return Duel("A1").resources(*resources).at_sue("space-g")


@pytest.mark.rules("ELP-SUE-28")
def test_the_action_then_a_simmental_then_the_delivery() -> None:
    duel = arriving("corriente").turn()
    assert duel.pile_of(SUE) == ["corriente", "simmental"]
    assert duel.posts_of(SUE) == [5, 7]
    assert duel.state.money[SUE] == 0
    kinds = [event.kind for event in duel.events]
    assert kinds.index("drew_resource") < kinds.index("took_simmental")
    assert kinds.index("took_simmental") < kinds.index("sue_delivered")


@pytest.mark.vector("ELP-SUE-29/1")
def test_each_delivery_goes_to_the_next_post() -> None:
    duel = Duel(*["A1"] * 3)
    for _ in range(3):
        duel.at_sue("space-g").turn()
    assert duel.posts_of(SUE) == [5, 7, 9, 10]
    assert len(duel.c.discs) - len(duel.posts_of(SUE)) == 3


@pytest.mark.rules("ELP-SUE-29")
def test_with_her_discs_used_up_she_places_none() -> None:
    duel = Duel(*["A1"] * 8)
    for _ in range(7):
        duel.at_sue("space-g").turn()
    assert duel.posts_of(SUE) == [5, 7, 9, 10, 12, 14, 16]
    assert duel.has_event("no_disc_placed", SUE)


@pytest.mark.rules("ELP-SUE-30")
def test_her_rewards_are_an_objective_and_a_resource() -> None:
    duel = Duel(*["A5"] * 6).objectives("3built", "hereford").resources("builder")
    duel.at_sue("space-g").turn()
    assert duel.tiles_of(SUE) == ["hereford"]
    duel.at_sue("space-g").turn()
    assert duel.strengths["builder"] == 2
    for _ in range(4):
        duel.at_sue("space-g").turn()
    assert duel.posts_of(SUE)[-1] == 16
    state = duel.state
    assert (state.money[SUE], state.tokens[SUE], state.track[SUE]) == (0, 0, 0)
    assert duel.tiles_of(SUE) == ["hereford"]


@pytest.mark.vector("ELP-SUE-31/1")
def test_sue_can_trigger_the_end() -> None:
    duel = arriving().market(simmental=0).turn()
    assert duel.node_of(SUE) is None
    assert duel.state.ending == SUE
    assert "simmental" not in duel.pile_of(SUE)
    assert duel.posts_of(SUE) == [5, 7]
    assert duel.points(SUE, "cattle") == 2
    assert duel.asked == (0, "ride")
    duel.do("ride space-b", "finish")
    assert duel.state.is_over


@pytest.mark.rules("ELP-SUE-31")
def test_sue_takes_the_last_turn_after_the_person_triggered_the_end() -> None:
    duel = Duel("A1").market(simmental=0).at_sue("space-g").city(0, "criollo").do("disc money")
    assert duel.state.is_over
    assert duel.state.ending == 0
    assert duel.posts_of(SUE) == [5, 7], "she still delivers"
    assert "simmental" not in duel.pile_of(SUE)


@pytest.mark.rules("ELP-SUE-31")
def test_she_can_take_the_last_simmental() -> None:
    duel = arriving().market(simmental=1).turn()
    assert duel.left("simmental") == 0
    assert duel.state.ending < 0


@pytest.mark.rules("ELP-SUE-32")
def test_all_her_objectives_count_and_no_money() -> None:
    duel = Duel().gained(SUE, "hereford", "6built", "permanent-certificate", "breed-again")
    sheet = duel.state.standings()[SUE]
    assert sheet["categories"]["objectives"] == 10
    assert sheet["categories"]["bonus_tiles"] == 3
    assert sheet["categories"]["money"] == 0
    assert sheet["fulfilled"] == ["hereford", "6built"]


@pytest.mark.vector("ELP-SUE-33/1")
def test_her_scoring_sheet() -> None:
    duel = Duel().delivered(SUE, 7, 9, 10).gained(SUE, "hereford", "2bonuses")
    duel.area(SUE, cowboys=3, builders=2, engineers=2, all_rounders=2)
    duel.building(SUE, "4a", "plot-c-d").building(SUE, "6a", "plot-e-f")
    duel.pile(SUE, "black-angus", "black-angus", "corriente", *["simmental"] * 3)
    duel.resources("cowboy", "corriente")
    sheet = duel.state.standings()[SUE]
    assert list(sheet["categories"].values()) == [0, 22, 2, 20, 7, 0, 9]
    assert sheet["total"] == 60


@pytest.mark.rules("ELP-SUE-33")
def test_workers_of_the_row_and_those_added() -> None:
    table = Table(2, dealt=True, solo="sue")
    assert table.points(SUE, "workers") == 6
    duel = Duel("B1").resources("cowboy", "all-rounder").at_sue("space-b")
    duel.area(SUE, cowboys=1, builders=1, engineers=1).turn()
    assert duel.points(SUE, "workers") == 6 + 2 + 3


@pytest.mark.rules("ELP-SUE-34")
def test_a_tie_is_won_by_the_person_with_any_money_left() -> None:
    duel = Duel().gained(SUE, "points-3").gained(0, "points-3").money(0, 1)
    assert [sheet["rank"] for sheet in duel.state.standings()] == [1, 2]
    duel.money(0, 0)
    assert [sheet["rank"] for sheet in duel.state.standings()] == [1, 1]
