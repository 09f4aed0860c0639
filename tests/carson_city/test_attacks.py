"""Attacks on buildings (CAR-ATK)."""

import pytest

from trailboss.games.carson_city.position import Table, reference_town


@pytest.mark.rules("CAR-ATK-01")
def test_an_attack_takes_effect_at_the_estate_income() -> None:
    town = reference_town().placing()
    town.do("attack c6r3")
    assert town.standing("c6r3") == [0]
    town.passed(0, 1).resolve("estate_income")
    assert town.told("robbed") == [(0, 1, "c6r3", "shop", 9)]


@pytest.mark.rules("CAR-ATK-02")
def test_what_cannot_be_attacked() -> None:
    town = reference_town().persona(1, "sheriff").white("c6r3").placing()
    assert town.why_not("attack c6r3").rule == "CAR-PY-03"
    for parcel in ("c4r4", "c2r2", "c1r1"):
        assert town.why_not(f"attack {parcel}").reason == "no-building-there"
        assert town.why_not(f"defend {parcel}").reason == "no-building-there"


@pytest.mark.vector("CAR-ATK-03/1")
@pytest.mark.parametrize(
    ("edition", "expected"), [("polish", ["c1r1", "c8r8"]), ("english", ["c8r8"])]
)
def test_an_attack_on_a_church(edition: str, expected: list[str]) -> None:
    town = Table(text_edition=edition).put("c1r1", "church", 1).put("c8r8", "bank", 1).placing()
    assert town.offers("attack") == expected
    if edition == "english":
        assert town.why_not("attack c1r1").rule == "CAR-ATK-03"
    assert "c1r1" in town.placing(1).offers("defend")


@pytest.mark.vector("CAR-ATK-03/2")
def test_a_church_has_nothing_to_steal() -> None:
    town = Table().put("c1r1", "church", 1).cowboy(0, "c1r1")
    supply = town.state.supply[0]
    town.resolve("estate_income")
    assert (town.state.cash, town.state.supply[0]) == ([0, 0], supply + 1)


@pytest.mark.vector("CAR-ATK-04/1")
def test_an_undefended_building_is_robbed_without_dice() -> None:
    town = reference_town().cowboy(1, "c4r3")
    supply = town.state.supply[1]
    town.resolve("estate_income")
    assert (0, "c4r3", "saloon", 10) in town.told("income")
    assert town.told("robbed") == [(1, 0, "c4r3", "saloon", 10)]
    assert (town.told("rolled"), town.state.supply[1]) == ([], supply + 1)
    assert town.state.cash == [20, 44]


@pytest.mark.rules("CAR-ATK-08")
def test_a_building_is_robbed_once() -> None:
    town = Table().put("c1r1", "hotel", 0).cowboy(1, "c1r1").resolve("estate_income")
    assert town.state.cash == [3, 3]
    assert town.resolve("estate_income").state.cash == [9, 3]
    assert town.told("robbed") == []


@pytest.mark.rules("CAR-ATK-05")
def test_attackers_fight_without_the_owner() -> None:
    town = Table(3).put("c1r1", "hotel", 0).stock(9, 1, 1).cowboy(1, "c1r1").cowboy(2, "c1r1")
    town.dice(1, 6).resolve("estate_income")
    assert [seat for seat, *_ in town.told("rolled")] == [1, 2]
    assert town.state.cash == [3, 0, 3]


@pytest.mark.rules("CAR-ATK-06", "CAR-ATK-07")
def test_a_defender_who_wins_keeps_everything() -> None:
    town = Table(3).put("c1r1", "hotel", 0).stock(3, 1, 1)
    town.cowboy(0, "c1r1").cowboy(1, "c1r1").cowboy(2, "c1r1")
    supply = town.state.supply[0]
    town.dice(6, 1, 1).resolve("estate_income")
    assert [seat for seat, *_ in town.told("rolled")] == [0, 1, 2]
    assert (town.state.cash, town.state.supply[0]) == ([6, 0, 0], supply + 1)
    assert town.state.stock == [3, 2, 2]


@pytest.mark.vector("CAR-ATK-08/1")
def test_a_robber_gets_half_rounded_down() -> None:
    town = Table().put("c1r1", "mine", 0).mountains("c2r1", "c1r2", "c2r2").stock(3, 3)
    town.cowboy(0, "c1r1").cowboy(1, "c1r1").dice(1, 6).resolve("estate_income")
    assert town.state.cash == [5, 4]
    assert town.state.stock == [4, 3]  # the beaten defender returns


@pytest.mark.vector("CAR-ATK-08/2")
def test_of_one_dollar_nothing_is_stolen() -> None:
    town = Table().put("c1r1", "ranch", 0).house("c1r2", "c2r1", "c2r2").cowboy(1, "c1r1")
    assert town.resolve("estate_income").state.cash == [1, 0]


@pytest.mark.rules("CAR-ATK-09")
def test_a_defender_nobody_attacks_goes_to_the_supply() -> None:
    town = reference_town().cowboy(0, "c4r3")
    supply, stock = town.state.supply[0], town.state.stock[0]
    town.resolve("estate_income")
    assert (town.state.supply[0], town.state.stock[0]) == (supply + 1, stock)


@pytest.mark.rules("CAR-ATK-10")
def test_the_earliest_duellist_orders_the_attack_duels() -> None:
    town = reference_town().passed(1, 0).stock(3, 3)
    town.cowboy(0, "c4r3", "c6r3").cowboy(1, "c4r3", "c6r3").cowboy(0, "c7r3")
    town.resolve("estate_income")
    assert (town.asked, town.offers("fight")) == ((1, "next_duel"), ["c4r3", "c6r3"])
    town.do("fight c6r3")
    assert town.idle
    assert len(town.told("won_duel")) == 2


@pytest.mark.rules("CAR-ATK-11")
def test_only_what_stands_in_the_placing_phase_can_be_attacked() -> None:
    town = Table(personas="red").cash(5).own(0, "c5r2").row("ranch").bag("mine")
    town.state.persona = [-1, -1]
    town.state.agenda = [("placement",), ("persona", 1), ("persona", 0)]
    town.settle().do("take coolie", "snatch construction_3", "site c5r2", "take banker")
    assert town.asked == (1, "place")
    assert town.offers("attack") == ["c5r2"]
    assert "attack c5r2" not in Table().own(0, "c5r2").kept(0, "ranch").placing(1).offers()


@pytest.mark.rules("CAR-ATK-01")
def test_attacks_wait_while_parcels_are_bought() -> None:
    town = reference_town().stock(3, 3).cowboy(0, "c4r3", "c8r8").cowboy(1, "c4r3", "c8r8")
    town.resolve("parcel_purchase")
    assert town.told("duel_for_parcel") == [("c8r8",)]
    assert town.standing("c4r3") == [0, 1]
