"""Hiring workers from the job market (GWT-HIRE)."""

import pytest

from trailboss.games.great_western_trail.position import Table

PRICES = (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)


def workers(table: Table, seat: int = 0) -> dict[str, int]:
    rows: dict[str, int] = table.state.view(None)["players"][seat]["workers"]
    return rows


@pytest.mark.vector("GWT-HIRE-01/1")
def test_the_price_is_that_of_the_row_plus_that_of_the_icon() -> None:
    table = Table().money(0, 20).jobs(3, "engineer").jobs(2, "cowboy").token_row(4)
    table.visit(0, "neutral-a").do("use hire", "hire engineer@row3")
    assert table.state.money[0] == 20 - 7
    table.do("use hire-dear")
    assert table.has_event("forced", 0, "hire cowboy@row2")
    assert table.state.money[0] == 20 - 7 - 8
    assert workers(table) == {"cowboy": 2, "builder": 1, "engineer": 2}


@pytest.mark.rules("GWT-HIRE-01")
def test_building_6a_hires_for_1_dollar_less() -> None:
    table = Table().money(0, 9).building(0, "6a", "a-1").jobs(1, "cowboy", "builder")
    table.visit(0, "a-1").do("use hire", "hire cowboy@row1")
    assert table.state.money[0] == 9 - 5


@pytest.mark.rules("GWT-HIRE-01")
@pytest.mark.parametrize("row", range(1, 13))
def test_each_row_has_its_price(row: int) -> None:
    cost = PRICES[row - 1]
    table = Table().money(0, cost).jobs(row, "cowboy", "builder").token_row(None)
    table.visit(0, "neutral-a").do("use hire", f"hire cowboy@row{row}")
    assert table.state.money[0] == 0
    assert workers(table)["cowboy"] == 2

    table = Table().money(0, cost - 1).jobs(row, "cowboy", "builder").token_row(None)
    assert "hire" not in table.visit(0, "neutral-a").offers("use")


@pytest.mark.rules("GWT-HIRE-01")
def test_exactly_one_worker_is_taken_from_the_market() -> None:
    table = Table().money(0, 20).jobs(1, "builder", "cowboy", "cowboy").visit(0, "neutral-a")
    table.do("use hire")
    assert "pass" not in table.offers()
    table.do("hire cowboy@row1")
    row = table.state.view(None)["jobs"]["rows"][0]
    assert sorted(cell for cell in row if cell) == ["builder", "cowboy"]
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-HIRE-01")
def test_only_workers_of_the_market_who_can_be_paid() -> None:
    table = Table().money(0, 6).jobs(1, "cowboy", "builder").jobs(3, "engineer")
    table.visit(0, "neutral-a").do("use hire")
    assert table.offers("hire") == ["cowboy@row1", "builder@row1"]
    refusal = table.why_not("hire engineer@row3")
    assert (refusal.rule, refusal.reason) == ("GWT-HIRE-01", "not-enough-money")
    assert refusal.args == {"needs": 7, "has": 6}
    refusal = table.why_not("hire engineer@row1")
    assert (refusal.rule, refusal.reason) == ("GWT-HIRE-01", "no-such-worker")


@pytest.mark.rules("GWT-HIRE-02")
def test_workers_beside_the_token_cannot_be_hired() -> None:
    table = Table().money(0, 20).token_row(4)
    table.jobs(2, "engineer").jobs(3, "cowboy").jobs(4, "builder", "cowboy")
    table.visit(0, "neutral-a").do("use hire")
    assert table.offers("hire") == ["engineer@row2", "cowboy@row3"]
    refusal = table.why_not("hire builder@row4")
    assert (refusal.rule, refusal.reason) == ("GWT-HIRE-02", "token-row")
    assert refusal.args == {"row": 4}


@pytest.mark.rules("GWT-HIRE-03")
def test_a_full_row_takes_nobody_else() -> None:
    table = Table().money(0, 20).workers(0, cowboys=6, builders=5).jobs(1, "cowboy", "builder")
    table.jobs(2, "cowboy", "engineer").visit(0, "neutral-a").do("use hire")
    assert table.offers("hire") == ["builder@row1", "engineer@row2"]
    refusal = table.why_not("hire cowboy@row1")
    assert (refusal.rule, refusal.reason) == ("GWT-HIRE-03", "row-full")
    assert refusal.args == {"worker": "cowboy"}


@pytest.mark.rules("GWT-HIRE-03")
def test_the_printed_worker_is_the_first_so_the_next_covers_the_second_space() -> None:
    """The second engineer space gives a certificate for a Criollo, the third 2 dollars."""
    table = Table().money(0, 20).hand(0, "criollo").jobs(1, "engineer", "engineer")
    assert workers(table) == {"cowboy": 1, "builder": 1, "engineer": 1}
    table.visit(0, "neutral-a").do("use hire", "accept", "certificates 1")
    assert workers(table) == {"cowboy": 1, "builder": 1, "engineer": 2}
    assert table.state.marker[0] == 1


@pytest.mark.vector("GWT-HIRE-04/1")
def test_the_third_engineer_sells_a_criollo_now_or_never() -> None:
    def hired() -> Table:
        table = Table().money(0, 6).workers(0, engineers=2).hand(0, "criollo", "criollo")
        return table.jobs(1, "engineer").visit(0, "neutral-a").do("use hire")

    table = hired()
    assert table.asked == (0, "immediate")
    assert table.offers() == ["accept", "pass"]
    table.do("accept")
    assert table.pile_of(0) == ["criollo"]
    assert table.state.money[0] == 2
    assert table.asked == (0, "location")

    table = hired().do("pass")
    assert table.hand_of(0) == ["criollo", "criollo"]
    assert table.state.money[0] == 0
    assert "accept" not in table.offers()


@pytest.mark.rules("GWT-HIRE-04")
@pytest.mark.parametrize(
    ("space", "answers", "money", "marker"),
    [
        (2, ["accept", "certificates 1"], 0, 1),
        (3, ["accept"], 2, 0),
        (5, ["accept", "certificates 2"], 0, 2),
        (6, ["accept"], 4, 0),
    ],
)
def test_engineer_spaces_that_demand_a_criollo(
    space: int, answers: list[str], money: int, marker: int
) -> None:
    table = Table().money(0, 6).workers(0, engineers=space - 1).hand(0, "criollo", "galloway")
    table.jobs(1, "engineer").visit(0, "neutral-a").do("use hire", *answers)
    assert table.hand_of(0) == ["galloway"]
    assert table.state.money[0] == money
    assert table.state.marker[0] == marker


@pytest.mark.rules("GWT-HIRE-04")
def test_without_a_criollo_the_immediate_action_can_only_be_forfeited() -> None:
    table = Table().money(0, 6).workers(0, engineers=2).hand(0, "galloway").jobs(1, "engineer")
    table.stack(0, "criollo").visit(0, "neutral-a").do("use hire")
    assert table.offers() == ["pass"]
    refusal = table.why_not("accept")
    assert (refusal.rule, refusal.reason) == ("GWT-ACT-09", "no-such-card")
    assert refusal.args == {"demand": "criollo"}


@pytest.mark.rules("GWT-HIRE-04")
def test_the_fourth_cowboy_removes_a_hazard_and_the_sixth_takes_an_outlaw() -> None:
    def hired(cowboys: int) -> Table:
        table = Table().money(0, 6).workers(0, cowboys=cowboys - 1).jobs(1, "cowboy")
        table.tile("flood-1", "flood-green-4").tile("outlaw-7", "outlaw-green")
        return table.visit(0, "neutral-a").do("use hire")

    table = hired(4)
    assert table.offers() == ["clear flood-1", "pass"]
    table.do("clear flood-1")
    assert table.on("flood-1") is None
    assert table.state.money[0] == 0

    table = hired(6)
    assert table.offers() == ["bounty outlaw-7", "pass"]
    table.do("bounty outlaw-7")
    assert table.state.money[0] == 6

    assert hired(4).do("pass").on("flood-1") == "flood-green-4"
    for cowboys in (2, 3, 5):
        assert hired(cowboys).asked == (0, "location"), "nothing printed on these spaces"


@pytest.mark.rules("GWT-HIRE-04")
@pytest.mark.parametrize("space", [4, 6])
def test_builder_spaces_build_for_1_dollar_per_builder(space: int) -> None:
    table = Table().money(0, 6 + 1).workers(0, builders=space - 1).jobs(1, "builder")
    table.side("1a").visit(0, "neutral-a").do("use hire")
    assert table.asked == (0, "build")
    assert "pass" in table.offers()
    table.do("build 1a", "site a-1")
    assert table.on("a-1") == "1a"
    assert table.state.money[0] == 0


@pytest.mark.vector("GWT-HIRE-05/1")
def test_the_fourth_engineer_brings_another_worker_for_2_dollars_less() -> None:
    table = Table().money(0, 20).workers(0, engineers=3).token_row(6)
    table.jobs(1, "engineer").jobs(4, "builder").visit(0, "neutral-a")
    table.do("use hire", "hire engineer@row1")
    assert table.asked == (0, "hire")
    assert table.offers() == ["hire builder@row4", "pass"]
    table.do("hire builder@row4")
    assert table.state.money[0] == 20 - 6 - 3
    assert workers(table) == {"cowboy": 1, "builder": 2, "engineer": 4}


@pytest.mark.rules("GWT-HIRE-05")
def test_immediate_actions_chain() -> None:
    """The cheap hire may be the fifth engineer, who sells a Criollo for two certificates."""
    table = Table().money(0, 10).workers(0, engineers=3).hand(0, "criollo")
    table.jobs(1, "engineer", "engineer").visit(0, "neutral-a").do("use hire")
    table.do("hire engineer@row1", "accept", "certificates 2")
    assert table.state.money[0] == 10 - 6 - 4
    assert table.state.marker[0] == 2
    assert workers(table)["engineer"] == 5
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-HIRE-06")
@pytest.mark.parametrize("order", [("hire", "hire-dear"), ("hire-dear", "hire"), ("hire-dear",)])
def test_the_two_hires_of_neutral_a_are_separate_actions(order: tuple[str, ...]) -> None:
    table = Table().money(0, 14).jobs(1, "cowboy", "cowboy", "cowboy").visit(0, "neutral-a")
    assert table.offers("use") == ["hire", "hire-dear"]
    for used, action in enumerate(order, 1):
        table.do(f"use {action}")
        assert workers(table)["cowboy"] == 1 + used
        assert table.why_not(f"use {action}").rule == "GWT-ACT-01"
    assert table.state.money[0] == 14 - sum({"hire": 6, "hire-dear": 8}[a] for a in order)


@pytest.mark.rules("GWT-HIRE-07")
def test_without_anybody_to_hire_the_action_is_not_available() -> None:
    empty = Table().money(0, 20).visit(0, "neutral-a")
    poor = Table().money(0, 5).jobs(1, "cowboy").visit(0, "neutral-a")
    waiting = Table().money(0, 20).token_row(2).jobs(2, "cowboy").visit(0, "neutral-a")
    full = Table().money(0, 20).workers(0, cowboys=6).jobs(1, "cowboy").visit(0, "neutral-a")
    for table in (empty, poor, waiting, full):
        assert table.offers("use") == []
        refusal = table.why_not("use hire")
        assert (refusal.rule, refusal.reason) == ("GWT-HIRE-07", "nobody-to-hire")

    table = Table().money(0, 7).jobs(1, "cowboy").visit(0, "neutral-a")
    assert table.offers("use") == ["hire"], "too little for the dear one"
