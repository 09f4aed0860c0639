"""What a bot in another language is told about views and components: it must be true."""

import json
import random
from typing import Any

import pytest
from click.testing import CliRunner
from jsonschema_rs import validator_for

import trailboss
from trailboss.cli.command import command

TABLES = [
    ("great_western_trail", 3, {}),
    ("great_western_trail", 2, {"solo": "sam", "rails_to_the_north": True}),
    ("el_paso", 2, {}),
    ("el_paso", 2, {"solo": "sue"}),
    ("carson_city", 3, {"river": True, "duel_tiles": True}),
]


def printed(*arguments: str) -> Any:
    result = CliRunner().invoke(command, arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_view_is_as_the_schema_says(game: str, seats: int, options: dict[str, Any]) -> None:
    schema = validator_for(printed("bot-protocol", "--game", game, "--view"))
    state, dice = trailboss.load(game).start(seats, 5, options), random.Random(5)
    while not state.is_over:
        if state.ply % 20 == 0:
            for seat in (*range(seats), None):
                schema.validate(json.loads(json.dumps(state.view(seat))))
        state.apply(dice.choice(state.actions()))
    schema.validate(json.loads(json.dumps(state.view(0))))


def test_a_view_that_lacks_something_is_none() -> None:
    schema = validator_for(printed("bot-protocol", "--game", "el_paso", "--view"))
    view = dict(trailboss.load("el_paso").start(2, 5).view(0))
    del view["market"]
    assert not schema.is_valid(view)


def test_fields_come_with_their_remarks() -> None:
    shapes = printed("bot-protocol", "--game", "el_paso", "--view")["components"]["schemas"]
    assert shapes["PasoPerson"]["properties"]["discs"]["description"].startswith("Those that still")
    assert "spectator" in shapes["PasoView"]["properties"]["seat"]["description"], "inherited"


def test_components_are_those_of_the_options() -> None:
    plain, solo = (
        printed("components", "el_paso"),
        printed("components", "el_paso", "--option", "solo=sue"),
    )
    assert plain["buildings"]["neutral"]
    assert solo.keys() > plain.keys(), "Sue brings cards"
