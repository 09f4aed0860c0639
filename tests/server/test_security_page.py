"""docs/security.md: every test that a promise names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/security.md"
_NAMED = re.compile(r"`(test_[a-z0-9_]+)`")
_DEFINED = re.compile(r"^\s*(?:async )?def (test_\w+)\(", re.MULTILINE)


def test_every_promise_names_a_test_that_is_there() -> None:
    text = PAGE.read_text("utf-8")
    named = set(_NAMED.findall(text))
    there = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in _DEFINED.findall(file.read_text("utf-8"))
    }
    assert len(named) > 50
    assert sorted(named - there) == []


def test_every_promise_names_one() -> None:
    """Whatever is said not to be possible, by a line in bold under such a heading."""
    text = PAGE.read_text("utf-8")
    for section in re.split(r"^## ", text, flags=re.MULTILINE):
        title, _, body = section.partition("\n")
        if title.endswith(("can't do", "can't know")):
            for promise in re.split(r"^- ", body, flags=re.MULTILINE):
                assert not promise.strip() or _NAMED.search(promise), f"{title}: {promise}"
