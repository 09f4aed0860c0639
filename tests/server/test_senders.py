"""Endpoints that never answer, and strangers' mailboxes: who is told when, and how much."""

from __future__ import annotations

import asyncio
import itertools
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.event_loop import run
from tests.server.host import GAME, SECONDS, Host, wait_until
from trailboss.kernel.registry import load
from trailboss.server import limits
from trailboss.server.notifications import push, senders
from trailboss.server.notifications.mail import mailbox
from trailboss.server.notifications.notification import Notification
from trailboss.server.notifications.push import WebPush
from trailboss.server.notifications.senders import SENDERS, Senders


def test_silent_push_endpoints_of_two_keep_nobody_else_waiting(tmp_path: Path) -> None:
    """40 endpoints of two guests delayed everybody's notices by 200 seconds."""
    told: list[str] = []
    answered = threading.Event()

    def transport(subscription_info: dict[str, Any], **_: Any) -> None:
        endpoint = subscription_info["endpoint"]
        if "silent" in endpoint:
            answered.wait(SECONDS)
        told.append(endpoint)

    with (
        Host(tmp_path) as host,
        host.guest("Eve") as eve,
        host.guest("Mallory") as mallory,
        host.guest("Olena") as olena,
    ):
        notifier = host.services.notifier
        notifier.push.transport = transport
        for guest, endpoint in itertools.product((eve, mallory), range(20)):
            address = f"https://silent.example.org/{guest.id}/{endpoint}"
            notifier.push.subscribe(guest.id, address, "BPublic", "secret")
        notifier.push.subscribe(olena.id, "https://push.example.org/olena", "BPublic", "secret")

        silent, honest = (eve.id, mallory.id), olena.id

        async def tell() -> None:
            for person in (*silent * 5, honest):
                notice = Notification(person, "x", "t", load(GAME), "", "")
                notifier.in_time("push", person, notifier.push.send, notice)

        host.do(tell())
        wait_until(lambda: told == ["https://push.example.org/olena"])
        answered.set()
        wait_until(lambda: notifier.senders.is_idle)


def test_a_notice_has_a_deadline_for_all_browsers_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    tried: list[tuple[str, float]] = []
    hits: list[str] = []

    def transport(subscription_info: dict[str, Any], timeout: float, **_: Any) -> None:
        nonlocal now
        name = subscription_info["endpoint"].rpartition("/")[2]
        tried.append((name, timeout))
        if name != "good":
            now += timeout
            raise TimeoutError

    with Host(tmp_path) as host, host.guest("Eve") as eve:
        person = eve.id
        channel = WebPush(host.services.people, "mailto:host@example.org", hits.append, transport)
        monkeypatch.setattr(push, "time", _Clock(lambda: now))
        for name in [f"silent-{n}" for n in range(19)] + ["good"]:
            channel.subscribe(person, f"https://push.example.org/{name}", "BPublic", "secret")
        notice = Notification(person, "x", "t", load(GAME), "", "")
        began = now
        for _ in range(10):  # which is tried first is chance; who was silent is tried last
            tried.clear()
            began = now
            try:
                channel.send(notice)
            except TimeoutError:
                continue
        assert now - began <= limits.NOTICE_SECONDS.most
        assert tried[0][0] == "good"
        assert set(hits) == {limits.NOTICE_SECONDS.name}
        assert all(timeout <= push.SECONDS for _, timeout in tried)


class _Clock:
    def __init__(self, monotonic: Callable[[], float]) -> None:
        self.monotonic = monotonic
        self.time = time.time


def test_people_are_told_in_turn_and_the_slow_behind_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(senders, "PATIENCE", 0.0)  # whoever has been served has been slow

    async def scene() -> None:
        done: list[str] = []
        gates = {name: threading.Event() for name in "abcdefghij"}

        def work(name: str, gate: str) -> Callable[[], None]:
            def sending() -> None:
                gates[gate].wait(SECONDS)
                done.append(name)

            return sending

        made = Senders()
        slow = [f"slow{n}" for n in range(SENDERS)]
        for name in slow:
            made.add(name, work(name, "a"))
        gates["a"].set()
        while not made.is_idle:
            await asyncio.sleep(0)
        done.clear()
        for name in slow:  # now it is known of them
            made.add(name, work(name, "b"))
        made.add("quick", work("quick", "c"))
        gates["c"].set()
        while done != ["quick"]:
            await asyncio.sleep(0)
        gates["b"].set()
        while not made.is_idle:
            await asyncio.sleep(0)
        assert sorted(done) == ["quick", *slow]
        made.close()

    run(scene())


def test_too_many_notices_are_dropped_not_kept() -> None:
    async def scene() -> None:
        gate = threading.Event()
        made = Senders()

        def wait() -> None:
            gate.wait(SECONDS)

        mine = [made.add("eve", wait) for _ in range(limits.NOTICES_FOR.most + 2)]
        assert mine.count(False) == 1  # one is being sent
        all_of_them = [made.add(f"p{n}", wait) for n in range(limits.NOTICES.most)]
        assert False in all_of_them
        gate.set()
        made.close()

    run(scene())


# ---- mail


def test_nobody_is_bombed_with_mail(tmp_path: Path) -> None:
    """By however many guests, from however many networks; and no network mails to everybody."""
    mailed: list[Any] = []
    with Host(tmp_path, smtp_host="mail.example.org", rate_limits=1.0, trusted_proxies="*") as host:
        mail = host.services.notifier.mail
        assert mail is not None
        mail.transport = mailed.append

        def ask(guest: int, address: str, network: str) -> int:
            with host.visitor() as visitor:
                there = {"x-forwarded-for": network}
                name = {"name": f"Buy {guest} now"}
                assert visitor.ask("POST", "/api/me", name, headers=there).is_success
                body = {"email": address}
                path = "/api/me/notifications/email"
                return visitor.ask("PUT", path, body, headers=there).status_code

        spelt = ["victim@example.org", "Victim+1@example.org", "v.ictim+2@EXAMPLE.org"]
        tried = [ask(n, spelt[n % 3], f"203.0.{n}.1") for n in range(12)]
        assert tried == [200] * limits.MAIL_TO.most + [429] * (12 - limits.MAIL_TO.most)
        tried = [ask(n, f"somebody{n}@example.org", "198.51.100.7") for n in range(12)]
        assert tried.count(200) == limits.MAIL_FROM.most
        wait_until(lambda: host.services.notifier.senders.is_idle)
        assert len(mailed) == tried.count(200) + limits.MAIL_TO.most
        for message in mailed:
            assert "Buy" not in message.as_string()


def test_one_network_has_few_browsers_and_accounts_an_hour(tmp_path: Path) -> None:
    """Guests are as many as anybody likes: what they bring along is counted by network."""
    with Host(tmp_path, rate_limits=1.0, trusted_proxies="*") as host:

        def ask(n: int, path: str, body: dict[str, Any], network: str) -> int:
            with host.visitor() as guest:
                there = {"x-forwarded-for": network}
                elsewhere = {"x-forwarded-for": f"203.0.{n}.1"}  # guests have a limit of their own
                assert guest.ask("POST", "/api/me", {"name": "x"}, headers=elsewhere).is_success
                return guest.ask("POST", path, body, headers=there).status_code

        def browser(n: int, network: str) -> int:
            keys = {"p256dh": "BPublic", "auth": "secret"}
            endpoint = f"https://push.example.org/{n}"
            body = {"endpoint": endpoint, "keys": keys}
            return ask(n, "/api/me/notifications/push", body, network)

        def account(n: int, network: str) -> int:
            body = {"login": f"somebody{n}", "password": "a horse of course"}
            return ask(n, "/api/me/account", body, network)

        tried = [browser(n, "198.51.100.7") for n in range(25)]
        assert tried.count(200) == limits.BROWSERS_FROM.most
        assert browser(99, "198.51.100.8") == 200
        host.services.limits.sign_in.most = 0.0  # those of a minute are fewer
        tried = [account(n, "198.51.100.7") for n in range(15)]
        assert tried.count(200) == limits.ACCOUNT.most
        assert account(99, "198.51.100.8") == 200


def test_a_mailbox_is_one_however_it_is_spelt() -> None:
    assert mailbox(" A.Nia+x@Example.org ") == mailbox("ania@example.org") == "ania@example.org"
