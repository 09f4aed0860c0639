"""People: guests with just a name, accounts with a password, opaque sessions kept by the server."""

from __future__ import annotations

import hashlib
import re
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from trailboss.server.limits import LOGIN_LENGTH, NAME_LENGTH, PASSWORD_LENGTH, must_be_short
from trailboss.server.passwords import SHORTEST, is_easy
from trailboss.tables.attendance import NOBODY
from trailboss.tables.errors import Banned, NotAllowed, TableError
from trailboss.tables.people_store import PeopleStore, Person
from trailboss.text import Language

COOKIE = "trailboss"
SESSION_SECONDS = 365 * 24 * 3600
CHALLENGE_SECONDS = 300
_LOGIN = re.compile(rf"[A-Za-z0-9_.-]{{3,{LOGIN_LENGTH.most}}}")
_EMAIL = re.compile(r"[^@\s,;<>\"']{1,64}@[^@\s,;<>\"']{1,180}\.[^@\s,;<>\"'.]{2,}")


class BadName(TableError):
    code = "bad-name"


class EasyPassword(BadName):
    code = "easy-password"


class Registry:
    """Who is who. Only hashes of session tokens and passwords are stored."""

    def __init__(self, people: PeopleStore) -> None:
        self.people = people
        self.hasher = PasswordHasher()
        self._nobody = self.hasher.hash(secrets.token_hex(16))

    def guest(self, name: str) -> tuple[Person, str]:
        """A new guest and the token for the cookie."""
        person = Person(secrets.token_hex(16), clean_name(name))
        self.people.add_person(person)
        return person, self.new_session(person.id)

    def sign_up(self, guest: Person, login: str, password: str) -> None:
        """The guest becomes an account and keeps every game."""
        _check_credentials(login, password)
        if guest.login:
            raise NotAllowed("you have an account already")
        hashed = self.hasher.hash(password)
        given = self.people.give_login(guest.id, login.lower(), hashed)
        if given is None:
            raise NotAllowed("you have an account already")
        if not given:
            raise BadName(f"the name '{login}' is taken")

    def proved(self, login: str, password: str) -> Person:
        """Who it is, if the password is theirs."""
        person, hashed = self.people.person_by_login(login.lower()) or (None, None)
        # A wrong name takes as long as a wrong password, so that names cannot be probed.
        try:
            self.hasher.verify(hashed or self._nobody, password[: PASSWORD_LENGTH.most])
        except (VerificationError, InvalidHashError) as error:
            raise NotAllowed("wrong name or password") from error
        if person is None:
            raise NotAllowed("wrong name or password")
        return person

    def adopts(self, person: Person, guest: Person | None) -> bool:
        """Whether what a browser played as that guest goes to the account that signs in there."""
        return guest is not None and guest.id != person.id and not self.has_account(guest)

    def new_account(self, person: Person) -> str:
        """A new session for a guest who has become an account; no older one is worth anything."""
        self.people.drop_sessions_of(person.id)
        return self.new_session(person.id)

    def has_account(self, person: Person) -> bool:
        """Whether there is a way to sign in again as this person."""
        return bool(person.login) or bool(self.people.passkeys_of(person.id))

    def who(self, token: str | None) -> Person | None:
        if not token:
            return None
        return self.people.session_person(hashed_token(token), time.time() - SESSION_SECONDS)

    def sign_out(self, token: str) -> None:
        self.people.drop_session(hashed_token(token))

    def sign_out_everywhere(self, person: Person) -> None:
        self.people.drop_sessions_of(person.id)

    def rename(self, person: Person, name: str) -> None:
        self.people.update_person(person.id, name=clean_name(name))

    def forget(self, person: Person) -> list[str] | None:
        """The tables that bore the name until now; None if the person has sat down anew."""
        return self.people.delete_person(person.id, replacement_name=NOBODY)

    def must_not_be_banned(self, person: str) -> None:
        ban = self.people.ban_of(person, time.time())
        if ban is not None:
            raise Banned(ban[0])

    def new_session(self, person: str) -> str:
        token = secrets.token_urlsafe(32)
        self.people.add_session(hashed_token(token), person)
        try:  # a ban ends the sessions that it finds: one that comes later finds the ban
            self.must_not_be_banned(person)
        except Banned:
            self.sign_out(token)
            raise
        return token

    def tidy_up(self) -> None:
        """Forget sessions and challenges that have run out."""
        now = time.time()
        self.people.drop_old(now - SESSION_SECONDS, now - CHALLENGE_SECONDS)

    # ---- e-mail, for notifications only, and the language of these

    def propose_email(self, person: Person, address: str, language: Language) -> str:
        """The token that confirms the address; until then nothing is sent there but the token."""
        address = checked_email(address)
        token = secrets.token_urlsafe(24)
        self.people.update_person(
            person.id,
            email_unconfirmed=address,
            email_proof=hashed_token(token),
            language=language,
        )
        return token

    def proposer(self, token: str) -> Person | None:
        """Whose address waits to be confirmed by this token."""
        return self.people.person_by_proof(hashed_token(token))

    def confirm_email(self, token: str) -> Person | None:
        """Whose address it confirmed, None if the token is old."""
        person = self.proposer(token)
        if person is not None:
            self.people.update_person(
                person.id,
                email=person.email_unconfirmed,
                email_unconfirmed=None,
                email_proof=None,
            )
        return person

    def drop_email(self, person: Person) -> None:
        self.people.update_person(person.id, email=None, email_unconfirmed=None, email_proof=None)

    def set_language(self, person: Person, language: Language) -> None:
        self.people.update_person(person.id, language=language)


def checked_email(address: str) -> str:
    address = address.strip()
    if not _EMAIL.fullmatch(address):
        raise BadName("this is no e-mail address")
    return address


def hashed_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def one_line(text: str) -> str:
    """Without line ends and whatever else cannot be printed."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean_name(name: str) -> str:
    """A name to show: printable, no longer than fits a board."""
    cleaned = one_line(name)
    must_be_short(cleaned, NAME_LENGTH)
    if not cleaned:
        raise BadName("a name needs at least one letter")
    return cleaned


def _check_credentials(login: str, password: str) -> None:
    must_be_short(login, LOGIN_LENGTH)
    if not _LOGIN.fullmatch(login):
        raise BadName("an account name has at least 3 letters, digits, dots or dashes")
    must_be_short(password, PASSWORD_LENGTH)
    if len(password) < SHORTEST:
        raise BadName(f"a password has at least {SHORTEST} characters")
    if is_easy(password, login):
        raise EasyPassword("this password is among the first that anybody tries")
