"""Positions, written the way a player would describe a table.

>>> table = Table(seats=4).money(0, 10).hand(0, "galloway", "criollo").visit(0, "neutral-a")
>>> table.offers("use")
['sell', 'hire', 'hire-dear']

A fresh `Table` has an empty trail apart from the neutral buildings in alphabetical order, empty
hands, stacks and markets, nobody's engine in the way, and no money, tokens or certificates.
"""

from typing import Any, Self

from trailboss.games.great_western_trail.game import GAME
from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.state import (
    EMPTY,
    FIRST_NEUTRAL,
    FIRST_TILE,
    NOWHERE,
    OUTLAW_COLOURS,
    WORKER_TYPES,
)
from trailboss.games.great_western_trail.steps.ride import PHASE_A, STEP_LIMIT
from trailboss.games.western.position import CattlePosition


class Table(CattlePosition[Play]):
    def __init__(self, seats: int = 4, seed: int = 1, dealt: bool = False, **options: Any) -> None:
        """``dealt``: as it is after setup, before the first turn; nothing is cleared away."""
        state = GAME.start(seats, seed, options)
        super().__init__(state)
        self.c = state.c
        if not dealt:
            self._clear_table()

    def _clear_table(self) -> None:
        s = self.state
        for node in (*s.c.all_hazard_nodes, *s.c.outlaw_nodes):
            if s.tiles[node] != EMPTY:
                s.clear(node)
        s.agenda = []
        s.money = [0] * s.seats
        s.tokens = [0] * s.seats
        s.jobs = [NOWHERE] * len(s.jobs)
        s.token_row = len(s.c.rows) - 1
        s.market = [0] * len(s.market)
        s.market_stack = []
        for cards in (s.hand, s.stack, s.pile, s.known, s.secret):
            for seat in range(s.seats):
                cards[seat] = []
        for seat in range(s.seats):
            s.herder[seat] = s.c.start

    # ---- the players

    def engine(self, seat: int, space: str | int | float) -> Self:
        self.state.engine[seat] = self.c.space_index[str(space)]
        return self

    def marker(self, seat: int, certificates: int) -> Self:
        self.state.marker[seat] = certificates
        return self

    def workers(self, seat: int, cowboys: int = 1, builders: int = 1, engineers: int = 1) -> Self:
        self.state.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES] = [
            cowboys,
            builders,
            engineers,
        ]
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.state.secret[seat] = []
        return super().hand(seat, *cards)

    def area(self, seat: int, *objectives: str) -> Self:
        """The objective area, starting objective included if wanted."""
        self.state.area[seat] = tuple(self.c.card_index[card] for card in objectives)
        return self

    def outlaws(self, seat: int, green: int = 0, orange: int = 0) -> Self:
        self.state.outlaws[seat * OUTLAW_COLOURS : (seat + 1) * OUTLAW_COLOURS] = [green, orange]
        return self

    def hazards(self, seat: int, *tiles: str) -> Self:
        """Hazard tiles collected."""
        self.state.hazards[seat] = tuple(self.c.tile_index[tile] for tile in tiles)
        return self

    def delivered(self, seat: int, *cities: str) -> Self:
        for city in cities:
            self.state.city_discs[seat * len(self.c.cities) + self.c.city_index[city]] += 1
        return self

    def upgraded(self, seat: int, *stations: int) -> Self:
        for number in stations:
            self.state.station_discs[seat] |= 1 << self.c.station_index[number]
        return self

    def master(self, seat: int, *masters: str) -> Self:
        """Station master tiles already taken."""
        ids = [master.id for master in self.c.masters]
        for master in masters:
            index = ids.index(master)
            self.state.master_owner[index] = seat
            if index in self.state.masters:
                self.state.masters[self.state.masters.index(index)] = NOWHERE
        return self

    # ---- the board

    def building(self, seat: int, building: str, node: str) -> Self:
        """A private building on the trail; the table plays with the side it names."""
        number = self.c.private_index[building]
        self.side(building)
        index = self.c.node_index[node]
        self.state.put(index, self.state.private_code(seat, number))
        self.state.built_at[seat * len(self.c.private) + number] = index
        return self

    def side(self, building: str) -> Self:
        """The table plays with this side of the building."""
        return self._play_with(self.c.private, building)

    def neutral(self, letter: str, node: str) -> Self:
        """The neutral building of this letter has changed places with the one on this node."""
        return self._swap_neutral("ABCDEFG".index(letter), FIRST_NEUTRAL, node)

    def tile(self, node: str, tile: str) -> Self:
        """A hazard or outlaw on the board: tile("flood-1", "flood-green-2")."""
        self.state.put(self.c.node_index[node], FIRST_TILE + self.c.tile_index[tile])
        return self

    def clear(self, node: str) -> Self:
        """Nothing lies there any more."""
        self.state.clear(self.c.node_index[node])
        return self

    def jobs(self, row: int, *workers: str) -> Self:
        columns = self.c.table[self.state.seats].columns
        first = self.c.row_index[row] * columns
        for i, worker in enumerate(workers):
            self.state.jobs[first + i] = self.c.worker_types.index(worker)
        return self

    def token_row(self, row: int | None) -> Self:
        """``None``: the token has left the job market."""
        self.state.token_row = len(self.c.rows) if row is None else self.c.row_index[row]
        return self

    def market(self, *cards: str) -> Self:
        self.state.market = [0] * len(self.state.market)
        for card in cards:
            self.state.market[self.c.card_index[card]] += 1
        return self

    def market_stack(self, *cards: str) -> Self:
        self.state.market_stack = [self.c.card_index[card] for card in cards]
        return self

    def display(self, *objectives: str) -> Self:
        self.state.display = [self.c.card_index[card] for card in objectives]
        return self

    def objective_stack(self, *objectives: str) -> Self:
        self.state.objective_stack = [self.c.card_index[card] for card in objectives]
        return self

    def foresight(self, column: int, *tiles: str) -> Self:
        spaces = self.c.foresight_spaces
        found = [self.c.tile_index[tile] for tile in tiles]
        found += [NOWHERE] * (spaces - len(found))
        self.state.foresight[(column - 1) * spaces : column * spaces] = found
        return self

    def bag(self, number: int, *tiles: str) -> Self:
        self.state.bags[number - 1] = [self.c.tile_index[tile] for tile in tiles]
        return self

    def masters_at(self, *masters: str) -> Self:
        """Station master tiles lying at stations 1, 2, ..."""
        ids = [master.id for master in self.c.masters]
        self.state.masters = [ids.index(m) for m in masters]
        self.state.masters += [NOWHERE] * (self.c.master_spots - len(masters))
        return self

    # ---- whose turn it is

    def visit(self, seat: int, node: str) -> Self:
        """The herder of ``seat`` has just arrived here: phase B begins."""
        self.state.herder[seat] = self.c.node_index[node]
        return self.pending(seat, ("arrive", seat))

    def kansas_city(self, seat: int, *hand: str) -> Self:
        """``seat`` arrives in Kansas City with this hand; nothing is left to foresee."""
        for column in range(1, len(self.state.bags) + 1):
            self.foresight(column).bag(column)
        return self.hand(seat, *hand).visit(seat, "kansas-city")

    def riding(self, seat: int, node: str, steps: int | None = None) -> Self:
        """Phase A of ``seat`` begins on this node, by default with the seat's step limit."""
        self.state.herder[seat] = self.c.node_index[node]
        limit = STEP_LIMIT if steps is None else steps
        return self.pending(seat, ("arrive", seat), ("ride", seat, limit, PHASE_A))

    def pending(self, seat: int, *frames: tuple[Any, ...]) -> Self:
        """These steps are due in the turn of ``seat``, the last one first."""
        s = self.state
        s.active = seat
        s.spent.clear()
        s.agenda = [("end_turn", seat), ("phase_c", seat), *frames]
        return self.settle()

    # ---- reading the table

    def stack_of(self, seat: int) -> list[str]:
        return sorted(self._ids(self.state.stack[seat]))

    def node_of(self, seat: int) -> str:
        return self.c.nodes[self.state.herder[seat]].id

    def space_of(self, seat: int) -> str:
        return self.c.spaces[self.state.engine[seat]]

    def on(self, node: str) -> str | None:
        """What lies on a node: a building or tile id, or None."""
        code = self.state.tiles[self.c.node_index[node]]
        if code == EMPTY:
            return None
        if code >= FIRST_TILE:
            return self.c.tiles[code - FIRST_TILE].id
        return self.state.building(code).id
