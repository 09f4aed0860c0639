"""Every lesson can be given as it is written, in all languages; a broken one is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from trailboss import load
from trailboss.cli.command import command
from trailboss.lessons.lesson import BadLesson, Lesson, every_lesson, read
from trailboss.lessons.verify import faults
from trailboss.text import LANGUAGES

GAME = "great_western_trail"
LESSONS = list(every_lesson())


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.called)
def test_every_lesson_can_be_given(lesson: Lesson) -> None:
    assert list(faults(lesson)) == []


def test_a_deal_belongs_to_one_lesson() -> None:
    """By its seed a table knows of which lesson it is."""
    deals = [(lesson.game.meta.name, lesson.seed) for lesson in LESSONS]
    assert len(set(deals)) == len(deals)


def test_a_chapter_begins_with_a_question_to_the_learner() -> None:
    for lesson in LESSONS:
        for chapter in lesson.chapters:
            decision = lesson.game.replay(lesson.record, chapter.ply).decision
            assert decision is not None
            assert lesson.seat in decision.seats, f"{lesson.called}, {chapter.id}"


HEAD = """
seats = 2
seat  = 0
seed  = 1
[[chapter]]
id      = "one"
minutes = 1
"""


def written(folder: Path, text: str) -> Lesson:
    file = folder / "broken.toml"
    file.write_text(HEAD + text, "utf-8")
    return read(load(GAME), file)


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ('[{ id = "a", do = ["ride neutral-a"] }]', "'ride neutral-a' is not legal now"),
        ('[{ id = "a", do = ["place neutral-a", "fly home"] }]', "'fly home' is not an action"),
        ('[{ id = "a", point = ["space:moon"] }]', "there is no 'space:moon' to point at"),
        ('[{ id = "a", point = ["area:cellar"] }]', "there is no 'area:cellar' to point at"),
        ('[{ id = "a", rivals = ["place neutral-a"] }]', "is for the learner to answer"),
    ],
)
def test_what_cannot_be_played_or_shown_is_found(tmp_path: Path, steps: str, fault: str) -> None:
    found = list(faults(written(tmp_path, f"step = {steps}")))
    assert any(fault in one for one in found), found


def test_nothing_is_read_while_a_rival_is_asked(tmp_path: Path) -> None:
    """It would move on meanwhile, and the guide with it."""
    steps = '[{ id = "a", do = ["place neutral-a"] }, { id = "b", do = ["end"] }, { id = "c" }]'
    found = list(faults(written(tmp_path, f"step = {steps}")))
    assert any("step c: the learner is not asked" in one for one in found), found


def test_what_is_not_said_is_found_in_every_language(tmp_path: Path) -> None:
    found = list(faults(written(tmp_path, 'step = [{ id = "a" }]')))
    for language in LANGUAGES:
        assert any("lesson-broken-one-a" in one and language in one for one in found), found


def test_a_word_that_no_lesson_knows_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadLesson, match=r"line 8: .*did you mean 'point'"):
        written(tmp_path, 'step = [{ id = "a", poimt = [] }]')


def test_the_command_lists_and_verifies(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["lessons", GAME, "--verify", "--lang", "pl"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert "Twoje pierwsze okrążenie" in said
    assert "every step can be played and said" in said
