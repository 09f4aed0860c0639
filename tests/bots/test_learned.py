"""The bots that learned: legal, the same for the same seed, blind to what is hidden."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from trailboss import bots
from trailboss.bots import learned
from trailboss.bots.craft import AnyCraft, craft
from trailboss.bots.judgement import network_for
from trailboss.bots.learned import Foreman, Greedy, Greenhorn, Trailboss
from trailboss.bots.match import play_game
from trailboss.bots.player import Bot
from trailboss.bots.policy.search import Tried
from trailboss.bots.search import Effort, Weighed, think
from trailboss.bots.turns import Breadth, Way
from trailboss.bots.value import Network
from trailboss.kernel.dice import Dice
from trailboss.kernel.registry import load
from trailboss.kernel.state import State

TABLES = [
    ("great_western_trail", 2, {}),
    ("great_western_trail", 3, {"simmental": True, "building_sides": "random"}),
    ("great_western_trail", 2, {"rails_to_the_north": True}),
    ("great_western_trail", 1, {"solo": "sam", "difficulty": "hard"}),
    ("great_western_trail", 1, {"solo": "sam", "rails_to_the_north": True}),
    ("el_paso", 2, {}),
    ("el_paso", 3, {}),
    ("el_paso", 1, {"solo": "sue", "b_cards": 3}),
]
"""Game, people at the table, options."""
QUICK = Effort(seconds=None, worlds=2, ways=2, breadth=Breadth((6, 2), 30, 1))
MAKE: dict[str, Callable[[], Bot]] = {
    "greenhorn": Greenhorn,
    "greedy": Greedy,
    "foreman": Foreman,
    "trailboss": lambda: Trailboss(effort=QUICK),
}


@pytest.mark.parametrize(("game", "people", "options"), TABLES)
def test_foreman_plays_whole_games_of_everything(
    game: str, people: int, options: dict[str, object]
) -> None:
    players: list[Bot | str] = [Foreman(), *["random"] * (people - 1)]
    result = play_game(game, players, seed=5, options=options)
    totals = [sheet["total"] for sheet in result.standings]
    assert people == 1 or totals[0] > max(totals[1:])


def positions(game: str, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Positions of a game among random players, with the seat that is asked."""
    state = load(game).start(2, seed)
    dice = Dice(b"positions")
    while (decision := state.decision) is not None:
        if state.ply % every == 0 and len(state.actions()) > 1:
            yield state, decision.seat
        actions = state.actions()
        state.apply(actions[dice.below(len(actions))])


@pytest.mark.parametrize("game", ["great_western_trail", "el_paso"])
@pytest.mark.parametrize("bot", list(MAKE))
def test_the_same_view_and_dice_give_the_same_answer(game: str, bot: str) -> None:
    """Two worlds that differ in what the seat can't know."""
    every = 60 if bot == "trailboss" else 23
    for state, seat in positions(game, 11, every):
        worlds = [state.redetermine(seat, Dice(bytes([number]))) for number in (1, 2)]
        answers = []
        for world in worlds:
            answers.append(MAKE[bot]().choose(world.redetermine(seat, Dice(b"same")), seat).text)
        assert answers[0] == answers[1]
        assert answers[0] in [action.text for action in state.actions(seat)]


@pytest.mark.parametrize("game", ["great_western_trail", "el_paso"])
def test_features_have_names_and_show_nothing_hidden(game: str) -> None:
    known = craft(game)
    for state, seat in positions(game, 3, 17):
        rows = [
            known.features(state.redetermine(seat, Dice(bytes([number]))), seat)
            for number in (1, 2)
        ]
        assert rows[0] == rows[1] == known.features(state, seat)
        assert len(rows[0]) == len(known.feature_names(known.setting(state)))


@pytest.mark.parametrize("game", ["great_western_trail", "el_paso"])
def test_weights_fit_the_features(game: str) -> None:
    known = craft(game)
    state = load(game).start(2, 1)
    assert network_for(known, state).features == known.feature_names(known.setting(state))
    assert known.weights.stat().st_size < 700_000


def test_the_judge_ranks_turns_with_reasons() -> None:
    state = load("great_western_trail").start(2, 9)
    first, second = (bots.judge(state, 0) for _ in range(2))
    assert first == second
    assert 0 < first.win_probability < 1
    assert len(first.turns) > 1
    best = first.turns[0]
    assert best.actions[0] in [action.text for action in state.actions(0)]
    assert best.reasons
    assert set(first.categories) == set(craft("great_western_trail").categories)


def test_levels_have_the_same_names_in_every_game() -> None:
    assert list(bots.levels("great_western_trail").values()) == [
        "greenhorn",
        "drover",
        "foreman",
        "trailboss",
    ]
    assert bots.levels("el_paso") == {
        "greenhorn": "greenhorn",
        "drover": "vaquero",
        "foreman": "foreman",
        "trailboss": "trailboss",
    }
    assert bots.stand_in("el_paso") == "vaquero"
    assert bots.stand_in("no_such_game") == "random"


class Watched:
    """A craft, and how broadly turns were looked at with it."""

    def __init__(self, known: AnyCraft) -> None:
        self.known = known
        self.ahead: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.known, name)

    def ways(self, network: Network, state: State, seat: int, breadth: Breadth) -> list[Way]:
        self.ahead.append(breadth.ahead)
        return self.known.ways(network, state, seat, breadth)


def test_greedy_looks_at_this_turn_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where foreman, if it plays by the value, looks at the next turn too."""
    watched = Watched(craft("el_paso"))
    monkeypatch.setattr(learned, "craft", lambda game: watched)
    state = load("el_paso").start(2, 4)
    for bot in (Greedy(), Foreman(breadth=watched.breadth)):
        bot.choose(state.redetermine(0, Dice(1)), 0)
    assert watched.ahead == [0, 5]


def test_a_level_is_quick_because_it_looks_at_little() -> None:
    state = load("el_paso").start(2, 4)
    state.apply(state.actions()[0])
    known = craft("el_paso")
    narrow, wide = Breadth((1,), 10, 1), known.breadth
    network = network_for(known, state)
    seat = state.decision.seat if state.decision else 0
    few = known.ways(network, state.redetermine(seat, Dice(1)), seat, narrow)
    many = known.ways(network, state.redetermine(seat, Dice(1)), seat, wide)
    assert 1 <= len(few) <= len(many)
    by_value = Foreman(breadth=wide)
    assert by_value.choose(state.redetermine(seat, Dice(1)), seat) == many[0].actions[0]


@pytest.mark.parametrize("options", [{}, {"simmental": True}, {"neutral_buildings": "random"}])
def test_tables_that_share_weights_share_features(options: dict[str, object]) -> None:
    known = craft("great_western_trail")
    for seats in (2, 3, 4):
        state = load("great_western_trail").start(seats, 1, options)
        assert len(known.features(state, 0)) == len(network_for(known, state).features)


def test_thinking_ends_when_the_time_is_up() -> None:
    state = load("el_paso").start(2, 4)
    seat = state.decision.seat if state.decision else 0
    looks = iter(range(1000))
    effort = Effort(seconds=0.2, worlds=10_000, ways=3, breadth=Breadth((6,), 20, 1))
    known = craft("el_paso")
    found = think(
        known,
        network_for(known, state),
        state.redetermine(seat, Dice(1)),
        seat,
        effort,
        clock=lambda: next(looks) / 100,
    )
    assert 2 <= found[0].worlds <= 20
    assert found[0].worlds == max(one.worlds for one in found)


@pytest.mark.parametrize("policy", [False, True])
def test_what_is_decided_in_the_course_of_a_turn_gets_less_time(
    monkeypatch: pytest.MonkeyPatch, policy: bool
) -> None:
    asked: list[tuple[str, float | None]] = []

    def by_value(
        known: object, network: object, state: State, seat: int, effort: Effort
    ) -> list[Weighed]:
        asked.append((str(state.agenda[-1][0]), effort.seconds))
        return [Weighed(Way((state.actions(seat)[0],), 0.0, ()), 0.0, 0)]

    def by_policy(
        reader: object, state: State, seat: int, *, seconds: float | None, **_: object
    ) -> list[Tried]:
        asked.append((str(state.agenda[-1][0]), seconds))
        return [Tried(state.actions(seat)[0], 1.0, None, 0)]

    monkeypatch.setattr(learned, "think", by_value)
    monkeypatch.setattr(learned, "tried", by_policy)
    network = None if policy else network_for(craft("el_paso"), load("el_paso").start(2, 5))
    play_game("el_paso", [Trailboss(network, Effort(seconds=2.0)), "random"], seed=5)
    assert {seconds for question, seconds in asked if question == "ride"} == {2.0}
    assert {seconds for question, seconds in asked if question != "ride"} == {0.5}
