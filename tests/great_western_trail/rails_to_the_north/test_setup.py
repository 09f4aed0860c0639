"""What the expansion brings to the table (RTN-GEN, RTN-SETUP)."""

from collections import Counter

import pytest

from trailboss import load
from trailboss.games.great_western_trail.position import Table
from trailboss.games.great_western_trail.rails_to_the_north.position import STRIP, North
from trailboss.games.great_western_trail.state import FIRST_TILE


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("RTN-GEN-01")
def test_the_board_is_the_same_for_any_number_of_players(seats: int) -> None:
    table = North(seats)
    assert all(len(owners) == 4 for owners in table.state.view(None)["north"]["towns"].values())
    assert len(table.map.towns) == 28
    assert Counter(town.kind for town in table.map.towns) == {
        "small": 12,
        "station": 2,
        "medium": 6,
        "large": 8,
    }


@pytest.mark.rules("RTN-GEN-01")
def test_without_the_option_nothing_of_it_is_in_the_game() -> None:
    state = load("great_western_trail").start(2, seed=1)
    assert "rails_to_the_north" not in state.box
    assert "north" not in state.view(0)
    assert "rails_to_the_north" not in state.record().options
    table = Table(dealt=True)
    for text in ("branch olive-gate 0", "deliver denver", "build 13a", "aux branch"):
        assert table.why_not(text).rule == "RTN-GEN-01", text


@pytest.mark.rules("RTN-SETUP-01")
def test_the_rest_of_the_setup_is_that_of_the_base_game() -> None:
    table = North(3, dealt=True)
    s = table.state
    assert sum(code >= FIRST_TILE for code in s.tiles) == 7
    assert sum(s.market) == 10
    assert len(s.display) == 4
    assert [len([t for t in s.foresight[i : i + 2] if t >= 0]) for i in (0, 2, 4)] == [2, 2, 2]
    assert s.money == [6, 7, 8]


@pytest.mark.rules("RTN-SETUP-02")
def test_the_new_strip_replaces_the_printed_one() -> None:
    table = North()
    strip = [city for city in table.c.cities if not 1 << table.c.city_index[city.id] & large(table)]
    assert [city.id for city in strip] == list(STRIP)
    assert [city.value for city in strip] == [0, 1, 4, 6, 10, 12, 15, 18]
    assert table.delivering(0, 18).why_not("deliver philadelphia").rule == "RTN-SETUP-02"
    assert len(table.c.arrows) == 4


def large(table: North) -> int:
    return table.map.large_cities


@pytest.mark.rules("RTN-SETUP-03")
def test_six_of_ten_tiles_lie_in_the_medium_towns() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        tiles = North(2, seed, dealt=True).state.view(None)["north"]["tiles"]
        assert len(tiles) == 6
        assert max(Counter(tiles.values()).values()) <= 2
        seen.update(tiles.values())
    assert set(seen) == {"gift", "hire", "remove", "engine", "build"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.vector("RTN-SETUP-04/1")
def test_eleven_station_masters(seats: int) -> None:
    orders = set()
    for seed in range(4):
        table = North(seats, seed, dealt=True)
        s, n = table.state, table.north
        assert list(table.c.spot_of_station) == [0, 1, 2, 3, 4, 10, 11], "1-5, olive, red"
        assert len(n.display_masters) == 4
        assert sorted(s.masters + n.display_masters) == list(range(11))
        orders.add(tuple(s.masters))
    assert len(orders) > 1, "shuffled"


@pytest.mark.vector("RTN-SETUP-07/1")
@pytest.mark.rules("RTN-SETUP-05", "RTN-SETUP-06")
def test_what_a_player_gets() -> None:
    table = North(dealt=True)
    s, seat = table.state, 1
    assert (s.money[seat], len(s.hand[seat]), s.tokens[seat]) == (7, 5, 1)
    assert table.bells(seat) == [3, 3, 3, 3, 3]
    covered = [disc.id for i, disc in enumerate(table.c.discs) if s.covered[seat] >> i & 1]
    assert len(covered) == 15
    assert "branch-2" in covered
    assert "branch-1" not in covered
    unbuilt = s.view(None)["players"][seat]["unbuilt"]
    assert len(unbuilt) == 13
    assert unbuilt[-1] == "13a"


@pytest.mark.parametrize(("sides", "shown"), [("a", "13a"), ("b", "13b")])
@pytest.mark.rules("RTN-SETUP-06")
def test_the_side_of_building_13_holds_for_the_table(sides: str, shown: str) -> None:
    players = North(2, building_sides=sides).state.view(None)["players"]
    assert [player["unbuilt"][12] for player in players] == [shown, shown]


@pytest.mark.rules("RTN-INFO-02", "RTN-INFO-01")
def test_everything_of_the_north_is_public() -> None:
    table = North(dealt=True).branch(1, "olive-gate")
    views = [table.state.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert all(view["north"] == views[0]["north"] for view in views)
    assert len(views[0]["north"]["masters"]) == 4
    for view in views:
        assert [player["bells"] for player in view["players"]] == [
            player["bells"] for player in views[0]["players"]
        ]
