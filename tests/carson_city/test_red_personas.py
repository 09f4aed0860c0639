"""The red sides of the personas (CAR-PR)."""

import pytest

from trailboss.games.carson_city.position import Table, reference_town


def choosing(town: Table) -> Table:
    town.state.persona = [-1] * town.state.seats
    return town.pending(("persona", 0))


def red(seats: int = 2) -> Table:
    return Table(seats, personas="red")


@pytest.mark.rules("CAR-PR-01")
def test_the_red_sheriff_attacks_nobody() -> None:
    town = reference_town(personas="red").persona(0, "sheriff", "red").placing()
    assert town.offers("attack") == []
    assert town.why_not("attack c6r3").rule == "CAR-PR-01"
    assert not [text for text in town.offers() if text.startswith("white")]


@pytest.mark.rules("CAR-PR-02")
def test_the_red_sheriff_starts_no_duel() -> None:
    town = red().persona(0, "sheriff", "red").cowboy(1, "roads_3", "c8r8", "wages").placing()
    assert "roads_3" not in town.offers("place")
    assert "wages" in town.offers("place")
    for action in ("place roads_3", "stake c8r8"):
        assert town.why_not(action).rule == "CAR-PR-02"
    town = red().persona(0, "sheriff", "red").cowboy(0, "roads_3").placing(1)
    assert "roads_3" in town.offers("place")


@pytest.mark.rules("CAR-PLC-06", "CAR-PR-02")
def test_the_red_sheriff_stands_nowhere_twice_either() -> None:
    town = Table(personas="red").persona(0, "sheriff", "red").cowboy(0, "roads_3", "c8r8", "wages")
    town.placing()
    assert "roads_3" not in town.offers("place")
    assert "c8r8" not in town.offers("stake")
    assert "wages" in town.offers("place")
    assert town.why_not("place roads_3").rule == "CAR-PLC-06"


@pytest.mark.rules("CAR-PR-03")
def test_the_red_sheriff_defends_also_what_is_attacked() -> None:
    town = reference_town(personas="red").persona(0, "sheriff", "red").cowboy(1, "c4r3").placing()
    assert "c4r3" in town.offers("defend")


@pytest.mark.vector("CAR-PR-04/1")
def test_the_red_sheriff_scores_for_lost_duels() -> None:
    town = reference_town(personas="red").persona(0, "sheriff", "red").stock(3, 3)
    town.cowboy(0, "roads_3", "c8r8", "c4r3").cowboy(1, "roads_3", "c8r8", "c4r3")
    town.dice(1, 6).resolve("roads_3")
    assert town.told("scored") == [(0, 3, "persona")]
    town.dice(6, 1).resolve("parcel_purchase")
    town.dice(1, 6).resolve("estate_income")
    assert town.points(0, "persona") == 6
    town.cowboy(1, "c4r3").resolve("estate_income")  # robbed without a duel
    assert town.points(0, "persona") == 6


@pytest.mark.vector("CAR-PR-05/1")
def test_the_red_banker_sells_points_once() -> None:
    town = red().persona(0, "banker", "red").cash(24).pending(("due",))
    assert (town.asked, town.offers()) == ((0, "banker"), ["points 3", "points 5", "pass"])
    assert town.why_not("points 7").rule == "CAR-PR-05"
    assert town.why_not("points 4").reason == "no-such-offer"
    town.do("points 5")
    assert (town.state.cash[0], town.points(0, "persona"), town.idle) == (12, 5, True)


@pytest.mark.vector("CAR-PR-06/1")
def test_the_red_grocer_counts_houses() -> None:
    town = choosing(red()).do("take grocer")
    assert town.offers() == ["cash", "wait"]
    town.do("wait")
    assert town.state.cash[0] == 0
    town.house("c1r1", "c1r2", "c1r3").own(0, "c1r1", "c1r2", "c1r3")
    town.put("c8r1", "hotel", 0).put("c8r3", "church", 0).persona(1, "mercenary", "red")
    town.pending(("due",))
    assert town.points(0, "persona") == 3
    assert choosing(red()).do("take grocer", "cash").state.cash[0] == 8


@pytest.mark.rules("CAR-PR-07")
def test_the_red_coolie_takes_any_tile() -> None:
    town = choosing(red().cash(5).row("ranch", "", "shop")).do("take coolie")
    assert town.offers() == ["snatch construction_3", "snatch construction_5", "pass"]
    assert town.why_not("snatch construction_4").rule == "CAR-PR-07"
    assert town.state.roads[0] == 0
    assert choosing(red().cash(4).row("ranch")).do("take coolie").idle
    town = red().persona(0, "coolie", "red")
    assert town.state.view(0)["players"][0]["prices"] == [3, 4, 5, 6, 8, 10, 12]


@pytest.mark.vector("CAR-PR-08/1")
def test_dearer_tiles_move_down_at_once() -> None:
    town = red().cash(5).row("ranch", "mine", "shop", "bank", "hotel", "ranch", "mine")
    choosing(town.bag("church")).do("take coolie", "snatch construction_8")
    assert town.row_now() == ["ranch", "mine", "shop", "bank", "ranch", "mine", "church"]
    assert town.state.cash[0] == 0


@pytest.mark.rules("CAR-PR-08", "CAR-END-08")
def test_with_an_empty_bag_the_space_stays_empty() -> None:
    town = red().cash(5).row("ranch", "mine", "shop", "bank", "hotel", "ranch", "mine").bag()
    choosing(town).do("take coolie", "snatch construction_3")
    assert town.row_now() == ["mine", "shop", "bank", "hotel", "ranch", "mine", ""]


@pytest.mark.rules("CAR-PR-09")
def test_the_snatched_tile_is_built_or_kept() -> None:
    town = choosing(red().own(0, "c1r1").cash(5).row("ranch").bag("mine"))
    town.do("take coolie", "snatch construction_3")
    assert (town.asked, town.row_now()[0]) == ((0, "site"), "mine")
    assert town.do("keep").kept_now(0) == ["ranch"]


@pytest.mark.rules("CAR-PR-10")
def test_the_red_settler_chooses_at_once() -> None:
    town = choosing(red()).do("take settler")
    assert (town.asked, town.offers()) == ((0, "reward"), ["cash", "wait"])
    assert town.do("cash").state.cash[0] == 8


@pytest.mark.vector("CAR-PR-11/1")
@pytest.mark.parametrize("edition", ["polish", "english"])
def test_the_red_settler_counts_mountains_before_the_limit(edition: str) -> None:
    town = Table(2, personas="red", text_edition=edition).cash(20, 0)
    town.persona(0, "settler", "red").persona(1, "mercenary", "red")
    town.state.promised[0] = 1
    town.mountains("c1r1", "c1r2", "c1r3").own(0, "c1r1", "c1r2", "c1r3")
    town.pending(("cash_limits",), ("due",))
    assert town.told("gained") == [(0, 3)]
    decision = town.state.decision
    assert decision is not None
    assert decision.args == {"cash": 23, "limit": 20, "least": 3}


@pytest.mark.rules("CAR-PR-12")
def test_the_red_captain_buys_revolvers() -> None:
    town = choosing(red().cash(10)).do("take captain")
    assert town.offers() == ["arm 1", "arm 2", "pass"]
    town.do("arm 2")
    assert (town.state.cash[0], town.state.revolvers[0], town.idle) == (1, 2, True)
    town = choosing(red().cash(8)).do("take captain")
    assert town.offers("arm") == ["1"]
    assert town.why_not("arm 2").rule == "CAR-PR-12"


@pytest.mark.rules("CAR-PR-13")
def test_revolvers_never_run_out() -> None:
    town = choosing(red().cash(9).revolvers(25, 5)).do("take captain", "arm 2")
    assert town.state.revolvers[0] == 27


@pytest.mark.rules("CAR-PR-14")
def test_the_red_mercenary() -> None:
    assert choosing(red().stock(3)).do("take mercenary").state.firepower(0) == 5
