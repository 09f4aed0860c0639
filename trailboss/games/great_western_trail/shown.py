"""What a view holds; the client's types are made from these."""

from typing import NotRequired, TypedDict

from trailboss.games.great_western_trail.rails_to_the_north.shown import NorthView
from trailboss.games.great_western_trail.sam.shown import SamView
from trailboss.kernel.shown import View


class Outlaws(TypedDict):
    green: int
    orange: int


class CardsShown(TypedDict):
    """What a view says of a player's cards."""

    hand_size: int
    stack_size: int
    discard_size: int
    discard_top: str | None
    removed: list[str]
    hand: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    stack: NotRequired[list[str]]


class TrailPlayer(TypedDict):
    herder: str | None
    money: int
    tokens: int
    engine: str
    marker: int
    certificate_limit: int
    permanent_certificates: int
    step_limit: int
    hand_limit: int
    discs: list[str]
    """Those that still cover their space."""
    workers: dict[str, int]
    outlaws: Outlaws
    hazards: list[str]
    cities: dict[str, int]
    stations: list[int]
    masters: list[str]
    unbuilt: list[str]
    objectives: list[str]
    hand_size: int
    stack_size: int
    discard_size: int
    discard_top: str | None
    removed: list[str]
    hand: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    stack: NotRequired[list[str]]
    bells: NotRequired[list[int]]
    """Rails to the North: branchlets left on each bell."""
    reach: NotRequired[list[str]]
    """Rails to the North: towns where a branch may be opened."""


class OnTrail(TypedDict):
    """What lies on a node: a tile, or a building with its owner if it has one."""

    tile: NotRequired[str]
    building: NotRequired[str]
    owner: NotRequired[int]


class JobMarket(TypedDict):
    columns: int
    rows: list[list[str | None]]
    token_row: int | None
    token_holder: int | None


class CattleMarket(TypedDict):
    cards: dict[str, int]
    stack: int
    heifers: NotRequired[int]
    cows: NotRequired[int]


class ObjectiveDisplay(TypedDict):
    display: list[str]
    stack: int


class StationMaster(TypedDict):
    """At a station: its tile, or the worker appointed there."""

    tile: str | None
    worker: str | None


class TrailView(View):
    active: int
    ending: int | None
    trail: dict[str, OnTrail]
    jobs: JobMarket
    foresight: list[list[str | None]]
    bags: list[int]
    market: CattleMarket
    objectives: ObjectiveDisplay
    masters: list[StationMaster]
    players: list[TrailPlayer]
    north: NotRequired[NorthView]
    sam: NotRequired[SamView]
