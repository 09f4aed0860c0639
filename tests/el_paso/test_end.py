"""The end of the game, final scoring and ties (ELP-END, ELP-SCORE, ELP-TIE)."""

import pytest

from trailboss.games.el_paso.pieces import Objective
from trailboss.games.el_paso.position import Table
from trailboss.games.el_paso.scoring import best_allocation


def last_arrival(seats: int = 2, seat: int = 0, **area: int) -> Table:
    """``seat`` reaches El Paso and finds the Simmental stack empty."""
    table = Table(seats).market(simmental=0).stack(seat, *["galloway"] * 6).area(seat, **area)
    return table.city(seat, "criollo")


def play_on(table: Table) -> list[int]:
    """The seats that take turns until the game is over, by the simplest answers."""
    seats = []
    while not table.state.is_over:
        if table.asked[1] == "ride":
            seats.append(table.asked[0])
        answers = [text for text in table.offers() if text in ("finish", "end", "continue")]
        table.do(answers[0] if answers else table.offers()[0])
    return seats


@pytest.mark.rules("ELP-END-01")
def test_the_last_simmental_only_announces_the_end() -> None:
    table = Table().market(simmental=1).stack(0, *["galloway"] * 6).city(0, "criollo")
    table.do("disc money")
    assert table.left("simmental") == 0
    assert len(table.hand_of(0)) == 4
    assert table.state.ending < 0
    assert table.asked[0] == 1


@pytest.mark.vector("ELP-END-02/1")
@pytest.mark.parametrize(("seats", "arrivals"), [(2, 10), (3, 15), (4, 20)])
def test_which_arrival_triggers_the_end(seats: int, arrivals: int) -> None:
    table = Table(seats)
    for arrival in range(1, arrivals + 1):
        assert table.state.ending < 0
        table.only_discs(arrival % seats).city(arrival % seats, "criollo")
    assert table.state.ending == arrivals % seats


@pytest.mark.rules("ELP-END-02")
def test_the_rancher_takes_the_place_of_the_simmentals() -> None:
    table = last_arrival()
    assert table.has_event("end_triggered", 0)
    assert table.state.money[0] == 5
    assert table.node_of(0) is None
    assert "simmental" not in table.pile_of(0)
    assert table.asked == (0, "disc"), "the delivery is made"


@pytest.mark.rules("ELP-END-03")
def test_no_draw_phase_for_the_trigger_but_what_is_possible_at_any_time() -> None:
    table = last_arrival(engineers=1).do("deliver 0", "disc money")
    assert table.asked == (0, "window")
    assert table.offers() == ["end", "dismiss engineer"]
    assert table.hand_of(0) == []
    assert table.pile_of(0) == ["criollo"]
    assert 0 not in play_on(table.do("end"))


@pytest.mark.vector("ELP-END-04/1")
def test_every_other_player_has_one_more_turn() -> None:
    table = last_arrival(4, 2).do("disc money")
    assert play_on(table) == [3, 0, 1]
    assert table.has_event("game_over")


@pytest.mark.rules("ELP-END-04")
def test_the_last_turns_are_complete() -> None:
    table = last_arrival().stack(1, *["criollo"] * 6).do("disc money")
    table.do("ride space-b", "finish")
    assert table.state.is_over
    assert len(table.hand_of(1)) == 4
    assert table.refused("finish") == ("ELP-END-04", "game-over")


@pytest.mark.rules("ELP-END-05")
def test_el_paso_in_a_last_turn() -> None:
    table = last_arrival().hand(1, "criollo").stack(1, *["galloway"] * 6).at(1, "space-g")
    table.do("disc money")
    assert table.asked == (1, "disc")
    assert table.state.money[1] == 5
    assert table.node_of(1) == "el-paso"
    assert table.state.ending == 0
    table.do("disc money")
    assert table.state.is_over
    assert "simmental" not in table.hand_of(1) + table.pile_of(1)
    assert (table.points(0, "cattle"), table.points(1, "cattle")) == (2, 0)


# ---- scoring


@pytest.mark.vector("ELP-SCORE-01/1")
def test_a_point_for_every_5_dollars() -> None:
    table = Table().money(0, 23)
    assert table.points(0, "money") == 4
    assert table.state.standings()[0]["money_left"] == 3


@pytest.mark.rules("ELP-SCORE-02")
def test_replaced_tiles_score_nothing() -> None:
    table = Table().building(0, "2a", "plot-c-d").building(1, "6a", "plot-e-f")
    assert table.points(0, "buildings") == 2
    table.money(0, 8).area(0, builders=4, engineers=1).visit(0, "space-e")
    table.do("use build", "replace plot-c-d", "build 6a")
    assert table.points(0, "buildings") == 15


@pytest.mark.vector("ELP-SCORE-03/1")
def test_posts_score_for_every_disc() -> None:
    assert Table().delivered(0, 5, 10, 16, 16, 20).points(0, "trading_posts") == 34


@pytest.mark.rules("ELP-SCORE-03")
@pytest.mark.parametrize(
    ("post", "vp"),
    [(0, 0), (5, 0), (7, 0), (9, 0), (10, 2), (12, 4), (14, 7), (16, 9), (18, 12), (20, 14)],
)
def test_what_each_post_scores(post: int, vp: int) -> None:
    assert Table().delivered(0, post).points(0, "trading_posts") == vp


@pytest.mark.vector("ELP-SCORE-04/1")
def test_workers_score_wherever_they_are() -> None:
    table = Table().area(0, cowboys=1, all_rounders=1).pile(0, "engineer", "engineer", "criollo")
    assert table.stack(0, "builder", "criollo").points(0, "workers") == 11


@pytest.mark.rules("ELP-SCORE-05")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("criollo", 0),
        ("pineywoods", 0),
        ("galloway", 0),
        ("santa-gertrudis", 0),
        ("simmental", 0),
        ("black-angus", 2),
        ("corriente", 3),
        ("shorthorn", 5),
        ("hereford", 8),
    ],
)
def test_cattle_score_in_hand_and_both_piles(card: str, vp: int) -> None:
    table = Table().hand(0, card).stack(0, card).pile(0, card)
    assert table.points(0, "cattle") == 3 * vp


@pytest.mark.vector("ELP-SCORE-06/1")
def test_the_simmental_space_scores_2() -> None:
    table = Table().pile(0, *["black-angus"] * 3, "shorthorn", *["simmental"] * 5)
    table.state.ending = 0
    assert table.points(0, "cattle") == 13
    assert table.points(1, "cattle") == 0


@pytest.mark.rules("ELP-SCORE-07")
def test_bonus_tiles_score_what_is_printed() -> None:
    tiles = ["permanent-certificate", "breed-again", "points-5", "points-4", "points-3"]
    table = Table().gained(0, *tiles, "points-3", "hereford")
    assert table.points(0, "bonus_tiles") == 2 + 1 + 5 + 4 + 3 + 3


@pytest.mark.rules("ELP-SCORE-08")
def test_objectives_score_when_met_in_full_and_never_less_than_nothing() -> None:
    table = Table().gained(0, "corriente-black-angus", "hereford", "2bonuses").pile(0, "corriente")
    assert table.points(0, "objectives") == 0
    table.pile(0, "corriente", "black-angus")
    assert table.points(0, "objectives") == 4
    assert table.state.standings()[0]["fulfilled"] == ["corriente-black-angus"]


PLOTS = ("plot-c-d", "plot-e-f")
MET: dict[str, tuple[str, ...]] = {
    "corriente-2cowboys": ("corriente", "cowboy", "cowboy"),
    "corriente-black-angus": ("corriente", "black-angus"),
    "2corrientes-1built": ("corriente", "corriente", "built 1"),
    "black-angus-1built": ("black-angus", "built 2"),
    "2black-angus": ("black-angus", "black-angus"),
    "black-angus-bonus": ("black-angus", "tile points-3"),
    "shorthorn-1built": ("shorthorn", "built 1"),
    "shorthorn-corriente": ("shorthorn", "corriente"),
    "hereford": ("hereford",),
    "shorthorn-2engineers": ("shorthorn", "engineer", "engineer"),
    "3built": ("built 1", "built 2"),
    "4built": ("built 4",),
    "6built": ("built 5", "built 1"),
    "3built-2builders": ("built 3", "builder", "builder"),
    "2bonuses": ("tile points-3", "tile breed-again"),
    "2bonuses-2engineers": ("tile points-3", "tile points-3", "engineer", "engineer"),
    "2all-rounders-2simmentals": ("all-rounder", "all-rounder", "simmental", "simmental"),
    "post10-2builders": ("post 10", "builder", "builder"),
    "2posts12": ("post 12", "post 14"),
    "post14-bonus": ("post 14", "tile points-3"),
}


def owning(objective: str, things: tuple[str, ...]) -> Table:
    """A player with one objective tile, and with these cards, buildings, tiles and discs."""
    named = [thing.split(" ") for thing in things]
    table = Table().gained(0, objective, *(n[1] for n in named if n[0] == "tile"))
    table.delivered(0, *(int(n[1]) for n in named if n[0] == "post"))
    for plot, level in zip(PLOTS, (n[1] for n in named if n[0] == "built"), strict=False):
        table.building(0, f"{level}a", plot)
    return table.pile(0, *(n[0] for n in named if len(n) == 1))


@pytest.mark.rules("ELP-SCORE-08")
@pytest.mark.parametrize("objective", MET)
def test_what_each_objective_asks_for(objective: str) -> None:
    vp = Table().c.tile_vp[Table().c.tile_index[objective]]
    assert vp in (3, 4, 5)
    assert owning(objective, MET[objective]).points(0, "objectives") == vp
    for missing in range(len(MET[objective])):
        things = MET[objective][:missing] + MET[objective][missing + 1 :]
        assert owning(objective, things).points(0, "objectives") == 0


def test_every_objective_is_tried() -> None:
    assert set(MET) == {objective.id for objective in Table().c.objectives}


def tile(vp: int, *needs: int) -> Objective:
    return Objective(f"test-{vp}", vp, needs)


@pytest.mark.vector("ELP-SCORE-09/1")
def test_one_corriente_serves_one_objective() -> None:
    tiles = [tile(4, 1), tile(3, 1)]
    assert best_allocation(tiles, [1]) == (0,)
    assert best_allocation(tiles, [2]) == (0, 1)
    table = Table().gained(0, "corriente-black-angus", "shorthorn-corriente")
    table.pile(0, "corriente", "black-angus", "shorthorn")
    assert table.points(0, "objectives") == 5


@pytest.mark.rules("ELP-SCORE-09")
def test_one_disc_serves_one_objective_on_whichever_post() -> None:
    table = Table().gained(0, "2posts12", "post14-bonus", "points-3").delivered(0, 12, 14)
    assert table.points(0, "objectives") == 5
    assert table.delivered(0, 16).points(0, "objectives") == 9
    table = Table().gained(0, "post10-2builders", "2posts12").area(0, builders=2)
    assert table.delivered(0, 16, 20).points(0, "objectives") == 4
    assert table.delivered(0, 10).points(0, "objectives") == 7


@pytest.mark.vector("ELP-SCORE-10/1")
def test_the_builders_of_all_buildings_are_one_sum_to_be_divided() -> None:
    table = Table().building(0, "2a", "plot-c-d").building(0, "6a", "plot-e-f")
    assert table.gained(0, "3built", "4built").points(0, "objectives") == 7
    assert table.gained(0, "3built", "6built").points(0, "objectives") == 5


@pytest.mark.rules("ELP-SCORE-11")
def test_the_best_assignment_is_used() -> None:
    assert best_allocation([tile(5, 2), tile(3, 1), tile(4, 1)], [2]) == (1, 2)
    assert best_allocation([tile(3, 1, 1), tile(4, 1, 0), tile(4, 0, 1)], [1, 1]) == (1, 2)
    assert best_allocation([tile(5, 1, 1), tile(4, 1, 0)], [1, 1]) == (0,)
    assert best_allocation([tile(3, 0), tile(3, 0)], [0]) == (0, 1)


@pytest.mark.rules("ELP-SCORE-12")
def test_elements_used_keep_their_points() -> None:
    table = Table().gained(0, "hereford").pile(0, "hereford")
    assert (table.points(0, "cattle"), table.points(0, "objectives")) == (8, 5)
    assert table.points(0) == 13


@pytest.mark.vector("ELP-TIE-01/1")
def test_ties_are_broken_by_the_money_left() -> None:
    table = Table().money(0, 19).money(1, 21)
    table.pile(0, *["hereford"] * 8, "shorthorn", "black-angus")
    table.pile(1, *["hereford"] * 8, "black-angus", "black-angus")
    table.gained(1, "permanent-certificate")
    sheets = table.state.standings()
    assert [sheet["total"] for sheet in sheets] == [74, 74]
    assert [sheet["money_left"] for sheet in sheets] == [4, 1]
    assert [sheet["rank"] for sheet in sheets] == [1, 2]


@pytest.mark.rules("ELP-TIE-01")
def test_most_points_win() -> None:
    table = Table(3).pile(1, "hereford").pile(2, "corriente").money(0, 4)
    assert [sheet["rank"] for sheet in table.state.standings()] == [3, 1, 2]


@pytest.mark.rules("ELP-TIE-02")
def test_a_tie_in_both_is_a_shared_victory() -> None:
    table = Table(3).money(0, 7).money(1, 7).money(2, 6)
    assert [sheet["rank"] for sheet in table.state.standings()] == [1, 1, 3]
