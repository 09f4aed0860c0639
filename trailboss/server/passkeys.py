"""Passkeys: signing in with what the browser or phone keeps, without a password (WebAuthn)."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.generate_challenge import generate_challenge
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from trailboss.server.limits import KEY_NAME_LENGTH, PASSKEYS, must_be_fewer, must_be_short
from trailboss.server.people import CHALLENGE_SECONDS, Registry, hashed_token, one_line
from trailboss.tables.errors import NotAllowed, WrongMoment
from trailboss.tables.people_store import PeopleStore, Person

REGISTER, SIGN_IN = "register", "sign-in"


@dataclass(frozen=True)
class Site:
    """The site that a key is for: a browser hands a key out to no other."""

    origin: str

    @property
    def domain(self) -> str:
        return urlsplit(self.origin).hostname or ""


class Passkeys:
    def __init__(self, people: PeopleStore, registry: Registry) -> None:
        self.people = people
        self.registry = registry

    # ---- a new key

    def ask_for_key(self, person: Person, site: Site) -> dict[str, Any]:
        """What the browser needs to make a key for this person."""
        known = self.people.passkeys_of(person.id)
        must_be_fewer(len(known), PASSKEYS)
        options = webauthn.generate_registration_options(
            rp_id=site.domain,
            rp_name="Trailboss",
            user_id=bytes.fromhex(person.id),
            user_name=person.login or person.name,
            user_display_name=person.name,
            challenge=self._challenge(REGISTER, person.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(key["id"])) for key in known
            ],
        )
        return _plain(options)

    def add_key(self, person: Person, site: Site, answer: dict[str, Any], name: str) -> None:
        name = one_line(name)
        must_be_short(name, KEY_NAME_LENGTH)
        challenge = self._take_challenge(answer, REGISTER, person.id)
        try:
            verified = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
            )
        except Exception as error:
            raise NotAllowed("this passkey could not be verified") from error
        row = {
            "id": bytes_to_base64url(verified.credential_id),
            "person": person.id,
            "public_key": verified.credential_public_key,
            "count": verified.sign_count,
            "name": name or "Passkey",
            "created": time.time(),
        }
        if not self.people.add_passkey(row, partial(must_be_fewer, limit=PASSKEYS)):
            raise WrongMoment("this passkey is known already")

    def remove_key(self, person: Person, id: str) -> None:
        keys = [key["id"] for key in self.people.passkeys_of(person.id)]
        if id not in keys:
            raise NotAllowed("you have no such passkey")
        if len(keys) == 1 and not person.login:
            raise WrongMoment("this is the only way into your account")
        self.people.drop_passkey(id)

    # ---- signing in

    def ask_to_sign_in(self, site: Site) -> dict[str, Any]:
        """Any key of this site will do: the key says who it is."""
        options = webauthn.generate_authentication_options(
            rp_id=site.domain, challenge=self._challenge(SIGN_IN, None)
        )
        return _plain(options)

    def sign_in(self, site: Site, answer: dict[str, Any]) -> Person:
        """Who it is, if the browser holds a key of theirs."""
        challenge = self._take_challenge(answer, SIGN_IN, None)
        key = self.people.passkey(str(answer.get("id")))
        if key is None:
            raise NotAllowed("this passkey is not known here")
        try:
            verified = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                credential_public_key=key["public_key"],
                credential_current_sign_count=key["count"],
            )
        except Exception as error:
            raise NotAllowed("this passkey could not be verified") from error
        self.people.passkey_used(key["id"], verified.new_sign_count)
        person = self.people.person(key["person"])
        assert person is not None
        return person

    # ---- challenges: made here, good once

    def _challenge(self, purpose: str, person: str | None) -> bytes:
        challenge = generate_challenge()
        self.people.add_challenge(_name_of(challenge), purpose, person)
        return challenge

    def _take_challenge(self, answer: dict[str, Any], purpose: str, person: str | None) -> bytes:
        try:
            data = base64url_to_bytes(answer["response"]["clientDataJSON"])
            challenge = parse_client_data_json(data).challenge
        except Exception as error:
            raise NotAllowed("this is no answer of a passkey") from error
        oldest = time.time() - CHALLENGE_SECONDS
        if not self.people.take_challenge(_name_of(challenge), purpose, person, oldest):
            raise NotAllowed("this came too late, or twice: try again")
        return challenge


def _name_of(challenge: bytes) -> str:
    return hashed_token(bytes_to_base64url(challenge))


def _plain(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return plain
