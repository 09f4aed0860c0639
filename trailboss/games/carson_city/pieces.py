"""What is printed on cardboard, as frozen typed tables."""

from dataclasses import dataclass

Offers = tuple[tuple[int, int], ...]
"""How many, for how many dollars."""


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
    own: int
    """The type of building that counts wherever it stands, -1 for none."""
    per_own: int
    scores: bool
    """Whether it counts where buildings are counted for points."""

    @property
    def earns(self) -> bool:
        return bool(self.fixed or self.per_empty or self.per_mountain or self.per_equivalent)


@dataclass(frozen=True, slots=True)
class Persona:
    """One side of a persona card."""

    id: str
    number: int
    side: str
    limit: int
    cash: int
    roads: int
    firepower: int
    half_price: bool
    white_cowboy: bool
    parcel: bool
    choice: int
    """Dollars that may be taken at once instead of what ``later`` names."""
    later: str
    cowboys: Offers
