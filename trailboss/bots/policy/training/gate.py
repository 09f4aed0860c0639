"""Whether a new policy plays better than the Foreman of the package, at one kind of table: the same
match of duplicate deals as for values (`bots.training.gate`)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.bots.player import Bot, Seated
from trailboss.bots.policy.lockstep import best
from trailboss.bots.policy.network import PolicyNetwork, Reader
from trailboss.bots.policy.tables import Kind
from trailboss.bots.registry import bot
from trailboss.bots.training.gate import Table, Verdict, decide
from trailboss.bots.workers import Workers
from trailboss.kernel.action import Action
from trailboss.kernel.dice import Dice
from trailboss.kernel.layout import layout
from trailboss.kernel.state import State

INCUMBENT = "foreman"


class Candidate(Bot):
    """Plays by a policy that is not in the package."""

    name = "candidate"

    def __init__(self, network: PolicyNetwork) -> None:
        self.network = network
        self.reader: Reader | None = None

    def choose(self, state: State, seat: int) -> Action:
        if self.reader is None:
            box = state.box
            self.reader = Reader(self.network, layout(box, state.seats), box.actions)
        return best(self.reader, state, seat)


@dataclass(frozen=True)
class ByPolicy:
    network: PolicyNetwork

    def __call__(self, seat: int, dice: Dice) -> Seated:
        return Seated(Candidate(self.network), seat, dice)


@dataclass(frozen=True)
class OfThePackage:
    game: str

    def __call__(self, seat: int, dice: Dice) -> Seated:
        return Seated(bot(INCUMBENT, self.game), seat, dice)


def against_the_package(
    game: str, kind: Kind, network: PolicyNetwork, seed: int, most_deals: int, workers: Workers
) -> Verdict:
    table = Table(game, kind.seats, dict(kind.options))
    return decide(table, ByPolicy(network), OfThePackage(game), seed, most_deals, workers)
