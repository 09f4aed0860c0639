"""A record: options, seed and the list of actions. The whole game, replayable for ever."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from trailboss.kernel.errors import BadCall, BadRecord

if TYPE_CHECKING:
    from trailboss.kernel.state import State

T = TypeVar("T")

_MAGIC = "trailboss record 2"
_RESULT = "result"
_REDEALT = "redealt"
_SMALL_NUMBER = re.compile("[0-9]{1,4}")
_TOTAL = re.compile("-?[0-9]{1,4}")


class Move(NamedTuple):
    """One action of one seat, in notation."""

    seat: int
    text: str


def moves_of(history: Any) -> list[Move]:
    """The moves of a state, the first one first. It keeps them as a list linked backwards."""
    found: list[Move] = []
    while history is not None:
        history, seat, text = history
        found.append(Move(seat, text))
    found.reverse()
    return found


class Redeal(NamedTuple):
    """After so many moves everything was dealt anew that was not public: see `replay.redealt`."""

    ply: int
    seed: str


@dataclass(eq=False)
class Record:
    """Reads and writes itself in two forms: a text people can read, and JSON.

    Two records are equal when their texts are: an option read from a text is still a text.
    """

    game: str
    box: str
    """The fingerprint of the box it was played with."""
    epoch: str
    """That of the box's rules."""
    options: Mapping[str, Any]
    seats: int
    seed: str
    moves: list[Move] = field(default_factory=list)
    result: tuple[int, ...] | None = None
    """The totals by seat, once the game is over."""
    redeals: list[Redeal] = field(default_factory=list)

    HEADER_LINES = 7

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_text() == other.to_text()

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def of(cls, state: State) -> Record:
        """How the game went so far."""
        seeds = [*(redeal.seed for redeal in state.redeals), state.dice.seed.hex()]
        return cls(
            game=state.game.meta.name,
            box=state.box.fingerprint,
            epoch=state.box.epoch,
            options=dict(state.options),
            seats=state.seats,
            seed=seeds[0],
            moves=moves_of(state.history),
            result=None if state.agenda else tuple(one["total"] for one in state.standings()),
            redeals=[
                Redeal(redeal.ply, seed)
                for redeal, seed in zip(state.redeals, seeds[1:], strict=True)
            ],
        )

    def to_text(self) -> str:
        options = " ".join(f"{name}={_option_text(value)}" for name, value in self.options.items())
        header = [
            _MAGIC,
            f"game {self.game}",
            f"box {self.box} epoch {self.epoch}",
            f"options {options}".rstrip(),
            f"seats {self.seats}",
            f"seed {self.seed}",
            "",
        ]
        moves = [f"{move.seat} {move.text}" for move in self.moves]
        for redeal in reversed(self.redeals):
            moves.insert(redeal.ply, f"{_REDEALT} {redeal.seed}")
        end = [] if self.result is None else [" ".join([_RESULT, *map(str, self.result)])]
        return "\n".join([*header, *moves, *end, ""])

    def to_json(self) -> dict[str, Any]:
        redeals = {"redeals": [list(redeal) for redeal in self.redeals]} if self.redeals else {}
        return {
            "format": _MAGIC,
            "game": self.game,
            "box": self.box,
            "epoch": self.epoch,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
            "moves": [[move.seat, move.text] for move in self.moves],
            "result": None if self.result is None else list(self.result),
            **redeals,
        }

    def line_of(self, move: int) -> int:
        """The line of the text form that holds move number ``move`` (0-based)."""
        return self.HEADER_LINES + move + 1 + sum(redeal.ply <= move for redeal in self.redeals)

    @classmethod
    def read(cls, text: str) -> Record:
        """Read either form."""
        if not isinstance(text, str):
            raise BadCall(f"a record is read from its text, not from {text!r}")
        if text.lstrip().startswith("{"):
            try:
                data = json.loads(text)
                json.dumps(data, ensure_ascii=False).encode()  # halves of letters are no text
            except json.JSONDecodeError as error:
                raise BadRecord(f"not valid JSON: {error.msg}", error.lineno) from error
            except (ValueError, RecursionError) as error:
                raise BadRecord(f"not valid JSON: {error}") from error
            return cls.from_json(data)
        return cls.from_text(text)

    @classmethod
    def from_text(cls, text: str) -> Record:
        lines = text.replace("\r\n", "\n").split("\n")  # a mail may have changed the line ends
        if not lines or lines[0].strip() != _MAGIC:
            raise BadRecord(f"a record begins with '{_MAGIC}'", 1)
        if lines[-1] != "":
            raise BadRecord("the record is torn: its last line has no end", len(lines))
        header = _header(lines)
        box, epoch = _box(header["box"])
        body = lines[cls.HEADER_LINES : -1]
        ended = bool(body) and body[-1].partition(" ")[0] == _RESULT
        result = _result(body.pop(), len(lines) - 1) if ended else None
        moves: list[Move] = []
        redeals: list[Redeal] = []
        for number, line in enumerate(body, cls.HEADER_LINES + 1):
            word, _, seed = line.partition(" ")
            if word == _REDEALT:
                redeals.append(Redeal(len(moves), seed))
            else:
                moves.append(_move(line, number))
        return cls(
            game=header["game"],
            box=box,
            epoch=epoch,
            options=_options(header["options"]),
            seats=_seats(header["seats"]),
            seed=header["seed"],
            moves=moves,
            result=result,
            redeals=redeals,
        )

    @classmethod
    def from_json(cls, data: Any) -> Record:
        if not isinstance(data, dict) or data.get("format") != _MAGIC:
            raise BadRecord(f"a record says its format: '{_MAGIC}'")
        return cls(
            game=_field(data, "game", str),
            box=_field(data, "box", str),
            epoch=_field(data, "epoch", str),
            options=_field(data, "options", dict),
            seats=_field(data, "seats", int),
            seed=_field(data, "seed", str),
            moves=[_json_move(move) for move in _field(data, "moves", list)],
            result=_json_result(data.get("result")),
            redeals=_json_redeals(data.get("redeals", []), len(data["moves"])),
        )


def _option_text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _header(lines: list[str]) -> dict[str, str]:
    names = ("game", "box", "options", "seats", "seed")
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


def _box(text: str) -> tuple[str, str]:
    match text.split():
        case [box, "epoch", epoch]:
            return box, epoch
    raise BadRecord(f"expected 'box ... epoch ...', found 'box {text}'", 3)


def _result(line: str, number: int) -> tuple[int, ...]:
    totals = line.split()[1:]
    if not totals or not all(_TOTAL.fullmatch(total) for total in totals):
        raise BadRecord(f"expected the totals of all seats, found '{line}'", number)
    return tuple(map(int, totals))


def _json_result(totals: Any) -> tuple[int, ...] | None:
    if totals is None:
        return None
    if not isinstance(totals, list) or not all(type(total) is int for total in totals):
        raise BadRecord("the field 'result' is spoiled")
    return tuple(totals)


def _json_redeals(redeals: Any, moves: int) -> list[Redeal]:
    found: list[Redeal] = []
    for one in redeals if isinstance(redeals, list) else [redeals]:
        match one:
            case [int(ply), str(seed)] if type(ply) is int and 0 <= ply <= moves:
                found.append(Redeal(ply, seed))
            case _:
                raise BadRecord("the field 'redeals' is spoiled")
    if found != sorted(found, key=_ply):
        raise BadRecord("the field 'redeals' is spoiled")
    return found


def _ply(redeal: Redeal) -> int:
    return redeal.ply


def _seats(text: str) -> int:
    if not _SMALL_NUMBER.fullmatch(text):
        raise BadRecord(f"bad number of seats '{text}'", 5)
    return int(text)


def _move(line: str, number: int) -> Move:
    seat, _, text = line.partition(" ")
    if not _SMALL_NUMBER.fullmatch(seat) or not text or text != text.strip():
        raise BadRecord(f"expected a seat and an action, found '{line}'", number)
    return Move(int(seat), text)


def _field(data: dict[str, Any], name: str, kind: type[T]) -> T:
    value = data.get(name)
    if type(value) is not kind:
        raise BadRecord(f"the field '{name}' is missing or spoiled")
    return value


def _json_move(move: Any) -> Move:
    match move:
        case [int(seat), str(text)] if type(seat) is int:
            return Move(seat, text)
    raise BadRecord(f"expected a seat and an action, found {move!r}")
