"""The end of the game (GWT-END)."""

import pytest

from trailboss.games.great_western_trail.position import Table


def last_row(seats: int = 4) -> Table:
    """One more worker fills the job market; bag and columns hold what the test puts there."""
    table = Table(seats=seats).token_row(12).jobs(12, *["cowboy"] * (seats - 1))
    for column in (1, 2, 3):
        table.foresight(column).bag(column)
    return table


def after_the_end_was_triggered() -> Table:
    """By seat 3, who holds the token."""
    table = last_row().jobs(12, *["cowboy"] * 4).token_row(None)
    table.state.ending = table.state.token_holder = 3
    return table


def play_turn(table: Table) -> Table:
    """The shortest turn that the asked player can have."""
    seat = table.state.active
    while table.state.agenda and table.state.active == seat:
        brief = [answer for answer in table.offers() if answer in ("end", "stop", "pass")]
        table.do(brief[0] if brief else table.offers()[0])
    return table


@pytest.mark.rules("GWT-END-01")
@pytest.mark.parametrize("column", [2, 3])
def test_the_last_worker_triggers_the_end(column: int) -> None:
    table = last_row().foresight(column, "engineer", "builder").visit(0, "kansas-city")
    assert table.points(0, "job_market_token") == 0
    table.do(f"foresight {column} builder")
    assert table.has_event("end_triggered", 0)
    assert table.state.view(1)["ending"] == 0
    assert table.state.view(1)["jobs"]["token_row"] is None
    assert table.state.view(1)["jobs"]["token_holder"] == 0
    assert table.points(0, "job_market_token") == 2, "at once"


@pytest.mark.rules("GWT-END-01")
def test_not_one_worker_earlier() -> None:
    table = last_row().foresight(2, "engineer", "builder")
    table.state.jobs[-2:] = [-1, -1]
    table.visit(0, "kansas-city").do("foresight 2 builder")
    assert table.state.view(1)["ending"] is None
    assert table.state.view(1)["jobs"]["token_row"] == 12


@pytest.mark.rules("GWT-END-02")
def test_triggered_in_subphase_two_no_worker_is_chosen_in_subphase_three() -> None:
    table = last_row().foresight(2, "engineer", "builder").foresight(3, "cowboy", "outlaw-green")
    table.bag(3, "cowboy").hand(0, "galloway", "criollo").stack(0, *["criollo"] * 4)
    table.visit(0, "kansas-city").do("foresight 2 builder")
    assert table.has_event("forced", 0, "foresight 3 outlaw-green")
    assert table.on("outlaw-1") == "outlaw-green"
    assert table.state.money[0] == 3, "subphase 4 as usual"
    table.do("deliver fulton", "disc engine-1")
    assert table.has_event("foresight_filled", 3, "cowboy")
    assert table.hand_of(0) == ["criollo"] * 4, "phase C as usual"
    assert table.state.active == 1


@pytest.mark.rules("GWT-END-02")
def test_a_third_column_with_workers_only_is_skipped() -> None:
    table = last_row().foresight(2, "engineer", "builder").foresight(3, "cowboy", "builder")
    table.visit(0, "kansas-city").do("foresight 2 builder")
    assert table.has_event("skipped_foresight", 0, 3)
    assert table.state.view(0)["foresight"][2] == ["cowboy", "builder"]


@pytest.mark.vector("GWT-END-03/1")
def test_everybody_else_has_one_last_turn() -> None:
    table = last_row(seats=3).foresight(2, "builder").visit(1, "kansas-city")
    play_turn(table)
    turns: list[int] = []
    while not table.state.is_over and len(turns) < 9:
        turns.append(table.state.active)
        play_turn(table)
    assert turns == [2, 0], "P3 and P1, never again P2"
    assert table.has_event("game_over")
    assert table.why_not("ride neutral-a")[:2] == ("GWT-END-03", "game-over")


@pytest.mark.rules("GWT-END-03")
def test_the_last_turn_is_a_whole_turn() -> None:
    table = after_the_end_was_triggered().hand(2, "galloway").stack(2, *["criollo"] * 4)
    table.visit(2, "neutral-a").do("use sell", "end")
    assert table.state.money[2] == 2
    assert table.state.is_over
    assert table.hand_of(2) == ["criollo"] * 4


@pytest.mark.vector("GWT-END-04/1")
def test_in_a_last_turn_no_worker_is_chosen() -> None:
    table = after_the_end_was_triggered().foresight(3, "engineer", "outlaw-green")
    table.foresight(2, "cowboy", "builder").visit(0, "kansas-city")
    assert table.has_event("skipped_foresight", 0, 2)
    assert table.has_event("forced", 0, "foresight 3 outlaw-green")
    assert table.state.view(0)["foresight"] == [
        [None, None],
        ["cowboy", "builder"],
        ["engineer", None],
    ]


@pytest.mark.rules("GWT-END-04")
def test_the_other_tiles_are_there_for_the_choice() -> None:
    table = after_the_end_was_triggered().foresight(3, "outlaw-orange", "outlaw-green")
    table.foresight(1, "flood-green-2", "outlaw-green").visit(0, "kansas-city")
    assert table.offers() == ["foresight 1 flood-green-2", "foresight 1 outlaw-green"]
    table.do("foresight 1 outlaw-green")
    assert table.offers() == ["foresight 3 outlaw-orange", "foresight 3 outlaw-green"]
    assert table.why_not("foresight 3 cowboy")[:2] == ("GWT-END-04", "no-more-workers")


@pytest.mark.rules("GWT-END-05")
def test_foresight_spaces_are_refilled_after_the_trigger_too() -> None:
    table = after_the_end_was_triggered().foresight(1, "flood-green-2").foresight(2, "cowboy")
    table.bag(1, *["outlaw-green"] * 5).bag(2, *["builder"] * 5).visit(0, "kansas-city")
    play_turn(table)
    assert table.state.view(0)["foresight"] == [
        ["outlaw-green", "outlaw-green"],
        ["cowboy", "builder"],
        [None, None],
    ]


@pytest.mark.rules("GWT-END-06")
def test_after_the_trigger_workers_of_every_row_can_be_hired() -> None:
    table = after_the_end_was_triggered().money(0, 4).visit(0, "neutral-a")
    table.do("use hire")
    assert table.has_event("hired", 0, "cowboy", 4), "row 12 costs 4"
    assert table.state.worker_count(0, 0) == 2

    before = last_row().money(0, 40).visit(0, "neutral-a")
    assert before.why_not("use hire")[:2] == ("GWT-HIRE-07", "nobody-to-hire")
