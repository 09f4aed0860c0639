"""On which line of a TOML file a value stands. The file itself is read by `tomllib`."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from trailboss.kernel.shape import Path

_TOKEN = re.compile(
    r"(?P<skip>[ \t\r]+|#[^\n]*)"
    r"|(?P<string>\"\"\".*?\"\"\"|'''.*?'''|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*')"
    r"|(?P<sign>[\[\]{}=,\n])"
    r"|(?P<bare>[^\s\[\]{}=,#\"']+)",
    re.DOTALL,
)


class _Token(NamedTuple):
    kind: str
    text: str
    line: int


def line_of(text: str, path: Path) -> int:
    """The line of a value of valid TOML; of what should hold it if it is not there itself."""
    lines = _Lines(text).found
    while path not in lines and path:
        path = path[:-1]
    return lines.get(path, 1)


class _Lines:
    def __init__(self, text: str) -> None:
        self.found: dict[Path, int] = {}
        self._tokens = list(_tokens(text))
        self._at = 0
        self._counts: dict[Path, int] = {}
        table: Path = ()
        while self._at < len(self._tokens):
            if self._take("\n"):
                continue
            line = self._tokens[self._at].line
            if self._take("["):
                table = self._header(self._take("["))
                for end in range(1, len(table) + 1):
                    self.found.setdefault(table[:end], line)
            else:
                self._entry(table)

    def _take(self, sign: str) -> bool:
        here = self._at < len(self._tokens) and self._tokens[self._at].text == sign
        self._at += here
        return here

    def _header(self, of_list: bool) -> Path:
        path: Path = ()
        keys = self._key("]")
        for i, key in enumerate(keys):
            path = (*path, key)
            if of_list and i == len(keys) - 1:
                self._counts[path] = self._counts.get(path, -1) + 1
            if path in self._counts:
                path = (*path, self._counts[path])
        if of_list:
            self._take("]")
        return path

    def _key(self, end: str) -> list[str]:
        keys = []
        while not self._take(end):
            token = self._tokens[self._at]
            self._at += 1
            words = token.text.split(".") if token.kind == "bare" else [token.text[1:-1]]
            keys += [word for word in words if word]
        return keys

    def _entry(self, table: Path) -> None:
        line = self._tokens[self._at].line
        path = (*table, *self._key("="))
        self.found.setdefault(path[:-1], line)
        self._value(path, line)

    def _value(self, path: Path, line: int) -> None:
        self.found[path] = line
        if self._take("{"):
            while not self._take("}"):
                if not self._take(",") and not self._take("\n"):
                    self._entry(path)
        elif self._take("["):
            number = 0
            while not self._take("]"):
                if not self._take(",") and not self._take("\n"):
                    self._value((*path, number), self._tokens[self._at].line)
                    number += 1
        else:
            self._at += 1


def _tokens(text: str) -> Iterator[_Token]:
    line = 1
    for match in _TOKEN.finditer(text):
        if match.lastgroup != "skip":
            yield _Token(str(match.lastgroup), match.group(), line)
        line += match.group().count("\n")
