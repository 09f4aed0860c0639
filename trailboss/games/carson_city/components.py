"""The components of a box, put together from the data files, with look-ups by int."""

from collections.abc import Mapping

from trailboss.games.carson_city.pieces import Building, Offers, Persona, Space
from trailboss.games.carson_city.town import COLUMNS, ROWS
from trailboss.kernel.printed import Printed, Table

MOST_FACES = 10
"""Of the dice of duels."""


class Components:
    """All components. Shared by every state, never changed."""

    def __init__(self, printed: Printed) -> None:
        self._printed = printed
        self._find = printed.find
        self._load_track()
        self._load_buildings()
        self._load_supply()
        self._load_scoring()
        self._load_personas()

    def _load_personas(self) -> None:
        data = self._printed.read("personas")
        numbers: dict[str, int] = {}
        for card in data["persona"]:
            if numbers.setdefault(card["id"], card["number"]) != card["number"]:
                raise self._printed.bad(card, "another side of the card has another number")
        found: dict[str, dict[str, Persona]] = {}
        for side in sorted(map(_card, data["persona"]), key=_number):
            found.setdefault(side.id, {})[side.side] = side
        self.personas = tuple(found)
        """In the order of their numbers."""
        self.persona_index = {id: i for i, id in enumerate(self.personas)}
        self.cards: tuple[Mapping[str, Persona], ...] = tuple(found.values())
        """By persona: its sides by name, the first one for tables where no part deals another."""

    @property
    def every_card(self) -> list[Persona]:
        """All sides of all personas."""
        return [card for sides in self.cards for card in sides.values()]

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
            for space in self._printed.read("track")["space"]
        )
        self.space_index = {space.id: i for i, space in enumerate(self.spaces)}
        self.open_spaces = tuple(i for i, space in enumerate(self.spaces) if space.is_open)
        prices = self._printed.read("buildings")["row"]["prices"]
        by_price = {s.dollars: i for i, s in enumerate(self.spaces) if s.verb == "construction"}
        self.construction = tuple(
            self._find(by_price, price, prices, "construction space for") for price in prices
        )
        """The construction spaces, the cheapest first."""
        self.row_place = {space: place for place, space in enumerate(self.construction)}

    def _load_buildings(self) -> None:
        data = self._printed.read("buildings")
        index = self.building_index = {entry["id"]: i for i, entry in enumerate(data["building"])}
        for entry in data["building"]:
            if "own" in entry.get("income", {}):
                self._find(index, entry["income"]["own"], entry["income"], "building")
        self.buildings = tuple(_building(entry, index) for entry in data["building"])
        self.houses: int = data["house"]["count"]
        self.house_equivalent: int = data["house"]["equivalent"]
        self.prices: tuple[int, ...] = tuple(data["row"]["prices"])
        start = data["row"]["start"]
        self.starting_row = tuple(
            self._find(index, id, start, "building") if id else -1 for id in start
        )
        if len(start) != len(self.prices):
            raise self._printed.bad(start, "there is not one for every price")

    def _load_supply(self) -> None:
        board = self._printed.read("board")
        self.setup_dice: Table = board["dice"]
        most = min(COLUMNS, ROWS) - self.setup_dice["offset"]
        if self.setup_dice["offset"] < 0 or not 1 <= self.setup_dice["faces"] <= most:
            raise self._printed.bad(self.setup_dice, "it rolls beyond the board")
        self.mountains: int = board["mountains"]
        data = self._printed.read("supply")
        start, pieces = data["start"], data["pieces"]
        self.starting_cash: int = start["cash"]
        self.starting_roads: int = start["roads"]
        self.starting_cowboys: int = start["cowboys"]
        self.starting_parcels: int = start["parcels"]
        self.starting_revolvers: int = data["starting_revolvers"]
        self.cowboys: int = pieces["cowboys"]
        self.property_tiles: int = pieces["property_tiles"]
        self.guns: int = pieces["guns"]
        self.roads: int = pieces["roads"]["count"]
        self.rounds: int = data["rounds"]["count"]
        new_cowboys: list[int] = data["rounds"]["new_cowboys"]
        if len(new_cowboys) != self.rounds:
            raise self._printed.bad(new_cowboys, "there is not one for every round")
        self.new_cowboys = tuple(new_cowboys)
        self.parcel_price: int = data["parcel"]["price"]
        self.parcel_price_each: int = data["parcel"]["each"]
        self.die: int = data["duel"]["die"]
        if not 1 <= self.die <= MOST_FACES:  # the odds of a duel go through all throws of its dice
            raise self._printed.bad(data["duel"], f"its die has not 1 to {MOST_FACES} faces")

    def _load_scoring(self) -> None:
        data = self._printed.read("scoring")
        self.categories: tuple[str, ...] = tuple(data["categories"])
        self.final_each: int = data["final"]["each"]
        self.final_dollars: int = data["final"]["dollars"]
        self.per_player_behind: int = data["final"]["per_player_behind"]
        self.pays_order_bonus: bool = data["order_bonus"]
        self.limit_dollars: int = data["cash_limit"]["dollars"]


def _building(entry: Table, index: Mapping[str, int]) -> Building:
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
        own=index[income["own"]] if "own" in income else -1,
        per_own=income.get("each", 0),
        scores=entry.get("scores", True),
    )


def _number(card: Persona) -> int:
    return card.number


def _card(printed: Table) -> Persona:
    return Persona(
        id=printed["id"],
        number=printed["number"],
        side=printed["side"],
        limit=printed["limit"],
        cash=printed.get("cash", 0),
        roads=printed.get("roads", 0),
        firepower=printed.get("firepower", 0),
        half_price=printed.get("half_price", False),
        white_cowboy=printed.get("white_cowboy", False),
        parcel=printed.get("parcel", False),
        choice=printed.get("choice", 0),
        later=printed.get("later", ""),
        cowboys=offers(printed, "cowboys"),
    )


def offers(printed: Table, name: str) -> Offers:
    return tuple((number, dollars) for number, dollars in printed.get(name, []))
