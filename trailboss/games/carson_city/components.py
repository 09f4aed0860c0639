"""Everything printed on cardboard, loaded once from ``data/*.toml`` into frozen typed tables."""

from dataclasses import dataclass
from functools import partial

from trailboss.kernel import printed
from trailboss.kernel.printed import Table

read = partial(printed.read, __package__)
files = partial(printed.files, __package__)
Offers = tuple[tuple[int, int], ...]
"""How many, for how many dollars."""

YELLOW, RED = range(2)
SIDES = ("yellow", "red")


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the action track; ``verb`` says what it does and code knows how."""

    id: str
    kind: str
    verb: str
    dollars: int
    number: int
    rounds: int
    """In how many rounds, from the first one, it is open; 0 for always."""

    @property
    def is_open(self) -> bool:
        """Any number of cowboys, and never a duel."""
        return self.kind == "open"

    @property
    def takes_cowboys(self) -> bool:
        return self.kind != "automatic"


@dataclass(frozen=True, slots=True)
class Building:
    id: str
    count: int
    town: bool
    """It needs a connected parcel and brings a house."""
    revolvers: int
    equivalent: int
    """How many houses it counts for beside a shop, bank or saloon."""
    protects: bool
    safe: bool
    fixed: int
    least: int
    per_empty: int
    per_mountain: int
    per_equivalent: int
    by_river: int
    own: int
    """The type of building that counts wherever it stands, -1 for none."""
    per_own: int

    @property
    def earns(self) -> bool:
        return bool(self.fixed or self.per_empty or self.per_mountain or self.per_equivalent)


@dataclass(frozen=True, slots=True)
class Persona:
    """One side of a persona card."""

    id: str
    number: int
    side: int
    limit: int
    cash: int
    roads: int
    firepower: int
    half_price: bool
    white_cowboy: bool
    pacifist: bool
    lost_duel_points: int
    parcel: bool
    choice: int
    """Dollars that may be taken at once instead of what ``later`` names."""
    later: str
    each: int
    cowboys: Offers
    revolvers: Offers
    points: Offers
    tile_price: int


@dataclass(frozen=True, slots=True)
class Edition:
    """What depends on the printed rulebook that a table plays by."""

    starting_revolvers: int
    captain_limit: int
    mines_score: bool
    church_attackable: bool
    order_bonus: str


class Components:
    """All components. Shared by every state, never changed."""

    def __init__(self) -> None:
        self._load_track()
        self._load_buildings()
        self._load_supply()
        self._load_scoring()
        self.editions = {name: Edition(**row) for name, row in read("editions").items()}
        self.cards = {
            name: tuple(_cards(side, edition) for side in (YELLOW, RED))
            for name, edition in self.editions.items()
        }
        """By edition, side, and number - 1."""
        self.personas = tuple(card.id for card in self.cards["polish"][YELLOW])
        self.persona_index = {id: i for i, id in enumerate(self.personas)}

    def _load_track(self) -> None:
        self.spaces = tuple(
            Space(
                id=space["id"],
                kind=space["kind"],
                verb=space["verb"],
                dollars=space.get("dollars", 0),
                number=space.get("number", 0),
                rounds=space.get("rounds", 0),
            )
            for space in read("track")["space"]
        )
        self.space_index = {space.id: i for i, space in enumerate(self.spaces)}
        self.open_spaces = tuple(i for i, space in enumerate(self.spaces) if space.is_open)
        by_price = {s.dollars: i for i, s in enumerate(self.spaces) if s.verb == "construction"}
        self.construction = tuple(by_price[price] for price in read("buildings")["row"]["prices"])
        """The construction spaces, the cheapest first."""
        self.row_place = {space: place for place, space in enumerate(self.construction)}

    def _load_buildings(self) -> None:
        data = read("buildings")
        ids = [entry["id"] for entry in data["building"]]
        self.buildings = tuple(_building(entry, ids) for entry in data["building"])
        self.building_index = {id: i for i, id in enumerate(ids)}
        self.houses: int = data["house"]["count"]
        self.house_equivalent: int = data["house"]["equivalent"]
        self.prices: tuple[int, ...] = tuple(data["row"]["prices"])
        self.starting_row = tuple(ids.index(id) if id else -1 for id in data["row"]["start"])

    def _load_supply(self) -> None:
        data = read("supply")
        start, pieces = data["start"], data["pieces"]
        self.starting_cash: int = start["cash"]
        self.starting_roads: int = start["roads"]
        self.starting_cowboys: int = start["cowboys"]
        self.starting_parcels: int = start["parcels"]
        self.cowboys: int = pieces["cowboys"]
        self.property_tiles: int = pieces["property_tiles"]
        self.guns: int = pieces["guns"]
        self.roads: int = pieces["roads"]["count"]
        self.rounds: int = data["rounds"]["count"]
        self.new_cowboys: tuple[int, ...] = tuple(data["rounds"]["new_cowboys"])
        self.parcel_price: int = data["parcel"]["price"]
        self.parcel_price_each: int = data["parcel"]["each"]
        self.die: int = data["duel"]["die"]
        self.tile_values: tuple[int, ...] = tuple(data["duel_tiles"]["values"])
        self.tiles_drawn: int = data["duel_tiles"]["drawn"]
        self.tile_cash: int = data["duel_tiles"]["cash"]

    def _load_scoring(self) -> None:
        data = read("scoring")
        self.categories: tuple[str, ...] = tuple(data["categories"])
        self.final_each: int = data["final"]["each"]
        self.final_bridge: int = data["final"]["bridge"]
        self.final_dollars: int = data["final"]["dollars"]
        self.per_player_behind: int = data["final"]["per_player_behind"]
        self.limit_dollars: int = data["cash_limit"]["dollars"]


def _building(entry: Table, ids: list[str]) -> Building:
    income = entry.get("income", {})
    return Building(
        id=entry["id"],
        count=entry["count"],
        town=entry.get("town", False),
        revolvers=entry.get("revolvers", 0),
        equivalent=entry.get("equivalent", 0),
        protects=entry.get("protects", False),
        safe=entry.get("safe", False),
        fixed=income.get("fixed", 0),
        least=income.get("least", 0),
        per_empty=income.get("empty", 0),
        per_mountain=income.get("mountain", 0),
        per_equivalent=income.get("equivalent", 0),
        by_river=income.get("river", 0),
        own=ids.index(income["own"]) if "own" in income else -1,
        per_own=income.get("each", 0),
    )


def _cards(side: int, edition: Edition) -> tuple[Persona, ...]:
    cards = sorted(read("personas")["persona"], key=_number)
    return tuple(_card(card, side, edition) for card in cards)


def _number(card: Table) -> int:
    number: int = card["number"]
    return number


def _card(card: Table, side: int, edition: Edition) -> Persona:
    printed = card[SIDES[side]]
    limit = printed["limit"]
    return Persona(
        id=card["id"],
        number=card["number"],
        side=side,
        limit=edition.captain_limit if limit == "edition" else limit,
        cash=printed.get("cash", 0),
        roads=printed.get("roads", 0),
        firepower=printed.get("firepower", 0),
        half_price=printed.get("half_price", False),
        white_cowboy=printed.get("white_cowboy", False),
        pacifist=printed.get("pacifist", False),
        lost_duel_points=printed.get("lost_duel_points", 0),
        parcel=printed.get("parcel", False),
        choice=printed.get("choice", 0),
        later=printed.get("later", ""),
        each=printed.get("each", 0),
        cowboys=_offers(printed, "cowboys"),
        revolvers=_offers(printed, "revolvers"),
        points=_offers(printed, "points"),
        tile_price=printed.get("tile_price", 0),
    )


def _offers(printed: Table, name: str) -> Offers:
    return tuple((number, dollars) for number, dollars in printed.get(name, []))
