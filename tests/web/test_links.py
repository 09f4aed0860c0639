"""Notes at the table lead to paragraphs that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trailboss
from tests.web.sources import SOURCE
from trailboss.rulebook.book import book_of

_TELLS = re.compile(r"^export const TELLS[^=]*= \{\n(.*?)^\};", re.MULTILINE | re.DOTALL)
_ENTRY = re.compile(r'^  "?([a-z:-]+)"?: "([a-z-]+)",$', re.MULTILINE)
DRAWN = sorted(SOURCE.glob("games/*/catalogue.ts"))


@pytest.mark.parametrize("catalogue", DRAWN, ids=lambda path: path.parent.name)
def test_what_tells_about_a_thing_is_a_paragraph_of_its_rulebook(catalogue: Path) -> None:
    book = book_of(trailboss.load(catalogue.parent.name))
    assert book is not None
    written = {paragraph.id for chapter in book.chapters for paragraph in chapter.paragraphs}
    [listed] = _TELLS.findall(catalogue.read_text("utf-8"))
    tells = dict(_ENTRY.findall(listed))
    assert len(tells) == len(listed.splitlines())
    assert set(tells.values()) <= written
