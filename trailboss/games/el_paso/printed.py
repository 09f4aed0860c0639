"""What the data files of the base game hold. See the files for what the words mean."""

from typing import Any, Literal, NotRequired, TypedDict

Corner = Literal["light", "dark"]
TileKind = Literal["objective", "bonus"]
Spot = tuple[float, float]
SpotAndPitch = tuple[float, float, float]

Effect = TypedDict(
    "Effect",
    {
        "discard": str,
        "pay": int,
        "money": int,
        "per-value": int,
        "certificates": int,
        "token": int,
        "tile": TileKind | Literal["any"],
        "cattle": str,
        "hire": int,
        "buy": bool,
        "build": bool,
        "train": bool,
        "auxiliary": int,
        "ride": int,
        "exchange": int,
        "remove": str,
    },
    total=False,
)
"""What an action demands, then what it gives."""


class Local(Effect):
    """One of the actions of a building or a train card."""

    id: str
    slot: NotRequired[int]
    after: NotRequired[str]


class OnlyRemarks(TypedDict):
    """A table that says nothing but how sure we are."""


class NeutralBuilding(TypedDict):
    letter: str
    local: list[Local]


class RegularBuilding(TypedDict):
    level: int
    side: Literal["a", "b"]
    builders: int
    vp: int
    local: list[Local]


class RegularTiles(TypedDict):
    copies: int
    most: int


class BuildingsFile(TypedDict):
    neutral: list[NeutralBuilding]
    regular: list[RegularBuilding]
    regulars: RegularTiles


class CattleCard(TypedDict):
    id: str
    value: int
    vp: int
    colour: str
    count: int
    pile: Literal["deck", "market", "simmental"]
    cowboys: NotRequired[int]


class Dismissal(TypedDict, total=False):
    """What discarding a worker costs and gives."""

    pay: int
    money: int
    certificates: int
    step: int


class WorkerCard(TypedDict):
    id: str
    vp: int
    count: int
    bonus: Dismissal
    surcharge: NotRequired[int]


Payment = TypedDict("Payment", {"dollars-per-worker": int})


class Removal(TypedDict):
    most: int


class CardsFile(TypedDict):
    cattle: list[CattleCard]
    worker: list[WorkerCard]
    payment: Payment
    removal: Removal


class DiscSpace(TypedDict):
    id: str
    corner: Corner
    money: int
    permanent: NotRequired[int]
    hand: NotRequired[int]
    step: NotRequired[int]


class AuxiliaryAction(TypedDict):
    id: str
    disc: str
    covered: NotRequired[Effect]
    cleared: Effect


class Limits(TypedDict):
    steps: int
    hand: int
    track: int


class PlayerBoardFile(TypedDict):
    disc: list[DiscSpace]
    auxiliary: list[AuxiliaryAction]
    limits: Limits


class SeatStart(TypedDict):
    money: int
    tokens: int


class EachPlayer(TypedDict):
    workers: int


class PlayersFile(TypedDict):
    seat: list[SeatStart]
    each: EachPlayer
    simmental: dict[str, int]


class TradingPost(TypedDict):
    id: str
    value: int
    corner: Corner
    repeat: bool
    vp: int
    reward: NotRequired[Effect]


class ElPasoBonus(TypedDict):
    money: int


PostsFile = TypedDict("PostsFile", {"post": list[TradingPost], "el-paso": ElPasoBonus})

ScoringFile = TypedDict(
    "ScoringFile", {"dollars-per-vp": int, "simmental-space-vp": int, "categories": list[str]}
)


class ObjectiveTile(TypedDict):
    id: str
    vp: int
    requires: dict[str, int]


class BonusTile(TypedDict):
    id: str
    copies: int
    vp: int
    permanent: NotRequired[int]
    again: NotRequired[int]


class TileDisplay(TypedDict):
    size: int


class TilesFile(TypedDict):
    objective: list[ObjectiveTile]
    bonus: list[BonusTile]
    display: TileDisplay


class Node(TypedDict):
    id: str
    kind: Literal["el-paso", "neutral", "plot"]
    route: Literal["main", "inner", "outer"]
    next: list[str]
    letter: NotRequired[str]
    cost: NotRequired[int]


class TrailFile(TypedDict):
    node: list[Node]


class TrainCard(TypedDict):
    """One side of a card."""

    id: str
    engineers: int
    side: Literal["basic", "marked"]
    local: list[Local]


class TrainFile(TypedDict):
    card: list[TrainCard]
    sides: OnlyRemarks


# ---- for drawing


class SimmentalSpots(TypedDict):
    stack: Spot
    space: Spot


class TileSpots(TypedDict):
    objective: SpotAndPitch
    bonus: SpotAndPitch


class JobSpots(TypedDict):
    first: SpotAndPitch


class LayoutFile(TypedDict):
    node: dict[str, Spot]
    post: dict[str, Spot]
    simmental: SimmentalSpots
    tiles: TileSpots
    jobs: JobSpots


SHAPES: dict[str, Any] = {
    "buildings": BuildingsFile,
    "cards": CardsFile,
    "layout": LayoutFile,
    "player_board": PlayerBoardFile,
    "players": PlayersFile,
    "posts": PostsFile,
    "scoring": ScoringFile,
    "tiles": TilesFile,
    "trail": TrailFile,
    "train": TrainFile,
}
