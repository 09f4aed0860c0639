"""A webhook: the host's own address gets a POST whenever it becomes somebody's turn."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from trailboss.server.notices.notice import Notice
from trailboss.server.speech import say
from trailboss.text import Language

SECONDS = 10

Transport = Callable[[str, dict[str, Any]], None]


class Webhook:
    name = "webhook"
    live = False

    def __init__(self, url: str, language: Language, transport: Transport | None = None) -> None:
        self.url = url
        self.language = language
        self.transport = transport or _post

    def send(self, notice: Notice) -> int:
        # Many chat services show the field "text" as it is.
        game = notice.title(self.language)
        text = say("turn-webhook", self.language, name=notice.name, game=game, link=notice.link)
        self.transport(self.url, {**notice.to_json(self.language, notice.link), "text": text})
        return 1


def _post(url: str, body: dict[str, Any]) -> None:
    request = urllib.request.Request(
        url,
        data=json.dumps(body).encode(),
        headers={"content-type": "application/json", "user-agent": "trailboss"},
        method="POST",
    )
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        answer.read(1024)
