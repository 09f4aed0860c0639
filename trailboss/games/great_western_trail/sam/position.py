"""Positions against Sam, written the way a player would describe a table.

>>> table = SoloTable().specialization("builder").workers(SAM, builders=2)
>>> table.plays(9, start="neutral-a").on("a-1")
'4b'
"""

from typing import Any, Self

from trailboss.games.great_western_trail.position import Table
from trailboss.games.great_western_trail.sam.deck import printed
from trailboss.games.great_western_trail.sam.rancher import discs_left, rancher
from trailboss.games.great_western_trail.state import NOWHERE

PERSON, SAM = 0, 1


class SoloTable(Table):
    """A cleared table of two seats: the person on neutral-a, Sam on the horseman space with only
    his printed workers, cowboy as specialization."""

    def __init__(self, seed: int = 1, dealt: bool = False, **options: Any) -> None:
        super().__init__(2, seed, dealt, solo="sam", **options)
        if not dealt:
            self.workers(SAM).specialization("cowboy").herder(PERSON, "neutral-a")

    def herder(self, seat: int, node: str) -> Self:
        self.state.herder[seat] = self.c.node_index[node]
        return self

    def specialization(self, worker: str) -> Self:
        rancher(self.state).specialization = self.c.worker_types.index(worker)
        return self

    def building(self, seat: int, building: str, node: str) -> Self:
        if seat == PERSON:
            return super().building(seat, building, node)
        number = self.c.private_index[building]
        assert building[-1] == "b"
        index = self.c.node_index[node]
        self.state.put(index, self.state.private_code(SAM, number))
        self.state.built_at[len(self.c.private) + number] = index
        return self

    def only_supply(self, *buildings: str) -> Self:
        """Of the buildings that he has not built Sam has only these left."""
        numbers = [self.c.private_index[building] for building in buildings]
        for number in range(len(self.c.private)):
            place = len(self.c.private) + number
            if self.state.built_at[place] == NOWHERE and number not in numbers:
                self.state.built_at[place] = -2
        return self

    def no_discs(self) -> Self:
        """All that Sam has left lies in New York."""
        last = 2 * len(self.c.cities) - 1
        self.state.city_discs[last] += discs_left(self.state, SAM)
        return self

    def plays(self, card: int, start: str | None = None) -> Self:
        """Sam's turn with this card, up to the next question."""
        s = self.state
        if start is not None:
            self.herder(SAM, start)
        deck = [i for i, known in enumerate(printed(s).cards) if known.id != str(card)]
        sam = rancher(s)
        sam.deck, sam.discard, sam.card = [card - 1], deck, NOWHERE
        return self.sams_turn()

    def sams_turn(self) -> Self:
        s = self.state
        s.agenda = [("turn", SAM)]
        s._offer = None
        s._events = self.events = []
        s._settle()
        return self

    # ---- reading

    def special(self) -> str:
        return self.c.worker_types[rancher(self.state).specialization]

    def rows(self) -> list[int]:
        return self.state.workers[3:6]

    def herd(self) -> list[str]:
        return self.pile_of(SAM)

    def objectives(self) -> list[str]:
        return [self.c.card_ids[card] for card in self.state.area[SAM]]

    def stations(self) -> list[int]:
        return [
            i + 1 for i in range(len(self.c.stations)) if self.state.station_discs[SAM] >> i & 1
        ]

    def cities(self) -> dict[str, int]:
        return dict(self.state.view(None)["players"][SAM]["cities"])

    def job(self, row: int) -> list[str | None]:
        rows: list[list[str | None]] = self.state.view(None)["jobs"]["rows"]
        return rows[self.c.row_index[row]]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        return [event.args for event in self.events if event.kind == kind]
