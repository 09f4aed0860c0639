"""Many games: fair seats, exact sums, the same whatever the number of jobs."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.kernel.toy import GAME as SOLITAIRE
from trailboss import BadCall, BadOption, bots

GAME = "great_western_trail"


def test_any_number_of_jobs_gives_the_same() -> None:
    one, two = (bots.simulate(GAME, ["random"], 21, games=7, seats=3, jobs=jobs) for jobs in (1, 2))
    assert replace(one, seconds=0) == replace(two, seconds=0)


def test_sums() -> None:
    result = bots.simulate(GAME, ["random"], 22, games=9, seats=2)
    tally = result.by_bot["random"]
    assert tally.games == 18
    assert 9 <= tally.wins <= 18
    assert tally.least <= tally.mean <= tally.most
    assert tally.mean == pytest.approx(sum(tally.categories.values()))
    assert [seat.games for seat in result.by_seat] == [9, 9]
    assert sum(seat.mean for seat in result.by_seat) / 2 == pytest.approx(tally.mean)
    assert sum(seat.wins for seat in result.by_seat) == tally.wins
    assert result.games_per_second * result.seconds == pytest.approx(9)
    assert result.decisions_per_second * result.seconds == pytest.approx(result.decisions)


def test_a_single_game_has_no_standard_error() -> None:
    tally = bots.simulate(GAME, ["random"], 23, games=1, seats=2).by_seat[0]
    assert tally.standard_error == 0
    assert tally.least == tally.mean == tally.most


def test_the_result_is_json() -> None:
    result = bots.simulate(GAME, ["random"], 24, {"simmental": "true"}, games=2, seats=2)
    data = json.loads(json.dumps(result.to_json()))
    assert data["options"]["simmental"] is True
    assert data["by_bot"]["random"]["games"] == 4
    assert data["games_per_second"] > 0
    assert set(data["by_seat"][0]) >= {"wins", "mean", "standard_error", "least", "most"}


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    bots.simulate(
        GAME, ["random"], 25, games=3, seats=2, progress=lambda done, of: told.append((done, of))
    )
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("seats", "games", "names", "jobs"),
    [
        (5, 1, ["random"], 1),
        (2, 0, ["random"], 1),
        (2, 1, ["random"], 0),
        (2, 1, ["random"] * 3, 1),
        (2, 1, [], 1),
        (2, 1, ["nobody"], 1),
    ],
)
def test_bad_arguments(seats: int, games: int, names: list[str], jobs: int) -> None:
    with pytest.raises(BadOption):
        bots.simulate(GAME, names, 1, games=games, seats=seats, jobs=jobs)


def test_a_solo_rival_keeps_its_seat_and_is_added_up_by_name() -> None:
    result = bots.simulate(SOLITAIRE, ["random"], 1, {"solo": "mule"}, games=6, seats=2)
    assert list(result.by_bot) == ["random", "mule"]
    assert result.by_bot["mule"] == result.by_seat[1]
    assert result.by_bot["mule"].games == 6
    with pytest.raises(BadOption, match="from 1 to 1 bots for 1 seats, not 2"):
        bots.simulate(SOLITAIRE, ["random", "random"], 1, {"solo": "mule"}, games=6, seats=2)


@pytest.mark.parametrize("wrong", [None, 3, "random", ["random", 3], ["random", None]])
def test_what_is_no_list_of_bots_is_refused_with_a_sentence(wrong: Any) -> None:
    for call in (bots.play, bots.simulate):
        with pytest.raises(BadCall, match=r"bots are a list|a bot or its name takes a seat"):
            call("el_paso", wrong, 1)


def test_other_mistakes_of_callers_are_told() -> None:
    wrong: Any
    for wrong in ("x", 1.5, 0):
        with pytest.raises(BadOption, match="at least one game and one job, not"):
            bots.simulate("el_paso", ["random"], games=wrong)
        with pytest.raises(BadOption, match="at least one game and one job, not"):
            bots.simulate("el_paso", ["random"], jobs=wrong)
    for wrong in (None, 3):
        with pytest.raises(BadCall, match="a game or its name is played, not"):
            bots.simulate(wrong, ["random"])
