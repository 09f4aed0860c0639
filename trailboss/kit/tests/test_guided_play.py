"""Every property, in positions that hypothesis chooses."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trailboss import Dice
from trailboss.kit.cases import over
from trailboss.kit.guided import PROFILE, states
from trailboss.kit.properties import PROPERTIES, Property
from trailboss.kit.tables import game_of


def _tables(game: str) -> list[Any]:
    seats = game_of(game).meta.seats
    return [pytest.param(game, number, id=f"{game}-{number}p") for number in seats]


@pytest.mark.slow
@over("game,seats", _tables)
@pytest.mark.parametrize("property", PROPERTIES, ids=str)
@PROFILE
@given(data=st.data())
def test_guided_play(game: str, seats: int, property: Property, data: st.DataObject) -> None:
    state = data.draw(states(game, seats, head_start=not property.needs_record))
    property.check(state, Dice(data.draw(st.integers(0, 1 << 32), label="dice")))
