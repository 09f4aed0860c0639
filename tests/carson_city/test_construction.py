"""Construction (CAR-BLD), houses and mountains (CAR-HSE, CAR-MTN)."""

import pytest

from trailboss.games.carson_city.position import Table


def builder(*buildings: str, cash: int = 20, seats: int = 2) -> Table:
    """Seat 0 owns c5r2 and c4r2 beside the centre, and c1r8 far away; this is the row."""
    return Table(seats).own(0, "c5r2", "c4r2", "c1r8").cash(cash, cash).row(*buildings)


def bought(town: Table, space: str = "construction_3") -> Table:
    return town.cowboy(0, space).resolve(space).do("purchase")


@pytest.mark.rules("CAR-BLD-01")
def test_a_tile_costs_the_price_of_its_space() -> None:
    town = builder("ranch", "mine", "shop")
    town.cowboy(0, "construction_5").resolve("construction_5")
    assert town.asked == (0, "construction")
    town.do("pass")
    assert (town.row_now()[:3], town.state.cash[0]) == (["ranch", "mine", "shop"], 20)
    town.cowboy(0, "construction_4").resolve("construction_4").do("purchase", "keep")
    assert (town.row_now()[:3], town.state.cash[0]) == (["ranch", "", "shop"], 16)


@pytest.mark.rules("CAR-BLD-02")
def test_the_buyer_builds_or_keeps() -> None:
    town = bought(builder("ranch"))
    assert town.offers() == ["site c4r2", "site c5r2", "site c1r8", "keep"]
    town.do("keep")
    assert (town.kept_now(0), town.idle) == (["ranch"], True)
    town = bought(builder("ranch")).do("site c1r8")
    assert (town.kept_now(0), town.on("c1r8")) == ([], "ranch")


@pytest.mark.rules("CAR-BLD-03")
def test_a_building_goes_on_an_own_empty_parcel() -> None:
    town = builder("ranch").own(0, "c7r7", "c5r3", "c8r8").own(1, "c6r6").mountains("c7r7")
    bought(town.put("c8r8", "mine"))
    assert set(town.offers("site")) == {"c5r2", "c4r2", "c1r8"}
    for parcel in ("c7r7", "c5r3", "c8r8"):
        refusal = town.why_not(f"site {parcel}")
        assert (refusal.rule, refusal.reason) == ("CAR-BLD-03", "not-empty")
    for parcel in ("c6r6", "c1r1"):
        assert town.why_not(f"site {parcel}").reason == "not-your-parcel"


@pytest.mark.rules("CAR-BLD-04")
@pytest.mark.parametrize("building", ["ranch", "mine"])
def test_ranch_and_mine_need_neither_road_nor_house(building: str) -> None:
    town = bought(builder(building)).do("site c1r8")
    assert (town.on("c1r8"), town.idle) == (building, True)
    assert town.told("house_built") == []


@pytest.mark.rules("CAR-BLD-05")
@pytest.mark.parametrize("building", ["shop", "bank", "saloon", "hotel", "church", "prison"])
def test_the_others_need_a_road_and_bring_a_house(building: str) -> None:
    town = bought(builder(building))
    assert town.offers("site") == ["c4r2", "c5r2"]
    assert town.why_not("site c1r8").rule == "CAR-BLD-05"
    town.do("site c5r2")
    assert town.asked == (0, "house")
    town.do("house c6r2")
    assert (town.on("c5r2"), town.on("c6r2")) == (building, "house")


@pytest.mark.vector("CAR-BLD-06/1")
def test_the_builder_first_lays_roads() -> None:
    town = Table().centre("c4r5").own(0, "c7r5").roads(2).cash(3).row("shop")
    bought(town)
    assert town.offers() == ["keep", "road"]
    town.do("road", "lay h44", "road", "lay h54")
    assert town.offers() == ["site c7r5", "keep"]


@pytest.mark.rules("CAR-BLD-07")
def test_without_a_place_for_the_house_nothing_is_built() -> None:
    town = Table().centre("c4r5").own(0, "c3r4").cash(3).roads(1).row("shop")
    for parcel in ("c4r4", "c5r4", "c3r5", "c5r5", "c3r6", "c4r6", "c5r6"):
        town.house(parcel)
    bought(town)
    assert town.offers() == ["keep", "road"]
    assert town.why_not("site c3r4").rule == "CAR-BLD-07"
    town.do("road", "lay h44", "site c3r4")
    assert town.offers("house") == ["c6r4", "c6r5"]
    town.do("keep")
    assert (town.on("c3r4"), town.kept_now(0), town.state.roads[0]) == (None, ["shop"], 0)


@pytest.mark.rules("CAR-BLD-08")
def test_kept_buildings_do_nothing() -> None:
    town = builder().put("c8r8", "shop", 0).kept(0, "ranch", "ranch", "church", "prison")
    assert town.income("c8r8") == 0
    assert town.state.firepower(0) == 3
    assert town.points(0, "board") == 2
    assert town.cowboy(0, "estate_vp").resolve("estate_vp").points(0, "estate") == 1
    assert town.kept(0, "ranch", "mine").kept_now(0).count("ranch") == 3


@pytest.mark.vector("CAR-BLD-09/1")
def test_a_kept_building_waits_for_the_window() -> None:
    town = builder("", "", "", "hotel", "", "", "bank", cash=30)
    town.cowboy(0, "construction_12", "construction_6").resolve_all()
    town.do("purchase", "keep", "purchase")
    assert "put bank" not in town.offers()
    assert town.why_not("put bank").rule == "CAR-BLD-09"
    town.do("site c5r2", "house c6r2")
    assert (town.asked, town.offers()) == ((0, "window"), ["put bank", "stop"])
    town.do("put bank", "site c4r2", "house c6r3")
    assert town.on("c4r2") == "bank"


@pytest.mark.rules("CAR-BLD-10")
def test_the_window_goes_in_pass_order_and_takes_any_number() -> None:
    town = builder().own(1, "c8r8", "c8r7").passed(1, 0)
    town.kept(0, "ranch").kept(1, "ranch", "mine").pending(("windows",))
    assert town.asked == (1, "window")
    town.do("put mine", "site c8r8", "put ranch", "site c8r7")
    assert town.asked == (0, "window")
    town.do("stop")
    assert (town.kept_now(0), town.kept_now(1), town.idle) == (["ranch"], [], True)


@pytest.mark.rules("CAR-BLD-11")
def test_placing_from_the_stock_is_free_and_obeys_the_conditions() -> None:
    town = builder(cash=0).kept(0, "shop", "ranch").pending(("windows",))
    assert town.offers("put") == ["ranch", "shop"]
    assert town.why_not("put mine").rule == "CAR-BLD-11"
    town.do("put shop")
    assert town.offers("site") == ["c4r2", "c5r2"]
    town.do("site c5r2", "house c4r2")
    assert (town.on("c5r2"), town.state.cash[0]) == ("shop", 0)


@pytest.mark.vector("CAR-BLD-12/1")
def test_a_building_acts_at_once() -> None:
    town = builder("ranch").stock(2).revolvers(1)
    town.cowboy(0, "construction_3", "firepower_income").resolve_all()
    town.do("purchase", "site c1r8")
    assert (0, 8) in town.told("gained")
    assert town.told("income") == [(0, "c1r8", "ranch", 3)]


@pytest.mark.rules("CAR-HSE-01")
def test_houses_come_only_with_buildings_and_there_are_enough() -> None:
    town = Table(dealt=True)
    houses = 1 + sum(building.count for building in town.c.buildings if building.town)
    assert (houses, town.c.houses) == (19, 20)
    town = bought(builder("hotel")).do("site c5r2")
    cash = town.state.cash[0]
    assert town.do("house c4r2").state.cash[0] == cash


@pytest.mark.rules("CAR-HSE-02")
def test_a_house_goes_on_another_empty_connected_parcel() -> None:
    town = bought(builder("hotel").mountains("c6r4")).do("site c5r2")
    assert town.offers("house") == ["c4r2", "c6r2", "c4r3", "c6r3", "c4r4", "c5r4"]
    assert town.why_not("house c5r2").reason == "not-empty"
    assert town.why_not("house c6r4").reason == "not-empty"
    assert town.why_not("house c8r8").reason == "not-connected"
    town.do("house c5r4")  # two parcels away from the building
    assert town.on("c5r4") == "house"


@pytest.mark.rules("CAR-HSE-03", "CAR-HSE-04")
def test_another_players_parcel_needs_his_consent() -> None:
    town = bought(builder("hotel").own(1, "c6r2", "c6r3")).do("site c5r2", "house c6r2")
    assert (town.asked, town.offers()) == ((1, "consent"), ["agree", "refuse"])
    town.do("refuse")
    assert "c6r2" not in town.offers("house")
    assert "c6r3" in town.offers("house")
    refusal = town.why_not("house c6r2")
    assert (refusal.rule, refusal.args["seat"]) == ("CAR-HSE-04", 1)
    town.do("house c6r3", "agree")
    assert (town.on("c6r3"), town.on("c5r2"), town.idle) == ("house", "hotel", True)
    town = bought(builder("hotel").own(1, "c6r2")).do("site c5r2", "house c4r2")
    assert town.idle


@pytest.mark.vector("CAR-HSE-05/1")
def test_the_house_belongs_to_the_owner_of_its_parcel() -> None:
    town = builder("saloon").own(1, "c6r2").put("c7r2", "saloon", 1)
    bought(town).do("site c5r2", "house c6r2", "agree")
    assert (town.income("c5r2"), town.income("c7r2")) == (5, 5)  # centre; the new house
    assert (town.points(0, "board"), town.points(1, "board")) == (2, 4)


@pytest.mark.vector("CAR-HSE-06/1")
def test_an_unowned_house_counts_for_everybody() -> None:
    town = Table().put("c2r5", "saloon", 0).put("c4r5", "saloon", 1)
    town.house("c3r4", "c3r5", "c3r6").own(0, "c3r4")
    assert (town.income("c2r5"), town.income("c4r5")) == (15, 10)


@pytest.mark.rules("CAR-HSE-07")
def test_a_house_has_no_income_and_stays() -> None:
    town = bought(builder("ranch").own(0, "c5r3"))
    assert town.why_not("site c5r3").reason == "not-empty"
    town = Table().own(0, "c5r3").resolve("estate_income")
    assert town.state.cash == [0, 0]


@pytest.mark.rules("CAR-MTN-01")
def test_nothing_is_built_on_a_mountain() -> None:
    town = builder("ranch").own(0, "c2r8").mountains("c2r8")
    bought(town)
    assert "c2r8" not in town.offers("site")
    assert town.do("site c1r8").income("c1r8") == 2


@pytest.mark.rules("CAR-MTN-02")
def test_an_owned_mountain_counts_for_its_owner_only() -> None:
    town = Table().put("c1r1", "mine", 0).put("c3r1", "mine", 1).mountains("c2r1", "c2r2")
    assert (town.income("c1r1"), town.income("c3r1")) == (6, 6)
    town.own(1, "c2r2")
    assert (town.income("c1r1"), town.income("c3r1")) == (3, 6)
