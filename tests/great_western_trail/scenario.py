"""Positions for tests, written the way a player would describe a table.

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
from trailboss.games.great_western_trail.steps.ride import PHASE_A
from trailboss.kernel.action import Event
from trailboss.kernel.errors import Refusal


class Table:
    def __init__(self, seats: int = 4, seed: int = 1, dealt: bool = False, **options: Any) -> None:
        """``dealt``: as it is after setup, before the first turn; nothing is cleared away."""
        state = GAME.start(seats, seed, options)
        assert isinstance(state, Play)
        self.state: Play = state
        self.c = state.c
        self.events: list[Event] = []
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

    def money(self, seat: int, dollars: int) -> Self:
        self.state.money[seat] = dollars
        return self

    def tokens(self, seat: int, number: int) -> Self:
        self.state.tokens[seat] = number
        return self

    def engine(self, seat: int, space: str | int | float) -> Self:
        self.state.engine[seat] = self.c.space_index[str(space)]
        return self

    def marker(self, seat: int, certificates: int) -> Self:
        self.state.marker[seat] = certificates
        return self

    def cleared(self, seat: int, *discs: str) -> Self:
        """These disc spaces hold no disc any more."""
        for disc in discs:
            self.state.covered[seat] &= ~self.c.disc_bit[disc]
        return self

    def only_discs(self, seat: int, *discs: str) -> Self:
        """Only these disc spaces still hold a disc."""
        self.state.covered[seat] = sum(self.c.disc_bit[disc] for disc in discs)
        return self

    def workers(self, seat: int, cowboys: int = 1, builders: int = 1, engineers: int = 1) -> Self:
        self.state.workers[seat * WORKER_TYPES : (seat + 1) * WORKER_TYPES] = [
            cowboys,
            builders,
            engineers,
        ]
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.state.hand[seat] = sorted(self.c.card_index[card] for card in cards)
        self.state.known[seat] = []
        self.state.secret[seat] = []
        return self

    def stack(self, seat: int, *cards: str) -> Self:
        self.state.stack[seat] = [self.c.card_index[card] for card in cards]
        return self

    def pile(self, seat: int, *cards: str) -> Self:
        """The discard pile, its top last."""
        self.state.pile[seat] = [self.c.card_index[card] for card in cards]
        return self

    def area(self, seat: int, *objectives: str) -> Self:
        """The objective area, starting objective included if wanted."""
        self.state.area[seat] = [self.c.card_index[card] for card in objectives]
        return self

    def outlaws(self, seat: int, green: int = 0, orange: int = 0) -> Self:
        self.state.outlaws[seat * OUTLAW_COLOURS : (seat + 1) * OUTLAW_COLOURS] = [green, orange]
        return self

    def hazards(self, seat: int, *tiles: str) -> Self:
        """Hazard tiles collected."""
        self.state.hazards[seat] = [self.c.tile_index[tile] for tile in tiles]
        return self

    def delivered(self, seat: int, *cities: str) -> Self:
        for city in cities:
            self.state.city_discs[seat * len(self.c.cities) + self.c.city_index[city]] += 1
        return self

    def upgraded(self, seat: int, *stations: int) -> Self:
        for number in stations:
            self.state.station_discs[seat] |= 1 << (number - 1)
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
        number = int(building[:-1]) - 1
        self.side(building)
        index = self.c.node_index[node]
        self.state.put(index, self.state.private_code(seat, number))
        self.state.built_at[seat * len(self.c.private) + number] = index
        return self

    def neutral(self, letter: str, node: str) -> Self:
        """The neutral building of this letter has changed places with the one on this node."""
        tiles = self.state.tiles
        here = self.c.node_index[node]
        code = FIRST_NEUTRAL + "ABCDEFG".index(letter)
        there = tiles.index(code)
        tiles[there], tiles[here] = tiles[here], code
        return self

    def side(self, building: str) -> Self:
        """The table plays with this side (the list is per table, so it is copied first)."""
        self.state.sides = self.state.sides[:]
        self.state.sides[int(building[:-1]) - 1] = "ab".index(building[-1])
        return self

    def tile(self, node: str, tile: str) -> Self:
        """A hazard or outlaw on the board: tile("flood-1", "flood-green-2")."""
        self.state.put(self.c.node_index[node], FIRST_TILE + self.c.tile_index[tile])
        return self

    def jobs(self, row: int, *workers: str) -> Self:
        columns = self.c.table[self.state.seats].columns
        first = (row - 1) * columns
        for i, worker in enumerate(workers):
            self.state.jobs[first + i] = self.c.worker_types.index(worker)
        return self

    def token_row(self, row: int) -> Self:
        self.state.token_row = row - 1
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
        limit = self.state.step_limit(seat) if steps is None else steps
        return self.pending(seat, ("arrive", seat), ("ride", seat, limit, False, PHASE_A))

    def pending(self, seat: int, *frames: tuple[Any, ...]) -> Self:
        """These steps are due in the turn of ``seat``, the last one first."""
        s = self.state
        s.active = seat
        s.spent.clear()
        s.agenda = [("end_turn", seat), ("phase_c", seat), *frames]
        s._offer = None
        s._events = self.events = []
        s._settle()
        return self

    # ---- playing

    def do(self, *actions: str, seat: int | None = None) -> Self:
        """Play these actions; ``events`` holds what they caused."""
        for text in actions:
            action = self.state.parse(text, seat)
            self.events = self.state.apply(action, seat)
        return self

    def offers(self, kind: str | None = None, seat: int | None = None) -> list[str]:
        """The legal actions in notation; with a kind only its actions, without the kind's word."""
        texts = [action.text for action in self.state.actions(seat)]
        if kind is None:
            return texts
        return [text[len(kind) + 1 :] for text in texts if text.split(" ")[0] == kind]

    def why_not(self, text: str, seat: int | None = None) -> Refusal:
        refusal = self.state.why_not(text, seat)
        assert refusal is not None, f"'{text}' is legal"
        return refusal

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question."""
        decision = self.state.decision
        assert decision is not None
        return decision.seat, decision.kind

    def has_event(self, kind: str, *args: Any) -> bool:
        return any(e.kind == kind and e.args[: len(args)] == args for e in self.events)

    # ---- reading the table

    def hand_of(self, seat: int) -> list[str]:
        return [self.c.card_ids[card] for card in self.state.hand[seat]]

    def pile_of(self, seat: int) -> list[str]:
        return [self.c.card_ids[card] for card in self.state.pile[seat]]

    def stack_of(self, seat: int) -> list[str]:
        return sorted(self.c.card_ids[card] for card in self.state.stack[seat])

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

    def points(self, seat: int, category: str | None = None) -> int:
        sheet = self.state.standings()[seat]
        return int(sheet["total"] if category is None else sheet["categories"][category])
