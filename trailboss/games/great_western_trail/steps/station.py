"""Upgrading stations, taking discs from the board, station masters (GWT-STA, DSC, SM)."""

from typing import Final

from trailboss.games.great_western_trail.pieces import Effect
from trailboss.games.great_western_trail.state import NOWHERE, WORKER_TYPES, TrailState
from trailboss.games.western.purse import gain_money, pay
from trailboss.kernel.action import PASS, Action
from trailboss.kernel.errors import Refusal
from trailboss.kernel.step import Frame, Question

FOR_STATION: Final = 0
FOR_CITY: Final = 1


def can_upgrade(s: TrailState, seat: int, station: int) -> bool:
    """No own disc there, the cost can be paid, a disc can be had (GWT-STA-02, GWT-SPC-05)."""
    if s.station_discs[seat] >> station & 1:
        return False
    left = s.purse(seat) - s.c.stations[station].cost
    return left >= 0 and disc_obtainable(s, seat, left)


def stations_behind(s: TrailState, seat: int) -> list[int]:
    """Stations strictly behind the engine that can be upgraded (GWT-PB-9b)."""
    position = s.engine[seat]
    return [
        i
        for i, station in enumerate(s.c.stations)
        if station.position < position and can_upgrade(s, seat, i)
    ]


def disc_obtainable(s: TrailState, seat: int, budget: int) -> bool:
    """Whether any disc can be taken with ``budget`` dollars, whatever the corner of the target.

    White discs fit everywhere and dark ones everywhere once no white one is left (GWT-DSC-03).
    """
    return bool(_payable(s, seat, budget) or s.station_discs[seat])


def _payable(s: TrailState, seat: int, budget: int) -> int:
    """The covered spaces whose discs can be taken with ``budget`` dollars, as bits."""
    covered = s.covered[seat]
    for bit, cost in s.c.paid_discs:
        if cost > budget:
            covered &= ~bit
    return covered


def _fitting(s: TrailState, seat: int, dark: bool, budget: int) -> int:
    """The spaces whose discs may go to such a target, as bits (GWT-DSC-01 to 04)."""
    payable = _payable(s, seat, budget)
    white = payable & s.c.white_discs
    return payable if dark or not white else white


def disc_answers(s: TrailState, seat: int, dark: bool, budget: int) -> list[Action]:
    """Which discs may go to the target; from a station only if none on the board (GWT-DSC-09)."""
    fitting = _fitting(s, seat, dark, budget)
    say = s.notation
    answers = [action for i, action in enumerate(say.disc) if fitting >> i & 1]
    if not answers:
        mask = s.station_discs[seat]
        answers = [say.disc_back[i] for i in range(len(s.c.stations)) if mask >> i & 1]
    return answers


def owed_for_transport(s: TrailState, seat: int) -> int:
    """What the delivery under way will cost, seen from where the engine stands (GWT-TRN-04)."""
    for frame in s.agenda:
        if frame[0] == "transport" and frame[1] == seat:
            return s.c.transport[s.engine[seat]][frame[2]]
    return 0


class Upgrade(Question[TrailState]):
    """The engine stopped here: upgrade this station now or not (GWT-STA-01)."""

    name = "upgrade"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.upgrade[frame[2]], PASS]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        if action is not PASS:
            start_upgrade(s, seat, frame[2])

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int]:
        station = s.c.stations[frame[2]]
        return {"station": station.number, "cost": station.cost}


class StationBehind(Question[TrailState]):
    """Building 9b: which station behind the engine (GWT-DEC-25)."""

    name = "station_behind"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [s.notation.upgrade[i] for i in stations_behind(s, seat)]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        s.agenda.pop()
        start_upgrade(s, seat, s.c.station_index[int(action.args[0])])

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind != "upgrade":
            return None
        station = s.c.station_index[int(action.args[0])]
        if s.c.stations[station].position >= s.engine[seat]:
            return Refusal("GWT-PB-9b", "station-not-behind")
        return explain_upgrade(s, seat, station)


def explain_upgrade(s: TrailState, seat: int, station: int) -> Refusal:
    number, cost = s.c.stations[station].number, s.c.stations[station].cost
    if s.station_discs[seat] >> station & 1:
        return Refusal("GWT-STA-02", "station-upgraded", {"station": number})
    if s.purse(seat) < cost:
        return Refusal("GWT-STA-02", "not-enough-money", {"needs": cost, "has": s.purse(seat)})
    return Refusal("GWT-SPC-05", "no-disc")


def start_upgrade(s: TrailState, seat: int, station: int) -> None:
    """Pay, then take a disc (GWT-STA-03)."""
    pay(s, seat, s.c.stations[station].cost)
    s.agenda.append(("disc", seat, FOR_STATION, station))


class TakeDisc(Question[TrailState]):
    """Which disc goes to the station or city. Frame: what for, which."""

    name = "disc"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return disc_answers(
            s, seat, _is_dark(s, frame), s.money[seat] - owed_for_transport(s, seat)
        )

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        _, _, purpose, index = frame
        s.agenda.pop()
        if action.kind == "disc":
            _clear_space(s, seat, s.notation.disc.index(action))
        else:
            s.station_discs[seat] &= ~(1 << s.c.station_index[int(action.args[0])])
            s.emit("took_disc_back", seat, action.args[0])
        if purpose == FOR_CITY:
            s.agenda.append(("disc_delivered", seat, index))
        else:
            _place_on_station(s, seat, index)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "disc":
            disc = s.c.discs[s.notation.disc.index(action)]
            if not s.covered[seat] & s.c.disc_bit[disc.id]:
                return Refusal("GWT-DSC-11", "disc-gone", {"disc": disc.id})
            budget = s.money[seat] - owed_for_transport(s, seat)
            white = _fitting(s, seat, _is_dark(s, frame), budget) & s.c.white_discs
            if disc.dark and white and not _is_dark(s, frame):
                return Refusal("GWT-DSC-02", "dark-disc", {"disc": disc.id})
            rule = "GWT-DSC-04" if disc.cost > s.money[seat] else "GWT-TRN-04"
            return Refusal(rule, "not-enough-money", {"needs": disc.cost, "has": budget})
        if action.kind == "disc-back":
            held = s.station_discs[seat] >> s.c.station_index[int(action.args[0])] & 1
            return Refusal("GWT-DSC-09", "discs-on-board" if held else "no-disc")
        return None

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, int | str]:
        if frame[2] == FOR_CITY:
            return {"purpose": "city", "city": s.c.cities[frame[3]].id, "station": 0}
        return {"purpose": "station", "city": "", "station": s.c.stations[frame[3]].number}


def _is_dark(s: TrailState, frame: Frame) -> bool:
    """Whether the target of the disc has dark corners."""
    _, _, purpose, index = frame
    return s.c.cities[index].dark if purpose == FOR_CITY else s.c.stations[index].dark


def _clear_space(s: TrailState, seat: int, index: int) -> None:
    disc = s.c.discs[index]
    s.covered[seat] &= ~(1 << index)
    s.emit("took_disc", seat, disc.id)
    pay(s, seat, disc.cost)
    gain_money(s, seat, disc.money)


def _place_on_station(s: TrailState, seat: int, station: int) -> None:
    s.station_discs[seat] |= 1 << station
    s.emit("upgraded", seat, s.c.stations[station].number)
    spot = s.c.spot_of_station.get(station)
    if spot is not None and s.masters[spot] != NOWHERE and _appointable(s, seat):
        s.agenda.append(("appoint", seat, spot))


def _appointable(s: TrailState, seat: int) -> list[int]:
    """Rows that hold more than the printed worker (GWT-SM-02)."""
    return [w for w in range(WORKER_TYPES) if s.worker_count(seat, w) > 1]


class Appoint(Question[TrailState]):
    """Give the last worker of a row for the station master tile, or not (GWT-SM-01)."""

    name = "appoint"

    def answers(self, s: TrailState, frame: Frame, seat: int) -> list[Action]:
        return [*(s.notation.appoint[w] for w in _appointable(s, seat)), PASS]

    def apply(self, s: TrailState, frame: Frame, seat: int, action: Action) -> None:
        spot = frame[2]
        s.agenda.pop()
        if action is PASS:
            return
        worker = s.c.worker_types.index(str(action.args[0]))
        s.workers[seat * WORKER_TYPES + worker] -= 1
        s.appointed[spot] = worker
        tile = s.masters[spot]
        s.masters[spot] = NOWHERE
        s.master_owner[tile] = seat
        master = s.c.masters[tile]
        s.emit("appointed", seat, action.args[0], master.id)
        offer_effects(s, seat, master.effects)

    def explain(self, s: TrailState, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if action.kind == "appoint":
            return Refusal("GWT-SM-02", "printed-worker", {"worker": action.args[0]})
        return None

    def prompt(self, s: TrailState, frame: Frame) -> dict[str, str]:
        return {"master": s.c.masters[s.masters[frame[2]]].id}


def offer_effects(s: TrailState, seat: int, effects: tuple[Effect, ...]) -> None:
    """The immediate action of the tile; two halves mean a hazard or an outlaw."""
    if len(effects) == 1:
        s.agenda.append(("offered", seat, effects[0].index))
    elif effects:
        s.agenda.append(("offered_tile", seat, *(effect.index for effect in effects)))
