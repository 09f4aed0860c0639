"""Every game has the same rooms: whoever knows one game finds their way in all of them."""

import importlib
from pathlib import Path

import pytest

import trailboss

OURS = [name for name, meta in trailboss.games().items() if meta.game.startswith("trailboss.")]

ROOMS = {
    "meta": "META",  # what a lobby needs to know
    "game": "GAME",  # the game as the kernel knows it
    "part": "PART",  # the base game as a part: steps, hooks, checks
    "hooks": "Hooks",  # where other parts may change the rules
    "printed": "SHAPES",  # what the data files hold
    "pieces": "",  # what is printed on cardboard, as typed tables
    "components": "Components",  # loads the data of a box
    "box": "Box",  # components, notation and what follows from them
    "notation": "Notation",  # every action
    "state": "",  # what can change
    "setup": "set_up",  # from options and dice to the first question
    "play": "Play",  # a state that can be asked everything
    "turn": "",  # the turn as a list of steps
    "refusals": "general_refusal",  # why not
    "answers": "describe_action",  # what phrases an action
    "describe": "describe_thing",  # what phrases a printed thing
    "view": "view",  # what a seat may see
    "shown": "",  # the types of the view
    "observation": "observes",  # how a view becomes columns of numbers
    "scoring": "standings",  # what counts
    "invariants": "CHECKS",  # what always holds
    "vocabulary": "words",  # every word that the texts must know
    "position": "Table",  # a table as a player would describe it
}
"""The same role has the same name everywhere: file, and what is asked of it."""

FOLDERS = ("data", "steps", "text")
BOOKS = ("rules.md", "text/en.ftl", "text/pl.ftl", "text/uk.ftl")


def folder_of(name: str) -> Path:
    package = trailboss.games()[name].game.partition(":")[0].rpartition(".")[0]
    return Path(str(importlib.import_module(package).__file__)).parent


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_the_same_rooms(name: str) -> None:
    package = trailboss.games()[name].game.partition(":")[0].rpartition(".")[0]
    for room, content in ROOMS.items():
        module = importlib.import_module(f"{package}.{room}")
        assert not content or hasattr(module, content), f"{package}.{room} has no {content}"
    for inner in (*FOLDERS, *BOOKS):
        assert folder_of(name).joinpath(inner).exists(), f"{name} has no {inner}"
