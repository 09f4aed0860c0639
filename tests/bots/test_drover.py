"""Drover plays like somebody who knows the game: far better than chance, and without peeking."""

import pytest

from trailboss import bots, load
from trailboss.bots.match import play_game
from trailboss.games.great_western_trail.rails_to_the_north.state import north
from trailboss.kernel.dice import Dice

GAME = "great_western_trail"


def test_drover_beats_random_by_far() -> None:
    scores: dict[str, list[int]] = {"drover": [], "random": []}
    for seed in range(4):
        seated = ["drover", "random"] if seed % 2 else ["random", "drover"]
        result = play_game(GAME, seated, seed=9000 + seed)
        for sheet in result.standings:
            scores[seated[sheet["seat"]]].append(sheet["total"])
    assert min(scores["drover"]) > max(scores["random"])
    assert sum(scores["drover"]) / len(scores["drover"]) > 50


@pytest.mark.parametrize(
    "options", [{"building_sides": "b"}, {"simmental": True}, {"rails_to_the_north": True}]
)
def test_drover_plays_every_variant_to_the_end(options: dict[str, object]) -> None:
    result = play_game(GAME, ["random", "random", "drover"], seed=77, options=options)
    by_seat = sorted(result.standings, key=lambda sheet: int(sheet["seat"]))
    assert by_seat[2]["total"] > max(by_seat[0]["total"], by_seat[1]["total"])


def test_drover_opens_branches_and_delivers_to_the_north() -> None:
    result = play_game(GAME, ["drover", "random"], seed=3, options={"rails_to_the_north": True})
    state = load(GAME).replay(result.record)
    first = [seat for seat in range(2) if result.standings[seat]["rank"] == 1]
    assert first == [0]
    assert north(state).branches[0].bit_count() > 5
    large = {town.id for town in north(state).map.towns if town.city >= 0}
    assert large & set(state.view(None)["players"][0]["cities"])


def test_drover_chooses_the_same_whatever_it_cannot_see() -> None:
    """Two worlds that differ only in hidden cards, shown as re-dealt copies with equal dice."""
    state = load(GAME).start(2, seed=5)
    drover = bots.bot("drover")
    for _ in range(40):
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        other_world = state.redetermine(seat, Dice(12))
        mine = drover.choose(state.redetermine(seat, Dice(3)), seat)
        assert bots.bot("drover").choose(other_world.redetermine(seat, Dice(3)), seat) is mine
        state.apply(mine, seat)
