"""The doubtful values of a game, told in one language: things by their names, notes translated."""

import re
from collections.abc import Iterator

from trailboss.kernel.doubt import Doubt
from trailboss.kernel.game import AnyGame
from trailboss.text import ENGLISH, MARK
from trailboss.text.fluent import formatted, game_texts

_NUMBERED = re.compile(r"[A-Z]?[0-9]+(\.5)?[a-z]?")


def doubts_in(game: AnyGame, language: str) -> list[Doubt]:
    """What ``text/doubts.<language>.toml`` does not know stays in English, with a mark."""
    words = game.doubt_words(language)

    def told(text: str) -> str:
        english = language == ENGLISH or not text or is_code(text)
        return words.get(text, text if english else MARK + text)

    return [
        doubt._replace(
            file=told(doubt.file),
            entry=" ".join(
                word if named else told(word)
                for word, named in named_words(game, language, doubt.entry)
            ),
            note=told(doubt.note),
        )
        for doubt in game.doubtful_values()
    ]


def is_code(word: str) -> bool:
    """Numbers, letters, sides of tiles and cards of rivals are printed as they are."""
    return len(word) == 1 or word.isdigit() or _NUMBERED.fullmatch(word) is not None


def wanted_words(game: AnyGame, language: str) -> set[str]:
    """What ``text/doubts.<language>.toml`` should know."""
    wanted = set()
    for doubt in game.doubtful_values():
        words = named_words(game, language, doubt.entry)
        wanted |= {word for word, named in words if not named and not is_code(word)}
        wanted |= {doubt.file, doubt.note} - {""}
    return wanted


def named_words(game: AnyGame, language: str, entry: str) -> Iterator[tuple[str, bool]]:
    """The words of an entry, and whether a word is the name of a thing already.

    A word like ``node`` says of which kind the next one is; a name does without it.
    """
    texts, in_english = game_texts(game, language), game_texts(game, ENGLISH)
    kinds = game.vocabulary.things
    words = iter(entry.split())
    begun = False
    for word in words:
        kind = game.doubted.get(word, word)
        id = next(words, None) if kind in kinds else None
        message = f"{kind}-{id}"
        named = texts.has_message(message) or in_english.has_message(message)
        alone = named and word in kinds
        if not alone:
            yield word, False
        if named:
            name = formatted(texts, message, {})
            yield f"({name})" if alone and begun else name, True
        elif id is not None:
            yield id, False
        begun = True
