"""Bots of accounts: they come by a token instead of a session, and are always marked as bots."""

from __future__ import annotations

import secrets

from trailboss.server.limits import BOTS
from trailboss.server.people import Registry, clean_name, hashed_token
from trailboss.tables.errors import AccountNeeded, Enough, NotAllowed
from trailboss.tables.people_store import Person
from trailboss.tables.program_store import Program, ProgramStore

PREFIX = "tb_"
"""So that whoever looks for secrets in files finds ours."""
MARK = " (bot)"
"""Behind the name of every program, wherever a name is shown."""


class Programs:
    """Only hashes of tokens are stored: a token is shown once, when it is made."""

    def __init__(self, store: ProgramStore, registry: Registry) -> None:
        self.store = store
        self.registry = registry

    def mint(self, keeper: Person, name: str) -> tuple[Program, str]:
        """A new bot of an account, and the token by which it comes."""
        if not self.registry.has_account(keeper):
            raise AccountNeeded()
        name = clean_name(name) + MARK
        made = Person(secrets.token_hex(16), name, keeper=keeper.id)
        token = _new_token()
        if not self.store.add(made, hashed_token(token), BOTS.most):
            raise Enough(BOTS.name, f"{BOTS.most} bots are enough: dismiss one first")
        return next(one for one in self.store.kept(keeper.id) if one.id == made.id), token

    def renew(self, keeper: Person, id: str) -> str:
        """Another token; the old one is worth nothing from now on."""
        token = _new_token()
        if not self.store.renew(keeper.id, id, hashed_token(token)):
            raise NotAllowed("this is not your bot")
        return token

    def dismiss(self, keeper: Person, id: str) -> None:
        if not self.store.dismiss(keeper.id, id):
            raise NotAllowed("this is not your bot")

    def who(self, token: str) -> Person | None:
        return self.store.by_token(hashed_token(token)) if token.startswith(PREFIX) else None


def _new_token() -> str:
    return PREFIX + secrets.token_urlsafe(32)
