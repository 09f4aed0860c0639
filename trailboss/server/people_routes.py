"""/api/me: who I am, guests, accounts."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie

from trailboss.server.access import address_of, person_of, require_person
from trailboss.server.messages import Credentials, GuestName, Me
from trailboss.server.people import COOKIE, SESSION_SECONDS
from trailboss.server.services import Services

AnyRequest = Request[Any, Any, Any]


def _me(person: dict[str, Any] | None) -> Me:
    if person is None:
        return Me(id=None, name=None, account=False)
    return Me(id=person["id"], name=person["name"], account=bool(person.get("login")))


def _with_session(me: Me, token: str, services: Services) -> Response[Me]:
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


@get("/api/me", summary="Who I am")
async def me(request: AnyRequest, services: Services) -> Me:
    return _me(await asyncio.to_thread(person_of, request, services.registry))


@post("/api/me", summary="Play as a guest, or change my name", status_code=200)
async def introduce(request: AnyRequest, services: Services, data: GuestName) -> Response[Me]:
    person = await asyncio.to_thread(person_of, request, services.registry)
    if person is not None:
        await asyncio.to_thread(services.registry.rename, person, data.name)
        person = await asyncio.to_thread(services.store.person, person["id"])
        return Response(_me(person))
    services.limits.new_guest.check(address_of(request))
    person, token = await asyncio.to_thread(services.registry.guest, data.name)
    return _with_session(_me(person), token, services)


@post("/api/me/account", summary="Make an account of the guest I am", status_code=200)
async def sign_up(request: AnyRequest, services: Services, data: Credentials) -> Me:
    services.limits.sign_in.check(address_of(request))
    person = await asyncio.to_thread(require_person, request, services.registry)
    await asyncio.to_thread(services.registry.sign_up, person, data.login, data.password)
    return _me(await asyncio.to_thread(services.store.person, person["id"]))


@post("/api/sign-in", summary="Sign in; what I played as a guest comes along", status_code=200)
async def sign_in(request: AnyRequest, services: Services, data: Credentials) -> Response[Me]:
    services.limits.sign_in.check(address_of(request))
    guest = await asyncio.to_thread(person_of, request, services.registry)
    token = await asyncio.to_thread(services.registry.sign_in, data.login, data.password, guest)
    person = await asyncio.to_thread(services.registry.who, token)
    return _with_session(_me(person), token, services)


@post("/api/sign-out", summary="Sign out, here or everywhere", status_code=200)
async def sign_out(
    request: AnyRequest, services: Services, everywhere: bool = False
) -> Response[Me]:
    token = request.cookies.get(COOKIE)
    person = await asyncio.to_thread(person_of, request, services.registry)
    if person is not None and everywhere:
        await asyncio.to_thread(services.registry.sign_out_everywhere, person)
    elif token is not None:
        await asyncio.to_thread(services.registry.sign_out, token)
    response = Response(_me(None))
    response.delete_cookie(COOKIE)
    return response


@delete("/api/me", summary="Forget me; my games stay without my name", status_code=200)
async def forget_me(request: AnyRequest, services: Services) -> Response[Me]:
    person = await asyncio.to_thread(require_person, request, services.registry)
    await asyncio.to_thread(services.registry.forget, person)
    response = Response(_me(None))
    response.delete_cookie(COOKIE)
    return response


ROUTES = [me, introduce, sign_up, sign_in, sign_out, forget_me]
