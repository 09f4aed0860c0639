"""Rules of the ledger as players read them: things, options and data by their names.

The ledger calls them by the words of notations and files, in backticks: ``estate_vp``.
"""

import re
from collections.abc import Callable, Iterator

from trailboss.kernel.game import AnyGame
from trailboss.text.fluent import formatted, game_texts

_WORD = re.compile(r"`([^`]+)`")
_FILE = re.compile(r"data/(\w+)\.toml")
_SEE = re.compile(r" \(`data/\w+\.toml`\)")
"""Only says in which file more is to be found."""
_QUOTES = {"pl": "„{}”", "uk": "«{}»"}


def in_words(game: AnyGame, language: str) -> Callable[[str], str]:
    """What turns a text of the ledger in this language into one without words of programs.

    A word that may mean several things, and what has no name, stays as it is.
    """
    names = dict(_names(game, language))
    files = game.doubt_words(language)
    quoted = _QUOTES.get(language, "“{}”")

    def said(found: re.Match[str]) -> str:
        word = found[1]
        if file := _FILE.fullmatch(word):
            return files.get(f"{file[1]}.toml", file[1].replace("_", " "))
        return quoted.format(names[word]) if word in names else found[0]

    return lambda text: _WORD.sub(said, _SEE.sub("", text))


def _names(game: AnyGame, language: str) -> Iterator[tuple[str, str]]:
    texts = game_texts(game, language)
    meant: dict[str, list[str]] = {}
    for kind, ids in game.vocabulary.things.items():
        for id in ids:
            meant.setdefault(id, []).append(f"{kind}-{id}")
    for option in game.options:
        meant.setdefault(option.name, []).append(f"option-{option.name}")
    for word, messages in meant.items():
        message = messages[0].replace("_", "-")
        if len(messages) == 1 and texts.has_message(message):
            yield word, formatted(texts, message, {})
