"""Carson River (CAR-RIV)."""

from typing import Any

import pytest

from trailboss.games.carson_city import setup
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.play import Play
from trailboss.games.carson_city.position import Loaded, Table
from trailboss.games.carson_city.river.board import river as river_of
from trailboss.games.carson_city.state import EMPTY
from trailboss.games.carson_city.town import (
    CORNERS,
    EDGE_IDS,
    EDGE_INDEX,
    PARCEL_IDS,
    PARCEL_INDEX,
)

BOX = GAME.box({"river": True})
RIVER = ("c3r1", "c3r2", "c3r3", "c4r3", "c4r4", "c4r5", "c5r5", "c5r6", "c5r7", "c5r8")


def river(seats: int = 2, **options: Any) -> Table:
    """The centre lies on c6r3, beside the river."""
    return Table(seats, river=True, **options).centre("c6r3")


@pytest.mark.rules("CAR-RIV-01")
def test_the_course_of_the_river() -> None:
    assert {PARCEL_IDS[parcel] for parcel in river_of(BOX).parcels} == set(RIVER)
    doubts = [doubt for doubt in GAME.doubtful_values() if doubt.file == "river/board.toml"]
    assert any(doubt.entry == "river" for doubt in doubts)


@pytest.mark.rules("CAR-RIV-02")
def test_the_river_takes_nothing() -> None:
    town = Table(2, river=True, dealt=True)
    assert not set(RIVER) & set(town.offers("claim"))
    assert town.why_not("claim c3r1").rule == "CAR-RIV-02"
    town = river().placing()
    assert not set(RIVER) & set(town.offers("stake"))
    assert town.why_not("stake c3r1").rule == "CAR-RIV-02"
    town.state.persona = [-1, -1]
    town.pending(("persona", 0)).do("take settler")
    assert len(town.offers("claim")) == 64 - len(RIVER)
    town = river().own(0, "c6r2").road("h42").kept(0, "shop").pending(("windows",))
    town.do("put shop", "site c6r2")
    assert town.why_not("house c4r3").rule == "CAR-RIV-02"
    assert not set(RIVER) & set(town.offers("house"))


@pytest.mark.vector("CAR-RIV-03/1")
def test_rolls_into_the_river_are_repeated() -> None:
    state = Table(2, river=True).state
    state.content = [EMPTY] * len(state.content)
    state.edges = state.touched = 0
    state.dice = Loaded(3, 3, 1, 1)
    setup._town(state)
    assert PARCEL_IDS[state.centre] == "c2r2"
    assert state.content.count(2) == 6
    for seed in range(20):
        dealt = GAME.start(2, seed, {"river": True})
        assert isinstance(dealt, Play)
        assert not any(dealt.content[PARCEL_INDEX[id]] for id in RIVER)


@pytest.mark.vector("CAR-RIV-04/1")
def test_for_a_ranch_the_river_is_empty() -> None:
    town = river().put("c4r2", "ranch", 0).house("c4r1", "c5r1", "c5r2", "c5r3")
    assert town.income("c4r2") == 4


@pytest.mark.rules("CAR-RIV-05")
def test_the_river_adds_nothing_to_prices() -> None:
    assert river().price("c2r2") == 1


@pytest.mark.vector("CAR-RIV-06/1")
def test_a_mine_by_the_river_earns_three_more_once() -> None:
    town = river().put("c2r2", "mine", 0).mountains("c1r1")
    assert town.income("c2r2") == 6
    town.persona(0, "grocer").state.promised[0] = 1
    town.cowboy(1, "c2r2").resolve("estate_income").do("double mine")
    assert town.state.cash == [6, 6]
    assert river().put("c1r1", "mine", 0).income("c1r1") == 0


@pytest.mark.rules("CAR-RIV-07")
def test_the_bank_of_the_river_takes_ordinary_roads() -> None:
    town = river().roads(1).placing().do("road")
    assert "h42" in town.offers("lay")
    town = river().road("h42").roads(1).placing().do("road")
    assert "v42" in town.offers("lay")  # between c4r3 (river) and c5r3
    town.do("lay v42")
    assert (town.told("road_laid"), town.state.roads[0]) == ([(0, "v42")], 0)


@pytest.mark.rules("CAR-RIV-08")
def test_the_crossings() -> None:
    expected = ["h20", "h21", "h22", "v32", "h33", "h34", "v44", "h45", "h46", "h47", "h48"]
    assert {EDGE_IDS[edge] for edge in river_of(BOX).crossings} == set(expected)
    assert "crossings" not in Table().state.view(0)


@pytest.mark.vector("CAR-RIV-09/1")
def test_a_bridge_takes_two_roads_at_once() -> None:
    town = river().centre("c2r2").roads(1).placing().do("road")
    assert "h21" not in town.offers("lay")
    refusal = town.why_not("lay h21")
    assert (refusal.rule, refusal.reason) == ("CAR-RIV-09", "bridge-needs-two")
    town = river().centre("c2r2").roads(2).placing().do("road", "lay h21")
    assert (town.told("bridge_laid"), town.state.roads[0]) == ([(0, "h21")], 0)
    assert town.state.is_connected(PARCEL_INDEX["c4r1"])
    assert town.state.view(0)["bridges"] == ["h21"]


@pytest.mark.rules("CAR-RIV-10")
def test_beside_a_bridge_things_score_three() -> None:
    town = river().put("c4r2", "ranch", 0).house("c4r1").own(0, "c4r1", "c2r1").mountains("c2r1")
    assert town.points(0, "board") == 6
    assert town.road("h21").points(0, "board") == 9
    assert town.road("h20").points(0, "board") == 9


@pytest.mark.vector("CAR-RIV-11/1")
def test_which_parcels_lie_beside_a_bridge() -> None:
    for bridge, expected in (
        ("v32", {"c4r2", "c3r4"}),
        ("h21", {"c2r1", "c2r2", "c4r1", "c4r2"}),
    ):
        ends = river_of(BOX).bridge_ends(1 << EDGE_INDEX[bridge])
        land = BOX.board.land
        assert {PARCEL_IDS[parcel] for parcel in land if CORNERS[parcel] & ends} == expected


@pytest.mark.rules("CAR-RIV-12")
def test_last_roads_before_the_scoring() -> None:
    town = river(3).round(4).roads(2, 0, 1).stock(0, 0, 0)
    town.state.order = [2, 0, 1]
    town.state.agenda = [("resolve", len(town.state.box.resolution))]
    town.settle()
    assert town.asked == (2, "last_roads")
    town.do("stop")
    assert town.asked == (0, "last_roads")
    assert town.why_not("lay h00").rule == "CAR-ROAD-02"
    town.do("lay h42", "lay v42")
    assert town.state.is_over
    plain = Table(2).round(4).roads(2, 0).stock(0, 0).placing()
    assert plain.state.is_over
