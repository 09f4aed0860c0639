"""What whoever runs a public site asks of people: who may play, and what is not said."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from trailboss.server.settings import BadSetting, Settings
from trailboss.tables.errors import AccountNeeded, EmailNeeded, NotSaidHere
from trailboss.tables.people_store import Person

_WORD = re.compile(r"\w+")


class HouseRules:
    def __init__(self, settings: Settings) -> None:
        self._who_plays = settings.who_plays
        self._words = frozenset(_words_in(settings.chat_words))
        self._admins = frozenset(filter(None, map(str.strip, settings.admins.lower().split(","))))

    def must_let_play(self, person: Person, has_account: bool) -> None:
        """Open a table, sit down, talk. Everybody may look on, and bots play where they are let."""
        if person.keeper is not None or self._who_plays == "anybody":
            return
        if not has_account:
            raise AccountNeeded
        if self._who_plays == "confirmed" and person.email is None:
            raise EmailNeeded

    def must_be_decent(self, text: str) -> None:
        """Names and talk: no word of the list, however it is written."""
        if self._words and not self._words.isdisjoint(_WORD.findall(_plain(text))):
            raise NotSaidHere

    def is_admin(self, person: Person | None) -> bool:
        return person is not None and person.keeper is None and person.login in self._admins


def _words_in(file: str) -> Iterable[str]:
    if not file:
        return
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"setting 'chat_words': cannot read {file}") from error
    for line in lines:
        if not line.startswith("#"):
            yield from _WORD.findall(_plain(line))


def _plain(text: str) -> str:
    """Without case, accents and letters that only look otherwise."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in parts if not unicodedata.combining(c))
