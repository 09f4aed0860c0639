"""What a view holds; the client's types are made from these."""

from typing import Literal, NotRequired, TypedDict

from trailboss.kernel.view import View

Obstacle = Literal["taken", "no-discs", "dark-discs", "value", "money"]
"""Why a post is out of reach."""


class PasoSeat(TypedDict):
    """What a person and Sue have alike."""

    rancher: str | None
    workers: dict[str, int]
    posts: dict[str, int]
    """Discs on each trading post."""
    tiles: list[str]
    fulfilled: list[str]
    """The objectives among them that would score if the game ended now."""


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
    players: list[PasoPerson | SueSeat]
