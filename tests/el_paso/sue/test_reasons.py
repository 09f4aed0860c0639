"""Sue tells why: every step of hers has its reason in the log (ELP-SUE)."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.el_paso.sue.solo_table import ENGLISH, SUE, Duel
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.sue.vocabulary import BECAUSE

CATTLE, BUILD, TRAIN, BEST, ONE, TWO = "A5", "A6", "A7", "A8", "A1", "B1"
"""Bot cards by what they do."""


def of(card: str) -> Duel:
    """She has this card to play, and no stop but the neutral spaces is ahead of her."""
    return Duel(card).at_sue("space-b")


def two_buildings(first: str, second: str, card: str = BUILD) -> Duel:
    return of(card).building(SUE, first, "plot-c-d").building(SUE, second, "plot-e-f")


# ---- the card


@pytest.mark.rules("ELP-SUE-07", "ELP-SUE-09")
@pytest.mark.parametrize(
    ("card", "meaning"),
    [
        ("A1", "3 steps, then 1 resource card."),
        ("B2", "3 steps, then 2 resource cards."),
        ("A5", "1 step, one for each cowboy, then cattle."),
        ("A6", "2 steps, one for each builder, then building."),
        ("A7", "3 steps, one for each engineer, then the train."),
        ("A8", "3 steps, then cattle, building or the train."),
    ],
)
def test_a_card_is_told_with_its_meaning(card: str, meaning: str) -> None:
    duel = of(card).strength(1, 2, 3).resources("cowboy").turn()
    assert f"Sue turns up bot card {card}: {meaning}" in duel.log


@pytest.mark.rules("ELP-SUE-07")
@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("A4", "4 steps → 1 card from the resource deck"),
        ("B1", "3 steps → 2 cards from the resource deck"),
        ("A5", "a step for each cowboy → cattle by the number of cowboys"),
        ("A6", "a step for each builder → build or replace by the number of builders"),
        ("A7", "a step for each engineer → train card by the number of engineers"),
        ("B3", "3 steps → cattle, building or the train, where there are most workers"),
    ],
)
def test_a_card_says_what_is_printed_on_it(card: str, says: str) -> None:
    assert ENGLISH.about("bot", card) == [says]


@pytest.mark.rules("ELP-SUE-07")
def test_every_card_says_something() -> None:
    assert all(ENGLISH.about("bot", card) for card in GAME.vocabulary.things["bot"])


# ---- reasons that precede a deed, one position for each


def fewer_stops() -> Duel:
    return of(CATTLE).building(0, "1a", "plot-b-c-inner")


def inner_branch() -> Duel:
    return fewer_stops().building(0, "2a", "plot-b-c-outer")


def ride_ends() -> Duel:
    return of("A3").at_sue("space-g")


def best_tile() -> Duel:
    return of(TRAIN).objectives("3built", "hereford")


def leftmost_tile() -> Duel:
    return of(TRAIN).objectives("3built", "hereford", "6built")


def objective_first() -> Duel:
    duel = of(TRAIN).marked(3).strength(engineer=3)
    return duel.objectives("3built", "hereford").bonuses("points-5")


def instead_of_hiring() -> Duel:
    return of(TRAIN).strength(engineer=4).resources("cowboy")


def nearest_plot() -> Duel:
    return of(BUILD)


def dearest_plot() -> Duel:
    return of(BUILD).building(0, "2a", "plot-a-b").building(0, "2a", "plot-c-d")


def both_built() -> Duel:
    return two_buildings("1a", "6a")


def no_new_building() -> Duel:
    return of(BUILD).building(SUE, "2a", "plot-c-d").buildings(1, 0)


def nearest_building() -> Duel:
    return two_buildings("1a", "1a")


def inner_building() -> Duel:
    duel = of(BUILD).building(SUE, "2a", "plot-f-g-inner").building(SUE, "2a", "plot-f-g-outer")
    return duel.at_sue("space-c")


def no_disc_left() -> Duel:
    return of(ONE).delivered(SUE, 7, 9, 10, 12, 14, 16).at_sue("space-g")


def useless_reward() -> Duel:
    return of(ONE).delivered(SUE, 7, 9).at_sue("space-g")


def case(rule: str, position: Callable[[], Duel], told: str, deed: str) -> Any:
    because = position.__name__.replace("_", "-")
    return pytest.param(position, because, told, deed, marks=pytest.mark.rules(rule), id=because)


CASES = [
    case(
        "ELP-SUE-10",
        fewer_stops,
        "Sue takes the branch with fewer stops.",
        "Sue rides 1 step to building C.",
    ),
    case(
        "ELP-SUE-10",
        inner_branch,
        "Sue finds as many stops on both branches and takes the inner one.",
        "Sue rides 1 step to the inner plot before C.",
    ),
    case(
        "ELP-SUE-11",
        ride_ends,
        "Sue must stop in El Paso and loses the other steps.",
        "Sue rides 1 step to El Paso.",
    ),
    case(
        "ELP-SUE-19",
        best_tile,
        "Sue goes for the tile with most victory points.",
        "Sue takes the tile “Hereford”.",
    ),
    case(
        "ELP-SUE-19",
        leftmost_tile,
        "Sue goes for the leftmost of the tiles with most victory points.",
        "Sue takes the tile “Hereford”.",
    ),
    case(
        "ELP-SUE-19",
        objective_first,
        "Sue prefers an objective tile to a bonus tile with as many victory points.",
        "Sue takes the tile “Hereford”.",
    ),
    case(
        "ELP-SUE-18",
        instead_of_hiring,
        "Sue turns to the resource deck instead of hiring.",
        "Sue draws from the resource deck: cowboy.",
    ),
    case(
        "ELP-SUE-21",
        nearest_plot,
        "Sue looks among the dearest empty plots for the nearest ahead.",
        "Sue builds 1a on the plot before D.",
    ),
    case(
        "ELP-SUE-21",
        dearest_plot,
        "Sue looks for the dearest empty plot.",
        "Sue builds 1a on the plot before F.",
    ),
    case(
        "ELP-SUE-23",
        both_built,
        "Sue has both buildings on the trail and replaces one.",
        "Sue chooses the replacement that takes most builders, within their number: 1.",
    ),
    case(
        "ELP-SUE-25",
        no_new_building,
        "Sue finds no new building that the builders allow and replaces one.",
        "Sue chooses the replacement that takes most builders, within their number: 1.",
    ),
    case(
        "ELP-SUE-23",
        nearest_building,
        "Sue finds two replacements equally good and takes the building nearest ahead.",
        "Sue replaces 1a on the plot before D with 2a.",
    ),
    case(
        "ELP-SUE-22",
        inner_building,
        "Sue finds two replacements equally good at a fork and takes the inner building.",
        "Sue replaces 2a on the inner plot before G with 3a.",
    ),
    case("ELP-SUE-29", no_disc_left, "Sue has no disc left.", "Sue places no disc."),
]


@pytest.mark.parametrize(("position", "because", "told", "deed"), CASES)
def test_a_reason_and_then_the_deed(
    position: Callable[[], Duel], because: str, told: str, deed: str
) -> None:
    duel = position().turn()
    assert because in duel.reasons
    assert duel.log[duel.log.index(told) + 1] == deed


@pytest.mark.rules("ELP-SUE-30")
def test_a_reward_that_is_ignored_is_told_after_the_delivery() -> None:
    duel = useless_reward().turn()
    delivered = duel.log.index("Sue delivers to trading post 10, the next one in turn.")
    assert duel.log[delivered + 1] == "Sue has no use for the reward of the post."


def test_every_reason_has_its_position() -> None:
    assert {case.id for case in CASES} | {"useless-reward"} == set(BECAUSE)


@pytest.mark.rules("ELP-SUE-10")
def test_forks_without_a_stop_need_no_reason_and_a_reason_is_told_once() -> None:
    assert of("A3").resources("cowboy").turn().reasons == []
    duel = of("A3").building(0, "1a", "plot-b-c-inner").building(0, "1a", "plot-f-g-inner")
    duel.building(0, "2a", "plot-g-a-inner").at_sue("space-f").turn()
    assert duel.reasons.count("fewer-stops") == 1


# ---- numbers of workers


@pytest.mark.rules("ELP-SUE-12")
def test_cattle_by_the_number_of_cowboys() -> None:
    log = of(CATTLE).strength(cowboy=3).turn().log
    counted = log.index("Sue chooses the breed by the number of cowboys: 3.")
    assert log[counted + 1] == "Sue gains a Shorthorn."


@pytest.mark.rules("ELP-SUE-17")
def test_the_train_card_by_the_number_of_engineers() -> None:
    log = of(TRAIN).strength(engineer=3).turn().log
    counted = log.index("Sue chooses the train card by the number of engineers: 3.")
    assert log[counted + 1] == "Sue uses train card 3."


@pytest.mark.rules("ELP-SUE-20")
def test_the_building_by_the_number_of_builders() -> None:
    log = of(BUILD).strength(builder=3).turn().log
    told = "Sue chooses the highest building that the number of builders allows: 3."
    assert told in log
    assert log.index(told) < log.index("Sue builds 3a on the plot before F.")


@pytest.mark.rules("ELP-SUE-26")
def test_best_of_three_says_whether_most_or_leftmost_decided() -> None:
    most = of(BEST).strength(1, 1, 2).turn()
    assert "Sue has most engineers, so they act." in most.log
    tie = of(BEST).row("engineer", "cowboy", "builder").turn()
    assert "Sue acts with the engineers, the leftmost of the strongest." in tie.log
    assert tie.has_event("sue_chose", SUE, "engineer", "leftmost")


@pytest.mark.rules("ELP-SUE-15")
def test_an_all_rounder_says_whether_most_or_leftmost_decided() -> None:
    most = of(ONE).strength(1, 2, 4).resources("all-rounder").turn()
    assert "Sue puts the all-rounder with the builders, the strongest with room for it." in most.log
    tie = of(ONE).strength(2, 2, 4).resources("all-rounder").turn()
    told = (
        "Sue puts the all-rounder with the cowboys, the leftmost of the strongest with room for it."
    )
    assert told in tie.log


# ---- what she finds missing


@pytest.mark.rules("ELP-SUE-12")
def test_the_breed_is_gone() -> None:
    duel = of(CATTLE).strength(cowboy=3).market(shorthorn=0).turn()
    assert "Sue looks for a Shorthorn, but none is left." in duel.log


@pytest.mark.rules("ELP-SUE-18")
def test_the_corriente_of_a_train_card_is_gone() -> None:
    duel = of(TRAIN).marked(2).strength(engineer=2).market(corriente=0).turn()
    assert "Sue looks for a Corriente, but none is left." in duel.log


@pytest.mark.rules("ELP-SUE-14")
def test_the_resource_deck_is_empty() -> None:
    duel = of(TWO).resources("cowboy").turn()
    assert duel.log.count("Sue finds the resource deck empty.") == 1


@pytest.mark.rules("ELP-SUE-19")
@pytest.mark.parametrize(
    ("engineers", "marked", "told"),
    [
        (1, (), "Sue finds no objective tile face up."),
        (2, (), "Sue finds no bonus tile face up."),
        (3, (3,), "Sue finds no tile face up."),
    ],
)
def test_no_tile_is_face_up(engineers: int, marked: tuple[int, ...], told: str) -> None:
    duel = of(TRAIN).marked(*marked).strength(engineer=engineers).objectives().bonuses()
    assert told in duel.turn().log


@pytest.mark.rules("ELP-SUE-25")
def test_there_is_nothing_to_build() -> None:
    assert "Sue finds nothing to build or replace." in of(BUILD).buildings(1, 0).turn().log


@pytest.mark.rules("ELP-SUE-31", "ELP-END-05")
def test_in_a_last_turn_she_takes_no_simmental_and_says_why() -> None:
    duel = Duel(ONE).market(simmental=0).at_sue("space-g").city(0, "criollo").do("disc money")
    assert "Sue takes no Simmental: none is left, and these are the last turns." in duel.log


@pytest.mark.rules("ELP-SUE-29")
def test_a_delivery_goes_to_the_next_post_in_turn() -> None:
    duel = of(ONE).at_sue("space-g").turn()
    assert "Sue delivers to trading post 7, the next one in turn." in duel.log
