"""Carson City in a terminal: within its width, in every language, with all that lies there."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from trailboss import State, load
from trailboss.cli.boards import drawing
from trailboss.cli.boards.layout import WIDTH, Eyes
from trailboss.cli.speech import Speech

GAME = load("carson_city")
BOARD = drawing("carson_city")


def positions(seats: int, every: int, **options: Any) -> Iterator[State]:
    chance = random.Random(seats)
    state = GAME.start(seats, seats, options)
    while not state.is_over:
        if state.ply % every == 0:
            yield state
        decision = state.decision
        assert decision is not None
        seat = decision.seats[0]
        state.apply(chance.choice(state.actions(seat)), seat)
    yield state


def eyes(language: str, seats: int) -> Eyes:
    return Eyes(Speech(GAME, language), [f"Drover {seat}" for seat in range(seats)])


def shown(state: State, seat: int | None, looks: Eyes) -> dict[str, list[str]]:
    view = json.loads(json.dumps(state.view(seat)))
    return {one.name: [line.plain for line in one.lines] for one in BOARD.sections(view, looks)}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_line_of_every_position_fits(language: str) -> None:
    looks = eyes(language, 5)
    for state in positions(5, 25, river=True, duel_tiles=True, personas="random"):
        for lines in shown(state, 0, looks).values():
            assert all(len(line) <= WIDTH for line in lines)


def test_the_town_shows_owners_buildings_prices_and_roads() -> None:
    built = [s for s in positions(4, 1) if any("income" in p for p in s.view(0)["town"].values())]
    view = built[-1].view(0)
    town = "\n".join(shown(built[-1], 0, eyes("en", 4))["town"])
    assert town.count("══════") + town.count("║") >= len(view["roads"])
    for parcel in view["town"].values():
        if "income" in parcel:
            mark = f"{'◆■▲●★'[parcel['owner']]}{parcel['content'][:3]}{parcel['income'] or ''}"
            assert mark in town
        elif "price" in parcel:
            assert f"${parcel['price']}" in town


def test_the_sections_that_matter_are_sections() -> None:
    state = GAME.start(2)
    known = set(shown(state, 0, eyes("en", 2)))
    assert set(BOARD.wanted(state.view(0))) == known
    assert "own" not in shown(state, None, eyes("en", 2))
