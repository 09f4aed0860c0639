"""What a game is worth: the sum is zero, the first gets most."""

import pytest

import trailboss
from trailboss.adapters.rewards import known, rewards
from trailboss.bots.match import play_game
from trailboss.kernel.errors import BadCall


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_sum_to_zero_and_follow_the_ranks(seats: int) -> None:
    game = trailboss.load("carson_city")
    for seed in range(6):
        result = play_game(game, ["random"] * seats, seed)
        state = game.replay(result.record)
        totals = {sheet["seat"]: sheet["total"] for sheet in state.standings()}
        for kind in ("result", "rank", "score"):
            earned = rewards(state, known(kind))
            assert sum(earned) == pytest.approx(0)
            assert {earned[seat] for seat in state.winners} == {max(earned)}
        assert rewards(state, "score")[0] == totals[0] - sum(totals.values()) / seats


def test_an_unknown_reward() -> None:
    with pytest.raises(BadCall, match="result, rank, score"):
        known("money")
