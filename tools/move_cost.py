"""What a move costs the server, in processor time and bytes: `python -m tools.move_cost`.

No network and no second process: tables of two people, each with a page open, play any legal moves
through the gate, and what both pages would be sent is drawn up and encoded. Processor time hardly
depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from websockets.frames import Frame, Opcode

from trailboss.server.packing import WORTH_PACKING, Packing
from trailboss.server.patches import Outbox
from trailboss.server.socket import EVERYTHING
from trailboss.tables.bus import Bus
from trailboss.tables.database import Database
from trailboss.tables.hall import Hall
from trailboss.tables.live import Live
from trailboss.tables.people_store import PeopleStore, Person
from trailboss.tables.player import Player
from trailboss.tables.position import position
from trailboss.tables.shown import PositionShown
from trailboss.tables.store import Store
from trailboss.tables.thinking import Thinkers

PEOPLE = (Person("ania", "Ania"), Person("olena", "Olena"))
WARM_UP = 20
"""Moves that are not counted: what a game puts together once is not what a move costs."""
PACKING = Packing().process_request_params([], [])[1]
_encode = msgspec.json.Encoder().encode


class Costs:
    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self.sizes: dict[str, list[int]] = defaultdict(list)

    @contextmanager
    def of(self, part: str) -> Iterator[None]:
        began = time.process_time()
        yield
        self.seconds[part] += time.process_time() - began


class Page:
    """What a connection remembers, without the connection."""

    def __init__(self, seat: int) -> None:
        self.seats = frozenset({seat})
        self.outbox = Outbox()
        self.shown, self.seq = EVERYTHING, 0

    def look(self, live: Live) -> PositionShown:
        since = live.known_since(self.seats, self.shown, self.seq)
        shown = position(live, self.seats, since)
        self.shown, self.seq = shown["ply"], shown["seq"]
        return shown


async def play(hall: Hall, game: str, tables: int, moves: int, costs: Costs) -> int:
    dice = random.Random(7)
    ids = [await _open(hall, game, number) for number in range(tables)]
    pages = {id: [Page(seat) for seat in range(2)] for id in ids}
    played = 0
    for _ in range(moves):
        with costs.of("gate, engine and row"):
            lives = await asyncio.gather(*(_move(hall, id, dice) for id in ids))
            moved = [live for live in lives if live is not None]
        played += len(moved)
        _show([(live, page) for live in moved for page in pages[live.row.id]], costs)
    return played


async def _open(hall: Hall, game: str, number: int) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = await hall.seating.open_table(PEOPLE[0], game, seats, {}, "open", {}, f"{number:064x}")
    await hall.seating.sit(id, PEOPLE[1], 1)
    return id


async def _move(hall: Hall, id: str, dice: random.Random) -> Live | None:
    live = await hall.gate.live(id)
    if live.state.is_over:
        return None
    seat = live.asked[0]
    text = dice.choice(live.state.actions(seat)).text
    return await hall.gate.submit(id, Player(seat, PEOPLE[seat].id), live.state.ply, text)


def _show(looking: list[tuple[Live, Page]], costs: Costs) -> None:
    """Each part for all of them at once: to ask for the time costs time, too."""
    looking = [(live, page) for live, page in looking if live.heard(page.seats) != page.seq]
    with costs.of("views and actions"):
        shown = [(live.row.id, page, page.look(live)) for live, page in looking]
    with costs.of("patch and JSON"):
        told = [(id, page.outbox.pack(position)) for id, page, position in shown]
    with costs.of("packing"):
        sent = [(id, _packed(data)) for id, data in told]
    together: dict[str, int] = defaultdict(int)
    for id, length in sent:
        together[id] += length
    costs.sizes["bytes as a whole"] += [len(_encode(position)) for _, _, position in shown]
    costs.sizes["bytes a push, unpacked"] += [len(data) for _, data in told]
    costs.sizes["bytes a push"] += [length for _, length in sent]
    costs.sizes["bytes a move"] += together.values()


def _packed(data: bytes) -> int:
    """How long it is on the wire, without the few bytes of the frame."""
    if len(data) < WORTH_PACKING:
        return len(data)
    return len(PACKING.encode(Frame(Opcode.TEXT, data)).data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="great_western_trail")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=100, help="at each table")
    given = parser.parse_args()
    costs = Costs()
    with tempfile.TemporaryDirectory() as folder:
        played = asyncio.run(_run(Path(folder), given, costs))
    print(f"{played} moves of {given.game}, two people look on; processor time a move")
    for part, seconds in costs.seconds.items():
        print(f"  {part:24}{seconds / played * 1e6:8.0f} us")
    print(f"  {'in all':24}{sum(costs.seconds.values()) / played * 1e6:8.0f} us")
    for name, sizes in costs.sizes.items():
        median, mean = statistics.median(sizes), statistics.fmean(sizes)
        print(f"  {name:24}{median:8.0f} median, {mean:.0f} mean of {len(sizes)}")


async def _run(folder: Path, given: argparse.Namespace, costs: Costs) -> int:
    database = Database(f"sqlite:///{folder}/tables.db")
    database.prepare()
    people = PeopleStore(database)
    for person in PEOPLE:
        people.add_person(person)
    hall = Hall(Store(database), Bus(), Thinkers(processes=1, seconds=600))
    try:
        await play(hall, given.game, 1, WARM_UP, Costs())
        return await play(hall, given.game, given.tables, given.moves, costs)
    finally:
        await hall.close()


if __name__ == "__main__":
    main()
