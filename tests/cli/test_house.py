"""`trailboss house`, and games with a file of corrections."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, complaint

FILE = {"format": "trailboss house set 1", "game": "el_paso", "name": "mine"}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "house.json"
    path.write_text(json.dumps({**FILE, "corrections": {"buildings/regular/1-a/vp": 3}}))
    return path


def test_what_can_be_corrected_is_listed_and_is_a_file_itself(run: Run, tmp_path: Path) -> None:
    listed = run("house", "el_paso").stdout.splitlines()
    assert "buildings/regular/1-b/vp = 1" in listed
    assert not any(line.startswith("players/") for line in listed), "we are sure of it"
    assert "players/each/workers = 1" in run("house", "el_paso", "--all").stdout.splitlines()
    path = tmp_path / "all.json"
    path.write_text(run("house", "carson_city", "--json").stdout)
    assert "games with it can be played" in run("house", "carson_city", path).stdout


def test_a_file_is_checked_by_playing(run: Run, house: Path) -> None:
    assert run("house", "el_paso", house).stdout.startswith("1 corrections, box ")
    assert "not for 'carson_city'" in complaint(run("house", "carson_city", house))
    house.write_text(json.dumps({**FILE, "corrections": {"tiles/display/size": 0}}))
    assert "cannot be played" in complaint(run("house", "el_paso", house))
    assert "cannot be read" in complaint(run("house", "el_paso", house.parent / "none.json"))


def test_games_are_played_with_a_file(run: Run, house: Path) -> None:
    option = f"house_set={house}"
    found = run("simulate", "el_paso", "--games", "1", "--option", option, "--json")
    told = json.loads(found.stdout)
    assert told["options"]["house_set"] == '{"buildings/regular/1-a/vp":3}'
    printed = json.loads(run("components", "el_paso", "--option", option).stdout)
    assert printed["buildings"]["regular"][0]["vp"] == 3
    nowhere = ("simulate", "el_paso", "--option", "house_set=nowhere.json")
    assert "cannot be read" in complaint(run(*nowhere))
