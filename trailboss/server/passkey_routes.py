"""/api/me/passkeys, /api/sign-in/passkey: signing in without a password."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from trailboss.server.access import AnyRequest, network_of
from trailboss.server.messages import Json, Me, NewPasskey, PasskeyInfo, PasskeyProof
from trailboss.server.passkeys import Site
from trailboss.server.people_routes import describe, signed_in, signed_up
from trailboss.server.services import Services
from trailboss.tables.people_store import Person


def _site(request: AnyRequest, services: Services) -> Site:
    """The site as browsers know it."""
    public = services.settings.public_url
    if public:
        return Site(public.rstrip("/"))
    return Site(f"{request.url.scheme}://{request.headers.get('host', 'localhost')}")


async def _keys(person: Person, services: Services) -> list[PasskeyInfo]:
    found = await services.database.reading(services.people.passkeys_of, person.id)
    return [
        PasskeyInfo(id=key["id"], name=key["name"], created=key["created"], used=key["used"])
        for key in found
    ]


@get("/api/me/passkeys", summary="My passkeys")
async def passkeys(
    person: NamedDependency[Person], services: NamedDependency[Services]
) -> list[PasskeyInfo]:
    return await _keys(person, services)


@post("/api/me/passkeys/options", summary="Begin to add a passkey", status_code=200)
async def begin_passkey(
    request: AnyRequest, person: NamedDependency[Person], services: NamedDependency[Services]
) -> Json:
    services.limits.sign_in.check(network_of(request))
    site = _site(request, services)
    return await services.database.aside(services.passkeys.ask_for_key, person, site)


@post("/api/me/passkeys", summary="Add a passkey: a guest becomes an account", status_code=200)
async def add_passkey(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    data: JSONBody[NewPasskey],
) -> Response[Me]:
    db = services.database
    site = _site(request, services)
    was_guest = not await db.reading(services.registry.has_account, person)
    if was_guest:
        services.limits.new_account.check(network_of(request))
    await db.aside(services.passkeys.add_key, person, site, data.credential, data.name)
    if was_guest:
        return await signed_up(person, services)
    return Response(await describe(person, services))


@delete("/api/me/passkeys/{id:str}", summary="Remove a passkey", status_code=200)
async def remove_passkey(
    person: NamedDependency[Person], services: NamedDependency[Services], id: FromPath[str]
) -> list[PasskeyInfo]:
    await services.database.aside(services.passkeys.remove_key, person, id)
    return await _keys(person, services)


@post("/api/sign-in/passkey/options", summary="Begin to sign in by passkey", status_code=200)
async def begin_sign_in(request: AnyRequest, services: NamedDependency[Services]) -> Json:
    services.limits.sign_in.check(network_of(request))
    site = _site(request, services)
    return await services.database.aside(services.passkeys.ask_to_sign_in, site)


@post("/api/sign-in/passkey", summary="Sign in by passkey", status_code=200)
async def sign_in_by_passkey(
    request: AnyRequest,
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
    data: JSONBody[PasskeyProof],
) -> Response[Me]:
    services.limits.sign_in.check(network_of(request))
    db = services.database
    site = _site(request, services)
    person = await db.aside(services.passkeys.sign_in, site, data.credential)
    return await signed_in(person, visitor, services)


ROUTES = [
    passkeys,
    begin_passkey,
    add_passkey,
    remove_passkey,
    begin_sign_in,
    sign_in_by_passkey,
]
