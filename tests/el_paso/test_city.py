"""El Paso and the value of a delivery (ELP-CITY, ELP-DEL)."""

import pytest

from trailboss.games.el_paso.position import Table

FULL = ["criollo"] * 8


def value(table: Table) -> int:
    decision = table.state.decision
    assert decision is not None
    return int(decision.args["value"])


def moment(table: Table) -> str:
    decision = table.state.decision
    assert decision is not None
    return str(decision.args.get("moment", decision.kind))


@pytest.mark.rules("ELP-CITY-01")
@pytest.mark.parametrize("how", ["movement", "ride"])
def test_money_simmental_and_delivery_in_this_order(how: str) -> None:
    table = Table().area(0, engineers=1).hand(0, "criollo").stack(0, *FULL)
    if how == "movement":
        table.riding(0, "space-g").do("ride el-paso")
    else:
        table.building(0, "2a", "plot-g-a-inner").visit(0, "plot-g-a-inner")
        table.do("use ride", "ride el-paso")
    told = [event.kind for event in table.events]
    order = [told.index(kind) for kind in ("gained_money", "took_simmental", "revealed_hand")]
    assert order == sorted(order)
    assert (table.state.money[0], table.pile_of(0)) == (5, ["simmental"])
    assert table.asked == (0, "deliver")
    assert "pass" not in table.offers()


@pytest.mark.rules("ELP-CITY-02")
def test_5_dollars_first_and_at_once_of_use() -> None:
    table = Table().city(0, "criollo")
    assert table.asked == (0, "disc")
    assert "remove" in table.offers("disc"), "its 3 dollars can be paid"


@pytest.mark.vector("ELP-CITY-03/1")
def test_a_simmental_on_the_discard_pile() -> None:
    table = Table().money(0, 1).market(simmental=7).area(0, engineers=1)
    hand = ["criollo", "criollo", "galloway", "corriente"]
    table.city(0, *hand)
    assert table.asked == (0, "deliver")
    assert table.state.money[0] == 6
    assert table.left("simmental") == 6
    assert table.pile_of(0) == ["simmental"]
    assert table.hand_of(0) == hand


@pytest.mark.rules("ELP-CITY-04")
def test_after_the_delivery_the_hand_is_refilled() -> None:
    table = Table().stack(0, *["galloway"] * 5).city(0, "criollo").do("disc money")
    assert table.pile_of(0) == ["simmental", "criollo"]
    assert table.hand_of(0) == ["galloway"] * 4
    assert table.asked[0] == 1


@pytest.mark.vector("ELP-CITY-05/1")
def test_a_builder_may_still_add_a_certificate() -> None:
    table = Table().area(0, builders=1).city(0, "galloway", "pineywoods", "santa-gertrudis")
    assert table.asked == (0, "deliver")
    table.do("dismiss builder")
    assert (table.state.money[0], table.state.track[0]) == (3, 1)
    assert "7" in table.offers("deliver")
    table.do("deliver 7")
    assert table.state.track[0] == 0


@pytest.mark.vector("ELP-CITY-05/2")
def test_an_engineer_may_be_discarded_before_the_reward() -> None:
    table = Table().money(0, 3).area(0, engineers=1).stack(0, *FULL)
    table.delivering(0, "hereford", "shorthorn").do("deliver 9", "disc certificate")
    assert table.refused("hire all-rounder") == ("ELP-HIRE-02", "not-enough-money")
    table.do("dismiss engineer", "hire all-rounder")
    assert table.state.money[0] == 0
    assert table.area_of(0) == {"all-rounder": 1}


@pytest.mark.rules("ELP-CITY-05")
def test_an_exchange_may_still_change_a_hand_that_was_shown() -> None:
    table = Table().tokens(0, 1).stack(0, "hereford").delivering(0, "criollo", "criollo")
    assert value(table) == 1
    table.do("exchange", "discard criollo")
    assert table.asked == (0, "deliver")
    assert value(table) == 6
    assert "5" in table.offers("deliver")


@pytest.mark.rules("ELP-ANY-01", "ELP-CITY-05")
@pytest.mark.parametrize(("post", "reward"), [("7", ["blind objective"]), ("12", [])])
def test_a_worker_discarded_between_delivery_and_refill_is_shuffled_in(
    post: str, reward: list[str]
) -> None:
    table = Table().money(0, 2).track(0, 3).area(0, builders=1)
    table.delivering(0, "hereford", "shorthorn").do(f"deliver {post}", "disc money", *reward)
    assert table.state.decision is not None
    assert table.state.decision.args == {"moment": "drawing"}
    assert table.hand_of(0) == [], "the delivery is over"
    table.do("dismiss builder")
    assert table.has_event("reshuffled", 0, 3)
    assert sorted(table.hand_of(0)) == ["hereford", "shorthorn"]
    assert table.area_of(0) == {"builder": 1}, "it came up again"


@pytest.mark.rules("ELP-ANY-01", "ELP-CITY-05")
@pytest.mark.parametrize("post", [10, 12, 14, 16, 18])
def test_at_every_post_the_hand_is_still_there_when_the_delivery_is_over(post: int) -> None:
    table = Table().tokens(0, 1).track(0, 4).pile(0, "galloway", *FULL)
    table.delivering(0, "hereford", "shorthorn", "corriente", "black-angus")
    table.do(f"deliver {post}", "disc money")
    assert moment(table) == "delivery"
    assert len(table.hand_of(0)) == 4
    assert "galloway" in table.do("exchange").hand_of(0)
    assert table.do("discard hereford").pile_of(0)[0] == "hereford", "then the rest of the hand"


@pytest.mark.rules("ELP-ANY-01", "ELP-DISC-07")
def test_the_token_of_a_post_serves_before_the_hand_is_discarded() -> None:
    table = Table().track(0, 1).pile(0, "galloway", *FULL)
    table.delivering(0, "hereford", "shorthorn", "corriente", "black-angus").do("deliver 16")
    table.do("disc money")
    assert (moment(table), table.offers()) == ("delivery", ["continue", "exchange"])
    table.do("exchange")
    assert len(table.hand_of(0)) == 5
    assert table.do("discard hereford").pile_of(0)[0] == "hereford"


@pytest.mark.rules("ELP-ANY-01", "ELP-CITY-05")
def test_also_without_a_disc() -> None:
    table = Table().tokens(0, 1).pile(0, *FULL).only_discs(0).delivering(0, "criollo")
    assert (moment(table), table.hand_of(0)) == ("delivery", ["criollo"])


@pytest.mark.rules("ELP-CITY-05", "ELP-DEC-16")
def test_nobody_waits_who_has_nothing_to_do_then() -> None:
    table = Table().stack(0, *FULL).delivering(0, "hereford", "shorthorn").do("deliver 9")
    table.do("disc money", "pass")
    assert table.asked[0] == 1


@pytest.mark.rules("ELP-ANY-01", "ELP-END-03")
def test_whoever_triggers_the_end_waits_for_no_refill() -> None:
    table = Table().market(simmental=0).area(0, engineers=1).city(0, "criollo")
    table.do("deliver 0", "disc money")
    assert table.state.decision is not None
    assert table.state.decision.args == {"moment": "end"}


@pytest.mark.rules("ELP-DEL-01")
def test_the_hand_is_shown_to_all() -> None:
    table = Table().hand(0, "criollo", "hereford").area(0, engineers=1).riding(0, "space-f")
    assert "hand" not in table.shown(0, 1)
    table.do("ride el-paso")
    assert table.has_event("revealed_hand", 0, ["criollo", "hereford"])
    assert table.shown(0, 1)["hand"] == ["criollo", "hereford"]
    assert table.shown(0, None)["hand"] == ["criollo", "hereford"]


@pytest.mark.vector("ELP-DEL-02/1", "ELP-DEL-02/2")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        (["santa-gertrudis", "santa-gertrudis", "corriente", "black-angus"], 8),
        (["criollo", "criollo", "criollo", "galloway"], 3),
    ],
)
def test_each_breed_counts_once(hand: list[str], worth: int) -> None:
    assert value(Table().area(0, engineers=1).delivering(0, *hand)) == worth


@pytest.mark.vector("ELP-DEL-02/3")
def test_an_empty_hand_is_worth_nothing() -> None:
    table = Table().area(0, engineers=1).delivering(0)
    assert value(table) == 0
    assert table.offers("deliver") == ["0"]
    table.do("deliver 0")
    assert table.offers() == [f"disc {d}" for d in ("money", "certificate", "exchange")]
    table.do("disc money", "continue")
    assert table.state.money[0] == 1


@pytest.mark.rules("ELP-DEL-03")
def test_permanent_certificates_count_in_every_delivery() -> None:
    table = Table().cleared(0, "permanent").area(0, engineers=1)
    table.gained(0, "permanent-certificate", "permanent-certificate")
    for disc in ("money", "certificate"):
        table.delivering(0, "corriente")
        assert value(table) == 6
        table.do("deliver 0", f"disc {disc}")


@pytest.mark.vector("ELP-DEL-04/1", "ELP-DEL-04/2")
@pytest.mark.parametrize(
    ("hand", "tiles", "worth"),
    [
        (["santa-gertrudis", "santa-gertrudis", "corriente", "black-angus"], 1, 10),
        (["criollo", "galloway", "corriente", "shorthorn"], 1, 10),
        (["criollo", "criollo", "corriente", "corriente"], 1, 7),
        (["criollo", "criollo", "corriente", "corriente"], 2, 8),
        (["criollo", "criollo", "criollo", "criollo"], 2, 3),
        (["hereford", "hereford", "simmental", "simmental"], 1, 12),
        (["pineywoods", "pineywoods", "shorthorn", "shorthorn"], 1, 10),
    ],
)
def test_tiles_that_count_a_breed_again(hand: list[str], tiles: int, worth: int) -> None:
    table = Table().area(0, engineers=1).gained(0, *["breed-again"] * tiles)
    assert value(table.delivering(0, *hand)) == worth


@pytest.mark.vector("ELP-DEL-05/1")
def test_certificates_of_the_track_may_be_spent() -> None:
    table = Table().gained(0, "permanent-certificate").track(0, 3).area(0, engineers=1)
    table.delivering(0, "santa-gertrudis", "corriente", "black-angus")
    assert value(table) == 9
    assert table.offers("deliver")[-1] == "12"
    assert table.do("deliver 12").state.track[0] == 0


@pytest.mark.rules("ELP-DEL-05")
def test_unspent_certificates_stay() -> None:
    table = Table().track(0, 3).area(0, engineers=1)
    table.delivering(0, "santa-gertrudis", "corriente").do("deliver 7", "disc money")
    assert table.state.track[0] == 1


@pytest.mark.vector("ELP-DEL-06/1")
def test_exactly_as_many_certificates_as_are_missing() -> None:
    table = Table().track(0, 4).delivering(0, "santa-gertrudis", "corriente", "black-angus")
    table.do("deliver 10")
    assert table.has_event("spent_certificates", 0, 2)
    assert table.state.track[0] == 2
    table.do("disc money")
    assert table.state.track[0] == 3


@pytest.mark.rules("ELP-DEL-06")
def test_none_is_spent_when_none_is_missing() -> None:
    table = Table().track(0, 4).delivering(0, "santa-gertrudis", "corriente", "black-angus")
    table.do("deliver 7", "disc money")
    assert table.state.track[0] == 4
    table = Table().track(0, 4).delivering(0, "santa-gertrudis", "corriente", "galloway")
    table.do("deliver 7")
    assert not table.has_event("spent_certificates"), "7 is just enough"


@pytest.mark.rules("ELP-DEL-07")
def test_a_certificate_unlocked_by_the_delivery_counts_from_the_next_on() -> None:
    hand = ["hereford", "shorthorn"]
    table = Table().area(0, engineers=1).market(simmental=5).delivering(0, *hand)
    assert table.refused("deliver 10") == ("ELP-DISC-02", "value-too-low")
    table = Table().area(0, engineers=1).track(0, 1).delivering(0, *hand)
    table.do("deliver 10", "disc permanent")
    assert table.has_event("gained_certificates", 0, 1), "after one was spent"
    assert value(table.delivering(0, *hand)) == 10


@pytest.mark.rules("ELP-DEL-08")
def test_no_money_for_the_value_and_the_hand_is_discarded() -> None:
    table = Table().stack(0, *FULL).only_discs(0).city(0, "hereford", "shorthorn")
    assert table.has_event("no_disc_placed", 0)
    assert table.state.money[0] == 5
    assert table.pile_of(0) == ["simmental", "shorthorn", "hereford"]
    table = Table().stack(0, *FULL).city(0, "hereford", "shorthorn").do("deliver 7", "disc money")
    assert table.pile_of(0) == ["simmental"], "the reward is not chosen yet"
    table.do("blind objective")
    assert table.pile_of(0) == ["simmental", "shorthorn", "hereford"]
