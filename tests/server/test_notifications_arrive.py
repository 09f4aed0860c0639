"""Notifications that really leave the server: encrypted pushes, mails, webhooks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.host import Host, Visitor, two_at_a_table, wait_until
from tests.server.letterboxes import Browser, MailBox, PostBox, running, signed_by
from tests.server.test_notifications import LIVE, end_turn
from trailboss.server.notifications import addresses, open_internet


class Street:
    """A host, and the letterboxes that it sends to."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.push, self.hook, self.mail = PostBox(), PostBox(), MailBox()
        for box in (self.push, self.hook, self.mail):
            stack.enter_context(running(box))
        self.host = stack.enter_context(
            Host(
                folder,
                push_contact="mailto:host@example.org",
                smtp_host="127.0.0.1",
                smtp_port=self.mail.port,
                smtp_security="none",
                smtp_from="trailboss@example.org",
                webhook_url=f"{self.hook.address}/turns",
            )
        )
        self.push_key = ""

    def subscribe(self, visitor: Visitor, browser: Browser) -> None:
        """As the page does; only that an address on this machine is not taken from a page."""
        self.push_key = visitor.get("/api/me/notifications")["push_key"]
        endpoint = f"{self.push.address}/send/abc"
        self.host.services.people.add_subscription(
            {
                "id": f"browser of {visitor.id}",
                "person": visitor.id,
                "endpoint": endpoint,
                **browser.keys,
                "created": 0.0,
            },
            has_room=lambda _others: None,
        )

    def confirm_mail(self, visitor: Visitor) -> None:
        visitor.ask("PUT", "/api/me/notifications/email", {"email": "olena@example.org"})
        wait_until(lambda: self.mail.mails)
        words = str(self.mail.mails.pop().get_payload()).replace("=\n", "").split()
        token = next(word for word in words if "confirm-email" in word).rpartition("/")[2]
        visitor.post(f"/api/confirm-email/{token}")

    def quiet(self) -> None:
        wait_until(lambda: self.host.services.notifier.senders.is_idle)


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    """The one network that is called though it is not everybody's."""
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(open_internet, "is_open", lambda address: True)
        yield Street(tmp_path_factory.mktemp("street"), stack)


@pytest.fixture(autouse=True)
def _empty(street: Street) -> None:
    street.quiet()
    for box in (street.push.posted, street.hook.posted, street.mail.mails):
        box.clear()
    street.push.status = 201


def test_a_push_can_be_read_by_the_browser_and_nobody_else(street: Street) -> None:
    browser = Browser()
    with two_at_a_table(street.host) as (ania, olena, table):
        street.subscribe(olena, browser)
        end_turn(ania, table)
        street.quiet()
        (posted,) = street.push.posted
        assert posted.path == "/send/abc"
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert table.encode() not in posted.body
        assert browser.read(posted)["table"] == table
        claims = signed_by(posted.headers["authorization"], street.push_key)
        assert claims["sub"] == "mailto:host@example.org"
        assert claims["aud"] == street.push.address


def test_a_push_service_that_knows_no_such_browser(street: Street) -> None:
    street.push.status = 410
    with two_at_a_table(street.host) as (ania, olena, table):
        street.subscribe(olena, Browser())
        assert olena.get("/api/me/notifications")["browsers"] == 1
        end_turn(ania, table)
        street.quiet()
        assert olena.get("/api/me/notifications")["browsers"] == 0


def test_a_push_into_a_network_of_ours_never_leaves(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was subscribed to: where it leads is looked at when it is called."""
    monkeypatch.setattr(open_internet, "is_open", addresses.is_open)
    with two_at_a_table(street.host) as (ania, olena, table):
        street.subscribe(olena, Browser())
        end_turn(ania, table)
        street.quiet()
        assert street.hook.posted  # she was told, by another way
        assert street.push.posted == []
        assert 'channel="push",outcome="failed"' in olena.get("/metrics")


def test_a_mail_arrives(street: Street) -> None:
    with two_at_a_table(street.host) as (ania, olena, table):
        street.confirm_mail(olena)
        end_turn(ania, table)
        street.quiet()
        (mail,) = street.mail.mails
        assert (mail["To"], mail["From"]) == ("olena@example.org", "trailboss@example.org")
        assert mail["Subject"] == "Great Western Trail: it is your turn"
        assert f"/table/{table}" in str(mail.get_payload())


def test_the_webhook_arrives(street: Street) -> None:
    with two_at_a_table(street.host) as (ania, _, table):
        street.quiet()
        street.hook.posted.clear()
        end_turn(ania, table)
        street.quiet()
        (posted,) = street.hook.posted
        assert (posted.path, posted.headers["content-type"]) == ("/turns", "application/json")
        told = json.loads(posted.body)
        assert (told["type"], told["name"], told["table"]) == ("your-turn", "Olena", table)


def test_a_live_game_sends_a_push_alone(street: Street) -> None:
    with two_at_a_table(street.host, pace=LIVE) as (ania, olena, table):
        street.subscribe(olena, Browser())
        street.confirm_mail(olena)
        end_turn(ania, table)
        street.quiet()
        assert len(street.push.posted) == 1
        assert (street.hook.posted, street.mail.mails) == ([], [])
