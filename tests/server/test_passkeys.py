"""Passkeys: a guest becomes an account by one, and signs in by it elsewhere."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.host import Host, Visitor


@pytest.fixture
def phone(host: Host) -> Authenticator:
    return Authenticator(host.url)


def register(visitor: Visitor, phone: Authenticator, name: str = "Phone") -> Any:
    options = visitor.post("/api/me/passkeys/options")
    return visitor.post("/api/me/passkeys", {"credential": phone.create(options), "name": name})


def sign_in(visitor: Visitor, phone: Authenticator) -> Any:
    options = visitor.post("/api/sign-in/passkey/options")
    return visitor.post("/api/sign-in/passkey", {"credential": phone.get(options)})


def refused(answer: Any) -> str:
    assert answer.status_code in (400, 403), answer.text
    return str(answer.json()["message"])


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(
    host: Host, phone: Authenticator
) -> None:
    with host.guest("Ania") as ania, host.guest("Guest") as elsewhere:
        table = elsewhere.open("me me")
        assert register(ania, phone)["account"]
        assert [key["name"] for key in ania.get("/api/me/passkeys")] == ["Phone"]
        assert sign_in(elsewhere, phone)["id"] == ania.id
        assert elsewhere.id == ania.id
        assert table in [one["id"] for one in ania.get("/api/me/tables")]
        assert ania.get("/api/me/passkeys")[0]["used"] is not None


def test_a_challenge_is_good_once(host: Host, phone: Authenticator) -> None:
    with host.guest("Ania") as ania, host.visitor() as visitor:
        register(ania, phone)
        answer = phone.get(visitor.post("/api/sign-in/passkey/options"))
        visitor.post("/api/sign-in/passkey", {"credential": answer})
        again = visitor.ask("POST", "/api/sign-in/passkey", {"credential": answer})
        assert "twice" in refused(again)


def test_a_challenge_is_good_only_for_what_and_whom_it_was_made(
    host: Host, phone: Authenticator
) -> None:
    with host.guest("Ania") as ania, host.guest("Eve") as eve:
        credential = phone.create(ania.post("/api/me/passkeys/options"))
        stolen = eve.ask("POST", "/api/me/passkeys", {"credential": credential})
        assert "too late" in refused(stolen)
        options = eve.post("/api/sign-in/passkey/options")
        options = {**options, "rp": {"id": "127.0.0.1"}, "user": {"id": "AAAA"}}
        wrong = eve.ask("POST", "/api/me/passkeys", {"credential": phone.create(options)})
        assert "too late" in refused(wrong)


def test_a_challenge_runs_out(
    host: Host, phone: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    with host.guest("Ania") as ania:
        credential = phone.create(ania.post("/api/me/passkeys/options"))
        late = time.time() + 301
        monkeypatch.setattr("trailboss.server.passkeys.time.time", lambda: late)
        answer = ania.ask("POST", "/api/me/passkeys", {"credential": credential})
        assert "too late" in refused(answer)


def test_a_key_for_another_site_does_not_open_this_one(host: Host) -> None:
    with host.guest("Ania") as ania:
        elsewhere = Authenticator("https://evil.example")
        credential = elsewhere.create(ania.post("/api/me/passkeys/options"))
        answer = ania.ask("POST", "/api/me/passkeys", {"credential": credential})
        assert "could not be verified" in refused(answer)


def test_a_forged_signature_is_refused(host: Host, phone: Authenticator) -> None:
    with host.guest("Ania") as ania, host.visitor() as visitor:
        register(ania, phone)
        forger = Authenticator(host.url)
        forger.create({"rp": {"id": "127.0.0.1"}, "user": {"id": "AAAA"}, "challenge": "AAAA"})
        answer = forger.get(visitor.post("/api/sign-in/passkey/options"))
        answer["id"] = answer["rawId"] = ania.get("/api/me/passkeys")[0]["id"]
        tried = visitor.ask("POST", "/api/sign-in/passkey", {"credential": answer})
        assert "could not be verified" in refused(tried)


def test_a_copied_key_is_noticed_by_its_count(host: Host, phone: Authenticator) -> None:
    with host.guest("Ania") as ania, host.visitor() as visitor:
        register(ania, phone)
        sign_in(visitor, phone)
        sign_in(visitor, phone)
        phone.keys[-1].uses = 0  # the copy has not kept up
        answer = phone.get(visitor.post("/api/sign-in/passkey/options"))
        tried = visitor.ask("POST", "/api/sign-in/passkey", {"credential": answer})
        assert "could not be verified" in refused(tried)


def test_an_unknown_key_is_refused(host: Host, phone: Authenticator) -> None:
    with host.visitor() as visitor:
        phone.create({"rp": {"id": "127.0.0.1"}, "user": {"id": "AAAA"}, "challenge": "AAAA"})
        answer = phone.get(visitor.post("/api/sign-in/passkey/options"))
        tried = visitor.ask("POST", "/api/sign-in/passkey", {"credential": answer})
        assert "not known" in refused(tried)


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": 1}, {"response": {"clientDataJSON": "%%"}}, {"id": ["x"]}],
)
def test_garbage_is_refused(host: Host, credential: Any) -> None:
    with host.guest("Ania") as ania:
        for path in ("/api/me/passkeys", "/api/sign-in/passkey"):
            assert refused(ania.ask("POST", path, {"credential": credential}))


def test_the_only_way_in_is_not_removed(host: Host, phone: Authenticator) -> None:
    with host.guest("Ania") as ania, host.guest("Eve") as eve:
        register(ania, phone)
        key = ania.get("/api/me/passkeys")[0]["id"]
        assert "no such" in refused(eve.ask("DELETE", f"/api/me/passkeys/{key}"))
        assert "only way" in refused(ania.ask("DELETE", f"/api/me/passkeys/{key}"))
        register(ania, Authenticator(host.url), "Laptop")
        left = ania.delete(f"/api/me/passkeys/{key}")
        assert [one["name"] for one in left] == ["Laptop"]


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    with Host(tmp_path, public_url="https://trail.example.org") as host:
        phone = Authenticator("https://trail.example.org")
        with host.guest("Ania") as ania, host.visitor() as visitor:
            assert ania.post("/api/me/passkeys/options")["rp"]["id"] == "trail.example.org"
            register(ania, phone)
            assert sign_in(visitor, phone)["name"] == "Ania"
