"""People: guests with just a name, accounts with a password, opaque sessions kept by the server."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from trailboss.tables.errors import NotAllowed, TableError
from trailboss.tables.store import Store

COOKIE = "trailboss"
SESSION_SECONDS = 365 * 24 * 3600
NAME_LENGTH = 20
SHORTEST_PASSWORD = 8
_LOGIN = re.compile(r"[A-Za-z0-9_.-]{3,30}")


class BadName(TableError):
    code = "bad-name"


class Registry:
    """Who is who. Only hashes of session tokens and passwords are stored."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self._nobody = self.hasher.hash(secrets.token_hex(16))

    def guest(self, name: str) -> tuple[dict[str, Any], str]:
        """A new guest and the token for the cookie."""
        person: dict[str, Any] = {
            "id": secrets.token_hex(16),
            "name": clean_name(name),
            "created": time.time(),
        }
        self.store.add_person(person)
        return person, self._new_session(person["id"])

    def sign_up(self, guest: dict[str, Any], login: str, password: str) -> None:
        """The guest becomes an account and keeps every game."""
        _check_credentials(login, password)
        if guest.get("login"):
            raise NotAllowed("you have an account already")
        hashed = self.hasher.hash(password)
        if not self.store.update_person(guest["id"], login=login.lower(), password=hashed):
            raise BadName(f"the name '{login}' is taken")

    def sign_in(self, login: str, password: str, guest: dict[str, Any] | None) -> str:
        """The token of a new session; the guest's games move to the account."""
        person = self.store.person_by_login(login.lower())
        # A wrong name takes as long as a wrong password, so that names cannot be probed.
        hashed = person["password"] if person and person["password"] else self._nobody
        try:
            self.hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError) as error:
            raise NotAllowed("wrong name or password") from error
        if person is None:
            raise NotAllowed("wrong name or password")
        if guest is not None and not guest.get("login"):
            self.store.adopt(guest["id"], person["id"], person["name"])
        return self._new_session(person["id"])

    def who(self, token: str | None) -> dict[str, Any] | None:
        return self.store.session_person(_hash(token)) if token else None

    def sign_out(self, token: str) -> None:
        self.store.drop_session(_hash(token))

    def sign_out_everywhere(self, person: dict[str, Any]) -> None:
        self.store.drop_sessions_of(person["id"])

    def rename(self, person: dict[str, Any], name: str) -> None:
        self.store.update_person(person["id"], name=clean_name(name))

    def forget(self, person: dict[str, Any]) -> None:
        self.store.delete_person(person["id"], replacement_name="—")

    def _new_session(self, person: str) -> str:
        token = secrets.token_urlsafe(32)
        self.store.add_session(_hash(token), person)
        return token


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name to show: printable, no longer than fits a board."""
    cleaned = " ".join("".join(c for c in name if c.isprintable()).split())[:NAME_LENGTH]
    if not cleaned:
        raise BadName("a name needs at least one letter")
    return cleaned


def _check_credentials(login: str, password: str) -> None:
    if not _LOGIN.fullmatch(login):
        raise BadName("an account name has 3 to 30 letters, digits, dots or dashes")
    if len(password) < SHORTEST_PASSWORD:
        raise BadName(f"a password has at least {SHORTEST_PASSWORD} characters")
