"""Vaquero plays like somebody who knows the game: far better than chance, and without peeking."""

from statistics import mean
from typing import Any

import pytest

from trailboss import BadOption, bots, load
from trailboss.bots.el_paso.vaquero.clock import arrivals_left
from trailboss.bots.el_paso.vaquero.weights import Weights
from trailboss.bots.el_paso.vaquero.worth import Judge
from trailboss.bots.match import play_game
from trailboss.games.el_paso.state import PasoState
from trailboss.kernel.dice import Dice

GAME = "el_paso"


@pytest.fixture(scope="module")
def sheets() -> dict[str, list[dict[str, Any]]]:
    """Of two games of vaquero and random, by bot."""
    found: dict[str, list[dict[str, Any]]] = {"vaquero": [], "random": []}
    for seed in range(2):
        seated = ["vaquero", "random"] if seed % 2 else ["random", "vaquero"]
        for sheet in play_game(GAME, seated, seed=9000 + seed).standings:
            found[seated[sheet["seat"]]].append(sheet)
    return found


def test_vaquero_beats_random_by_far(sheets: dict[str, list[dict[str, Any]]]) -> None:
    scores = {name: [sheet["total"] for sheet in found] for name, found in sheets.items()}
    assert min(scores["vaquero"]) > max(scores["random"])
    assert mean(scores["vaquero"]) > 55


def test_vaquero_plans_big_buildings(sheets: dict[str, list[dict[str, Any]]]) -> None:
    assert mean([sheet["categories"]["buildings"] for sheet in sheets["vaquero"]]) > 8


def test_a_position_without_a_future_is_worth_its_points() -> None:
    """One dollar left over may decide a tie, nothing else counts beyond the sheet."""
    result = play_game(GAME, ["random", "random"], seed=31)
    state = load(GAME).replay(result.record)
    assert isinstance(state, PasoState)
    for sheet in result.standings:
        judge = Judge(Weights(), state, sheet["seat"])
        assert sheet["total"] <= judge.worth(state) < sheet["total"] + 1


def test_time_runs_with_the_way_not_with_arriving() -> None:
    state = load(GAME).start(2, seed=5)
    assert isinstance(state, PasoState)
    c = state.c
    state.rancher = [c.el_paso, c.el_paso]
    at_first = arrivals_left(state)
    state.rancher[0] = c.node_index["space-g"]
    near_el_paso = arrivals_left(state)
    state.rancher[0] = c.el_paso
    state.market[c.simmental] -= 1
    assert at_first == 10 > near_el_paso > arrivals_left(state) == 9


@pytest.mark.parametrize(
    "options", [{"building_sides": "b", "train_sides": "marked"}, {"neutral_buildings": "random"}]
)
def test_vaquero_plays_every_variant_to_the_end(options: dict[str, object]) -> None:
    result = play_game(GAME, ["random", "random", "vaquero"], seed=77, options=options)
    by_seat = sorted(result.standings, key=lambda sheet: int(sheet["seat"]))
    assert by_seat[2]["total"] > max(by_seat[0]["total"], by_seat[1]["total"])


def test_vaquero_plays_against_sue() -> None:
    result = play_game(GAME, ["vaquero"], seed=3, options={"solo": "sue", "b_cards": 3})
    assert len(result.standings) == 2
    assert {move.seat for move in result.record.moves} == {0}


def test_vaquero_chooses_the_same_whatever_it_cannot_see() -> None:
    """Two worlds that differ only in hidden cards, shown as re-dealt copies with equal dice."""
    state = load(GAME).start(2, seed=5)
    vaquero = bots.bot("vaquero")
    for _ in range(40):
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        other_world = state.redetermine(seat, Dice(12))
        mine = vaquero.choose(state.redetermine(seat, Dice(3)), seat)
        assert bots.bot("vaquero").choose(other_world.redetermine(seat, Dice(3)), seat) is mine
        state.apply(mine, seat)


def test_vaquero_knows_what_it_plays() -> None:
    with pytest.raises(BadOption):
        bots.bot("vaquero").choose(load("great_western_trail").start(2, seed=1), 0)
