"""Kansas City, subphase 5: cities, delivery arrows, transport (GWT-DEL, GWT-ARW, GWT-TRN)."""

import pytest

from trailboss.games.great_western_trail.position import Table

TEN = ("hereford-5", "longhorn", "galloway")
TWELVE = ("hereford-5", "shorthorn-3", "longhorn")
EIGHTEEN = ("hereford-5", "shorthorn-3", "black-angus", "longhorn", "corriente")
DISPLAY = (
    "money-2station-hazard",
    "draw-hereford-hazard",
    "draw-2building-hazard",
    "engine3-2station-2hazard",
)


def city_discs(table: Table, seat: int) -> dict[str, int]:
    cities: dict[str, int] = table.state.view(None)["players"][seat]["cities"]
    return cities


@pytest.mark.rules("GWT-DEL-01")
def test_the_city_may_be_worth_at_most_the_total() -> None:
    table = Table().kansas_city(0, "hereford-5", "criollo")
    assert table.offers("deliver") == ["kansas-city", "fulton", "st-louis", "bloomington"]
    refusal = table.why_not("deliver peoria")
    assert (refusal.rule, refusal.reason) == ("GWT-DEL-01", "city-too-far")
    assert refusal.args == {"needs": 8, "has": 6}


@pytest.mark.rules("GWT-DEL-01")
def test_the_delivery_cannot_be_skipped() -> None:
    table = Table().kansas_city(0, "galloway")
    assert table.offers() == ["deliver kansas-city", "deliver fulton"]
    assert table.why_not("pass")
    assert table.why_not("end")

    table = Table().kansas_city(0)
    assert table.asked == (0, "disc"), "with nothing to sell there is only Kansas City"
    table.do("disc engine-1")
    assert city_discs(table, 0) == {"kansas-city": 1}


@pytest.mark.rules("GWT-DEL-02")
def test_each_city_takes_one_disc_except_kansas_city_and_new_york() -> None:
    every = [city.id for city in Table().c.cities]
    table = Table().delivered(0, *every, "kansas-city", "new-york").kansas_city(0, *EIGHTEEN)
    assert table.offers("deliver") == ["kansas-city", "new-york"]
    refusal = table.why_not("deliver toledo")
    assert (refusal.rule, refusal.reason) == ("GWT-DEL-02", "city-taken")
    assert refusal.args == {"city": "toledo"}

    table.engine(0, 18).do("deliver new-york", "disc engine-1")
    assert city_discs(table, 0)["new-york"] == 3


@pytest.mark.vector("GWT-DEL-03/1")
def test_own_discs_close_cities_discs_of_rivals_do_not() -> None:
    table = Table().delivered(0, "fulton", "bloomington").delivered(1, "st-louis", "chicago")
    table.delivered(2, "chicago").kansas_city(0, *TEN)
    assert table.offers("deliver") == ["kansas-city", "st-louis", "peoria", "chicago"]

    table.engine(0, 18).do("deliver chicago", "disc engine-1")
    assert [city_discs(table, seat).get("chicago") for seat in range(4)] == [1, 1, 1, None]


@pytest.mark.rules("GWT-DEL-04")
def test_a_disc_goes_from_the_board_to_the_city_and_unlocks_its_space_at_once() -> None:
    table = Table().money(0, 5).kansas_city(0, "criollo")
    discs = table.state.covered[0].bit_count()
    table.do("deliver fulton")
    assert table.why_not("pass")
    assert not table.offers("pass")

    table.do("disc certificate-4")
    assert city_discs(table, 0) == {"fulton": 1}
    assert table.state.covered[0].bit_count() == discs - 1
    assert "certificate-4" not in table.state.view(None)["players"][0]["discs"]
    assert table.state.certificate_limit(0) == 4


@pytest.mark.rules("GWT-DEL-05")
def test_kansas_city_pays_4_dollars_each_time() -> None:
    table = Table()
    for visit in (1, 2, 3):
        table.kansas_city(0).do(f"disc {('engine-1', 'engine-2', 'remove-1')[visit - 1]}")
        assert table.state.money[0] == 4 * visit
        assert city_discs(table, 0) == {"kansas-city": visit}


@pytest.mark.rules("GWT-DEL-05")
def test_no_other_city_pays() -> None:
    table = Table().engine(0, 18).kansas_city(0, *EIGHTEEN).do("deliver new-york", "disc engine-1")
    assert table.state.money[0] == 18


@pytest.mark.rules("GWT-DEL-06", "GWT-TRN-03")
def test_the_order_of_a_delivery() -> None:
    """Disc with its dollars, city, arrow, and only then the transport."""
    table = Table().engine(0, 5).delivered(0, "peoria").display(*DISPLAY).objective_stack()
    table.kansas_city(0, *TEN).do("deliver chicago", "disc step-left")
    assert [e.kind for e in table.events] == [
        "took_disc",
        "gained_money",
        "delivered",
        "triggered_arrow",
    ]
    assert table.state.money[0] == 10 + 3, "the transport is not paid yet"

    table.do(f"objective {DISPLAY[0]}")
    assert [e.kind for e in table.events][:2] == ["took_objective", "paid_transport"]
    assert table.state.money[0] == 10 + 3 - 3


@pytest.mark.rules("GWT-DEL-06")
def test_the_bonus_of_kansas_city_comes_after_the_disc_was_paid_for() -> None:
    table = Table().only_discs(0, "hand-left", "step-left").kansas_city(0, "hereford-5")
    table.do("deliver kansas-city", "disc hand-left")
    kinds = [(e.kind, e.args) for e in table.events]
    paid, delivered = kinds.index(("paid", (0, 5))), kinds.index(("delivered", (0, "kansas-city")))
    assert paid < delivered < kinds.index(("gained_money", (0, 4)))


@pytest.mark.rules("GWT-DEL-07")
def test_points_of_cities_and_arrows_count_only_on_the_final_sheet() -> None:
    table = Table().engine(0, 18).money(0, 1).delivered(0, "toledo")
    table.kansas_city(0, *TWELVE, "galloway").do("deliver pittsburgh", "disc engine-1")
    assert table.state.money[0] == 1 + 14
    assert not table.has_event("triggered_arrow")
    assert table.points(0, "cities") == 8

    table = Table().kansas_city(0).do("disc engine-1")
    assert table.points(0, "cities") == -6
    assert table.state.money[0] == 4


# ---- arrows


@pytest.mark.rules("GWT-ARW-01")
def test_an_arrow_triggers_when_the_second_of_its_cities_gets_a_disc() -> None:
    table = Table().delivered(0, "st-louis").display(*DISPLAY).objective_stack()
    table.kansas_city(0, "criollo").do("deliver fulton", "disc engine-1")
    assert table.has_event("triggered_arrow", 0, "fulton-st-louis")
    assert table.asked == (0, "objective")
    table.do(f"objective {DISPLAY[1]}")
    assert table.asked == (1, "ride"), "one card only"

    table.kansas_city(0).do("disc engine-2")
    assert not table.has_event("triggered_arrow"), "never again"


@pytest.mark.rules("GWT-ARW-01")
def test_discs_of_rivals_trigger_nothing() -> None:
    table = Table().delivered(1, "st-louis", "fulton").kansas_city(0, "criollo")
    table.do("deliver fulton", "disc engine-1")
    assert not table.has_event("triggered_arrow")


@pytest.mark.vector("GWT-ARW-02/1")
def test_nothing_is_triggered_before_both_cities_hold_a_disc() -> None:
    table = Table().engine(0, 18).delivered(0, "bloomington")
    table.display(*DISPLAY).objective_stack().kansas_city(0, *TEN)
    table.do("deliver chicago", "disc engine-1")
    assert not table.has_event("triggered_arrow")
    assert table.asked == (1, "ride")

    table.stack(0, *["criollo"] * 9).pile(0).kansas_city(0, *TEN)
    table.do("deliver peoria", "disc engine-2")
    assert table.offers() == [f"objective {card}" for card in DISPLAY], "no way to decline"
    table.do(f"objective {DISPLAY[0]}")
    assert table.offers() == [f"objective {card}" for card in DISPLAY[1:]]
    table.do(f"objective {DISPLAY[1]}")
    assert table.pile_of(0)[-2:] == list(DISPLAY[:2])
    assert table.asked == (1, "ride")


@pytest.mark.rules("GWT-ARW-02")
def test_a_bonus_cannot_be_forfeited() -> None:
    table = Table().delivered(0, "st-louis").display(*DISPLAY).kansas_city(0, "criollo")
    table.do("deliver fulton", "disc engine-1")
    assert "pass" not in table.offers()
    assert table.why_not("pass")


@pytest.mark.rules("GWT-ARW-03")
def test_the_display_is_replenished_before_the_second_card() -> None:
    table = Table().engine(0, 18).delivered(0, "bloomington", "chicago")
    table.display(*DISPLAY).objective_stack("aux-new-york").kansas_city(0, *TEN)
    table.do("deliver peoria", "disc engine-1", f"objective {DISPLAY[2]}")
    left = [card for card in DISPLAY if card != DISPLAY[2]]
    assert table.offers("objective") == [*left, "aux-new-york"]


@pytest.mark.rules("GWT-ARW-03")
@pytest.mark.parametrize(
    ("first", "tokens"), [("st-louis-bloomington", 1), ("bloomington-peoria", 0)]
)
def test_the_player_chooses_the_order_of_two_arrows(first: str, tokens: int) -> None:
    table = Table().engine(0, 18).delivered(0, "st-louis", "peoria")
    table.display(*DISPLAY).objective_stack().kansas_city(0, *TEN)
    table.do("deliver bloomington", "disc engine-1")
    assert table.offers("arrow") == ["st-louis-bloomington", "bloomington-peoria"]

    table.do(f"arrow {first}")
    assert table.asked == (0, "objective")
    assert table.state.tokens[0] == tokens
    table.do(f"objective {DISPLAY[0]}")
    assert table.state.tokens[0] == 1


@pytest.mark.rules("GWT-ARW-04")
def test_the_card_of_an_arrow_may_come_from_the_stack_and_goes_to_the_discard_pile() -> None:
    table = Table().delivered(0, "st-louis").stack(0, *["criollo"] * 4)
    table.display(*DISPLAY).objective_stack("aux-new-york").kansas_city(0, "criollo")
    table.do("deliver fulton", "disc engine-1")
    assert "objective-stack" in table.offers()
    table.do("objective-stack")
    assert table.pile_of(0) == ["criollo", "aux-new-york"]
    assert table.state.view(None)["objectives"] == {"display": list(DISPLAY), "stack": 0}


@pytest.mark.rules("GWT-ARW-04")
def test_the_bonus_lapses_when_no_objective_card_is_left() -> None:
    table = Table().engine(0, 5).delivered(0, "peoria").display().objective_stack()
    table.kansas_city(0, *TEN).do("deliver chicago", "disc engine-1")
    assert table.has_event("triggered_arrow", 0, "peoria-chicago")
    assert not table.has_event("took_objective")
    assert table.has_event("paid_transport", 0, 3), "and the delivery goes on"


@pytest.mark.rules("GWT-ARW-05")
def test_st_louis_bloomington_gives_a_token() -> None:
    table = Table().engine(0, 18).delivered(0, "bloomington").kansas_city(0, *TEN)
    table.do("deliver st-louis", "disc engine-1")
    assert table.state.tokens[0] == 1
    assert table.asked == (1, "ride"), "and no objective card"
    assert table.points(0, "cities") == 0


@pytest.mark.rules("GWT-ARW-05")
def test_fulton_st_louis_gives_an_objective_card_and_costs_3_points() -> None:
    table = Table().delivered(0, "fulton").display(*DISPLAY).engine(0, 18)
    table.kansas_city(0, *TEN).do("deliver st-louis", "disc engine-1")
    assert table.asked == (0, "objective")
    assert table.points(0, "cities") == -3
    assert table.state.tokens[0] == 0


# ---- transport


def transport(space: str, city: str) -> int:
    """What a delivery there costs when the engine stands on that space."""
    table = Table().engine(0, space).kansas_city(0, *EIGHTEEN)
    before = table.state.money[0] + (4 if city == "kansas-city" else 0)
    table.do(f"deliver {city}", "disc engine-1")
    return before - table.state.money[0]


@pytest.mark.vector("GWT-TRN-01/1")
@pytest.mark.parametrize(
    ("city", "cost"), [("chicago", 3), ("peoria", 2), ("st-louis", 0), ("kansas-city", 0)]
)
def test_transport_from_space_5(city: str, cost: int) -> None:
    assert transport("5", city) == cost


@pytest.mark.vector("GWT-TRN-01/2")
def test_transport_to_new_york() -> None:
    assert transport("0", "new-york") == 11
    for space in ("18", "21.5", "38"):
        assert {transport(space, city.id) for city in Table().c.cities} == {0}


@pytest.mark.vector("GWT-TRN-02/1")
def test_a_turnout_counts_as_the_space_ahead() -> None:
    assert transport("10.5", "toledo") == 1
    assert transport("10", "toledo") == 2


@pytest.mark.rules("GWT-TRN-02")
@pytest.mark.parametrize("number", [4, 7, 10, 13, 16])
def test_every_turnout_counts_as_the_space_ahead(number: int) -> None:
    assert transport(f"{number}.5", "new-york") == transport(str(number + 1), "new-york")
    assert transport(f"{number}.5", "new-york") == transport(str(number), "new-york") - 1


@pytest.mark.rules("GWT-TRN-03")
def test_the_transport_is_paid_from_the_income_and_the_disc_of_this_visit() -> None:
    table = Table().engine(0, 0).kansas_city(0, *TWELVE)
    assert table.state.money[0] == 12
    table.do("deliver toledo", "disc step-left")
    assert table.state.money[0] == 12 + 3 - 7


@pytest.mark.rules("GWT-TRN-04")
def test_a_disc_that_leaves_too_little_for_the_transport_is_not_offered() -> None:
    """From the start Peoria costs 4: with 8 dollars nobody can pay 5 for a disc before that."""
    table = Table().only_discs(0, "hand-left", "step-left", "step-right")
    table.kansas_city(0, "hereford-5", "longhorn").do("deliver peoria")
    assert table.state.money[0] == 8
    assert table.offers("disc") == ["step-left", "step-right"]
    refusal = table.why_not("disc hand-left")
    assert (refusal.rule, refusal.reason) == ("GWT-TRN-04", "not-enough-money")
    assert refusal.args == {"needs": 5, "has": 4}

    table = Table().money(0, 1).only_discs(0, "hand-left", "step-left", "step-right")
    table.kansas_city(0, "hereford-5", "longhorn").do("deliver peoria", "disc hand-left")
    assert table.state.money[0] == 0
