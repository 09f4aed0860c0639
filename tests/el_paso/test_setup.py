"""Setup (ELP-SET)."""

import pytest

from trailboss import BadOption
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.pieces import BONUS, OBJECTIVE
from trailboss.games.el_paso.position import Table
from trailboss.games.el_paso.state import EMPTY, NOWHERE


def drafted(seats: int, seed: int = 1, **options: str) -> Table:
    """After the draft, in which everybody takes the first tile offered."""
    table = Table(seats, seed, dealt=True, **options)
    for _ in range(seats):
        table.do(table.offers()[0])
    return table


@pytest.mark.rules("ELP-SET-01")
def test_two_to_four_seats_and_seat_0_begins() -> None:
    for seats in (2, 3, 4):
        assert Table(seats, dealt=True).asked == (0, "draft")
        assert drafted(seats).asked == (0, "place")
    for seats in (1, 5):
        with pytest.raises(BadOption):
            GAME.start(seats)


@pytest.mark.vector("ELP-SET-02/1")
def test_the_printed_layout() -> None:
    table = Table()
    road = table.state.box.road.reach(table.c.el_paso, table.state.occupied)
    stops = [(table.on(table.c.nodes[node].id), steps) for node, steps in road]
    assert stops == [("B", 1), ("C", 2), ("D", 3), ("E", 4), ("F", 5), ("G", 6), (None, 7)]


@pytest.mark.rules("ELP-SET-02")
def test_the_shuffled_layout_is_a_random_arrangement_of_the_same_tiles() -> None:
    seen = set()
    for seed in range(20):
        table = Table(2, seed, dealt=True, neutral_buildings="random")
        letters = [table.on(table.c.nodes[node].id) for node in table.c.neutral_nodes]
        assert sorted(map(str, letters)) == ["B", "C", "D", "E", "F", "G"]
        seen.add(tuple(letters))
        assert table.on("el-paso") is None
    assert len(seen) > 10


@pytest.mark.rules("ELP-SET-03")
def test_all_nine_plots_are_empty() -> None:
    table = Table(4, dealt=True)
    assert len(table.c.plots) == 9
    assert {table.state.tiles[plot] for plot in table.c.plots} == {EMPTY}
    assert table.state.buildings == [2] * 6


@pytest.mark.rules("ELP-SET-04")
@pytest.mark.parametrize(("option", "sides"), [("basic", [0] * 4), ("marked", [1] * 4)])
def test_train_cards_in_ascending_order_on_the_side_agreed(option: str, sides: list[int]) -> None:
    table = Table(2, dealt=True, train_sides=option)
    assert [table.state.train_card(card).engineers for card in range(4)] == [1, 2, 3, 4]
    assert table.state.train_sides == sides


@pytest.mark.rules("ELP-SET-05")
@pytest.mark.parametrize("option", ["a", "b"])
def test_six_stacks_of_two_tiles_on_the_side_agreed(option: str) -> None:
    table = Table(2, dealt=True, building_sides=option)
    view = table.state.view(None)["buildings"]
    assert view == {f"{level}{option}": 2 for level in range(1, 7)}
    assert [table.state.side(level).builders for level in range(6)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rules("ELP-SET-04", "ELP-SET-05")
def test_sides_may_be_mixed_at_random() -> None:
    sides = {
        (tuple(s.state.sides), tuple(s.state.train_sides))
        for s in (
            Table(2, seed, dealt=True, building_sides="random", train_sides="random")
            for seed in range(12)
        )
    }
    assert len(sides) > 8


@pytest.mark.rules("ELP-SET-06")
def test_three_tiles_of_each_kind_lie_face_up() -> None:
    table = Table(2, dealt=True)
    for kind in (OBJECTIVE, BONUS):
        assert len(table.display_of(kind)) == 3
        assert len(table.state.tile_stack[kind]) == 17
    assert len({*table.display_of(OBJECTIVE)}) == 3
    others = Table(2, 2, dealt=True)
    assert table.display_of(OBJECTIVE) != others.display_of(OBJECTIVE)


@pytest.mark.rules("ELP-SET-07")
@pytest.mark.parametrize(("seats", "simmentals"), [(2, 9), (3, 14), (4, 19)])
def test_the_cattle_market_and_the_simmental_stack(seats: int, simmentals: int) -> None:
    table = Table(seats, dealt=True)
    assert table.state.view(None)["market"] == {
        "black-angus": 8,
        "corriente": 10,
        "shorthorn": 8,
        "hereford": 6,
        "simmental": simmentals,
    }


@pytest.mark.vector("ELP-SET-08/1")
def test_workers_and_simmentals_for_three() -> None:
    table = Table(3, dealt=True)
    assert table.state.view(None)["jobs"] == dict.fromkeys(table.c.worker_types, 9)
    assert table.left("simmental") == 14
    for seat in range(3):
        assert table.area_of(seat) == dict.fromkeys(table.c.worker_types, 1)


@pytest.mark.rules("ELP-SET-09")
def test_the_player_board_at_the_start() -> None:
    table = drafted(2)
    board = table.shown(1, None)
    assert (board["step_limit"], board["hand_limit"]) == (3, 4)
    assert (board["permanent_certificates"], board["track"], board["markers"]) == (0, 0, 2)
    assert len(board["discs"]) == 7
    assert board["rancher"] is None
    assert table.state.rancher == [NOWHERE, NOWHERE]
    assert table.do("place space-b").offers("aux") == ["money", "exchange"]


@pytest.mark.rules("ELP-SET-10")
def test_the_herd_and_the_first_hand() -> None:
    table = Table(4, dealt=True)
    for seat in range(4):
        herd = sorted(table.hand_of(seat) + table.stack_of(seat))
        wanted = {"criollo": 4, "pineywoods": 2, "galloway": 2, "santa-gertrudis": 2}
        assert herd == sorted(card for card, n in wanted.items() for _ in range(n))
        assert len(table.hand_of(seat)) == 4
        assert table.pile_of(seat) == []
    assert len({tuple(table.hand_of(seat)) for seat in range(4)}) > 1


@pytest.mark.vector("ELP-SET-11/1")
def test_the_draft_of_four() -> None:
    table = drafted(4)
    assert [len(table.tiles_of(seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert len([tile for tile in table.display_of(OBJECTIVE) if tile]) == 3
    assert len(table.state.tile_stack[OBJECTIVE]) == 13


@pytest.mark.rules("ELP-SET-11", "ELP-DEC-01")
def test_the_draft_takes_a_face_up_objective_and_refills_before_the_next() -> None:
    table = Table(3, dealt=True)
    first, second, third = table.display_of(OBJECTIVE)
    assert table.offers() == [f"take {first}", f"take {second}", f"take {third}"]
    assert table.refused("blind objective") == ("ELP-SET-11", "no-blind-draft")
    assert table.refused("take points-5") == ("ELP-SET-11", "other-kind-of-tile")
    table.do(f"take {second}")
    assert table.asked == (1, "draft")
    now = table.display_of(OBJECTIVE)
    assert now[0] == first
    assert now[2] == third
    assert now[1] not in (first, second, third)
    assert table.tiles_of(0) == [second]


@pytest.mark.rules("ELP-SET-12")
def test_starting_money_and_tokens_by_turn_order() -> None:
    table = Table(4, dealt=True)
    assert table.state.money == [4, 5, 4, 5]
    assert table.state.tokens == [1, 1, 2, 2]
