"""Pages of a site with many stored games: python -m tools.pages --games 100000 --people 10000.

A PostgreSQL of its own is filled with finished games of El Paso (some are played, the others are
copies of them under other names), then a server draws up each page for many people. Told is the
server's processor time for a page, and PostgreSQL's.
"""

from __future__ import annotations

import argparse
import json
import secrets
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import psycopg

from tools.load_servers import Several
from tools.site import site
from tools.stored_games import about, play
from trailboss.server.people import COOKIE, hashed_token

GAME = "el_paso"
PLAYED = 12
VISITS = 50
OPEN = 50
"""Tables in the lobby."""
_TABLES = """
INSERT INTO tables (id, game, box, epoch, options, seats, seed, commitment, visibility, pace,
    status, owner, created, started, finished, result, choices, waiting_for, told)
SELECT 'g' || n, %(game)s, %(box)s, %(epoch)s, '{}', 2, %(seed)s, %(commitment)s, 'open',
    '{"kind": "none"}', %(status)s, 'p' || n %% %(people)s, %(now)s - n, %(now)s - n,
    CASE WHEN %(status)s = 'finished' THEN %(now)s - n / 2 END, %(result)s::json, %(choices)s::json,
    '[]', %(now)s - n
FROM generate_series(%(first)s::int, %(last)s::int, %(step)s::int) AS n
"""
_SEATS = """
INSERT INTO seats ("table", seat, kind, person, name, invitation)
SELECT 'g' || n, seat, CASE WHEN seat = 1 AND %(status)s = 'open' THEN 'open' ELSE 'person' END,
    CASE WHEN seat = 0 OR %(status)s <> 'open' THEN 'p' || (n + seat * 7) %% %(people)s END,
    'Somebody', md5(n::text || seat)
FROM generate_series(%(first)s::int, %(last)s::int, %(step)s::int) AS n,
    generate_series(0, 1) AS seat
"""
_LOG = """
INSERT INTO log ("table", seq, kind, seat, text, request, at)
SELECT 'g' || n, line.seq, 'move', line.seat, line.text, 'r' || line.seq, %(now)s
FROM generate_series(%(first)s::int, least(%(last)s, %(logged)s)::int, %(step)s::int) AS n,
    unnest(%(seqs)s::int[], %(by)s::int[], %(texts)s::text[]) AS line (seq, seat, text)
"""


def fill(address: str, games: int, people: int, logged: int) -> str:
    """The token by which anybody comes in: everybody's browser shows the same, of one person."""
    token = secrets.token_urlsafe(16)
    now = time.time()
    with psycopg.connect(address, cursor_factory=psycopg.ClientCursor) as db:
        db.execute(
            "INSERT INTO people (id, name, created) SELECT 'p' || n, 'Somebody', %s "
            "FROM generate_series(0, %s) AS n",
            (now, people),
        )
        row = "INSERT INTO sessions (token, person, created) VALUES (%s, 'p1', %s)"
        db.execute(row, (hashed_token(token), now))
        for number in range(PLAYED):
            state, moves = play(GAME, 2, number)
            values = {**about(state), "now": now, "people": people, "logged": logged}
            values["result"] = json.dumps(state.standings())
            chosen = [state.game.choices(state, seat) for seat in range(state.seats)]
            values["choices"] = json.dumps(chosen)
            values |= {"first": number + 1, "last": games, "step": PLAYED, "status": "finished"}
            lines = {
                "seqs": list(range(1, len(moves) + 1)),
                "by": [seat for seat, _ in moves],
                "texts": [text for _, text in moves],
            }
            for statement in (_TABLES, _SEATS, _LOG):
                db.execute(statement, {**values, **lines})
        waiting = {**values, "first": games + 1, "last": games + OPEN, "step": 1, "status": "open"}
        waiting |= {"result": None, "choices": None}
        for statement in (_TABLES, _SEATS):
            db.execute(statement, waiting)
        db.commit()
        db.autocommit = True
        db.execute("VACUUM ANALYZE")
    return token


def pages(logged: int) -> Iterator[tuple[str, Callable[[int], str]]]:
    yield "home", lambda _: "/api/me/tables"
    yield "lobby", lambda _: "/api/tables"
    yield "statistics", lambda _: f"/api/games/{GAME}/statistics"
    yield "profile", lambda _: "/api/me/solo"
    yield "replay", lambda visit: f"/api/tables/g{1 + visit * 97 % logged}/replay"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--logged", type=int, default=0, help="games with their log; 0: all")
    given = parser.parse_args()
    logged = given.logged or given.games
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        with site(folder, 1, 0, "--rate-limits", "0") as started:
            server = Several(started)
            began = time.perf_counter()
            token = fill(started.address, given.games, given.people, logged)
            took = time.perf_counter() - began
            print(f"{given.games} games ({logged} with log), {given.people} people: {took:.0f} s")
            with httpx.Client(cookies={COOKIE: token}, timeout=120, verify=False) as http:
                for page, path in pages(logged):
                    _measure(server, http, page, path)


def _measure(server: Several, http: httpx.Client, page: str, path: Callable[[int], str]) -> None:
    address = f"http://{server.address}"
    first = time.perf_counter()
    answer = http.get(address + path(0)).raise_for_status()
    first = time.perf_counter() - first
    used, stored, began = server.cpu_seconds(), server.database_seconds(), time.perf_counter()
    for visit in range(1, VISITS + 1):
        http.get(address + path(visit)).raise_for_status()
    took = (time.perf_counter() - began) / VISITS * 1000
    used = (server.cpu_seconds() - used) / VISITS * 1000
    stored = (server.database_seconds() - stored) / VISITS * 1000
    print(
        f"  {page:11}{used:6.1f} ms of the server, {stored:5.1f} ms of PostgreSQL; "
        f"{took:.1f} ms by the clock, the first {first * 1000:.0f} ms; {len(answer.content)} bytes",
        flush=True,
    )


if __name__ == "__main__":
    main()
