"""Who may do what: every endpoint for a stranger, a guest, a spectator, a rival and the owner.

The table below is compared with the routes of the application: an endpoint without a row fails.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from tests.server.host import GAME, Host, Socket, Visitor
from trailboss.kernel.registry import load
from trailboss.puzzles.puzzle import puzzles_of

ROLES = ("stranger", "guest", "spectator", "rival", "owner")

MATRIX = """
# people                                        stranger guest spectator rival owner
GET    /api/me                                      200   200   200   200   200
POST   /api/me                                      200   200   200   200   200
DELETE /api/me                                      401   200   200   200   200
POST   /api/me/account                              401   200   200   200   200
POST   /api/sign-in                                 403   403   403   403   403
POST   /api/sign-out                                200   200   200   200   200
GET    /api/me/passkeys                             401   200   200   200   200
POST   /api/me/passkeys                             401   403   403   403   403
POST   /api/me/passkeys/options                     401   200   200   200   200
DELETE /api/me/passkeys/{id}                        401   403   403   403   403
GET    /api/me/bots                                 401   200   200   200   200
POST   /api/me/bots                                 401   403   403   403   403
POST   /api/me/bots/{id}/token                      401   403   403   403   403
DELETE /api/me/bots/{id}                            401   403   403   403   403
POST   /api/sign-in/passkey/options                 200   200   200   200   200
POST   /api/sign-in/passkey                         403   403   403   403   403
GET    /api/me/notifications                              401   200   200   200   200
POST   /api/me/notifications/push                         401   200   200   200   200
POST   /api/me/notifications/push/stop                    401   200   200   200   200
PUT    /api/me/notifications/email                        401   200   200   200   200
DELETE /api/me/notifications/email                        401   200   200   200   200
PUT    /api/me/notifications/language                     401   200   200   200   200
GET    /api/confirm-email/{token}                   200   200   200   200   200
POST   /api/confirm-email/{token}                   404   404   404   404   404
# games
GET    /api/games                                   200   200   200   200   200
GET    /api/games/{game}/rules/{language}           200   200   200   200   200
GET    /api/games/{game}/code                       404   404   404   404   404
GET    /api/games/{game}/doubts/{language}          200   200   200   200   200
GET    /api/games/{game}/statistics                 200   200   200   200   200
GET    /api/games/{game}/text/{language}            200   200   200   200   200
GET    /api/games/{game}/book/{language}            200   200   200   200   200
GET    /api/games/{game}/house/{language}           200   200   200   200   200
POST   /api/games/{game}/house                      200   200   200   200   200
GET    /api/games/{game}/lessons/{language}         200   200   200   200   200
POST   /api/games/{game}/lessons/{lesson}/{chapter} 401   201   201   201   201
POST   /api/games/{game}/examples/{example}         401   201   201   201   201
GET    /api/games/{game}/puzzles/{language}         200   200   200   200   200
POST   /api/games/{game}/puzzles/{puzzle}           401   201   201   201   201
GET    /api/games/{game}/words                      200   200   200   200   200
GET    /api/games/{game}/prints                     200   200   200   200   200
POST   /api/games/{game}/prints                     200   200   200   200   200
GET    /api/games/{game}/components                 200   200   200   200   200
POST   /api/games/{game}/components                 200   200   200   200   200
GET    /api/asyncapi.json                           200   200   200   200   200
# tables
GET    /api/tables                                  200   200   200   200   200
POST   /api/tables                                  401   201   201   201   201
GET    /api/me/tables                               401   200   200   200   200
GET    /api/me/solo                                 401   200   200   200   200
GET    /api/tables/{table}                          200   200   200   200   200
DELETE /api/tables/{table}                          401   403   403   403   200
POST   /api/tables/{table}/sit @private             401   403   403   403   200
POST   /api/tables/{table}/sit @lobby               401   200   200   200   200
POST   /api/tables/{table}/sit @playing             401   400   400   400   400
POST   /api/tables/{table}/stand-up @lobby          401   403   403   403   400
POST   /api/tables/{table}/stand-up @playing        401   400   400   400   400
DELETE /api/tables/{table}/seats/{seat} @lobby      401   403   403   403   400
DELETE /api/tables/{table}/seats/{seat} @playing    401   403   403   403   400
POST   /api/tables/{table}/fill @lobby              401   403   403   403   200
POST   /api/tables/{table}/fill @playing            401   403   403   403   400
POST   /api/tables/{table}/hand-over                401   403   403   400   200
POST   /api/tables/{table}/hint                     401   403   403   403   403
POST   /api/tables/{table}/coach                    401   403   403   403   403
GET    /api/tables/{table}/puzzle/{language}        401   404   404   404   404
SOCKET /api/tables/{table}/live                     101   101   101   101   101
# positions set up by hand: nothing is kept
POST   /api/positions                               200   200   200   200   200
# studies: everybody who has the address may read and try, the owner alone changes them
POST   /api/studies                                 401   201   201   201   201
GET    /api/me/studies                              401   200   200   200   200
GET    /api/studies/{study}/{language}              200   200   200   200   200
GET    /api/studies/{study}/file                    200   200   200   200   200
POST   /api/studies/{study}/position                200   200   200   200   200
POST   /api/studies/{study}/state                   200   200   200   200   200
PUT    /api/studies/{study}                         401   403   403   403   200
DELETE /api/studies/{study}                         401   403   403   403   204
# social
GET    /api/tables/{table}/shares                   401   200   200   200   200
POST   /api/tables/{table}/shares                   401   403   403   403   201
DELETE /api/tables/{table}/shares/{id}              401   403   403   403   200
GET    /api/shared/{token}                          200   200   200   200   200
SOCKET /api/shared/{token}/live                     101   101   101   101   101
GET    /api/tables/{table}/mutes                    401   403   403   403   200
POST   /api/tables/{table}/mutes                    401   403   403   403   200
DELETE /api/tables/{table}/mutes/{id}               401   403   403   403   200
POST   /api/tables/{table}/reports                  401   201   201   403   201
# those who run the site, who are none of these
GET    /api/admin                                   401   403   403   403   403
GET    /api/admin/tables                            401   403   403   403   403
POST   /api/admin/tables/{table}/cancel             401   403   403   403   403
GET    /api/admin/people                            401   403   403   403   403
POST   /api/admin/people/{id}/ban                   401   403   403   403   403
DELETE /api/admin/people/{id}/ban                   401   403   403   403   403
GET    /api/admin/reports                           401   403   403   403   403
POST   /api/admin/reports/{report}/close            401   403   403   403   403
GET    /api/admin/audit                             401   403   403   403   403
# history: nobody before the end, everybody after it
GET    /api/tables/{table}/record @playing          400   400   400   400   400
GET    /api/tables/{table}/record @over             200   200   200   200   200
GET    /api/tables/{table}/replay @playing          400   400   400   400   400
GET    /api/tables/{table}/replay @over             200   200   200   200   200
GET    /api/tables/{table}/replay/{ply} @playing    400   400   400   400   400
GET    /api/tables/{table}/replay/{ply}/explanation/{language} @playing 400 400 400 400 400
GET    /api/tables/{table}/replay/{ply} @over       200   200   200   200   200
GET    /api/tables/{table}/replay/{ply}/line @playing 400 400 400 400 400
GET    /api/tables/{table}/replay/{ply}/line @over  200   200   200   200   200
POST   /api/tables/{table}/analysis @playing        400   400   400   400   400
POST   /api/tables/{table}/analysis @over           400   400   400   400   400
GET    /api/tables/{table}/analysis/{language} @playing 400 400 400 400 400
GET    /api/tables/{table}/analysis/{language} @over 404  404   404   404   404
POST   /api/tables/{table}/fork @playing            401   400   400   400   400
POST   /api/tables/{table}/fork @over               401   201   201   201   201
POST   /api/records                                 401   201   201   201   201
# daily deals
GET    /api/daily                                   200   200   200   200   200
POST   /api/daily                                   401   403   403   403   403
# the host
GET    /health                                      200   200   200   200   200
GET    /metrics                                     200   200   200   200   200
GET    /api/schema                                  200   200   200   200   200
GET    /api/schema/openapi.json                     200   200   200   200   200
"""

ELSEWHERE = {"GET /", "GET /{path}", "GET /assets/{path}", "GET /api/schema/{path}"}
"""Files of the client and unknown descriptions: the same for everybody, and tested elsewhere."""

BODIES: dict[str, Any] = {
    "POST /api/games/{game}/house": {"values": {}},
    "POST /api/games/{game}/prints": {"options": {}},
    "POST /api/games/{game}/components": {"options": {}},
    "POST /api/me": {"name": "Somebody"},
    "POST /api/me/account": {"login": "{login}", "password": "correct horse"},
    "POST /api/sign-in": {"login": "nobody", "password": "wrong password"},
    "POST /api/me/passkeys": {"credential": {}},
    "POST /api/me/bots": {"name": "Ferdinand"},
    "POST /api/sign-in/passkey": {"credential": {}},
    "POST /api/me/notifications/push": {
        "endpoint": "https://push.example.org/{login}",
        "keys": {"p256dh": "x", "auth": "y"},
    },
    "POST /api/me/notifications/push/stop": {"endpoint": "https://push.example.org/x"},
    "PUT /api/me/notifications/email": {"email": "{login}@example.org"},
    "PUT /api/me/notifications/language": {"language": "pl"},
    "POST /api/tables": {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]},
    "POST /api/tables/{table}/sit": {"seat": 1},
    "POST /api/tables/{table}/fill": {"bot": "random"},
    "POST /api/tables/{table}/hand-over": {"seat": 0, "bot": "random"},
    "POST /api/tables/{table}/hint": {"seat": 0, "ply": 0},
    "POST /api/tables/{table}/coach": {"seat": 0, "ply": 0, "action": "end"},
    "POST /api/tables/{table}/shares": {"seat": 0},
    "POST /api/tables/{table}/mutes": {"seat": 1},
    "POST /api/tables/{table}/reports": {"seat": 1, "text": "rude"},
    "POST /api/admin/people/{id}/ban": {"reason": "rude"},
    "POST /api/admin/reports/{report}/close": {"hide": True},
    "POST /api/tables/{table}/fork": {"ply": 0, "seats": [{"kind": "me"}, {"kind": "me"}]},
    "POST /api/records": {"record": "{record}"},
    "POST /api/positions": {"game": GAME, "seats": 2},
    "POST /api/studies": {"game": GAME, "title": "A study"},
    "POST /api/studies/{study}/position": {"moves": []},
    "POST /api/studies/{study}/state": {"moves": []},
    "PUT /api/studies/{study}": {"title": "Another", "version": 1, "nodes": [{"parent": -1}]},
}


def rows() -> Iterator[tuple[str, str, str, int]]:
    """Endpoint, variant, role, expected status."""
    for line in MATRIX.splitlines():
        if not line or line.startswith("#"):
            continue
        method, path, *rest = line.split()
        variant = rest.pop(0)[1:] if rest[0].startswith("@") else "playing"
        for role, status in zip(ROLES, rest, strict=True):
            yield f"{method} {path}", variant, role, int(status)


def endpoints(host: Host) -> set[str]:
    found: set[str] = set()
    for route in host.app.routes:
        if isinstance(route, HTTPRoute):
            methods = {
                method for handler in route.route_handlers for method in handler.http_methods
            }
            found |= {f"{method} {route.path_format}" for method in methods - {"HEAD", "OPTIONS"}}
        elif isinstance(route, WebSocketRoute):
            found.add(f"SOCKET {route.path_format}")
    return found


def test_every_endpoint_has_a_row(host: Host) -> None:
    known = {endpoint for endpoint, *_ in rows()}
    assert endpoints(host) - known - ELSEWHERE == set(), "without a row"
    assert known - endpoints(host) == set(), "a row for nothing"
    assert not ELSEWHERE - endpoints(host), "no such file"


class Scene:
    """A game between the owner (seat 0) and the rival (seat 1), watched by a spectator."""

    _numbers = itertools.count(1)

    def __init__(self, host: Host, variant: str) -> None:
        self.host = host
        self.people = {role: host.guest(role.capitalize()) for role in ROLES[1:]}
        self.people["stranger"] = host.visitor()
        owner, rival = self.people["owner"], self.people["rival"]
        number = next(self._numbers)
        if variant in ("private", "lobby"):
            visibility = "open" if variant == "lobby" else "private"
            table = owner.open("me open", visibility=visibility)
        else:
            table = owner.open("me open", visibility="open")
            rival.sit(table, 1)
        self.names = {
            "table": table,
            "game": GAME,
            "language": "en",
            "lesson": "first",
            "chapter": "goal",
            "example": "steps",
            "puzzle": puzzles_of(load(GAME))[0].id,
            "ply": "0",
            "report": "1",
            "seat": "1",
            "id": "none",
            "token": "none",
            "login": f"somebody{number}",
        }
        self.owner, self.table = owner, table
        if variant == "over":
            owner.delete(f"/api/tables/{table}")

    def prepare(self, endpoint: str) -> None:
        """What an endpoint is about must be there."""
        if "/shares/{id}" in endpoint or "/shared/{token}" in endpoint:
            share = self.owner.post(f"/api/tables/{self.table}/shares", {"seat": 0})
            self.names |= {"id": share["id"], "token": share["token"]}
        elif "/mutes/{id}" in endpoint:
            mutes = self.owner.post(f"/api/tables/{self.table}/mutes", {"seat": 1})
            self.names["id"] = mutes[0]["id"]
        elif "/studies/{study}" in endpoint:
            study = self.owner.post("/api/studies", {"game": GAME, "title": "A study"})
            self.names["study"] = study["id"]
        elif endpoint == "POST /api/records":
            self.owner.delete(f"/api/tables/{self.table}")
            self.names["record"] = self.owner.get(f"/api/tables/{self.table}/record")

    def filled(self, value: Any) -> Any:
        if isinstance(value, str):
            for name, text in self.names.items():
                value = value.replace(f"{{{name}}}", text)
            return value
        if isinstance(value, dict):
            return {key: self.filled(one) for key, one in value.items()}
        return [self.filled(one) for one in value] if isinstance(value, list) else value

    def close(self) -> None:
        for visitor in self.people.values():
            visitor.close()


@pytest.fixture(scope="module")
def quiet(host: Host) -> Host:
    """Nobody thinks, and nothing leaves the house: only what is allowed matters here."""
    services = host.quiet().services
    from trailboss.server.notifications.mail import Mail

    services.notifier.mail = Mail(services.settings, services.people, lambda _message: None)
    return host


@pytest.mark.parametrize(
    ("endpoint", "variant", "role", "status"),
    [pytest.param(*row, id=f"{row[0]}@{row[1]}-{row[2]}") for row in rows()],
)
def test_who_may_do_what(quiet: Host, endpoint: str, variant: str, role: str, status: int) -> None:
    scene = Scene(quiet, variant)
    try:
        scene.prepare(endpoint)
        method, path = endpoint.split()
        visitor = scene.people[role]
        if method == "SOCKET":
            _look(quiet, visitor, scene.filled(path), role, endpoint)
            return
        body = scene.filled(BODIES.get(endpoint))
        answer = visitor.ask(method, scene.filled(path), body)
        assert answer.status_code == status, answer.text
        if status in (401, 403):
            assert set(answer.json()) == {"code", "message", "rule", "reason", "args"}
    finally:
        scene.close()


def _look(host: Host, visitor: Visitor, path: str, role: str, endpoint: str) -> None:
    """Everybody may look; each sees what the seat may see, and nobody else's hand."""
    shared = "/shared/" in endpoint
    mine = [0] if shared else {"rival": [1], "owner": [0]}.get(role, [])
    with Socket(host, path, visitor.token).opened() as page:
        assert page.position["seats"] == mine
        players = page.position["view"]["players"]
        for seat, player in enumerate(players):
            assert ("hand" in player and isinstance(player["hand"], list)) == (seat in mine)
        assert page.position["seed"] is None
        if shared:
            assert page.position["actions"] == []
