"""A soft authenticator: makes and uses passkeys as a phone would, without anybody's thumb."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256 = -7
Json = dict[str, Any]


@dataclass
class _Key:
    id: bytes
    domain: str
    user: bytes
    private: ec.EllipticCurvePrivateKey
    uses: int = 0


@dataclass
class Authenticator:
    """Keeps keys by the site they are for. ``origin`` is what its browser says it is visiting."""

    origin: str
    keys: list[_Key] = field(default_factory=list)

    def create(self, options: Json) -> Json:
        """What navigator.credentials.create() would give."""
        domain = options["rp"]["id"]
        known = {excluded["id"] for excluded in options.get("excludeCredentials", ())}
        assert not any(_text(key.id) in known for key in self.keys), "has a key already"
        private = ec.generate_private_key(ec.SECP256R1())
        key = _Key(os.urandom(32), domain, _bytes(options["user"]["id"]), private)
        self.keys.append(key)
        data = self._data(key, PRESENT | VERIFIED | ATTESTED) + _attested(key)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options["challenge"])
        response = {"clientDataJSON": _text(client), "attestationObject": _text(attestation)}
        return _credential(key, response)

    def get(self, options: Json) -> Json:
        """What navigator.credentials.get() would give."""
        key = next(key for key in reversed(self.keys) if key.domain == options["rpId"])
        key.uses += 1
        data = self._data(key, PRESENT | VERIFIED)
        client = self._client_data("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        response = {
            "clientDataJSON": _text(client),
            "authenticatorData": _text(data),
            "signature": _text(key.private.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": _text(key.user),
        }
        return _credential(key, response)

    def _data(self, key: _Key, flags: int) -> bytes:
        domain = hashlib.sha256(key.domain.encode()).digest()
        return domain + struct.pack(">BI", flags, key.uses)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()


def _attested(key: _Key) -> bytes:
    """The new key's id and public half, in the form of the standard."""
    numbers = key.private.public_key().public_numbers()
    x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
    public = cbor2.dumps({1: 2, 3: ES256, -1: 1, -2: x, -3: y})
    no_maker = bytes(16)
    return no_maker + struct.pack(">H", len(key.id)) + key.id + public


def _credential(key: _Key, response: Json) -> Json:
    return {
        "id": _text(key.id),
        "rawId": _text(key.id),
        "type": "public-key",
        "response": response,
        "clientExtensionResults": {},
    }


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
