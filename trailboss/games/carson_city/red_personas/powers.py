"""What only red sides give: printed once, looked up by card."""

from dataclasses import dataclass
from typing import Final, cast

from trailboss.games.carson_city.box import Box
from trailboss.games.carson_city.components import offers
from trailboss.games.carson_city.pieces import Offers, Persona
from trailboss.games.carson_city.state import TownState
from trailboss.kernel.action import Action
from trailboss.kernel.printed import Table

NAME: Final = "red_personas"


@dataclass(frozen=True, slots=True)
class Powers:
    pacifist: bool
    """Its holder neither attacks nor starts a duel."""
    lost_duel_points: int
    each: int
    """How much for each of what ``Persona.later`` names."""
    revolvers: Offers
    points: Offers
    tile_price: int


def _powers(printed: Table) -> Powers:
    return Powers(
        pacifist=printed.get("pacifist", False),
        lost_duel_points=printed.get("lost_duel_points", 0),
        each=printed.get("each", 0),
        revolvers=offers(printed, "revolvers"),
        points=offers(printed, "points"),
        tile_price=printed.get("tile_price", 0),
    )


class RedPrint:
    """The powers of the red sides, and the actions about them."""

    def __init__(self, box: Box) -> None:
        cards = box.printed.read("personas")["persona"]
        self._powers = {(card["id"], card["side"]): _powers(card) for card in cards}
        c, say = box.components, box.notation
        buying = [(id, dict(powers.revolvers)) for (id, _), powers in self._powers.items()]
        self.arm = say.offers("arm", buying)
        self.snatch: list[Action] = []
        if any(powers.tile_price for powers in self._powers.values()):
            spaces = [c.spaces[space].id for space in c.construction]
            self.snatch = [say.new("snatch", id, f"row:{id}") for id in spaces]

    def of(self, card: Persona) -> Powers:
        return self._powers[card.id, card.side]


def red(box: Box) -> RedPrint:
    return cast(RedPrint, box.own[NAME])


def powers_of(s: TownState, seat: int) -> Powers | None:
    """Of the card that a seat has; None before it has one."""
    card = s.card(seat)
    return None if card is None else red(s.box).of(card)


def powers_of_holder(s: TownState, seat: int) -> Powers:
    """Of the card of a seat that must have one by now."""
    powers = powers_of(s, seat)
    assert powers is not None
    return powers
