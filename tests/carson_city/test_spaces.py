"""The resolution of the track and its spaces (CAR-RES, CAR-ACT)."""

import pytest

from trailboss.games.carson_city.position import Table, reference_town


@pytest.mark.rules("CAR-RES-01")
def test_spaces_are_resolved_in_order_and_empty_ones_skipped() -> None:
    town = Table().row("ranch").cash(9, 0).cowboy(0, "buy_vp_5", "roads_3", "construction_3")
    town.resolve_all()
    assert town.asked == (0, "construction")
    told = [space for (space,) in town.told("resolving")]
    assert told == ["roads_3", "parcel_purchase", "construction_3"]
    town.do("pass")
    told = [space for (space,) in town.told("resolving")]
    assert told == ["estate_income", "buy_vp_5"]


@pytest.mark.rules("CAR-RES-02")
def test_one_holder_gets_the_effect_several_fight_for_it() -> None:
    town = Table().cowboy(0, "roads_3").resolve("roads_3")
    assert (town.state.roads, town.told("rolled")) == ([3, 0], [])
    town = Table().stock(3, 3).cowboy(0, "roads_3").cowboy(1, "roads_3").dice(1, 6)
    town.resolve("roads_3")
    assert town.state.roads == [0, 3]


@pytest.mark.rules("CAR-RES-03")
def test_a_declined_effect_is_lost() -> None:
    town = Table().row("ranch").cash(9, 9).stock(3, 3)
    town.cowboy(0, "construction_3").cowboy(1, "construction_3").dice(6, 1)
    town.resolve("construction_3").do("pass")
    assert town.idle
    assert (town.state.cash, town.row_now()[0]) == ([9, 9], "ranch")


@pytest.mark.vector("CAR-RES-04/1")
def test_the_piece_goes_to_the_supply_whatever_happens() -> None:
    town = Table().row("", "", "", "", "hotel").cash(6).stock(3).cowboy(0, "construction_8")
    supply = town.state.supply[0]
    town.resolve("construction_8")
    assert town.idle
    assert (town.state.cash[0], town.state.stock[0]) == (6, 3)
    assert town.state.supply[0] == supply + 1
    assert town.told("cannot_pay") == [(0, "hotel")]


@pytest.mark.rules("CAR-RES-05")
@pytest.mark.parametrize(
    "space",
    [
        "wages",
        "ammunition",
        "roads_3",
        "roads_1",
        "parcel_income",
        "firepower_income",
        "gambling_income",
        "parcel_vp",
        "firepower_vp",
        "estate_vp",
    ],
)
def test_effects_without_cost_are_not_asked_about(space: str) -> None:
    town = reference_town().cowboy(0, space).resolve(space)
    assert town.idle
    assert town.standing(space) == []
    assert town.events


@pytest.mark.vector("CAR-RES-06/1")
def test_what_was_gained_earlier_counts() -> None:
    town = Table().own(0, "c1r1", "c2r1", "c3r1", "c4r1").cash(1)
    town.cowboy(0, "c8r8", "parcel_income").resolve_all().do("buy c8r8")
    assert town.told("gained") == [(0, 10)]


@pytest.mark.vector("CAR-ACT-01/1")
def test_wages() -> None:
    town = Table().cowboy(0, "wages", "wages").cowboy(1, "wages")
    before = town.state.supply[:]
    town.resolve("wages")
    assert town.state.cash == [8, 4]
    assert [now - then for now, then in zip(town.state.supply, before, strict=True)] == [2, 1]
    assert town.told("rolled") == []


@pytest.mark.vector("CAR-ACT-02/1")
def test_ammunition_helps_after_its_own_duel() -> None:
    town = Table().stock(3, 3).cowboy(0, "ammunition").cowboy(1, "ammunition").dice(5, 2)
    town.resolve("ammunition")
    assert town.told("rolled") == [(0, 5, 3, 8), (1, 2, 3, 5)]
    assert town.state.firepower(0) == 6


@pytest.mark.rules("CAR-ACT-03")
def test_three_roads_come_into_the_stock() -> None:
    town = Table().cowboy(0, "roads_3")
    edges = town.state.edges
    town.resolve("roads_3")
    assert (town.state.roads[0], town.state.edges) == (3, edges)


@pytest.mark.rules("CAR-ACT-04")
def test_one_road_per_piece() -> None:
    town = Table().cowboy(0, "roads_1", "roads_1").cowboy(1, "roads_1").resolve("roads_1")
    assert (town.state.roads, town.told("rolled")) == ([2, 1], [])


@pytest.mark.vector("CAR-ACT-05/1")
def test_scarce_roads_are_served_in_pass_order() -> None:
    town = Table().passed(1, 0).cowboy(0, "roads_1", "roads_1").cowboy(1, "roads_1")
    town.state.road_supply = 2
    town.resolve("roads_1")
    assert (town.state.roads, town.state.road_supply) == ([1, 1], 0)


@pytest.mark.vector("CAR-ACT-06/1")
def test_parcel_income() -> None:
    assert reference_town().cowboy(0, "parcel_income").resolve("parcel_income").state.cash[0] == 10


@pytest.mark.vector("CAR-ACT-07/1")
def test_firepower_income() -> None:
    town = Table().stock(3).revolvers(2).cowboy(0, "firepower_income")
    town.state.guns = 0
    assert town.resolve("firepower_income").state.cash[0] == 16


@pytest.mark.vector("CAR-ACT-08/1")
def test_gambling() -> None:
    town = Table().cowboy(0, "gambling_income").dice(3, 5).resolve("gambling_income")
    assert town.state.cash[0] == 8


@pytest.mark.vector("CAR-ACT-09/1")
def test_parcel_points() -> None:
    town = Table().own(0, *[f"c{column}r1" for column in range(1, 8)]).cowboy(0, "parcel_vp")
    assert town.resolve("parcel_vp").points(0, "parcels") == 3


@pytest.mark.vector("CAR-ACT-10/1")
def test_firepower_points() -> None:
    town = Table().stock(4).revolvers(3).persona(0, "mercenary").cowboy(0, "firepower_vp")
    assert town.state.firepower(0) == 10
    assert town.resolve("firepower_vp").points(0, "firepower") == 5


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        pytest.param("polish", (2, 3), marks=pytest.mark.vector("CAR-ACT-11/1")),
        pytest.param("english", (3, 4), marks=pytest.mark.vector("CAR-ACT-11/2")),
    ],
)
def test_estate_points(edition: str, expected: tuple[int, int]) -> None:
    scored = []
    for seat in range(2):
        town = reference_town(text_edition=edition).kept(seat, "saloon").cowboy(seat, "estate_vp")
        scored.append(town.resolve("estate_vp").points(seat, "estate"))
    assert tuple(scored) == expected


@pytest.mark.vector("CAR-ACT-12/1")
def test_points_are_bought_as_far_as_the_cash_goes() -> None:
    town = Table().cash(17).cowboy(0, "buy_vp_3").resolve("buy_vp_3")
    assert town.offers() == ["points 1", "points 2", "points 3", "points 4", "points 5", "pass"]
    refusal = town.why_not("points 6")
    assert (refusal.rule, refusal.args) == ("CAR-ACT-12", {"needs": 18, "has": 17})
    town.do("points 5")
    assert (town.state.cash[0], town.points(0, "bought")) == (2, 5)


@pytest.mark.vector("CAR-ACT-13/1")
def test_the_dear_points_come_first() -> None:
    town = Table().cash(11).cowboy(0, "buy_vp_5", "buy_vp_2").resolve_all()
    assert town.offers() == ["points 1", "points 2", "pass"]
    town.do("pass", "points 5")
    assert (town.state.cash[0], town.points(0, "bought")) == (1, 5)
