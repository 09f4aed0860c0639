"""Taking discs from the player board (GWT-DSC)."""

import pytest

from trailboss.games.great_western_trail.position import Table

WHITE = (
    "gain-money-2",
    "draw-2",
    "certificate-1",
    "certificate-2",
    "engine-1",
    "engine-2",
    "remove-1",
    "remove-2",
    "certificate-4",
)
HAND = ("hand-left", "hand-right")
FREE_DARK = ("step-left", "step-right", "certificate-6")
FIVE = ("hereford-5",)
EIGHT = ("hereford-5", "longhorn")
TEN = ("hereford-5", "longhorn", "galloway")


def stations(table: Table) -> list[int]:
    """The stations that hold a disc of seat 0."""
    numbers: list[int] = table.state.view(None)["players"][0]["stations"]
    return numbers


def cities(table: Table) -> dict[str, int]:
    discs: dict[str, int] = table.state.view(None)["players"][0]["cities"]
    return discs


def extraordinary_delivery_to_chicago(dollars: int) -> Table:
    """Building 9a: the engine goes back 10 spaces, nothing is earned, no transport is due."""
    table = Table().money(0, dollars).engine(0, 20).building(0, "9a", "a-1").visit(0, "a-1")
    return table.do("use deliver", "engine 10", "deliver chicago")


@pytest.mark.rules("GWT-DSC-01")
@pytest.mark.parametrize("city", ["kansas-city", "st-louis", "peoria", "chicago"])
def test_a_white_disc_may_go_to_any_city(city: str) -> None:
    table = Table().kansas_city(0, *TEN).do(f"deliver {city}")
    assert set(WHITE) <= set(table.offers("disc"))


@pytest.mark.rules("GWT-DSC-01", "GWT-DSC-02")
def test_white_discs_may_go_to_any_station_dark_ones_only_to_dark_stations() -> None:
    table = Table().money(0, 20).engine(0, 4).visit(0, "neutral-g")
    table.do("use engine", "engine 4.5", "upgrade 1")
    assert table.offers("disc") == list(WHITE)
    assert table.why_not("disc step-left").rule == "GWT-DSC-02"

    table = Table().money(0, 20).engine(0, 16).visit(0, "neutral-g")
    table.do("use engine", "engine 16.5", "upgrade 5")
    assert set(table.offers("disc")) == {*WHITE, *FREE_DARK, *HAND}


@pytest.mark.vector("GWT-DSC-02/1")
def test_dark_discs_go_only_to_dark_targets() -> None:
    table = Table().money(0, 20).cleared(0, "engine-1").kansas_city(0, *TEN).do("deliver peoria")
    assert table.offers("disc") == [disc for disc in WHITE if disc != "engine-1"]
    for disc in (*FREE_DARK, *HAND):
        refusal = table.why_not(f"disc {disc}")
        assert (refusal.rule, refusal.reason) == ("GWT-DSC-02", "dark-disc")
        assert refusal.args == {"disc": disc}

    table = Table().kansas_city(0, *TEN).do("deliver chicago")
    assert set(table.offers("disc")) == {*WHITE, *FREE_DARK, *HAND}, "10 dollars: 5 + 5"

    assert set(HAND) <= set(extraordinary_delivery_to_chicago(5).offers("disc"))
    table = extraordinary_delivery_to_chicago(4)
    assert set(table.offers("disc")) == {*WHITE, *FREE_DARK}


@pytest.mark.rules("GWT-DSC-03")
def test_without_white_discs_a_dark_one_may_go_to_a_white_target() -> None:
    table = Table().only_discs(0, *FREE_DARK).kansas_city(0, "criollo").do("deliver fulton")
    assert set(table.offers("disc")) == set(FREE_DARK)

    table = Table().only_discs(0, "draw-2", *FREE_DARK).kansas_city(0, "criollo")
    table.do("deliver fulton")
    assert table.has_event("took_disc", 0, "draw-2"), "a last white disc has to be used"


@pytest.mark.rules("GWT-DSC-04")
def test_a_hand_disc_costs_5_dollars_at_once() -> None:
    table = extraordinary_delivery_to_chicago(7).do("disc hand-right")
    assert table.has_event("paid", 0, 5)
    assert table.state.money[0] == 2

    table = extraordinary_delivery_to_chicago(4)
    refusal = table.why_not("disc hand-left")
    assert (refusal.rule, refusal.reason) == ("GWT-DSC-04", "not-enough-money")
    assert refusal.args == {"needs": 5, "has": 4}


@pytest.mark.rules("GWT-DSC-05")
def test_step_left_pays_3_dollars_at_once_and_no_other_disc_does() -> None:
    for disc in (*WHITE, *FREE_DARK):
        table = extraordinary_delivery_to_chicago(0).do(f"disc {disc}")
        assert table.state.money[0] == (3 if disc == "step-left" else 0)


@pytest.mark.rules("GWT-DSC-06")
def test_step_right_is_worth_3_points_once_cleared() -> None:
    assert Table().points(0, "step_disc") == 0
    assert Table().cleared(0, "step-left", *HAND, *WHITE).points(0, "step_disc") == 0
    table = extraordinary_delivery_to_chicago(0).do("disc step-right")
    assert table.points(0, "step_disc") == 3


@pytest.mark.rules("GWT-DSC-07")
def test_a_cleared_hand_space_raises_the_hand_limit_in_the_same_turn() -> None:
    table = Table().stack(0, *["criollo"] * 9).kansas_city(0, *TEN)
    assert table.state.hand_limit(0) == 4
    table.do("deliver chicago", "disc hand-right")
    assert table.state.hand_limit(0) == 5
    assert len(table.hand_of(0)) == 5
    assert table.cleared(0, *HAND).state.hand_limit(0) == 6


@pytest.mark.rules("GWT-DSC-08")
@pytest.mark.parametrize(("first", "second"), [("engine-1", "engine-2"), ("engine-2", "engine-1")])
def test_the_spaces_of_an_auxiliary_action_may_be_cleared_in_either_order(
    first: str, second: str
) -> None:
    table = Table().money(0, 9).kansas_city(0).do(f"disc {first}").visit(0, "neutral-d")
    assert "engine" in table.offers("aux")
    table.do("use auxiliary")
    assert "engine" not in table.offers("aux-double")

    table = Table().money(0, 9).cleared(0, first).kansas_city(0).do(f"disc {second}")
    table.visit(0, "neutral-d").do("use auxiliary")
    assert "engine" in table.offers("aux-double")


@pytest.mark.rules("GWT-DSC-09")
def test_with_no_disc_on_the_board_one_comes_from_a_station_whatever_its_corners() -> None:
    table = Table().only_discs(0).upgraded(0, 2, 6).upgraded(1, 3).kansas_city(0, *TEN)
    table.do("deliver chicago")
    assert table.offers() == ["disc-back 2", "disc-back 6"]
    refusal = table.why_not("disc-back 3")
    assert (refusal.rule, refusal.reason) == ("GWT-DSC-09", "no-disc")

    table.do("disc-back 2")
    assert stations(table) == [6]
    assert cities(table) == {"chicago": 1}

    table.kansas_city(0)
    assert stations(table) == [], "from a dark station to a white city"
    assert cities(table) == {"chicago": 1, "kansas-city": 1}


@pytest.mark.rules("GWT-DSC-09")
def test_hand_discs_that_cannot_be_paid_do_not_count() -> None:
    table = Table().only_discs(0, *HAND).upgraded(0, 1, 2).kansas_city(0, "shorthorn-3")
    table.do("deliver fulton")
    assert table.offers() == ["disc-back 1", "disc-back 2"]


@pytest.mark.rules("GWT-DSC-09")
def test_discs_on_the_board_come_first() -> None:
    table = Table().only_discs(0, *HAND).upgraded(0, 1, 2).kansas_city(0, *FIVE)
    table.do("deliver fulton")
    assert table.offers() == ["disc hand-left", "disc hand-right"]
    refusal = table.why_not("disc-back 1")
    assert (refusal.rule, refusal.reason) == ("GWT-DSC-09", "discs-on-board")


@pytest.mark.rules("GWT-DSC-09")
def test_an_upgrade_may_take_its_disc_from_another_station() -> None:
    table = Table().money(0, 2).engine(0, 4).only_discs(0, *HAND).upgraded(0, 3, 7)
    table.masters_at().visit(0, "neutral-g").do("use engine", "engine 4.5", "upgrade 1")
    assert table.offers() == ["disc-back 3", "disc-back 7"]
    table.do("disc-back 3")
    assert stations(table) == [1, 7]


@pytest.mark.rules("GWT-DSC-10")
def test_a_station_that_lost_its_disc_is_not_upgraded_any_more() -> None:
    table = Table().only_discs(0).upgraded(0, 1, 2).kansas_city(0)
    assert table.points(0, "stations") == 2
    table.do("disc-back 1")
    assert table.points(0, "stations") == 1

    table.building(0, "12b", "a-1").money(0, 0).visit(0, "a-1").do("use money")
    assert table.state.money[0] == 2, "2 dollars per station with a disc"

    table.engine(0, 4).masters_at().visit(0, "neutral-g").do("use engine", "engine 4.5")
    assert table.offers("upgrade") == ["1"]
    table.do("upgrade 1")
    assert stations(table) == [1]


@pytest.mark.rules("GWT-DSC-10")
def test_the_station_master_is_kept_and_the_worker_stays() -> None:
    table = Table().money(0, 2).engine(0, 4).workers(0, builders=2).masters_at("permanent-2")
    table.visit(0, "neutral-g").do("use engine", "engine 4.5", "upgrade 1", "disc engine-1")
    table.do("appoint builder")
    assert table.state.permanent_certificates(0) == 2

    table.only_discs(0).kansas_city(0)
    table.do("deliver kansas-city")
    assert table.has_event("took_disc_back", 0, 1)
    assert table.state.permanent_certificates(0) == 2
    view = table.state.view(None)
    assert view["players"][0]["masters"] == ["permanent-2"]
    assert view["players"][0]["workers"]["builder"] == 1
    assert view["masters"][0] == {"tile": None, "worker": "builder"}


@pytest.mark.rules("GWT-DSC-11")
def test_discs_never_leave_a_city_and_never_return_to_the_board() -> None:
    table = Table().only_discs(0, "draw-2", "engine-2").upgraded(0, 1)
    table.delivered(0, "fulton", "st-louis").kansas_city(0, "galloway")
    assert table.offers() == ["disc draw-2", "disc engine-2"]
    refusal = table.why_not("disc engine-1")
    assert (refusal.rule, refusal.reason) == ("GWT-DSC-11", "disc-gone")
    assert refusal.args == {"disc": "engine-1"}

    table = Table().only_discs(0).upgraded(0, 1, 2).delivered(0, "fulton", "st-louis")
    table.kansas_city(0)
    assert table.offers() == ["disc-back 1", "disc-back 2"]
    table.do("disc-back 1")
    assert cities(table) == {"kansas-city": 1, "fulton": 1, "st-louis": 1}
    assert table.state.covered[0] == 0


@pytest.mark.vector("GWT-DSC-12/1")
def test_a_hand_disc_is_paid_before_kansas_city_pays() -> None:
    table = Table().only_discs(0, *HAND).upgraded(0, 1).kansas_city(0, "galloway")
    assert table.state.money[0] == 2
    table.do("deliver kansas-city")
    assert table.has_event("took_disc_back", 0, 1)
    assert stations(table) == []
    assert table.state.money[0] == 6


@pytest.mark.rules("GWT-DSC-12")
def test_a_hand_disc_is_paid_after_the_upgrade() -> None:
    """Station 5 costs 6: with 10 dollars only 4 are left when the disc is taken."""
    for dollars, offered in ((10, False), (11, True)):
        table = Table().money(0, dollars).engine(0, 16).visit(0, "neutral-g")
        table.do("use engine", "engine 16.5", "upgrade 5")
        assert table.state.money[0] == dollars - 6
        assert ("hand-left" in table.offers("disc")) is offered


@pytest.mark.vector("GWT-DSC-13/1")
def test_a_hand_disc_that_would_eat_the_transport_is_unpayable() -> None:
    table = Table().engine(0, 2).only_discs(0, "hand-left").upgraded(0, 2)
    table.kansas_city(0, *EIGHT)
    assert table.state.money[0] == 8
    table.do("deliver peoria")
    assert table.has_event("took_disc_back", 0, 2)
    assert table.state.money[0] == 4
    assert table.state.view(None)["players"][0]["discs"] == ["hand-left"]


@pytest.mark.rules("GWT-DSC-13")
def test_a_city_without_any_possible_disc_is_not_offered() -> None:
    table = Table().engine(0, 2).only_discs(0, "hand-left").kansas_city(0, *EIGHT)
    assert table.offers("deliver") == ["kansas-city", "fulton", "st-louis", "bloomington"]
    refusal = table.why_not("deliver peoria")
    assert (refusal.rule, refusal.reason) == ("GWT-DSC-13", "no-disc")
