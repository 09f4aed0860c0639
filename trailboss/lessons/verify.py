"""Whether lessons can be given: replayed with every wanted action, in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.state import State
from trailboss.lessons.lesson import AREA, AREAS, BadLesson, Chapter, Lesson
from trailboss.lessons.words import Words, source_of
from trailboss.text import LANGUAGES
from trailboss.text.fluent import BadMessage, formatted

_MESSAGE = re.compile(r"^(lesson-[a-z0-9-]+) *=", re.MULTILINE)


def faults(lesson: Lesson) -> Iterator[str]:
    """Everything that is wrong with a lesson, in plain words."""
    yield from _faults_of_the_line(lesson)
    yield from _faults_of_pointing(lesson)
    for language in LANGUAGES:
        yield from _faults_of_words(lesson, language)


def _faults_of_the_line(lesson: Lesson) -> Iterator[str]:
    state = lesson.start()
    for chapter in lesson.chapters:
        here = f"{lesson.called}, chapter {chapter.id}"
        try:
            for text in chapter.before:
                state.apply(state.parse(text))
            state = _played(lesson, chapter, 0, state)
        except (TrailbossError, BadLesson) as error:
            yield f"{here}: {error}"
            return
        if lesson.plays_on(chapter) and state.is_over:
            yield f"{here}: the game is over, and nothing is left to play on"


def _played(lesson: Lesson, chapter: Chapter, at: int, state: State) -> State:
    """The position at the chapter's end by the line; every other wanted action is tried too."""
    if at == len(chapter.steps):
        return state
    step = chapter.steps[at]
    # Also where it is only read: a rival that is asked would move on meanwhile.
    _must_be_asked(lesson, step.id, state)
    ends = []
    for text in step.do or (None,):
        after = state.clone()
        if text is not None:
            after.apply(after.parse(text, lesson.seat))
        for reply in step.rivals:
            if after.decision is not None and lesson.seat in after.decision.seats:
                raise BadLesson(f"step {step.id}: '{reply}' is for the learner to answer")
            after.apply(after.parse(reply))
        ends.append(_played(lesson, chapter, at + 1, after))
    return ends[0]


def _must_be_asked(lesson: Lesson, step: str, state: State) -> None:
    decision = state.decision
    if decision is None or lesson.seat not in decision.seats:
        raise BadLesson(f"step {step}: the learner is not asked")


def _faults_of_pointing(lesson: Lesson) -> Iterator[str]:
    box = lesson.game.box(lesson.options)
    things = {target for action in box.notations.values() for target in action.targets}
    for chapter in lesson.chapters:
        here = f"{lesson.called}, chapter {chapter.id}"
        for kind in chapter.remarks:
            if kind not in lesson.game.vocabulary.decisions:
                yield f"{here}: a remark about '{kind}', which is never asked"
            elif not lesson.plays_on(chapter):
                yield f"{here}: remarks are for the last chapter"
        for step in chapter.steps:
            for thing in step.point:
                is_area = thing.startswith(AREA) and thing.removeprefix(AREA) in AREAS
                if not is_area and thing not in things:
                    yield f"{here}, step {step.id}: there is no '{thing}' to point at"


def _faults_of_words(lesson: Lesson, language: str) -> Iterator[str]:
    words = Words(lesson, language)
    needed = dict(words.ids(lesson))
    for id, attributes in needed.items():
        for attribute in (None, *attributes):
            said = id if attribute is None else f"{id}.{attribute}"
            try:
                if words.texts.lacks(id) or _lacks(words, id, attribute):
                    yield f"{lesson.called}: '{said}' is not said in '{language}'"
                elif not formatted(words.texts, id, {}, attribute).strip():
                    yield f"{lesson.called}: '{said}' says nothing in '{language}'"
            except BadMessage as error:
                yield f"{lesson.called}: {error}"
    for id in _MESSAGE.findall(source_of(lesson.game.meta.name, language)):
        if (id == words.id or id.startswith(f"{words.id}-")) and id not in needed:
            yield f"{lesson.called}: nobody says '{id}' of '{language}'"


def _lacks(words: Words, id: str, attribute: str | None) -> bool:
    if not words.texts.has_message(id):
        return True
    message = words.texts.get_message(id)
    return not (message.value if attribute is None else message.attributes.get(attribute))
