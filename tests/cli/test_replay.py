"""`trailboss replay`: told, shown, verified."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from trailboss import Record, load


def test_a_game_is_told_turn_by_turn_with_its_sheet(run: Run, record: Path) -> None:
    text = run("replay", record).stdout
    assert text.startswith("◆ Player 0 places the herder on ")
    assert "Score sheet" in text
    assert re.search(r"Player \d wins with -?\d+ victory points?\.", text)
    assert "The game is over." in text


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_verified_game_shows_every_total(run: Run, record: Path, language: str) -> None:
    result = run("replay", record, "--verify", "--lang", language)
    assert result.exit_code == 0
    parsed = Record.read(record.read_text())
    sheets = load(parsed.game).replay(parsed).standings()
    totals = [str(sheet["total"]) for sheet in sheets]
    assert any(line.split()[-len(totals) :] == totals for line in result.stdout.splitlines())
    assert f"{len(parsed.moves)} " in result.stdout.splitlines()[0]


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("moves", [0, 1, 50, 200])
def test_a_position_on_the_way(run: Run, record: Path, language: str, moves: int) -> None:
    result = run("replay", record, "--to", str(moves), "--lang", language)
    assert result.exit_code == 0
    assert f" {moves} " in result.stdout.splitlines()[0]
    assert "Black Angus" in result.stdout or moves


def test_a_spectator_sees_no_hand_and_a_seat_its_own(run: Run, record: Path) -> None:
    assert "Your hand" not in run("replay", record, "--to", "30").stdout
    assert run("replay", record, "--to", "30", "--seat", "1").stdout.count("Your hand") == 1


def test_an_unfinished_record_is_told_as_far_as_it_goes(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()[:40]
    record.write_text("\n".join([*lines, ""]))
    text = run("replay", record).stdout
    assert "The record ends before the game does." in text
    assert "Score sheet" in text


def test_a_record_as_json_is_a_record_too(run: Run, record: Path) -> None:
    import json

    record.write_text(json.dumps(Record.read(record.read_text()).to_json()))
    assert run("replay", record, "--verify").exit_code == 0
