"""/api/tables: lobby, my tables, opening, sitting down, leaving."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from trailboss.bots import names as bot_names
from trailboss.server.access import AnyRequest, person_of, require_person
from trailboss.server.messages import (
    Fill,
    HandOver,
    NewTable,
    Opened,
    SeatInfo,
    SeatWish,
    Sit,
    TableInfo,
)
from trailboss.server.people import NAME_LENGTH, one_line
from trailboss.server.services import Services
from trailboss.tables.errors import NotAllowed, WrongMoment
from trailboss.tables.seating import seats_of
from trailboss.tables.store import Seat, TableRow


def _info(
    row: TableRow, seats: list[Seat], me: str | None, since: float | None = None
) -> TableInfo:
    owner = me is not None and row.owner == me
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
        since=since,
        pace=dict(row.pace),
        origin=row.origin,
        result=row.result,
        commitment=row.commitment,
        draws_seats=row.draw_seats,
    )


async def _table(services: Services, table: str, me: str | None) -> TableInfo:
    return _info(*await services.database.reading(services.store.table, table), me)


@get("/api/tables", summary="Open tables of the lobby")
async def lobby(request: AnyRequest, services: NamedDependency[Services]) -> list[TableInfo]:
    person = await services.database.reading(person_of, request, services.registry)
    me = person["id"] if person else None
    found = await services.database.reading(services.store.open_tables)
    return [_info(row, seats, me) for row, seats in found]


@get("/api/me/tables", summary="My tables, newest first")
async def my_tables(request: AnyRequest, services: NamedDependency[Services]) -> list[TableInfo]:
    person = await services.database.reading(require_person, request, services.registry)
    found = await services.database.reading(services.store.tables_of, person["id"])
    running = [row.id for row, _ in found if row.status in ("playing", "adjourned")]
    last = await services.database.reading(services.store.last_lines, running)
    return [_info(row, seats, person["id"], last.get(row.id, row.started)) for row, seats in found]


@post("/api/tables", summary="Open a table")
async def open_table(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewTable]
) -> Opened:
    person = await services.database.reading(require_person, request, services.registry)
    services.limits.new_table.check(person["id"])
    wishes = read_wishes(data.game, data.seats)
    id = await services.hall.open_table(
        person,
        data.game,
        wishes,
        data.options,
        data.visibility,
        data.pace,
        draw_seats=data.shuffle_seats,
    )
    return Opened(id=id)


def read_wishes(game: str, seats: list[SeatWish]) -> list[dict[str, Any]]:
    """Who shall sit where, as `open_table` takes it."""
    wishes: list[dict[str, Any]] = []
    for seat in seats:
        if seat.kind == "bot":
            _check_bot(game, seat.bot)
        name = one_line(seat.name or "", NAME_LENGTH)
        wishes.append({"kind": seat.kind, "bot": seat.bot, "name": name})
    return wishes


def _check_bot(game: str, bot: str | None) -> None:
    if bot not in bot_names(game):
        raise WrongMoment(f"there is no bot '{bot}' for this game")


@get("/api/tables/{table:str}", summary="One table")
async def table_info(
    request: AnyRequest, services: NamedDependency[Services], table: FromPath[str]
) -> TableInfo:
    person = await services.database.reading(person_of, request, services.registry)
    return await _table(services, table, person["id"] if person else None)


@post("/api/tables/{table:str}/sit", summary="Take an open seat", status_code=200)
async def sit(
    request: AnyRequest,
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[Sit],
) -> TableInfo:
    person = await services.database.reading(require_person, request, services.registry)
    services.limits.join.check(person["id"])
    row, seats = await services.database.reading(services.store.table, table)
    invited = data.seat < len(seats) and secrets.compare_digest(
        (data.invitation or "").encode(), seats[data.seat].invitation.encode()
    )
    if row.visibility != "open" and not invited and row.owner != person["id"]:
        raise NotAllowed("this table is private: you need the link of a seat")
    await services.hall.sit(table, person, data.seat)
    return await _table(services, table, person["id"])


@post("/api/tables/{table:str}/stand-up", summary="Leave before the start", status_code=200)
async def stand_up(
    request: AnyRequest, services: NamedDependency[Services], table: FromPath[str]
) -> TableInfo:
    person = await services.database.reading(require_person, request, services.registry)
    await services.hall.stand_up(table, person)
    return await _table(services, table, person["id"])


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="Send somebody away from my table before the start",
    status_code=200,
)
async def send_away(
    request: AnyRequest,
    services: NamedDependency[Services],
    table: FromPath[str],
    seat: FromPath[int],
) -> TableInfo:
    person = await services.database.reading(require_person, request, services.registry)
    await services.hall.send_away(table, person, seat)
    return await _table(services, table, person["id"])


@post(
    "/api/tables/{table:str}/fill",
    summary="Give the free seats of my table to a bot, and start",
    status_code=200,
)
async def fill(
    request: AnyRequest,
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[Fill],
) -> TableInfo:
    person = await services.database.reading(require_person, request, services.registry)
    row, _ = await services.database.reading(services.store.table, table)
    _check_bot(row.game, data.bot)
    await services.hall.fill(table, person, data.bot)
    return await _table(services, table, person["id"])


@post(
    "/api/tables/{table:str}/hand-over",
    summary="Let a bot play my seat or that of somebody who does not come, or be back",
    status_code=200,
)
async def hand_over(
    request: AnyRequest,
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[HandOver],
) -> TableInfo:
    person = await services.database.reading(require_person, request, services.registry)
    live = await services.hall.live(table)
    mine = seats_of(live, person["id"])
    if data.bot is not None:
        _check_bot(live.row.game, data.bot)
    if data.seat in mine:
        await services.hall.hand_over(table, data.seat, data.bot)
    elif mine and data.bot is not None:
        await services.hall.replace_absent(table, data.seat, data.bot)
    else:
        raise NotAllowed("this is not your seat")
    return await _table(services, table, person["id"])


@delete("/api/tables/{table:str}", summary="Cancel a table that I opened", status_code=200)
async def cancel(
    request: AnyRequest, services: NamedDependency[Services], table: FromPath[str]
) -> TableInfo:
    person = await services.database.reading(require_person, request, services.registry)
    await services.hall.cancel(table, person)
    return await _table(services, table, person["id"])


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
