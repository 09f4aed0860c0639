"""E-mail, when the host has set a mail server and a person has confirmed an address."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage

from trailboss.server.notifications.notification import Notification
from trailboss.server.settings import Settings
from trailboss.server.speech import Letter, language_of, letter
from trailboss.tables.people_store import PeopleStore
from trailboss.text import Language

SECONDS = 20

Transport = Callable[[EmailMessage], None]


class Mail:
    name = "mail"
    live = False

    def __init__(
        self, settings: Settings, people: PeopleStore, transport: Transport | None = None
    ) -> None:
        self.settings = settings
        self.people = people
        self.transport = transport or self._smtp

    def send(self, notification: Notification) -> int:
        person = self.people.person(notification.person)
        if person is None or not person.email:
            return 0
        language = language_of(person)
        game = notification.title(language)
        told = letter(
            "turn-mail", language, name=notification.name, game=game, link=notification.own_link
        )
        self._deliver(person.email, told, language)
        return 1

    def confirm(self, address: str, link: str, language: Language) -> None:
        """Whose address it is, is not known yet: nothing that somebody has written goes there, not
        even a name."""
        self._deliver(address, letter("confirm-mail", language, link=link), language)

    def _deliver(self, address: str, told: Letter, language: Language) -> None:
        message = EmailMessage()
        message["From"] = self.settings.smtp_from
        message["To"] = address
        message["Subject"] = told.subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(told.text)
        message["Content-Language"] = language  # only now: set_content drops all of Content-*
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


def mailbox(address: str) -> str:
    """Where a mail ends up, for counting: however it is spelt, and whatever stands after a plus."""
    name, _, domain = address.strip().casefold().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{domain}"
