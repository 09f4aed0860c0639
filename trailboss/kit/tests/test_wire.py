"""Nothing leaks at the wire: in two worlds that differ in what a viewer cannot know, all that the
server sends to the viewer's connections is the same, byte for byte."""

import pytest

from trailboss.kit.cases import once, over
from trailboss.kit.tables import Setup, dice, game_of, setups

MESSAGES = 500
"""So many are compared at each table; the soak does not stop there."""


def _tables(game: str) -> list[Setup]:
    return [setup for setup in setups(game_of(game).meta) if not setup.head_start]


@pytest.mark.slow
@over("setup", _tables)
def test_a_viewer_cannot_tell_two_worlds_apart_at_the_wire(setup: Setup) -> None:
    pytest.importorskip("litestar", reason="the server is not installed")
    from trailboss.kit.wire.play import play_in_two_worlds, viewers_of

    viewer = dice("wire viewer", setup.id).pick(viewers_of(setup))
    assert play_in_two_worlds(setup, MESSAGES, viewer).messages > MESSAGES / 10


@pytest.mark.slow
@once
def test_soaked_tables_leak_nothing(game: str) -> None:
    pytest.importorskip("litestar", reason="the server is not installed")
    from trailboss.kit.wire.soak import play_one

    report = play_one(game, 1, 1)
    assert report.findings == []
    assert report.messages
