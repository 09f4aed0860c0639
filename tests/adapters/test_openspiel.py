"""OpenSpiel's own tests, as far as they are for games that sample chance inside."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

from trailboss.adapters.openspiel import SpielGame
from trailboss.kernel.errors import BadOption

GAMES = (
    "trailboss_el_paso(seats=2)",
    "trailboss_great_western_trail(seats=3,reward=rank)",
    "trailboss_carson_city(seats=4,options=duel_tiles:true;personas:red,reward=score)",
)


@pytest.mark.parametrize("name", GAMES)
def test_simulation(name: str) -> None:
    """Games and their chance are not written down together: OpenSpiel can't do that for games in
    Python. A state alone can be, and is below."""
    games_sim_test.GamesSimTest().sim_game(
        pyspiel.load_game(name),
        check_pyspiel_serialization=False,
        check_pickle_serialization=False,
    )


class Conforms(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # no types
    """Its cases are called one by one below; it is no test case itself."""

    __test__ = False


@pytest.mark.parametrize("name", GAMES)
def test_api(name: str) -> None:
    Conforms.game = pyspiel.load_game(name)
    Conforms.game_name = name
    Conforms.game_type = Conforms.game.get_type()
    Conforms.some_states = list(_some_states(Conforms.game, 12))
    case = Conforms()
    case.test_observations_raises_error_on_invalid_player()
    case.test_legal_actions_returns_empty_list_on_opponent()
    case.test_private_information_contents()
    case.test_no_invalid_public_observations()


def _some_states(game: Any, number: int) -> Any:
    rolls = np.random.default_rng(4)
    state = game.new_initial_state()
    for count in range(number * 10):
        if state.is_terminal():
            break
        if count % 10 == 0:
            yield state.clone()
        state.apply_action(int(rolls.choice(state.legal_actions())))


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_written_down_and_dealt_anew(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in _some_states(game, 6):
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        player = state.current_player()
        other = state.resample_from_infostate(player, np.random.default_rng(1).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_options_are_read_and_refused() -> None:
    river = pyspiel.load_game("trailboss_carson_city(options=river:true)")
    assert isinstance(river, SpielGame)
    assert "river" in river.table.box
    with pytest.raises(BadOption, match="no option 'lake'"):
        pyspiel.load_game("trailboss_carson_city(options=lake:true)")
    with pytest.raises(BadOption, match="river is one of"):
        pyspiel.load_game("trailboss_carson_city(options=river:perhaps)")


@pytest.mark.parametrize("name", ["el_paso", "great_western_trail", "carson_city"])
def test_its_searchers_play_a_whole_game(name: str) -> None:
    """MCTS against IS-MCTS, on a budget just large enough to choose at all."""
    game = pyspiel.load_game(f"trailboss_{name}(seats=2,seed=3)")
    rolls = np.random.RandomState(7)
    players = [
        mcts.MCTSBot(game, 2.0, 2, _NoRollout(), random_state=rolls),
        ismcts.ISMCTSBot(
            game=game, uct_c=2.0, max_simulations=2, evaluator=_NoRollout(), random_state=rolls
        ),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        action = players[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)


class _NoRollout(mcts.Evaluator):  # type: ignore[misc]  # no types
    """Knows nothing: every position is even, every action as good."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
