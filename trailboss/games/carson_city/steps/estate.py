"""Estate income: the grocer decides, attacks are fought out, buildings pay (CAR-INC, CAR-ATK)."""

from trailboss.games.carson_city.income import income, standing
from trailboss.games.carson_city.state import FIRST_BUILDING, NOBODY, NOTHING, TownState
from trailboss.games.carson_city.steps.parcels import ATTACKS, next_duel
from trailboss.games.carson_city.town import PARCEL_IDS
from trailboss.kernel.action import Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Automatic, Frame, Question


class Estate(Automatic[TownState]):
    name = "estate"

    def run(self, s: TownState, frame: Frame) -> None:
        s.agenda += [("incomes",), (ATTACKS, NOBODY)]
        for seat in range(s.seats):
            card = s.card(seat)
            if card is not None and card.later == "double" and s.promised[seat]:
                s.agenda.append(("double", seat))


class Double(Question[TownState]):
    """The yellow grocer who waited decides now (CAR-PY-08)."""

    name = "double"

    def answers(self, s: TownState, frame: Frame, seat: int) -> list[Action]:
        say = s.notation
        found = [
            say.double[building.id]
            for type, building in enumerate(s.c.buildings)
            if building.earns and standing(s, seat, type)
        ]
        return [*found, say.cash]

    def apply(self, s: TownState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        s.promised[seat] = 0
        card = s.card(seat)
        assert card is not None
        if action is s.notation.cash:
            s.gain(seat, card.choice)
        else:
            s.doubled = s.c.building_index[str(action.args[0])]
            s.emit("doubled", seat, action.args[0])

    def explain(self, s: TownState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "double":
            return None
        return Refusal("CAR-PY-08", "no-such-building", {"building": action.args[0]})

    def prompt(self, s: TownState, frame: Frame) -> dict[str, int]:
        card = s.card(frame[1])
        assert card is not None
        return {"dollars": card.choice}


class Attacks(Automatic[TownState]):
    """First the duels; what is left succeeds or guards in vain (CAR-ATK-04, 09)."""

    name = ATTACKS

    def run(self, s: TownState, frame: Frame) -> None:
        if next_duel(s, ATTACKS, frame[1]):
            return
        first = s.first_parcel
        for parcel in s.board.land:
            seats = s.pieces[first + parcel]
            if seats:
                seat = seats.bit_length() - 1
                s.to_supply(seat, first + parcel)
                if seat != s.owner[parcel]:
                    s.robbers += [parcel, seat]
        if s.white >= first:
            s.to_supply(s.white_seat(), s.white)


class Incomes(Automatic[TownState]):
    """All incomes are computed on the unchanged board and paid (CAR-INC-02)."""

    name = "incomes"

    def run(self, s: TownState, frame: Frame) -> None:
        grocer = doubling_seat(s)
        for parcel in s.board.land:
            type = s.content[parcel] - FIRST_BUILDING
            if type < 0 or not s.c.buildings[type].earns:
                continue
            owner = s.owner[parcel]
            total = income(s, parcel)
            if owner == grocer and type == s.doubled:
                total *= 2
            _pay(s, parcel, owner, total)
        s.robbers.clear()
        s.doubled = NOTHING


def _pay(s: TownState, parcel: int, owner: int, total: int) -> None:
    """A robber gets half of it, rounded down (CAR-ATK-08)."""
    robber = robber_of(s, parcel)
    stolen = total // 2 if robber != NOBODY else 0
    if total > stolen:
        s.cash[owner] += total - stolen
        s.emit("income", owner, PARCEL_IDS[parcel], _id(s, parcel), total - stolen)
    if robber != NOBODY:
        s.cash[robber] += stolen
        s.emit("robbed", robber, owner, PARCEL_IDS[parcel], _id(s, parcel), stolen)


def _id(s: TownState, parcel: int) -> str:
    return s.c.buildings[s.content[parcel] - FIRST_BUILDING].id


def robber_of(s: TownState, parcel: int) -> int:
    for place in range(0, len(s.robbers), 2):
        if s.robbers[place] == parcel:
            return s.robbers[place + 1]
    return NOBODY


def doubling_seat(s: TownState) -> int:
    """Whose buildings of one type earn twice as much now."""
    if s.doubled != NOTHING:
        for seat in range(s.seats):
            card = s.card(seat)
            if card is not None and card.later == "double":
                return seat
    return NOBODY
