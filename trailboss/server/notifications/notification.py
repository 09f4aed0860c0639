"""What people are told when it becomes their turn, in a form that every channel can use."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from trailboss.kernel.game import AnyGame
from trailboss.server.speech import title_of
from trailboss.text import Language


class Notification(NamedTuple):
    """It is somebody's turn. Nothing in it says what lies on the table."""

    person: str
    name: str
    table: str
    game: AnyGame
    link: str
    own_link: str
    """By the address that the person uses, for their eyes only."""

    def title(self, language: Language) -> str:
        return title_of(self.game, language)

    def to_json(self, language: Language, link: str) -> dict[str, Any]:
        return {
            "type": "your-turn",
            "name": self.name,
            "table": self.table,
            "game": self.game.meta.name,
            "title": self.title(language),
            "link": link,
        }


class Channel(Protocol):
    """By which people are told. ``send`` runs in a thread and may take its time or fail."""

    name: str
    live: bool
    """Whether it is quick enough to be of use at a table with a live clock."""

    def send(self, notification: Notification) -> int:
        """How many messages went out: none when the person does not want to be told this way."""
        ...
