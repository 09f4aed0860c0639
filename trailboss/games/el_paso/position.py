"""Positions, written the way a player would describe a table.

>>> table = Table().money(0, 9).hand(0, "galloway", "criollo").visit(0, "space-b")
>>> table.offers("use")
['sell', 'hire']

A fresh `Table` has the neutral buildings in alphabetical order and no others, empty hands, piles
and worker areas, no money, tokens or certificates, and all ranchers in El Paso. Draw piles are
drawn from the top, in the order in which they are written down.
"""

from collections.abc import MutableSequence
from typing import Any, Self, TypeVar

from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.pieces import BONUS, OBJECTIVE
from trailboss.games.el_paso.play import Play
from trailboss.games.el_paso.state import FIRST_NEUTRAL, NOWHERE, PasoState
from trailboss.games.el_paso.steps.any_time import BEFORE_THE_END
from trailboss.games.el_paso.steps.ride import MOVEMENT
from trailboss.games.western.position import CattlePosition
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question, Steps

T = TypeVar("T")


class FromTheTop(Dice):
    """Takes the first item: what was written down first lies on top."""

    __slots__ = ()

    def take(self, items: MutableSequence[T]) -> T:
        super().take(list(items))  # the roll is made all the same
        return items.pop(0)


class Patient(Question[PasoState]):
    """A question whose only answer is never taken by the engine."""

    __slots__ = ("asked",)
    asked: Question[PasoState]

    def answers(self, state: PasoState, frame: Frame, seat: int) -> list[Action]:
        return self.asked.answers(state, frame, seat)

    def apply(self, state: PasoState, frame: Frame, seat: int, action: Action) -> None:
        self.asked.apply(state, frame, seat, action)

    def seats(self, state: PasoState, frame: Frame) -> tuple[int, ...]:
        return self.asked.seats(state, frame)

    def explain(self, state: PasoState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return self.asked.explain(state, frame, seat, action)

    def forced(self, state: PasoState, frame: Frame) -> bool:
        return False

    def prompt(self, state: PasoState, frame: Frame) -> dict[str, Any]:
        return self.asked.prompt(state, frame)

    def redeal(self, state: PasoState, frame: Frame, seat: int | None, dice: Dice) -> Frame:
        return self.asked.redeal(state, frame, seat, dice)


def _patient(question: Question[PasoState]) -> Question[PasoState]:
    """The name belongs to the class, so every question gets one of its own."""
    named = {"__slots__": (), "name": question.name, "secret": question.secret}
    patient: Patient = type("Patient", (Patient,), named)()
    patient.asked = question
    return patient


class Table(CattlePosition[Play]):
    def __init__(self, seats: int = 2, seed: int = 1, dealt: bool = False, **options: Any) -> None:
        """``dealt``: as it is after setup, before the draft; nothing is cleared away."""
        state = GAME.start(seats, seed, options)
        super().__init__(state)
        self.c = state.c
        self._read = 0  # answers taken by the engine that were read in the last events
        if not dealt:
            state.dice = FromTheTop(seed)
            self._clear_table()

    def _clear_table(self) -> None:
        s = self.state
        s.agenda = []
        s.money = [0] * s.seats
        s.tokens = [0] * s.seats
        s.area = [0] * len(s.area)
        for cards in (s.hand, s.stack, s.pile, s.known, s.gained):
            for seat in range(s.seats):
                cards[seat] = []
        s.rancher = [s.c.el_paso] * s.seats

    def patiently(self) -> Self:
        """From now on the engine takes no answer by itself: every question is put."""
        steps = self.state.steps
        self.state.steps = Steps[PasoState](
            [
                *(_patient(question) for question in steps.questions.values()),
                *steps.automatic.values(),
            ]
        )
        return self

    # ---- the players

    def track(self, seat: int, certificates: int) -> Self:
        self.state.track[seat] = certificates
        return self

    def area(
        self,
        seat: int,
        cowboys: int = 0,
        builders: int = 0,
        engineers: int = 0,
        all_rounders: int = 0,
    ) -> Self:
        first = seat * self.c.worker_kinds
        counts = [cowboys, builders, engineers, all_rounders]
        self.state.area[first : first + len(counts)] = counts
        return self

    def gained(self, seat: int, *tiles: str) -> Self:
        """Objective and bonus tiles of a player."""
        self.state.gained[seat] = [self.c.tile_index[tile] for tile in tiles]
        return self

    def delivered(self, seat: int, *posts: int) -> Self:
        for post in posts:
            self.state.post_discs[seat * len(self.c.posts) + self.c.post_index[str(post)]] += 1
        return self

    # ---- the board and the markets

    def building(self, seat: int, building: str, plot: str) -> Self:
        """A regular building on the trail; the table plays with the side it names."""
        self.side(building)
        level = self.c.level_index[building]
        self.state.put(self.c.node_index[plot], self.state.regular_code(seat, level))
        self.state.buildings[level] -= 1
        return self

    def marked(self, *cards: int) -> Self:
        """These train cards show their marked side."""
        self.state.train_sides = [int(card + 1 in cards) for card in range(len(self.c.train))]
        return self

    def side(self, building: str) -> Self:
        """The table plays with this side of the building."""
        return self._play_with(self.c.regulars, building)

    def neutral(self, letter: str, node: str) -> Self:
        """The neutral building of this letter has changed places with the one on this node."""
        return self._swap_neutral("BCDEFG".index(letter), FIRST_NEUTRAL, node)

    def market(self, **cards: int) -> Self:
        for card, number in cards.items():
            self.state.market[self.c.card_index[card.replace("_", "-")]] = number
        return self

    def jobs(self, **workers: int) -> Self:
        for worker, number in workers.items():
            self.state.jobs[self.c.worker_types.index(worker.replace("_", "-"))] = number
        return self

    def buildings(self, level: int, number: int) -> Self:
        """How many tiles of a level are left in the market."""
        self.state.buildings[level - 1] = number
        return self

    def objectives(self, *display: str, stack: tuple[str, ...] = ()) -> Self:
        return self._tiles(OBJECTIVE, display, stack)

    def bonuses(self, *display: str, stack: tuple[str, ...] = ()) -> Self:
        return self._tiles(BONUS, display, stack)

    def _tiles(self, kind: int, display: tuple[str, ...], stack: tuple[str, ...]) -> Self:
        shown = [self.c.tile_index[tile] for tile in display]
        shown += [NOWHERE] * (self.c.display_size - len(shown))
        self.state.display[kind] = shown
        self.state.tile_stack[kind] = [self.c.tile_index[tile] for tile in stack]
        return self

    # ---- whose turn it is

    def at(self, seat: int, node: str) -> Self:
        self.state.rancher[seat] = self.c.node_index[node]
        return self

    def visit(self, seat: int, node: str) -> Self:
        """The rancher of ``seat`` has just arrived here: the action phase begins."""
        return self.at(seat, node).pending(seat, ("arrive", seat))

    def city(self, seat: int, *hand: str) -> Self:
        """``seat`` reaches El Paso with this hand."""
        return self.hand(seat, *hand).visit(seat, "el-paso")

    def delivering(self, seat: int, *hand: str) -> Self:
        """``seat`` has shown this hand and is about to choose a post."""
        return self.hand(seat, *hand).pending(
            seat, ("clear_hand", seat), ("delivery", seat), ("show_hand", seat)
        )

    def riding(self, seat: int, node: str) -> Self:
        """The movement phase of ``seat`` begins here."""
        limit = self.state.step_limit(seat)
        return self.at(seat, node).pending(seat, ("arrive", seat), ("ride", seat, limit, MOVEMENT))

    def train(self, seat: int, card: int) -> Self:
        """``seat`` has paid this train card in a visit to F."""
        return self.at(seat, "space-f").pending(
            seat,
            ("visit", seat, self.c.node_index["space-f"], 1),
            ("train_card", seat, card - 1, 0),
        )

    def drawing(self, seat: int) -> Self:
        """The draw phase of ``seat`` begins."""
        return self.pending(seat)

    def pending(self, seat: int, *frames: tuple[Any, ...]) -> Self:
        """These steps are due in the turn of ``seat``, the last one first."""
        s = self.state
        s.active = seat
        s.agenda = [
            ("end_turn", seat),
            ("pause", seat, BEFORE_THE_END),
            ("draw", seat),
            *frames,
        ]
        return self.settle()

    def do(self, *actions: str, seat: int | None = None) -> Self:
        """An answer that the engine has just taken as the only one may be written down, too."""
        for text in actions:
            taken = [event.args[1] for event in self.events if event.kind == "forced"]
            if text in taken[self._read :]:
                self._read = taken.index(text, self._read) + 1
            else:
                super().do(text, seat=seat)
                self._read = 0
        return self

    # ---- reading the table

    def stack_of(self, seat: int) -> list[str]:
        return self._ids(self.state.stack[seat])

    def tiles_of(self, seat: int) -> list[str]:
        return [self.c.tile_ids[tile] for tile in self.state.gained[seat]]

    def area_of(self, seat: int) -> dict[str, int]:
        """The workers in the area, without the types of which there are none."""
        counts = self.state.workers_of(seat)
        return {w: n for w, n in zip(self.c.worker_types, counts, strict=True) if n}

    def posts_of(self, seat: int) -> list[int]:
        """The values of the posts with own discs, once for each disc."""
        first = seat * len(self.c.posts)
        return [
            post.value
            for i, post in enumerate(self.c.posts)
            for _ in range(self.state.post_discs[first + i])
        ]

    def display_of(self, kind: int) -> list[str | None]:
        tiles = self.state.display[kind]
        return [None if tile == NOWHERE else self.c.tile_ids[tile] for tile in tiles]

    def node_of(self, seat: int) -> str | None:
        node = self.state.rancher[seat]
        return None if node == NOWHERE else self.c.nodes[node].id

    def shown(self, seat: int, viewer: int | None = 0) -> Any:
        """A person or Sue, as somebody sees them."""
        return self.state.view(viewer)["players"][seat]

    def on(self, node: str) -> str | None:
        """The building on a node."""
        code = self.state.tiles[self.c.node_index[node]]
        return self.state.building(code).id if code else None

    def left(self, card: str) -> int:
        """Cards of a breed in the market."""
        return self.state.market[self.c.card_index[card]]
