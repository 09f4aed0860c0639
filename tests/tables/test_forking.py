"""From where a game is played on."""

from __future__ import annotations

import trailboss
from trailboss.kernel.replay import redealt
from trailboss.kit.player import RandomPlayer, advance
from trailboss.tables.forking import open_ply


def test_a_fork_with_others_begins_before_anything_is_answered_in_secret() -> None:
    game = trailboss.load("carson_city")
    state = game.start(3, 4, {"simultaneous_placement": "orders", "duel_tiles": True})
    advance(state, RandomPlayer(2), 60)
    found = state.record()
    moved_back = 0
    for ply in range(state.ply + 1):
        at = open_ply(game, found, ply)
        moved_back += at < ply
        begun = game.replay(found, at)
        assert at <= ply
        for frame in begun.agenda:
            assert frame[0] not in begun.steps.secret or not frame[2]
        assert redealt(begun, 1).decision == begun.decision
    assert 0 < moved_back < state.ply
