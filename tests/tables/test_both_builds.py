"""What people are shown is the same on machine code and as Python, to the byte."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from hashlib import sha256

import msgspec
import pytest

import trailboss
from trailboss import build
from trailboss.server.patches import Outbox
from trailboss.tables.offered import offered

MOVES = 40
_encode = msgspec.json.Encoder().encode


def shown(game: str) -> str:
    """A hash of all views, actions and changes that the seats of a game are sent."""
    total = sha256()
    dice = random.Random(game)
    state = trailboss.load(game).start(2, 5)
    outboxes = [Outbox(), Outbox()]
    for _ in range(MOVES):
        for seat, outbox in enumerate(outboxes):
            view = {name: msgspec.Raw(_encode(part)) for name, part in state.view(seat).items()}
            total.update(outbox.pack({"view": view, "actions": offered(state, seat)}))
        assert state.decision is not None
        asked = state.decision.seats[0]
        state.apply(dice.choice(state.actions(asked)), asked)
    return total.hexdigest()


@pytest.mark.parametrize("game", sorted(trailboss.games()))
def test_people_are_shown_the_same_on_both_builds(game: str) -> None:
    if build.kind() == "pure":
        pytest.skip("nothing is compiled here")
    done = subprocess.run(
        [sys.executable, "-m", "tests.tables.test_both_builds", game],
        cwd=build.PACKAGE.parent,
        env={**os.environ, build.SWITCH: "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == ["pure", shown(game)]


if __name__ == "__main__":
    print(json.dumps([build.kind(), shown(sys.argv[1])]))
