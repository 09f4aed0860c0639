"""What is printed in a box is what the types of its game say, so that clients can rely on it."""

import pytest

from trailboss import games, load
from trailboss.kernel.shape import misfits


@pytest.mark.parametrize("name", games())
def test_every_box_prints_what_its_type_says(name: str) -> None:
    game = load(name)
    for box in game.every_box:
        assert [str(one) for one in misfits(box.printed.all(), game.printed_type)] == []


@pytest.mark.parametrize("name", games())
def test_data_say_nothing_about_themselves_once_they_are_in_a_box(name: str) -> None:
    for box in load(name).every_box:
        keys = {key for table in box.printed.all().values() for key in table}
        assert not keys & {"meta", "variant", "replaces"}
