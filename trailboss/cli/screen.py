"""Where a game is shown and answers come from: a terminal that is redrawn, or a plain pipe."""

import contextlib
import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

WIDTH, HEIGHT = 100, 40
NARROWEST, WIDEST = 80, 120


class Leave(Exception):
    """The person went away: end of input, or Ctrl-C."""


class Screen(ABC):
    console: Console
    redraws: bool
    """Whether each picture replaces the one before."""

    @property
    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    @abstractmethod
    def height(self) -> int:
        """How many lines a picture should have at most."""

    @abstractmethod
    def show(self, lines: Sequence[Text]) -> None:
        """A new picture."""

    @abstractmethod
    def wait(self, text: str) -> None:
        """Say that something takes a moment."""

    @abstractmethod
    def ask(self, prompt: str) -> str:
        """What is typed next."""

    @abstractmethod
    def page(self, lines: Sequence[Text], hint: str, from_end: bool = False) -> str:
        """Something longer to read. Returns what was typed to do something else, or nothing."""

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *error: object) -> None:
        return None

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=False)


class Terminal(Screen):
    """Uses the second page of the terminal, so that what was there before comes back at the end."""

    redraws = True

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        with contextlib.suppress(ImportError):  # line editing and history, where there is one
            import readline  # noqa: F401

    @property
    def height(self) -> int:
        return self.console.height

    def __enter__(self) -> Screen:
        self.console.set_alt_screen(True)
        return self

    def __exit__(self, *error: object) -> None:
        self.console.set_alt_screen(False)

    def show(self, lines: Sequence[Text]) -> None:
        self.console.clear()
        self._print(lines)

    def wait(self, text: str) -> None:
        self.console.print(text, style="dim", end="", markup=False)

    def ask(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def page(self, lines: Sequence[Text], hint: str, from_end: bool = False) -> str:
        """A page at a time: Enter goes on (or back to the game after the last), ``p`` goes up."""
        size = max(5, self.height - 1)
        last = max(0, len(lines) - size)
        top = last if from_end else 0
        while True:
            self.show(lines[top : top + size])
            answer = self.ask(f"{hint} > ")
            if answer == "p" and top > 0:
                top = max(0, top - size)
            elif not answer and top < last:
                top = min(last, top + size)
            else:
                return "" if answer in ("p", "q") else answer


class Plain(Screen):
    """One picture below the other, without colours: for pipes, tests and screen readers."""

    redraws = False
    height = 10_000

    def __init__(self) -> None:
        self.console = Console(
            file=sys.stdout, width=WIDTH, color_system=None, highlight=False, force_terminal=False
        )

    def show(self, lines: Sequence[Text]) -> None:
        self._print([Text(), *lines])

    def wait(self, text: str) -> None:
        pass

    def ask(self, prompt: str) -> str:
        print(prompt, end="", flush=True)
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            print()
            raise Leave
        answer = line.strip()
        if not sys.stdin.isatty():  # else the terminal has shown it already
            print(answer)
        return answer

    def page(self, lines: Sequence[Text], hint: str, from_end: bool = False) -> str:
        self.show(lines)
        return ""


def is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def screen(plain: bool) -> Screen:
    dumb = os.environ.get("TERM", "") in ("", "dumb", "unknown") and os.name == "posix"
    return Terminal() if is_interactive() and not plain and not dumb else Plain()
