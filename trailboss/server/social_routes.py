"""/api/tables/…/shares and /mutes: who may see and say what at a table."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from trailboss.server.access import AnyRequest, network_of
from trailboss.server.messages import MuteInfo, NewMute, NewShare, SharedView, ShareInfo
from trailboss.server.services import Services
from trailboss.tables.errors import NotAllowed
from trailboss.tables.people_store import Person
from trailboss.tables.store import Seat, TableRow

# ---- share my view


@post("/api/tables/{table:str}/shares", summary="Share my view of a table", status_code=201)
async def share(
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[NewShare],
) -> ShareInfo:
    db = services.database
    _, seats = await db.reading(services.store.table, table)
    if data.seat not in [seat.seat for seat in seats if seat.person == person.id]:
        raise NotAllowed("this is not your seat")
    services.limits.join.check(person.id)
    made, token = await db.aside(services.social.share, table, data.seat, person.id)
    return ShareInfo(id=made.id, seat=made.seat, created=made.created, token=token)


@get("/api/tables/{table:str}/shares", summary="The links to my view that are open")
async def shares(
    person: NamedDependency[Person], services: NamedDependency[Services], table: FromPath[str]
) -> list[ShareInfo]:
    await services.database.reading(services.store.table, table)
    return await _shares(person, services, table)


@delete("/api/tables/{table:str}/shares/{id:str}", summary="Close a link", status_code=200)
async def close_share(
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    id: FromPath[str],
) -> list[ShareInfo]:
    db = services.database
    await db.reading(services.store.table, table)
    await db.aside(services.social.close_share, id, table, person.id)
    services.bus.drop_share(id)
    return await _shares(person, services, table)


async def _shares(person: Person, services: Services, table: str) -> list[ShareInfo]:
    store = services.social.store
    found = await services.database.reading(store.shares_of, table, person.id)
    return [ShareInfo(id=one.id, seat=one.seat, created=one.created) for one in found]


@get("/api/shared/{token:str}", summary="What a link to somebody's view leads to")
async def shared(services: NamedDependency[Services], token: FromPath[str]) -> SharedView:
    share = await services.database.reading(services.social.find_share, token)
    if share is None:
        raise NotFoundException("this view is no longer shared")
    row, seats = await services.database.reading(services.store.table, share.table)
    return SharedView(
        table=row.id,
        game=row.game,
        seat=share.seat,
        name=seats[share.seat].name,
        status=row.status,
    )


# ---- mutes


@get("/api/tables/{table:str}/mutes", summary="Whom I have muted at my table")
async def mutes(
    person: NamedDependency[Person], services: NamedDependency[Services], table: FromPath[str]
) -> list[MuteInfo]:
    await _my_table(person, services, table)
    return await _mutes(services, table)


@post("/api/tables/{table:str}/mutes", summary="Mute somebody at my table", status_code=200)
async def mute(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[NewMute],
) -> list[MuteInfo]:
    services.limits.mute.check(network_of(request))  # everybody there gets the chat anew
    row, seats = await _my_table(person, services, table)
    if await services.database.aside(services.social.mute, row, seats, data.line, data.seat):
        await show_chat_again(services, table)
    return await _mutes(services, table)


@delete("/api/tables/{table:str}/mutes/{id:str}", summary="Let them speak again", status_code=200)
async def unmute(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    id: FromPath[str],
) -> list[MuteInfo]:
    services.limits.mute.check(network_of(request))
    row, _ = await _my_table(person, services, table)
    await services.database.aside(services.social.unmute, row, id)
    await show_chat_again(services, table)
    return await _mutes(services, table)


async def _my_table(person: Person, services: Services, table: str) -> tuple[TableRow, list[Seat]]:
    row, seats = await services.database.reading(services.store.table, table)
    if row.owner != person.id:
        raise NotAllowed("only who opened the table may mute people")
    return row, seats


async def _mutes(services: Services, table: str) -> list[MuteInfo]:
    found = await services.database.reading(services.social.store.mutes, table)
    return [MuteInfo(id=one["id"], name=one["name"]) for one in found]


async def show_chat_again(services: Services, table: str) -> None:
    """Lines have come or gone: everybody at the table gets the chat as it is now."""
    lines = await services.database.reading(services.store.chat, table)
    services.bus.announce(table, {"type": "chat", "lines": lines, "whole": True})


ROUTES = [share, shares, close_share, shared, mutes, mute, unmute]
