"""Positions against Sue: a `Table` at which her next cards are known."""

from typing import Self

from trailboss.cli.speech import Speech
from trailboss.games.el_paso.game import GAME
from trailboss.games.el_paso.position import Table
from trailboss.games.el_paso.sue.deck import printed
from trailboss.games.el_paso.sue.rancher import rancher

SUE = 1
ENGLISH = Speech(GAME, "en")


class Duel(Table):
    """A cleared table against Sue; she has one worker of each, and these bot cards lie on top."""

    def __init__(self, *cards: str) -> None:
        super().__init__(2, 1, solo="sue")
        self.sue = rancher(self.state)
        self.sue.deck = [self.card(id) for id in cards]
        self.sue.resources = []
        self.row("cowboy", "builder", "engineer")
        self.strength()

    def card(self, id: str) -> int:
        return [card.id for card in printed(self.state).cards].index(id)

    def row(self, *workers: str) -> Self:
        """Her specialisations from left to right."""
        self.sue.row = [self.c.worker_types.index(worker) for worker in workers]
        return self

    def strength(self, cowboy: int = 1, builder: int = 1, engineer: int = 1) -> Self:
        self.sue.strength = [cowboy, builder, engineer]
        return self

    def resources(self, *cards: str) -> Self:
        """The resource deck, its top first."""
        self.sue.resources = [self.c.card_index[card] for card in cards]
        return self

    def at_sue(self, node: str) -> Self:
        self.at(SUE, node)
        return self

    def turn(self) -> Self:
        """Sue's turn, up to the person's next question."""
        self.state.agenda = [("turn", SUE)]
        self.settle()
        return self

    @property
    def strengths(self) -> dict[str, int]:
        return dict(zip(self.c.worker_types, self.sue.strength, strict=False))

    @property
    def log(self) -> list[str]:
        """What everybody reads about what happened last."""
        return [ENGLISH.event(event, ["Ania", "Sue"], None) for event in self.events]

    @property
    def reasons(self) -> list[str]:
        """Why she did what she did, as far as she gave a reason apart from the deed."""
        return [str(event.args[1]) for event in self.events if event.kind == "sue_because"]
