"""What a finished game can teach: the same for everybody who asks, and from what was known."""

import json
from dataclasses import replace
from html import escape
from pathlib import Path

import pytest
from click.testing import CliRunner

from trailboss import analysis, bots, load
from trailboss.analysis.moments import Course, along, course_of
from trailboss.analysis.page import page
from trailboss.analysis.report import Analysis, Work, do
from trailboss.analysis.telling import Telling
from trailboss.bots.calibration import is_calibrated
from trailboss.bots.craft import craft
from trailboss.cli.command import command
from trailboss.kernel.errors import BadRecord
from trailboss.kernel.record import Record
from trailboss.text import LANGUAGES

QUICK = analysis.Budget(worlds=2, suspects=6, lines=3)


@pytest.fixture(scope="module")
def record() -> Record:
    return bots.play("carson_city", ["sheriff", "random"], seed=11).record


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analysis.analyse(record, QUICK)


@pytest.fixture(scope="module")
def course(record: Record) -> Course:
    return course_of(record.to_text())


def test_decisions_end_where_something_is_learned(course: Course) -> None:
    for moment in course.moments:
        state = moment.state.clone()
        for number, action in enumerate(moment.actions):
            before = state.revealed_since(moment.state.mark()).to(moment.seat)
            assert not before, f"answer {number} of {moment} was given knowing more"
            state.apply(action, moment.seat)


def test_every_free_answer_belongs_to_one_decision(course: Course) -> None:
    moves = course.record.moves
    told = [moment.ply + n for moment in course.moments for n in range(len(moment.actions))]
    assert len(set(told)) == len(told)
    for moment in course.moments:
        there = moves[moment.ply : moment.ply + len(moment.actions)]
        assert [(moment.seat, action.text) for action in moment.actions] == list(map(tuple, there))


def test_chances_add_up_and_end_with_the_result(found: Analysis) -> None:
    for point in found.curve:
        assert sum(chance.mean for chance in point.chances) == pytest.approx(1)
        assert all(0 <= chance.mean <= 1 for chance in point.chances)
    last = found.curve[-1]
    assert [seat for seat, one in enumerate(last.chances) if one.mean] == found.winners
    assert any(point.spread for one in found.curve for point in one.points)


def test_luck_is_what_decisions_do_not_tell(found: Analysis) -> None:
    for one in found.shares:
        parts = one.start.mean + one.decisions.mean + one.rivals.mean + one.luck.mean
        assert parts == pytest.approx(one.end)
        assert one.points.mean >= 0


def test_a_random_player_gives_away_more(found: Analysis) -> None:
    sheriff, random = found.shares
    assert random.points.mean > sheriff.points.mean
    assert [one.seat for one in found.costly].count(1) >= 3
    costs = [one.margin.mean + 100 * one.chance.mean for one in found.costly]
    assert costs == sorted(costs, reverse=True)
    assert all(one.margin.is_clear for one in found.costly)


def test_the_better_line_can_be_played(found: Analysis, course: Course) -> None:
    assert found.costly
    for one in found.costly:
        (moment,) = (m for m in course.moments if m.ply == one.ply)
        steps = along(moment.state, one.seat, one.better)
        assert steps
        for language in LANGUAGES:
            assert len(one.words[language].better) == len(steps)


def test_any_order_of_the_pieces_gives_the_same(record: Record) -> None:
    work = Work(record, QUICK)
    pieces = work.first()[3:6]
    forth = [do(piece) for piece in pieces]
    back = [do(piece) for piece in reversed(pieces)]
    assert forth == back[::-1]
    other = Work(record, QUICK, "another word")
    assert [do(piece) for piece in other.first()[3:6]] != forth


def test_differences_are_those_of_the_sheet(found: Analysis, course: Course) -> None:
    sheets = {sheet["seat"]: sheet for sheet in course.end.standings()}
    (winner,) = found.winners
    for one in found.differences:
        assert one.winner == sheets[winner]["categories"][one.category]
        assert one.others == sheets[1 - winner]["categories"][one.category]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_all_of_it(found: Analysis, course: Course, language: str) -> None:
    telling = Telling(found, course, language)
    told = page(telling)
    assert told.count("<polyline") == 2 * found.seats
    for fault in telling.faults():
        assert all(escape(text) in told for _, text in fault.lines)
    for table in (telling.shares(), telling.differences()):
        assert table.title in told
        assert len(table.rows) > 1


def test_the_command(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.trail"
    file.write_text(record.to_text())
    args = ["analyse", str(file), "--worlds", "2", "--json"]
    ran = CliRunner().invoke(command, args)
    assert ran.exit_code == 0
    assert json.loads(ran.stdout)["curve"][-1]["ply"] == len(record.moves)


def test_a_game_that_is_not_over_is_refused(record: Record) -> None:
    torn = record.to_text().split("\n")[:30]
    with pytest.raises(BadRecord, match="not over"):
        analysis.analyse(Record.read("\n".join([*torn, ""])))


def test_chances_that_were_never_compared_with_games_say_so(
    found: Analysis, course: Course
) -> None:
    assert found.calibrated
    rough = replace(found, calibrated=False)
    assert "rough guide" in Telling(rough, course, "en").about()
    assert "rough guide" not in Telling(found, course, "en").about()
    alone = load("great_western_trail").start(2, 1, {"solo": "sam"})
    assert not is_calibrated(craft("great_western_trail"), alone)
