"""A bot's reasons in words: what its features are called."""

from __future__ import annotations

import re
from typing import Final

from trailboss.bots.themes import THEME
from trailboss.text import ENGLISH
from trailboss.text.fluent import Texts, formatted, package_texts
from trailboss.text.speech import Speech

_ROUND: Final = re.compile(r"round \d+: ")
_WHOSE: Final = (
    ("best rival's ", "leader"),
    ("rivals' ", "rivals"),
    ("rival-", "leader"),
    ("rivals-", "rivals"),
)
"""How the name of a feature says that it is not about oneself."""
_THINGS: Final = {
    "disc": "disc",
    "city": "city",
    "post": "post",
    "building": "building",
    "own": "worker",
    "ready": "worker",
}
"""Features of which there is one for each thing of a kind, as the game's texts call that kind."""


def feature_words(speech: Speech, feature: str) -> str:
    """What a feature counts, for people."""
    texts = package_texts("trailboss.bots", speech.language)
    if feature.startswith(THEME):
        return formatted(texts, feature, {})
    name = _ROUND.sub("", feature)
    for mark, whose in _WHOSE:
        if name.startswith(mark):
            rest = name.removeprefix(mark)
            what = feature_words(speech, "dollars" if rest == "money" else rest)
            return formatted(texts, f"feature-{whose}", {"what": what})
    plain = f"feature-{name.replace(' ', '-')}"
    sort, _, id = name.partition("-")
    if sort == "breed":
        return formatted(texts, "feature-breed", {"thing": id.replace("-", " ").title()})
    if sort in _THINGS and not _english().has_message(plain):
        return formatted(texts, f"feature-{sort}", {"thing": speech.thing(_THINGS[sort], id)})
    return formatted(texts, plain, {})


def _english() -> Texts:
    return package_texts("trailboss.bots", ENGLISH)
