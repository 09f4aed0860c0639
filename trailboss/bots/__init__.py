"""Bots: players that choose.

>>> from trailboss import bots
>>> bots.names("great_western_trail")
['drover', 'random']
>>> result = bots.play("great_western_trail", ["random", "random"], seed=7)
>>> [sheet["seat"] for sheet in result.standings]
[0, 1]
"""

from trailboss.bots.match import Result as Result
from trailboss.bots.match import play_game as play
from trailboss.bots.meta import BotMeta as BotMeta
from trailboss.bots.player import Bot as Bot
from trailboss.bots.player import Seated as Seated
from trailboss.bots.registry import BadBot as BadBot
from trailboss.bots.registry import bot as bot
from trailboss.bots.registry import names as names
from trailboss.bots.simulation import Simulation as Simulation
from trailboss.bots.simulation import simulate as simulate

__all__ = [
    "BadBot",
    "Bot",
    "BotMeta",
    "Result",
    "Seated",
    "Simulation",
    "bot",
    "names",
    "play",
    "simulate",
]
