"""E-mail, when the host has set a mail server and a person has confirmed an address."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage

from trailboss.server.notices.notice import Notice
from trailboss.server.settings import Settings
from trailboss.tables.people_store import PeopleStore

SECONDS = 20

Transport = Callable[[EmailMessage], None]


class Mail:
    name = "mail"

    def __init__(
        self, settings: Settings, people: PeopleStore, transport: Transport | None = None
    ) -> None:
        self.settings = settings
        self.people = people
        self.transport = transport or self._smtp

    def send(self, notice: Notice) -> int:
        person = self.people.person(notice.person)
        if person is None or not person["email"]:
            return 0
        text = f"Hello {notice.name},\n\nit is your turn at {notice.title}:\n{notice.link}\n"
        self._deliver(person["email"], notice.headline, text)
        return 1

    def confirm(self, address: str, name: str, link: str) -> None:
        text = (
            f"Hello {name},\n\nfollow this link to be told by mail when it is your turn:\n{link}\n"
            "\nIf that was not you, do nothing: no further mail will come.\n"
        )
        self._deliver(address, "Trailboss: confirm your address", text)

    def _deliver(self, address: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"] = self.settings.smtp_from
        message["To"] = address
        message["Subject"] = subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        self.transport(message)

    def _smtp(self, message: EmailMessage) -> None:
        host, port = self.settings.smtp_host, self.settings.smtp_port
        security = self.settings.smtp_security
        context = ssl.create_default_context()
        if security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
        with server:
            if security == "starttls":
                server.starttls(context=context)
            if self.settings.smtp_user:
                server.login(self.settings.smtp_user, self.settings.smtp_password)
            server.send_message(message)
