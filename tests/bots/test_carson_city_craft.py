"""Carson City for bots that learn and search: deputy, features, answers to compare, the craft."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import trailboss
from trailboss.bots.carson_city import features
from trailboss.bots.carson_city.candidates import MOST, candidates
from trailboss.bots.carson_city.craft import CarsonCityCraft
from trailboss.bots.carson_city.deputy.ground import Ground
from trailboss.bots.carson_city.deputy.policy import Deputy
from trailboss.bots.learned import Foreman, Trailboss
from trailboss.bots.match import play_game
from trailboss.bots.player import Bot
from trailboss.bots.search import Effort
from trailboss.bots.training.self_play import Learner, Lesson, outcomes_of, play
from trailboss.games.carson_city.income import estate, income_of, price
from trailboss.games.carson_city.state import TownState
from trailboss.games.carson_city.town import PARCELS
from trailboss.kernel.dice import Dice, seed_bytes

SOME_OPTIONS: list[dict[str, Any]] = [
    {},
    {"personas": "red", "duel_tiles": True},
    {"river": True, "simultaneous_placement": "live"},
    {"personas": "random", "duel_tiles": True, "simultaneous_placement": "orders", "river": True},
    {"text_edition": "english", "simultaneous_placement": "orders"},
]


def positions(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[TownState, int]]:
    """Of a game that a fickle deputy plays for everybody, with the seat that is asked."""
    state = trailboss.load("carson_city").start(seats=seats, seed=seed, options=options)
    assert isinstance(state, TownState)
    deputy = Deputy(0.6)
    while (decision := state.decision) is not None:
        yield state, decision.seat
        state.apply(deputy.choose(state, decision.seat), decision.seat)


@pytest.mark.parametrize(("seats", "options"), list(product((2, 3, 5), SOME_OPTIONS)))
def test_the_deputy_plays_everything(seats: int, options: dict[str, Any]) -> None:
    """It answers every question that these options can ask, to the end."""
    asked = {state.agenda[-1][0] for state, _ in positions(seats, 7, options)}
    assert {"persona", "construction", "site"} <= asked


@pytest.mark.parametrize("options", SOME_OPTIONS[:3])
def test_the_ground_has_the_numbers_of_the_rules(options: dict[str, Any]) -> None:
    for number, (state, _) in enumerate(positions(3, 11, options)):
        if number % 9:
            continue
        ground = Ground(state)
        assert ground.price == [price(state, parcel) for parcel in range(PARCELS)]
        assert ground.estate == [estate(state, seat) for seat in range(state.seats)]
        for seat, parcel, type in product(range(state.seats), range(0, PARCELS, 5), range(8)):
            expected = income_of(state, parcel, type, seat)
            assert ground.income(state, parcel, type, seat) == expected


@pytest.mark.parametrize("options", SOME_OPTIONS)
def test_candidates_are_legal_and_few(options: dict[str, Any]) -> None:
    for state, seat in positions(3, 13, options):
        found = [action for _, action in candidates(Deputy(0.0), state, seat)]
        legal = state.actions(seat)
        assert 1 <= len(found) <= max(MOST, 7)
        assert len(set(found)) == len(found)
        assert all(action in legal for action in found)


def test_features_are_named_and_finite() -> None:
    rows = [features.seen_from(state, seat) for state, seat in positions(4, 3, {})]
    assert {len(row) for row in rows} == {len(features.ALL_NAMES)}
    assert len(set(features.ALL_NAMES)) == len(features.ALL_NAMES)
    assert all(abs(number) < 1000 for row in rows for number in row)


@pytest.mark.parametrize("seats", [3, 5])
def test_features_tell_nothing_hidden(seats: int) -> None:
    """Two worlds that differ in what a seat can't know have the same features for it."""
    differing = 0
    for number, (state, seat) in enumerate(positions(seats, 5, {"duel_tiles": True})):
        one = state.redetermine(seat, Dice(number))
        other = state.redetermine(seat, Dice(1000 + number))
        differing += one.dump()["parts"] != other.dump()["parts"]
        assert features.seen_from(one, seat) == features.seen_from(other, seat)
    assert differing, "no world had anything to hide"


def test_a_play_out_is_judged_where_a_round_begins() -> None:
    known = CarsonCityCraft()
    paused = [state.round for state, seat in positions(2, 1, {}) if known.pauses(state, seat)]
    assert paused == [2, 3, 4]


def test_lessons_are_of_every_seat_at_every_rounds_beginning() -> None:
    lesson = Lesson("carson_city", 3, {}, seed_bytes(4), (Learner(None, mischief=0.05),) * 3)
    samples = play(lesson)
    assert samples.features.shape == (9, len(features.ALL_NAMES))
    assert samples.outcomes.shape == (9, len(CarsonCityCraft.categories) + 2)


def test_outcomes_are_the_scoring_sheet() -> None:
    state = [state for state, _ in positions(3, 2, {})][-1]
    assert state.is_over
    for sheet, row in zip(state.standings(), outcomes_of(CarsonCityCraft(), state), strict=True):
        assert sum(row[:-2]) == sheet["total"]


BOTS: dict[str, Bot] = {
    "foreman": Foreman(),
    "trailboss": Trailboss(effort=Effort(seconds=None, worlds=2)),
}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("number", "options"), list(enumerate(SOME_OPTIONS)))
def test_bots_that_learned_play_every_table(
    name: str, number: int, options: dict[str, Any]
) -> None:
    """Legally and to the end: an answer that is not offered would be refused."""
    seats = (2, 3, 4, 5, 3)[number]
    bots: list[Bot | str] = ["random"] * seats
    bots[number % seats] = BOTS[name]
    sheets = play_game("carson_city", bots, seed=number, options=options).standings
    assert sheets[number % seats]["rank"] == 1


@pytest.mark.parametrize("name", BOTS)
def test_bots_that_learned_beat_sheriff(name: str) -> None:
    totals = []
    for seed in (1,):
        sheets = play_game("carson_city", [BOTS[name], "sheriff"], seed=seed).standings
        totals.append(sheets[0]["total"] - sheets[1]["total"])
    assert sum(totals) > 0


@pytest.mark.parametrize("name", BOTS)
def test_the_same_dice_give_the_same_game(name: str) -> None:
    records = [play_game("carson_city", [BOTS[name], "random"], seed=8).record for _ in range(2)]
    assert records[0] == records[1]


@pytest.mark.parametrize("options", [{}, {"duel_tiles": True}, {"personas": "red", "river": True}])
def test_same_view_same_dice_same_answer(options: dict[str, Any]) -> None:
    """What a seat can't know has no say. With two seats even the duel tiles of the first hand are
    known; the next ones are not."""
    foreman = Foreman()
    for number, (state, seat) in enumerate(positions(2, 17, options)):
        if number % 7:
            continue
        other_world = state.redetermine(seat, Dice(number))
        chosen = foreman.choose(state.redetermine(seat, Dice(3)), seat)
        assert foreman.choose(other_world.redetermine(seat, Dice(3)), seat) is chosen
