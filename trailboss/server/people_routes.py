"""/api/me: who I am, guests, accounts."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from trailboss.server.access import FOR_PROGRAMS, AnyRequest, network_of
from trailboss.server.limits import BROWSERS
from trailboss.server.messages import Credentials, GuestName, Me
from trailboss.server.people import COOKIE, SESSION_SECONDS, hashed_token
from trailboss.server.program_routes import dismiss
from trailboss.server.services import Services
from trailboss.tables.attendance import NOBODY
from trailboss.tables.errors import NotAllowed, WrongMoment
from trailboss.tables.people_store import Person

GUEST = Me(id=None, name=None, account=False)
FAREWELLS = 20
"""How often somebody is let get up who sits down elsewhere meanwhile, before they are told."""


async def describe(person: Person | None, services: Services) -> Me:
    if person is None:
        return GUEST
    account = await services.database.reading(services.registry.has_account, person)
    return Me(
        id=person.id,
        name=person.name,
        account=account,
        bot=person.keeper is not None,
        admin=services.house_rules.is_admin(person),
    )


def with_session(me: Me, token: str, services: Services) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
        path="/",
    )
    return Response(me, cookies=[cookie])


def without_session() -> Response[Me]:
    response = Response(GUEST)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me", summary="Who I am", opt=FOR_PROGRAMS)
async def me(visitor: NamedDependency[Person | None], services: NamedDependency[Services]) -> Me:
    return await describe(visitor, services)


@post("/api/me", summary="Play as a guest, or change my name", status_code=200)
async def introduce(
    request: AnyRequest,
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
    data: JSONBody[GuestName],
) -> Response[Me]:
    db, registry = services.database, services.registry
    services.house_rules.must_be_decent(data.name)
    if visitor is not None:
        await db.aside(registry.rename, visitor, data.name)
        renamed = await db.reading(services.people.person, visitor.id)
        return Response(await describe(renamed, services))
    services.limits.new_guest.check(network_of(request))
    person, token = await db.aside(registry.guest, data.name)
    return with_session(await describe(person, services), token, services)


@post("/api/me/account", summary="Make an account of the guest I am", status_code=200)
async def sign_up(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    data: JSONBody[Credentials],
) -> Response[Me]:
    services.limits.sign_in.check(network_of(request))
    services.limits.new_account.check(network_of(request))
    registry = services.registry
    await services.database.aside(registry.sign_up, person, data.login, data.password)
    return await signed_up(person, services)


async def signed_up(person: Person, services: Services) -> Response[Me]:
    """The answer to a guest who has just become an account: whoever else had got hold of the
    guest's session does not hold the account's."""
    token = await services.database.aside(services.registry.new_account, person)
    services.bus.drop_person(person.id)  # their pages come back with the new session
    account = await services.database.reading(services.people.person, person.id)
    return with_session(await describe(account, services), token, services)


@post("/api/sign-in", summary="Sign in; what I played as a guest comes along", status_code=200)
async def sign_in(
    request: AnyRequest,
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
    data: JSONBody[Credentials],
) -> Response[Me]:
    network = network_of(request)
    services.limits.sign_in.check(network)
    # By account and network: whoever guesses must not lock its owner out, who is elsewhere.
    guesser = f"{data.login.lower()} {network}"
    services.limits.wrong_password.must_be_free(guesser)
    db, registry = services.database, services.registry
    try:
        person = await db.aside(registry.proved, data.login, data.password)
    except NotAllowed:
        services.limits.wrong_password.count(guesser)
        raise
    return await signed_in(person, visitor, services)


async def signed_in(person: Person, guest: Person | None, services: Services) -> Response[Me]:
    """The answer to somebody who has just proved who they are."""
    db, registry = services.database, services.registry
    await db.reading(registry.must_not_be_banned, person.id)  # before the guest is given up
    if guest is not None:
        if await db.reading(registry.adopts, person, guest):
            await _adopt(guest, person, services)
        await services.hall.attendance.refresh_tables_of(person.id)
        services.bus.drop_person(guest.id)  # their pages come back as the account
    token = await db.aside(registry.new_session, person.id)
    return with_session(await describe(person, services), token, services)


async def _adopt(guest: Person, person: Person, services: Services) -> None:
    """The guest's games move to the account; but nobody holds two seats of one table by it."""
    db, people = services.database, services.people
    for _ in range(FAREWELLS):
        for table in await db.reading(people.shared_tables, guest.id, person.id):
            await services.hall.attendance.get_up(table, guest.id)
        if await db.aside(people.adopt, guest.id, person.id, person.name, BROWSERS.most):
            return
    raise WrongMoment("you sit down as fast as you get up: try again")


@post("/api/sign-out", summary="Sign out, here or everywhere", status_code=200)
async def sign_out(
    request: AnyRequest,
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
    everywhere: FromQuery[bool] = False,
) -> Response[Me]:
    db, registry = services.database, services.registry
    token = request.cookies.get(COOKIE)
    if visitor is not None and everywhere:
        await db.aside(registry.sign_out_everywhere, visitor)
        services.bus.drop_person(visitor.id)
    elif token is not None:
        await db.aside(registry.sign_out, token)
        services.bus.drop_session(hashed_token(token))
    return without_session()


@delete("/api/me", summary="Forget me; my games stay without my name", status_code=200)
async def forget_me(
    person: NamedDependency[Person], services: NamedDependency[Services]
) -> Response[Me]:
    db, registry = services.database, services.registry
    for program in await db.reading(services.programs.store.kept, person.id):
        await dismiss(services, person, program.id)
    for _ in range(FAREWELLS):
        await services.hall.attendance.leave_everything(person.id, name=NOBODY)
        tables = await db.aside(registry.forget, person)
        if tables is not None:
            break
    else:
        raise WrongMoment("you sit down as fast as you leave: try again")
    services.bus.drop_person(person.id)
    await services.hall.attendance.refresh_tables(tables)
    return without_session()


ROUTES = [me, introduce, sign_up, sign_in, sign_out, forget_me]
