"""The buildings one by one and what they earn (CAR-HEQ to CAR-CHURCH, CAR-INC)."""

import pytest

from trailboss.games.carson_city.income import income_of
from trailboss.games.carson_city.position import Table, reference_town
from trailboss.games.carson_city.prospects import Prospects
from trailboss.games.carson_city.town import PARCEL_INDEX


@pytest.mark.rules("CAR-HEQ-01")
@pytest.mark.parametrize(
    ("neighbour", "equivalents"),
    [
        ("ranch", 1),
        ("church", 1),
        ("hotel", 2),
        ("mine", 0),
        ("shop", 0),
        ("bank", 0),
        ("saloon", 0),
        ("prison", 0),
    ],
)
def test_house_equivalents(neighbour: str, equivalents: int) -> None:
    town = Table().put("c1r1", "saloon", 0).put("c1r2", neighbour, 0)
    assert town.income("c1r1") == 5 * equivalents
    assert Table().put("c1r1", "saloon", 0).house("c1r2").income("c1r1") == 5


@pytest.mark.rules("CAR-HEQ-02")
def test_an_opponents_building_never_counts() -> None:
    town = Table().put("c1r1", "bank", 0).put("c1r2", "hotel", 1).put("c2r2", "ranch", 1)
    assert town.income("c1r1") == 0
    assert town.house("c2r1").income("c1r1") == 3
    assert town.own(1, "c2r1").income("c1r1") == 0


@pytest.mark.vector("CAR-RANCH-01/1")
def test_ranches_of_the_reference_board() -> None:
    town = reference_town()
    assert (town.income("c4r2"), town.income("c7r3")) == (4, 4)


@pytest.mark.vector("CAR-RANCH-01/2")
def test_a_ranch_earns_at_least_one() -> None:
    town = Table().put("c1r1", "ranch", 0).house("c1r2", "c2r1", "c2r2")
    assert town.income("c1r1") == 1


def placed(building: str) -> Table:
    return Table().own(0, "c5r2").kept(0, building).pending(("site", 0, _type(building), -1))


def _type(building: str) -> int:
    return Table().c.building_index[building]


@pytest.mark.rules("CAR-RANCH-02", "CAR-MINE-02")
@pytest.mark.parametrize("building", ["ranch", "mine"])
def test_ranch_and_mine_give_a_revolver(building: str) -> None:
    assert placed(building).do("site c5r2").state.revolvers[0] == 1


@pytest.mark.vector("CAR-MINE-01/1")
def test_mines_of_the_reference_board() -> None:
    town = reference_town()
    assert (town.income("c3r3"), town.income("c2r7")) == (6, 6)


@pytest.mark.vector("CAR-MINE-01/2")
def test_a_mountain_of_another_player_does_not_count() -> None:
    assert reference_town().own(0, "c3r2").income("c3r3") == 3
    assert Table().put("c1r1", "mine", 0).income("c1r1") == 0


@pytest.mark.vector("CAR-SHOP-01/1")
def test_an_own_ranch_next_to_a_shop_counts_twice() -> None:
    town = Table().put("c1r1", "shop", 0).house("c1r2", "c2r1").put("c2r2", "ranch", 0)
    assert town.income("c1r1") == 12
    town = Table().put("c2r2", "shop", 0).house("c1r1", "c2r1", "c3r1").put("c1r2", "ranch", 0)
    assert town.income("c2r2") == 15


@pytest.mark.vector("CAR-SHOP-01/2")
def test_the_shop_of_the_reference_board() -> None:
    assert reference_town().income("c6r3") == 18


@pytest.mark.vector("CAR-BANK-01/1")
def test_a_bank_counts_mines_anywhere() -> None:
    town = Table().put("c1r1", "bank", 0).house("c1r2").put("c2r2", "hotel", 0)
    assert town.put("c8r8", "mine", 0).income("c1r1") == 12


@pytest.mark.vector("CAR-SALOON-01/1")
def test_the_saloon_of_the_reference_board() -> None:
    assert reference_town().income("c4r3") == 20


@pytest.mark.rules("CAR-HOTEL-01")
def test_a_hotel_earns_six_and_is_one_building() -> None:
    town = Table().put("c1r1", "hotel", 0).house("c1r2")
    assert (town.income("c1r1"), town.points(0, "board")) == (6, 2)
    assert town.price("c2r1") == 3


@pytest.mark.rules("CAR-PRISON-01")
def test_a_prison_gives_two_revolvers_and_no_income() -> None:
    town = placed("prison").do("site c5r2", "house c4r2")
    assert (town.state.revolvers[0], town.income("c5r2")) == (2, 0)


@pytest.mark.rules("CAR-PRISON-02", "CAR-CHURCH-01")
def test_prisons_and_neighbours_of_a_church_are_safe() -> None:
    town = Table().put("c1r1", "prison", 1).put("c4r1", "church", 1).put("c4r2", "bank", 1)
    town.put("c5r1", "ranch", 0).put("c8r8", "bank", 1).placing()
    assert set(town.offers("attack")) == {"c4r1", "c8r8"}
    assert town.why_not("attack c1r1").rule == "CAR-PRISON-02"
    assert town.why_not("attack c4r2").rule == "CAR-CHURCH-01"
    assert town.income("c4r1") == 0
    # the church of B does not protect A's ranch beside it
    assert "c5r1" in town.placing(1).offers("attack")


@pytest.mark.vector("CAR-CHURCH-02/1")
def test_a_new_church_ends_attacks_beside_it() -> None:
    town = Table(3).put("c5r2", "saloon", 0).own(0, "c4r2").cash(9).row("", "", "", "", "church")
    town.stock(3, 3, 3).cowboy(1, "c5r2").cowboy(2, "c5r2").cowboy(0, "construction_8", "c5r2")
    town.resolve("construction_8").do("purchase", "site c4r2", "house c6r2")
    assert town.told("attack_ended") == [(1, "c5r2"), (2, "c5r2")]
    assert town.standing("c5r2") == [0]
    assert (town.state.stock, town.state.firepower(1)) == ([3, 4, 4], 4)
    town.resolve("estate_income")
    assert (town.told("robbed"), town.state.stock[0]) == ([], 3)


@pytest.mark.rules("CAR-CHURCH-01", "CAR-CHURCH-02")
def test_a_new_church_protects_no_building_of_others() -> None:
    town = Table(3).put("c5r2", "saloon", 1).own(0, "c4r2").cash(9).row("", "", "", "", "church")
    town.cowboy(0, "construction_8", "c5r2").cowboy(2, "c5r2")
    town.resolve("construction_8").do("purchase", "site c4r2", "house c6r2")
    assert town.told("attack_ended") == []
    assert town.standing("c5r2") == [0, 2]


@pytest.mark.rules("CAR-INC-01")
def test_every_building_pays_its_owner() -> None:
    town = reference_town().resolve("estate_income")
    assert {parcel for _, parcel, _, _ in town.told("income")} == {
        "c4r3",
        "c4r2",
        "c2r7",
        "c6r3",
        "c6r2",
        "c7r3",
        "c3r3",
    }


@pytest.mark.rules("CAR-INC-02")
def test_first_the_grocer_then_attacks_then_payment() -> None:
    town = reference_town().persona(0, "grocer").stock(3, 3)
    town.state.promised[0] = 1
    town.cowboy(0, "c4r3").cowboy(1, "c4r3").dice(1, 6).resolve("estate_income")
    assert (town.asked, town.state.cash) == ((0, "double"), [0, 0])
    town.do("double saloon")
    kinds = [event.kind for event in town.events]
    assert kinds.index("doubled") < kinds.index("won_duel") < kinds.index("income")


@pytest.mark.vector("CAR-INC-03/1")
def test_incomes_have_no_cap() -> None:
    town = Table().put("c2r2", "saloon", 0).put("c1r1", "hotel", 0).put("c2r1", "hotel", 0)
    assert town.house("c3r1", "c1r2", "c3r2", "c1r3").income("c2r2") == 40


@pytest.mark.rules("CAR-OPT-03")
@pytest.mark.vector("CAR-INC-04/1", "CAR-OPT-03/1")
@pytest.mark.parametrize("edition", ["polish", "english"])
def test_the_incomes_of_the_reference_board(edition: str) -> None:
    town = reference_town(text_edition=edition).resolve("estate_income")
    assert town.state.cash == [30, 34]


@pytest.mark.parametrize("river", [False, True])
def test_prospects_are_the_incomes_that_would_come(river: bool) -> None:
    town = reference_town(river=river)
    prospects = Prospects(town.state)
    for parcel in town.state.board.land:
        if town.state.content[parcel]:
            continue
        owner = town.state.owner[parcel]
        for id, values in prospects.at(parcel).items():
            seats = range(2) if owner < 0 else (owner,)
            type = town.c.building_index[id]
            assert values == [income_of(town.state, parcel, type, seat) for seat in seats]
    assert prospects.at(PARCEL_INDEX["c5r2"])["saloon"] == [10, 15]
