"""The strip and the large cities one by one (RTN-STRIP, RTN-LARGE)."""

import pytest

from trailboss.games.great_western_trail.rails_to_the_north.position import North


def city_points(*discs: str) -> int:
    return North().delivered(0, *discs).points(0, "cities")


@pytest.mark.parametrize(
    ("discs", "points"),
    [
        ("columbia", 0),
        ("st-louis columbia", -5),
        ("st-louis chicago", 0),
        ("chicago detroit", -5),
        ("detroit cleveland", 0),
        ("cleveland pittsburgh", 4),
        ("pittsburgh", 0),
        ("pittsburgh new-york", 9),
        ("new-york", 3),
        ("kansas-city columbia", -8),
        ("memphis columbia st-louis", -5),
    ],
)
@pytest.mark.rules("RTN-STRIP-01")
def test_four_arrows_and_no_more(discs: str, points: int) -> None:
    assert city_points(*discs.split()) == points


@pytest.mark.rules("RTN-STRIP-01")
def test_an_arrow_counts_in_whichever_order_and_once() -> None:
    for first, second in (("columbia", "st-louis"), ("st-louis", "columbia")):
        table = North().delivered(0, first).tokens(0, 0).delivering(0, 4)
        table.do(f"deliver {second}", "disc engine-1")
        assert table.state.tokens[0] == 1
        assert table.points(0, "cities") == -5


@pytest.mark.vector("RTN-STRIP-02/1")
def test_kansas_city() -> None:
    table = North().delivering(0, 3).do("deliver kansas-city", "disc engine-1")
    assert table.purse() == 9
    assert table.points(0, "cities") == -8
    assert city_points("kansas-city", "kansas-city") == -16


@pytest.mark.rules("RTN-STRIP-02")
def test_kansas_city_in_the_reprint() -> None:
    table = North(kansas_city_bonus="reprint").delivering(0, 3)
    table.do("deliver kansas-city", "disc engine-1")
    assert table.purse() == 7
    assert table.points(0, "cities") == -8


@pytest.mark.parametrize(
    ("city", "value"), [("columbia", 1), ("chicago", 6), ("cleveland", 12), ("pittsburgh", 15)]
)
@pytest.mark.rules("RTN-STRIP-03", "RTN-STRIP-05", "RTN-STRIP-07", "RTN-STRIP-08")
def test_cities_without_a_bonus_of_their_own(city: str, value: int) -> None:
    table = North().engine(0, 18).tokens(0, 0).delivering(0, value)
    assert table.why_not("deliver new-york").args == {"needs": 18, "has": value}
    table.do(f"deliver {city}", "disc engine-1")
    assert table.purse() == value
    assert table.state.tokens[0] == 0
    assert table.points(0, "cities") == 0
    assert table.state.active == 1, "the turn is over"


@pytest.mark.vector("RTN-STRIP-04/1")
def test_st_louis_with_columbia() -> None:
    table = North().delivered(0, "columbia").tokens(0, 0).delivering(0, 4)
    table.do("deliver st-louis", "disc engine-1")
    assert (table.state.tokens[0], table.purse()) == (1, 3)
    assert table.points(0, "cities") == -5


@pytest.mark.vector("RTN-STRIP-06/1")
def test_detroit_with_chicago() -> None:
    table = North().delivered(0, "chicago").engine(0, 10).tokens(0, 0)
    table.display("aux-new-york").objective_stack().delivering(0, 10)
    table.do("deliver detroit", "disc engine-1")
    assert table.has_event("took_objective", 0, "aux-new-york")
    assert (table.state.tokens[0], table.purse()) == (1, 10)


@pytest.mark.vector("RTN-STRIP-06/2")
def test_chicago_with_detroit() -> None:
    table = North().delivered(0, "detroit").engine(0, 10).tokens(0, 0)
    table.display("aux-new-york").delivering(0, 6).do("deliver chicago", "disc engine-1")
    assert table.state.tokens[0] == 1
    assert not table.has_event("took_objective")


@pytest.mark.rules("RTN-STRIP-08")
def test_pittsburgh_with_cleveland() -> None:
    table = North().delivered(0, "cleveland").engine(0, 15).display("aux-new-york")
    table.objective_stack().delivering(0, 15).do("deliver pittsburgh", "disc engine-1")
    assert table.has_event("took_objective", 0, "aux-new-york")
    assert table.points(0, "cities") == 4


@pytest.mark.vector("RTN-STRIP-09/1")
def test_pittsburgh_between_cleveland_and_new_york() -> None:
    table = North().delivered(0, "cleveland", "new-york").engine(0, 15).display("aux-new-york")
    table.objective_stack().delivering(0, 15).do("deliver pittsburgh", "disc engine-1")
    assert table.has_event("took_objective", 0, "aux-new-york")
    assert table.points(0, "cities") == 13


# ---- large cities


@pytest.mark.vector("RTN-LARGE-01/1")
def test_memphis_without_objective_cards() -> None:
    table = North().branch(0, "memphis").display().objective_stack().delivering(0, 3)
    table.do("deliver memphis", "disc engine-1")
    assert table.purse() == 5
    assert table.points(0, "cities") == 0


@pytest.mark.rules("RTN-LARGE-01")
def test_memphis_gives_a_card() -> None:
    table = North().branch(0, "memphis").display("aux-new-york").objective_stack()
    table.delivering(0, 3).do("deliver memphis", "disc engine-1")
    assert table.has_event("took_objective", 0, "aux-new-york")


@pytest.mark.vector("RTN-LARGE-03/1")
def test_milwaukee() -> None:
    table = North().branch(0, "milwaukee").engine(0, 6).display("aux-new-york").objective_stack()
    table.delivering(0, 11).do("deliver milwaukee", "disc engine-1")
    assert table.has_event("gained_money", 0, 3)
    assert table.has_event("took_objective", 0, "aux-new-york")
    assert table.has_event("paid_transport", 0, 3)
    assert table.purse() == 11


@pytest.mark.parametrize(
    ("city", "value", "points"),
    [
        ("denver", 8, 0),
        ("green-bay", 12, 4),
        ("minneapolis", 13, 10),
        ("toronto", 14, 5),
        ("montreal", 20, 15),
    ],
)
@pytest.mark.rules("RTN-LARGE-02", "RTN-LARGE-04", "RTN-LARGE-05", "RTN-LARGE-06", "RTN-LARGE-08")
def test_cities_that_only_score(city: str, value: int, points: int) -> None:
    short = North().branch(0, city).engine(0, 18).delivering(0, value - 1)
    assert city not in short.offers("deliver")
    table = North().branch(0, city).engine(0, 18).delivering(0, value)
    table.do(f"deliver {city}", "disc engine-1")
    assert table.purse() == value
    assert table.points(0, "cities") == points


@pytest.mark.vector("RTN-LARGE-07/1")
def test_san_francisco_counts_emptied_bells() -> None:
    table = North().delivered(0, "san-francisco", "san-francisco")
    towns = [town.id for town in table.map.towns]
    assert table.branch(0, *towns[:2]).points(0, "cities") == 0, "13 left"
    assert table.branch(0, *towns[2:11]).points(0, "cities") == 12, "4 left"


@pytest.mark.rules("RTN-LARGE-07")
def test_san_francisco_counts_the_bells_of_the_end() -> None:
    table = North().branch(0, "san-francisco").engine(0, 18).delivering(0, 18)
    table.do("deliver san-francisco", "disc engine-1")
    assert table.points(0, "cities") == 0
    table.branch(0, "olive-gate", "memphis")
    assert table.points(0, "cities") == 2
