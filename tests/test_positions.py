"""Positions of any game, by its name."""

import pytest

import trailboss
from trailboss import positions
from trailboss.games.carson_city.position import Table as Town
from trailboss.kernel.position import Position


@pytest.mark.parametrize(
    "name", [name for name, meta in trailboss.games().items() if meta.game.startswith("trailboss.")]
)
def test_every_game_has_a_builder_of_positions(name: str) -> None:
    table = positions.table(name, dealt=True)
    assert isinstance(table, Position)
    assert table.state.game.meta.name == name
    asked = table.state.decision
    assert asked is not None
    assert table.do(table.offers()[0]).state.ply == 1


def test_a_table_is_told_its_options() -> None:
    town = positions.table("carson_city", 3, river=True)
    assert isinstance(town, Town)
    assert town.state.options["river"] is True
    assert town.state.seats == 3


def test_mistakes_are_told() -> None:
    with pytest.raises(trailboss.UnknownGame):
        positions.table("chess")
    table = positions.table("great_western_trail").visit(0, "neutral-a")
    with pytest.raises(trailboss.BadCall, match="'end' is legal"):
        table.why_not("end")
