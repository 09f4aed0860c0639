"""Where Sam drives, and what he upgrades there (SAM-ENGINE)."""

from trailboss.games.great_western_trail.pieces import ENGINEER
from trailboss.games.great_western_trail.sam.rancher import discs_left, explain, respecialize
from trailboss.games.great_western_trail.state import NOWHERE, WORKER_TYPES, TrailState
from trailboss.games.great_western_trail.steps.engine import move_engine


def drive(s: TrailState, seat: int) -> bool:
    """Forward by his engineers: to the first turnout worth a stop, else as far as he gets."""
    engineers = s.worker_count(seat, ENGINEER)
    reach = s.railroad.forward(s.engine[seat], engineers, s.other_engines(seat))
    if not reach:
        return False
    turnout = next((space for space in reach if _attracts(s, seat, space)), NOWHERE)
    if turnout != NOWHERE:
        explain(s, "first-turnout")
        move_engine(s, seat, turnout)
    else:
        explain(s, "full-distance")
        move_engine(s, seat, _straight_on(s, seat, engineers))
    _stop(s, seat)
    if s.engine[seat] == s.c.terminal:
        _turn_back(s, seat)
    return True


def _attracts(s: TrailState, seat: int, space: int) -> bool:
    """A turnout whose station he has not upgraded yet, as long as he has discs (SAM-ENGINE-02)."""
    return s.c.space_number[space] < 0 and _can_upgrade(s, seat, s.c.station_at[space])


def _can_upgrade(s: TrailState, seat: int, station: int) -> bool:
    if station < 0 or s.station_discs[seat] >> station & 1:
        return False
    return discs_left(s, seat) > 0


def _straight_on(s: TrailState, seat: int, spaces: int) -> int:
    """The full number along the numbered spaces, free ones only, up to the last."""
    others = s.other_engines(seat)
    reached = s.engine[seat]
    for space in range(reached + 1, len(s.c.spaces)):
        if s.c.space_number[space] >= 0 and not others >> space & 1:
            reached = space
            spaces -= 1
            if not spaces:
                break
    return reached


def _stop(s: TrailState, seat: int) -> None:
    station = s.c.station_at[s.engine[seat]]
    if _can_upgrade(s, seat, station):
        upgrade(s, seat, station)


def upgrade(s: TrailState, seat: int, station: int) -> None:
    """One disc of the supply, no dollars; the station master comes along (SAM-ENGINE-03, 04)."""
    s.station_discs[seat] |= 1 << station
    s.emit("upgraded", seat, s.c.stations[station].number)
    spot = s.c.spot_of_station.get(station)
    if spot is not None and s.masters[spot] != NOWHERE:
        _take_master(s, seat, spot)


def _take_master(s: TrailState, seat: int, spot: int) -> None:
    tile = s.masters[spot]
    if s.options["sam_station_master_costs_worker"]:
        worker = _dispensable(s, seat)
        if worker == NOWHERE:
            return
        s.workers[seat * WORKER_TYPES + worker] -= 1
        s.appointed[spot] = worker
        s.emit("appointed", seat, s.c.worker_types[worker], s.c.masters[tile].id)
        respecialize(s, seat)
    else:
        s.emit("sam_took_master", seat, s.c.masters[tile].id)
    s.masters[spot] = NOWHERE
    s.master_owner[tile] = seat


def _dispensable(s: TrailState, seat: int) -> int:
    """An engineer, else a builder, else a cowboy, if he hired one (SAM-ENGINE-04)."""
    hired = [
        worker
        for worker in range(WORKER_TYPES)
        if s.worker_count(seat, worker) > s.printed_workers(seat)
    ]
    return max(hired, default=NOWHERE)


def _turn_back(s: TrailState, seat: int) -> None:
    """From the last space to the first turnout worth it, or one space back (SAM-ENGINE-05)."""
    free = s.railroad.back_anywhere(s.engine[seat], s.other_engines(seat))
    turnouts = [space for space in free if _attracts(s, seat, space)]
    if turnouts:
        explain(s, "back-to-turnout")
        move_engine(s, seat, min(turnouts))
        _stop(s, seat)
    else:
        explain(s, "back-one-space")
        move_engine(s, seat, next(space for space in free if s.c.space_number[space] >= 0))
