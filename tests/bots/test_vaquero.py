"""Vaquero plays like somebody who knows the game: far better than chance, and without peeking."""

import pytest

from trailboss import BadOption, bots, load
from trailboss.bots.match import play_game
from trailboss.kernel.dice import Dice

GAME = "el_paso"


def test_vaquero_beats_random_by_far() -> None:
    scores: dict[str, list[int]] = {"vaquero": [], "random": []}
    for seed in range(4):
        seated = ["vaquero", "random"] if seed % 2 else ["random", "vaquero"]
        result = play_game(GAME, seated, seed=9000 + seed)
        for sheet in result.standings:
            scores[seated[sheet["seat"]]].append(sheet["total"])
    assert min(scores["vaquero"]) > max(scores["random"])
    assert sum(scores["vaquero"]) / len(scores["vaquero"]) > 35


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
