"""Buying and gaining cattle, the train (ELP-BUY, ELP-GAIN, ELP-TRAIN)."""

import pytest

from trailboss.games.el_paso.position import Table


def buying(money: int, **area: int) -> Table:
    """Nothing is decided without being asked."""
    table = Table().patiently().money(0, money).area(0, engineers=1, **area)
    return table.visit(0, "space-d").do("use buy")


@pytest.mark.vector("ELP-BUY-01/1")
def test_a_shorthorn_for_three_cowboys_and_6_dollars() -> None:
    table = buying(6, cowboys=3).do("buy shorthorn")
    assert table.state.money[0] == 0
    assert "cowboy" not in table.area_of(0)
    assert sorted(table.pile_of(0)) == ["cowboy", "cowboy", "cowboy", "shorthorn"]
    assert table.left("shorthorn") == 7


@pytest.mark.rules("ELP-BUY-01", "ELP-DEC-08")
@pytest.mark.parametrize(
    ("breed", "cowboys"), [("black-angus", 1), ("corriente", 2), ("shorthorn", 3), ("hereford", 4)]
)
def test_what_each_breed_takes(breed: str, cowboys: int) -> None:
    table = buying(2 * cowboys, cowboys=cowboys)
    assert table.offers("buy")[-1] == breed
    table.do(f"buy {breed}")
    assert table.state.money[0] == 0
    assert "cowboy" not in table.area_of(0)
    poor = buying(2 * cowboys + 1, cowboys=max(1, cowboys - 1), builders=1)
    if cowboys > 1:
        refusal = poor.why_not(f"buy {breed}")
        assert (refusal.rule, refusal.reason) == ("ELP-BUY-01", "not-enough-workers")


@pytest.mark.rules("ELP-BUY-01")
def test_money_and_a_card_are_needed_too() -> None:
    table = buying(3, cowboys=4)
    assert table.offers("buy") == ["black-angus"]
    assert table.why_not("buy hereford").args == {"needs": 8, "has": 3}
    table = Table().market(corriente=0).money(0, 8).area(0, cowboys=4, engineers=1)
    table.visit(0, "space-d").do("use buy")
    assert table.offers("buy") == ["black-angus", "shorthorn", "hereford"]
    assert table.refused("buy corriente") == ("ELP-BUY-01", "not-in-market")


@pytest.mark.vector("ELP-BUY-02/1")
def test_any_mixture_with_all_rounders() -> None:
    table = buying(6, cowboys=2, all_rounders=2, builders=1).do("buy shorthorn")
    assert table.asked == (0, "pay")
    assert table.offers() == ["pay 1", "pay 2"]
    assert table.why_not("pay 0").args == {"least": 1, "most": 2}
    assert table.refused("pay 3") == ("ELP-BUY-02", "mixture")
    table.do("pay 2")
    assert table.state.money[0] == 0
    assert table.area_of(0) == {"cowboy": 1, "builder": 1, "engineer": 1}


@pytest.mark.rules("ELP-BUY-02")
def test_all_rounders_alone_and_no_other_workers() -> None:
    table = buying(6, all_rounders=3).do("buy shorthorn")
    assert sorted(table.pile_of(0)) == ["all-rounder"] * 3 + ["shorthorn"]
    table = Table().money(0, 20).area(0, builders=3, engineers=3).visit(0, "space-d")
    assert "buy" not in table.offers("use")


@pytest.mark.rules("ELP-BUY-03")
def test_the_card_goes_on_the_discard_pile() -> None:
    table = buying(2, cowboys=1).do("buy black-angus")
    assert table.pile_of(0)[-1] == "black-angus"
    assert table.hand_of(0) == []


@pytest.mark.rules("ELP-BUY-04")
def test_one_card_of_the_market_breeds_per_action() -> None:
    table = buying(20, cowboys=9)
    assert table.offers("buy") == ["black-angus", "corriente", "shorthorn", "hereford"]
    for never in ("simmental", "criollo"):
        assert table.refused(f"buy {never}") == ("ELP-BUY-04", "never-for-sale")
    table.do("buy black-angus")
    assert table.asked == (0, "visit")
    assert table.refused("use buy") == ("ELP-LOC-01", "slot-used")
    assert table.refused("buy simmental") == ("ELP-BUY-04", "never-for-sale")


@pytest.mark.rules("ELP-GAIN-01")
def test_gained_cattle_need_no_cowboys() -> None:
    table = Table().marked(2).train(0, 2).do("use cattle")
    assert table.pile_of(0) == ["corriente"]
    assert table.left("corriente") == 9
    table = Table().marked(2).market(corriente=0).train(0, 2)
    assert table.offers("use") == ["token"]


@pytest.mark.vector("ELP-GAIN-02/1")
def test_a_shorthorn_for_2_dollars() -> None:
    table = Table().money(0, 2).building(0, "5a", "plot-c-d").visit(0, "plot-c-d")
    table.do("use cattle")
    assert table.state.money[0] == 0
    assert table.pile_of(0) == ["shorthorn"]
    table = Table().money(0, 1).building(0, "5a", "plot-c-d").visit(0, "plot-c-d")
    assert table.refused("use cattle") == ("ELP-LOC-03", "not-enough-money")


# ---- the train


@pytest.mark.vector("ELP-TRAIN-01/1")
def test_card_4_for_three_engineers_and_an_all_rounder() -> None:
    table = Table().money(0, 8).area(0, engineers=3, all_rounders=1).visit(0, "space-f")
    table.do("use train", "train 4")
    assert table.state.money[0] == 0
    assert sorted(table.pile_of(0)) == ["all-rounder", "engineer", "engineer", "engineer"]
    assert table.offers("use") == ["money", "objective", "bonus", "hire"]


@pytest.mark.rules("ELP-TRAIN-01", "ELP-DEC-09")
def test_cards_that_can_be_paid_and_slots_once_in_any_order() -> None:
    table = Table().money(0, 6).area(0, engineers=2, all_rounders=2).visit(0, "space-f")
    table.do("use train")
    assert table.offers("train") == ["1", "2", "3"]
    assert table.why_not("train 4").args == {"needs": 8, "has": 6}
    table.do("train 3")
    assert table.offers() == ["pay 1", "pay 2"]
    table.do("pay 1", "use bonus", "blind bonus", "use money")
    assert table.refused("use bonus") == ("ELP-TRAIN-01", "slot-used")
    assert table.state.money[0] == 3
    table = Table().patiently().money(0, 20).area(0, engineers=1, builders=1).visit(0, "space-f")
    assert table.do("use train").refused("train 2") == ("ELP-TRAIN-01", "not-enough-workers")


@pytest.mark.rules("ELP-TRAIN-02")
def test_one_card_per_action_and_none_is_used_up() -> None:
    table = Table().money(0, 40).area(0, engineers=8).visit(0, "space-f")
    table.do("use train", "train 2", "use bonus", "blind bonus", "finish")
    assert table.asked == (0, "visit")
    assert table.refused("use train") == ("ELP-LOC-01", "slot-used")
    table.money(1, 4).area(1, engineers=2).visit(1, "space-f").do("use train", "train 2")
    assert table.asked == (1, "train_card")


@pytest.mark.rules("ELP-TRAIN-03")
def test_slots_of_a_card_may_be_left_out() -> None:
    table = Table().money(0, 2).area(0, engineers=2).visit(0, "space-f")
    table.do("use train", "train 1", "finish")
    assert table.tiles_of(0) == []
    assert table.state.money[0] == 0
    assert table.asked == (0, "visit")


@pytest.mark.vector("ELP-TRAIN-04/1")
def test_card_4_gives_money_or_an_objective_and_more() -> None:
    table = Table().bonuses("points-5", "points-4", "points-3").train(0, 4)
    table.do("use money", "use bonus", "take points-4", "use hire", "hire cowboy")
    assert table.state.money[0] == 3
    assert table.tiles_of(0) == ["points-4"]
    assert table.area_of(0) == {"cowboy": 1}
    table = Table().area(0, engineers=1).train(0, 4).do("use money")
    assert table.refused("use objective") == ("ELP-TRAIN-01", "slot-used")


@pytest.mark.rules("ELP-TRAIN-04")
@pytest.mark.parametrize(
    ("card", "slots"),
    [
        (1, ["objective"]),
        (2, ["bonus"]),
        (3, ["money", "bonus", "remove"]),
        (4, ["money", "objective", "bonus", "hire"]),
    ],
)
def test_basic_sides(card: int, slots: list[str]) -> None:
    assert Table().hand(0, "criollo").train(0, card).offers("use") == slots


@pytest.mark.rules("ELP-TRAIN-04")
def test_card_3_gives_3_dollars() -> None:
    assert Table().train(0, 3).do("use money").state.money[0] == 3


@pytest.mark.rules("ELP-TRAIN-05")
def test_marked_sides() -> None:
    table = Table().marked(1, 2, 3, 4).train(0, 1).do("use certificates", "use token")
    assert (table.state.track[0], table.state.tokens[0]) == (2, 1)
    table = Table().marked(2).train(0, 2).do("use cattle", "use token")
    assert (table.pile_of(0), table.state.tokens[0]) == (["corriente"], 1)
    table = Table().marked(3).train(0, 3).do("use tile", "blind bonus", "use hire", "hire cowboy")
    assert (len(table.tiles_of(0)), table.area_of(0)) == (1, {"cowboy": 1})
    table = Table().marked(4).train(0, 4).do("use certificates", "use tile", "blind objective")
    assert table.state.track[0] == 3
    assert table.do("use ride").offers("ride") == ["space-g", "el-paso"]
