"""What the data files of the base game hold. See the files for what the words mean."""

from typing import Any, Literal, NotRequired, TypedDict

from trailboss.games.great_western_trail.spots import LayoutFile

Corner = Literal["white", "dark"]
Hand = Literal["none", "green", "black", "both"]
Hazard = Literal["flood", "drought", "rockfall"]
Worker = Literal["cowboy", "builder", "engineer"]

Effect = TypedDict(
    "Effect",
    {
        "discard": str,
        "cards": int,
        "pay": int,
        "back": int,
        "per": str,
        "money": int,
        "certificates": int | Literal["limit"],
        "engine": int,
        "objective": int,
        "to": Literal["hand"],
        "token": int,
        "hire": int,
        "build": int,
        "hazard": int,
        "outlaw": int,
        "cattle": bool,
        "herder": int,
        "draw": int,
        "copy": bool,
        "deliver": bool,
        "station": bool,
        "auxiliary": bool,
        "remove": int,
        "free-move": int,
    },
    total=False,
)
"""What an action demands, then what it gives."""


# ---- the trail and what stands there


class Risk(Effect):
    id: str


class Bounty(TypedDict, total=False):
    money: int
    token: int


Node = TypedDict(
    "Node",
    {
        "id": str,
        "kind": Literal["start", "neutral", "building", "hazard", "outlaw", "kansas-city"],
        "x": float,
        "y": float,
        "next": list[str],
        "letter": NotRequired[str],
        "hazard": NotRequired[Hazard],
        "order": NotRequired[int],
        "forest": NotRequired[bool],
        "risk": NotRequired[str],
        "on-trail": NotRequired[bool],
        "reward": NotRequired[Bounty],
    },
)


class TrailFile(TypedDict):
    risk: list[Risk]
    node: list[Node]


class Local(Effect):
    """One of the actions of a building."""

    id: str
    slot: int


class NeutralBuilding(TypedDict):
    letter: str
    local: list[Local]


class PrivateBuilding(TypedDict):
    """One side of a tile."""

    number: int
    side: Literal["a", "b"]
    builders: int
    vp: int
    hand: Hand
    local: list[Local]


class BuildingsFile(TypedDict):
    neutral: list[NeutralBuilding]
    private: list[PrivateBuilding]


# ---- cards and tiles


class CattleCard(TypedDict):
    id: str
    breed: str
    value: int
    vp: int
    colour: str
    count: int
    source_pile: Literal["deck", "market"]
    group: NotRequired[str]


class CattleOffer(TypedDict):
    group: str
    cowboys: int
    price: int
    cards: int


class MarketNumbers(TypedDict):
    extend: int


class CattleFile(TypedDict):
    card: list[CattleCard]
    offer: list[CattleOffer]
    market: MarketNumbers


Tasks = TypedDict(
    "Tasks",
    {
        "building": int,
        "hazard": int,
        "green-outlaw": int,
        "orange-outlaw": int,
        "station": int,
        "value-3": int,
        "shorthorn": int,
        "hereford": int,
        "new-york": int,
    },
    total=False,
)


class ObjectiveCard(TypedDict):
    id: str
    copies: int
    vp: int
    penalty: int
    tasks: Tasks
    effect: NotRequired[Effect]


class ObjectiveDisplay(TypedDict):
    cards: int


class ObjectivesFile(TypedDict):
    objective: list[ObjectiveCard]
    starting: list[ObjectiveCard]
    display: ObjectiveDisplay


class SupplyTile(TypedDict):
    bag: int
    id: str
    kind: Literal["worker", "hazard", "outlaw"]
    count: int
    hazard: NotRequired[Hazard]
    hand: NotRequired[Hand]
    vp: NotRequired[int]
    worker: NotRequired[Worker]
    colour: NotRequired[Literal["green", "orange"]]


SupplySetup = TypedDict("SupplySetup", {"trail-tiles": int})


class ForesightSpaces(TypedDict):
    columns: int
    spaces: int


class SupplyFile(TypedDict):
    tile: list[SupplyTile]
    setup: SupplySetup
    foresight: ForesightSpaces


class MasterScore(TypedDict):
    vp: int
    per: str
    group: int


class StationMaster(TypedDict):
    id: str
    effect: NotRequired[Effect]
    either: NotRequired[list[Effect]]
    permanent: NotRequired[int]
    score: NotRequired[MasterScore]


class StationMastersFile(TypedDict):
    master: list[StationMaster]


# ---- boards


class City(TypedDict):
    id: str
    name: str
    value: int
    corner: Corner
    repeat: bool
    vp: int
    money: NotRequired[int]
    objective: NotRequired[int]


class CityArrow(TypedDict):
    between: tuple[str, str]
    vp: int
    objective: NotRequired[int]
    token: NotRequired[int]


class CitiesFile(TypedDict):
    city: list[City]
    arrow: list[CityArrow]


class Station(TypedDict):
    number: int
    after: NotRequired[int]
    at: NotRequired[int]
    cost: int
    vp: int
    corner: Corner
    master: bool


class Track(TypedDict):
    last: int
    crosses: list[int]


class TerminalBonus(TypedDict):
    money: int


class RailroadFile(TypedDict):
    station: list[Station]
    track: Track
    terminal: TerminalBonus


class JobRow(TypedDict):
    number: int
    cost: int
    refill: NotRequired[bool]
    end: NotRequired[bool]


class TokenStart(TypedDict):
    row: int


class JobMarketFile(TypedDict):
    row: list[JobRow]
    start: TokenStart


class WorkerSpace(Effect):
    worker: Worker
    space: int


class DiscSpace(TypedDict):
    id: str
    group: Literal["auxiliary", "step", "hand", "certificate"]
    corner: Literal["none", "white", "dark"]
    open: NotRequired[bool]
    cost: NotRequired[int]
    money: NotRequired[int]
    vp: NotRequired[int]
    raises: NotRequired[int]
    limit: NotRequired[int]


class AuxiliaryAction(TypedDict):
    id: str
    single: Effect
    double: Effect


WorkerRows = TypedDict(
    "WorkerRows", {"types": list[Worker], "spaces": int, "vp-from": int, "vp": int}
)


class CertificateTrack(TypedDict):
    positions: list[int]
    limit: int


class HandSize(TypedDict):
    limit: int


PlayerBoardFile = TypedDict(
    "PlayerBoardFile",
    {
        "worker-space": list[WorkerSpace],
        "disc": list[DiscSpace],
        "auxiliary": list[AuxiliaryAction],
        "workers": WorkerRows,
        "certificates": CertificateTrack,
        "hand": HandSize,
    },
)


# ---- the table


class SeatStart(TypedDict):
    money: int
    cards: int
    tokens: int


class FirstTurn(TypedDict):
    hand: int


class ExchangeToken(TypedDict):
    draw: int


TableSize = TypedDict(
    "TableSize",
    {
        "steps": int,
        "step-left": int,
        "step-right": int,
        "fee-green": int,
        "fee-black": int,
        "columns": int,
        "market": int,
    },
)

PlayersFile = TypedDict(
    "PlayersFile",
    {
        "seat": list[SeatStart],
        "first-turn": FirstTurn,
        "token": ExchangeToken,
        "table": dict[str, TableSize],
    },
)

ScoringFile = TypedDict(
    "ScoringFile", {"dollars-per-vp": int, "token-vp": int, "categories": list[str]}
)

SHAPES: dict[str, Any] = {
    "buildings": BuildingsFile,
    "cattle": CattleFile,
    "cities": CitiesFile,
    "job_market": JobMarketFile,
    "layout": LayoutFile,
    "objectives": ObjectivesFile,
    "player_board": PlayerBoardFile,
    "players": PlayersFile,
    "railroad": RailroadFile,
    "scoring": ScoringFile,
    "station_masters": StationMastersFile,
    "supply": SupplyFile,
    "trail": TrailFile,
}
