"""Moving the engine: forward, backward, from the last space (GWT-ENG, GWT-BACK, GWT-T39)."""

import pytest

from trailboss.games.great_western_trail.position import Table


def engineers(number: int, space: str | int, **rivals: str | float) -> Table:
    """Neutral G, engine action chosen, so many engineers; rivals as red=3, blue=4.5, ..."""
    table = Table().workers(0, engineers=number).engine(0, space)
    for seat, place in enumerate(rivals.values(), 1):
        table.engine(seat, place)
    return table.visit(0, "neutral-g").do("use engine")


def may_go_back(space: str | int, **rivals: str | float) -> Table:
    """Neutral G: "engine back to remove" may be chosen as a single or double auxiliary action."""
    table = Table().engine(0, space).cleared(0, "remove-1", "remove-2")
    for seat, place in enumerate(rivals.values(), 1):
        table.engine(seat, place)
    return table.visit(0, "neutral-g").do("use auxiliary")


# ---- forward


@pytest.mark.rules("GWT-ENG-01")
def test_the_engine_moves_from_1_up_to_the_number_of_engineers() -> None:
    assert engineers(1, 0).space_of(0) == "1", "one engineer, the printed one: only one place to go"
    table = engineers(3, 0)
    assert table.offers() == ["engine 1", "engine 2", "engine 3"]
    refusal = table.why_not("engine 4")
    assert (refusal.rule, refusal.reason) == ("GWT-ENG-01", "engine-too-far")
    assert refusal.args == {"most": 3}
    refusal = table.why_not("stay")
    assert (refusal.rule, refusal.reason) == ("GWT-ENG-01", "engine-must-move")


@pytest.mark.rules("GWT-ENG-01")
def test_other_icons_name_the_maximum_whatever_the_engineers() -> None:
    table = Table().workers(0, engineers=6).building(0, "8a", "a-1").visit(0, "a-1")
    assert table.do("use engine").offers("engine") == ["1", "2"]
    table = Table().building(0, "10b", "a-1").visit(0, "a-1")
    assert table.do("use engine").offers("engine") == ["1", "2", "3", "4"]


@pytest.mark.rules("GWT-ENG-01")
def test_forward_means_forward() -> None:
    table = engineers(2, 6)
    for space in ("5", "6"):
        refusal = table.why_not(f"engine {space}")
        assert (refusal.rule, refusal.reason) == ("GWT-ENG-01", "engine-forward-only")


@pytest.mark.vector("GWT-ENG-02/1")
def test_a_turnout_is_an_extra_space() -> None:
    assert engineers(2, 4).offers("engine") == ["4.5", "5", "6"]


@pytest.mark.rules("GWT-ENG-02")
def test_from_a_turnout_the_track_goes_on_with_the_next_number() -> None:
    assert engineers(1, "4.5").space_of(0) == "5"
    assert engineers(2, "7.5").offers("engine") == ["8", "9"]
    assert engineers(2, 28).offers("engine") == ["29", "29.5", "30"]


@pytest.mark.vector("GWT-ENG-03/1")
def test_an_occupied_space_is_skipped_without_being_counted() -> None:
    table = engineers(3, 1, red=3)
    assert table.offers("engine") == ["2", "4", "4.5", "5"]
    refusal = table.why_not("engine 3")
    assert (refusal.rule, refusal.reason) == ("GWT-ENG-03", "space-occupied")
    assert refusal.args == {"space": "3"}


@pytest.mark.vector("GWT-ENG-03/2")
def test_the_turnout_behind_a_skipped_space_stays_reachable() -> None:
    assert engineers(1, 3, red=4).offers("engine") == ["4.5", "5"]


@pytest.mark.rules("GWT-ENG-03")
def test_an_occupied_turnout_and_rows_of_rivals_are_skipped() -> None:
    assert engineers(1, 4, red=4.5).space_of(0) == "5"
    assert engineers(2, 4, red=4.5, blue=5).offers("engine") == ["6", "7"]
    assert engineers(1, 1, red=2, blue=3, yellow=4).offers("engine") == ["4.5", "5"]
    assert engineers(2, 36, red=37, blue=38).space_of(0) == "39"


@pytest.mark.rules("GWT-ENG-03")
def test_the_starting_space_is_never_blocked() -> None:
    table = may_go_back(1, red=0, blue=0).do("aux remove")
    assert table.space_of(0) == "0"
    assert [table.space_of(seat) for seat in (1, 2, 3)] == ["0", "0", "0"]


@pytest.mark.rules("GWT-ENG-04")
def test_stopping_ends_the_movement_also_for_an_upgrade() -> None:
    table = engineers(6, 4).money(0, 9).do("engine 4.5", "upgrade 1", "disc engine-1")
    assert not table.offers("engine")
    assert table.space_of(0) == "4.5"

    table = engineers(6, 4).do("engine 5")
    assert table.asked == (0, "location")
    assert table.why_not("use engine").rule == "GWT-ACT-01"


@pytest.mark.rules("GWT-ENG-05")
def test_passing_a_turnout_gives_no_upgrade() -> None:
    for space in ("5", "6", "8"):
        table = engineers(6, 4).money(0, 50).do(f"engine {space}")
        assert table.asked == (0, "location")
        assert not table.offers("upgrade")
    assert engineers(6, 4, red=4).money(0, 50).do("engine 7.5").offers("upgrade") == ["2"]


@pytest.mark.vector("GWT-ENG-06/1")
def test_a_move_that_was_paid_for_with_a_card_may_be_forfeited() -> None:
    table = Table().hand(0, "santa-gertrudis").engine(0, 4).building(0, "2b", "a-1")
    table.visit(0, "a-1").do("use engine")
    assert table.pile_of(0) == ["santa-gertrudis"]
    assert table.offers() == ["engine 4.5", "engine 5", "engine 6", "stay"]
    table.do("stay")
    assert table.space_of(0) == "4"
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-ENG-06")
def test_paid_moves_may_be_forfeited_too() -> None:
    table = Table().money(0, 2).engine(0, 4).visit(0, "neutral-d").do("use paid-engine")
    assert table.offers() == ["engine 4.5", "engine 5", "engine 6", "stay"]
    assert table.state.money[0] == 0

    table = Table().money(0, 2).engine(0, 6).cleared(0, "engine-1", "engine-2")
    table.visit(0, "neutral-d").do("aux engine")
    assert table.offers() == ["engine 7", "stay"]
    table.do("stay")
    assert table.state.money[0] == 1
    assert table.space_of(0) == "6"

    table.visit(0, "neutral-g").money(0, 2).do("use auxiliary", "aux-double engine")
    assert table.offers() == ["engine 7", "engine 7.5", "engine 8", "stay"]


# ---- backward


@pytest.mark.vector("GWT-BACK-01/1")
def test_exactly_2_back_counts_the_turnout_if_it_is_used() -> None:
    table = may_go_back(30).do("aux-double remove")
    assert table.offers() == ["engine 29", "engine 28"]
    refusal = table.why_not("engine 29.5")
    assert (refusal.rule, refusal.reason) == ("GWT-BACK-01", "engine-back-exactly")
    assert refusal.args == {"distance": 2}


@pytest.mark.vector("GWT-BACK-01/2")
def test_1_back_from_5_leads_to_the_turnout_or_to_4() -> None:
    assert may_go_back(5).do("aux remove").offers() == ["engine 4.5", "engine 4"]


@pytest.mark.rules("GWT-BACK-01")
def test_occupied_spaces_are_skipped_backwards_and_the_move_is_mandatory() -> None:
    table = may_go_back(5, red=4).do("aux remove")
    assert table.offers() == ["engine 4.5", "engine 3"]
    refusal = table.why_not("engine 4")
    assert (refusal.rule, refusal.reason) == ("GWT-ENG-03", "space-occupied")
    assert table.why_not("stay")
    assert may_go_back(5, red=4.5).do("aux remove").space_of(0) == "4"
    assert may_go_back(6, red=5).do("aux-double remove").offers() == ["engine 4", "engine 3"]


@pytest.mark.vector("GWT-BACK-02/1")
def test_too_close_to_the_start_the_action_is_unavailable() -> None:
    table = may_go_back(2, red=1)
    assert "remove" in table.offers("aux")
    assert "remove" not in table.offers("aux-double")
    refusal = table.why_not("aux-double remove")
    assert (refusal.rule, refusal.reason) == ("GWT-BACK-02", "engine-too-near-start")
    assert table.do("aux remove").space_of(0) == "0"


@pytest.mark.rules("GWT-BACK-02")
def test_on_the_starting_space_nothing_goes_back() -> None:
    table = Table().money(0, 9).cleared(0, "remove-1", "certificate-1")
    table.building(0, "1b", "a-1").visit(0, "a-1")
    assert not {"remove", "certificate"} & set(table.offers("aux"))
    assert "engine-back" not in table.offers("use")
    for text in ("aux remove", "aux certificate", "use engine-back"):
        assert table.why_not(text).rule == "GWT-BACK-02"


@pytest.mark.rules("GWT-BACK-03")
def test_a_turnout_reached_backwards_allows_the_upgrade() -> None:
    table = may_go_back(5).money(0, 2).do("aux remove", "engine 4.5")
    assert table.offers() == ["upgrade 1", "pass"]
    table.do("upgrade 1", "disc engine-1")
    assert table.state.view(None)["players"][0]["stations"] == [1]


# ---- the last space


@pytest.mark.rules("GWT-T39-01")
def test_an_engine_entering_39_stops_there_and_may_upgrade_station_10() -> None:
    table = engineers(6, 36)
    assert table.offers("engine") == ["37", "38", "39"]
    table.money(0, 3).do("engine 39")
    assert table.space_of(0) == "39"
    assert table.offers() == ["upgrade 10", "pass"]
    table.do("upgrade 10", "disc step-right")
    assert table.state.view(None)["players"][0]["stations"] == [10]
    assert table.asked == (0, "terminal")


@pytest.mark.rules("GWT-T39-02")
def test_then_it_goes_back_to_any_free_space_for_3_dollars() -> None:
    table = engineers(6, 36, red=20, blue="21.5").do("engine 39")
    assert table.asked == (0, "terminal"), "without money there is nothing to upgrade"
    free = [space for space in table.c.spaces if space not in ("39", "20", "21.5")]
    assert sorted(table.offers("engine")) == sorted(free)
    assert len(table.offers()) == len(free), "and no way to stay"
    refusal = table.why_not("engine 39")
    assert (refusal.rule, refusal.reason) == ("GWT-T39-02", "engine-must-go-back")

    table.do("engine 38")
    assert table.state.money[0] == 3
    assert table.space_of(0) == "38"


@pytest.mark.rules("GWT-T39-02")
def test_the_starting_space_is_open_even_with_rivals_on_it() -> None:
    table = engineers(6, 36).do("engine 39", "engine 0")
    assert table.space_of(0) == "0"
    assert table.state.money[0] == 3


@pytest.mark.vector("GWT-T39-03/1")
def test_the_3_dollars_may_pay_for_the_station_where_it_lands() -> None:
    table = engineers(3, 37).money(0, 4).masters_at()
    table.do("engine 39", "upgrade 10", "disc engine-1")
    assert table.state.money[0] == 1
    table.do("engine 4.5")
    assert table.state.money[0] == 4
    table.do("upgrade 1", "disc engine-2")
    assert table.state.money[0] == 2
    assert table.state.view(None)["players"][0]["stations"] == [1, 10]


@pytest.mark.rules("GWT-T39-03")
def test_no_engine_stays_on_39() -> None:
    table = engineers(6, 36).do("engine 39")
    for text in ("pass", "stay", "end"):
        assert table.why_not(text)
    table.do("engine 30", "end")
    assert "39" not in [table.space_of(seat) for seat in range(4)]


@pytest.mark.rules("GWT-T39-04")
def test_occupied_spaces_are_merely_no_targets_and_every_way_to_39_counts() -> None:
    table = Table().hand(0, "santa-gertrudis").engine(0, 37).engine(1, 38).engine(2, 33.5)
    table.building(0, "2b", "a-1").visit(0, "a-1").do("use engine", "engine 39")
    assert table.asked == (0, "terminal")
    refusal = table.why_not("engine 33.5")
    assert (refusal.rule, refusal.reason) == ("GWT-ENG-03", "space-occupied")
    table.do("engine 37")
    assert table.state.money[0] == 3
