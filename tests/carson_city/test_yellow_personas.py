"""The yellow sides of the personas (CAR-PY)."""

import pytest

from trailboss.games.carson_city.position import Table, reference_town


def choosing(town: Table) -> Table:
    """Seat 0 chooses a persona."""
    town.state.persona = [-1] * town.state.seats
    return town.pending(("persona", 0))


@pytest.mark.rules("CAR-PY-01")
def test_the_sheriff_gets_the_white_cowboy() -> None:
    town = choosing(Table().stock(1, 0)).do("take sheriff")
    town.state.persona[1] = 1
    town.placing()
    assert {"place wages", "white-place wages"} <= set(town.offers())
    town.do("white-place roads_3")
    assert (town.state.stock[0], town.asked) == (1, (0, "place"))
    assert "white-place wages" not in town.offers()
    town = Table().persona(0, "sheriff").stock(0, 0).placing()
    town.do("pass")  # it may stay unplaced
    assert town.white_is_away


@pytest.mark.vector("CAR-PY-02/1")
def test_the_white_cowboy_goes_where_nobody_stands() -> None:
    town = Table().persona(0, "sheriff").cowboy(1, "wages").placing()
    refusal = town.why_not("white-place wages")
    assert (refusal.rule, refusal.reason) == ("CAR-PY-02", "somebody-there")
    assert "white-place roads_1" in town.offers()


@pytest.mark.rules("CAR-PY-02")
def test_the_white_cowboy_guards_but_does_not_attack() -> None:
    town = reference_town().persona(0, "sheriff").cowboy(0, "c4r2").placing()
    assert town.offers("white-defend") == ["c4r3", "c2r7"]
    assert "white-stake c4r4" in town.offers()
    assert town.why_not("white-defend c6r3").reason == "not-your-building"


@pytest.mark.vector("CAR-PY-03/1")
def test_nobody_joins_the_white_cowboy_except_on_open_spaces() -> None:
    town = Table().persona(0, "sheriff").white("roads_3").placing(1)
    assert "roads_3" not in town.offers("place")
    assert town.why_not("place roads_3").rule == "CAR-PY-03"
    assert town.why_not("place roads_3", 1).reason == "white-cowboy-there"
    assert "roads_3" not in town.placing(0).offers("place")
    assert "roads_1" in town.white("roads_1").placing(1).offers("place")


@pytest.mark.vector("CAR-PY-04/1")
def test_the_white_cowboy_works_as_one_of_ones_own() -> None:
    town = Table().persona(0, "sheriff").cowboy(0, "wages", "wages").white("wages")
    assert town.resolve("wages").state.cash[0] == 12
    assert town.white_is_away


@pytest.mark.rules("CAR-PY-04")
def test_the_white_cowboy_buys_and_uses_spaces_but_has_no_firepower() -> None:
    town = Table().persona(0, "sheriff").stock(3).cash(3).white("c8r8")
    assert town.state.firepower(0) == 3
    town.resolve("parcel_purchase").do("buy c8r8")
    assert (town.owner("c8r8"), town.white_is_away) == (0, True)
    town.white("roads_3").resolve("roads_3")
    assert (town.state.roads[0], town.white_is_away) == (3, True)


@pytest.mark.rules("CAR-PY-05")
def test_the_banker_brings_nine_dollars() -> None:
    assert choosing(Table()).do("take banker").state.cash[0] == 9


@pytest.mark.rules("CAR-PY-06")
def test_the_grocer_gives_one_of_two() -> None:
    town = choosing(Table())
    town.do("take grocer")
    assert town.offers() == ["cash", "wait"]
    town.do("cash")
    assert town.state.cash[0] == 8
    town.state.persona[1] = 6
    town.put("c1r1", "hotel", 0).passed(0, 1).resolve("estate_income")
    assert town.state.cash[0] == 14  # nothing more to choose
    town = waiting(Table().put("c1r1", "hotel", 0).put("c3r1", "hotel", 0).put("c8r8", "ranch", 0))
    town.resolve("estate_income").do("double hotel")
    assert town.state.cash[0] == 2 * (6 + 6) + 3


@pytest.mark.rules("CAR-PY-06")
def test_only_the_grocers_own_buildings_are_doubled() -> None:
    town = waiting(Table().put("c1r1", "hotel", 0).put("c3r1", "hotel", 1))
    town.resolve("estate_income").do("double hotel")
    assert town.state.cash == [12, 6]
    assert town.resolve("estate_income").state.cash == [18, 12]  # nor for ever


def waiting(town: Table) -> Table:
    town.persona(0, "grocer").state.promised[0] = 1
    return town


@pytest.mark.vector("CAR-PY-07/1")
def test_a_doubled_and_robbed_building_pays_both() -> None:
    town = waiting(Table()).put("c1r1", "saloon", 0).house("c1r2", "c2r1", "c2r2").cowboy(1, "c1r1")
    town.resolve("estate_income").do("double saloon")
    assert town.state.cash == [15, 15]


@pytest.mark.rules("CAR-PY-07")
def test_a_doubled_building_that_was_defended() -> None:
    town = waiting(Table()).put("c1r1", "saloon", 0).house("c1r2", "c2r1", "c2r2").stock(3, 3)
    town.cowboy(0, "c1r1").cowboy(1, "c1r1").dice(6, 1)
    town.resolve("estate_income").do("double saloon")
    assert town.state.cash == [30, 0]


@pytest.mark.vector("CAR-PY-08/1")
def test_the_grocer_who_waited_decides_at_the_estate_income() -> None:
    town = waiting(reference_town()).resolve("estate_income")
    assert town.offers() == ["double ranch", "double mine", "double saloon", "cash"]
    refusal = town.why_not("double hotel")
    assert (refusal.rule, refusal.reason) == ("CAR-PY-08", "no-such-building")
    assert town.do("double saloon").state.cash[0] == 50
    assert waiting(reference_town()).resolve("estate_income").do("cash").state.cash[0] == 38


@pytest.mark.rules("CAR-PY-09")
def test_the_coolie_brings_two_roads() -> None:
    assert choosing(Table()).do("take coolie").state.roads[0] == 2


@pytest.mark.vector("CAR-PY-10/1")
def test_the_coolie_pays_half_the_price() -> None:
    town = Table().persona(0, "coolie").row(*["mine"] * 7).cash(40).own(0, "c1r1")
    for space in ("construction_5", "construction_12"):
        town.cowboy(0, space).resolve(space).do("purchase", "keep")
    assert town.state.cash[0] == 40 - 3 - 6
    assert town.state.view(0)["players"][0]["prices"] == [2, 2, 3, 3, 4, 5, 6]
    assert town.price("c5r2") == 2


@pytest.mark.vector("CAR-PY-11/1")
def test_the_settler_claims_a_parcel() -> None:
    town = choosing(Table().cash(5))
    town.do("take settler")
    assert (town.asked, "pass" in town.offers()) == ((0, "settle"), False)
    town.do("claim c5r3")
    assert (town.owner("c5r3"), town.state.cash[0]) == (0, 5)


@pytest.mark.vector("CAR-PY-12/1")
def test_the_captain_hires_once() -> None:
    town = choosing(Table().cash(15).stock(3))
    town.do("take captain", "recruit 3")
    assert (town.state.cash[0], town.state.stock[0], town.idle) == (6, 6, True)


@pytest.mark.vector("CAR-PY-13/1")
def test_the_captain_offers_what_there_is() -> None:
    town = choosing(Table().cash(20).stock(9)).do("take captain")
    assert town.offers() == ["recruit 1", "pass"]
    assert town.why_not("recruit 2").reason == "no-such-cowboys"
    town = choosing(Table().cash(3).stock(3)).do("take captain")
    assert town.offers("recruit") == ["1"]
    assert town.why_not("recruit 2").rule == "CAR-PY-13"


@pytest.mark.rules("CAR-PY-14")
def test_the_mercenary_raises_the_firepower() -> None:
    town = choosing(Table().stock(3)).do("take mercenary")
    assert town.state.firepower(0) == 6


@pytest.mark.vector("CAR-PY-15/1")
@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("polish", {"least": 11, "spend": ["20", "30"]}),
        ("english", {"least": 6, "spend": ["10", "20", "30"]}),
    ],
)
def test_the_captains_limit_depends_on_the_edition(
    edition: str, expected: dict[str, object]
) -> None:
    town = Table(text_edition=edition).persona(0, "captain").cash(31).pending(("cash_limit", 0))
    decision = town.state.decision
    assert decision is not None
    assert decision.args["least"] == expected["least"]
    assert [text for text in town.offers("spend") if text != "least"] == expected["spend"]
    for side, limits in (
        ("yellow", [20, 120, 60, 30, 30, None, 20]),
        ("red", [20, 60, 60, 30, 20, 20, 30]),
    ):
        shown = Table(text_edition=edition, personas=side).state.view(None)["personas"]
        found = [card["limit"] for card in shown]
        assert [f for f, e in zip(found, limits, strict=True) if e] == [e for e in limits if e]
