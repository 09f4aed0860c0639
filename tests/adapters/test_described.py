"""Every number has a name."""

import numpy as np
import pytest

import trailboss
from trailboss.adapters import describe
from trailboss.adapters.learning_table import LearningTable
from trailboss.kernel.layout import layout


@pytest.mark.parametrize("game", sorted(trailboss.games()))
def test_columns_and_blocks(game: str) -> None:
    told = describe(game, seats=3)
    assert len(set(told.columns)) == len(told.columns)
    at = 0
    for first, shape in told.blocks.values():
        assert first == at
        at += int(np.prod(shape))
    assert at == len(told.columns)
    assert "players/seat+0/hand_size" in told.columns or "players/seat+0/cash" in told.columns


def test_a_column_says_what_its_name_says() -> None:
    table = LearningTable("el_paso", 3)
    table.start(7)
    money = describe("el_paso", 3).columns.index("players/seat+1/money")
    for seat in range(3):
        shown = table.state.view(seat)["players"][(seat + 1) % 3]["money"]
        assert table.columns(seat)[money] == shown


def test_blocks_share_the_row() -> None:
    table = LearningTable("carson_city", 2)
    row = table.columns(0)
    blocks = table.blocks(row)
    assert blocks["town"].shape == (64, layout(table.box, 2).blocks["town"][1][1])
    assert all(np.shares_memory(row, block) for block in blocks.values())
