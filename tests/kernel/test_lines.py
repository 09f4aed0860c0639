"""On which line of a data file something stands."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import trailboss
from trailboss.kernel.lines import line_of
from trailboss.kernel.shape import Path as Way

DATA = sorted(Path(trailboss.__file__).parent.glob("games/**/data/*.toml"))
TEXT = """\
# a comment with [brackets] and "quotes
top = 1
meta.note = "with # no comment, and = signs"
row = [
  { id = "a", inner = [{ x = 1 }, { x = 2 }] }, # [
  { id = "b", pairs = [[1, 2], [3, 4]] },
]

[table."2"]
steps = 3

[[list]]
id = "first"

[[list]]
id = "second"

[list.more]
deep = true
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("top",), 2),
        (("meta", "note"), 3),
        (("row",), 4),
        (("row", 0, "inner", 1, "x"), 5),
        (("row", 1, "pairs", 1, 0), 6),
        (("row", 1, "missing"), 6),
        (("table",), 9),
        (("table", "2", "steps"), 10),
        (("list", 0, "id"), 13),
        (("list", 1), 15),
        (("list", 1, "id"), 16),
        (("list", 1, "more", "deep"), 19),
        (("nowhere",), 2),
    ],
)
def test_every_value_has_its_line(path: Way, line: int) -> None:
    tomllib.loads(TEXT)
    assert line_of(TEXT, path) == line


@pytest.mark.parametrize("file", DATA, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_entries_of_the_data_stand_where_they_are_found(file: Path) -> None:
    text = file.read_text()
    lines = text.splitlines()
    for key, entries in tomllib.loads(text).items():
        named = [e["id"] for e in entries if "id" in e] if _is_list_of_tables(entries) else []
        for i, id in enumerate(named):
            found = lines[line_of(text, (key, i, "id")) - 1]
            assert f'"{id}"' in found or f" {id}," in found


def _is_list_of_tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)
