"""Kansas City, subphases 1 to 3: tiles of the foresight columns enter the game (GWT-FOR)."""

import pytest

from trailboss.games.great_western_trail.position import Table

DROUGHTS = ("drought-black-2", "drought-black-3", "drought-green-2")
ROCKFALLS = ("rockfall-black-2", "rockfall-black-3", "rockfall-green-2", "rockfall-green-3")


def foreseeing(column: int, *tiles: str, seats: int = 4) -> Table:
    """A table on which only this foresight column holds tiles, and the bags nothing."""
    table = Table(seats)
    for number in (1, 2, 3):
        table.foresight(number).bag(number)
    return table.foresight(column, *tiles)


def row(table: Table, number: int) -> list[str | None]:
    cells: list[str | None] = table.state.view(None)["jobs"]["rows"][number - 1]
    return cells


def token(table: Table) -> int | None:
    number: int | None = table.state.view(None)["jobs"]["token_row"]
    return number


def foresight(table: Table) -> list[list[str | None]]:
    columns: list[list[str | None]] = table.state.view(None)["foresight"]
    return columns


@pytest.mark.rules("GWT-FOR-01")
def test_one_tile_of_each_column_in_turn_goes_to_its_place_at_once() -> None:
    table = foreseeing(1, "flood-green-2", "outlaw-green").token_row(4)
    table.foresight(2, "cowboy", "builder").foresight(3, "engineer", "outlaw-orange")
    table.visit(0, "kansas-city")

    assert table.offers("foresight") == ["1 flood-green-2", "1 outlaw-green"]
    table.do("foresight 1 flood-green-2")
    assert table.on("flood-1") == "flood-green-2"

    assert table.offers("foresight") == ["2 cowboy", "2 builder"]
    table.do("foresight 2 builder")
    assert row(table, 4) == ["builder", None, None, None]

    assert table.offers("foresight") == ["3 engineer", "3 outlaw-orange"]
    table.do("foresight 3 outlaw-orange")
    assert table.on("outlaw-1") == "outlaw-orange"

    assert foresight(table) == [
        [None, "outlaw-green"],
        ["cowboy", None],
        ["engineer", None],
    ]
    assert not table.offers("foresight")


@pytest.mark.rules("GWT-FOR-01")
def test_a_tile_of_another_column_cannot_be_chosen() -> None:
    table = foreseeing(1, "flood-green-2", "outlaw-green").foresight(2, "cowboy", "builder")
    table.visit(0, "kansas-city")
    for text in ("foresight 2 cowboy", "foresight 1 outlaw-orange"):
        refusal = table.why_not(text)
        assert (refusal.rule, refusal.reason) == ("GWT-FOR-01", "not-in-column")
        assert refusal.args == {"column": 1}


@pytest.mark.rules("GWT-FOR-02")
def test_the_choice_is_mandatory() -> None:
    table = foreseeing(1, "flood-green-2", "outlaw-green").visit(0, "kansas-city")
    assert table.offers() == ["foresight 1 flood-green-2", "foresight 1 outlaw-green"]
    assert table.why_not("pass")


@pytest.mark.rules("GWT-FOR-02")
def test_a_single_tile_is_taken_and_an_empty_column_is_skipped() -> None:
    table = foreseeing(3, "outlaw-green").visit(0, "kansas-city")
    assert table.on("outlaw-1") == "outlaw-green"
    assert [e.args for e in table.events if e.kind == "skipped_foresight"] == [(0, 1), (0, 2)]
    assert table.asked == (0, "disc"), "the visit went on to the delivery"


@pytest.mark.vector("GWT-FOR-03/1")
def test_an_outlaw_goes_to_the_lowest_free_space() -> None:
    table = foreseeing(1, "outlaw-orange", "flood-green-2")
    for space in (1, 2, 4, 5):
        table.tile(f"outlaw-{space}", "outlaw-green")
    table.visit(0, "kansas-city").do("foresight 1 outlaw-orange")
    assert table.on("outlaw-3") == "outlaw-orange"
    assert table.on("outlaw-6") is None


@pytest.mark.rules("GWT-FOR-03")
def test_an_outlaw_without_a_free_space_may_be_chosen_and_leaves_the_game() -> None:
    table = foreseeing(3, "outlaw-orange", "cowboy")
    for space in range(1, 10):
        table.tile(f"outlaw-{space}", "outlaw-green")
    table.visit(0, "kansas-city").do("foresight 3 outlaw-orange")
    assert table.has_event("tile_left_game", "outlaw-orange")
    assert {table.on(f"outlaw-{space}") for space in range(1, 10)} == {"outlaw-green"}
    assert foresight(table)[2] == [None, "cowboy"]


def full_sections() -> Table:
    """Drought 1, 3 and 4 and all of rockfall hold tiles."""
    table = foreseeing(1, "drought-green-4", "rockfall-green-4")
    for space, tile in zip((1, 3, 4), DROUGHTS, strict=True):
        table.tile(f"drought-{space}", tile)
    for space, tile in enumerate(ROCKFALLS, 1):
        table.tile(f"rockfall-{space}", tile)
    return table.visit(0, "kansas-city")


@pytest.mark.vector("GWT-FOR-04/1")
def test_a_hazard_goes_to_its_own_type_or_leaves_the_game() -> None:
    table = full_sections().do("foresight 1 drought-green-4")
    assert table.on("drought-2") == "drought-green-4"

    table = full_sections().do("foresight 1 rockfall-green-4")
    assert table.has_event("tile_left_game", "rockfall-green-4")
    assert [table.on(f"rockfall-{space}") for space in (1, 2, 3, 4)] == list(ROCKFALLS)
    assert table.on("drought-2") is None
    assert table.on("flood-1") is None


@pytest.mark.rules("GWT-FOR-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_worker_takes_the_leftmost_free_cell_beside_the_token(seats: int) -> None:
    table = foreseeing(2, "engineer", "builder", seats=seats).token_row(5)
    table.jobs(4, "cowboy")
    table.visit(0, "kansas-city").do("foresight 2 engineer")
    assert row(table, 5) == ["engineer"] + [None] * (seats - 1)
    assert row(table, 4) == ["cowboy"] + [None] * (seats - 1)


@pytest.mark.rules("GWT-FOR-05", "GWT-FOR-06")
def test_the_tokens_cell_is_the_last_to_be_filled() -> None:
    table = foreseeing(2, "engineer", "builder").token_row(3).jobs(3, "cowboy", "cowboy")
    table.foresight(3, "cowboy", "builder").visit(0, "kansas-city")

    table.do("foresight 2 engineer")
    assert row(table, 3) == ["cowboy", "cowboy", "engineer", None]
    assert token(table) == 3

    table.do("foresight 3 builder")
    assert row(table, 3) == ["cowboy", "cowboy", "engineer", "builder"]
    assert row(table, 4) == [None, None, None, None]
    assert token(table) == 4
    assert table.has_event("token_moved", 4)


@pytest.mark.vector("GWT-FOR-07/1")
def test_a_yellow_arrow_refills_the_cattle_market() -> None:
    table = foreseeing(2, "cowboy", "builder", seats=3).token_row(6).jobs(6, "cowboy", "engineer")
    table.market(*["longhorn"] * 4).market_stack(*["corriente"] * 20).visit(0, "kansas-city")
    table.do("foresight 2 cowboy")
    assert token(table) == 7
    assert table.has_event("market_grew", ["corriente"] * 6)
    assert sum(table.state.market) == 10


@pytest.mark.rules("GWT-FOR-07")
@pytest.mark.parametrize("number", range(2, 12))
def test_only_the_arrows_below_rows_6_and_9_refill(number: int) -> None:
    table = foreseeing(2, "cowboy", "builder", seats=2).token_row(number).jobs(number, "cowboy")
    table.market("longhorn").market_stack(*["corriente"] * 20).visit(0, "kansas-city")
    table.do("foresight 2 builder")
    assert token(table) == number + 1
    assert sum(table.state.market) == (7 if number in (6, 9) else 1)


@pytest.mark.rules("GWT-FOR-07")
@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
def test_the_refill_size_depends_on_the_players(seats: int, size: int) -> None:
    table = foreseeing(3, "cowboy", "builder", seats=seats).token_row(9)
    table.jobs(9, *["cowboy"] * (seats - 1)).market_stack(*["corriente"] * 20)
    table.visit(0, "kansas-city").do("foresight 3 cowboy")
    assert sum(table.state.market) == size
    assert len(table.state.market_stack) == 20 - size


@pytest.mark.vector("GWT-FOR-08/1")
@pytest.mark.parametrize(("market", "stack", "after"), [(9, 10, 9), (7, 10, 7), (3, 2, 5)])
def test_the_refill_never_removes_cards_and_stops_with_the_stack(
    market: int, stack: int, after: int
) -> None:
    table = foreseeing(2, "cowboy", "builder", seats=2).token_row(6).jobs(6, "cowboy")
    table.market(*["longhorn"] * market).market_stack(*["corriente"] * stack)
    table.visit(0, "kansas-city").do("foresight 2 cowboy")
    assert token(table) == 7
    assert sum(table.state.market) == after


@pytest.mark.rules("GWT-FOR-09")
def test_cells_emptied_by_hiring_stay_empty() -> None:
    table = foreseeing(2, "cowboy", "builder").money(0, 20).token_row(3)
    table.jobs(1, "cowboy", "builder", "engineer", "cowboy").visit(0, "neutral-a")
    table.do("use hire", "hire cowboy@row1")
    assert row(table, 1) == [None, "builder", "engineer", "cowboy"]

    table.visit(0, "kansas-city").do("foresight 2 cowboy")
    assert row(table, 1) == [None, "builder", "engineer", "cowboy"]
    assert row(table, 3) == ["cowboy", None, None, None]


@pytest.mark.rules("GWT-FOR-10")
def test_the_last_cell_of_row_12_triggers_the_end_of_the_game() -> None:
    table = foreseeing(2, "cowboy", "builder", seats=2).token_row(12)
    table.foresight(3, "engineer", "cowboy").visit(0, "kansas-city")

    table.do("foresight 2 cowboy")
    assert table.state.view(None)["ending"] is None

    table.do("foresight 3 engineer")
    assert table.has_event("end_triggered", 0)
    assert table.state.view(None)["ending"] == 0
    assert token(table) is None
    assert table.points(0, "job_market_token") == 2


@pytest.mark.rules("GWT-FOR-11")
def test_a_tile_appearing_under_a_herder_costs_it_nothing() -> None:
    """The rival stands on drought-2, whose tile was taken; now another drought comes there."""
    table = foreseeing(1, "drought-green-4", "outlaw-green").tile("drought-1", "drought-black-2")
    table.money(1, 5)
    table.state.herder[1] = table.c.node_index["drought-2"]

    table.visit(0, "kansas-city").do("foresight 1 drought-green-4")
    assert table.on("drought-2") == "drought-green-4"
    assert table.node_of(1) == "drought-2"
    assert table.state.money[1] == 5

    table.do("disc engine-1")
    assert table.asked == (1, "ride")
    table.do("ride neutral-c")
    assert table.state.money[1] == 5
