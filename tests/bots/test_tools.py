"""The commands that look after bots find what they look for."""

from itertools import count

import pytest

from tools import bot_games, targets
from trailboss import bots
from trailboss.bots.arena import arena
from trailboss.bots.player import Bot
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import State
from trailboss.kit.tables import Setup

TABLE = Setup("el_paso", 2)


class Capricious(Bot):
    """Rolls other dice every time."""

    name = "capricious"
    games_played = count()

    def __init__(self) -> None:
        self.dice = Dice(next(self.games_played))

    def choose(self, state: State, seat: int) -> Action:
        return self.dice.pick(state.actions(seat))


class Silent(Bot):
    """Never has an answer of its own."""

    name = "silent"

    def choose(self, state: State, seat: int) -> Action:
        self.failures += 1
        return state.dice.pick(state.actions(seat))


class Cheat(Bot):
    name = "cheat"

    def choose(self, state: State, seat: int) -> Action:
        return Action("teleport")


def test_a_good_bot_gives_no_cause_for_complaint() -> None:
    told = bot_games.look(TABLE, "greedy", 1, 0.5)
    assert told.decisions > 20
    assert told.complaints == []


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [(Capricious, "another game"), (Silent, "times no answer"), (Cheat, "teleport")],
)
def test_others_do(bot: type[Bot], complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_games, "bot_named", lambda name, game: bot())
    (said,) = bot_games.look(TABLE, bot.name, 1, 0.5).complaints
    assert complaint in said


def test_thinking_too_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(10**6))
    monkeypatch.setattr(bot_games, "process_time", lambda: float(next(now)))
    monkeypatch.setattr(bot_games, "bot_named", lambda name, game: Silent())
    told = bot_games.look(TABLE, "trailboss", 1, 0.5)
    assert any("thought 1.00 s" in one for one in told.complaints)


def test_every_goal_names_bots_that_there_are() -> None:
    for target in targets.TARGETS:
        for bot in target.bots:
            assert bots.bot(bot.replace("*", targets.THINKING), target.game)


def test_a_goal_is_told_with_what_was_reached() -> None:
    target = targets.Target("greedy against random", "el_paso", ("greedy", "random"), 60)
    result = arena("el_paso", target.bots, 3, deals=1)
    assert "| 2 | 2 | 60 % |" in targets.row(target, result)
    assert f"| 60 points | {result.winners:.1f} points |" in targets.row(
        target._replace(winners=True), result
    )
