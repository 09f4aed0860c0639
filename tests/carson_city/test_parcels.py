"""Buying parcels (CAR-PRC)."""

import pytest

from trailboss.games.carson_city.position import Table, reference_town


@pytest.mark.rules("CAR-PRC-01")
def test_only_a_piece_on_a_parcel_buys_it() -> None:
    town = Table().cash(20, 20).cowboy(0, "c8r8").resolve("parcel_purchase")
    assert town.offers() == ["buy c8r8", "pass"]
    refusal = town.why_not("buy c7r8")
    assert (refusal.rule, refusal.reason) == ("CAR-PRC-01", "no-piece-on-parcel")
    assert town.do("buy c8r8").owner("c8r8") == 0
    assert town.idle


@pytest.mark.vector("CAR-PRC-02/1")
def test_contents_around_make_a_parcel_dear() -> None:
    town = Table().house("c1r1", "c2r1").put("c3r1", "saloon", 0).put("c1r2", "saloon", 1)
    assert town.mountains("c3r3").price("c2r2") == 6


@pytest.mark.vector("CAR-PRC-02/2")
def test_prices_of_the_reference_board() -> None:
    town = reference_town()
    assert [town.price(id) for id in ("c5r2", "c4r4", "c8r8", "c1r4")] == [6, 6, 2, 1]


@pytest.mark.vector("CAR-PRC-03/1")
def test_the_dearest_parcel() -> None:
    town = Table().house(*[f"c{c}r{r}" for c in (2, 3, 4) for r in (2, 3, 4)])
    town.put("c2r2", "hotel", 0).kept(0, "hotel").own(1, "c3r3").cowboy(1, "c2r3")
    assert town.price("c3r3") == 10


@pytest.mark.rules("CAR-PRC-04")
def test_purchases_do_not_change_prices() -> None:
    town = Table().cash(9, 9).cowboy(0, "c8r8", "c8r7").cowboy(1, "c7r7")
    prices = [town.price(id) for id in ("c8r8", "c8r7", "c7r7")]
    town.resolve("parcel_purchase").do("buy c8r8", "buy c8r7", "buy c7r7")
    assert [town.price(id) for id in ("c8r8", "c8r7", "c7r7")] == prices == [1, 1, 1]


@pytest.mark.rules("CAR-PRC-05")
def test_the_price_goes_to_the_bank_and_the_piece_to_the_supply() -> None:
    town = Table().cash(5, 0).cowboy(0, "c8r8").cowboy(1, "c1r1")
    supply = town.state.supply[:]
    town.resolve("parcel_purchase").do("buy c8r8")
    assert (town.state.cash, town.owner("c8r8"), town.owner("c1r1")) == ([4, 0], 0, None)
    assert town.state.supply == [supply[0] + 1, supply[1] + 1]
    assert town.state.tiles_left(0) == 11


@pytest.mark.vector("CAR-PRC-06/1")
def test_a_winner_who_cannot_pay_leaves_the_parcel_unowned() -> None:
    town = reference_town().cash(4, 20).stock(3, 3).cowboy(0, "c5r2").cowboy(1, "c5r2")
    supply = town.state.supply[0]
    town.dice(6, 1).resolve("parcel_purchase")
    assert town.idle
    assert town.owner("c5r2") is None
    assert (town.state.supply[0], town.state.stock) == (supply + 1, [3, 4])


@pytest.mark.rules("CAR-PRC-06")
def test_the_winner_buys_or_declines() -> None:
    for answer, owner in (("buy c8r8", 1), ("pass", None)):
        town = Table().cash(9, 9).stock(3, 3).cowboy(0, "c8r8").cowboy(1, "c8r8").dice(1, 6)
        town.resolve("parcel_purchase")
        assert (town.asked, town.offers()) == ((1, "won_parcel"), ["buy c8r8", "pass"])
        assert town.do(answer).owner("c8r8") == owner


@pytest.mark.vector("CAR-PRC-07/1")
def test_the_earliest_duellist_names_the_duels() -> None:
    town = Table(3).passed(2, 0, 1).stock(3, 3, 3).cash(0, 0, 0)
    town.cowboy(0, "c1r1", "c8r8").cowboy(1, "c1r1", "c8r8").cowboy(2, "c4r8")
    town.resolve("parcel_purchase")
    assert (town.asked, town.offers("fight")) == ((0, "next_duel"), ["c1r1", "c8r8"])
    assert town.why_not("fight c4r8").rule == "CAR-DUEL-04"
    town.do("fight c8r8")
    assert [event for (event,) in town.told("duel_for_parcel")] == ["c8r8", "c1r1"]


@pytest.mark.rules("CAR-PRC-07")
def test_the_decider_stays_the_same_and_knows_the_results() -> None:
    town = Table(3).passed(2, 0, 1).stock(3, 3, 3)
    town.cowboy(2, "c1r1").cowboy(0, "c1r1", "c4r8", "c8r8").cowboy(1, "c4r8", "c8r8")
    town.resolve("parcel_purchase")
    assert town.asked == (2, "next_duel")
    town.do("fight c1r1")
    assert town.asked == (2, "next_duel")
    assert len(town.told("won_duel")) == 1


@pytest.mark.rules("CAR-PRC-08")
def test_contested_parcels_come_first() -> None:
    town = Table().cash(9, 9).stock(3, 3)
    town.cowboy(0, "c1r1", "c8r8").cowboy(1, "c8r8").dice(1, 6)
    town.resolve("parcel_purchase")
    assert town.asked == (1, "won_parcel")
    town.do("buy c8r8")
    assert town.asked == (0, "buy_parcel")


@pytest.mark.vector("CAR-PRC-09/1")
def test_uncontested_parcels_are_bought_one_after_another() -> None:
    town = Table().passed(0, 1).cash(7, 7).house("c1r1", "c2r1", "c1r2", "c8r7", "c7r7", "c8r5")
    assert [town.price(id) for id in ("c2r2", "c8r6", "c8r4")] == [4, 4, 2]
    town.house("c3r3")
    assert [town.price(id) for id in ("c2r2", "c8r6", "c8r4")] == [5, 4, 2]
    town.cowboy(0, "c2r2", "c8r6", "c8r4").cowboy(1, "c5r8")
    supply = town.state.supply[0]
    town.resolve("parcel_purchase").do("buy c2r2")
    assert town.offers("buy") == ["c8r4"]
    assert town.why_not("buy c8r6").rule == "CAR-PRC-05"
    town.do("buy c8r4")
    assert town.asked == (1, "buy_parcel")
    assert (town.state.supply[0], town.state.cash[0]) == (supply + 3, 0)


@pytest.mark.rules("CAR-PRC-10")
def test_without_property_tiles_nothing_is_gained() -> None:
    town = Table().cash(9).stock(3, 3)
    town.own(0, *[f"c{column}r{row}" for column in range(1, 7) for row in (1, 2)])
    town.placing()
    assert "c8r8" in town.offers("stake")
    town.passed(0, 1).cowboy(0, "c8r8").resolve("parcel_purchase")
    assert town.idle
    assert town.owner("c8r8") is None
    town.cowboy(0, "c8r8").cowboy(1, "c8r8").dice(6, 1).resolve("parcel_purchase")
    assert town.idle
    town.state.persona = [-1, -1]
    town.pending(("persona", 0)).do("take settler")
    assert town.idle


@pytest.mark.vector("CAR-PRC-11/1")
def test_a_bought_parcel_counts_at_once() -> None:
    town = reference_town().cash(20)
    assert town.income("c6r3") == 18
    town.cowboy(0, "c6r4").resolve("parcel_purchase").do("buy c6r4")
    assert town.income("c6r3") == 15
