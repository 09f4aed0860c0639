"""The few questions before a game, for somebody who just typed ``trailboss play``."""

from typing import NamedTuple, TypeVar

import click

from trailboss.cli.speech import Speech
from trailboss.kernel.game import Meta
from trailboss.kernel.registry import games
from trailboss.text import LANGUAGES

T = TypeVar("T")

_NAMES = {"en": "English", "pl": "polski", "uk": "українська"}


class Settings(NamedTuple):
    game: str
    seats: int
    language: str


def ask_settings(preferred: str) -> Settings:
    """Enter is always a good answer: three of them start a game."""
    known = list(games().values())
    language = _ask_language(preferred)
    meta = known[0] if len(known) == 1 else _ask_game(known, language)
    speech = Speech(meta.load(), language)
    click.echo()
    click.echo(speech.ui("lobby-welcome", game=meta.title))
    seats = _ask_seats(meta, speech)
    return Settings(meta.name, seats, language)


def _ask_language(preferred: str) -> str:
    listed = "   ".join(f"{number} {_NAMES[code]}" for number, code in enumerate(LANGUAGES, 1))
    answers: dict[str, str] = {str(number): code for number, code in enumerate(LANGUAGES, 1)}
    answers |= {code: code for code in LANGUAGES}
    click.echo(listed)
    return _ask("Language / Język / Мова", answers, preferred, _NAMES[preferred])


def _ask_game(known: list[Meta], language: str) -> Meta:
    answers = {str(number): meta for number, meta in enumerate(known, 1)}
    for number, meta in answers.items():
        click.echo(f"{number} {meta.title}")
    speech = Speech(known[0].load(), language)
    return _ask(speech.ui("lobby-game"), answers, known[0], "1")


def _ask_seats(meta: Meta, speech: Speech) -> int:
    listed = ", ".join(map(str, meta.seats))
    default = meta.seats[0]
    answers = {str(seats): seats for seats in meta.seats}
    return _ask(speech.ui("lobby-seats", seats=listed), answers, default, str(default))


def _ask(question: str, answers: dict[str, T], default: T, shown: str) -> T:
    while True:
        try:
            typed = input(f"{question} [{shown}] ").strip().lower()
        except EOFError:
            raise click.Abort from None
        if not typed:
            return default
        if typed in answers:
            return answers[typed]
