"""Rulebooks for people: said in all languages, drawn, and about everything that the ledger says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trailboss import load
from trailboss.kernel.registry import games
from trailboss.lessons.lesson import lessons_of
from trailboss.rulebook.book import BadBook, Book, Figure, book_of, read
from trailboss.rulebook.verify import faults, untold

GAME = "great_western_trail"
BOOKS = [one for name in games() if (one := book_of(load(name))) is not None]


def book() -> Book:
    found = book_of(load(GAME))
    assert found is not None
    return found


@pytest.mark.parametrize("found", BOOKS, ids=lambda found: found.game.meta.name)
def test_every_rulebook_can_be_shown(found: Book) -> None:
    assert list(faults(found)) == []


@pytest.mark.parametrize("found", BOOKS, ids=lambda found: found.game.meta.name)
def test_a_chapter_leads_to_a_lesson_that_exists(found: Book) -> None:
    taught = {
        f"{lesson.id}/{chapter.id}"
        for lesson in lessons_of(found.game)
        for chapter in lesson.chapters
    }
    assert {chapter.lesson for chapter in found.chapters} - {""} <= taught


def test_a_rule_is_told_by_the_paragraph_that_names_it_most_exactly() -> None:
    told = {rule: book().paragraph_of(rule) for rule in ("GWT-FEE-03", "GWT-SET-16", "GWT-SET-05")}
    assert {rule: one and one.id for rule, one in told.items()} == {
        "GWT-FEE-03": "turn-fees",
        "GWT-SET-16": "setup-own",
        "GWT-SET-05": "setup-board",
    }
    assert book().paragraph_of("GWT-INV-01") is None


def test_what_nobody_tells_is_found() -> None:
    chapters = tuple(one for one in book().chapters if one.id != "simmental")
    shorter = replace(book(), chapters=chapters)
    assert untold(shorter) == [f"GWT-SIM-0{number}" for number in range(1, 9)]


def test_a_thing_that_cannot_be_drawn_is_found() -> None:
    first = book().chapters[0]
    wrong = replace(first.paragraphs[0], figures=(Figure("building", ("99z",)),))
    changed = replace(first, paragraphs=(wrong, *first.paragraphs[1:]))
    found = list(faults(replace(book(), chapters=(changed, *book().chapters[1:]))))
    assert found == ["goal-idea: there is no building '99z' to draw"]


def test_an_example_that_is_wrong_is_found() -> None:
    first = book().examples[0]
    wrong = {
        "legal": replace(first, refused=("ride neutral-b",)),
        "refuses": replace(first, do=("ride kansas-city",)),
        "asked": replace(first, ply=first.ply + 6),
        "moves": replace(first, ply=10_000),
        "paragraph": replace(first, paragraph="turn-nowhere"),
    }
    found = {
        why: list(faults(replace(book(), examples=(one, *book().examples[1:]))))
        for why, one in wrong.items()
    }
    assert found["legal"] == ["example steps: 'ride neutral-b' is legal"]
    assert "GWT-MOVE-03" in found["refuses"][0]
    assert found["asked"] == ["example steps: the reader is not asked"]
    assert found["moves"] == ["example steps: no lesson 'first' has 10000 moves"]
    assert found["paragraph"] == ["example steps: there is no paragraph 'turn-nowhere'"]


@pytest.mark.parametrize("found", BOOKS, ids=lambda found: found.game.meta.name)
def test_every_rulebook_has_examples_and_a_page_to_print(found: Book) -> None:
    assert len(found.examples) >= 5
    assert found.summary


def test_a_file_that_is_none_is_refused() -> None:
    with pytest.raises(BadBook, match="line 2"):
        read('[[chapter]]\nid = 3\nparagraph = [{ id = "x" }]\n')
    with pytest.raises(BadBook):
        read("[[chapter")
