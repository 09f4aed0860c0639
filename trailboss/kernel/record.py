"""A record: options, seed and the list of actions. The whole game, replayable for ever."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from trailboss.kernel.errors import BadRecord

_MAGIC = "trailboss record 1"


class Move(NamedTuple):
    """One action of one seat, in notation."""

    seat: int
    text: str


@dataclass
class Record:
    """Reads and writes itself in two forms: a text people can read, and JSON."""

    game: str
    version: str
    options: Mapping[str, Any]
    seats: int
    seed: str
    moves: list[Move] = field(default_factory=list)

    HEADER_LINES = 7

    def to_text(self) -> str:
        options = " ".join(f"{name}={_option_text(value)}" for name, value in self.options.items())
        header = [
            _MAGIC,
            f"game {self.game}",
            f"version {self.version}",
            f"options {options}".rstrip(),
            f"seats {self.seats}",
            f"seed {self.seed}",
            "",
        ]
        return "\n".join([*header, *(f"{move.seat} {move.text}" for move in self.moves), ""])

    def to_json(self) -> dict[str, Any]:
        return {
            "format": _MAGIC,
            "game": self.game,
            "version": self.version,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
            "moves": [[move.seat, move.text] for move in self.moves],
        }

    def line_of(self, move: int) -> int:
        """The line of the text form that holds move number ``move`` (0-based)."""
        return self.HEADER_LINES + move + 1

    @classmethod
    def read(cls, text: str) -> "Record":
        """Read either form."""
        if text.lstrip().startswith("{"):
            try:
                return cls.from_json(json.loads(text))
            except json.JSONDecodeError as error:
                raise BadRecord(f"not valid JSON: {error.msg}", error.lineno) from error
        return cls.from_text(text)

    @classmethod
    def from_text(cls, text: str) -> "Record":
        lines = text.split("\n")
        if not lines or lines[0].strip() != _MAGIC:
            raise BadRecord(f"a record begins with '{_MAGIC}'", 1)
        if lines[-1] != "":
            raise BadRecord("the record is torn: its last line has no end", len(lines))
        header = _header(lines)
        moves = [_move(line, n) for n, line in enumerate(lines[cls.HEADER_LINES : -1], 8)]
        return cls(
            game=header["game"],
            version=header["version"],
            options=_options(header["options"]),
            seats=_seats(header["seats"]),
            seed=header["seed"],
            moves=moves,
        )

    @classmethod
    def from_json(cls, data: Any) -> "Record":
        if not isinstance(data, dict) or data.get("format") != _MAGIC:
            raise BadRecord(f"a record says its format: '{_MAGIC}'")
        try:
            return cls(
                game=str(data["game"]),
                version=str(data["version"]),
                options=dict(data["options"]),
                seats=int(data["seats"]),
                seed=str(data["seed"]),
                moves=[Move(int(seat), str(text)) for seat, text in data["moves"]],
            )
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"the record lacks or spoils a field: {error}") from error


def _option_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _header(lines: list[str]) -> dict[str, str]:
    names = ("game", "version", "options", "seats", "seed")
    found: dict[str, str] = {}
    for number, name in enumerate(names, 2):
        line = lines[number - 1] if number <= len(lines) else ""
        key, _, value = line.partition(" ")
        if key != name:
            raise BadRecord(f"expected '{name} ...', found '{line}'", number)
        found[name] = value.strip()
    blank = len(names) + 2
    if len(lines) < blank or lines[blank - 1].strip():
        raise BadRecord("expected an empty line after the header", blank)
    return found


def _options(text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals or name in options:
            raise BadRecord(f"bad option '{part}'", 4)
        options[name] = value
    return options


def _seats(text: str) -> int:
    if not text.isdigit():
        raise BadRecord(f"bad number of seats '{text}'", 5)
    return int(text)


def _move(line: str, number: int) -> Move:
    seat, space, text = line.partition(" ")
    if not seat.isdigit() or not space or not text or text != text.strip():
        raise BadRecord(f"expected a seat and an action, found '{line}'", number)
    return Move(int(seat), text)
