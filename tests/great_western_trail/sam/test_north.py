"""Sam with Rails to the North (SAM-RTN)."""

from collections.abc import Callable
from typing import Any, Self

import pytest

from trailboss.games.great_western_trail.rails_to_the_north.components import SLOTS
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.games.great_western_trail.sam.position import PERSON, SAM, SoloTable
from trailboss.games.great_western_trail.sam.rancher import discs_left
from trailboss.games.great_western_trail.state import NOWHERE, TrailState

BRANCH, NO_BRANCH, ARRIVES = 3, 4, 4


class North(SoloTable):
    def __init__(self, seed: int = 1, dealt: bool = False, **options: Any) -> None:
        super().__init__(seed, dealt, rails_to_the_north=True, **options)

    def branch(self, seat: int, *towns: str) -> Self:
        n = north(self.state)
        for town in towns:
            index = n.map.town_index[town]
            n.slots[n.slots.index(NOWHERE, index * SLOTS)] = seat
            n.branches[seat] |= 1 << index
        return self

    def towns(self) -> list[str]:
        n = north(self.state)
        return [town.id for i, town in enumerate(n.map.towns) if n.branches[SAM] >> i & 1]

    def places(self, times: int = 1) -> list[str]:
        """Where he puts branchlets with so many cards."""
        found = []
        for _ in range(times):
            self.plays(BRANCH, start="start")
            found += [str(args[1]) for args in self.told("placed_branch")]
        return found

    def delivers(self, times: int = 1) -> list[str]:
        found = []
        for _ in range(times):
            self.plays(ARRIVES, start="neutral-g")
            found += [str(args[1]) for args in self.told("delivered")]
        return found


def quiet(seed: int = 1, **options: Any) -> North:
    """Nothing to foresee, no objective cards."""
    table = North(seed, **options)
    table.kansas_city(PERSON).herder(PERSON, "neutral-a").area(SAM).display().objective_stack()
    return table


@pytest.mark.rules("SAM-RTN-01")
def test_his_pieces() -> None:
    s = North(dealt=True).state
    assert discs_left(s, SAM) == 15
    assert s.view(None)["players"][SAM]["unbuilt"][-1] == "13b"
    assert s.view(None)["sam"]["branchlets"] == 15
    assert "bells" not in s.view(None)["players"][SAM]
    assert s.view(None)["players"][PERSON]["bells"] == [3, 3, 3, 3, 3]
    assert not s.broken_invariants()


@pytest.mark.rules("SAM-RTN-02")
def test_four_cards_place_a_branchlet_first() -> None:
    placing = []
    for card in range(1, 16):
        table = North().plays(card)
        if table.told("placed_branch"):
            placing.append(card)
    assert placing == [2, 3, 7, 9]
    table = North().display("aux-new-york").plays(3)
    kinds = [event.kind for event in table.events]
    assert kinds.index("placed_branch") < kinds.index("took_objective")


@pytest.mark.vector("SAM-RTN-03/1")
def test_the_first_town_in_reach() -> None:
    assert quiet().places(3) == ["olive-gate", "memphis", "olive-station"]


SOUTH = ("olive-gate", "memphis", "olive-station")


@pytest.mark.vector("SAM-RTN-03/2")
def test_the_list_of_easy() -> None:
    table = quiet(difficulty="easy").branch(SAM, *SOUTH, "milwaukee", "red-west")
    assert table.delivered(SAM, "chicago").places() == ["red-station"]


@pytest.mark.vector("SAM-RTN-03/3")
def test_the_list_of_hard() -> None:
    table = quiet(difficulty="hard").branch(SAM, *SOUTH, "toronto").delivered(SAM, "cleveland")
    assert table.places(2) == ["red-east", "montreal"]


@pytest.mark.rules("SAM-RTN-03")
def test_other_towns_are_never_used() -> None:
    table = quiet().branch(SAM, *SOUTH)
    assert table.places() == []
    assert table.told("sam_skipped")[0] == (SAM, "branch")


@pytest.mark.vector("SAM-RTN-04/1")
def test_the_lowest_empty_slot_without_cost_or_bonus() -> None:
    table = quiet().branch(SAM, "olive-gate").branch(PERSON, "memphis")
    table.places()
    first = north(table.state).map.town_index["memphis"] * SLOTS
    assert north(table.state).slots[first : first + 2] == [PERSON, SAM]
    alone = quiet().branch(SAM, "olive-gate")
    alone.places()
    assert north(alone.state).slots[first] == SAM
    assert alone.state.money == [0, 0]


@pytest.mark.rules("SAM-RTN-04")
def test_dear_slots_are_free_for_him() -> None:
    table = quiet(difficulty="hard").branch(SAM, *SOUTH, "toronto", "red-east")
    table.delivered(SAM, "cleveland")
    assert table.places() == ["montreal"]
    assert table.state.money[SAM] == 0


@pytest.mark.vector("SAM-RTN-05/1")
def test_a_station_town_is_upgraded_and_keeps_its_master() -> None:
    table = quiet().branch(SAM, "olive-gate", "memphis")
    assert table.places() == ["olive-station"]
    s = table.state
    station = north(s).map.towns[north(s).map.town_index["olive-station"]].station
    assert s.station_discs[SAM] >> station & 1
    assert discs_left(s, SAM) == 14
    spot = s.c.spot_of_station[station]
    assert s.masters[spot] != NOWHERE
    table.branch(PERSON, "olive-gate", "memphis").money(PERSON, 7).workers(PERSON, cowboys=2)
    table.hand(PERSON, "galloway").stack(PERSON, "criollo")
    table.pending(PERSON, ("branches", PERSON, 1)).do("branch olive-station 1")
    table.do(f"upgrade {station + 1}")
    table.do(f"disc {table.offers('disc')[0]}")
    assert table.offers("appoint") == ["cowboy"]


@pytest.mark.rules("SAM-RTN-05")
def test_without_a_disc_the_station_stays_as_it_is() -> None:
    table = quiet().branch(SAM, "olive-gate", "memphis").no_discs()
    assert table.places() == ["olive-station"]
    assert table.stations() == []


@pytest.mark.rules("SAM-RTN-06")
@pytest.mark.parametrize(
    ("options", "cities"),
    [
        ({"difficulty": "easy"}, ["chicago", "detroit", "cleveland", "pittsburgh"]),
        ({"difficulty": "medium"}, ["chicago", "cleveland", "pittsburgh", "new-york"]),
        ({"difficulty": "hard"}, ["cleveland", "pittsburgh", "new-york", "san-francisco"]),
        ({"sam_first_delivery": "st-louis"}, ["st-louis", "chicago", "detroit", "cleveland"]),
        ({"sam_first_delivery": "columbia"}, ["columbia", "st-louis", "chicago", "detroit"]),
        ({"sam_first_delivery": "detroit"}, ["detroit", "cleveland", "pittsburgh", "new-york"]),
        (
            {"sam_first_delivery": "cleveland"},
            ["cleveland", "pittsburgh", "new-york", "san-francisco"],
        ),
        ({"sam_first_delivery": "new-york"}, ["new-york"] + ["san-francisco"] * 3),
    ],
)
def test_the_order_of_deliveries(options: dict[str, Any], cities: list[str]) -> None:
    assert quiet(**options).delivers(4) == cities


@pytest.mark.vector("SAM-RTN-06/1")
def test_a_large_city_with_his_branchlet_by_its_value() -> None:
    table = quiet(difficulty="easy").delivered(SAM, "chicago", "detroit").branch(SAM, "milwaukee")
    assert table.delivers() == ["milwaukee"], "11 comes before Cleveland's 12"
    late = quiet(difficulty="easy").delivered(SAM, "chicago", "detroit", "cleveland")
    assert late.branch(SAM, "milwaukee").delivers() == ["milwaukee"]


@pytest.mark.vector("SAM-RTN-06/2")
def test_only_cities_above_the_last_first_one() -> None:
    table = quiet().delivered(SAM, "chicago", "cleveland").branch(SAM, "milwaukee", "green-bay")
    assert table.delivers(4) == ["pittsburgh", "new-york", "san-francisco", "san-francisco"]


@pytest.mark.vector("SAM-RTN-06/3")
def test_montreal_and_then_san_francisco_for_ever() -> None:
    done = ("cleveland", "toronto", "pittsburgh", "new-york")
    table = quiet(difficulty="hard").delivered(SAM, *done)
    table.branch(SAM, "toronto", "red-east", "montreal")
    assert table.delivers(3) == ["montreal", "san-francisco", "san-francisco"]
    more = quiet(difficulty="hard").delivered(SAM, *done)
    more.branch(SAM, "toronto", "red-east", "montreal", "minneapolis")
    assert more.delivers(3) == ["minneapolis", "montreal", "san-francisco"]


@pytest.mark.rules("SAM-RTN-06")
def test_he_has_been_in_san_francisco_only_when_he_comes_again() -> None:
    table = quiet(sam_first_delivery="pittsburgh").branch(SAM, "montreal")
    reasons = []
    for _ in range(5):
        table.delivers()
        said = [str(args[1]) for args in table.told("sam_because")]
        reasons += [because for because in said if because.endswith(("-city", "-resort"))]
    assert reasons == ["first-city", "next-city", "next-city", "last-resort", "last-city"]


@pytest.mark.rules("SAM-RTN-06")
def test_of_equal_values_the_strip_city() -> None:
    table = quiet(difficulty="easy").delivered(SAM, "chicago", "detroit").branch(SAM, "green-bay")
    assert table.delivers(2) == ["cleveland", "green-bay"]


@pytest.mark.rules("SAM-RTN-07")
def test_objective_cards_of_cities_and_arrows() -> None:
    table = quiet(difficulty="easy").delivered(SAM, "chicago").display("aux-new-york")
    assert table.delivers() == ["detroit"]
    assert table.objectives() == ["aux-new-york"]
    table = quiet(difficulty="hard").delivered(SAM, "cleveland").display("aux-new-york")
    assert table.delivers() == ["pittsburgh"]
    assert table.objectives() == ["aux-new-york"]
    assert table.state.tokens[SAM] == 0


@pytest.mark.rules("SAM-RTN-07")
def test_a_tile_beside_new_york_by_the_dice() -> None:
    taken = set()
    for seed in range(25):
        table = quiet(seed, difficulty="hard", sam_station_master_costs_worker=True)
        table.delivered(SAM, "cleveland", "pittsburgh").workers(SAM, cowboys=2)
        display = list(north(table.state).display_masters)
        assert table.delivers() == ["new-york"]
        (tile,) = [tile for tile in display if tile not in north(table.state).display_masters]
        assert table.state.master_owner[tile] == SAM
        assert table.rows() == [2, 1, 1], "never for a worker"
        taken.add(display.index(tile))
        assert table.told("sam_because")[-1] == (SAM, "by-chance")
    assert taken == set(range(4))


@pytest.mark.rules("SAM-RTN-07")
def test_without_a_disc_new_york_gives_nothing() -> None:
    table = quiet(difficulty="hard").delivered(SAM, "cleveland", "pittsburgh").no_discs()
    assert table.delivers() == []
    assert len(north(table.state).display_masters) == 4


@pytest.mark.vector("SAM-RTN-08/1")
def test_points() -> None:
    cities = ("chicago", "cleveland", "pittsburgh", "new-york", "san-francisco", "san-francisco")
    assert North().delivered(SAM, *cities).points(SAM, "cities") == 25
    assert North().delivered(SAM, "chicago", "detroit").points(SAM, "cities") == -5


@pytest.mark.rules("SAM-RTN-08", "SAM-INV-02", "SAM-INV-03")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_whole_games_are_sound(difficulty: str) -> None:
    table = North(5, dealt=True, difficulty=difficulty, simmental=True)
    s = table.state
    while not s.is_over:
        s.apply(s.dice.clone().pick(s.actions()))
        assert not s.broken_invariants()


@pytest.mark.rules("SAM-INV-03")
@pytest.mark.parametrize("seat", [PERSON, SAM])
def test_a_disc_without_a_branchlet_is_noticed(seat: int) -> None:
    """Whoever put it there; only San Francisco takes Sam's without one."""
    s = North(dealt=True).state
    assert not s.broken_invariants()
    cities = [city.id for city in s.c.cities]
    s.city_discs[seat * len(cities) + cities.index("denver")] = 1
    assert any("denver" in complaint for complaint in s.broken_invariants())


def lost_master(s: TrailState) -> None:
    north(s).display_masters.pop()


def master_without_delivery(s: TrailState) -> None:
    s.master_owner[north(s).display_masters.pop()] = SAM


def twice_in_chicago(s: TrailState) -> None:
    s.city_discs[len(s.c.cities) + s.c.city_index["chicago"]] = 2


def another_slot(s: TrailState) -> None:
    north(s).slots[0] = SAM


@pytest.mark.rules("SAM-INV-02", "SAM-INV-03")
@pytest.mark.parametrize(
    ("damage", "rule"),
    [
        (lost_master, "RTN-INV-08"),
        (master_without_delivery, "RTN-INV-08"),
        (twice_in_chicago, "RTN-INV-06"),
        (another_slot, "RTN-INV-01"),
    ],
)
def test_damage_in_the_north_is_noticed(damage: Callable[[TrailState], None], rule: str) -> None:
    s = North(dealt=True).state
    damage(s)
    assert any(wrong.startswith(rule) for wrong in s.broken_invariants())
