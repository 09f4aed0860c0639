"""A webhook: the host's own address gets a POST whenever it becomes somebody's turn."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from trailboss.server.notifications.notification import Notification
from trailboss.server.speech import say
from trailboss.text import Language

SECONDS = 10
_LOOK_ALIKE = str.maketrans("<>@&#[]()`*_~|:/\\.!", "‹›＠＆＃［］（）ˋ＊＿～｜：／＼․！")

Transport = Callable[[str, dict[str, Any]], None]


class Webhook:
    name = "webhook"
    live = False

    def __init__(self, url: str, language: Language, transport: Transport | None = None) -> None:
        self.url = url
        self.language = language
        self.transport = transport or _post

    def send(self, notification: Notification) -> int:
        notification = notification._replace(name=harmless(notification.name))
        # Many chat services show the field "text" as it is.
        game = notification.title(self.language)
        text = say(
            "turn-webhook", self.language, name=notification.name, game=game, link=notification.link
        )
        body = notification.to_json(self.language, notification.link)
        self.transport(self.url, {**body, "text": text, "allowed_mentions": {"parse": []}})
        return 1


def harmless(name: str) -> str:
    """A name that calls nobody and leads nowhere, whatever chat shows it.

    Letters, digits and what stands in names are left as they are. `<!channel>`, `@everyone`,
    `[here](https://...)`, `www.example.org` and the like become other signs that look alike.
    """
    return name.translate(_LOOK_ALIKE)


def _post(url: str, body: dict[str, Any]) -> None:
    request = urllib.request.Request(
        url,
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json", "user-agent": "trailboss"},
        method="POST",
    )
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        answer.read(1024)
