"""What notifications are sent to, on this machine: a push service, a mail server, a webhook."""

from __future__ import annotations

import base64
import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature


class Posted(NamedTuple):
    path: str
    headers: Message
    body: bytes


class PostBox(HTTPServer):
    """Takes every POST, answers with ``status``."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _PostHandler)
        self.posted: list[Posted] = []
        self.status = 201
        self.address = f"http://127.0.0.1:{self.server_port}"


class _PostHandler(BaseHTTPRequestHandler):
    server: PostBox

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.posted.append(Posted(self.path, self.headers, body))
        self.send_response(self.server.status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class MailBox(socketserver.TCPServer):
    """As much of a mail server as it takes to hand in a mail."""

    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _MailHandler)
        self.mails: list[Message] = []
        self.port = self.server_address[1]


class _MailHandler(socketserver.StreamRequestHandler):
    server: MailBox

    def handle(self) -> None:
        self._say("220 here")
        for line in self.rfile:
            match line.split()[0].upper():
                case b"EHLO" | b"HELO" | b"MAIL" | b"RCPT":
                    self._say("250 good")
                case b"DATA":
                    self._say("354 go on")
                    self.server.mails.append(BytesParser().parsebytes(self._data()))
                    self._say("250 taken")
                case b"QUIT":
                    self._say("221 bye")
                    return
                case _:
                    self._say("502 what?")

    def _data(self) -> bytes:
        lines = []
        for line in self.rfile:
            if line == b".\r\n":
                break
            lines.append(line.removeprefix(b"."))
        return b"".join(lines)

    def _say(self, text: str) -> None:
        self.wfile.write(text.encode() + b"\r\n")


@contextmanager
def running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """The end of Web Push that only the person's browser has: it can read what was sent to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.keys = {"p256dh": _text(point), "auth": _text(self._secret)}

    def read(self, posted: Posted) -> Any:
        clear = http_ece.decrypt(
            posted.body, private_key=self._key, auth_secret=self._secret, version="aes128gcm"
        )
        return json.loads(clear)


def signed_by(authorization: str, public_key: str) -> dict[str, Any]:
    """What the sender says about itself (VAPID), if it is signed with the key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert fields["k"].rstrip("=") == public_key
    signed, _, signature = fields["t"].rpartition(".")
    raw = _bytes(signature)
    halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(public_key))
    key.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(_bytes(signed.split(".")[1]))
    return claims


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
