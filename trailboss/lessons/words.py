"""What a lesson says, in one language: Fluent messages that may name the game's own words.

``lesson-<lesson>`` is its title, ``lesson-<lesson>-<chapter>`` a chapter's,
``lesson-<lesson>-<chapter>-<step>`` what the guide says; attributes say the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from trailboss.kernel.box import texts_of
from trailboss.kernel.registry import load
from trailboss.lessons.lesson import FOLDER, Chapter, Lesson, Step
from trailboss.text import ENGLISH
from trailboss.text.fluent import Texts, formatted

ABOUT, DONE, WRONG = "about", "done", "wrong"
REMARK = "remark"


class Words:
    """The words of one lesson."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        self.texts = _texts(lesson.game.meta.name, language)
        self.id = f"lesson-{lesson.id}"

    def title(self) -> str:
        return self._say(self.id)

    def about(self) -> str:
        return self._say(self.id, ABOUT)

    def chapter(self, chapter: Chapter) -> str:
        return self._say(self._chapter(chapter))

    def chapter_about(self, chapter: Chapter) -> str:
        """What one learns in it."""
        return self._say(self._chapter(chapter), ABOUT)

    def done(self, chapter: Chapter) -> str:
        """What was learned."""
        return self._say(self._chapter(chapter), DONE)

    def step(self, chapter: Chapter, step: Step) -> str:
        return self._say(self._step(chapter, step))

    def wrong(self, chapter: Chapter, step: Step) -> str:
        """Why something else is not what is wanted now; only where something is wanted."""
        return self._say(self._step(chapter, step), WRONG) if step.do else ""

    def remark(self, chapter: Chapter, decision: str) -> str:
        return self._say(self._remark(chapter, decision))

    def ids(self, lesson: Lesson) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Every message that the lesson needs, with its attributes."""
        yield self.id, (ABOUT,)
        for chapter in lesson.chapters:
            yield self._chapter(chapter), (ABOUT, DONE)
            for step in chapter.steps:
                yield self._step(chapter, step), (WRONG,) if step.do else ()
            for decision in chapter.remarks:
                yield self._remark(chapter, decision), ()

    def _chapter(self, chapter: Chapter) -> str:
        return f"{self.id}-{chapter.id}"

    def _step(self, chapter: Chapter, step: Step) -> str:
        return f"{self._chapter(chapter)}-{step.id}"

    def _remark(self, chapter: Chapter, decision: str) -> str:
        return f"{self._chapter(chapter)}-{REMARK}-{decision.replace('_', '-')}"

    def _say(self, id: str, attribute: str | None = None) -> str:
        return formatted(self.texts, id, {}, attribute)


def source_of(game: str, language: str) -> str:
    """The Fluent source of all lessons of a game."""
    return "\n".join(texts_of(load(game).parts, f"{FOLDER}/text/{language}.ftl"))


@cache
def _texts(game: str, language: str) -> Texts:
    english = None if language == ENGLISH else _texts(game, ENGLISH)
    source = f"{load(game).text(language)}\n{source_of(game, language)}"
    return Texts(source, language, english)
