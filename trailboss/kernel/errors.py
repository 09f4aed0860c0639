"""What can go wrong, by name. Every error a caller can cause derives from `TrailbossError`."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Refusal(NamedTuple):
    """Why an action is not legal now: a ledger rule, a reason key for the texts, and its numbers."""

    rule: str
    reason: str
    args: Mapping[str, str | int] = {}

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return (
            f"{self.reason} ({details}; {self.rule})" if details else f"{self.reason} ({self.rule})"
        )


class TrailbossError(Exception):
    """Anything a caller did wrong; the message is one clear line."""


class UnknownGame(TrailbossError):
    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"unknown game '{name}': known are {', '.join(known)}")
        self.name = name


class BadOption(TrailbossError):
    """An option, seat count or value that the game does not declare."""


class BadSeed(TrailbossError):
    def __init__(self, seed: str) -> None:
        super().__init__(
            f"bad seed '{seed}': a whole number from 0 to 2^256-1, 64 hexadecimal digits or bytes"
        )


class NotAnAction(TrailbossError):
    """A text that is no action of the game at all, whatever the position."""

    def __init__(self, text: str, similar: Sequence[str] = ()) -> None:
        hint = f": did you mean {' or '.join(repr(s) for s in similar)}?" if similar else ""
        super().__init__(f"'{text}' is not an action of this game{hint}")
        self.text = text


class IllegalAction(TrailbossError):
    """A well-formed action that is not legal now, with the rule that forbids it."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"'{text}' is not legal now: {refusal}")
        self.text = text
        self.refusal = refusal


class BadDump(TrailbossError):
    """A dumped state that does not belong to this game and data version, or is damaged."""


class BadRecord(TrailbossError):
    """A record that cannot be read or replayed; ``line`` is 1-based in the text form."""

    def __init__(self, message: str, line: int | None = None, expected: Sequence[str] = ()) -> None:
        where = f"line {line}: " if line is not None else ""
        super().__init__(where + message)
        self.line = line
        self.expected = tuple(expected)
