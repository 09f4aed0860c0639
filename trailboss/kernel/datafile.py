"""One data file of a part: read once, held to its shape, and able to say what is wrong where."""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypedDict, get_type_hints

from trailboss.kernel.doubt import called
from trailboss.kernel.errors import BadBox
from trailboss.kernel.lines import line_of
from trailboss.kernel.shape import MISSING, Misfit, Path, misfits

Table = Mapping[str, Any]


class Remarks(TypedDict, total=False):
    """What the data say about themselves, in ``meta`` for a file or in any of its tables."""

    source: str
    confidence: Literal["high", "medium", "low"]
    note: str


REMARKS: Mapping[str, Any] = get_type_hints(Remarks)
META, REPLACES, VARIANT = "meta", "replaces", "variant"
_MERGING: Mapping[str, Any] = {
    META: Remarks,
    REPLACES: list[str],
    VARIANT: dict[str, dict[str, dict[str, Any]]],
}
"""What any file may say besides its own entries."""


class DataFile:
    def __init__(self, folder: Traversable, name: str) -> None:
        self.title = f"{folder.name}/data/{name}.toml"
        self.text = folder.joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
        try:
            self.table: Table = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise BadBox(f"{self.title}, {_syntax(error)}") from None

    def bad(self, path: Path, reason: str) -> BadBox:
        """That something is wrong with the entry at this path."""
        where = f"{self.title}, line {line_of(self.text, path)}" if path else self.title
        return BadBox(": ".join(filter(None, (where, self._spoken(path), reason))))

    def check(self, shape: Any, options: Mapping[str, Collection[str]]) -> None:
        """`BadBox` unless everything in the file is what the shape says.

        A variant must be of one of the options, and of one of its values.
        """
        for misfit in self._misfits(shape, options):
            raise self._misfitting(misfit)

    def _misfits(self, shape: Any, options: Mapping[str, Collection[str]]) -> Iterator[Misfit]:
        own = {key: value for key, value in self.table.items() if key not in _MERGING}
        yield from misfits(own, shape, REMARKS)
        for key, its in _MERGING.items():
            if key in self.table:
                yield from misfits(self.table[key], its, {}, (key,))
        for i, key in enumerate(self.table.get(REPLACES, ())):
            if key not in own:
                yield Misfit((REPLACES, i), f"is '{key}', of which nothing is here")
        for option, values in self.table.get(VARIANT, {}).items():
            for value, changes in values.items():
                here = (VARIANT, option, value)
                if option not in options:
                    yield Misfit(here[:2], "is no option of the game")
                elif value not in options[option]:
                    yield Misfit(here, f"is no value of '{option}'")
                for path, reason in misfits(changes, shape, REMARKS):
                    if reason != MISSING or not _may_be_left_out(path):
                        yield Misfit((*here, *path), reason)

    def _misfitting(self, misfit: Misfit) -> BadBox:
        words = [i for i, key in enumerate(misfit.path) if isinstance(key, str)]
        entry = misfit.path[: words[-1]]
        place = [str(key + 1) for key in misfit.path[words[-1] + 1 :] if isinstance(key, int)]
        name = " ".join((str(misfit.path[words[-1]]), *place))
        about = ": ".join(filter(None, (self._spoken(entry), f"'{name}' {misfit.reason}")))
        return BadBox(f"{self.title}, line {line_of(self.text, misfit.path)}: {about}")

    def _spoken(self, path: Path) -> str:
        """What a reader would call the entry at a path."""
        said: list[str] = []
        value: Any = self.table
        for key in path:
            value = value[key]
            if isinstance(key, int):
                name = called(value) if isinstance(value, Mapping) else ""
                said[-1] += f" {name or key + 1}"
            else:
                said.append(key)
        return ", ".join(said)


def _syntax(error: tomllib.TOMLDecodeError) -> str:
    """What `tomllib` says, with the line in front."""
    said = re.fullmatch(r"(.*) \(at (line \d+), column \d+\)", str(error), re.DOTALL)
    return f"{said[2]}: {said[1]}" if said else f"last line: {error}"


def _may_be_left_out(path: Path) -> bool:
    """A variant need not say everything: neither of the file nor of an entry of a list."""
    return len(path) == 1 or (len(path) == 3 and isinstance(path[1], int))
