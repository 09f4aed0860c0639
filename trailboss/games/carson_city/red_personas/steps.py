"""What red personas ask: on taking the card, and at the end of the round (CAR-PR)."""

from trailboss.games.carson_city.red_personas.powers import powers_of_holder, red
from trailboss.games.carson_city.red_personas.sides import sides
from trailboss.games.carson_city.state import HOUSE, MOUNTAIN, NOTHING, OF_PERSONA, TownState
from trailboss.games.carson_city.steps.personas import not_enough
from trailboss.games.carson_city.steps.row import refill
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


def ask_on_taking(s: TownState, seat: int) -> None:
    powers = powers_of_holder(s, seat)
    if _arms(s, seat):
        s.agenda.append(("arm", seat))
    if powers.tile_price and powers.tile_price <= s.cash[seat] and max(s.row) >= 0:
        s.agenda.append(("snatch", seat))


def _arms(s: TownState, seat: int) -> list[int]:
    """How many revolvers the captain can pay for (CAR-PR-12)."""
    offers = powers_of_holder(s, seat).revolvers
    return [number for number, price in offers if price <= s.cash[seat]]


class Arm(Question[TownState]):
    """The red captain buys revolver chips, once (CAR-PR-12)."""

    name = "arm"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return [*[red(s.box).arm[number] for number in _arms(s, seat)], PASS]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            return
        number = int(action.args[0])
        s.pay(seat, dict(powers_of_holder(s, seat).revolvers)[number])
        sides(s).bought[seat] += number
        s.arm(seat, number)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "arm":
            return None
        price = dict(powers_of_holder(s, seat).revolvers)[int(action.args[0])]
        return not_enough("CAR-PR-12", price, s.cash[seat])


class Snatch(Question[TownState]):
    """The red coolie takes any tile of the construction row for one price (CAR-PR-07 to 09)."""

    name = "snatch"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = red(s.box).snatch
        return [*[say[place] for place, type in enumerate(s.row) if type >= 0], PASS]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            return
        place = red(s.box).snatch.index(action)
        type = s.row[place]
        s.row[place] = NOTHING
        s.pay(seat, powers_of_holder(s, seat).tile_price)
        s.emit("bought_tile", seat, s.c.buildings[type].id)
        refill(s)
        s.kept[seat * len(s.c.buildings) + type] += 1
        s.agenda.append(("site", seat, type, NOTHING))

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "snatch":
            return None
        return Refusal("CAR-PR-07", "no-tile-there", {"space": action.args[0]})

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        return {"dollars": powers_of_holder(s, frame[1]).tile_price}


class Due(Automatic[TownState]):
    """Rewards that fall due now, and the banker's offer (CAR-PR-05, 06, 11)."""

    name = "due"

    def run(self, s: TownState, frame: Frame) -> None:
        for seat in reversed(s.passed):
            powers = powers_of_holder(s, seat)
            if s.promised[seat]:
                s.promised[seat] = 0
                _reward(s, seat, powers.each)
            if any(price <= s.cash[seat] for _, price in powers.points):
                s.agenda.append(("banker", seat))


def _reward(s: TownState, seat: int, each: int) -> None:
    card = s.card(seat)
    assert card is not None
    if card.later == "houses":
        s.score(seat, OF_PERSONA, each * owned(s, seat, HOUSE))
    elif card.later == "mountains":
        s.gain(seat, each * owned(s, seat, MOUNTAIN))


def owned(s: TownState, seat: int, content: int) -> int:
    """How many parcels with this content belong to the seat."""
    return len([p for p, owner in enumerate(s.owner) if owner == seat and s.content[p] == content])


class Banker(Question[TownState]):
    """The red banker buys points, once (CAR-PR-05)."""

    name = "banker"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation.points
        offers = powers_of_holder(s, seat).points
        return [*[say[n] for n, price in offers if price <= s.cash[seat]], PASS]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("declined", seat)
            return
        number = int(action.args[0])
        s.pay(seat, dict(powers_of_holder(s, seat).points)[number])
        s.score(seat, OF_PERSONA, number)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "points":
            return None
        price = dict(powers_of_holder(s, seat).points).get(int(action.args[0]))
        if price is None:
            return Refusal("CAR-PR-05", "no-such-offer")
        return not_enough("CAR-PR-05", price, s.cash[seat])
