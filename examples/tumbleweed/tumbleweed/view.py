"""The state as one seat may see it, built by whitelist."""

from typing import NotRequired, TypedDict

from trailboss.kernel.shown import View
from trailboss.kernel.view import head

from tumbleweed.components import LASSOS
from tumbleweed.state import Prairie
from tumbleweed.steps import Throw


class Catcher(TypedDict):
    hand_size: int
    stack_size: int
    pile: list[str]
    kept: list[int]
    hand: NotRequired[list[str]]
    chosen: NotRequired[str | None]
    """The action that the player has chosen and that is not revealed yet."""


class PrairieView(View):
    round: int
    weed: int | None
    players: list[Catcher]


def view(s: Prairie, seat: int | None) -> PrairieView:
    return {
        **head(s, seat),
        "round": s.round,
        "weed": s.weed or None,
        "players": [_player(s, other, other == seat) for other in range(s.seats)],
    }


def _player(s: Prairie, player: int, own: bool) -> Catcher:
    shown: Catcher = {
        "hand_size": len(s.hand[player]),
        "stack_size": len(s.stack[player]),
        "pile": [LASSOS[lasso] for lasso in s.pile[player]],
        "kept": s.kept[player][:],
    }
    if own:
        shown["hand"] = [LASSOS[lasso] for lasso in s.hand[player]]
        shown["chosen"] = _chosen(s, player)
    return shown


def _chosen(s: Prairie, player: int) -> str | None:
    if not s.agenda or s.agenda[-1][0] != Throw.name:
        return None
    return Throw.answer(s.agenda[-1], player)
