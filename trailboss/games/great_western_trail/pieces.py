"""Everything printed on cardboard, as frozen typed tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trailboss.kernel.printed import Printed, Table

COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2
GREEN: Final = 0
ORANGE: Final = 1
PAIR: Final = "pair"
"""As a demand: two cards of one breed."""
TO_THE_LIMIT: Final = 99
"""As a number of certificates: as far as the limit allows."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One action printed somewhere: what it demands, then what it gives.

    ``index`` is its place in `Components.effects`, by which pending steps refer to it. ``verb`` is
    the reward that decides whether the action can be performed at all.
    """

    index: int
    id: str
    slot: int
    verb: str
    per: str
    discard: str
    cards: int
    """How many such cards are to be discarded."""
    pay: int
    back: int
    money: int
    money_once: int
    """Dollars that are not multiplied by what is counted."""
    certificates: int
    engine: int
    objective: int
    to_hand: bool
    token: int
    hire: int
    build: int
    hazard: int
    herder: int
    draw: int
    remove: int
    free_move: int
    branch: int
    has_requirement: bool


_VERBS: Final = (
    "hire",
    "build",
    "hazard",
    "outlaw",
    "engine",
    "cattle",
    "herder",
    "draw",
    "copy",
    "deliver",
    "station",
    "free-move",
    "auxiliary",
    "branch",
    "remove",
    "objective",
    "certificates",
    "token",
    "money",
)


@dataclass(frozen=True, slots=True)
class Node:
    id: str
    kind: str
    next: tuple[int, ...]
    letter: str
    hazard: str
    order: int
    forest: bool
    risk: Effect | None
    on_trail: bool
    money: int
    token: int


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile: a neutral one, or one side of a private one."""

    id: str
    builders: int
    vp: int
    hand: str
    local: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A cattle card."""

    id: str
    breed: str
    value: int
    vp: int
    count: int
    pile: str
    group: str


@dataclass(frozen=True, slots=True)
class Offer:
    group: str
    cowboys: int
    price: int
    cards: int


@dataclass(frozen=True, slots=True)
class Objective:
    id: str
    copies: int
    vp: int
    penalty: int
    tasks: tuple[int, ...]
    """How many of each of `TASKS` it asks for."""
    effect: Effect | None


TASKS: Final = (
    "building",
    "hazard",
    "green-outlaw",
    "orange-outlaw",
    "station",
    "value-3",
    "shorthorn",
    "hereford",
    "new-york",
)


@dataclass(frozen=True, slots=True)
class City:
    id: str
    value: int
    dark: bool
    repeat: bool
    money: int
    objective: int
    vp: int


@dataclass(frozen=True, slots=True)
class Arrow:
    id: str
    cities: tuple[int, int]
    objective: int
    token: int
    vp: int


@dataclass(frozen=True, slots=True)
class Station:
    number: int
    position: int
    """Index into `Components.spaces`; past the last of them if it is off the railroad."""
    cost: int
    vp: int
    dark: bool
    master: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the job market."""

    number: int
    cost: int
    refill: bool
    end: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of the bags: a worker, a hazard or an outlaw."""

    id: str
    kind: str
    hazard: str
    hand: str
    vp: int
    worker: int
    outlaw: int


@dataclass(frozen=True, slots=True)
class Master:
    id: str
    permanent: int
    effects: tuple[Effect, ...]
    """None, one, or two to choose from."""
    vp: int
    per: str
    group: int


@dataclass(frozen=True, slots=True)
class Disc:
    id: str
    group: str
    dark: bool
    open: bool
    cost: int
    money: int
    vp: int
    raises: int
    limit: int


@dataclass(frozen=True, slots=True)
class Auxiliary:
    id: str
    single: Effect
    double: Effect
    discs: tuple[int, int]
    """Bits of its two disc spaces in a player's mask of covered spaces."""
    both: int


@dataclass(frozen=True, slots=True)
class TableSize:
    """What depends on the number of players."""

    steps: int
    step_left: int
    step_right: int
    fee: Mapping[str, int]
    columns: int
    market: int


@dataclass(frozen=True, slots=True)
class Seat:
    money: int
    cards: int
    tokens: int


class Effects:
    """Collects the effects of all components, so that each can be referred to by an int."""

    def __init__(self, printed: Printed) -> None:
        self._printed = printed
        self.all: list[Effect] = []
        self.tables: list[Table] = []
        """The same as they are printed."""

    def read(self, table: Table, id: str = "") -> Effect:
        verb = next((verb for verb in _VERBS if verb in table), "")
        if not verb:
            raise self._printed.bad(table, "it gives nothing")
        certificates = table.get("certificates", 0)
        effect = Effect(
            index=len(self.all),
            id=id or table.get("id", ""),
            slot=table.get("slot", 0),
            verb=verb,
            per=table.get("per", ""),
            discard=table.get("discard", ""),
            cards=table.get("cards", 1),
            pay=table.get("pay", 0),
            back=table.get("back", 0),
            money=table.get("money", 0),
            money_once=table.get("money-once", 0),
            certificates=TO_THE_LIMIT if certificates == "limit" else certificates,
            engine=table.get("engine", 0),
            objective=table.get("objective", 0),
            to_hand=table.get("to") == "hand",
            token=table.get("token", 0),
            hire=table.get("hire", 0),
            build=table.get("build", 0),
            hazard=table.get("hazard", 0),
            herder=table.get("herder", 0),
            draw=table.get("draw", 0),
            remove=table.get("remove", 0),
            free_move=table.get("free-move", 0),
            branch=table.get("branch", 0),
            has_requirement=any(table.get(demand) for demand in ("discard", "pay", "back")),
        )
        self.all.append(effect)
        self.tables.append(table)
        return effect
