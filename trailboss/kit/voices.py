"""Speech in every language, and what must hold for whatever it says."""

from functools import cache

import trailboss
from trailboss.text import MARK
from trailboss.text.speech import Speech

NAMES = ("Ania", "Олена", "sam", "Gosia", "Тарас")


@cache
def speech(game: str, language: str) -> Speech:
    return Speech(trailboss.load(game), language)


def check(text: str, what: object) -> str:
    assert text, what
    assert text == text.strip(), (what, text)
    assert MARK + MARK not in text, (what, text)
    for trace in ("{", "}", "???", "FluentNone", "  ", " .", "None"):
        assert trace not in text, (what, text)
    return text


def check_sentence(text: str, what: object) -> str:
    """It begins with a capital or with a name, which is left as its owner writes it."""
    text = check(text, what).removeprefix(MARK)
    assert text[0].isupper() or text.startswith(NAMES), (what, text)
    assert text[-1] in ".?", (what, text)
    return text
