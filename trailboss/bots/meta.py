"""How a bot announces itself, and those that come with Trailboss. Imports no bot."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

INTERFACE: Final = 1
"""Of bots. Raised when a bot written for the one before would no longer do."""

GREENHORN, DROVER_LEVEL, FOREMAN_LEVEL, TRAILBOSS_LEVEL = (
    "greenhorn",
    "drover",
    "foreman",
    "trailboss",
)
LEVELS: Final = (GREENHORN, DROVER_LEVEL, FOREMAN_LEVEL, TRAILBOSS_LEVEL)
"""What people choose from, the weakest first: the same four names for every game."""


@dataclass(frozen=True)
class BotMeta:
    """What a list of bots needs to know."""

    name: str
    bot: str
    """Where the `Bot` is: ``module:class``, imported on demand."""
    games: tuple[str, ...] = ()
    """The games it plays; none named means any game."""
    level: str = ""
    """Which of the `LEVELS` it stands for in its games."""
    strength: int = 0
    """Lists have the stronger ones first, after the one of the level that stands in."""
    seconds: tuple[float, ...] = ()
    """Thinking times for one decision to choose from: ``name@2``. The class takes ``seconds``."""
    leanings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By game: manners of playing to choose from: ``name+builder``. The class takes ``leaning``."""
    interface: int = INTERFACE


CRAFTED: Final = ("carson_city", "el_paso", "great_western_trail")
"""The games that have a craft and trained weights."""

LEANINGS: Final = {"great_western_trail": ("builder", "cattle-baron", "railroader")}

TRAILBOSS = BotMeta(
    "trailboss",
    "trailboss.bots.learned:Trailboss",
    CRAFTED,
    TRAILBOSS_LEVEL,
    strength=4,
    seconds=(0.5, 2.0, 5.0),
    leanings=LEANINGS,
)
FOREMAN = BotMeta(
    "foreman",
    "trailboss.bots.learned:Foreman",
    CRAFTED,
    FOREMAN_LEVEL,
    strength=3,
    leanings=LEANINGS,
)
DROVER = BotMeta(
    "drover",
    "trailboss.bots.great_western_trail.drover.bot:Drover",
    ("great_western_trail",),
    DROVER_LEVEL,
    strength=2,
)
SHERIFF = BotMeta(
    "sheriff",
    "trailboss.bots.carson_city.sheriff.bot:Sheriff",
    ("carson_city",),
    DROVER_LEVEL,
    strength=2,
)
VAQUERO = BotMeta(
    "vaquero", "trailboss.bots.el_paso.vaquero.bot:Vaquero", ("el_paso",), DROVER_LEVEL, strength=2
)
GREENHORN_BOT = BotMeta(
    "greenhorn", "trailboss.bots.learned:Greenhorn", CRAFTED, GREENHORN, strength=1
)
GREEDY = BotMeta("greedy", "trailboss.bots.learned:Greedy", CRAFTED)
RANDOM = BotMeta("random", "trailboss.bots.random_bot:RandomBot")
