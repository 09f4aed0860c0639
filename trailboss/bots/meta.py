"""How a bot announces itself, and those that come with Trailboss. Imports no bot."""

from dataclasses import dataclass


@dataclass(frozen=True)
class BotMeta:
    """What a list of bots needs to know."""

    name: str
    bot: str
    """Where the `Bot` is: ``module:class``, imported on demand."""
    games: tuple[str, ...] = ()
    """The games it plays; none named means any game."""


DROVER = BotMeta(
    "drover",
    "trailboss.bots.great_western_trail.drover.bot:Drover",
    ("great_western_trail",),
)
SHERIFF = BotMeta("sheriff", "trailboss.bots.carson_city.sheriff.bot:Sheriff", ("carson_city",))
VAQUERO = BotMeta("vaquero", "trailboss.bots.el_paso.vaquero.bot:Vaquero", ("el_paso",))
RANDOM = BotMeta("random", "trailboss.bots.random_bot:RandomBot")
