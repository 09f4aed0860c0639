"""Every puzzle has one best line: each turn is searched again, and a wrong claim is found."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from dataclasses import replace

import pytest

from trailboss import load
from trailboss.cli.command import command
from trailboss.kernel.registry import games
from trailboss.puzzles.find import to_text
from trailboss.puzzles.puzzle import Puzzle, every_puzzle, file_of, puzzles_of
from trailboss.puzzles.search import TooManyPositions, ways
from trailboss.puzzles.verify import faults
from trailboss.puzzles.words import Words
from trailboss.tables.puzzles import attempt
from trailboss.text import LANGUAGES

PUZZLES = list(every_puzzle())
AT_LEAST = 12
OURS = ("great_western_trail", "el_paso", "carson_city")


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.called)
def test_every_way_to_play_the_turn_is_searched_again(puzzle: Puzzle) -> None:
    assert list(faults(puzzle)) == []


def test_every_game_has_enough_of_them() -> None:
    assert set(OURS) <= set(games())
    for name in OURS:
        assert len(puzzles_of(load(name))) >= AT_LEAST


def test_a_position_belongs_to_one_puzzle() -> None:
    """By its seed and ply a table knows of which puzzle it is."""
    places = [(one.game.meta.name, one.deal.seed, one.ply) for one in PUZZLES]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_says_what_it_wants_and_how_it_is_solved(language: str) -> None:
    for puzzle in PUZZLES:
        words = Words(puzzle, language)
        assert "[en]" not in words.goal()
        assert len(words.solution()) == len(puzzle.line)


def test_a_count_that_is_called_like_an_action_is_no_deed() -> None:
    """Carson City counts cash, and "cash" is also an answer there."""
    cash = [one for one in PUZZLES if one.goal == "cash"]
    assert cash
    assert not any(one.is_deed for one in cash)
    assert all(Words(one, "en").goal().endswith(": Cash") for one in cash)


def some_puzzle() -> Puzzle:
    return puzzles_of(load(OURS[0]))[0]


def test_a_wrong_claim_is_found() -> None:
    puzzle = some_puzzle()
    wrong = replace(puzzle, value=puzzle.value + 1)
    assert any("the best is" in one for one in faults(wrong))
    wrong = replace(puzzle, turns=puzzle.turns + 1)
    assert any("turns over" in one for one in faults(wrong))
    wrong = replace(puzzle, positions=puzzle.positions - 1)
    assert any("more than" in one for one in faults(wrong))
    other = replace(puzzle, seat=1 - puzzle.seat)
    assert list(faults(other)) == [f"{puzzle.called}: the solver is not asked"]


def test_lines_that_are_as_good_are_counted() -> None:
    """At the first turn of a game of Carson City many parcels are worth the same."""
    state = load("carson_city").start(2, 1)
    found = ways(state, 0, (), 1)
    assert (found.positions, found.turns) == (1, len(state.actions()))
    assert found.best["cash"].lines == len(state.actions())


def test_a_search_that_is_cut_short_says_so() -> None:
    with pytest.raises(TooManyPositions):
        ways(some_puzzle().start(), some_puzzle().seat, (), 2)


@pytest.mark.parametrize("name", OURS)
def test_the_solution_solves_it_and_less_does_not(name: str) -> None:
    for puzzle in puzzles_of(load(name))[:4]:
        before = puzzle.deal.record.moves[: puzzle.ply]
        state = puzzle.start()
        assert attempt(puzzle, before).status == "open"
        for text in puzzle.line:
            assert attempt(puzzle, state.record().moves).status == "open"
            state.apply(text, puzzle.seat)
        tried = attempt(puzzle, state.record().moves)
        assert tried == ("solved", puzzle.value, len(puzzle.line))


def test_another_turn_misses_it_or_leaves_it_to_luck() -> None:
    puzzle = some_puzzle()
    statuses: Counter[str] = Counter()
    for number in range(40):
        chance = random.Random(number)
        state = puzzle.start()
        while attempt(puzzle, state.record().moves).status == "open":
            state.apply(chance.choice(state.actions(puzzle.seat)), puzzle.seat)
        statuses[attempt(puzzle, state.record().moves).status] += 1
    assert {"missed", "luck"} <= statuses.keys()


@pytest.mark.parametrize("name", OURS)
def test_the_file_is_as_the_search_writes_it(name: str) -> None:
    text = file_of(load(name)).read_text(encoding="utf-8")
    assert to_text(tomllib.loads(text)) == text  # type: ignore[arg-type]


def test_the_command_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        command(["puzzles", OURS[0], "--lang", "pl"])
    assert exit.value.code == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == len(puzzles_of(load(OURS[0])))
    assert "Jak najwięcej na koniec tej tury" in listed[0] or "W tej turze" in listed[0]
