"""Everything printed on cardboard, loaded once from ``data/*.toml`` into frozen typed tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trailboss.kernel.printed import Printed, Table

WORKERS_WITH_RULES: Final = ("cowboy", "builder", "engineer", "all-rounder")
COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2
ALL_ROUNDER: Final = 3
"""The types of workers that rules name. They are numbered first, whatever others there are."""
OBJECTIVE: Final = 0
BONUS: Final = 1
"""The two kinds of tiles."""

TILE_KINDS: Final = ("objective", "bonus")
NO_HIRE: Final = -1
NO_CARD: Final = -1


@dataclass(frozen=True, slots=True)
class Effect:
    """One action printed somewhere: what it demands, then what it gives.

    ``index`` is its place in `Components.effects`, by which pending steps refer to it. ``slot`` is
    its bit among the actions of the same tile or card: those that share one exclude each other.
    """

    index: int
    id: str
    slot: int
    after: int
    """The slot that must have been used before, as a bit; 0 for none."""
    verb: str
    """What decides whether the action could change anything."""
    discard: str
    pay: int
    money: int
    per_value: int
    certificates: int
    token: int
    tile: str
    cattle: int
    hire: int
    auxiliary: int
    ride: int
    exchange: int
    remove: str


_VERBS: Final = (
    "hire",
    "buy",
    "build",
    "train",
    "auxiliary",
    "ride",
    "exchange",
    "remove",
    "tile",
    "cattle",
    "certificates",
    "token",
    "money",
)


@dataclass(frozen=True, slots=True)
class Node:
    id: str
    kind: str
    route: str
    next: tuple[int, ...]
    letter: str
    cost: int


@dataclass(frozen=True, slots=True)
class Building:
    """A neutral building tile, or one side of a regular one."""

    id: str
    builders: int
    vp: int
    local: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class TrainCard:
    """One side of a train card."""

    id: str
    engineers: int
    local: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Cattle:
    id: str
    value: int
    vp: int
    count: int
    pile: str
    cowboys: int


@dataclass(frozen=True, slots=True)
class Worker:
    id: str
    vp: int
    count: int
    surcharge: int
    """What hiring one costs on top of the price."""
    pay: int
    money: int
    certificates: int
    """What discarding one at any time costs and gives."""
    step: int
    """How much further the rancher goes for discarding one while it moves."""


@dataclass(frozen=True, slots=True)
class Post:
    id: str
    value: int
    dark: bool
    repeat: bool
    vp: int
    reward: Effect | None


@dataclass(frozen=True, slots=True)
class Disc:
    id: str
    dark: bool
    money: int
    permanent: int
    hand: int
    step: int


@dataclass(frozen=True, slots=True)
class Auxiliary:
    id: str
    disc: int
    """Bit of its disc space in a player's mask of covered spaces."""
    covered: Effect | None
    cleared: Effect


@dataclass(frozen=True, slots=True)
class Objective:
    id: str
    vp: int
    needs: tuple[int, ...]
    """How many of each of `scoring.elements` it takes."""


@dataclass(frozen=True, slots=True)
class Bonus:
    id: str
    vp: int
    copies: int
    permanent: int
    again: int


@dataclass(frozen=True, slots=True)
class Seat:
    money: int
    tokens: int


class Effects:
    """Collects the effects of all components, so that each can be referred to by an int."""

    def __init__(self, cattle_index: Mapping[str, int], printed: Printed) -> None:
        self.all: list[Effect] = []
        self.tables: list[Table] = []
        """The same as they are printed."""
        self._printed = printed
        self._cattle_index = cattle_index

    def read(self, table: Table, slot: int = 0, after: int = 0) -> Effect:
        cattle = table.get("cattle")
        verbs = [verb for verb in (*_VERBS, "per-value") if verb in table]
        if not verbs:
            raise self._printed.bad(table, "it gives nothing")
        effect = Effect(
            index=len(self.all),
            id=table.get("id", ""),
            slot=1 << table.get("slot", slot),
            after=after,
            verb="money" if verbs[0] == "per-value" else verbs[0],
            discard=table.get("discard", ""),
            pay=table.get("pay", 0),
            money=table.get("money", 0),
            per_value=table.get("per-value", 0),
            certificates=table.get("certificates", 0),
            token=table.get("token", 0),
            tile=table.get("tile", ""),
            cattle=NO_CARD
            if cattle is None
            else self._printed.find(self._cattle_index, cattle, table, "card"),
            hire=table.get("hire", NO_HIRE),
            auxiliary=table.get("auxiliary", 0),
            ride=table.get("ride", 0),
            exchange=table.get("exchange", 0),
            remove=table.get("remove", ""),
        )
        self.all.append(effect)
        self.tables.append(table)
        return effect

    def read_all(self, tables: list[Table]) -> tuple[Effect, ...]:
        """The local actions of one tile or card."""
        slots = {table["id"]: 1 << slot for slot, table in enumerate(tables)}
        return tuple(
            self.read(table, slot, self._after(table, slots) if "after" in table else 0)
            for slot, table in enumerate(tables)
        )

    def _after(self, table: Table, slots: Mapping[str, int]) -> int:
        return self._printed.find(slots, table["after"], table, "action")
