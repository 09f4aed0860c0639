"""Setup (CAR-SET)."""

from typing import Any

import pytest

from trailboss.games.carson_city import setup
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.play import Play
from trailboss.games.carson_city.position import Loaded, Table
from trailboss.games.carson_city.state import EMPTY
from trailboss.games.carson_city.town import EDGE_IDS, PARCEL_IDS, PARCEL_INDEX


def fresh(seats: int = 3, **options: Any) -> Play:
    state = GAME.start(seats, 4, options)
    return state


def bare_town(*faces: int, **options: Any) -> Play:
    """A board on which nothing was rolled yet, with these dice."""
    state = Table(2, **options).state
    state.content = [EMPTY] * len(state.content)
    state.edges = state.touched = 0
    state.dice = Loaded(*faces)
    return state


@pytest.mark.rules("CAR-SET-01")
def test_the_starting_order_is_random() -> None:
    orders = set()
    for seed in range(60):
        state = GAME.start(3, seed)
        orders.add(tuple(state.start))
    assert len(orders) == 6


@pytest.mark.rules("CAR-SET-02")
def test_nothing_is_blocked_and_all_cards_are_on_offer() -> None:
    state = fresh()
    view = state.view(None)
    assert view["guns"] is None
    assert not any(space["blocked"] for space in view["track"])
    assert [card["seat"] for card in view["personas"]] == [None] * 7


@pytest.mark.rules("CAR-SET-03")
def test_the_starting_stock() -> None:
    state = fresh()
    assert (state.cash, state.roads, state.stock) == ([15] * 3, [1] * 3, [3] * 3)
    assert (state.supply, [state.vp(seat) for seat in range(3)]) == ([7] * 3, [0] * 3)
    assert [state.tiles_left(seat) for seat in range(3)] == [12] * 3


@pytest.mark.vector("CAR-SET-03/1")
def test_the_starting_revolver_depends_on_the_edition() -> None:
    for edition, expected in (("polish", 4), ("english", 3)):
        state = fresh(text_edition=edition)
        assert [state.firepower(seat) for seat in range(3)] == [expected] * 3


@pytest.mark.vector("CAR-SET-04/1")
def test_white_is_the_column_and_black_the_row() -> None:
    state = bare_town(1, 6)
    setup._town(state)
    assert PARCEL_IDS[state.centre] == "c2r7"


@pytest.mark.rules("CAR-SET-04")
def test_the_outer_ring_is_never_rolled() -> None:
    for seed in range(40):
        state = GAME.start(2, seed)
        rolled = [p for p, content in enumerate(state.content) if content]
        assert all(PARCEL_IDS[p][1] not in "18" and PARCEL_IDS[p][3] not in "18" for p in rolled)


@pytest.mark.vector("CAR-SET-05/1")
def test_the_centre_has_a_house_and_four_roads() -> None:
    town = Table().centre("c4r5")
    laid = {EDGE_IDS[edge] for edge in range(len(EDGE_IDS)) if town.state.edges >> edge & 1}
    assert laid == {"h34", "h35", "v34", "v44"}
    connected = [id for id, parcel in PARCEL_INDEX.items() if town.state.is_connected(parcel)]
    assert connected == [f"c{c}r{r}" for r in (4, 5, 6) for c in (3, 4, 5)]
    assert (town.on("c4r5"), town.owner("c4r5")) == ("house", None)


@pytest.mark.vector("CAR-SET-06/1")
def test_a_roll_that_hits_something_is_repeated() -> None:
    # Centre c4r4, then a mountain on c3r6; the next two rolls hit these.
    state = bare_town(3, 3, 2, 5, 3, 3, 2, 5, 6, 1)
    setup._town(state)
    assert PARCEL_IDS[state.centre] == "c4r4"
    assert state.content[PARCEL_INDEX["c3r6"]] == state.content[PARCEL_INDEX["c7r2"]] == 2
    assert state.content.count(2) == 9


@pytest.mark.rules("CAR-SET-07")
def test_the_construction_row_and_the_bag() -> None:
    town = Table(2, dealt=True)
    row = town.row_now()
    assert [row[0], row[1], row[5], row[6]] == ["ranch", "mine", "ranch", "mine"]
    assert all(row[2:5])
    assert len(town.state.bag) == 23
    kinds = [building.id for building in town.c.buildings]
    left = sorted(kinds[type] for type in town.state.bag) + row[2:5]
    assert sorted(left) == sorted(
        ["ranch"] * 4
        + ["mine"] * 4
        + ["shop"] * 4
        + ["bank"] * 4
        + ["saloon"] * 3
        + ["hotel"] * 3
        + ["church"] * 2
        + ["prison"] * 2
    )


@pytest.mark.vector("CAR-SET-08/1")
def test_starting_parcels_are_taken_there_and_back() -> None:
    town = Table(3, dealt=True)
    choosers = []
    for _ in range(6):
        assert town.asked[1] == "start_parcel"
        choosers.append(town.asked[0])
        town.do(town.offers()[0])
    start = town.state.start
    assert choosers == [*start, *reversed(start)]
    assert town.state.cash == [15] * 3
    assert town.asked == (start[0], "persona")


@pytest.mark.rules("CAR-SET-09")
def test_any_unowned_parcel_may_be_a_starting_parcel() -> None:
    town = Table(2, dealt=True)
    centre = PARCEL_IDS[town.state.centre]
    assert len(town.offers("claim")) == len(town.offers()) == 64
    town.do(f"claim {centre}")
    refusal = town.why_not(f"claim {centre}")
    assert (refusal.rule, refusal.reason) == ("CAR-SET-09", "owned")
    assert len(town.offers()) == 63


@pytest.mark.vector("CAR-SET-10/1")
def test_setup_is_the_same_for_every_number_of_players() -> None:
    supplies = []
    for seats in (2, 3, 4, 5):
        state = fresh(seats)
        supplies.append(state.road_supply)
        assert not any(space["blocked"] for space in state.view(None)["track"])
    assert supplies == [19, 18, 17, 16]
