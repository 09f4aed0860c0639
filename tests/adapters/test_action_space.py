"""The actions of a box have numbers, and keep them."""

import hashlib

import pytest

import trailboss
from trailboss.kernel.errors import BadCall, NotAnAction

GAMES = sorted(trailboss.games())

FROZEN = {
    "carson_city": (1465, "59db19d61c05e6a6"),
    "el_paso": (195, "20b8e7bcc7691602"),
    "great_western_trail": (1599, "75b08b299e04db22"),
}
"""Of the box without options: how many actions, and a hash of their notations in order. A learner's
policy stands on this order, so it must not change while the box does not."""


@pytest.mark.parametrize("game", GAMES)
def test_encode_and_decode_are_inverses(game: str) -> None:
    for box in trailboss.load(game).every_box:
        space = box.actions
        assert [space.encode(space.decode(number)) for number in range(len(space))] == [
            *range(len(space))
        ]
        assert {action.text for action in space} == set(box.notations)
        assert all(space.encode(action.text) == n for n, action in enumerate(space))


@pytest.mark.parametrize("game", GAMES)
def test_the_order_is_frozen(game: str) -> None:
    texts = "\n".join(action.text for action in trailboss.load(game).box().actions)
    assert FROZEN[game] == (
        texts.count("\n") + 1,
        hashlib.sha256(texts.encode()).hexdigest()[:16],
    )


@pytest.mark.parametrize("game", GAMES)
def test_kinds_are_ranges(game: str) -> None:
    space = trailboss.load(game).box().actions
    numbers = [n for kind, place in space.ranges.items() for n in place]
    assert numbers == [*range(len(space))]
    for kind, place in space.ranges.items():
        assert {action.kind for action in space[place.start : place.stop]} == {kind}


def test_what_is_no_action() -> None:
    space = trailboss.load("el_paso").box().actions
    with pytest.raises(NotAnAction):
        space.encode("ride home")
    with pytest.raises(BadCall, match="195"):
        space.decode(195)
