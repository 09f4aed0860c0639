"""Trailboss: rules-exact western board games.

>>> import trailboss
>>> game = trailboss.load("great_western_trail")
>>> state = game.start(seats=2, seed=7)
>>> state.decision.kind
'place'
"""

# `build` comes first: it decides whether what follows is machine code. `trailboss.games`, the
# package, comes before the function of that name: otherwise the import of the first game would put
# the package in its place.
import trailboss.build as _build  # noqa: F401
import trailboss.games as _package  # noqa: F401
from trailboss.kernel import errors as _errors
from trailboss.kernel.action import Action as Action
from trailboss.kernel.action import Decision as Decision
from trailboss.kernel.action import Event as Event
from trailboss.kernel.dice import Dice as Dice
from trailboss.kernel.errors import BadBox as BadBox
from trailboss.kernel.errors import BadCall as BadCall
from trailboss.kernel.errors import BadDump as BadDump
from trailboss.kernel.errors import BadGame as BadGame
from trailboss.kernel.errors import BadOption as BadOption
from trailboss.kernel.errors import BadRecord as BadRecord
from trailboss.kernel.errors import BadSeat as BadSeat
from trailboss.kernel.errors import BadSeed as BadSeed
from trailboss.kernel.errors import IllegalAction as IllegalAction
from trailboss.kernel.errors import NotAnAction as NotAnAction
from trailboss.kernel.errors import Refusal as Refusal
from trailboss.kernel.errors import TrailbossError as TrailbossError
from trailboss.kernel.errors import UnknownGame as UnknownGame
from trailboss.kernel.game import Game as Game
from trailboss.kernel.game import Meta as Meta
from trailboss.kernel.game import Rival as Rival
from trailboss.kernel.record import Record as Record
from trailboss.kernel.registry import games as games
from trailboss.kernel.registry import load as load
from trailboss.kernel.state import State as State
from trailboss.kernel.timeline import Timeline as Timeline

__version__ = "0.1.0"


def _explain(game: str, refusal: Refusal, language: str) -> str:
    """Texts are read when the first refusal is told, so that a simulation never pays for them."""
    from trailboss.text.speech import explained

    try:
        return explained(load(game), refusal, language)
    except (UnknownGame, LookupError):
        return str(refusal)  # a game that is not installed, or has no words for it


_errors.explain = _explain
