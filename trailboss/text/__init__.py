"""The languages that we speak. Cheap to import: what reads the texts is in `fluent`."""

from typing import Literal, get_args

Language = Literal["en", "pl", "uk"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
ENGLISH: Language = "en"
MARK = "[en] "
"""Before what is told in English because nobody has translated it yet."""


def spoken(language: str) -> Language:
    """This language if we speak it, else English."""
    return next((known for known in LANGUAGES if known == language), ENGLISH)
