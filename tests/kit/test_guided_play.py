"""Every property, in positions that hypothesis chooses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import trailboss
from tests.kit.guided import PROFILE, states
from tests.kit.properties import PROPERTIES, Property
from trailboss import Dice

TABLES = [(meta.name, seats) for meta in trailboss.games().values() for seats in meta.seats]


@pytest.mark.parametrize("property", PROPERTIES, ids=str)
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{g}-{n}p" for g, n in TABLES])
@PROFILE
@given(data=st.data())
def test_guided_play(game: str, seats: int, property: Property, data: st.DataObject) -> None:
    state = data.draw(states(game, seats, head_start=not property.needs_record))
    property.check(state, Dice(data.draw(st.integers(0, 1 << 32), label="dice")))
