"""Two servers that play the same game in two worlds, which one viewer must not tell apart.

The first server plays the real game. In the second, what the viewer cannot know is dealt anew: its
table in memory is replaced by a copy that looks the same to the viewer. Everything else is the
real thing: routes, sockets, gate, database. Both hear the same messages at the same (stopped)
time, so whatever the viewer's connections receive must be the same, byte for byte.

A world is made anew when it must end: somebody does what is legal only in the real one, or the
viewer is rightly shown something that was hidden. The conformance kit does the same with states.
"""

from __future__ import annotations

import copy
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from tests.server.host import GAME, Host, Json, Socket, Visitor
from trailboss import Dice, State
from trailboss.kit.tables import shared_piles as piles_of
from trailboss.tables.live import Asked, Live, Tried
from trailboss.tables.people_store import Person

Viewer = int | None
ATTEMPTS = 20
"""How often another world is tried for, until one is found that could have led here."""


class World:
    """One of the two servers, with a page open for each seat and two for the viewer."""

    def __init__(self, host: Host, table: str, tokens: list[str], share: str | None) -> None:
        self.host = host
        self.table = table
        self.tokens = tokens
        self.share = share

    @contextmanager
    def open_pages(self, viewer: Viewer) -> Iterator[None]:
        with ExitStack() as stack:
            path = f"/api/tables/{self.table}/live"
            self.pages = [
                stack.enter_context(Socket(self.host, path, token).opened())
                for token in self.tokens
            ]
            if viewer is None:
                self.eyes = [stack.enter_context(Socket(self.host, path, None).opened())]
            else:
                shared = Socket(self.host, f"/api/shared/{self.share}/live", None)
                self.eyes = [self.pages[viewer], stack.enter_context(shared.opened())]
            self.visitor = stack.enter_context(Visitor(self.host))
            if viewer is not None:
                self.visitor.http.cookies.set("trailboss", self.tokens[viewer])
            yield

    @property
    def all_pages(self) -> list[Socket]:
        return [*self.pages, *(page for page in self.eyes if page not in self.pages)]

    @property
    def live(self) -> Live:
        return self.host.do(self.host.services.hall.gate.live(self.table))

    def put(self, live: Live) -> None:
        """Exchange what the server has in memory."""

        async def exchange() -> None:
            cache = self.host.services.hall.gate.cache
            async with cache.lock(self.table):
                cache._live[self.table] = live

        self.host.do(exchange())

    def heard(self) -> list[list[Json]]:
        """What the viewer's pages have received since the last time, positions first.

        Answers and positions come from two tasks: which is first is a matter of chance.
        """
        news = []
        for page in self.eyes:
            news.append(sorted(page.heard, key=lambda message: message["type"] != "position"))
            page.heard.clear()
        return news

    def endpoints(self) -> list[tuple[str, int, str]]:
        """Everything else that the viewer can ask about the table."""
        found = []
        for path in ("", "/shares", "/mutes", "/record", "/replay", "/replay/3"):
            answer = self.visitor.ask("GET", f"/api/tables/{self.table}{path}")
            found.append((path, answer.status_code, answer.text))
        for path in ("/api/me/tables", "/api/tables", f"/api/shared/{self.share}"):
            answer = self.visitor.ask("GET", path)
            found.append((path, answer.status_code, answer.text))
        return found


@contextmanager
def two_servers(folder: Path, seats: int, viewer: Viewer) -> Iterator[tuple[World, World]]:
    """The second server begins with a copy of the first one's database."""
    (folder / "one").mkdir()
    (folder / "two").mkdir()
    with ExitStack() as stack:
        first = stack.enter_context(Host(folder / "one").quiet())
        people = [stack.enter_context(first.guest(f"Seat {n}")) for n in range(seats)]
        owner = Person(people[0].id, "Seat 0")
        seated = [{"kind": "me"}, *({"kind": "open"} for _ in range(1, seats))]
        hall = first.services.hall
        table = first.do(
            hall.seating.open_table(owner, GAME, seated, {}, "open", {}, f"{seats:064x}")
        )
        for seat in range(1, seats):
            people[seat].sit(table, seat)
        share = None
        if viewer is not None:
            made = people[viewer].post(f"/api/tables/{table}/shares", {"seat": viewer})
            share = made["token"]
        with (
            closing(sqlite3.connect(folder / "one/trailboss.db")) as source,
            closing(sqlite3.connect(folder / "two/trailboss.db")) as target,
        ):
            source.backup(target)
        second = stack.enter_context(Host(folder / "two").quiet())
        tokens = [str(person.token) for person in people]
        worlds = [World(host, table, tokens, share) for host in (first, second)]
        for world in worlds:
            stack.enter_context(world.open_pages(viewer))
        yield worlds[0], worlds[1]


# ---- another world


def another(live: Live, viewer: Viewer, dice: Dice) -> Live:
    """The table as it could be as well, for all the viewer knows."""
    for _ in range(ATTEMPTS):
        state = live.settled.redetermine(viewer, Dice(dice.below(1 << 31)))
        state.dice = live.settled.dice.clone()
        state.history = live.settled.history
        found = _with_state(live, state)
        if found is not None:
            return found
    return as_it_is(live)


def _with_state(live: Live, settled: State) -> Live | None:
    """With other hidden things, if what was done since could have been done there too."""
    other = as_it_is(live)
    other.pending = []
    other.state, other.question = settled, Asked.of(settled)
    for tried in live.pending:
        moved = tried.after.history
        assert moved is not None
        if moved[2] not in [action.text for action in other.state.actions(tried.seat)]:
            return None
        again = other.try_move(tried.seat, moved[2])
        if again.settles != tried.settles:
            return None
        other.pending.append(Tried(*again))
        other.state, other.question = again.after, again.asks
    return other


def as_it_is(live: Live) -> Live:
    other = copy.copy(live)
    for name in ("seats", "pending", "taken_back", "recent", "retreats", "requests"):
        setattr(other, name, copy.copy(getattr(live, name)))
    other.clock = live.clock.copy()
    other.shown = {}
    return other


def differ(one: Live, two: Live) -> bool:
    """Whether the two worlds are two at all."""
    return bool(one.state.dump()["state"] != two.state.dump()["state"])


def may_differ(before: State, after: State, viewer: Viewer, piles: bool) -> bool:
    """Whether the viewer was rightly shown something that was hidden before."""
    revealed = after.revealed_since(before.mark())
    shown = bool(revealed.seats) if viewer is None else viewer in revealed.seats
    return shown or (revealed.dice and piles)


def shared_piles(state: State) -> list[Any]:
    return [list(getattr(state, name)) for name in piles_of(GAME)]
