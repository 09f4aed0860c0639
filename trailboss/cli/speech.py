"""What the terminal program says: the texts of a game and its own, in one language."""

from collections.abc import Mapping
from typing import Any

from trailboss.kernel.game import AnyGame
from trailboss.kernel.option import OptionValue
from trailboss.text import speech, spoken
from trailboss.text.fluent import formatted, package_texts
from trailboss.text.speech import Names as Names

_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language that the system's locale asks for, English if we don't speak it."""
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    return spoken(locale.replace("-", "_").partition("_")[0].partition(".")[0].lower())


class Speech(speech.Speech):
    """One game, or none, for the program's own texts only."""

    def __init__(
        self,
        game: AnyGame | None,
        language: str,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        super().__init__(game, language, options)
        self._ui = package_texts(__package__, self.language)

    def ui(self, id: str, /, **args: Any) -> str:
        """A text of the terminal program."""
        return formatted(self._ui, id, args)

    def described(self, action: str, effect: str) -> str:
        return self.ui("action-described", action=action, effect=effect)
