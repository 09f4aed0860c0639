"""Positions of the cattle games, as far as they are alike: purse, cards and discs of a player."""

from collections.abc import Mapping, Sequence
from typing import Protocol, Self, TypeVar, cast

from trailboss.kernel.position import Position
from trailboss.kernel.state import State


class Components(Protocol):
    @property
    def card_ids(self) -> Sequence[str]: ...

    @property
    def card_index(self) -> Mapping[str, int]: ...

    @property
    def disc_bit(self) -> Mapping[str, int]: ...

    @property
    def node_index(self) -> Mapping[str, int]: ...


class Building(Protocol):
    @property
    def id(self) -> str: ...


class Cattle(Protocol):
    """What the states of cattle games have alike. Lists are by seat."""

    money: list[int]
    tokens: list[int]
    hand: list[list[int]]
    known: list[list[int]]
    stack: list[list[int]]
    pile: list[list[int]]
    removed: list[tuple[int, ...]]
    covered: list[int]
    sides: list[int]
    tiles: list[int]

    @property
    def c(self) -> Components: ...


S = TypeVar("S", bound=State)


class CattlePosition(Position[S]):
    @property
    def _cattle(self) -> Cattle:
        return cast(Cattle, self.state)

    def money(self, seat: int, dollars: int) -> Self:
        self._cattle.money[seat] = dollars
        return self

    def tokens(self, seat: int, number: int) -> Self:
        self._cattle.tokens[seat] = number
        return self

    # ---- cards

    def hand(self, seat: int, *cards: str) -> Self:
        self._cattle.hand[seat] = sorted(self._cards(cards))
        self._cattle.known[seat] = []
        return self

    def stack(self, seat: int, *cards: str) -> Self:
        """The draw pile, its top first where the dice draw from the top."""
        self._cattle.stack[seat] = self._cards(cards)
        return self

    def pile(self, seat: int, *cards: str) -> Self:
        """The discard pile, its top last."""
        self._cattle.pile[seat] = self._cards(cards)
        return self

    def removed(self, seat: int, *cards: str) -> Self:
        self._cattle.removed[seat] = tuple(self._cards(cards))
        return self

    def _cards(self, ids: tuple[str, ...]) -> list[int]:
        return [self._cattle.c.card_index[card] for card in ids]

    def hand_of(self, seat: int) -> list[str]:
        return self._ids(self._cattle.hand[seat])

    def pile_of(self, seat: int) -> list[str]:
        return self._ids(self._cattle.pile[seat])

    def removed_of(self, seat: int) -> list[str]:
        return self._ids([*self._cattle.removed[seat]])

    def _ids(self, cards: list[int]) -> list[str]:
        return [self._cattle.c.card_ids[card] for card in cards]

    # ---- discs and buildings

    def cleared(self, seat: int, *discs: str) -> Self:
        """These disc spaces hold no disc any more."""
        for disc in discs:
            self._cattle.covered[seat] &= ~self._cattle.c.disc_bit[disc]
        return self

    def only_discs(self, seat: int, *discs: str) -> Self:
        """Only these disc spaces still hold a disc."""
        self._cattle.covered[seat] = sum(self._cattle.c.disc_bit[disc] for disc in discs)
        return self

    def _play_with(self, tiles: Sequence[Sequence[Building]], building: str) -> Self:
        """The table plays with this side (the list is per table, so it is copied first)."""
        place, side = next(
            (place, side)
            for place, sides in enumerate(tiles)
            for side, one in enumerate(sides)
            if one.id == building
        )
        self._cattle.sides = self._cattle.sides[:]
        self._cattle.sides[place] = side
        return self

    def _swap_neutral(self, index: int, first: int, node: str) -> Self:
        """A neutral building, by its place in the alphabet of this game, has changed places with
        the one on this node."""
        tiles = self._cattle.tiles
        here = self._cattle.c.node_index[node]
        there = tiles.index(first + index)
        tiles[there], tiles[here] = tiles[here], first + index
        return self
