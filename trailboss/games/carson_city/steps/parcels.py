"""Buying parcels, the contested ones first (CAR-PRC), and who names the next duel."""

from typing import Final

from trailboss.games.carson_city.income import price
from trailboss.games.carson_city.state import NOBODY, TownState
from trailboss.games.carson_city.steps.duel import begin
from trailboss.games.carson_city.steps.personas import not_enough
from trailboss.games.carson_city.town import PARCEL_IDS, PARCEL_INDEX
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question

PARCELS: Final = "parcels"
ATTACKS: Final = "attacks"
"""The two places of the track where several duels may wait."""


def several(seats_as_bits: int) -> bool:
    return seats_as_bits & (seats_as_bits - 1) != 0


def contested(s: TownState, step: str) -> list[int]:
    """The unowned parcels, or the buildings, with pieces of several players: duels to come."""
    attacks = step == ATTACKS
    return [
        parcel
        for parcel, there in enumerate(s.pieces[s.first_parcel :])
        if there != 0 and several(there) and (s.owner[parcel] >= 0) == attacks
    ]


def next_duel(s: TownState, step: str, decider: int) -> bool:
    """Begin the next duel on the board, if any; ``step`` goes on afterwards.

    The earliest in pass order among all duellists decides the order, for all of them (CAR-PRC-07).
    """
    duels = contested(s, step)
    if not duels:
        return False
    if decider == NOBODY:
        involved = 0
        for parcel in duels:
            involved |= s.pieces[s.first_parcel + parcel]
        decider = s.in_pass_order(involved)[0]
    s.agenda.append((step, decider))
    if len(duels) > 1:
        s.agenda.append(("next_duel", decider, step))
    else:
        begin(s, s.first_parcel + duels[0])
    return True


class NextDuel(Question[TownState]):
    """Which duel is fought next (CAR-PRC-07, CAR-ATK-10). Frame: parcels or attacks."""

    name = "next_duel"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.fight[parcel] for parcel in contested(s, frame[2])]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        begin(s, s.first_parcel + PARCEL_INDEX[str(action.args[0])])

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "fight":
            return None
        return Refusal("CAR-DUEL-04", "no-duel-there", {"parcel": action.args[0]})


class Parcels(Automatic[TownState]):
    """First all duels, then the uncontested parcels in pass order (CAR-PRC-08, 09)."""

    name = PARCELS

    def run(self, s: TownState, frame: Frame) -> None:
        if not next_duel(s, PARCELS, frame[1]):
            s.agenda += [("own_parcels", seat) for seat in reversed(s.passed)]


def staked_by(s: TownState, seat: int) -> list[int]:
    """The unowned parcels where a piece of the seat stands."""
    first = s.first_parcel
    own = 1 << seat
    found = [
        parcel
        for parcel, there in enumerate(s.pieces[first:])
        if there & own != 0 and s.owner[parcel] < 0
    ]
    if s.white >= first and s.owner[s.white - first] < 0 and s.white_seat() == seat:
        found.append(s.white - first)
    return found


def affordable(s: TownState, seat: int, staked: list[int]) -> list[int]:
    if not s.tiles_left(seat):
        return []
    return [parcel for parcel in staked if price(s, parcel) <= s.cash[seat]]


class OwnParcels(Automatic[TownState]):
    """Asks as long as the seat can buy something; then its pieces go to the supply."""

    name = "own_parcels"

    def run(self, s: TownState, frame: Frame) -> None:
        seat: int = frame[1]
        staked = staked_by(s, seat)
        if affordable(s, seat, staked):
            s.agenda += [frame, ("buy_parcel", seat)]
            return
        for parcel in staked:
            s.to_supply(seat, s.first_parcel + parcel)
            s.emit("bought_nothing", seat, PARCEL_IDS[parcel])


def buy(s: TownState, seat: int, parcel: int) -> None:
    dollars = price(s, parcel)
    s.cash[seat] -= dollars
    s.own(seat, parcel)
    s.emit("bought_parcel", seat, PARCEL_IDS[parcel], dollars)


class BuyParcel(Question[TownState]):
    """Which of one's uncontested parcels to buy next; passing gives up the rest (CAR-PRC-09)."""

    name = "buy_parcel"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        bought = affordable(s, seat, staked_by(s, seat))
        return [*[s.notation.buy[parcel] for parcel in bought], PASS]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        bought = staked_by(s, seat) if action is PASS else [PARCEL_INDEX[str(action.args[0])]]
        for parcel in bought:
            s.to_supply(seat, s.first_parcel + parcel)
            if action is PASS:
                s.emit("bought_nothing", seat, PARCEL_IDS[parcel])
            else:
                buy(s, seat, parcel)

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "buy":
            return None
        parcel = PARCEL_INDEX[str(action.args[0])]
        if parcel not in staked_by(s, seat):
            return Refusal("CAR-PRC-01", "no-piece-on-parcel", {"parcel": action.args[0]})
        return not_enough("CAR-PRC-05", price(s, parcel), s.cash[seat])


class WonParcel(Question[TownState]):
    """The winner of a duel buys the parcel or leaves it unowned (CAR-PRC-06)."""

    name = "won_parcel"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.buy[frame[2]], PASS]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is PASS:
            s.emit("bought_nothing", seat, PARCEL_IDS[frame[2]])
        else:
            buy(s, seat, frame[2])

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "buy":
            return None
        return Refusal("CAR-PRC-06", "only-the-won-parcel", {"parcel": PARCEL_IDS[frame[2]]})

    def prompt(self, s: TownState, frame: Frame) -> dict[str, str | int]:
        return {"parcel": PARCEL_IDS[frame[2]], "dollars": price(s, frame[2])}
