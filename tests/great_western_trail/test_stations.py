"""Upgrading stations and appointing station masters (GWT-STA, GWT-SM)."""

import pytest

from trailboss.games.great_western_trail.position import Table
from trailboss.games.great_western_trail.shown import TrailPlayer

TURNOUTS = ("4.5", "7.5", "10.5", "13.5", "16.5", "21.5", "25.5", "29.5", "33.5", "39")
COSTS = (2, 2, 4, 4, 6, 8, 7, 6, 5, 3)
WHITE_DISCS = 9
ALL_DISCS = 14


def stopping(number: int, dollars: int, *masters: str, seat: int = 0, **workers: int) -> Table:
    """The engine of ``seat`` has just stopped at that station."""
    table = Table().masters_at(*masters)
    return stop_at(table, number, dollars, seat, **workers)


def stop_at(table: Table, number: int, dollars: int, seat: int = 0, **workers: int) -> Table:
    target = TURNOUTS[number - 1]
    table.engine(seat, table.c.spaces[table.c.space_index[target] - 2]).money(seat, dollars)
    table.workers(seat, **{"engineers": 2, **workers}).visit(seat, "neutral-g")
    return table.do("use engine", f"engine {target}")


def stations(table: Table, seat: int = 0) -> list[int]:
    numbers: list[int] = table.state.view(None)["players"][seat]["stations"]
    return numbers


def player(table: Table, seat: int = 0) -> TrailPlayer:
    return table.state.view(None)["players"][seat]


# ---- upgrading


@pytest.mark.rules("GWT-STA-01")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_stop_at_a_station_asks_at_once_whether_to_upgrade(number: int) -> None:
    table = stopping(number, 20)
    assert table.asked == (0, "upgrade")
    assert table.offers() == [f"upgrade {number}", "pass"]
    decision = table.state.decision
    assert decision is not None
    assert decision.args == {"station": number, "cost": COSTS[number - 1]}


@pytest.mark.rules("GWT-STA-01")
def test_the_chance_is_not_kept() -> None:
    table = stopping(1, 20).do("pass")
    assert table.asked == (0, "location")
    table.do("use auxiliary")
    assert not table.offers("upgrade")
    assert table.why_not("upgrade 1")
    table.visit(0, "neutral-f")
    assert table.space_of(0) == "4.5"
    assert not table.offers("upgrade")
    assert stations(table) == []


@pytest.mark.rules("GWT-STA-02")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_full_cost_must_be_paid(number: int) -> None:
    cost = COSTS[number - 1]
    table = stopping(number, cost).do(f"upgrade {number}", "disc engine-1")
    assert stations(table) == [number]
    assert table.state.money[0] == 0
    assert stopping(number, cost - 1).offers("upgrade") == []


@pytest.mark.rules("GWT-STA-02")
def test_each_player_upgrades_a_station_once_whatever_the_others_did() -> None:
    table = stop_at(Table().upgraded(0, 1), 1, 20)
    assert table.asked == (0, "location")

    table = stop_at(Table().upgraded(1, 1).upgraded(2, 1).masters_at(), 1, 20)
    table.do("upgrade 1", "disc engine-1")
    assert [stations(table, seat) for seat in range(4)] == [[1], [1], [1], []]


@pytest.mark.rules("GWT-STA-02")
def test_building_9b_says_why_a_station_cannot_be_upgraded() -> None:
    table = Table().money(0, 3).engine(0, 12).upgraded(0, 1).masters_at()
    table.building(0, "9b", "a-1").visit(0, "a-1").do("use station")
    assert table.has_event("forced", 0, "upgrade 2"), "1 is done, 3 costs 4"

    table = Table().money(0, 5).engine(0, 20).upgraded(0, 1).masters_at()
    table.building(0, "9b", "a-1").visit(0, "a-1").do("use station")
    assert table.offers("upgrade") == ["2", "3", "4"]
    refusal = table.why_not("upgrade 1")
    assert (refusal.rule, refusal.reason) == ("GWT-STA-02", "station-upgraded")
    refusal = table.why_not("upgrade 5")
    assert (refusal.rule, refusal.reason) == ("GWT-STA-02", "not-enough-money")
    assert refusal.args == {"needs": 6, "has": 5}


@pytest.mark.rules("GWT-STA-03")
def test_pay_then_take_and_place_the_disc_then_the_station_master() -> None:
    table = stopping(5, 20, "hazards", "stations", "workers", "buildings", "money-12", builders=2)
    table.do("upgrade 5")
    assert table.has_event("paid", 0, 6)
    assert table.asked == (0, "disc")
    assert stations(table) == []

    table.do("disc step-left")
    assert [e.kind for e in table.events] == ["took_disc", "gained_money", "upgraded"]
    assert stations(table) == [5]
    assert "step-left" not in player(table)["discs"]
    assert table.asked == (0, "appoint")


@pytest.mark.vector("GWT-STA-04/1")
def test_a_hand_disc_for_a_dark_station() -> None:
    table = stopping(5, 11).do("upgrade 5", "disc hand-left")
    assert table.state.money[0] == 0
    assert table.state.hand_limit(0) == 5


@pytest.mark.rules("GWT-STA-04")
@pytest.mark.parametrize("number", range(1, 11))
def test_stations_1_to_4_take_only_white_discs(number: int) -> None:
    discs = stopping(number, 20).do(f"upgrade {number}").offers("disc")
    assert len(discs) == (WHITE_DISCS if number <= 4 else ALL_DISCS)


@pytest.mark.vector("GWT-STA-05/1")
def test_step_left_cannot_help_to_pay_the_upgrade() -> None:
    table = stopping(6, 5)
    assert table.asked == (0, "location")
    assert not table.offers("upgrade")

    table = stopping(6, 8).do("upgrade 6", "disc step-left")
    assert table.state.money[0] == 3


# ---- station masters


@pytest.mark.rules("GWT-SM-01")
def test_the_tile_at_the_station_may_be_taken_for_a_worker() -> None:
    table = stopping(2, 20, "hazards", "permanent-2", cowboys=3)
    table.do("upgrade 2", "disc engine-1")
    decision = table.state.decision
    assert decision is not None
    assert (decision.kind, decision.args) == ("appoint", {"master": "permanent-2"})

    table.do("appoint cowboy")
    assert player(table)["masters"] == ["permanent-2"]
    assert table.state.game.choices(table.state, 0)["master"] == ["permanent-2"]
    assert table.state.game.choices(table.state, 1)["master"] == []
    assert player(table)["workers"]["cowboy"] == 2
    masters = table.state.view(None)["masters"]
    assert masters[0] == {"tile": "hazards", "worker": None}
    assert masters[1] == {"tile": None, "worker": "cowboy"}


@pytest.mark.rules("GWT-SM-01")
def test_the_tile_need_not_be_taken() -> None:
    table = stopping(2, 20, "hazards", "permanent-2", cowboys=3)
    table.do("upgrade 2", "disc engine-1", "pass")
    assert player(table)["masters"] == []
    assert player(table)["workers"]["cowboy"] == 3
    assert table.state.view(None)["masters"][1] == {"tile": "permanent-2", "worker": None}


@pytest.mark.rules("GWT-SM-01")
def test_stations_6_to_10_have_no_station_master() -> None:
    masters = ("hazards", "stations", "workers", "buildings", "money-12")
    for number in range(6, 11):
        table = stopping(number, 20, *masters, builders=3)
        table.do(f"upgrade {number}", "disc engine-1")
        assert table.asked[1] != "appoint"


@pytest.mark.vector("GWT-SM-02/1")
def test_only_the_rightmost_hired_worker_of_a_row_can_be_appointed() -> None:
    table = Table().money(0, 20).engine(0, 5).cleared(0, "remove-1").masters_at("hazards")
    table.workers(0, cowboys=1, builders=3, engineers=1).visit(0, "neutral-a")
    table.do("aux remove", "engine 4.5", "upgrade 1", "disc engine-1")
    assert table.offers() == ["appoint builder", "pass"]
    for worker in ("cowboy", "engineer"):
        refusal = table.why_not(f"appoint {worker}")
        assert (refusal.rule, refusal.reason) == ("GWT-SM-02", "printed-worker")
    table.do("appoint builder")
    assert player(table)["workers"] == {"cowboy": 1, "builder": 2, "engineer": 1}


@pytest.mark.rules("GWT-SM-02")
def test_nobody_is_asked_who_has_only_printed_workers() -> None:
    table = Table().money(0, 20).engine(0, 4).masters_at("hazards").visit(0, "neutral-g")
    table.do("use engine", "engine 4.5", "upgrade 1", "disc engine-1")
    assert table.asked == (0, "location")
    assert table.state.view(None)["masters"][0]["tile"] == "hazards"


@pytest.mark.rules("GWT-SM-03")
def test_a_declined_tile_is_lost_for_this_player() -> None:
    table = stopping(1, 20, "permanent-2", builders=3).do("upgrade 1", "disc engine-1", "pass")
    assert table.asked == (0, "location")
    assert table.why_not("appoint builder")
    stop_at(table, 1, 20, builders=3)
    assert table.asked == (0, "location"), "the station is upgraded: no second chance"


@pytest.mark.rules("GWT-SM-03")
def test_the_appointed_worker_counts_for_nobody() -> None:
    table = stopping(1, 20, "workers", engineers=5, builders=6)
    before = table.points(0, "workers")
    assert before == 4 * (1 + 2)
    table.do("upgrade 1", "disc engine-1", "appoint engineer")
    assert table.points(0, "workers") == before - 4
    assert table.points(0, "station_masters") == 1 + 6 + 4
    assert [player(table, seat)["workers"]["engineer"] for seat in range(4)] == [4, 1, 1, 1]

    table.visit(0, "neutral-g").do("use engine", "engine 8")
    table.kansas_city(0).do("disc engine-2")
    assert table.state.view(None)["masters"][0] == {"tile": None, "worker": "engineer"}


def appointed(master: str, **workers: int) -> Table:
    table = Table().masters_at(master).tile("flood-2", "flood-green-4")
    table.tile("outlaw-9", "outlaw-orange")
    stop_at(table, 1, 2, **{"builders": 2, **workers})
    return table.do("upgrade 1", "disc engine-1", "appoint builder")


@pytest.mark.rules("GWT-SM-04")
@pytest.mark.parametrize(("master", "dollars"), [("workers", 2), ("money-12", 12)])
def test_dollars_of_a_station_master_are_taken_at_once(master: str, dollars: int) -> None:
    table = appointed(master)
    assert table.state.money[0] == dollars
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-SM-04")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_certificates_of_a_station_master_may_be_forfeited(taken: int) -> None:
    table = appointed("buildings")
    assert table.offers() == ["certificates 2", "certificates 1", "certificates 0"]
    table.do(f"certificates {taken}")
    assert table.state.marker[0] == taken
    assert table.asked == (0, "location")


@pytest.mark.rules("GWT-SM-04")
def test_a_hazard_or_an_outlaw_or_neither() -> None:
    table = appointed("hazard-or-outlaw")
    assert table.offers() == ["clear flood-2", "bounty outlaw-9", "pass"]
    table.do("clear flood-2")
    assert player(table)["hazards"] == ["flood-green-4"]
    assert table.state.money[0] == 0, "free of charge"
    assert table.on("outlaw-9") == "outlaw-orange", "one of the two only"
    assert table.asked == (0, "location")

    table = appointed("hazard-or-outlaw").do("bounty outlaw-9")
    assert player(table)["outlaws"] == {"green": 0, "orange": 1}
    assert table.state.money[0] == 10

    table = appointed("hazard-or-outlaw").do("pass")
    assert table.on("flood-2") == "flood-green-4"
    assert table.on("outlaw-9") == "outlaw-orange"


@pytest.mark.rules("GWT-SM-04")
@pytest.mark.parametrize(
    ("master", "certificates"),
    [
        ("permanent-2", 2),
        ("certificates", 1),
        ("outlaw-pairs", 1),
        ("hazards", 1),
        ("stations", 1),
        ("workers", 0),
    ],
)
def test_permanent_certificates_are_valid_from_now_on(master: str, certificates: int) -> None:
    table = appointed(master)
    assert player(table)["permanent_certificates"] == certificates
    assert table.state.marker[0] == 0
    table.money(0, 0).kansas_city(0, "galloway")
    assert table.state.money[0] == 2 + certificates


@pytest.mark.rules("GWT-SM-05")
def test_an_uncovered_worker_space_gives_its_action_again() -> None:
    """The fourth cowboy removed a hazard; given away and hired anew, it removes another one."""
    table = stopping(1, 20, "hazards", cowboys=4).tile("flood-1", "flood-green-4")
    table.do("upgrade 1", "disc engine-1", "appoint cowboy")
    assert table.on("flood-1") == "flood-green-4", "uncovering gives nothing"

    table.jobs(1, "cowboy").visit(0, "neutral-a").do("use hire")
    assert table.offers() == ["clear flood-1", "pass"]
    table.do("clear flood-1")
    assert player(table)["hazards"] == ["flood-green-4"]
    assert player(table)["workers"]["cowboy"] == 4


@pytest.mark.rules("GWT-SM-06")
def test_later_upgraders_of_the_station_get_no_tile() -> None:
    table = appointed("hazards").engine(0, 9)
    stop_at(table, 1, 20, seat=1, builders=3)
    table.do("upgrade 1", "disc engine-1")
    assert table.asked == (1, "location")
    assert player(table, 1)["masters"] == []
    assert player(table, 0)["masters"] == ["hazards"]
    assert stations(table, 1) == [1]
