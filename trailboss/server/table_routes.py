"""/api/tables: lobby, my tables, opening, sitting down, leaving."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from trailboss.bots.registry import chosen as chosen_bot
from trailboss.kernel.errors import BadOption
from trailboss.kernel.house import HOUSE_SET, NONE
from trailboss.server.access import FOR_PROGRAMS, AnyRequest, network_of
from trailboss.server.limits import COST_OF_LIST, COST_OF_REPLAY
from trailboss.server.messages import (
    Fill,
    ForkInfo,
    HandOver,
    NewSeat,
    NewTable,
    Opened,
    SeatInfo,
    Sit,
    TableInfo,
)
from trailboss.server.people import clean_name
from trailboss.server.services import Services
from trailboss.tables.errors import NotAllowed, WrongMoment
from trailboss.tables.lessons import place_of
from trailboss.tables.people_store import Person
from trailboss.tables.player import Player
from trailboss.tables.position import fork_of
from trailboss.tables.puzzles import puzzle_of
from trailboss.tables.store import Seat, TableRow

LOBBY_ROWS = 200
"""Tables that the lobby shows: everybody's newest before anybody's second."""


def _info(row: TableRow, seats: list[Seat], me: str | None, mine: bool = False) -> TableInfo:
    owner = me is not None and row.owner == me
    fork = fork_of(row)
    place = place_of(row)
    puzzle = puzzle_of(row)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=dict(row.options),
        seats=[
            SeatInfo(
                seat=s.seat,
                kind=s.kind,
                name=s.name,
                bot=s.bot,
                mine=me is not None and s.person == me,
                invitation=s.invitation if owner and s.kind == "open" else None,
            )
            for s in seats
        ],
        visibility=row.visibility,
        status=row.status,
        created=row.created,
        started=row.started,
        finished=row.finished,
        mine=owner,
        waiting_for=list(row.waiting_for or []),
        since=(row.told or row.started) if mine else None,
        pace=dict(row.pace),
        origin=row.origin,
        fork=None if fork is None else ForkInfo(table=fork["table"], ply=fork["ply"]),
        unrated=list(row.unrated or ()),
        lesson=None if place is None else str(place),
        puzzle=None if puzzle is None else puzzle.id,
        programs=row.programs,
        hints=row.hints,
        result=row.result,
        commitment=row.commitment,
        draws_seats=row.draw_seats,
    )


async def _table(services: Services, table: str, me: str | None) -> TableInfo:
    return _info(*await services.database.reading(services.store.table, table), me)


@get("/api/tables", summary="Open tables of the lobby", opt=FOR_PROGRAMS)
async def lobby(
    request: AnyRequest,
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
) -> list[TableInfo]:
    services.limits.requests.check(network_of(request), COST_OF_LIST)
    me = visitor.id if visitor else None
    found = await services.database.reading(services.store.open_tables, LOBBY_ROWS)
    return [_info(row, seats, me) for row, seats in found]


@get("/api/me/tables", summary="My tables, newest first", opt=FOR_PROGRAMS)
async def my_tables(
    request: AnyRequest, person: NamedDependency[Person], services: NamedDependency[Services]
) -> list[TableInfo]:
    services.limits.requests.check(network_of(request), COST_OF_LIST)
    found = await services.database.reading(services.store.tables_of, person.id)
    return [_info(row, seats, person.id, mine=True) for row, seats in found]


@post("/api/tables", summary="Open a table")
async def open_table(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    data: JSONBody[NewTable],
) -> Opened:
    services.limits.new_table.check(person.id)
    services.limits.tables_from.check(network_of(request))
    if data.options.get(HOUSE_SET.name, NONE) != NONE:  # games are played with it first
        services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    seats = read_seats(services, data.game, data.seats)
    id = await services.hall.seating.open_table(
        person,
        data.game,
        seats,
        data.options,
        data.visibility,
        data.pace,
        draw_seats=data.shuffle_seats,
        programs=data.programs,
        hints=data.hints,
        coach=data.coach,
        lobby_has_room=services.limits.lobby.must_be_fewer,
        network=network_of(request),
    )
    return Opened(id=id)


def read_seats(services: Services, game: str, seats: list[NewSeat]) -> list[dict[str, Any]]:
    """Who shall sit where, as `open_table` takes it."""
    chosen: list[dict[str, Any]] = []
    for seat in seats:
        if seat.kind == "bot":
            _check_bot(services, game, seat.bot)
        name = clean_name(seat.name) if seat.name and seat.name.strip() else ""
        services.house_rules.must_be_decent(name)
        chosen.append({"kind": seat.kind, "bot": seat.bot, "name": name})
    return chosen


def _check_bot(services: Services, game: str, bot: str | None) -> None:
    if bot in services.bot_names(game):
        return
    try:
        chosen_bot(bot or "", game)
    except BadOption:
        raise WrongMoment(f"there is no bot '{bot}' for this game") from None


@get("/api/tables/{table:str}", summary="One table", opt=FOR_PROGRAMS)
async def table_info(
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
    table: FromPath[str],
) -> TableInfo:
    return await _table(services, table, visitor.id if visitor else None)


@post("/api/tables/{table:str}/sit", summary="Take an open seat", status_code=200, opt=FOR_PROGRAMS)
async def sit(
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[Sit],
) -> TableInfo:
    limits = services.limits
    (limits.join if person.keeper is None else limits.bot_join).check(person.id)
    await services.hall.seating.sit(table, person, data.seat, data.invitation)
    return await _table(services, table, person.id)


@post(
    "/api/tables/{table:str}/stand-up",
    summary="Leave before the start",
    status_code=200,
    opt=FOR_PROGRAMS,
)
async def stand_up(
    person: NamedDependency[Person], services: NamedDependency[Services], table: FromPath[str]
) -> TableInfo:
    await services.hall.seating.stand_up(table, person)
    return await _table(services, table, person.id)


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="Send somebody away from my table before the start",
    status_code=200,
)
async def send_away(
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    seat: FromPath[int],
) -> TableInfo:
    await services.hall.seating.send_away(table, person, seat)
    return await _table(services, table, person.id)


@post(
    "/api/tables/{table:str}/fill",
    summary="Give the free seats of my table to a bot, and start",
    status_code=200,
)
async def fill(
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[Fill],
) -> TableInfo:
    row, _ = await services.database.reading(services.store.table, table)
    _check_bot(services, row.game, data.bot)
    await services.hall.seating.fill(table, person, data.bot)
    return await _table(services, table, person.id)


@post(
    "/api/tables/{table:str}/hand-over",
    summary="Let a bot play my seat or that of somebody who does not come, or be back",
    status_code=200,
)
async def hand_over(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[HandOver],
) -> TableInfo:
    row, seats = await services.database.reading(services.store.table, table)
    if all(seat.person != person.id for seat in seats):
        raise NotAllowed("you do not sit at this table")
    if data.bot is not None:
        _check_bot(services, row.game, data.bot)
    services.count_table(table, network_of(request))
    await services.hall.attendance.hand_over(table, Player(data.seat, person.id), data.bot)
    return await _table(services, table, person.id)


@delete("/api/tables/{table:str}", summary="Cancel a table that I opened", status_code=200)
async def cancel(
    person: NamedDependency[Person], services: NamedDependency[Services], table: FromPath[str]
) -> TableInfo:
    await services.hall.seating.cancel(table, person)
    return await _table(services, table, person.id)


ROUTES = [
    lobby,
    my_tables,
    open_table,
    table_info,
    sit,
    stand_up,
    send_away,
    fill,
    hand_over,
    cancel,
]
