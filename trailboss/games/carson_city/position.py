"""Positions, written the way a player would describe a table.

>>> town = Table(seats=2).own(0, "c4r3").put("c4r3", "saloon").house("c5r3")
>>> town.income("c4r3")
5

A fresh `Table` has the centre on c5r3, no mountains, no buildings and no owners; nobody has money,
roads or revolvers; everybody has 3 cowboys and a persona without an effect; seats passed in order.
"""

from typing import Any, Self

from trailboss.games.carson_city import income as incomes
from trailboss.games.carson_city import turn
from trailboss.games.carson_city.duel_tiles.state import tiles
from trailboss.games.carson_city.game import GAME
from trailboss.games.carson_city.play import Play
from trailboss.games.carson_city.state import (
    EMPTY,
    FIRST_BUILDING,
    HOUSE,
    IN_STOCK,
    IN_SUPPLY,
    MOUNTAIN,
    NOBODY,
    NOTHING,
)
from trailboss.games.carson_city.steps import duel
from trailboss.games.carson_city.town import EDGE_INDEX, PARCEL_INDEX, sides
from trailboss.kernel.dice import Dice
from trailboss.kernel.position import Position

WITHOUT_EFFECT = ("banker", "settler", "captain", "grocer", "sheriff")
"""The personas that do nothing more once they were taken (the sheriff has lost his cowboy)."""


class Loaded(Dice):
    """Dice that show what they are told, and then roll on by themselves."""

    __slots__ = ("faces",)

    def __init__(self, *faces: int) -> None:
        super().__init__(1)
        self.faces = list(faces)

    def below(self, n: int) -> int:
        return self.faces.pop(0) - 1 if self.faces else super().below(n)


class Table(Position[Play]):
    def __init__(self, seats: int = 2, seed: int = 1, dealt: bool = False, **options: Any) -> None:
        """``dealt``: as it is after setup, before the first choice; nothing is cleared away."""
        state = GAME.start(seats, seed, options)
        super().__init__(state)
        self.c = state.c
        if not dealt:
            self._clear()

    def _clear(self) -> None:
        s = self.state
        s.content = [EMPTY] * len(s.content)
        s.edges = s.touched = 0
        s.agenda = []
        s.round = 1
        s.cash = [0] * s.seats
        s.roads = [0] * s.seats
        s.revolvers = [0] * s.seats
        s.order = s.start = list(range(s.seats))
        s.passed = list(range(s.seats))
        s.persona = [self.c.persona_index[id] for id in WITHOUT_EFFECT[: s.seats]]
        self.centre("c5r3")

    # ---- the board

    def centre(self, parcel: str) -> Self:
        s = self.state
        if s.centre >= 0:
            s.content[s.centre] = EMPTY
        s.edges = s.touched = 0
        s.centre = PARCEL_INDEX[parcel]
        s.content[s.centre] = HOUSE
        for edge in sides(s.centre):
            s.put_road(edge)
        return self

    def road(self, *edges: str) -> Self:
        for edge in edges:
            self.state.put_road(EDGE_INDEX[edge])
        return self

    def mountains(self, *parcels: str) -> Self:
        for parcel in parcels:
            self.state.content[PARCEL_INDEX[parcel]] = MOUNTAIN
        return self

    def house(self, *parcels: str) -> Self:
        for parcel in parcels:
            self.state.content[PARCEL_INDEX[parcel]] = HOUSE
        return self

    def own(self, seat: int, *parcels: str) -> Self:
        for parcel in parcels:
            self.state.own(seat, PARCEL_INDEX[parcel])
        return self

    def put(self, parcel: str, building: str, seat: int | None = None) -> Self:
        """A building; with a seat its parcel belongs to that seat from now on."""
        self.state.content[PARCEL_INDEX[parcel]] = FIRST_BUILDING + self.c.building_index[building]
        return self if seat is None else self.own(seat, parcel)

    def row(self, *buildings: str) -> Self:
        """The construction row, the cheapest space first; "" for an empty one."""
        found = [self.c.building_index[id] if id else NOTHING for id in buildings]
        self.state.row = found + [NOTHING] * (len(self.c.prices) - len(found))
        return self

    def bag(self, *buildings: str) -> Self:
        self.state.bag = [self.c.building_index[id] for id in buildings]
        return self

    # ---- the players

    def cash(self, *dollars: int) -> Self:
        """By seat."""
        self.state.cash[: len(dollars)] = dollars
        return self

    def roads(self, *numbers: int) -> Self:
        self.state.roads[: len(numbers)] = numbers
        return self

    def stock(self, *cowboys: int) -> Self:
        """Cowboys in stock by seat; the others are in the supply."""
        for seat, number in enumerate(cowboys):
            self.state.supply[seat] += self.state.stock[seat] - number
            self.state.stock[seat] = number
        return self

    def revolvers(self, *numbers: int) -> Self:
        self.state.revolvers[: len(numbers)] = numbers
        return self

    def kept(self, seat: int, *buildings: str) -> Self:
        for building in buildings:
            place = seat * len(self.c.buildings) + self.c.building_index[building]
            self.state.kept[place] += 1
        return self

    def persona(self, seat: int, id: str, side: str = "yellow") -> Self:
        s = self.state
        persona = self.c.persona_index[id]
        if persona in s.persona:
            s.persona[s.persona.index(persona)] = s.persona[seat]
        s.persona[seat] = persona
        s.cards[persona] = self.c.cards[persona][side]
        s.white = IN_STOCK if id == "sheriff" and side == "yellow" else s.white
        return self

    def tiles(self, seat: int, *values: int) -> Self:
        tiles(self.state).hand[seat] = sorted(values)
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    def passed(self, *seats: int) -> Self:
        self.state.passed = list(seats)
        return self

    def dice(self, *faces: int) -> Self:
        """What the next dice show."""
        self.state.dice = Loaded(*faces)
        return self

    # ---- cowboys

    def target(self, where: str) -> int:
        s = self.state
        if where in self.c.space_index:
            return self.c.space_index[where]
        return s.first_parcel + PARCEL_INDEX[where]

    def cowboy(self, seat: int, *targets: str) -> Self:
        """Cowboys that stand somewhere, out of the supply."""
        s = self.state
        for where in targets:
            target = self.target(where)
            s.pieces[target] |= 1 << seat
            s.supply[seat] -= 1
            if target in self.c.open_spaces:
                place = seat * len(self.c.open_spaces) + self.c.open_spaces.index(target)
                s.crowd[place] += 1
        return self

    def white(self, where: str) -> Self:
        self.state.white = self.target(where)
        return self

    # ---- what is due

    def pending(self, *frames: tuple[Any, ...]) -> Self:
        """These steps are due, the last one first; after them seat 0 would place a cowboy."""
        s = self.state
        s.agenda = [("place", 0), *frames]
        return self.settle()

    def placing(self, seat: int = 0) -> Self:
        self.state.passed = []
        self.state.agenda = [("place", seat)]
        return self.settle()

    def resolve(self, space: str) -> Self:
        """One space of the track and nothing more."""
        s = self.state
        index = self.c.space_index[space]
        s.index = index + 1
        s.agenda = [("place", 0)]
        s._events = self.events = []
        if space == "parcel_purchase":
            s.agenda.append(("parcels", NOBODY))
        elif space == "estate_income":
            s.agenda.append(("estate",))
        elif index in self.c.open_spaces:
            turn._serve_crowd(s, index)
        else:
            duel.settle(s, index)
        s._offer = None
        s._settle()
        return self

    def resolve_all(self) -> Self:
        """The whole track, and what follows it."""
        self.state.agenda = [("resolve", 0)]
        return self.settle()

    @property
    def idle(self) -> bool:
        """Whether everything due is done."""
        return self.state.agenda == [("place", 0)]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The arguments of all events of a kind since the last action."""
        return [event.args for event in self.events if event.kind == kind]

    # ---- reading the table

    def income(self, parcel: str) -> int:
        return incomes.income(self.state, PARCEL_INDEX[parcel])

    def price(self, parcel: str) -> int:
        return incomes.price(self.state, PARCEL_INDEX[parcel])

    def owner(self, parcel: str) -> int | None:
        owner = self.state.owner[PARCEL_INDEX[parcel]]
        return None if owner == NOBODY else owner

    def on(self, parcel: str) -> str | None:
        content = self.state.content[PARCEL_INDEX[parcel]]
        if content >= FIRST_BUILDING:
            return self.c.buildings[content - FIRST_BUILDING].id
        return {EMPTY: None, HOUSE: "house", MOUNTAIN: "mountain"}[content]

    def row_now(self) -> list[str]:
        return [self.c.buildings[type].id if type >= 0 else "" for type in self.state.row]

    def kept_now(self, seat: int) -> list[str]:
        return [
            building.id
            for building, number in zip(self.c.buildings, self.state.kept_by(seat), strict=True)
            for _ in range(number)
        ]

    def standing(self, where: str) -> list[int]:
        """The seats whose cowboys stand there."""
        bits = self.state.pieces[self.target(where)]
        return [seat for seat in range(self.state.seats) if bits >> seat & 1]

    @property
    def white_is_away(self) -> bool:
        return self.state.white == IN_SUPPLY


def reference_town(**options: Any) -> Table:
    """The reference board L1 of the ledger: seat 0 is A, seat 1 is B."""
    town = Table(2, **options).mountains(
        "c2r2", "c3r2", "c7r2", "c7r5", "c2r6", "c6r6", "c3r7", "c4r7", "c7r7"
    )
    town.put("c4r3", "saloon", 0).put("c4r2", "ranch", 0).put("c2r7", "mine", 0)
    town.house("c5r4", "c4r4", "c6r4").own(0, "c5r4", "c2r6")
    town.put("c6r3", "shop", 1).put("c6r2", "hotel", 1).put("c7r3", "ranch", 1)
    return town.put("c3r3", "mine", 1)
