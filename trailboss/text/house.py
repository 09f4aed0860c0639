"""What owners of a box can correct, as a form: things, values and choices by their names."""

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from trailboss.kernel.box import texts_of
from trailboss.kernel.datafile import REMARKS
from trailboss.kernel.doubt import SURE, called, naming
from trailboss.kernel.game import AnyGame
from trailboss.kernel.house import LAID_OUT, Entry, entries
from trailboss.text.doubts import is_code, named_words
from trailboss.text.fluent import Texts, formatted, game_texts

Form = dict[str, Any]
"""How a value is given: its ``kind``, and what the kind needs."""


@dataclass(frozen=True)
class HouseThing:
    """A printed thing with values that we are not sure of."""

    path: str
    """That of a value is this, a slash and its key."""
    group: str
    title: str
    kind: str
    id: str
    """What it is drawn as; empty where nothing is."""
    confidence: str
    notes: tuple[str, ...]
    value: Any
    form: str
    """How it is given: which of `HouseForms.forms`."""


@dataclass(frozen=True)
class HouseForms:
    """Everything that we are not sure of, in the order of the data, and the forms for it."""

    things: list[HouseThing]
    forms: dict[str, Form]


def house_forms(game: AnyGame, language: str) -> HouseForms:
    words = HouseWords(game, language)
    things = [words.thing(entry) for entry in entries(game.parts) if entry.confidence != SURE]
    return HouseForms(things, words.forms)


def printed_values(entry: Entry) -> Iterator[tuple[str, Any]]:
    """The values of a thing by their paths, as a house set names them."""
    if not isinstance(entry.value, Mapping):
        yield entry.path, _bare(entry.value)
        return
    fixed = {*REMARKS, *LAID_OUT, *(naming(entry.value) if len(entry.keys) == 2 else ())}
    for key, value in entry.value.items():
        if key not in fixed:
            yield f"{entry.path}/{key}", _bare(value)


class HouseWords:
    """A game's data in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.language = language
        self.texts: Texts = game_texts(game, language)
        self._doubts = game.doubt_words(language)
        self.forms: dict[str, Form] = {}
        """By part, file and key of things that were asked for: all of a list have one."""
        self.unknown: set[str] = set()
        """Words that no text told."""
        self.used: set[str] = set()
        """Words of the form that were told."""

    @cached_property
    def fields(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for source in texts_of(self.game.parts, f"text/fields.{self.language}.toml"):
            found |= tomllib.loads(source)
        return found

    def thing(self, entry: Entry) -> HouseThing:
        key = str(entry.keys[0])
        kind, id = self._drawn(entry, key)
        form = f"{entry.part.name}/{entry.file}/{key}"
        if form not in self.forms:
            fixed = naming(entry.value) if len(entry.keys) == 2 else ()
            self.forms[form] = self.form(self._shape(entry), key, fixed)
        return HouseThing(
            path=entry.path,
            group=self._group(entry),
            title=self._title(entry, key),
            kind=kind,
            id=id,
            confidence=entry.confidence,
            notes=tuple(dict.fromkeys(self._doubts.get(note, note) for note in entry.notes)),
            value=_bare(entry.value),
            form=form,
        )

    def _group(self, entry: Entry) -> str:
        base = entry.part is self.game.parts[0]
        return self.word(f"{entry.file}.toml" if base else f"{entry.part.name}/{entry.file}.toml")

    def _title(self, entry: Entry, key: str) -> str:
        name = called(entry.value) if len(entry.keys) == 2 else ""
        said = named_words(self.game, self.language, f"{key} {name}".rstrip())
        return " ".join(word if named else self._of_title(word) for word, named in said)

    def _of_title(self, word: str) -> str:
        """A word before the name of a thing may be another one than that for a field."""
        before = f"{word}:"
        if before in self.fields:
            return self.word(before)
        return self._doubts.get(word) or self.word(word)

    def _drawn(self, entry: Entry, key: str) -> tuple[str, str]:
        """The kind and id that stand for it in the vocabulary."""
        word = f"{entry.part.name}/{key}"
        kind = self.game.doubted.get(word) or self.game.doubted.get(key, key)
        ids = self.game.vocabulary.things.get(kind, ())
        name = called(entry.value) if len(entry.keys) == 2 else ""
        spelled = (name, name.replace(" ", ""), name.split(" ")[0])
        found = next((id for id in spelled if id in ids), "")
        return (kind, found) if found else ("", "")

    def _shape(self, entry: Entry) -> Any:
        shape = get_type_hints(entry.part.shapes[entry.file])[str(entry.keys[0])]
        return get_args(shape)[0] if len(entry.keys) == 2 else shape

    # ---- forms

    def form(self, shape: Any, key: str, fixed: Collection[str] = ()) -> Form:
        origin, args = get_origin(shape), get_args(shape)
        if shape is bool:
            return {"kind": "switch"}
        if shape in (int, float):
            return {"kind": "number"}
        if shape is str:
            return self._choice(*self._used(key))
        if origin is Literal:
            return self._choice(args)
        if origin in (Union, UnionType):
            return self._either(args, key)
        if origin is list:
            return {"kind": "list", "of": self.form(args[0], key)}
        if origin is tuple:
            return {"kind": "row", "of": [self.form(one, key) for one in args]}
        if origin is dict:
            keys = self._choice(*self._used(key, keys=True))["values"]
            return {"kind": "map", "keys": keys, "of": self.form(args[1], key)}
        return self._table(shape, fixed)

    def _either(self, args: Sequence[Any], key: str) -> Form:
        """Words of several kinds are one choice; a number or a word, one of the two."""
        literals = [one for one in args if get_origin(one) is Literal]
        if len(literals) == len(args):
            return self._choice([word for one in literals for word in get_args(one)])
        return {"kind": "either", "of": [self.form(one, key) for one in args]}

    def _table(self, shape: Any, fixed: Collection[str]) -> Form:
        fields = [
            {
                "key": key,
                "name": self.word(key),
                "optional": key not in shape.__required_keys__,
                "form": self.form(hint, key),
            }
            for key, hint in sorted(get_type_hints(shape).items(), key=_names_first)
            if key not in LAID_OUT and key not in fixed
        ]
        return {"kind": "table", "fields": fields}

    def _choice(self, values: Sequence[Any], kind: str = "") -> Form:
        named = [{"value": value, "name": self.value(value, kind)} for value in values]
        return {"kind": "choice", "values": named}

    def _used(self, key: str, keys: bool = False) -> tuple[list[str], str]:
        """The words that stand under a key, or as keys there, anywhere in the data; with them all
        other things of a kind that has them all, and that kind."""
        found = self._words_by_key.get((key, keys), {})
        for kind, ids in self.game.vocabulary.things.items():
            if found and found.keys() <= set(ids):
                return list(ids), kind
        return list(found), ""

    @cached_property
    def _words_by_key(self) -> dict[tuple[str, bool], dict[str, None]]:
        found: dict[tuple[str, bool], dict[str, None]] = {}
        for entry in entries(self.game.parts):
            _collect({str(entry.keys[0]): entry.value}, found)
        return found

    # ---- words

    def value(self, value: Any, kind: str) -> str:
        """A choice by its name: that of its kind, that of the form, or that of any thing."""
        if not isinstance(value, str):
            return str(value)
        named = [kind] if kind else [] if value in self.fields else [*self.game.vocabulary.things]
        for one in named:
            message = f"{one}-{value}".replace("_", "-")
            known = value in self.game.vocabulary.things[one]
            if known and self.texts.has_message(message):
                return formatted(self.texts, message, {})
        return self.word(value)

    def word(self, word: str) -> str:
        found = self.fields.get(word)
        if found is not None:
            self.used.add(word)
            return found
        if word not in self._doubts and not is_code(word):
            self.unknown.add(word)
        return self._doubts.get(word, word)


def _bare(value: Any) -> Any:
    """Without what the data say about themselves."""
    if isinstance(value, Mapping):
        return {key: _bare(one) for key, one in value.items() if key not in REMARKS}
    return [_bare(one) for one in value] if isinstance(value, list) else value


def _names_first(field: tuple[str, Any]) -> bool:
    return field[0] != "id"


def _collect(value: Any, found: dict[tuple[str, bool], dict[str, None]]) -> None:
    """The words under every key, and the keys there."""
    if isinstance(value, list):
        for one in value:
            _collect(one, found)
    elif isinstance(value, Mapping):
        for key, one in value.items():
            if key not in REMARKS:
                for keys in (False, True):
                    found.setdefault((key, keys), {}).update(dict.fromkeys(_words(one, keys)))
                _collect(one, found)


def _words(value: Any, keys: bool) -> Iterator[str]:
    if isinstance(value, str) and not keys:
        yield value
    elif isinstance(value, Mapping) and keys:
        yield from (key for key in value if key not in REMARKS)
    elif isinstance(value, list):
        for one in value:
            yield from _words(one, keys)
