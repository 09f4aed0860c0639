"""Nothing leaks at the wire: in two worlds that differ in what a viewer cannot know, all that the
viewer's sockets and endpoints receive is the same, in whole games played by random clients."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.host import Json, Socket
from tests.server.worlds import (
    Viewer,
    World,
    another,
    as_it_is,
    differ,
    may_differ,
    shared_piles,
    two_servers,
)
from trailboss import Dice, State
from trailboss.kit.compare import difference
from trailboss.tables import worktime
from trailboss.tables.live import Live
from trailboss.tables.position import position, why_not

MOST_MESSAGES = 3000
PATIENCE = 6
LOOK_EVERYWHERE = 60
"""After so many messages all endpoints are compared, and a whole sync."""


class Game:
    """A game in two worlds, message by message."""

    def __init__(self, real: World, other: World, viewer: Viewer, dice: Dice) -> None:
        self.real = real
        self.other = other
        self.viewer = viewer
        self.dice = dice
        self.messages = 0
        self.apart = 0
        """Messages in worlds that really differed."""
        self.made = 0
        self._mirror()

    def play(self) -> None:
        while self.real.live.row.status == "playing" and self.messages < MOST_MESSAGES:
            self._step()
            self.messages += 1
            if self.messages % LOOK_EVERYWHERE == 0:
                self._look_everywhere()

    # ---- one message

    def _step(self) -> None:
        live = self.real.live
        if not differ(live, self.other.live) and not self.dice.below(3):
            self._mirror()  # what was different has been played
        seat, message = self._choose(live)
        for _ in range(PATIENCE):
            if _possible(live, seat, message) == _possible(self.other.live, seat, message):
                break
            assert seat != self.viewer, f"{self._who} may do other things in the other world"
            self._mirror()
        else:
            self._mirror(as_it_is(live))  # something rare is played, which no other world has
        twin = self.other.live
        self.apart += differ(live, twin)
        before = live.state_for(self.viewer)
        piles = shared_piles(live.state) != shared_piles(twin.state)
        id = f"m{self.messages}"
        for world in self._worlds:
            self._send(world, seat, {**message, "id": id})
        after = self.real.live
        if after.row.status == "finished":
            return
        heard = self.real.heard(), self.other.heard()
        if heard[0] == heard[1]:
            return
        excused = may_differ(before, after.state_for(self.viewer), self.viewer, piles)
        assert excused, (
            f"{self._who} can tell the worlds apart after {message} of seat {seat}: "
            f"{difference(_brief(heard[0]), _brief(heard[1])) or difference(*heard)}"
        )
        self._mirror()

    @property
    def _worlds(self) -> tuple[World, World]:
        return self.real, self.other

    @property
    def _who(self) -> str:
        return "a spectator" if self.viewer is None else f"seat {self.viewer}"

    def _choose(self, live: Live) -> tuple[int, Json]:
        """Who says what: mostly a move, now and then anything a page can send."""
        seats = live.asked if self.dice.below(8) else tuple(range(live.row.seats))
        seat = self.dice.pick(seats)
        shown = self.real.pages[seat].position
        what = self.dice.below(30)
        if what == 0 and shown["undo"]:
            return seat, {"type": "undo"}
        if what == 1 and shown["redo"]:
            return seat, {"type": "redo"}
        if what == 2:
            return seat, {"type": "why", "action": self._any_action(live)}
        if what == 3:
            return seat, {"type": "act", "action": self._any_action(live)}
        if what == 4:
            return seat, {"type": "act", "action": self._any_action(live), "ply": 0}
        if what == 5:
            return seat, {"type": "say", "text": "hm"}
        if what == 6:
            return seat, {"type": "sync", "ply": max(shown["ply"] - 10, 0)}
        offered = [action["text"] for action in shown["actions"]]
        if what == 8:
            return seat, {"type": "recall", "ply": self.dice.below(shown["ply"] + 5)}
        if what == 9:
            return seat, {"type": "earlier", "ply": self.dice.below(shown["ply"] + 5)}
        if what == 7 and offered:
            return seat, {"type": "preview", "action": self.dice.pick(offered)}
        if not offered:
            return seat, {"type": "ping"}
        if self.dice.below(8):  # mostly what both worlds offer, so that they last
            twin = {action.text for action in self.other.live.state.actions(seat)}
            offered = [text for text in offered if text in twin] or offered
        return seat, {"type": "act", "action": self.dice.pick(offered)}

    def _any_action(self, live: Live) -> str:
        return self.dice.pick(list(live.game.notations))

    def _send(self, world: World, seat: int, message: Json) -> None:
        """Send it, and wait until everybody has heard what follows from it."""
        before = world.live.seq
        page = world.pages[seat]
        seat_and_ply = {"seat": seat, "ply": page.position["ply"]}
        page.send(**{**seat_and_ply, **message})
        _wait_for_answer(page, message)
        if world.live.seq != before:
            for one in world.all_pages:
                while one.position["seq"] != before + 1:
                    one.receive()
        elif message["type"] == "say":
            for one in world.all_pages:
                if one is not page:
                    one.until("chat")
        for one in world.all_pages:
            if one not in world.eyes:
                one.heard.clear()

    # ---- the other world

    def _mirror(self, live: Live | None = None) -> None:
        """Make the other world anew. The viewer, who has heard all of it, sees no difference."""
        self.made += 1
        self.other.put(live or another(self.real.live, self.viewer, self.dice))
        self._look_everywhere()

    def _look_everywhere(self) -> None:
        for world in self._worlds:
            for page in world.all_pages:
                page.send("sync")
                page.until("position", since=-1)
        pairs: list[tuple[Any, Any]] = [
            ([page.position for page in self.real.eyes], [p.position for p in self.other.eyes]),
            ([list(one) for one in self.real.endpoints()], [*map(list, self.other.endpoints())]),
        ]
        for one, two in pairs:
            assert one == two, f"{self._who} can tell the worlds apart: {difference(one, two)}"
        for world in self._worlds:
            for page in world.all_pages:
                page.heard.clear()


def _brief(heard: list[list[Json]]) -> list[list[list[Any]]]:
    """Which messages came, without what is in them."""
    return [[[message["type"], message.get("seq")] for message in page] for page in heard]


def _possible(live: Live, seat: int, message: Json) -> bool:
    """Whether what is possible in the real world is possible in the other one too."""
    if message["type"] == "redo":
        text = live.taken_back[-1][1] if live.taken_back else ""
        return text in [action.text for action in live.state.actions(seat)]
    return message["type"] != "act" or message["action"] in [
        action.text for action in live.state.actions(seat)
    ]


def _wait_for_answer(page: Socket, message: Json) -> None:
    answered = {"ping": "pong", "say": "chat", "sync": "position"}.get(message["type"])
    if answered is not None:
        page.until(answered)
        return
    while page.receive().get("id") != message["id"]:
        pass
    if page.heard[-1].get("code") == "stale":
        page.until("position")


@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (2, None), (3, 2)])
def test_a_viewer_cannot_tell_two_worlds_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, viewer: Viewer
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    monkeypatch.setattr(worktime, "now", lambda: now)
    dice = Dice(f"wire:{seats}:{viewer}".encode())
    with two_servers(tmp_path, seats, viewer) as (real, other):
        game = Game(real, other, viewer, dice)
        game.play()
        assert real.live.row.status == "finished", "the game did not end"
    assert game.apart > game.messages / 2, "the worlds hardly ever differed"


def _leaking_position(live: Live, seats: frozenset[int], since: int) -> Json:
    """What one forgotten whitelist would do: the other hands are in every position."""
    shown = position(live, seats, since)
    hands = [live.state.view(seat)["players"][seat].get("hand") for seat in range(live.row.seats)]
    return {**shown, "hands": hands}


def _leaking_reason(state: State, seat: int, text: str) -> Json:
    """What a too helpful refusal would do: it says whether a rival holds the card."""
    rival = (seat + 1) % state.seats
    return {**why_not(state, seat, text), "rival": str(state.view(rival)["players"][rival])}


@pytest.mark.parametrize(
    ("name", "leaking"), [("position", _leaking_position), ("why_not", _leaking_reason)]
)
def test_a_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, leaking: Any
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    monkeypatch.setattr(worktime, "now", lambda: now)
    monkeypatch.setattr(f"trailboss.server.socket.{name}", leaking)
    with (
        two_servers(tmp_path, 2, 0) as (real, other),
        pytest.raises(AssertionError, match="can tell the worlds apart"),
    ):
        Game(real, other, 0, Dice(b"a leak")).play()
