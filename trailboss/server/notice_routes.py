"""/api/me/notices: how I want to be told that it is my turn."""

from __future__ import annotations

import html

from litestar import MediaType, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from trailboss.server.access import AnyRequest, require_person
from trailboss.server.notices.messages import (
    Email,
    Endpoint,
    LanguageWish,
    Notices,
    Subscription,
)
from trailboss.server.services import Services
from trailboss.server.speech import language_of, say, wanted_language
from trailboss.tables.errors import WrongMoment
from trailboss.tables.people_store import Person
from trailboss.text import Language


async def _notices(person: Person, services: Services) -> Notices:
    db, people = services.database, services.people
    browsers = await db.reading(people.subscriptions_of, person["id"])
    known = await db.reading(people.person, person["id"])
    return Notices(
        push_key=await db.aside(services.herald.push.public_key),
        browsers=len(browsers),
        mail=services.herald.mail is not None,
        email=known["email"] if known else None,
        email_wish=known["email_wish"] if known else None,
        language=language_of(known or person),
    )


@get("/api/me/notices", summary="How I am told that it is my turn")
async def notices(request: AnyRequest, services: NamedDependency[Services]) -> Notices:
    person = await services.database.reading(require_person, request, services.registry)
    return await _notices(person, services)


@post("/api/me/notices/push", summary="Tell this browser", status_code=200)
async def subscribe(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Subscription]
) -> Notices:
    db, push = services.database, services.herald.push
    person = await db.reading(require_person, request, services.registry)
    services.limits.join.check(person["id"])
    keys = data.keys
    await db.aside(push.subscribe, person["id"], data.endpoint, keys.p256dh, keys.auth)
    return await _notices(person, services)


@post("/api/me/notices/push/stop", summary="No longer tell this browser", status_code=200)
async def unsubscribe(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Endpoint]
) -> Notices:
    db, push = services.database, services.herald.push
    person = await db.reading(require_person, request, services.registry)
    await db.aside(push.unsubscribe, person["id"], data.endpoint)
    return await _notices(person, services)


@put("/api/me/notices/email", summary="Tell me by mail, once I have confirmed", status_code=200)
async def set_email(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Email]
) -> Notices:
    db, mail = services.database, services.herald.mail
    person = await db.reading(require_person, request, services.registry)
    if mail is None:
        raise WrongMoment("this server sends no mail")
    services.limits.mail.check(person["id"])
    token = await db.aside(services.registry.wish_email, person, data.email, data.language)
    link = services.herald.link(f"/api/confirm-email/{token}")
    services.herald.in_time(
        mail.name, mail.confirm, data.email.strip(), person["name"], link, data.language
    )
    return await _notices(person, services)


@delete("/api/me/notices/email", summary="No more mail", status_code=200)
async def drop_email(request: AnyRequest, services: NamedDependency[Services]) -> Notices:
    person = await services.database.reading(require_person, request, services.registry)
    await services.database.aside(services.registry.drop_email, person)
    return await _notices(person, services)


@put("/api/me/notices/language", summary="The language in which I am told", status_code=200)
async def set_language(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[LanguageWish]
) -> Notices:
    db = services.database
    person = await db.reading(require_person, request, services.registry)
    await db.aside(services.registry.set_language, person, data.language)
    return await _notices(person, services)


@get(
    "/api/confirm-email/{token:str}",
    summary="A page that asks whether an address is yours",
    media_type=MediaType.HTML,
)
async def ask_confirmation(
    request: AnyRequest, services: NamedDependency[Services], token: FromPath[str]
) -> str:
    """Nothing changes by looking at it: mail programs open links by themselves."""
    person = await services.database.reading(services.registry.wishing, token)
    language = _language_for(person, request)
    return _page(
        f'<form method="post" action="/api/confirm-email/{html.escape(token, quote=True)}">'
        f"<button>{_told('confirm-button', language)}</button></form>",
        language,
    )


@post(
    "/api/confirm-email/{token:str}",
    summary="Confirm an address",
    media_type=MediaType.HTML,
    status_code=200,
    responses={404: ResponseSpec(str, description="An old link", media_type=MediaType.HTML)},
)
async def confirm_email(
    request: AnyRequest, services: NamedDependency[Services], token: FromPath[str]
) -> Response[str]:
    person = await services.database.aside(services.registry.confirm_email, token)
    language = _language_for(person, request)
    text = _told("confirm-old" if person is None else "confirm-done", language)
    return Response(_page(f"<p>{text}</p>", language), status_code=404 if person is None else 200)


def _language_for(person: Person | None, request: AnyRequest) -> Language:
    """Of whoever asked for the mail; an old link is nobody's, so its reader's browser decides."""
    if person is not None:
        return language_of(person)
    return wanted_language(request.headers.get("accept-language", ""))


def _told(id: str, language: Language) -> str:
    return html.escape(say(id, language))


def _page(body: str, language: Language) -> str:
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Trailboss</title>'
        f"<main><h1>Trailboss</h1>{body}</main></html>"
    )


ROUTES = [
    notices,
    subscribe,
    unsubscribe,
    set_email,
    drop_email,
    set_language,
    ask_confirmation,
    confirm_email,
]
