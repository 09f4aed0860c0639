"""/api/me/notifications: how I want to be told that it is my turn."""

from __future__ import annotations

import html

from litestar import MediaType, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from trailboss.server.access import AnyRequest, network_of
from trailboss.server.notifications.mail import mailbox
from trailboss.server.notifications.messages import (
    Email,
    Endpoint,
    LanguageChoice,
    Notifications,
    Subscription,
)
from trailboss.server.people import checked_email
from trailboss.server.services import Services
from trailboss.server.speech import language_of, say, wanted_language
from trailboss.tables.errors import WrongMoment
from trailboss.tables.people_store import Person
from trailboss.text import Language


async def _notifications(person: Person, services: Services) -> Notifications:
    db, people = services.database, services.people
    browsers = await db.reading(people.subscriptions_of, person.id)
    known = await db.reading(people.person, person.id)
    return Notifications(
        push_key=await db.aside(services.notifier.push.public_key),
        browsers=len(browsers),
        mail=services.notifier.mail is not None,
        email=known.email if known else None,
        email_unconfirmed=known.email_unconfirmed if known else None,
        language=language_of(known or person),
    )


@get("/api/me/notifications", summary="How I am told that it is my turn")
async def notifications(
    person: NamedDependency[Person], services: NamedDependency[Services]
) -> Notifications:
    return await _notifications(person, services)


@post("/api/me/notifications/push", summary="Tell this browser", status_code=200)
async def subscribe(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    data: JSONBody[Subscription],
) -> Notifications:
    db, push = services.database, services.notifier.push
    services.limits.join.check(person.id)
    services.limits.browsers_from.check(network_of(request))
    keys = data.keys
    await db.aside(push.subscribe, person.id, data.endpoint, keys.p256dh, keys.auth)
    return await _notifications(person, services)


@post("/api/me/notifications/push/stop", summary="No longer tell this browser", status_code=200)
async def unsubscribe(
    person: NamedDependency[Person], services: NamedDependency[Services], data: JSONBody[Endpoint]
) -> Notifications:
    db, push = services.database, services.notifier.push
    await db.aside(push.unsubscribe, person.id, data.endpoint)
    return await _notifications(person, services)


@put(
    "/api/me/notifications/email", summary="Tell me by mail, once I have confirmed", status_code=200
)
async def set_email(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    data: JSONBody[Email],
) -> Notifications:
    db, mail = services.database, services.notifier.mail
    if mail is None:
        raise WrongMoment("this server sends no mail")
    address = checked_email(data.email)  # before it counts: nobody is kept from their mailbox
    services.limits.mail.check(person.id)
    services.limits.mail_from.check(network_of(request))
    services.limits.mail_to.check(mailbox(address))
    token = await db.aside(services.registry.propose_email, person, address, data.language)
    link = services.notifier.link(f"/api/confirm-email/{token}")
    services.notifier.in_time(mail.name, person.id, mail.confirm, address, link, data.language)
    return await _notifications(person, services)


@delete("/api/me/notifications/email", summary="No more mail", status_code=200)
async def drop_email(
    person: NamedDependency[Person], services: NamedDependency[Services]
) -> Notifications:
    await services.database.aside(services.registry.drop_email, person)
    return await _notifications(person, services)


@put("/api/me/notifications/language", summary="The language in which I am told", status_code=200)
async def set_language(
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    data: JSONBody[LanguageChoice],
) -> Notifications:
    db = services.database
    await db.aside(services.registry.set_language, person, data.language)
    return await _notifications(person, services)


@get(
    "/api/confirm-email/{token:str}",
    summary="A page that asks whether an address is yours",
    media_type=MediaType.HTML,
)
async def ask_confirmation(
    request: AnyRequest, services: NamedDependency[Services], token: FromPath[str]
) -> str:
    """Nothing changes by looking at it: mail programs open links by themselves."""
    person = await services.database.reading(services.registry.proposer, token)
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
    notifications,
    subscribe,
    unsubscribe,
    set_email,
    drop_email,
    set_language,
    ask_confirmation,
    confirm_email,
]
