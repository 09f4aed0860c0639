"""/api/admin: for the accounts that the settings name. Whatever they do is noted."""

from __future__ import annotations

import platform
import time

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from trailboss import __version__
from trailboss.build import kind
from trailboss.kernel.registry import games
from trailboss.server.access import AnyRequest, network_of
from trailboss.server.admin_messages import (
    AdminDeed,
    AdminOverview,
    AdminPerson,
    AdminReport,
    AdminTable,
    ClosedReport,
    NewBan,
    NewReport,
)
from trailboss.server.people import one_line
from trailboss.server.program_routes import dismiss
from trailboss.server.services import Services
from trailboss.server.social_routes import show_chat_again
from trailboss.tables.admin_store import Deed
from trailboss.tables.errors import NotAllowed
from trailboss.tables.job_store import JobStore
from trailboss.tables.live import game_of
from trailboss.tables.migrations import newest
from trailboss.tables.people_store import Person

DAY = 24 * 3600.0


@get("/api/admin", summary="How the site is")
async def overview(
    admin: NamedDependency[str], services: NamedDependency[Services]
) -> AdminOverview:
    db = services.database
    waiting, working = (0, 0) if db.is_sqlite else await db.reading(JobStore(db).counts)
    return AdminOverview(
        version=__version__,
        python=platform.python_version(),
        build=kind(),
        database=f"{db.engine.dialect.name} {newest()}",
        games={name: game_of(name).box().fingerprint for name in games()},
        tables=await db.reading(services.store.tables_by_status),
        sockets=services.bus.count(),
        waiting=waiting,
        working=working,
        **await db.reading(services.admin.counts),
    )


# ---- tables


@get("/api/admin/tables", summary="Tables of a status, the newest first")
async def tables(
    admin: NamedDependency[str],
    services: NamedDependency[Services],
    status: FromQuery[str] = "playing",
) -> list[AdminTable]:
    found = await services.database.reading(services.admin.tables, status)
    return [AdminTable(**one) for one in found]


@post("/api/admin/tables/{table:str}/cancel", summary="End a table", status_code=200)
async def cancel_table(
    admin: NamedDependency[str], services: NamedDependency[Services], table: FromPath[str]
) -> list[AdminTable]:
    row, _ = await services.database.reading(services.store.table, table)
    await services.hall.seating.end(table)
    await services.database.aside(services.admin.note, Deed(admin, "cancel", table))
    found = await services.database.reading(services.admin.tables, row.status)
    return [AdminTable(**one) for one in found]


# ---- people


@get("/api/admin/people", summary="Who is here: banned first, then the newest, or by name")
async def people(
    admin: NamedDependency[str], services: NamedDependency[Services], name: FromQuery[str] = ""
) -> list[AdminPerson]:
    return await _people(services, name)


@post("/api/admin/people/{id:str}/ban", summary="Let somebody in no more", status_code=200)
async def ban(
    admin: NamedDependency[str],
    services: NamedDependency[Services],
    id: FromPath[str],
    data: JSONBody[NewBan],
) -> list[AdminPerson]:
    """They are signed out, their games go on without them, and their own bots are dismissed."""
    db = services.database
    person = await db.reading(services.people.person, id)
    if person is None:
        raise NotFoundException("there is nobody of that name")
    if services.house_rules.is_admin(person):
        raise NotAllowed("this is somebody who runs the site")
    until = None if data.days is None else time.time() + data.days * DAY
    reason = one_line(data.reason)
    await db.aside(services.admin.ban, id, reason, until, Deed(admin, "ban", id, reason))
    for program in await db.reading(services.programs.store.kept, id):
        await dismiss(services, person, program.id)
    await services.hall.attendance.leave_everything(id)
    services.bus.drop_person(id)
    return await _people(services, id)


@delete("/api/admin/people/{id:str}/ban", summary="Let them in again", status_code=200)
async def unban(
    admin: NamedDependency[str], services: NamedDependency[Services], id: FromPath[str]
) -> list[AdminPerson]:
    await services.database.aside(services.admin.unban, id, Deed(admin, "unban", id))
    return await _people(services, id)


async def _people(services: Services, looked_for: str) -> list[AdminPerson]:
    found = await services.database.reading(services.admin.people, looked_for.strip())
    return [AdminPerson(**one) for one in found]


# ---- reports


@post("/api/tables/{table:str}/reports", summary="Report somebody", status_code=201)
async def report(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[NewReport],
) -> None:
    services.limits.mute.check(network_of(request))
    db = services.database
    _, seats = await db.reading(services.store.table, table)
    if data.line is not None:
        about = await db.reading(services.social.store.author, table, data.line)
    else:
        about = next((seat.person for seat in seats if seat.seat == data.seat), None)
    if about is None or about == person.id:
        raise NotAllowed("there is nobody to report")
    await db.aside(services.admin.report, table, data.line, about, person.id, one_line(data.text))


@get("/api/admin/reports", summary="Reports that nobody has closed")
async def reports(
    admin: NamedDependency[str], services: NamedDependency[Services]
) -> list[AdminReport]:
    return await _reports(services)


@post("/api/admin/reports/{report:int}/close", summary="A report is dealt with", status_code=200)
async def close_report(
    admin: NamedDependency[str],
    services: NamedDependency[Services],
    report: FromPath[int],
    data: JSONBody[ClosedReport],
) -> list[AdminReport]:
    deed = Deed(admin, "hide" if data.hide else "close", str(report))
    table = await services.database.aside(services.admin.close_report, report, data.hide, deed)
    if table is not None and data.hide:
        await show_chat_again(services, table)
    return await _reports(services)


async def _reports(services: Services) -> list[AdminReport]:
    return [AdminReport(**one) for one in await services.database.reading(services.admin.reports)]


@get("/api/admin/audit", summary="What those who run the site have done, the newest first")
async def audit(
    admin: NamedDependency[str], services: NamedDependency[Services]
) -> list[AdminDeed]:
    return [AdminDeed(**one) for one in await services.database.reading(services.admin.deeds)]


ROUTES = [
    overview,
    tables,
    cancel_table,
    people,
    ban,
    unban,
    report,
    reports,
    close_report,
    audit,
]
