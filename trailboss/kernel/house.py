"""House sets: what owners of a box correct in what we have printed, value by value.

A value is named by its path, ``buildings/regular/1-b/vp``: the file, with the part before it where
that is not the base game, then keys and names of entries. None takes away what may be left out.
"""

import copy
import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, cast

from trailboss.kernel import printed
from trailboss.kernel.datafile import META, REMARKS, REPLACES, VARIANT, DataFile
from trailboss.kernel.doubt import called, naming
from trailboss.kernel.errors import BadBox, BadOption
from trailboss.kernel.option import Option, OptionValue
from trailboss.kernel.part import Part
from trailboss.kernel.shape import MISSING, Misfit, Path

NONE = "none"
FORMAT = "trailboss house set 1"
"""What a file of one says first."""
LONGEST = 8_000
"""Letters: it stands in the head of every record."""
_GREATEST = 200
"""Of numbers: nothing printed is greater."""
_MOST = 60
"""Of entries in a list and of letters in a word."""
LAID_OUT = frozenset(
    (
        *("x", "y", "name", "order", "kind", "group", "source_pile"),
        *("pile", "route", "next", "letter", "breed"),
    )
)
"""Fields that say what something is and where it lies. They are not corrected: rules that look
ahead along a trail rely on its having an end."""
_DEEPEST = 10
"""Of lists and tables in each other."""


class HouseOption(Option):
    """An option whose value is a house set, as text without blanks; or that there is none."""

    @property
    def kind(self) -> str:
        return "house"

    def read(self, value: Any) -> OptionValue:
        if value == NONE:
            return NONE
        if isinstance(value, str):
            value = _parsed(value)
        return _text(value)


HOUSE_SET = HouseOption("house_set", NONE, (NONE,), extra=True)


Reason = Literal[
    "apart",
    "broken",
    "endless",
    "long-word",
    "misfit",
    "missing",
    "not-json",
    "not-printed",
    "not-values",
    "nothing-there",
    "nowhere",
    "stays",
    "too-costly",
    "too-deep",
    "too-great",
    "too-long",
    "too-many",
    "unfit",
    "unknown",
    "unplayable",
    "whole",
    "within",
]
"""Why a house set is refused, for texts."""


class BadHouseSet(BadOption):
    """Besides its line for people: the reason and what it is about, for texts in other languages.

    ``detail`` among them is in English: what rules and components say of themselves.
    """

    def __init__(self, message: str, reason: Reason, about: Mapping[str, Any]) -> None:
        super().__init__(f"house set: {message}")
        self.reason = reason
        self.about = dict(about)


def bad(message: str, reason: Reason, **about: Any) -> BadHouseSet:
    return BadHouseSet(message, reason, about)


def corrections(settings: Mapping[str, OptionValue]) -> dict[str, Any]:
    """The values by path that a table with these options plays with instead of ours."""
    text = settings.get(HOUSE_SET.name, NONE)
    return {} if text == NONE else cast("dict[str, Any]", json.loads(str(text)))


def read_file(text: str, game: str | None = None) -> str:
    """The house set of an exported file, for a game that is known, as it stands in an option."""
    data = _parsed(text)
    if data.get("format") != FORMAT:
        raise bad(f"its file says its format: '{FORMAT}'", "not-values")
    if game is not None and data.get("game") != game:
        raise bad(f"it is for '{data.get('game')}', not for '{game}'", "not-values")
    return str(HOUSE_SET.read(data.get("corrections")))


def _parsed(text: str) -> Any:
    if len(text) > 4 * LONGEST:
        raise _too_long()
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise bad(f"it is not JSON: {error}", "not-json") from None
    if not isinstance(data, dict):
        raise bad("it is values by their paths, as a JSON object", "not-values")
    return data


def _too_long() -> BadHouseSet:
    return bad(f"longer than {LONGEST} letters", "too-long", most=LONGEST)


def _text(values: Any) -> str:
    if not isinstance(values, Mapping) or not all(isinstance(path, str) for path in values):
        raise bad("it is values by their paths", "not-values")
    try:
        text = json.dumps(dict(values), sort_keys=True, separators=(",", ":"), allow_nan=False)
        json.dumps(dict(values), ensure_ascii=False).encode()  # halves of letters are no text
    except (TypeError, ValueError, RecursionError):
        raise bad("its values are numbers, words, lists and tables", "not-values") from None
    if len(text) > LONGEST:
        raise _too_long()
    return text.replace(" ", "\\u0020") if values else NONE


# ---- what can be corrected


class Entry(NamedTuple):
    """A thing of the data, of which each value can be corrected."""

    part: Part[Any, Any]
    file: str
    path: str
    keys: Path
    value: Any
    confidence: str
    notes: tuple[str, ...]


def entries(parts: Sequence[Part[Any, Any]]) -> Iterator[Entry]:
    """Everything printed, thing by thing, with how sure we are of it."""
    for part in parts:
        for file in printed.files(part.files) if part.files is not None else ():
            if file == printed.LAYOUT:
                continue
            table = printed.read(cast("Any", part.files), file)
            general = table.get(META, {}).get("confidence", "high")
            for keys in _of(table):
                value = _at(table, keys)
                sure, notes = _doubted(value, general)
                path = "/".join((*_prefix(part, parts), file, *_spelled(table, keys)))
                yield Entry(part, file, path, keys, value, sure, notes)


def _of(table: Mapping[str, Any]) -> Iterator[Path]:
    for key, value in table.items():
        if key in (META, REPLACES, VARIANT):
            continue
        if _is_list_of_things(value):
            yield from ((key, i) for i in range(len(value)))
        elif not isinstance(value, dict) or value.keys() - REMARKS.keys():
            yield (key,)


def _doubted(value: Any, general: str) -> tuple[str, tuple[str, ...]]:
    """The least that is said of it or of anything in it, and the notes."""
    if isinstance(value, list):
        inner = [_doubted(one, general) for one in value]
    elif isinstance(value, dict):
        general = value.get("confidence", general)
        note = value.get("note")
        inner = [(general, (note,) if note else ())]
        inner += [_doubted(one, general) for key, one in value.items() if key not in REMARKS]
    else:
        inner = []
    levels = [general, *(level for level, _ in inner)]
    least = next(level for level in ("low", "medium", "high") if level in levels)
    return least, tuple(note for _, notes in inner for note in notes)


def _prefix(part: Part[Any, Any], parts: Sequence[Part[Any, Any]]) -> tuple[str, ...]:
    return () if part is parts[0] else (part.name,)


def _is_list_of_things(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def names(entries: Sequence[Any]) -> list[str]:
    """What the entries of a list are called in a path: by name, or by number where that fails."""
    found = [called(one).replace(" ", "-") if isinstance(one, dict) else "" for one in entries]
    often = Counter(found)
    return [
        name if name and "/" not in name and often[name] == 1 else f"#{i}"
        for i, name in enumerate(found, 1)
    ]


def _at(value: Any, keys: Path) -> Any:
    for key in keys:
        value = value[key]
    return value


def _spelled(table: Any, keys: Path) -> Iterator[str]:
    """The keys of a path as they are written; what is no more there, as it is counted."""
    for key in keys:
        if isinstance(key, int):
            here = table if isinstance(table, list) else []
            yield names(here)[key] if key < len(here) else f"#{key + 1}"
        else:
            yield key
        inside = isinstance(table, list) and isinstance(key, int) and key < len(table)
        there = inside or (isinstance(table, dict) and key in table)
        table = table[key] if there else None


# ---- correcting


class BadValue(BadBox):
    """What is wrong at a path of a house set, for `BadHouseSet`."""

    def __init__(self, path: str, message: str, reason: Reason, about: Mapping[str, Any]) -> None:
        super().__init__(f"{path}: {message}")
        self.reason = reason
        self.about = {"path": path, **about}


def refusing(error: BadBox) -> BadHouseSet:
    """The same, said of the house set."""
    if isinstance(error, BadValue):
        return BadHouseSet(str(error), error.reason, error.about)
    return bad(str(error), "apart", detail=str(error))


class CorrectedFile(DataFile):
    """A data file of a part as a house set has it. What is wrong in it is told by its path."""

    def __init__(self, file: DataFile, called: str) -> None:
        self.title = called
        self.text = file.text
        self.table = copy.deepcopy(file.table)

    def bad(self, path: Path, reason: str) -> BadBox:
        return self.refuse(path, reason, "unfit", detail=reason)

    def refuse(self, path: Path, message: str, reason: Reason, **about: Any) -> BadValue:
        spelled = "/".join((self.title, *_spelled(self.table, path)))
        return BadValue(spelled, message, reason, about)

    def _misfitting(self, misfit: Misfit) -> BadBox:
        path, message = misfit.path, f"it {misfit.reason}"
        if misfit.reason == MISSING:
            return self.refuse(path, message, "missing")
        if misfit.reason.startswith("is unknown"):
            return self.refuse(path, message, "unknown")
        value = json.dumps(_at(self.table, path), ensure_ascii=False)
        return self.refuse(path, message, "misfit", value=value[:_MOST])

    def put(self, names: Sequence[str], value: Any) -> None:
        """One value in the place of ours."""
        keys = self._found(names)
        self._must_be_a_value(keys)
        holder = _at(self.table, keys[:-1])
        if value is not None:
            _must_be_small(self, keys, value)
            holder[keys[-1]] = value
        elif isinstance(holder, dict) and keys[-1] in holder:
            del holder[cast("str", keys[-1])]
        else:
            raise self.refuse(keys, "there is nothing to be taken away", "nothing-there")

    def _found(self, names: Sequence[str]) -> Path:
        keys: Path = ()
        for i, name in enumerate(names):
            here = _at(self.table, keys)
            keys = (*keys, self._key(here, name, keys, last=i + 1 == len(names)))
        return keys

    def _key(self, here: Any, name: str, before: Path, last: bool) -> str | int:
        if isinstance(here, list):
            known = names(here)
            if name in known:
                return known.index(name)
            raise self._nowhere(before, name, known)
        if isinstance(here, dict) and (name in here or last):
            return name
        raise self._nowhere(before, name, [*here] if isinstance(here, dict) else [])

    def _nowhere(self, before: Path, name: str, known: Sequence[str]) -> BadValue:
        listed = f", only {', '.join(known)}" if known else ""
        return self.refuse(before, f"there is no '{name}'{listed}", "nowhere", name=name)

    def _must_be_a_value(self, keys: Path) -> None:
        """Not what the data say about themselves, nor a name, nor a whole thing."""
        if not keys or keys[0] in (META, REPLACES, VARIANT) or keys[-1] in REMARKS:
            raise self.refuse(keys, "it is no printed value", "not-printed")
        if any(key in LAID_OUT for key in keys[1:]):
            message = "it says what a thing is or where it lies, and stays"
            raise self.refuse(keys, message, "stays")
        first = self.table.get(cast("str", keys[0]))
        things = _is_list_of_things(first)
        tables = things or isinstance(first, dict)
        if (tables and len(keys) == 1) or (things and len(keys) == 2):
            raise self.refuse(keys, "say which of its values is another one", "whole")
        if things and len(keys) == 3 and keys[-1] in naming(_at(self.table, keys[:-1])):
            raise self.refuse(keys, "it is what the thing is known by, and stays", "stays")


def _must_be_small(file: CorrectedFile, keys: Path, value: Any, depth: int = 0) -> None:
    if isinstance(value, list | dict):
        if len(value) > _MOST:
            raise file.refuse(keys, f"there are more than {_MOST}", "too-many", most=_MOST)
        if depth > _DEEPEST:
            message = f"it is deeper than {_DEEPEST} lists and tables"
            raise file.refuse(keys, message, "too-deep", most=_DEEPEST)
        for one in value.values() if isinstance(value, dict) else value:
            _must_be_small(file, keys, one, depth + 1)
    elif isinstance(value, str) and len(value) > _MOST:
        raise file.refuse(keys, f"a word of more than {_MOST} letters", "long-word", most=_MOST)
    elif isinstance(value, int | float) and abs(value) > _GREATEST:
        message = f"it is {value}: nothing is more than {_GREATEST}"
        raise file.refuse(keys, message, "too-great", value=str(value), most=_GREATEST)


def corrected(
    parts: Sequence[Part[Any, Any]],
    values: Mapping[str, Any],
    options: Mapping[str, Collection[OptionValue]],
) -> dict[str, DataFile]:
    """The files in which a house set changes something, by `printed.key`; `BadOption` says what
    cannot be."""
    found: dict[str, CorrectedFile] = {}
    shapes: dict[str, Any] = {}
    before = ""
    try:
        for path, value in sorted(values.items(), key=_steps):
            if before and path.startswith(f"{before}/"):
                message = f"'{path}' lies within '{before}', which is corrected as a whole"
                raise bad(message, "within", path=path, whole=before)
            before = path
            part, file, rest = _place(parts, path)
            key = printed.key(cast("Any", part.files), file)
            if key not in found:
                title = "/".join((*_prefix(part, parts), file))
                found[key] = CorrectedFile(printed.file(cast("Any", part.files), file), title)
                shapes[key] = part.shapes[file]
            found[key].put(rest, value)
        spelled = printed.spelled(options)
        for key, one in found.items():
            one.check(shapes[key], spelled)
    except BadBox as error:
        raise refusing(error) from None
    return dict(found)


def _steps(value: tuple[str, Any]) -> list[str]:
    """By these, what lies within something comes right after it."""
    return value[0].split("/")


def _place(parts: Sequence[Part[Any, Any]], path: str) -> tuple[Part[Any, Any], str, list[str]]:
    """The part and the file that a path begins with, and the rest of it."""
    names = path.split("/")
    for part in parts[1:]:
        if part.files is not None and names[0] == part.name and len(names) > 1:
            return part, _file(part, names[1], path), names[2:]
    return parts[0], _file(parts[0], names[0], path), names[1:]


def _file(part: Part[Any, Any], name: str, path: str) -> str:
    known = [one for one in part.shapes if one != printed.LAYOUT]
    if name not in known:
        message = f"'{path}' begins with no file of the game: {', '.join(known)}"
        raise bad(message, "nowhere", path=path, name=name)
    return name
