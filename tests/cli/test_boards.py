"""Drawings: within their width, in every language, from nothing but the view."""

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from rich.cells import cell_len

from trailboss import State, load
from trailboss.cli.boards import anything, drawing
from trailboss.cli.boards.layout import WIDTH, Eyes, Section, beside, cell, labelled, symbols
from trailboss.cli.speech import Speech
from trailboss.games.great_western_trail.state import TrailState

GAME = load("great_western_trail")
LANGUAGES = ("en", "pl", "uk")


def positions(seats: int, seed: int, every: int, **options: Any) -> Iterator[State]:
    chance = random.Random(seed)
    state = GAME.start(seats, seed, options)
    while not state.is_over:
        if state.ply % every == 0:
            yield state
        state.apply(chance.choice(state.actions()))
    yield state


def eyes(language: str, seats: int) -> Eyes:
    return Eyes(Speech(GAME, language), [f"Drover {seat}" for seat in range(seats)])


def text(sections: list[Section]) -> str:
    return "\n".join(line.plain for section in sections for line in section.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_line_of_every_position_fits(language: str, seats: int) -> None:
    board = drawing("great_western_trail")
    looks = eyes(language, seats)
    for state in positions(seats, seats, 60, simmental=True, neutral_buildings="random"):
        for seat in (None, 0, seats - 1):
            view = json.loads(json.dumps(state.view(seat)))
            for section in board.sections(view, looks):
                for line in section.lines:
                    assert line.cell_len <= WIDTH, (section.name, line.plain)


def test_the_whole_board_of_two_fits_one_screen() -> None:
    sections = drawing("great_western_trail").sections(GAME.start(2, 1).view(0), eyes("en", 2))
    assert sum(len(section.lines) for section in sections) < 40


def test_the_board_shows_everything_that_lies_on_it() -> None:
    state = next(s for s in positions(3, 5, 1) if s.ply == 250)
    view = state.view(0)
    shown = text(drawing("great_western_trail").sections(view, eyes("en", 3)))
    for tile in view["trail"].values():
        if "owner" in tile:
            assert tile["building"] + symbols([tile["owner"]]).plain in shown
    for player in view["players"]:
        assert f"${player['money']}" in shown
    for id in view["unbuilt"] if "unbuilt" in view else view["players"][0]["unbuilt"]:
        assert f"{id} " in shown


def test_a_spectator_is_shown_no_hand() -> None:
    names = {
        section.name
        for section in drawing("great_western_trail").sections(
            GAME.start(2, 1).view(None), eyes("en", 2)
        )
    }
    assert "hand" not in names
    assert "players" in names


def test_the_sections_that_matter_are_sections() -> None:
    board = drawing("great_western_trail")
    known = {section.name for section in board.sections(GAME.start(2).view(0), eyes("en", 2))}
    seen = set()
    for state in positions(2, 8, 1):
        view = state.view(0)
        if view["decision"] is not None:
            seen.add(view["decision"]["kind"])
            assert set(board.wanted(view)) <= known
    assert len(seen) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_translated(language: str) -> None:
    lines = drawing("great_western_trail").legend(Speech(GAME, language))
    assert len(lines) > 10


# ---- Sam


def solo_view(**options: Any) -> dict[str, Any]:
    """A game against Sam after some turns, with a station master of his that would give a person
    a permanent certificate."""
    state = next(s for s in positions(2, 3, 1, solo="sam", **options) if s.ply == 80)
    assert isinstance(state, TrailState)
    tile = next(i for i, master in enumerate(state.c.masters) if master.permanent)
    state.master_owner[tile] = 1
    view: dict[str, Any] = json.loads(json.dumps(state.view(0)))
    return view


def solo_lines(view: Mapping[str, Any], language: str = "en") -> dict[str, list[str]]:
    looks = Eyes(Speech(GAME, language, view["options"]), ["Ania", "Sam"])
    sections = drawing("great_western_trail").sections(view, looks)
    return {section.name: [line.plain for line in section.lines] for section in sections}


@pytest.mark.rules("SAM-SETUP-03", "SAM-SETUP-07", "SAM-INF-01")
@pytest.mark.parametrize("north", [False, True])
def test_sam_shows_what_he_has_and_nothing_else(north: bool) -> None:
    view = solo_view(rails_to_the_north=north)
    seen = solo_lines(view)
    sam = view["sam"]
    row = seen["players"][2].split()
    assert row[:3] == ["■", "Sam", "-"], "no money"
    engine = view["players"][1]["engine"].replace(".5", "½")
    assert row[6:11] == ["-", "-", engine, "-", "-"], "no certificates, tokens, steps, cards"
    assert row[-1] == str(sam["discs"])
    first, *others = seen["sam"]
    assert first.startswith(f"Sam        card {sam['discard'][-1]}: ")
    left = [f"specialization {sam['specialization']}", f"{len(sam['deck'])} cards to come"]
    assert all(text in others[-1] for text in left)
    assert (
        (f"{sam['branchlets']} branches left" in others[-1])
        if north
        else "branch" not in others[-1]
    )
    if north:
        heap = f"■ {sam['branchlets']}"
        assert any(line.startswith("Bells") and line.endswith(heap) for line in seen["north"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_sam_fits(language: str) -> None:
    view = solo_view(rails_to_the_north=True)
    for card in GAME.vocabulary.things["sam_card"]:
        view["sam"]["card"] = card
        lines = solo_lines(view, language)["sam"]
        assert f" {card}: " in lines[0]
        assert all(cell_len(line) <= WIDTH for line in lines), lines
    fresh = GAME.start(2, 1, {"solo": "sam"}).view(0)
    assert len(solo_lines(fresh, language)["sam"]) == 2


# ---- any game


def test_a_game_without_a_drawing_is_shown_as_tables_of_its_view() -> None:
    board = drawing("some_other_game")
    assert board is anything.DRAWING
    view = GAME.start(3, 1).view(0)
    sections = board.sections(view, eyes("en", 3))
    shown = text(sections)
    assert "◆ Drover 0" in shown
    assert "money      6" in shown
    assert [section.name for section in sections][-1] == "player-2"
    assert board.wanted(view) == ()
    assert not board.dull("anything")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, "-"),
        (True, "yes"),
        (3, "3"),
        ([], "-"),
        (["a", None], "a  -"),
        ({"a": [1, 2], "b": {"c": False}}, "a 1, 2  b c no"),
    ],
)
def test_any_value_can_be_shown(value: Any, shown: str) -> None:
    (section,) = anything.DRAWING.sections({"thing": value}, eyes("en", 2))
    assert section.lines[0].plain.split(maxsplit=1)[1] == shown


# ---- layout


def test_labelled_items_are_packed_into_lines() -> None:
    lines = labelled("Label", ["aaaa", "bbbb", "cccc"], 21)
    assert [line.plain for line in lines] == ["Label      aaaa  bbbb", "           cccc"]


def test_a_label_that_is_too_long_is_cut() -> None:
    (line,) = labelled("An endless label", ["x"], 40)
    assert line.plain == "An endles… x"


def test_blocks_stand_next_to_each_other() -> None:
    left, right = labelled("", ["aa"], 20), labelled("", ["b"], 20)
    assert [line.plain for line in beside(left, right, 14)] == [
        "           aa            b".replace("aa            b", "aa" + " " * 12 + "b")
    ]


def test_a_cell_is_cut_or_filled() -> None:
    assert cell("ab", 4).plain == "ab  "
    assert cell("ab", 4, right=True).plain == "  ab"
    assert cell("abcdef", 4).plain == "abc…"


def test_the_north_is_a_section_of_its_own() -> None:
    board = drawing("great_western_trail")
    state = GAME.start(2, 1, {"rails_to_the_north": True})
    sections = {s.name: s for s in board.sections(state.view(0), eyes("en", 2))}
    assert "north" in board.wanted(state.view(0))
    shown = "\n".join(line.plain for line in sections["north"].lines)
    assert "›olive gate" in shown
    assert "›Memphis" not in shown, "out of reach"
    assert "◆ 3/3/3/3/3" in shown
    assert "12 $15" in "\n".join(line.plain for line in sections["railroad"].lines)
