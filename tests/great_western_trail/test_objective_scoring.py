"""Objective cards at the end: the best allocation (GWT-OSC)."""

from itertools import combinations
from random import Random

import pytest

from trailboss.games.great_western_trail import scoring
from trailboss.games.great_western_trail.position import Table

NEW_YORK = "aux-new-york"  # 5/-3
MIXED = "engine3-building-orange-2hazard"  # 5/-3
TWO_BUILDINGS_HAZARD = "draw-2building-hazard"  # 3/-2
HEREFORD_HAZARD = "draw-hereford-hazard"  # 3/-2
STATIONS_HAZARD = "money-2station-hazard"  # 3/-2
START_BUILDINGS = "start-2building-hazard"
START_OUTLAW = "start-orange-2hazard"
START_STATIONS = "start-2station-green"
HAZARD = "flood-green-2"


def result(table: Table, seat: int = 0) -> tuple[int, list[str], list[str]]:
    """Points, fulfilled cards, unplayed cards added."""
    sheet = table.state.standings()[seat]
    return sheet["categories"]["objectives"], sheet["fulfilled"], sheet["added"]


def buildings(table: Table, number: int) -> Table:
    for i in range(1, number + 1):
        table.building(0, f"{i}a", f"a-{i}")
    return table


@pytest.mark.rules("GWT-OSC-01")
@pytest.mark.parametrize("place", ["stack", "hand", "pile"])
def test_an_unplayed_card_is_added_or_left_out_as_is_better(place: str) -> None:
    table = Table().area(0, START_STATIONS)
    getattr(table, place)(0, HEREFORD_HAZARD, NEW_YORK)
    assert result(table) == (0, [], [])
    table.delivered(0, "new-york")
    assert result(table) == (5, [NEW_YORK], [NEW_YORK])
    assert table.state.money[0] == 0, "without its immediate action"


@pytest.mark.rules("GWT-OSC-01")
def test_played_cards_must_be_scored() -> None:
    assert result(Table().area(0, START_STATIONS, HEREFORD_HAZARD)) == (-2, [], [])


@pytest.mark.rules("GWT-OSC-01")
def test_removed_cards_are_gone() -> None:
    table = Table().area(0, START_STATIONS).delivered(0, "new-york")
    table.state.removed[0] = (table.c.card_index[NEW_YORK],)
    assert result(table) == (0, [], [])


@pytest.mark.rules("GWT-OSC-02")
def test_all_tasks_or_the_penalty() -> None:
    table = buildings(Table().area(0, START_STATIONS, MIXED), 1).outlaws(0, orange=1)
    assert result(table.hazards(0, HAZARD))[0] == -3, "no partial credit"
    assert result(table.hazards(0, HAZARD, HAZARD))[0] == 5


@pytest.mark.rules("GWT-OSC-02")
def test_a_starting_objective_costs_nothing() -> None:
    table = Table().area(0, START_STATIONS)
    assert result(table) == (0, [], [])
    assert result(table.upgraded(0, 1, 2).outlaws(0, green=1)) == (3, [START_STATIONS], [])


@pytest.mark.vector("GWT-OSC-03/1")
@pytest.mark.parametrize(("discs", "points"), [(2, 18), (1, 10)])
def test_every_achievement_serves_one_card_only(discs: int, points: int) -> None:
    table = Table().area(0, START_BUILDINGS, NEW_YORK, NEW_YORK, MIXED)
    buildings(table, 3).hazards(0, HAZARD, HAZARD, HAZARD).outlaws(0, orange=1)
    assert table.delivered(0, *["new-york"] * discs).points(0, "objectives") == points


@pytest.mark.vector("GWT-OSC-04/1")
def test_the_best_of_all_allocations() -> None:
    table = Table().area(0, START_OUTLAW, MIXED, TWO_BUILDINGS_HAZARD)
    buildings(table, 1).hazards(0, HAZARD, HAZARD).outlaws(0, orange=1)
    assert result(table) == (3, [MIXED], [])


@pytest.mark.rules("GWT-OSC-04")
def test_two_small_cards_may_beat_the_dearest_one() -> None:
    dear = "move-2building-2hazard"  # 5/-2
    table = Table().area(0, START_BUILDINGS, dear, HEREFORD_HAZARD).pile(0, "hereford-5")
    buildings(table, 2).hazards(0, HAZARD, HAZARD)
    points, fulfilled, _ = result(table)
    assert points == 3 + 3 - 2
    assert sorted(fulfilled) == [HEREFORD_HAZARD, START_BUILDINGS]


@pytest.mark.vector("GWT-OSC-05/1")
def test_a_hopeless_card_is_added_for_the_station_master() -> None:
    table = Table().area(0, START_STATIONS, HEREFORD_HAZARD, STATIONS_HAZARD)
    table.master(0, "hazard-or-outlaw").pile(0, TWO_BUILDINGS_HAZARD)
    assert result(table) == (-6, [], [TWO_BUILDINGS_HAZARD])
    assert table.points(0, "station_masters") == 6

    alone = Table().area(0, START_STATIONS, HEREFORD_HAZARD, STATIONS_HAZARD)
    assert result(alone.pile(0, TWO_BUILDINGS_HAZARD)) == (-4, [], []), "without the tile"


@pytest.mark.rules("GWT-OSC-05")
def test_the_unplayed_cards_are_judged_as_a_whole() -> None:
    table = Table().area(0, START_STATIONS).master(0, "hazard-or-outlaw").delivered(0, "new-york")
    table.pile(0, HEREFORD_HAZARD, NEW_YORK)
    assert result(table) == (5, [NEW_YORK], [NEW_YORK]), "2 cards; a third would only cost"

    table.area(0, START_STATIONS, STATIONS_HAZARD)
    assert result(table) == (5 - 2 - 2, [NEW_YORK], [NEW_YORK, HEREFORD_HAZARD]), "4 cards: +3"


@pytest.mark.rules("GWT-OSC-05")
def test_among_equal_sets_the_smallest() -> None:
    table = Table().area(0, START_BUILDINGS).pile(0, TWO_BUILDINGS_HAZARD)
    buildings(table, 2).hazards(0, HAZARD)
    assert result(table) == (3, [START_BUILDINGS], []), "either card gives 3"


@pytest.mark.rules("GWT-OSC-04", "GWT-OSC-05")
def test_no_other_allocation_is_better() -> None:
    dice = Random(7)
    for _ in range(150):
        table = Table()
        cards = [card.id for i, card in table.c.objectives.items() if i < table.c.first_starting]
        chosen = dice.sample(cards, 6)
        played = dice.randint(0, 4)
        table.area(0, dice.choice([START_BUILDINGS, START_OUTLAW]), *chosen[:played])
        herd = dice.choices(["longhorn", "corriente", "shorthorn-3", "hereford-5"], k=3)
        table.hand(0, *chosen[played:]).pile(0, *herd)
        buildings(table, dice.randint(0, 3)).hazards(0, *[HAZARD] * dice.randint(0, 4))
        table.outlaws(0, dice.randint(0, 3), dice.randint(0, 3))
        table.upgraded(0, *range(1, 1 + dice.randint(0, 4)))
        table.delivered(0, *["new-york"] * dice.randint(0, 1))
        if dice.random() < 0.5:
            table.master(0, "hazard-or-outlaw")
        sheet = table.state.standings()[0]
        found = sheet["categories"]["objectives"] + sheet["categories"]["station_masters"]
        assert (found, -len(sheet["added"])) == best_by_trying_everything(table)


def best_by_trying_everything(table: Table) -> tuple[int, int]:
    """Objectives and the objective master together, and minus the number of cards added."""
    s, c = table.state, table.c
    have = scoring.achievements(s, 0)
    unplayed = [card for card in s.hand[0] if card >= c.first_objective]
    has_master = s.master_owner[0] == 0
    results = []
    for added in subsets(unplayed):
        area = [*s.area[0], *added]
        group = 3 * (len(area) // 2) if has_master else 0
        for fulfilled in subsets(area):
            tasks = [c.objectives[card].tasks for card in fulfilled]
            if all(sum(t[i] for t in tasks) <= own for i, own in enumerate(have)):
                unmet = sum(c.objectives[card].penalty for card in area if card not in fulfilled)
                vp = sum(c.objectives[card].vp for card in fulfilled)
                results.append((vp - unmet + group, -len(added)))
    return max(results)


def subsets(cards: list[int]) -> list[tuple[int, ...]]:
    return [part for size in range(len(cards) + 1) for part in combinations(cards, size)]


@pytest.mark.rules("GWT-OSC-06")
@pytest.mark.parametrize("breed", ["black-angus", "longhorn", "corriente"])
def test_a_value_three_task_is_met_by_each_of_three_breeds(breed: str) -> None:
    card = "money-3value3-building"
    table = buildings(Table().area(0, START_STATIONS, card), 1)
    assert result(table.pile(0, breed, "longhorn", "black-angus"))[0] == 4
    assert result(table.pile(0, "shorthorn-3", "longhorn", "black-angus"))[0] == -2


@pytest.mark.rules("GWT-OSC-06")
def test_each_task_wants_its_own_thing() -> None:
    three = "engine-value3-shorthorn-hereford"
    table = Table().area(0, START_STATIONS, three).stack(0, "longhorn").hand(0, "shorthorn-4")
    assert result(table.pile(0, "hereford-6"))[0] == 5
    assert result(table.pile(0, "shorthorn-3"))[0] == -3

    table = Table().area(0, START_OUTLAW).outlaws(0, green=5)
    table.hazards(0, "flood-green-2", "drought-black-3")
    assert result(table)[0] == 0, "an orange outlaw is wanted"
    assert result(table.outlaws(0, orange=1))[0] == 3, "hazards of any type"

    table = Table().area(0, START_BUILDINGS).hazards(0, HAZARD).building(1, "1a", "a-1")
    assert result(buildings(table, 0).building(0, "2a", "a-2"))[0] == 0, "own buildings"
    assert result(table.building(0, "3a", "a-3"))[0] == 3


@pytest.mark.rules("GWT-OSC-06")
def test_simmental_cards_fulfil_no_task() -> None:
    table = Table(simmental=True).area(0, START_STATIONS, "move-value3-shorthorn-hereford")
    table.pile(0, "calf", "heifer", "cow", "longhorn", "hereford-5")
    assert result(table)[0] == -2
