"""What a view holds of Sue."""

from typing import TypedDict

from trailboss.games.el_paso.seat import PasoSeat


class Strategy(TypedDict):
    worker: str
    strength: int


class SueSeat(PasoSeat):
    cattle: list[str]
    row: list[Strategy]
    resources: list[str]
    bot_deck: list[str]
    bot_pile: list[str]
    """The card of her last turn comes last."""
