"""Notifications: told when it becomes somebody's turn who is away; in a live game by push alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.event_loop import run
from tests.server.host import GAME, Host, Visitor, two_at_a_table, wait_until
from trailboss.kernel.registry import load
from trailboss.server.notifications.mail import Mail
from trailboss.server.notifications.notification import Notification
from trailboss.server.notifications.push import WebPush
from trailboss.server.notifications.webhook import Webhook
from trailboss.server.services import Services
from trailboss.server.settings import Settings
from trailboss.tables.people_store import Person

ENDPOINT = "https://push.example.org/send/abc"
BROWSER = {"endpoint": ENDPOINT, "keys": {"p256dh": "BPublic", "auth": "secret"}}
LIVE = {"kind": "live", "minutes": 30, "increment": 5}


class Outbox:
    """A host whose notifications end up in lists."""

    def __init__(self, folder: Path) -> None:
        self.host = Host(folder, smtp_host="mail.example.org", webhook_url="https://hook.example")
        notifier = self.host.services.notifier
        self.empty()
        notifier.push.transport = self._push
        assert notifier.mail is not None
        notifier.mail.transport = lambda message: self.mailed.append(message)
        hook = next(channel for channel in notifier.channels if isinstance(channel, Webhook))
        hook.transport = lambda _url, body: self.hooked.append(body)

    def empty(self) -> None:
        self.pushed: list[dict[str, Any]] = []
        self.mailed: list[EmailMessage] = []
        self.hooked: list[dict[str, Any]] = []
        self.failure: Exception | None = None

    def _push(self, **message: Any) -> None:
        if self.failure is not None:
            raise self.failure
        self.pushed.append(message)

    def quiet(self) -> None:
        """Wait until everything is sent."""
        wait_until(lambda: self.host.services.notifier.senders.is_idle)


@pytest.fixture(scope="module")
def shared_outbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outbox]:
    made = Outbox(tmp_path_factory.mktemp("outbox"))
    with made.host:
        yield made


@pytest.fixture
def outbox(shared_outbox: Outbox) -> Outbox:
    shared_outbox.quiet()
    shared_outbox.empty()
    return shared_outbox


def end_turn(visitor: Visitor, table: str) -> None:
    with visitor.at(table).opened() as socket:
        socket.act("place neutral-b")
        socket.shown(1)
        socket.act("end")


def test_a_browser_is_told(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host) as (ania, olena, table):
        assert olena.post("/api/me/notifications/push", BROWSER)["browsers"] == 1
        end_turn(ania, table)
        outbox.quiet()
        assert len(outbox.pushed) == 1
        sent = outbox.pushed[0]
        assert sent["subscription_info"] == BROWSER
        assert json.loads(sent["data"]) == {
            "type": "your-turn",
            "name": "Olena",
            "table": table,
            "game": "great_western_trail",
            "title": "Great Western Trail",
            "link": outbox.host.services.notifier.link(f"/table/{table}"),  # she never was at it
        }
        assert (
            olena.post("/api/me/notifications/push/stop", {"endpoint": ENDPOINT})["browsers"] == 0
        )


def test_a_mail_goes_only_to_an_address_that_was_confirmed(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host) as (ania, olena, table):
        answer = olena.ask(
            "PUT", "/api/me/notifications/email", {"email": "olena@example.org"}
        ).json()
        assert (answer["email"], answer["email_unconfirmed"]) == (None, "olena@example.org")
        outbox.quiet()
        (confirmation,) = outbox.mailed
        assert confirmation["To"] == "olena@example.org"
        link = next(word for word in confirmation.get_content().split() if "confirm-email" in word)
        path = "/api/confirm-email/" + link.rpartition("/")[2]
        assert "<form" in olena.get(path)
        assert olena.get("/api/me/notifications")["email"] is None
        assert "Thank you" in olena.post(path)
        assert olena.ask("POST", path).status_code == 404
        assert olena.get("/api/me/notifications")["email"] == "olena@example.org"
        end_turn(ania, table)
        outbox.quiet()
        told = outbox.mailed[-1]
        assert told["Subject"] == "Great Western Trail: it is your turn"
        assert f"/table/{table}" in told.get_content()
        olena.delete("/api/me/notifications/email")
        assert olena.get("/api/me/notifications")["email"] is None


@pytest.mark.parametrize("address", ["", "olena", "a@b", "a b@c.de", "a@b.c\nBcc: x@y.zz"])
def test_no_address_at_all_is_refused(outbox: Outbox, address: str) -> None:
    with outbox.host.guest("Olena") as olena:
        assert (
            olena.ask("PUT", "/api/me/notifications/email", {"email": address}).status_code == 400
        )
        outbox.quiet()
        assert outbox.mailed == []


def test_the_hosts_webhook_is_told(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host) as (ania, _, table):
        outbox.quiet()
        outbox.hooked.clear()
        end_turn(ania, table)
        outbox.quiet()
        (body,) = outbox.hooked
        assert body["text"].startswith("Great Western Trail: it is Olena’s turn.")


@pytest.mark.parametrize(
    "name",
    [
        "<!channel>",
        "<@U12345>",
        "@everyone",
        "@here @room",
        "[win](http://x.io)",
        "www.example.org",
        "**loud** `code`",
        "&lt;!here&gt;",
    ],
)
def test_a_name_calls_nobody_by_the_webhook(name: str) -> None:
    sent: list[dict[str, Any]] = []
    hook = Webhook("https://hook.example", "en", lambda _url, body: sent.append(body))
    hook.send(Notification("p", name, "t", load(GAME), "https://here/table/t", ""))
    (body,) = sent
    assert not set("<>@&[]()`*").intersection(body["name"] + body["text"])
    assert name not in body["text"]
    assert ".org" not in body["text"]
    assert body["text"].count("://") == 1
    assert body["allowed_mentions"] == {"parse": []}


def test_whoever_has_the_table_open_is_not_told(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host) as (ania, olena, table):
        olena.post("/api/me/notifications/push", BROWSER)
        outbox.quiet()
        outbox.hooked.clear()
        with olena.at(table).opened() as page:
            end_turn(ania, table)
            page.shown(2)
            outbox.quiet()
        assert outbox.pushed == []
        assert outbox.hooked == []


def test_a_page_in_the_background_is_nobody_who_looks(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host) as (ania, olena, table), olena.at(table).opened() as page:
        olena.post("/api/me/notifications/push", BROWSER)
        bus, her = outbox.host.services.bus, olena.id
        for hidden in (True, False, True):
            page.send("page", hidden=hidden)
            page.send("ping")
            page.until("pong")
            assert bus.is_present(table, her) is not hidden
        end_turn(ania, table)
        page.shown(2)
        outbox.quiet()
        assert len(outbox.pushed) == 1


def test_a_live_game_is_told_by_push_alone(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host, pace=LIVE) as (ania, olena, table):
        olena.post("/api/me/notifications/push", BROWSER)
        _confirm_mail(outbox, olena)
        end_turn(ania, table)
        outbox.quiet()
        assert len(outbox.pushed) == 1
        assert (outbox.mailed, outbox.hooked) == ([], [])


def _confirm_mail(outbox: Outbox, visitor: Visitor) -> None:
    services = outbox.host.services
    person = Person(visitor.id, "Olena")
    token = services.registry.propose_email(person, "olena@example.org", "en")
    assert services.registry.confirm_email(token) is not None


def test_a_link_is_by_the_address_that_its_reader_came_by(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host) as (ania, olena, table):
        olena.post("/api/me/notifications/push", BROWSER)
        with olena.at(table).opened():
            pass
        wait_until(lambda: not outbox.host.services.bus.listeners(table))
        end_turn(ania, table)
        outbox.quiet()
        assert json.loads(outbox.pushed[-1]["data"])["link"] == f"{outbox.host.url}/table/{table}"
        assert outbox.hooked[-1]["link"] == outbox.host.services.notifier.link(f"/table/{table}")


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ({"host": "0.0.0.0"}, "http://127.0.0.1:8000"),
        ({"host": "::1", "port": 9000}, "http://[::1]:9000"),
        (
            {"host": "0.0.0.0", "public_url": "https://games.example.org/"},
            "https://games.example.org",
        ),
    ],
)
def test_a_link_leads_somewhere(tmp_path: Path, given: dict[str, Any], address: str) -> None:
    services = Services(Settings(database=f"sqlite:///{tmp_path}/t.db", **given))
    assert services.notifier.link("/table/t") == f"{address}/table/t"
    services.notifier.came_by("eve", "http://evil.example")
    assert services.notifier.link("/table/t", "ania") == f"{address}/table/t"
    eves = address if "public_url" in given else "http://evil.example"
    assert services.notifier.link("/table/t", "eve") == f"{eves}/table/t"
    run(services.close())


def test_nobody_is_told_of_a_turn_that_is_their_own_doing(outbox: Outbox) -> None:
    with outbox.host.guest("Ania") as ania:
        ania.post("/api/me/notifications/push", BROWSER)
        table = ania.open("me me")
        outbox.quiet()
        outbox.pushed.clear()
        with ania.at(table).opened() as socket:
            socket.act("place neutral-b")
            socket.shown(1)
            socket.act("end")
        outbox.quiet()
        assert outbox.pushed == []


def test_a_move_that_may_come_back_tells_nobody(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host) as (ania, olena, table), ania.at(table).opened() as socket:
        olena.post("/api/me/notifications/push", BROWSER)
        socket.act("place neutral-b")
        socket.shown(1)
        socket.ask("undo")
        outbox.quiet()
        assert outbox.pushed == []


def test_a_browser_that_fails_does_not_keep_the_others_from_hearing(outbox: Outbox) -> None:
    heard: list[str] = []

    def some_fail(subscription_info: dict[str, Any], **_: Any) -> None:
        endpoint = subscription_info["endpoint"]
        if "down" in endpoint:
            raise OSError("no network")
        heard.append(endpoint)

    with outbox.host.guest("Ania") as ania:
        hits: list[str] = []
        push = WebPush(
            outbox.host.services.people, "mailto:host@example.org", hits.append, some_fail
        )
        notification = Notification(ania.id, "Ania", "t", load(GAME), "", "")
        push.subscribe(ania.id, "https://push.example.org/down", "BPublic", "secret")
        with pytest.raises(OSError, match="no network"):
            push.send(notification)
        ways = [f"https://push.example.org/{name}" for name in ("a", "also-down", "b")]
        for endpoint in ways:
            push.subscribe(ania.id, endpoint, "BPublic", "secret")
        assert push.send(notification) == 2
        assert sorted(heard) == [ways[0], ways[2]]


def test_a_failure_harms_nobody_and_is_counted(outbox: Outbox) -> None:
    with two_at_a_table(outbox.host) as (ania, olena, table):
        olena.post("/api/me/notifications/push", BROWSER)
        outbox.failure = OSError("no network")
        end_turn(ania, table)
        outbox.quiet()
        assert olena.get("/api/me/notifications")["browsers"] == 1
        metrics = ania.get("/metrics")
        assert 'trailboss_notifications_total{channel="push",outcome="failed"} 1.0' in metrics


def test_a_browser_that_no_longer_listens_is_forgotten(outbox: Outbox) -> None:
    class Gone(Exception):
        response = SimpleNamespace(status_code=410)

    with two_at_a_table(outbox.host) as (ania, olena, table):
        olena.post("/api/me/notifications/push", BROWSER)
        outbox.failure = Gone()
        end_turn(ania, table)
        outbox.quiet()
        assert olena.get("/api/me/notifications")["browsers"] == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://0x7f.1/x",
        "https://0177.0.0.1/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::127.0.0.1]/x",
        "https://224.0.0.1/x",
        "https://10.1.2.3/x",
        "https://[::1]/x",
        "https://printer.local/x",
        "https://[bad/x",
        "ftp://push.example.org/x",
        "nonsense",
    ],
)
def test_a_push_service_is_on_the_open_internet(outbox: Outbox, endpoint: str) -> None:
    with outbox.host.guest("Eve") as eve:
        body = {**BROWSER, "endpoint": endpoint}
        assert eve.ask("POST", "/api/me/notifications/push", body).status_code == 400


def test_the_servers_key_is_made_once(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with Host(tmp_path) as host, host.guest("Ania") as ania:
            keys.add(ania.get("/api/me/notifications")["push_key"])
    assert len(keys) == 1
    assert len(keys.pop()) == 87  # an uncompressed point of P-256


def test_mail_is_handed_to_the_mail_server(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[Any] = []

    class Server:
        def __init__(self, host: str, port: int, **_: Any) -> None:
            steps.append((host, port))

        def __enter__(self) -> Server:
            return self

        def __exit__(self, *_: object) -> None:
            steps.append("quit")

        def starttls(self, **_: Any) -> None:
            steps.append("starttls")

        def login(self, user: str, password: str) -> None:
            steps.append((user, password))

        def send_message(self, message: EmailMessage) -> None:
            steps.append(message["To"])

    monkeypatch.setattr("smtplib.SMTP", Server)
    settings = Settings(smtp_host="mail.example.org", smtp_user="me", smtp_password="pw")
    people: Any = None
    Mail(settings, people).confirm("olena@example.org", "http://x/y", "en")
    assert steps == [
        ("mail.example.org", 587),
        "starttls",
        ("me", "pw"),
        "olena@example.org",
        "quit",
    ]
