"""Positions of the cattle games, as far as they are alike: purse, cards and discs of a player."""

from typing import Self, TypeVar

from tests.position import Position
from trailboss.games.el_paso.play import Play as Paso
from trailboss.games.great_western_trail.play import Play as Trail

S = TypeVar("S", bound=Paso | Trail)


class CattlePosition(Position[S]):
    def money(self, seat: int, dollars: int) -> Self:
        self.state.money[seat] = dollars
        return self

    def tokens(self, seat: int, number: int) -> Self:
        self.state.tokens[seat] = number
        return self

    # ---- cards

    def hand(self, seat: int, *cards: str) -> Self:
        self.state.hand[seat] = sorted(self._cards(cards))
        self.state.known[seat] = []
        return self

    def stack(self, seat: int, *cards: str) -> Self:
        """The draw pile, its top first where the dice draw from the top."""
        self.state.stack[seat] = self._cards(cards)
        return self

    def pile(self, seat: int, *cards: str) -> Self:
        """The discard pile, its top last."""
        self.state.pile[seat] = self._cards(cards)
        return self

    def removed(self, seat: int, *cards: str) -> Self:
        self.state.removed[seat] = self._cards(cards)
        return self

    def _cards(self, ids: tuple[str, ...]) -> list[int]:
        return [self.state.c.card_index[card] for card in ids]

    def hand_of(self, seat: int) -> list[str]:
        return self._ids(self.state.hand[seat])

    def pile_of(self, seat: int) -> list[str]:
        return self._ids(self.state.pile[seat])

    def removed_of(self, seat: int) -> list[str]:
        return self._ids(self.state.removed[seat])

    def _ids(self, cards: list[int]) -> list[str]:
        return [self.state.c.card_ids[card] for card in cards]

    # ---- discs and buildings

    def cleared(self, seat: int, *discs: str) -> Self:
        """These disc spaces hold no disc any more."""
        for disc in discs:
            self.state.covered[seat] &= ~self.state.c.disc_bit[disc]
        return self

    def only_discs(self, seat: int, *discs: str) -> Self:
        """Only these disc spaces still hold a disc."""
        self.state.covered[seat] = sum(self.state.c.disc_bit[disc] for disc in discs)
        return self

    def side(self, building: str) -> Self:
        """The table plays with this side (the list is per table, so it is copied first)."""
        self.state.sides = self.state.sides[:]
        self.state.sides[int(building[:-1]) - 1] = "ab".index(building[-1])
        return self

    def _swap_neutral(self, index: int, first: int, node: str) -> Self:
        """A neutral building, by its place in the alphabet of this game, has changed places with
        the one on this node."""
        tiles = self.state.tiles
        here = self.state.c.node_index[node]
        there = tiles.index(first + index)
        tiles[there], tiles[here] = tiles[here], first + index
        return self
