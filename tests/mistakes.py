"""Data files with a mistake in them, as somebody who adds a tile would make it."""

import shutil
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from trailboss.kernel.errors import BadBox
from trailboss.kernel.game import AnyGame


class Mistake(NamedTuple):
    """What is written instead of something, and the sentence it is refused with."""

    file: str
    """Within the folder of the game."""
    old: str
    new: str
    refused: str
    """After file and line."""
    later: int = 0
    """How many lines after its beginning the mistake is found."""


def check(game: AnyGame, mistake: Mistake, options: dict[str, Any], folder: Path) -> None:
    """That a box with this mistake in its data is refused as it should be."""
    part_folder, _, file = mistake.file.rpartition("data/")
    part = next(one for one in game.parts if _is_folder(one.files, part_folder.strip("/"), game))
    assert part.files is not None
    copy = folder / str(part.files.name)
    with resources.as_file(part.files) as files:
        shutil.copytree(files / "data", copy / "data")
    text = (copy / "data" / file).read_text()
    assert mistake.old in text, "the data have changed: so must this test"
    changed = text.replace(mistake.old, mistake.new, 1)
    (copy / "data" / file).write_text(changed)
    spoiled = type(game)()
    spoiled.parts = tuple(replace(one, files=copy) if one is part else one for one in game.parts)
    with pytest.raises(BadBox) as error:
        spoiled.box(options)
    line = changed[: changed.index(mistake.new)].count("\n") + 1
    title = f"{copy.name}/data/{file}"
    reason = mistake.refused.replace("{file}", title).replace("{line}", str(line))
    said = str(error.value)
    assert said == f"{title}, line {line + mistake.later}: {reason}", said


def _is_folder(files: Any, name: str, game: AnyGame) -> bool:
    return files is not None and files.name == (name or game.meta.name)
