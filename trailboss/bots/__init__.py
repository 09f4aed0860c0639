"""Bots: players that choose.

>>> from trailboss import bots
>>> bots.names("great_western_trail")
['drover', 'trailboss', 'foreman', 'greenhorn', 'greedy', 'random']
>>> result = bots.play("great_western_trail", ["random", "random"], seed=7)
>>> [sheet["seat"] for sheet in result.standings]
[0, 1]
"""

import os
from typing import TYPE_CHECKING

from trailboss.bots.match import Result as Result
from trailboss.bots.match import play_game as play
from trailboss.bots.meta import BotMeta as BotMeta
from trailboss.bots.player import Bot as Bot
from trailboss.bots.player import Seated as Seated
from trailboss.bots.registry import BadBot as BadBot
from trailboss.bots.registry import bot as bot
from trailboss.bots.registry import levels as levels
from trailboss.bots.registry import names as names
from trailboss.bots.registry import stand_in as stand_in
from trailboss.bots.simulation import Simulation as Simulation
from trailboss.bots.simulation import simulate as simulate
from trailboss.kernel.state import State

if TYPE_CHECKING:  # numpy is imported by those who ask, not by everybody who lists bots
    from trailboss.bots.explanation import Explanation
    from trailboss.bots.hints import Hint
    from trailboss.bots.judgement import Judgement
    from trailboss.bots.search import Effort

# The matrices of the bots are small: threads that wait for each other cost more than they save, on
# busy machines many times. Said here because numpy asks when it is loaded; who has loaded it
# before, or says otherwise, has other work for it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

__all__ = [
    "BadBot",
    "Bot",
    "BotMeta",
    "Result",
    "Seated",
    "Simulation",
    "bot",
    "explain",
    "hint",
    "judge",
    "levels",
    "names",
    "play",
    "simulate",
    "stand_in",
]


def judge(state: State, seat: int, effort: "Effort | None" = None) -> "Judgement":
    """What the position of a seat is worth, and the ways to play on: see `judgement`.

    ``state`` may be the true one: it is dealt anew for the seat first, so that nothing hidden and
    nothing of the true future speaks. The same position gets the same judgement.
    """
    from trailboss.bots.judgement import judge as judged

    return judged(state, seat, effort)


def explain(state: State, seat: int, language: str = "en") -> "Explanation":
    """The same in words: the plan, what is expected, and the best alternatives with numbers."""
    from trailboss.bots.explanation import explain as explained

    return explained(state, seat, language)


def hint(state: State, seat: int, language: str = "en") -> "Hint":
    """The best few answers to the open question, in words, from what the seat may know."""
    from trailboss.bots.hints import hint as hinted

    return hinted(state, seat, language)
