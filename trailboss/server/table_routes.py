"""/api/tables: lobby, my tables, opening, sitting down, leaving, replay, record."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, delete, get, post
from litestar.exceptions import NotFoundException

from trailboss.bots import names as bot_names
from trailboss.kernel.dice import Dice
from trailboss.kernel.state import visible
from trailboss.server.access import person_of, require_person
from trailboss.server.messages import (
    HandOver,
    NewTable,
    Opened,
    Replay,
    ReplayStep,
    SeatInfo,
    Sit,
    TableInfo,
)
from trailboss.server.services import Services
from trailboss.tables.errors import NotAllowed, WrongMoment
from trailboss.tables.hall import seats_of
from trailboss.tables.store import Seat, TableRow

AnyRequest = Request[Any, Any, Any]


def _info(row: TableRow, seats: list[Seat], me: str | None, waiting: list[int]) -> TableInfo:
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
        waiting_for=waiting,
        result=row.result,
        commitment=row.commitment,
    )


@get("/api/tables", summary="Open tables of the lobby")
async def lobby(request: AnyRequest, services: Services) -> list[TableInfo]:
    person = await asyncio.to_thread(person_of, request, services.registry)
    me = person["id"] if person else None
    found = await asyncio.to_thread(services.store.open_tables)
    return [_info(row, seats, me, []) for row, seats in found]


@get("/api/me/tables", summary="My tables, newest first")
async def my_tables(request: AnyRequest, services: Services) -> list[TableInfo]:
    person = await asyncio.to_thread(require_person, request, services.registry)
    found = await asyncio.to_thread(services.store.tables_of, person["id"])
    return [_info(row, seats, person["id"], await _waiting(services, row)) for row, seats in found]


async def _waiting(services: Services, row: TableRow) -> list[int]:
    if row.status != "playing":
        return []
    decision = (await services.hall.live(row.id)).state.decision
    return list(decision.seats) if decision else []


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, services: Services, data: NewTable) -> Opened:
    person = await asyncio.to_thread(require_person, request, services.registry)
    services.limits.new_table.check(person["id"])
    wishes: list[dict[str, Any]] = []
    for seat in data.seats:
        if seat.kind == "bot" and seat.bot not in bot_names(data.game):
            raise WrongMoment(f"there is no bot '{seat.bot}' for this game")
        wishes.append({"kind": seat.kind, "bot": seat.bot, "name": seat.name})
    if data.shuffle_seats:
        Dice().shuffle(wishes)
    id = await services.hall.open_table(
        person, data.game, wishes, data.options, data.visibility, data.pace
    )
    return Opened(id=id)


@get("/api/tables/{table:str}", summary="One table")
async def table_info(request: AnyRequest, services: Services, table: str) -> TableInfo:
    person = await asyncio.to_thread(person_of, request, services.registry)
    row, seats = await asyncio.to_thread(services.store.table, table)
    return _info(row, seats, person["id"] if person else None, await _waiting(services, row))


@post("/api/tables/{table:str}/sit", summary="Take an open seat", status_code=200)
async def sit(request: AnyRequest, services: Services, table: str, data: Sit) -> TableInfo:
    person = await asyncio.to_thread(require_person, request, services.registry)
    services.limits.join.check(person["id"])
    row, seats = await asyncio.to_thread(services.store.table, table)
    invited = 0 <= data.seat < len(seats) and data.invitation == seats[data.seat].invitation
    if row.visibility != "open" and not invited and row.owner != person["id"]:
        raise NotAllowed("this table is private: you need the link of a seat")
    await services.hall.sit(table, person, data.seat)
    row, seats = await asyncio.to_thread(services.store.table, table)
    return _info(row, seats, person["id"], [])


@post(
    "/api/tables/{table:str}/hand-over",
    summary="Let a bot play my seat, or be back",
    status_code=200,
)
async def hand_over(
    request: AnyRequest, services: Services, table: str, data: HandOver
) -> TableInfo:
    person = await asyncio.to_thread(require_person, request, services.registry)
    live = await services.hall.live(table)
    if data.seat not in seats_of(live, person["id"]):
        raise NotAllowed("this is not your seat")
    if data.bot is not None and data.bot not in bot_names(live.row.game):
        raise WrongMoment(f"there is no bot '{data.bot}' for this game")
    await services.hall.hand_over(table, data.seat, data.bot)
    row, seats = await asyncio.to_thread(services.store.table, table)
    return _info(row, seats, person["id"], [])


@delete("/api/tables/{table:str}", summary="Cancel a table that I opened", status_code=200)
async def cancel(request: AnyRequest, services: Services, table: str) -> TableInfo:
    person = await asyncio.to_thread(require_person, request, services.registry)
    await services.hall.cancel(table, person)
    row, seats = await asyncio.to_thread(services.store.table, table)
    return _info(row, seats, person["id"], [])


# ---- looking back


@get("/api/tables/{table:str}/record", summary="The record", media_type=MediaType.TEXT)
async def record(services: Services, table: str) -> str:
    live = await services.hall.live(table)
    _must_be_over(live.row)
    return live.record().to_text()


@get("/api/tables/{table:str}/replay", summary="The whole game, step by step")
async def replay(services: Services, table: str) -> Replay:
    live = await services.hall.live(table)
    _must_be_over(live.row)
    return await asyncio.to_thread(_replay, live)


@get("/api/tables/{table:str}/replay/{ply:int}", summary="The position after so many moves")
async def replay_view(services: Services, table: str, ply: int) -> dict[str, Any]:
    live = await services.hall.live(table)
    _must_be_over(live.row)
    if not 0 <= ply <= live.state.ply:
        raise NotFoundException(f"the game has {live.state.ply} moves")
    state = await asyncio.to_thread(live.game.replay, live.record(), ply)
    return state.view(None)


def _must_be_over(row: TableRow) -> None:
    if row.status not in ("finished", "cancelled"):
        raise WrongMoment("a running game cannot be replayed: it would show hidden cards")


def _replay(live: Any) -> Replay:
    record = live.record()
    steps: list[ReplayStep] = []
    state = live.game.start(record.seats, record.seed, record.options)
    curves: list[list[dict[str, Any]]] = [[] for _ in range(record.seats)]
    for ply, move in enumerate(record.moves, 1):
        before = state.decision
        events = state.apply(state.parse(move.text, move.seat), move.seat)
        shown = [{"kind": e.kind, "args": list(e.args)} for e in visible(events, None)]
        steps.append(ReplayStep(ply=ply, seat=move.seat, action=move.text, events=shown))
        after = state.decision
        if after is None or before is None or after.seat != before.seat:
            for sheet in state.standings():
                curves[sheet["seat"]].append({"ply": ply, "total": sheet["total"]})
    return Replay(
        table=live.row.id,
        game=live.row.game,
        names=[seat.name for seat in live.seats],
        steps=steps,
        curves=curves,
        result=state.standings(),
        seed=live.row.seed,
        commitment=live.row.commitment,
        record=record.to_text(),
    )


ROUTES = [
    lobby,
    my_tables,
    open_table,
    table_info,
    sit,
    hand_over,
    cancel,
    record,
    replay,
    replay_view,
]
