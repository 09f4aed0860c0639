"""What a view holds; the client's types are made from these."""

from typing import Literal, NotRequired, TypedDict

from trailboss.kernel.shown import View


class Place(TypedDict, total=False):
    """A space of the action track, or a parcel of the town."""

    space: str
    parcel: str


class ParcelShown(TypedDict):
    content: str | None
    """A kind of building, "house", "mountain" or "river"."""
    owner: NotRequired[int | None]
    connected: NotRequired[bool]
    price: NotRequired[int]
    cowboys: NotRequired[list[int]]
    odds: NotRequired[dict[str, int]]
    """By seat, in per cent: how likely it is to win the duel that would be fought here."""
    white: NotRequired[bool]
    income: NotRequired[int]
    attackable: NotRequired[bool]
    robber: NotRequired[int]
    would_earn: NotRequired[dict[str, list[int]]]
    """What each kind of building would earn here: for the owner, or else for every seat."""


class SpaceShown(TypedDict):
    id: str
    kind: str
    cowboys: dict[str, int]
    white: bool
    blocked: bool
    state: Literal["done", "now", "ahead"]


class PersonaShown(TypedDict):
    id: str
    number: int
    side: str
    limit: int
    seat: int | None


class Offer(TypedDict):
    """A place of the construction row."""

    space: str
    building: str | None
    price: int


class WhiteCowboy(Place):
    seat: int | None


class Duellist(TypedDict):
    seat: int
    firepower: int
    ready: bool


class Duel(Place):
    duellists: list[Duellist]


class TilePile(TypedDict):
    size: int
    certain: list[int]


class TownPlayer(TypedDict):
    persona: str | None
    promised: bool
    cash: int
    limit: int | None
    over_limit: int
    points: int
    total: int
    cowboys: int
    supply: int
    roads: int
    revolvers: int
    firepower: int
    parcels: int
    property_tiles: int
    income: int
    kept: dict[str, int]
    prices: list[int]
    """What each place of the construction row would cost this player."""
    tile_sum: NotRequired[int]
    tile_count: NotRequired[int]
    tiles: NotRequired[list[int]]
    chosen: NotRequired[str]
    """What the player has answered in secret so far."""
    moving: NotRequired[Place]
    """The piece that the player is about to move while all place at the same time."""


class TownView(View):
    round: int
    index: int
    start: list[int]
    order: list[int]
    turn_order: list[int]
    """In which order all choose, and then place."""
    passed: list[int]
    personas: list[PersonaShown]
    track: list[SpaceShown]
    town: dict[str, ParcelShown]
    centre: str
    roads: list[str]
    bridges: NotRequired[list[str]]
    river: NotRequired[list[str]]
    crossings: NotRequired[list[str]]
    """By the river only: its parcels, the edges that only bridges can take, and those they have."""
    row: list[Offer]
    bag: dict[str, int]
    road_supply: int
    guns: int | None
    white: WhiteCowboy
    duel: NotRequired[Duel | None]
    """With tiles only: the duel that waits for them."""
    pile: NotRequired[TilePile]
    """With tiles only: those that were played."""
    players: list[TownPlayer]
