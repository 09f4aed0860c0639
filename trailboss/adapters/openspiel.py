"""Every game as a Python game of OpenSpiel.

    import pyspiel
    import trailboss.adapters.openspiel
    game = pyspiel.load_game("trailboss_el_paso(seats=2)")

Chance is sampled inside: a state rolls its own dice, and its clone rolls the same. Parameters:
``seats``, ``options`` (as ``river:true;personas:red``), ``seed`` (-1 for a fresh one each time) and
``reward`` (result, rank or score).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
import pyspiel

from trailboss.adapters import rewards
from trailboss.adapters.learning_table import LearningTable, seed_of
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import BadOption
from trailboss.kernel.game import Meta
from trailboss.kernel.registry import games
from trailboss.kernel.state import State

LONGEST = 20_000
"""Answers in a game, at the most. Far more than any game has ever taken."""
MOST_POINTS = 1000.0
FRESH = -1


def read_settings(text: str, meta: Meta) -> dict[str, Any]:
    """Options written as ``name:value;name:value``; which values there are the game knows."""
    found: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition(":")
        option = next((one for one in meta.options if one.name == name), None)
        if option is None:
            raise BadOption(f"{meta.name} has no option '{name}'")
        known = {str(one).lower(): one for one in option.values}
        if value.lower() not in known:
            raise BadOption(f"{name} is one of {', '.join(known)}, not '{value}'")
        found[name] = known[value.lower()]
    return found


def _type(meta: Meta) -> Any:
    return pyspiel.GameType(
        short_name=f"trailboss_{meta.name}",
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(meta.seats),
        min_num_players=min(meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": min(meta.seats),
            "options": "",
            "seed": FRESH,
            "reward": "result",
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with the parameters it was loaded with."""

    meta: ClassVar[Meta]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        meta, kind = self.meta, self.kind
        given = dict(params or {})
        specified = kind.parameter_specification
        wanted = {name: given.get(name, default) for name, default in specified.items()}
        self.table = LearningTable(
            meta.name, wanted["seats"], read_settings(wanted["options"], meta)
        )
        self.seed = wanted["seed"]
        self.reward = rewards.known(wanted["reward"])
        most = MOST_POINTS if self.reward == "score" else 1.0
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=len(self.table.space),
                max_chance_outcomes=0,
                num_players=self.table.seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return 0


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, and what each seat has seen on the way to it.

    OpenSpiel makes a new state for every clone and then replaces what is in it, so cards are
    dealt only when somebody looks.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._dealt: State | None = None
        self._seen: list[bytes] = [b""] * game.table.seats

    @property
    def _game(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    @property
    def position(self) -> State:
        if self._dealt is None:
            game = self._game
            seed = seed_of(None if game.seed == FRESH else game.seed)
            self._dealt = game.table.game.start(game.table.seats, seed, game.table.options)
        return self._dealt

    # ---- what OpenSpiel asks

    def current_player(self) -> int:
        decision = self.position.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        encode = self._game.table.space.encode
        return sorted(encode(action) for action in self.position.actions(player))

    def _apply_action(self, action: int) -> None:
        state = self.position
        seat = self.current_player()
        events = state.apply(self._game.table.space.decode(action))
        for viewer, seen in enumerate(self._seen):
            told = [(one.kind, one.args) for one in events if one.visible_to(viewer)]
            own = action if viewer == seat else None
            self._seen[viewer] = hashlib.blake2b(
                seen + repr((own, told)).encode(), digest_size=16
            ).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = self._game.table.space.decode(action).text
        return text

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        state = self.position
        if not state.is_over:
            return [0.0] * state.seats
        return rewards.rewards(state, self._game.reward)

    def __str__(self) -> str:
        return json.dumps(self.position.view(None))

    # ---- hidden information

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to a player, with everything it can't know dealt anew."""
        new: SpielState = self.clone()
        seed = b"".join(int(sampler() * 2**32).to_bytes(5, "big") for _ in range(8))
        new._dealt = self.position.redetermine(player, Dice(seed))
        return new

    def recalled(self, player: int) -> str:
        """Everything that a seat has seen so far, shortened to a mark."""
        return self._seen[player].hex()


class Observer:
    """What a seat sees: columns and the view as JSON. With perfect recall, also what it saw.

    The tensor cannot hold all that was seen, so it is the same with or without perfect recall.
    What is public alone is a spectator's view, which has no tensor.
    """

    def __init__(self, table: LearningTable, kind: Any) -> None:
        self.table = table
        self.recalls = kind.perfect_recall
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.private:
            self.tensor = np.zeros(table.layout.width, np.float32)
            self.dict = {
                name: self.tensor[at : at + int(np.prod(shape))].reshape(shape)
                for name, (at, shape) in table.layout.placed
            }

    def set_from(self, state: SpielState, player: int) -> None:
        if self.private:
            self.tensor[:] = self.table.layout.columns(state.position.view(player))

    def string_from(self, state: SpielState, player: int) -> str:
        seen = json.dumps(state.position.view(player if self.private else None))
        return f"{seen} {state.recalled(player)}" if self.recalls else seen


def _register(metas: Sequence[Meta]) -> None:
    """Each game as a class of its own.

    OpenSpiel drops what is registered after Python has ended, which only a class survives.
    """
    for meta in metas:
        kind = _type(meta)
        made = type(kind.short_name, (SpielGame,), {"meta": meta, "kind": kind})
        pyspiel.register_game(kind, made)


_register(list(games().values()))
