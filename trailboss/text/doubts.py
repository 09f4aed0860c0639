"""The doubtful values of a game, told in one language: things by their names, notes translated."""

from collections.abc import Iterator

from trailboss.kernel.doubt import Doubt
from trailboss.kernel.game import Game
from trailboss.text.fluent import formatted, game_texts


def doubts_in(game: Game, language: str) -> list[Doubt]:
    """What ``text/doubts.<language>.toml`` does not know stays in English."""
    words = game.doubt_words(language)
    return [
        doubt._replace(
            file=words.get(doubt.file, doubt.file),
            entry=" ".join(
                word if named else words.get(word, word)
                for word, named in named_words(game, language, doubt.entry)
            ),
            note=words.get(doubt.note, doubt.note),
        )
        for doubt in game.doubtful_values()
    ]


def named_words(game: Game, language: str, entry: str) -> Iterator[tuple[str, bool]]:
    """The words of an entry, and whether a word is the name of a thing already.

    A word like ``node`` says of which kind the next one is; a name does without it.
    """
    texts = game_texts(game, language)
    kinds = game.vocabulary.things
    words = iter(entry.split())
    begun = False
    for word in words:
        kind = game.doubted.get(word, word)
        id = next(words, None) if kind in kinds else None
        message = f"{kind}-{id}"
        named = texts.has_message(message)
        alone = named and word in kinds
        if not alone:
            yield word, False
        if named:
            name = formatted(texts, message, {})
            yield f"({name})" if alone and begun else name, True
        elif id is not None:
            yield id, False
        begun = True
