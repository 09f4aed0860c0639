"""The words on the wire about notifications."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trailboss.server.limits import EMAIL_LENGTH, ENDPOINT_LENGTH, KEY_LENGTH
from trailboss.server.messages import Struct
from trailboss.text import ENGLISH, Language

Key = Annotated[str, Meta(min_length=1, max_length=KEY_LENGTH.most)]


class Notifications(Struct):
    """How I am told that it is my turn."""

    push_key: str
    """The server's public key, for the browser's push service."""
    browsers: int
    mail: bool
    """Whether this server can send mail."""
    email: str | None
    email_unconfirmed: str | None
    """An address that waits to be confirmed."""
    language: Language
    """In which I am told."""


class PushKeys(Struct):
    p256dh: Key
    auth: Key


class Subscription(Struct):
    """What PushManager.subscribe() gave."""

    endpoint: Annotated[str, Meta(max_length=ENDPOINT_LENGTH.most)]
    keys: PushKeys


class Endpoint(Struct):
    endpoint: Annotated[str, Meta(max_length=ENDPOINT_LENGTH.most)]


class Email(Struct):
    email: Annotated[str, Meta(max_length=EMAIL_LENGTH.most)]
    language: Language = ENGLISH


class LanguageChoice(Struct):
    language: Language
