"""El Paso in a terminal: within its width, in every language, with all that lies there."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.el_paso.sue.solo_table import Duel
from trailboss import State, load
from trailboss.cli.boards import drawing
from trailboss.cli.boards.layout import WIDTH, Eyes, symbols
from trailboss.cli.speech import Speech
from trailboss.games.el_paso.position import Table

GAME = load("el_paso")
BOARD = drawing("el_paso")
ALL = {"neutral_buildings": "random", "building_sides": "random", "train_sides": "random"}


def positions(seats: int, every: int, **options: Any) -> Iterator[State]:
    chance = random.Random(seats)
    state = GAME.start(seats, seats, options)
    while not state.is_over:
        if state.ply % every == 0:
            yield state
        state.apply(chance.choice(state.actions()))
    yield state


def eyes(language: str, seats: int) -> Eyes:
    return Eyes(Speech(GAME, language), [f"Drover {seat}" for seat in range(seats)])


def shown(state: State, seat: int | None, looks: Eyes) -> dict[str, list[str]]:
    view = json.loads(json.dumps(state.view(seat)))
    return {one.name: [line.plain for line in one.lines] for one in BOARD.sections(view, looks)}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize(("seats", "options"), [(4, ALL), (2, {**ALL, "solo": "sue"})])
def test_every_line_of_every_position_fits(
    language: str, seats: int, options: dict[str, Any]
) -> None:
    looks = eyes(language, seats)
    for state in positions(seats, 30, **options):
        for seat in (None, 0):
            for name, lines in shown(state, seat, looks).items():
                assert all(len(line) <= WIDTH for line in lines), (name, lines)


def test_the_whole_board_of_two_fits_one_screen() -> None:
    sections = shown(GAME.start(2, 1), 0, eyes("en", 2))
    assert sum(map(len, sections.values())) < 35


def test_the_trail_shows_ranchers_buildings_with_their_owners_and_the_price_of_plots() -> None:
    table = Table().building(0, "4a", "plot-c-d").building(1, "2b", "plot-b-c-inner")
    table.riding(0, "plot-b-c-inner")
    view = table.state.view(0)
    trail = "\n".join(shown(table.state, 0, eyes("en", 2))["trail"])
    assert "inner 2b■ ◆  outer ·$1" in trail
    for tile in view["trail"].values():
        if "owner" in tile:
            assert tile["building"] + symbols([tile["owner"]]).plain in trail
    free = [n for n in GAME.box().printed.read("trail")["node"] if n["kind"] == "plot"]
    costs = [f"·${n['cost']}" for n in free if n["id"] not in view["trail"]]
    assert all(trail.count(cost) == costs.count(cost) for cost in costs)
    for id, left in view["buildings"].items():
        assert any(line.split()[0] == id and line.endswith(f"×{left}") for line in _market(trail))


def _market(trail: str) -> list[str]:
    """The building market, on the right of the trail."""
    return [line[WIDTH - 22 :] for line in trail.splitlines()][1:]


def test_the_train_shows_the_side_in_play_and_what_excludes_each_other() -> None:
    basic = "\n".join(shown(GAME.start(2, 1), None, eyes("en", 2))["train"])
    assert "gain money / gain an objective tile · gain a bonus tile" in basic
    marked = GAME.start(2, 1, {"train_sides": "marked"})
    assert "/" not in "\n".join(shown(marked, None, eyes("en", 2))["train"])


def test_posts_show_discs_and_what_the_hand_reaches() -> None:
    table = Table().delivered(0, 0, 0, 5).delivered(1, 5, 12).track(0, 2)
    state = table.hand(0, "hereford", "criollo").riding(0, "space-b").state
    text = "\n".join(shown(state, 0, eyes("en", 2))["posts"])
    assert text.count("›") == len(table.shown(0)["within_reach"]) == 2
    assert "›0 $1 ◆◆" in text
    assert "  5 1 certificate ◆■" in text
    assert "›7(-1) 1 objective tile" in text
    assert "12* 4★ ■" in text
    assert "›" not in "\n".join(shown(state, None, eyes("en", 2))["posts"])


def test_sue_is_shown_with_her_row_and_decks() -> None:
    state = GAME.start(2, 1, {"solo": "sue"})
    sections = shown(state, 0, eyes("en", 2))
    assert "resource deck +18   bot cards +8" in "\n".join(sections["sue"])
    assert "sue" in BOARD.wanted(state.view(0))
    alone = GAME.start(2, 1)
    assert "sue" not in shown(alone, 0, eyes("en", 2))
    assert "sue" not in BOARD.wanted(alone.view(0))


def test_sues_last_card_is_shown_with_what_it_says() -> None:
    duel = Duel("A6").at_sue("space-b").turn()
    said = "\n".join(shown(duel.state, 0, eyes("en", 2))["sue"])
    assert "bot card A6: a step for each builder → build or replace by the number of" in said


def test_a_spectator_is_shown_no_hand() -> None:
    assert not {"hand", "own", "discard"} & shown(GAME.start(3, 1), None, eyes("en", 3)).keys()


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_sign_of_the_legend_is_explained(language: str) -> None:
    lines = [line.plain for line in BOARD.legend(Speech(GAME, language))]
    assert len(lines) == 9
    assert not any("elp-" in line or "western-" in line for line in lines)


def test_a_building_to_build_says_what_it_offers() -> None:
    words = Speech(GAME, "en")
    assert "auxiliary" in BOARD.more(GAME.action("build 4a"), words)
    assert BOARD.more(GAME.action("train 4"), words) == ""


def test_what_matters_for_the_question_comes_first() -> None:
    state = GAME.start(2, 1)
    assert tuple(BOARD.wanted(state.view(0)))[:3] == ("hand", "players", "tiles")
    names = set(shown(state, 0, eyes("en", 2)))
    assert set(BOARD.wanted(state.view(0))) == names
