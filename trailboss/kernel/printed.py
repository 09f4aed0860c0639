"""The data files of a game: every printed number, one TOML file for each kind of component."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

Table = Mapping[str, Any]


@cache
def read(package: str, name: str, part: str = "") -> Table:
    """One data file of a game, or of a part of it, as it is written."""
    source = resources.files(package).joinpath(part, "data", f"{name}.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


@cache
def files(package: str, part: str = "") -> tuple[str, ...]:
    """The names of all data files of a game, or of a part of it."""
    folder = resources.files(package).joinpath(part, "data")
    names = [file.name for file in folder.iterdir()]
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))
