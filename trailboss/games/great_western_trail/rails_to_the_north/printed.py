"""What the data files of the expansion hold, in the base game's shapes where they are the same."""

from typing import Any, Literal, NotRequired, TypedDict

from trailboss.games.great_western_trail import printed as base
from trailboss.games.great_western_trail.spots import NamedSpot, NumberedSpot

_MoneyOnce = TypedDict("_MoneyOnce", {"money-once": int}, total=False)


class Effect(base.Effect, _MoneyOnce, total=False):
    branch: int


class Local(Effect):
    id: str
    slot: int


class PrivateBuilding(TypedDict):
    number: int
    side: Literal["a", "b"]
    builders: int
    vp: int
    hand: base.Hand
    local: list[Local]


class BuildingsFile(TypedDict):
    private: list[PrivateBuilding]


_PerBell = TypedDict("_PerBell", {"vp-per-bell": int}, total=False)


class City(base.City, _PerBell):
    town: NotRequired[bool]


CitiesFile = TypedDict(
    "CitiesFile",
    {
        "objective-city": str,
        "display-city": str,
        "city": list[City],
        "arrow": list[base.CityArrow],
    },
)


class Station(TypedDict):
    number: int
    town: str
    cost: int
    vp: int
    corner: base.Corner
    master: bool


class RailroadFile(TypedDict):
    station: list[Station]


class StationMaster(TypedDict):
    id: str
    effect: NotRequired[Effect]
    either: NotRequired[list[Effect]]
    permanent: NotRequired[int]
    score: NotRequired[base.MasterScore]


class MasterDisplay(TypedDict):
    tiles: int


class StationMastersFile(TypedDict):
    master: list[StationMaster]
    display: MasterDisplay


class AuxiliaryAction(TypedDict):
    id: str
    single: Effect
    double: Effect


class Bell(TypedDict):
    branchlets: int
    tokens: int


class PlayerBoardFile(TypedDict):
    disc: list[base.DiscSpace]
    auxiliary: list[AuxiliaryAction]
    bell: list[Bell]
    accepts: dict[str, list[str]]


class TownGift(TypedDict):
    money: int
    group: str


class MediumTile(TypedDict):
    id: str
    copies: int
    effect: NotRequired[Effect]
    gift: NotRequired[TownGift]


class MediumTownsFile(TypedDict):
    tile: list[MediumTile]


class TownSlot(TypedDict, total=False):
    pay: int
    money: int
    token: int
    certificates: int
    objective: int


class Town(TypedDict):
    id: str
    kind: Literal["small", "station", "medium", "large"]
    area: str
    slots: NotRequired[tuple[TownSlot, TownSlot, TownSlot, TownSlot]]


class CrestLines(TypedDict):
    city: str
    towns: list[str]


class TownsFile(TypedDict):
    area: list[str]
    town: list[Town]
    office: list[str]
    crest: list[CrestLines]
    line: list[tuple[str, str]]


class NorthernBoard(TypedDict):
    top: float
    height: float


class Spot(TypedDict):
    x: float
    y: float


class DisplaySpots(TypedDict):
    x: float
    y: float
    pitch: float


LayoutFile = TypedDict(
    "LayoutFile",
    {
        "north": NorthernBoard,
        "town": list[NamedSpot],
        "town-tile": list[NamedSpot],
        "city": list[NamedSpot],
        "station": list[NumberedSpot],
        "station-master": list[NumberedSpot],
        "display": DisplaySpots,
        "office": Spot,
    },
)

SHAPES: dict[str, Any] = {
    "buildings": BuildingsFile,
    "cities": CitiesFile,
    "layout": LayoutFile,
    "medium_towns": MediumTownsFile,
    "player_board": PlayerBoardFile,
    "railroad": RailroadFile,
    "station_masters": StationMastersFile,
    "towns": TownsFile,
}
