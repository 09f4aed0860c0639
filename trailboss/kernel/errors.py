"""What can go wrong, by name. Every error a caller can cause derives from `TrailbossError`."""

import difflib
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """Why an action is not legal now: a ledger rule, a reason key for the texts, its arguments."""

    rule: str
    reason: str
    args: Mapping[str, Any] = {}

    def __str__(self) -> str:
        details = ", ".join(f"{name} {_plainly(value)}" for name, value in self.args.items())
        return (
            f"{self.reason} ({details}; {self.rule})" if details else f"{self.reason} ({self.rule})"
        )


def _plainly(value: Any) -> str:
    if isinstance(value, Mapping):
        return str(value["kind"])
    return " and ".join(map(str, value)) if isinstance(value, list) else str(value)


class TrailbossError(Exception):
    """Anything a caller did wrong; the message is one clear line."""

    def __reduce__(self) -> tuple[Any, ...]:
        # An error must survive the way out of a worker process, whatever its __init__ takes.
        return (_again, (type(self), self.args), self.__dict__)


def _again(kind: type[TrailbossError], args: tuple[Any, ...]) -> TrailbossError:
    return kind.__new__(kind, *args)


class UnknownGame(TrailbossError):
    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"unknown game '{name}': known are {', '.join(known) or 'none'}")
        self.name = name


class BadGame(TrailbossError):
    """An installed package that announces a game but does not deliver it."""


class BadBox(TrailbossError):
    """Parts that do not fit together, or data that cannot be what is printed."""


class BadOption(TrailbossError):
    """An option, seat count or value that the game does not declare."""


class BadSeat(TrailbossError):
    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(f"there is no seat {seat!r}: the seats are 0 to {seats - 1}")
        self.seat = seat


class BadCall(TrailbossError):
    """A value of the wrong kind, or out of range, where the engine was called."""


class BadSeed(TrailbossError):
    def __init__(self, seed: str) -> None:
        super().__init__(
            f"bad seed '{seed}': a whole number from 0 to 2^256-1, 64 hexadecimal digits or bytes"
        )


class NotAnAction(TrailbossError):
    """A text that is no action of the game at all, whatever the position."""

    def __init__(self, text: str, known: Collection[str] = ()) -> None:
        super().__init__(text)
        self.text = text
        self.known = known

    @property
    def similar(self) -> list[str]:
        """What may have been meant. Looked for only when it is told: that takes milliseconds."""
        return difflib.get_close_matches(self.text, self.known, 2)

    def __str__(self) -> str:
        similar = self.similar
        hint = f": did you mean {' or '.join(map(repr, similar))}?" if similar else ""
        return f"'{self.text}' is not an action of this game{hint}"

    def __reduce__(self) -> tuple[Any, ...]:
        kind, args, rest = super().__reduce__()
        return (kind, args, {**rest, "known": self.similar})  # not all the actions of the game


class IllegalAction(TrailbossError):
    """A well-formed action that is not legal now, with the rule that forbids it."""

    def __init__(self, text: str, refusal: Refusal, game: str) -> None:
        super().__init__(text, refusal, game)
        self.text = text
        self.refusal = refusal
        self.game = game

    def explain(self, language: str = "en") -> str:
        """Why not, as a sentence with the rule's id, in any language that the game speaks."""
        return explain(self.game, self.refusal, language)

    def __str__(self) -> str:
        return f"'{self.text}' is not legal now: {self.explain()}"


def _bare(game: str, refusal: Refusal, language: str) -> str:
    return str(refusal)


explain: Callable[[str, Refusal, str], str] = _bare
"""How a refusal of a game is told in a language. The kernel knows no language: the package puts the
texts of the games in this place."""


class BadDump(TrailbossError):
    """A dumped state that does not belong to this game and box, or is damaged."""


class BadRecord(TrailbossError):
    """A record that cannot be read or replayed; ``line`` is 1-based in the text form."""

    def __init__(self, message: str, line: int | None = None, expected: Sequence[str] = ()) -> None:
        where = f"line {line}: " if line is not None else ""
        super().__init__(where + message)
        self.line = line
        self.expected = tuple(expected)
