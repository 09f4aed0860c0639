"""What a view holds; the client's types are made from these."""

from typing import Literal, NotRequired, TypedDict

from trailboss.games.el_paso.seat import PasoSeat
from trailboss.games.el_paso.sue.shown import SueSeat
from trailboss.kernel.shown import View

Obstacle = Literal["taken", "no-discs", "dark-discs", "value", "money"]
"""Why a post is out of reach."""


class CardsShown(TypedDict):
    """What everybody knows of a player's cards."""

    hand_size: int
    stack_size: int
    discard: list[str]
    unseen: list[str]
    removed: list[str]


class HandShown(TypedDict):
    """What those know who see the hand."""

    hand: list[str]
    value: int
    within_reach: dict[str, int]


class PasoPerson(PasoSeat):
    money: int
    tokens: int
    track: int
    permanent_certificates: int
    step_limit: int
    hand_limit: int
    discs: list[str]
    """Those that still cover their space."""
    markers: int
    hand_size: int
    stack_size: int
    discard: list[str]
    unseen: list[str]
    """Hand and draw pile together: everybody can know them, not how they are divided."""
    removed: list[str]
    hand: NotRequired[list[str]]
    value: NotRequired[int]
    """What the hand is worth in El Paso."""
    within_reach: NotRequired[dict[str, int]]
    """The posts that the hand reaches, with the certificates they take."""
    out_of_reach: NotRequired[dict[str, Obstacle]]
    """All other posts, with what is in the way."""


PasoPlayer = PasoPerson | SueSeat
"""Whoever may sit at a table."""


class OnPlot(TypedDict):
    building: str
    owner: NotRequired[int]


class TileDisplay(TypedDict):
    display: list[str | None]
    stack: int


class Tiles(TypedDict):
    objective: TileDisplay
    bonus: TileDisplay


class PasoView(View):
    active: int
    ending: int | None
    trail: dict[str, OnPlot]
    buildings: dict[str, int]
    train: dict[str, Literal["basic", "marked"]]
    tiles: Tiles
    market: dict[str, int]
    jobs: dict[str, int]
    players: list[PasoPlayer]
