"""What the data files of the base game hold. See the files for what the words mean."""

from typing import Any, Literal, NotRequired, TypedDict

Offer = tuple[int, int]
"""How many, for how many dollars."""


class Grid(TypedDict):
    columns: int
    rows: int


class SetupDice(TypedDict):
    faces: int
    offset: int


class BoardFile(TypedDict):
    mountains: int
    grid: Grid
    dice: SetupDice


class Houses(TypedDict):
    count: int
    equivalent: int


class BuildingIncome(TypedDict, total=False):
    fixed: int
    least: int
    empty: int
    mountain: int
    equivalent: int
    own: str
    each: int


class Building(TypedDict):
    id: str
    count: int
    town: NotRequired[bool]
    revolvers: NotRequired[int]
    equivalent: NotRequired[int]
    protects: NotRequired[bool]
    safe: NotRequired[bool]
    scores: NotRequired[bool]
    income: NotRequired[BuildingIncome]


class ConstructionRow(TypedDict):
    prices: list[int]
    start: list[str]


class BuildingsFile(TypedDict):
    house: Houses
    building: list[Building]
    row: ConstructionRow


class AnySide(TypedDict):
    """What any side of a card may give: only what it does is there."""

    id: str
    number: int
    limit: int
    cash: NotRequired[int]
    roads: NotRequired[int]
    firepower: NotRequired[int]
    half_price: NotRequired[bool]
    white_cowboy: NotRequired[bool]
    parcel: NotRequired[bool]
    choice: NotRequired[int]
    cowboys: NotRequired[list[Offer]]


class Persona(AnySide):
    side: Literal["yellow"]
    later: NotRequired[Literal["double"]]


class PersonasFile(TypedDict):
    persona: list[Persona]


class FinalPoints(TypedDict):
    each: int
    dollars: int
    per_player_behind: int


class CashLimit(TypedDict):
    dollars: int


class ScoringFile(TypedDict):
    categories: list[str]
    order_bonus: bool
    final: FinalPoints
    cash_limit: CashLimit


class Start(TypedDict):
    cash: int
    roads: int
    cowboys: int
    parcels: int


class RoadPieces(TypedDict):
    count: int


class Pieces(TypedDict):
    cowboys: int
    property_tiles: int
    guns: int
    roads: RoadPieces


class Rounds(TypedDict):
    count: int
    new_cowboys: list[int]


class ParcelPrice(TypedDict):
    price: int
    each: int


class Duel(TypedDict):
    die: int


class SupplyFile(TypedDict):
    starting_revolvers: int
    start: Start
    pieces: Pieces
    rounds: Rounds
    parcel: ParcelPrice
    duel: Duel


SpaceVerb = Literal[
    "wages",
    "guns",
    "roads",
    "common-roads",
    "parcels",
    "construction",
    "parcel-income",
    "firepower-income",
    "gambling",
    "estate",
    "parcel-points",
    "firepower-points",
    "estate-points",
    "buy-points",
]


class TrackSpace(TypedDict):
    id: str
    kind: Literal["open", "duel", "automatic"]
    verb: SpaceVerb
    company: str
    dollars: NotRequired[int]
    number: NotRequired[int]
    rounds: NotRequired[int]


class TrackFile(TypedDict):
    space: list[TrackSpace]


SHAPES: dict[str, Any] = {
    "board": BoardFile,
    "buildings": BuildingsFile,
    "personas": PersonasFile,
    "scoring": ScoringFile,
    "supply": SupplyFile,
    "track": TrackFile,
}
