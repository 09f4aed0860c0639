"""What Sue's cards do (ELP-SUE-12 to 27, 35)."""

import pytest

from tests.el_paso.sue.solo_table import SUE, Duel
from trailboss.games.el_paso.pieces import BONUS, OBJECTIVE

CATTLE, BUILD, TRAIN, BEST, ONE, TWO = "A5", "A6", "A7", "A8", "A1", "B1"
"""Bot cards by what they do."""


@pytest.mark.vector("ELP-SUE-12/1")
def test_five_cowboys_take_a_hereford() -> None:
    duel = Duel(CATTLE).strength(cowboy=5).at_sue("space-b").turn()
    assert duel.pile_of(SUE) == ["hereford"]
    assert duel.left("hereford") == 5
    assert duel.strengths["cowboy"] == 5


@pytest.mark.rules("ELP-SUE-12", "ELP-SUE-13")
@pytest.mark.parametrize(
    ("cowboys", "breed"), [(1, "black-angus"), (2, "corriente"), (3, "shorthorn"), (4, "hereford")]
)
def test_cattle_by_the_number_of_cowboys(cowboys: int, breed: str) -> None:
    duel = Duel(CATTLE).strength(cowboy=cowboys).at_sue("space-b").turn()
    assert duel.pile_of(SUE) == [breed]
    assert duel.shown(SUE)["cattle"] == [breed]
    empty = Duel(CATTLE).strength(cowboy=cowboys).at_sue("space-b")
    empty.market(**{breed.replace("-", "_"): 0}).turn()
    assert empty.pile_of(SUE) == []
    assert empty.has_event("sue_no_cattle", SUE, breed)


@pytest.mark.rules("ELP-SUE-13")
def test_her_cattle_only_score() -> None:
    duel = Duel(CATTLE).strength(cowboy=4).at_sue("space-b").turn()
    assert duel.points(SUE, "cattle") == 8


@pytest.mark.rules("ELP-SUE-14")
def test_resources_one_after_the_other() -> None:
    duel = Duel(TWO).resources("corriente", "builder", "cowboy").at_sue("space-b").turn()
    assert duel.pile_of(SUE) == ["corriente"]
    assert duel.strengths == {"cowboy": 1, "builder": 2, "engineer": 1}
    assert duel.sue.resources == [duel.c.card_index["cowboy"]]
    duel = Duel(TWO).resources("corriente").at_sue("space-b").turn()
    assert duel.has_event("sue_nothing", SUE, "resource")
    assert duel.sue.resources == []


@pytest.mark.vector("ELP-SUE-15/1")
def test_an_all_rounder_joins_the_strongest_that_is_not_full() -> None:
    duel = Duel(ONE).row("cowboy", "engineer", "builder").strength(2, 2, 4)
    duel.resources("all-rounder").at_sue("space-b").turn()
    assert duel.strengths == {"cowboy": 3, "builder": 2, "engineer": 4}


@pytest.mark.vector("ELP-SUE-15/2")
def test_from_then_on_it_counts_there() -> None:
    duel = Duel(TWO).row("builder", "cowboy", "engineer").strength(3, 1, 2)
    duel.resources("all-rounder", "all-rounder").at_sue("space-b").turn()
    assert duel.strengths == {"cowboy": 4, "builder": 1, "engineer": 3}
    assert duel.has_event("joined", SUE, "cowboy")


@pytest.mark.rules("ELP-SUE-16")
def test_an_all_rounder_without_a_place_is_laid_aside_and_scores() -> None:
    duel = Duel(ONE).strength(4, 5, 4).resources("all-rounder").at_sue("space-b").turn()
    assert duel.strengths == {"cowboy": 4, "builder": 5, "engineer": 4}
    assert duel.has_event("laid_aside", SUE)
    assert duel.points(SUE, "workers") == 3


@pytest.mark.rules("ELP-SUE-17")
@pytest.mark.parametrize(("engineers", "card"), [(1, "1"), (2, "2"), (3, "3"), (4, "4"), (6, "4")])
def test_the_train_card_for_her_engineers(engineers: int, card: str) -> None:
    duel = Duel(TRAIN).strength(engineer=engineers).at_sue("space-b").turn()
    assert duel.has_event("used_train", SUE, card)
    assert duel.strengths["engineer"] == engineers
    assert duel.state.money[SUE] == 0


@pytest.mark.vector("ELP-SUE-18/1")
def test_of_train_card_3_she_takes_the_bonus_tile_only() -> None:
    duel = Duel(TRAIN).strength(engineer=3).at_sue("space-b")
    duel.bonuses("points-3", "points-5", "points-4").turn()
    assert duel.tiles_of(SUE) == ["points-5"]
    assert duel.state.money[SUE] == 0


@pytest.mark.vector("ELP-SUE-18/2")
def test_of_train_card_4_an_objective_a_bonus_tile_and_a_resource() -> None:
    duel = Duel(TRAIN).strength(engineer=4).resources("cowboy").at_sue("space-b")
    duel.objectives("3built", "hereford", "2bonuses").bonuses("points-3", "points-4").turn()
    assert duel.tiles_of(SUE) == ["hereford", "points-4"]
    assert duel.strengths["cowboy"] == 2


@pytest.mark.rules("ELP-SUE-18")
def test_of_marked_sides_cattle_tiles_and_hires() -> None:
    duel = Duel(TRAIN).marked(2).strength(engineer=2).at_sue("space-b").turn()
    assert duel.pile_of(SUE) == ["corriente"]
    assert duel.state.tokens[SUE] == 0
    duel = Duel(TRAIN).marked(4).strength(engineer=4).at_sue("space-b").turn()
    assert duel.node_of(SUE) == "space-f", "she does not ride on"
    assert (len(duel.tiles_of(SUE)), duel.state.track[SUE]) == (1, 0)
    assert not duel.has_event("sue_ignored")
    duel = Duel(TRAIN).marked(1).strength(engineer=1).at_sue("space-b").turn()
    assert duel.tiles_of(SUE) == []
    assert duel.has_event("sue_ignored", SUE, "1"), "she says that she has no use for the card"


@pytest.mark.vector("ELP-SUE-19/1")
def test_the_tile_with_most_points_the_leftmost_among_equals() -> None:
    duel = Duel(TRAIN).at_sue("space-b")
    duel.objectives("3built", "hereford", "6built", stack=("4built",)).turn()
    assert duel.tiles_of(SUE) == ["hereford"]
    assert duel.display_of(OBJECTIVE) == ["3built", "4built", "6built"]


@pytest.mark.rules("ELP-SUE-19")
def test_never_blind_and_objectives_before_bonus_tiles() -> None:
    duel = Duel(TRAIN).at_sue("space-b").objectives(stack=("hereford",)).turn()
    assert duel.tiles_of(SUE) == []
    assert duel.has_event("sue_nothing", SUE, "objective")
    duel = Duel(TRAIN).marked(3).strength(engineer=3).at_sue("space-b")
    duel.objectives("3built", "hereford").bonuses("points-5").turn()
    assert duel.tiles_of(SUE) == ["hereford"]
    duel = Duel(TRAIN).marked(3).strength(engineer=3).at_sue("space-b")
    duel.objectives("3built").bonuses("points-3", "points-5", stack=("points-4",)).turn()
    assert duel.tiles_of(SUE) == ["points-5"]
    assert duel.display_of(BONUS) == ["points-3", "points-4", None]


# ---- building; the card moves her one step per builder first


def before(node: str, steps: int) -> str:
    """From where she must start to stand on a space after so many steps, without buildings."""
    ring = ["el-paso", *(f"space-{letter}" for letter in "bcdefg")]
    return ring[(ring.index(node) - steps) % len(ring)]


def build(node: str, builders: int) -> Duel:
    """She will stand on this neutral space when she builds."""
    return Duel(BUILD).strength(builder=builders).at_sue(before(node, builders))


def built_by(duel: Duel) -> dict[str, str]:
    trail = duel.state.view(0)["trail"]
    return {node: here["building"] for node, here in trail.items() if here.get("owner") == SUE}


@pytest.mark.rules("ELP-SUE-20")
def test_the_highest_tile_her_builders_allow() -> None:
    duel = build("space-e", 3).turn()
    assert list(built_by(duel).values()) == ["3a"]
    assert duel.strengths["builder"] == 3
    assert duel.state.money[SUE] == 0
    duel = build("space-e", 3).buildings(3, 0).turn()
    assert list(built_by(duel).values()) == ["2a"]


@pytest.mark.vector("ELP-SUE-21/1")
def test_on_the_dearest_plot_nearest_ahead() -> None:
    duel = build("space-c", 2).turn()
    assert duel.node_of(SUE) == "space-c"
    assert built_by(duel) == {"plot-c-d": "2a"}


@pytest.mark.rules("ELP-SUE-22")
@pytest.mark.parametrize(
    ("node", "goal", "spaces"),
    [
        ("space-c", "plot-c-d", 1),
        ("space-f", "plot-f-g-inner", 1),
        ("space-f", "plot-f-g-outer", 1),
        ("space-g", "plot-a-b", 3),
        ("space-e", "plot-c-d", 11),
        ("plot-c-d", "plot-c-d", 0),
    ],
)
def test_nearest_ahead_counts_spaces_built_on_or_not(node: str, goal: str, spaces: int) -> None:
    duel = Duel()
    index = duel.c.node_index
    assert duel.state.box.road.spaces_ahead(index[node], index[goal]) == spaces


@pytest.mark.rules("ELP-SUE-22")
@pytest.mark.parametrize("fork", ["plot-f-g", "plot-g-a"])
def test_of_the_two_plots_of_a_fork_the_inner_one_wins(fork: str) -> None:
    duel = Duel(BUILD).building(SUE, "2a", f"{fork}-inner").building(SUE, "2a", f"{fork}-outer")
    duel.at_sue("space-c").turn()
    assert built_by(duel) == {f"{fork}-inner": "3a", f"{fork}-outer": "2a"}


@pytest.mark.vector("ELP-SUE-23/1")
def test_with_two_buildings_she_replaces_with_most_builders_nearest_ahead() -> None:
    duel = Duel(BUILD).building(SUE, "2a", "plot-c-d").building(SUE, "3a", "plot-e-f")
    duel.strength(builder=3).at_sue("space-d").turn()
    assert duel.node_of(SUE) == "space-f"
    assert built_by(duel) == {"plot-c-d": "5a", "plot-e-f": "3a"}
    assert (duel.state.buildings[1], duel.state.buildings[4]) == (2, 1)


@pytest.mark.vector("ELP-SUE-23/2")
def test_with_four_builders_level_2_becomes_level_6() -> None:
    duel = Duel(BUILD).building(SUE, "2a", "plot-c-d").building(SUE, "3a", "plot-e-f")
    duel.strength(builder=4).at_sue("plot-c-d").turn()
    assert duel.node_of(SUE) == "space-f"
    assert built_by(duel) == {"plot-c-d": "6a", "plot-e-f": "3a"}


@pytest.mark.rules("ELP-SUE-24")
def test_with_both_at_the_highest_level_she_takes_a_hereford() -> None:
    duel = Duel(BUILD).building(SUE, "6a", "plot-c-d").building(SUE, "6a", "plot-e-f")
    duel.at_sue("space-b").turn()
    assert duel.pile_of(SUE) == ["hereford"]
    assert duel.has_event("sue_instead", SUE, "hereford"), "and she says why"


@pytest.mark.rules("ELP-SUE-25")
def test_the_next_case_if_one_is_impossible() -> None:
    duel = build("space-e", 1).buildings(1, 0).turn()
    assert built_by(duel) == {}
    assert duel.pile_of(SUE) == [], "nothing to build, nothing to replace"
    assert duel.has_event("sue_nothing", SUE, "building")
    duel = Duel(BUILD).building(SUE, "2a", "plot-c-d").buildings(1, 0).at_sue("space-f").turn()
    assert built_by(duel) == {"plot-c-d": "3a"}
    duel = Duel(BUILD).building(SUE, "1a", "plot-c-d").building(SUE, "1a", "plot-e-f")
    duel.buildings(2, 0).at_sue("space-f").turn()
    assert duel.pile_of(SUE) == [], "out of stock is not fully upgraded: no Hereford"
    assert duel.has_event("sue_nothing", SUE, "building")


@pytest.mark.rules("ELP-SUE-12", "ELP-SUE-24")
def test_no_hereford_is_left_for_her() -> None:
    duel = Duel(BUILD).building(SUE, "6a", "plot-c-d").building(SUE, "6a", "plot-e-f")
    duel.market(hereford=0).at_sue("space-b").turn()
    assert duel.pile_of(SUE) == []
    assert duel.has_event("sue_no_cattle", SUE, "hereford")


@pytest.mark.rules("ELP-SUE-23", "ELP-SUE-25")
def test_an_equal_level_replaces_nothing() -> None:
    duel = Duel(BUILD).building(SUE, "5a", "plot-c-d").building(SUE, "6a", "plot-e-f")
    duel.building(0, "6a", "plot-a-b").strength(builder=4).at_sue("space-b").turn()
    assert built_by(duel) == {"plot-c-d": "5a", "plot-e-f": "6a"}
    assert not duel.has_event("replaced_building")
    assert duel.pile_of(SUE) == [], "the other 5a is no better, and hers is not the highest"


@pytest.mark.vector("ELP-SUE-26/1")
def test_best_of_three_is_where_she_has_most_the_leftmost_among_equals() -> None:
    duel = Duel(BEST).row("engineer", "builder", "cowboy").strength(3, 3, 2).at_sue("space-b")
    duel.turn()
    assert duel.has_event("sue_chose", SUE, "builder")
    assert list(built_by(duel).values()) == ["3a"]


@pytest.mark.rules("ELP-SUE-26")
def test_best_of_three_may_be_cattle_or_the_train() -> None:
    duel = Duel(BEST).strength(2, 1, 1).at_sue("space-b").turn()
    assert duel.pile_of(SUE) == ["corriente"]
    duel = Duel(BEST).strength(1, 1, 2).at_sue("space-b").turn()
    assert duel.has_event("used_train", SUE, "2")


@pytest.mark.rules("ELP-SUE-27")
def test_her_buildings_are_foreign_and_at_most_two() -> None:
    duel = Duel(BUILD).building(SUE, "1a", "plot-c-d").building(SUE, "2a", "plot-e-f")
    duel.at_sue("space-b").turn()
    assert len(built_by(duel)) == 2
    table = Duel().building(SUE, "4a", "plot-c-d").visit(0, "plot-c-d")
    assert table.offers() == ["aux money", "finish"]
    assert table.refused("use token") == ("ELP-STOP-03", "not-your-building")


@pytest.mark.vector("ELP-SUE-35/1")
def test_when_the_dear_plots_are_taken_she_builds_on_an_outer_one() -> None:
    duel = Duel(BUILD).building(0, "1a", "plot-a-b").building(0, "3a", "plot-c-d")
    duel.building(SUE, "1a", "plot-e-f").strength(builder=2).at_sue("space-e").turn()
    assert duel.node_of(SUE) == "space-f"
    assert built_by(duel) == {"plot-e-f": "1a", "plot-f-g-outer": "2a"}
