"""Web Push: browsers that asked for it are told even while no page of ours is open."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from trailboss.server.limits import BROWSERS, NOTICE_SECONDS, OnHit, must_be_fewer
from trailboss.server.notifications.addresses import is_open, numeric
from trailboss.server.notifications.notification import Notification
from trailboss.server.speech import language_of
from trailboss.tables.errors import WrongMoment
from trailboss.tables.people_store import PeopleStore

KEY = "vapid"
SECONDS = 5.0
"""For one browser; all of a person's together have no longer than `NOTICE_SECONDS`."""
DAY = 24 * 3600
REMEMBERED = 10_000
GONE = (404, 410)
"""How a push service says that a browser no longer listens."""

Transport = Callable[..., Any]
"""Called like `pywebpush.webpush`."""


class WebPush:
    """Sends in the name of this server, by a key that is made once and kept in the database."""

    name = "push"
    live = True

    def __init__(
        self,
        people: PeopleStore,
        contact: str,
        on_hit: OnHit,
        transport: Transport | None = None,
    ) -> None:
        self.people = people
        self.contact = contact
        self.on_hit = on_hit
        self.transport = transport or _webpush
        self._silent: OrderedDict[str, None] = OrderedDict()
        """Browsers that could not be reached last time: they are tried after all others."""

    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        key = self._private_key().public_key()
        point = key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return _base64url(point)

    def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str) -> None:
        _check_endpoint(endpoint)
        self.people.add_subscription(
            {
                "id": _id_of(endpoint),
                "person": person,
                "endpoint": endpoint,
                "p256dh": p256dh,
                "auth": auth,
                "created": time.time(),
            },
            partial(must_be_fewer, limit=BROWSERS),
        )

    def unsubscribe(self, person: str, endpoint: str) -> None:
        self.people.drop_subscription(_id_of(endpoint), person)

    def send(self, notification: Notification) -> int:
        """To how many browsers it went; one that fails does not keep it from the others."""
        person = self.people.person(notification.person)
        if person is None:
            return 0
        data = json.dumps(notification.to_json(language_of(person), notification.own_link))
        topic = hashlib.sha256(notification.table.encode()).hexdigest()[:32]
        until = time.monotonic() + NOTICE_SECONDS.most
        sent = 0
        failure: Exception | None = None
        browsers = self.people.subscriptions_of(notification.person)
        for browser in sorted(browsers, key=lambda one: one["id"] in self._silent):
            left = until - time.monotonic()
            if left <= 0:
                self.on_hit(NOTICE_SECONDS.name)
                failure = TimeoutError("there was no time for every browser")
                break
            try:
                self._send(browser, data, topic, min(SECONDS, left))
                self._silent.pop(browser["id"], None)
                sent += 1
            except Exception as error:
                if getattr(getattr(error, "response", None), "status_code", None) in GONE:
                    self.people.drop_subscription(browser["id"])
                else:
                    self._note_silent(browser["id"])
                    failure = error
        if failure is not None and not sent:
            raise failure
        return sent

    def _note_silent(self, browser: str) -> None:
        self._silent[browser] = None
        while len(self._silent) > REMEMBERED:
            self._silent.popitem(last=False)

    def _send(self, browser: Mapping[str, Any], data: str, topic: str, seconds: float) -> None:
        self.transport(
            subscription_info={
                "endpoint": browser["endpoint"],
                "keys": {"p256dh": browser["p256dh"], "auth": browser["auth"]},
            },
            data=data,
            vapid_private_key=_base64url(
                self._private_key().private_numbers().private_value.to_bytes(32, "big")
            ),
            vapid_claims={"sub": self.contact},
            ttl=DAY,
            timeout=seconds,
            headers={"topic": topic},
        )

    def _private_key(self) -> ec.EllipticCurvePrivateKey:
        fresh = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        kept = self.people.key(KEY, fresh.decode())
        key = serialization.load_pem_private_key(kept.encode(), password=None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return key


def _webpush(**message: Any) -> None:
    # Imported late: it brings two HTTP clients, and most servers never push.
    from pywebpush import webpush  # type: ignore[import-untyped]

    from trailboss.server.notifications.open_internet import session

    with session(message["timeout"]) as checked:
        webpush(**message, requests_session=checked)


def _check_endpoint(endpoint: str) -> None:
    """Push services are on the open internet: nobody may make us call our own network.

    Where a name leads is looked up when it is called, see `open_internet`.
    """
    try:
        parsed = urlsplit(endpoint)
        host = parsed.hostname or ""
    except ValueError:
        raise WrongMoment("this is no address of a push service") from None
    if parsed.scheme != "https" or "." not in host or host.endswith((".local", ".internal")):
        raise WrongMoment("this is no address of a push service")
    if numeric(host) is not None and not is_open(host):
        raise WrongMoment("this is no address of a push service")


def _id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
