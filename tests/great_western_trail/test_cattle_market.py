"""Buying cattle (GWT-BUY)."""

import pytest

from trailboss.games.great_western_trail.position import Table

ALL_BREEDS = ("black-angus", "longhorn", "corriente", "shorthorn-4", "hereford-6")


def market(table: Table) -> dict[str, int]:
    cards: dict[str, int] = table.state.view(None)["market"]["cards"]
    return cards


def trading(cowboys: int, dollars: int, *cards: str, stack: tuple[str, ...] = ()) -> Table:
    """On neutral E, in the cattle market, with these cards on offer."""
    table = Table().money(0, dollars).workers(0, cowboys=cowboys)
    table.market(*cards).market_stack(*stack).visit(0, "neutral-e")
    return table.do("use cattle")


@pytest.mark.rules("GWT-BUY-01")
def test_each_cowboy_is_used_once() -> None:
    table = trading(3, 50, "longhorn", "longhorn", "corriente", stack=("criollo",) * 9)
    table.do("buy longhorn 2")
    assert table.offers("buy") == ["longhorn 1", "corriente 1"]
    refusal = table.why_not("buy longhorn 2")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-01", "not-enough-cowboys")
    assert refusal.args == {"needs": 2, "has": 1}

    table.do("extend")
    assert table.asked == (0, "location"), "the last cowboy extended the market"


@pytest.mark.rules("GWT-BUY-01")
def test_the_printed_cowboy_counts_and_other_workers_do_not() -> None:
    table = Table().money(0, 50).workers(0, cowboys=1, builders=6, engineers=6)
    table.market(*ALL_BREEDS).visit(0, "neutral-e").do("use cattle")
    assert table.offers("buy") == ["black-angus 1", "longhorn 1", "corriente 1", "shorthorn-4 1"]


@pytest.mark.rules("GWT-BUY-01")
def test_all_cowboys_are_back_for_the_next_action() -> None:
    table = trading(1, 12, "longhorn", "longhorn").do("buy longhorn 1")
    table.visit(0, "neutral-e").do("use cattle", "buy longhorn 1")
    assert table.state.money[0] == 0


@pytest.mark.rules("GWT-BUY-02")
@pytest.mark.parametrize(
    ("card", "cowboys", "price"),
    [
        *((card, 1, 6) for card in ("black-angus", "longhorn", "corriente")),
        *((card, 2, 3) for card in ("black-angus", "longhorn", "corriente")),
        ("shorthorn-4", 1, 12),
        ("shorthorn-4", 3, 6),
        ("hereford-6", 2, 12),
        ("hereford-6", 4, 6),
    ],
)
def test_the_offers_for_one_card(card: str, cowboys: int, price: int) -> None:
    table = trading(cowboys, price, card, stack=("criollo",)).do(f"buy {card} {cowboys}")
    assert table.state.money[0] == 0
    assert table.pile_of(0) == [card]
    assert table.asked == (0, "location"), "all cowboys used"

    poor = trading(cowboys, price - 1, card, stack=("criollo",))
    assert f"{card} {cowboys}" not in poor.offers("buy")


@pytest.mark.rules("GWT-BUY-02")
def test_there_are_no_other_offers() -> None:
    assert trading(6, 99, "longhorn", "shorthorn-4", "hereford-6").offers("buy") == [
        "longhorn 1",
        "longhorn 2",
        "shorthorn-4 1",
        "shorthorn-4 3",
        "hereford-6 2",
        "hereford-6 4",
    ]


@pytest.mark.rules("GWT-BUY-02")
@pytest.mark.parametrize(
    ("group", "card", "cowboys", "price"),
    [("value-3", "longhorn", 3, 5), ("shorthorn", "shorthorn-4", 5, 8)],
)
def test_the_offers_for_two_cards(group: str, card: str, cowboys: int, price: int) -> None:
    table = trading(cowboys, price, card, card, card).do(f"buy-two {group}")
    assert table.pile_of(0) == [card, card]
    assert table.state.money[0] == 0
    assert table.asked == (0, "location")
    assert group not in trading(cowboys - 1, price, card, card).offers("buy-two")

    table = trading(cowboys, price - 1, card, card)
    refusal = table.why_not(f"buy-two {group}")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-03", "not-enough-money")
    assert refusal.args == {"needs": price, "has": price - 1}


@pytest.mark.rules("GWT-BUY-02")
def test_no_two_card_offer_for_herefords() -> None:
    assert trading(6, 50, "hereford-5", "hereford-5").offers("buy-two") == []


@pytest.mark.vector("GWT-BUY-03/1")
@pytest.mark.parametrize(
    ("purchases", "price"),
    [
        (["buy longhorn 1", "buy corriente 1"], 12),
        (["buy longhorn 2"], 3),
        (["buy longhorn 1", "extend"], 6),
        (["extend", "buy longhorn 1"], 6),
        (["buy hereford-5 2"], 12),
        (["buy shorthorn-3 1", "buy shorthorn-4 1"], 24),
        (["buy shorthorn-3 1", "buy longhorn 1"], 18),
    ],
)
def test_what_two_cowboys_can_do(purchases: list[str], price: int) -> None:
    cards = ("longhorn", "corriente", "shorthorn-3", "shorthorn-4", "hereford-5")
    table = trading(2, price, *cards, stack=("black-angus", "black-angus")).do(*purchases)
    assert table.state.money[0] == 0
    bought = [text.split()[1] for text in purchases if text.startswith("buy")]
    assert table.pile_of(0) == bought
    assert table.asked == (0, "location"), "no cowboy is left"


@pytest.mark.rules("GWT-BUY-03")
def test_the_player_stops_at_will_and_may_buy_nothing() -> None:
    table = trading(3, 50, *ALL_BREEDS)
    assert "stop" in table.offers()
    table.do("stop")
    assert table.state.money[0] == 50
    assert table.pile_of(0) == []

    table = trading(3, 50, *ALL_BREEDS).do("buy longhorn 1", "stop")
    assert table.pile_of(0) == ["longhorn"]
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-BUY-03")
def test_money_limits_the_purchases() -> None:
    table = trading(4, 8, "longhorn", "longhorn", "shorthorn-3")
    table.do("buy longhorn 1")
    assert table.asked == (0, "location"), "2 dollars buy nothing"

    table = trading(4, 8, "longhorn", "shorthorn-3")
    refusal = table.why_not("buy shorthorn-3 1")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-03", "not-enough-money")
    assert refusal.args == {"needs": 12, "has": 8}


@pytest.mark.vector("GWT-BUY-04/1")
def test_a_two_card_offer_needs_two_cards() -> None:
    table = trading(3, 50, "longhorn", "shorthorn-3", "shorthorn-4", "hereford-5")
    assert "value-3" not in table.offers("buy-two")
    refusal = table.why_not("buy-two value-3")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-04", "no-two-cards")


@pytest.mark.rules("GWT-BUY-04")
def test_the_two_cards_may_be_of_different_breeds_and_both_are_taken() -> None:
    table = trading(3, 5, "longhorn", "corriente", "black-angus", "shorthorn-3")
    table.do("buy-two value-3")
    assert table.offers() == ["take black-angus", "take longhorn", "take corriente"]
    refusal = table.why_not("take shorthorn-3")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-04", "card-not-accepted")

    table.do("take corriente")
    assert table.offers() == ["take black-angus", "take longhorn"], "no stopping after one"
    refusal = table.why_not("take corriente")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-05", "not-in-market")
    table.do("take longhorn")
    assert table.pile_of(0) == ["corriente", "longhorn"]


@pytest.mark.rules("GWT-BUY-04")
def test_two_shorthorns_may_have_different_vp() -> None:
    table = trading(5, 8, "shorthorn-3", "shorthorn-4", "shorthorn-5").do("buy-two shorthorn")
    table.do("take shorthorn-5", "take shorthorn-3")
    assert market(table) == {"shorthorn-4": 1}


@pytest.mark.rules("GWT-BUY-05")
def test_only_cards_in_the_market_can_be_bought_and_each_one_by_itself() -> None:
    table = trading(2, 50, "hereford-5", "hereford-7", "longhorn", stack=("hereford-6",))
    assert table.offers("buy") == ["longhorn 1", "longhorn 2", "hereford-5 2", "hereford-7 2"]
    refusal = table.why_not("buy hereford-6 2")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-05", "not-in-market")
    assert refusal.args == {"card": "hereford-6"}

    table.do("buy hereford-7 2")
    assert market(table) == {"hereford-5": 1, "longhorn": 1}
    assert table.pile_of(0) == ["hereford-7"]


@pytest.mark.rules("GWT-BUY-05")
def test_an_empty_market_without_a_stack_is_no_action() -> None:
    table = Table().money(0, 50).market().market_stack().visit(0, "neutral-e")
    assert "cattle" not in table.offers("use")
    refusal = table.why_not("use cattle")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-05", "nothing-to-buy")


@pytest.mark.rules("GWT-BUY-06")
def test_an_unused_cowboy_adds_2_cards_even_between_purchases() -> None:
    table = trading(3, 12, "longhorn", stack=("corriente", "corriente"))
    table.do("buy longhorn 1", "extend")
    assert table.has_event("market_grew", ["corriente", "corriente"])
    assert market(table) == {"corriente": 2}
    table.do("buy corriente 1")
    assert table.pile_of(0) == ["longhorn", "corriente"]
    assert table.state.money[0] == 0


@pytest.mark.rules("GWT-BUY-06")
def test_the_extension_is_free_and_possible_without_any_money() -> None:
    table = trading(2, 0, stack=("longhorn",) * 8)
    assert table.offers() == ["extend", "stop"]
    table.do("extend", "extend")
    assert market(table) == {"longhorn": 4}


@pytest.mark.rules("GWT-BUY-07")
def test_the_last_card_of_the_stack_comes_alone() -> None:
    table = trading(3, 50, "longhorn", stack=("corriente",)).do("extend")
    assert market(table) == {"longhorn": 1, "corriente": 1}
    assert "extend" not in table.offers()
    refusal = table.why_not("extend")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-07", "market-stack-empty")


@pytest.mark.vector("GWT-BUY-08/1")
def test_an_extension_reveals_what_the_other_cowboys_may_buy() -> None:
    table = trading(4, 11, "corriente", stack=("hereford-5", "longhorn"))
    table.do("extend")
    assert market(table) == {"hereford-5": 1, "longhorn": 1, "corriente": 1}
    assert table.offers("buy") == ["longhorn 1", "corriente 1", "longhorn 2", "corriente 2"]
    refusal = table.why_not("buy hereford-5 2")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-03", "not-enough-money")
    refusal = table.why_not("buy hereford-5 4")
    assert (refusal.rule, refusal.reason) == ("GWT-BUY-01", "not-enough-cowboys")

    assert trading(4, 11, "longhorn").do("buy longhorn 2").state.money[0] == 11 - 3
    assert trading(4, 11, "longhorn").do("buy longhorn 1").state.money[0] == 11 - 6


@pytest.mark.rules("GWT-BUY-08")
def test_the_market_may_outgrow_its_size_and_bought_cards_are_not_replaced() -> None:
    table = trading(3, 6, *["longhorn"] * 13, stack=("corriente",) * 9).do("extend", "extend")
    assert market(table) == {"longhorn": 13, "corriente": 4}
    table.do("buy longhorn 1")
    assert market(table) == {"longhorn": 12, "corriente": 4}
    assert len(table.state.market_stack) == 5


@pytest.mark.rules("GWT-BUY-09")
def test_bought_cards_go_to_the_discard_pile() -> None:
    table = Table().hand(0, "criollo").pile(0, "galloway").stack(0, "pineywoods")
    table.money(0, 9).workers(0, cowboys=3).market("longhorn", "corriente").visit(0, "neutral-e")
    table.do("use cattle", "buy longhorn 2", "buy corriente 1")
    assert table.pile_of(0) == ["galloway", "longhorn", "corriente"]
    assert table.hand_of(0) == ["criollo"]
    assert table.stack_of(0) == ["pineywoods"]
