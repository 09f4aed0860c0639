"""How a policy learns: what is remembered of games, the steps, and a run that goes on."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from trailboss.bots.policy.network import AIM, GREEN_OWN, POINTS, green_aim, load
from trailboss.bots.policy.tables import Kind, Tables
from trailboss.bots.policy.training import course as courses
from trailboss.bots.policy.training.course import Course, Training
from trailboss.bots.policy.training.games import TRACE, Games, gains
from trailboss.bots.policy.training.student import Batch, Student, mean_of
from trailboss.bots.value import Array
from trailboss.cli.train_policy import command, read_kind
from trailboss.kernel.errors import BadOption
from trailboss.kernel.registry import load as load_game

QUIET: list[str] = []
ONE_ROUND = "el_paso --rounds 1 --games 2 --gate 0 --watch random --watched 1 --folder"
KINDS = (Kind(2, (), 0.75), Kind(2, (("b_cards", 3), ("solo", "sue")), 0.25))


def test_gains_are_surprises_that_fade() -> None:
    worth = np.asarray([1.0, 3.0, 2.0], np.float32)
    last = 5.0 - 2.0
    before = (2.0 - 3.0) + TRACE * last
    first = (3.0 - 1.0) + TRACE * before
    assert gains(worth, 5.0).tolist() == pytest.approx([first, before, last])


def test_points_first_then_victory() -> None:
    assert green_aim(1.0) == (GREEN_OWN, 0.0)
    assert green_aim(0.0) == AIM
    assert green_aim(0.5).won == AIM.won / 2


def test_games_are_remembered_answer_by_answer() -> None:
    tables = Tables("el_paso", KINDS)
    active = tables.telling()
    student = Student.new(len(active), len(tables.answers), 1)
    played = Games(tables, active, student, None, None, AIM, [1]).play(8)
    assert sorted(len(games) for games in played.results.values()) == [2, 6]
    answers = played.answers
    rows = np.arange(len(answers.given))
    assert answers.legal[rows, answers.given].all()
    assert (answers.legal.sum(axis=1) > 1).mean() > 0.9
    assert answers.gain.mean() == pytest.approx(0, abs=1e-3)
    assert set(np.unique(answers.won)) <= {0.0, 1.0}
    totals = {
        total / POINTS for games in played.results.values() for game in games for total in game
    }
    assert {round(float(one), 3) for one in answers.points} <= {round(one, 3) for one in totals}


def test_a_student_copies_what_it_is_shown() -> None:
    rng = np.random.default_rng(3)
    student = Student.new(12, 9, 3)
    columns = rng.integers(0, 5, (64, 12)).astype(np.int16)
    legal = rng.random((64, 9)) < 0.6
    given = np.asarray(columns[:, 0] + 4 * (columns[:, 1] > 2))
    legal[np.arange(64), given] = True
    zeros: Array = np.zeros(64, np.float32)
    ones: Array = np.ones(64, np.float32)
    batch = Batch(columns, legal, given, zeros, zeros, 2 * ones, ones, ones)
    for _ in range(300):
        student.learn(batch, 3e-3, 0.0, copying=True)
    depth = student.depths(np.sqrt(columns.astype(np.float32)))[-1]
    liked, logs = student.likings(depth, legal)
    assert (liked.argmax(axis=1) == given).mean() > 0.95
    assert not liked[~legal].any()
    assert not logs[~legal].any()
    told = student.outlooks(depth)
    assert told[:, 0] == pytest.approx(2 * ones, abs=0.3)
    assert (told[:, 2] > 0).all()


def test_a_step_likes_better_what_turned_out_well_but_not_without_end() -> None:
    student = Student.new(3, 4, 1)
    seen: Array = np.ones((2, 3), np.float32)
    columns: Array = seen.astype(np.int16)
    legal: Array = seen.astype(np.bool_)[:, [0, 1, 2, 2]]
    given = np.asarray([1, 2])
    depth = student.depths(seen)[-1]
    told = student.outlooks(depth)
    liked = student.likings(depth, legal)[1][[0, 1], given]
    gain = np.asarray([1.0, -1.0], np.float32)
    batch = Batch(columns, legal, given, liked, gain, told[:, 0], told[:, 1], np.full(2, 0.5))
    ratios = []
    for _ in range(200):
        student.learn(batch, 1e-4, 0.0)
        after = student.likings(student.depths(seen)[-1], legal)[1][[0, 1], given]
        ratios.append(np.exp(after - liked))
    assert ratios[3][0] > 1 > ratios[3][1]
    assert 1.15 < ratios[-1][0] < 1.5  # further than CLIP only by what it was under way with
    assert 0.5 < ratios[-1][1] < 0.85


def test_two_learners_are_averaged() -> None:
    one, other = Student.new(3, 4, 1), Student.new(3, 4, 2)
    mean = mean_of([one, other])
    assert mean.weights[0] == pytest.approx((one.weights[0] + other.weights[0]) / 2)


def test_more_columns_change_nothing_at_first() -> None:
    student = Student.new(3, 4, 1)
    seen: Array = np.ones((2, 3), np.float32)
    wider = student.widened(2)
    more = np.concatenate([seen, 7 * np.ones((2, 2), np.float32)], axis=1)
    assert wider.depths(more)[-1] == pytest.approx(student.depths(seen)[-1])


def test_a_run_that_was_cut_off_goes_on_to_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courses, "OLD", 1)
    course = Course("el_paso", KINDS, 4, 3, 4)
    whole = Training(course, tmp_path / "whole").run(1, QUIET.append)

    class CutOff(Exception):
        pass

    training = Training(course, tmp_path / "parts")
    keep = training._keep

    def keep_and_stop() -> None:
        keep()
        raise CutOff

    monkeypatch.setattr(training, "_keep", keep_and_stop)
    with pytest.raises(CutOff):
        training.run(1, QUIET.append)
    parts = Training(course, tmp_path / "parts").run(1, QUIET.append)
    assert parts.columns == whole.columns
    for ours, theirs in zip(parts.body, whole.body, strict=True):
        assert np.array_equal(ours[0], theirs[0])
    with pytest.raises(BadOption, match="another course"):
        Training(Course("el_paso", KINDS, 5, 3, 4), tmp_path / "parts").run(1, QUIET.append)


def test_twenty_rounds_teach_more_points(tmp_path: Path) -> None:
    training = Training(Course("el_paso", (Kind(2),), 2, 20, 24), tmp_path)
    training.run(1, QUIET.append)
    first, last = training.curve[0], training.curve[-1]
    assert last["points"]["2"][0] > first["points"]["2"][0] + 3
    assert last["spread"] < first["spread"]


def test_a_policy_begins_with_another_one_and_a_bot_is_watched(tmp_path: Path) -> None:
    said = CliRunner().invoke(
        command,
        [*ONE_ROUND.split(), str(tmp_path / "first")],
        catch_exceptions=False,
    )
    assert "policy.npz" in said.output
    first = tmp_path / "first" / "policy.npz"
    course = Course("el_paso", (Kind(3),), 1, 1, 2, begun_with=str(first))
    training = Training(course, tmp_path / "second")
    old = load(first)
    names = [training.tables.columns[i] for i in training.active.tolist()]
    shared = next(name for name in old.columns if name in names)
    assert training.student.weights[0][names.index(shared)] == pytest.approx(
        old.body[0][0][old.columns.index(shared)]
    )
    training.run(1, QUIET.append)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("2", Kind(2)),
        ("4,building_sides=random*0.5", Kind(4, (("building_sides", "random"),), 0.5)),
        ("2,solo=sue,b_cards=3", Kind(2, (("b_cards", 3), ("solo", "sue")))),
    ],
)
def test_kinds_of_table_are_written_so(text: str, kind: Kind) -> None:
    assert read_kind(load_game("el_paso"), text) == kind


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["carson_city", "--begin", "package"], "no policy of carson_city"),
        (["el_paso", "--begin", "nowhere.npz"], "no file nowhere.npz"),
        (["el_paso", "--watch", "nobody"], "unknown bot"),
        (["el_paso", "--adopt", "--gate", "0"], "did not win a match"),
        (["el_paso", "--adopt", "--table", "4"], "2 seats with base"),
        (["carson_city", "--adopt"], "plays by values"),
    ],
)
def test_what_cannot_come_to_anything_is_refused_at_once(arguments: list[str], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        CliRunner().invoke(command, arguments, catch_exceptions=False)


@pytest.mark.parametrize("text", ["", "two", "9", "2,solo", "2,solo=sam", "2*0", "2*much"])
def test_other_kinds_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        read_kind(load_game("el_paso"), text)
