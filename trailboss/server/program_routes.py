"""/api/me/bots: the bots of an account and their tokens."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from trailboss.server.messages import GuestName, Struct
from trailboss.server.services import Services
from trailboss.tables.attendance import NOBODY
from trailboss.tables.errors import WrongMoment
from trailboss.tables.people_store import Person
from trailboss.tables.program_store import Program

FAREWELLS = 20
"""How often a bot is let get up that sits down elsewhere meanwhile, before its keeper is told."""


class BotInfo(Struct):
    id: str
    name: str
    created: float


class BotToken(Struct):
    """The token is told this once: only its hash is kept."""

    bot: BotInfo
    token: str


def _info(program: Program) -> BotInfo:
    return BotInfo(id=program.id, name=program.name, created=program.created)


@get("/api/me/bots", summary="My bots")
async def bots(
    person: NamedDependency[Person], services: NamedDependency[Services]
) -> list[BotInfo]:
    found = await services.database.reading(services.programs.store.kept, person.id)
    return [_info(one) for one in found]


@post("/api/me/bots", summary="Make a bot of mine; its token is told once")
async def make_bot(
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    data: JSONBody[GuestName],
) -> BotToken:
    services.limits.bot_tokens.check(person.id)
    services.house_rules.must_be_decent(data.name)
    made, token = await services.database.aside(services.programs.mint, person, data.name)
    return BotToken(bot=_info(made), token=token)


@post("/api/me/bots/{id:str}/token", summary="Another token for a bot of mine", status_code=200)
async def renew_token(
    person: NamedDependency[Person], services: NamedDependency[Services], id: FromPath[str]
) -> BotToken:
    services.limits.bot_tokens.check(person.id)
    token = await services.database.aside(services.programs.renew, person, id)
    services.bus.drop_person(id)
    kept = await services.database.reading(services.programs.store.kept, person.id)
    return BotToken(bot=next(_info(one) for one in kept if one.id == id), token=token)


@delete("/api/me/bots/{id:str}", summary="Dismiss a bot of mine", status_code=200)
async def dismiss_bot(
    person: NamedDependency[Person], services: NamedDependency[Services], id: FromPath[str]
) -> list[BotInfo]:
    await dismiss(services, person, id)
    found = await services.database.reading(services.programs.store.kept, person.id)
    return [_info(one) for one in found]


async def dismiss(services: Services, keeper: Person, id: str) -> None:
    """First its token is worth nothing, then it leaves every table, then it is forgotten."""
    db = services.database
    await db.aside(services.programs.dismiss, keeper, id)
    services.bus.drop_person(id)
    for _ in range(FAREWELLS):
        await services.hall.attendance.leave_everything(id, name=NOBODY)
        tables = await db.aside(services.people.delete_person, id, NOBODY)
        if tables is not None:
            await services.hall.attendance.refresh_tables(tables)
            return
    raise WrongMoment("this bot sits down as fast as it leaves: try again")


ROUTES = [bots, make_bot, renew_token, dismiss_bot]
