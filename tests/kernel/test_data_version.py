"""Data and version belong together: a record names the version, and replays on that data only.

When a printed number changes on purpose, raise ``version`` in the game's ``meta.py`` and pin it:

    python -m tests.kernel.test_data_version --update
"""

import hashlib
import json
import sys
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest

import trailboss

PINS = Path(__file__).with_name("data_versions.json")
REMARKS = {"source", "confidence", "note"}
"""What the data say about themselves. It changes no game."""
DRAWING = {"layout.toml"}
"""Where things are drawn. It changes no game either."""

Pin = dict[str, str]


def fingerprints(name: str) -> Pin:
    """Of the data of a game, and of each of its expansions."""
    package = trailboss.games()[name].game.partition(":")[0].rpartition(".")[0]
    root = resources.files(package)
    parts = [part for part in trailboss.load(name).parts if root.joinpath(part, "data").is_dir()]
    return {
        "data": fingerprint(root.joinpath("data")),
        **{f"data of {part}": fingerprint(root.joinpath(part, "data")) for part in parts},
    }


def fingerprint(folder: Traversable) -> str:
    """A hash over all values of the data; comments and remarks do not count, order does."""
    digest = hashlib.sha256()
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml") and file.name not in DRAWING:
            values = _without_remarks(tomllib.loads(file.read_text(encoding="utf-8")))
            digest.update(f"{file.name}\n{json.dumps(values)}\n".encode())
    return digest.hexdigest()


def _without_remarks(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_remarks(v) for key, v in value.items() if key not in REMARKS}
    return [_without_remarks(v) for v in value] if isinstance(value, list) else value


def our_games() -> list[str]:
    """The games of this repository: a stranger's game looks after itself."""
    return [name for name, meta in trailboss.games().items() if meta.game.startswith("trailboss.")]


def pins() -> dict[str, Pin]:
    found: dict[str, Pin] = json.loads(PINS.read_text("utf-8"))
    return found


def complaint(name: str, version: str, data: Pin, pin: Pin | None) -> str:
    """What is wrong with the pin of a game, empty when nothing."""
    update = "then run: python -m tests.kernel.test_data_version --update"
    if pin is None:
        return f"the data of {name} are not pinned yet; {update.removeprefix('then ')}"
    if pin == {"version": version, **data}:
        return ""
    if pin["version"] == version and _only_more(data, pin):
        return f"an expansion of {name} is not pinned yet; {update.removeprefix('then ')}"
    if pin["version"] == version:
        return (
            f"the data of {name} changed, but its version is still {version}. Records and dumps "
            f"of version {version} would replay differently. If the change is meant, raise the "
            f"version in meta.py, {update}"
        )
    return f"{name} has the new version {version}; {update.removeprefix('then ')}"


def _only_more(data: Pin, pin: Pin) -> bool:
    """Nothing that is pinned has changed: no old record can tell the difference."""
    return {"version": pin["version"], **data}.items() >= pin.items()


@pytest.mark.parametrize("name", our_games())
def test_data_do_not_change_within_a_version(name: str) -> None:
    found = complaint(name, trailboss.games()[name].version, fingerprints(name), pins().get(name))
    assert not found, found


def test_only_games_that_exist_are_pinned() -> None:
    assert sorted(pins()) == sorted(our_games())


def test_the_complaint_says_what_to_do() -> None:
    pin = {"version": "1", "data": "abc"}
    same, other = {"data": "abc"}, {"data": "abd"}
    assert complaint("toy", "1", same, pin) == ""
    assert "still 1" in complaint("toy", "1", other, pin)
    assert "raise the version in meta.py" in complaint("toy", "1", other, pin)
    assert "new version 2" in complaint("toy", "2", other, pin)
    assert "not pinned yet" in complaint("toy", "1", same, None)
    assert "expansion" in complaint("toy", "1", {**same, "data of sheep": "def"}, pin)
    assert "still 1" in complaint("toy", "1", {**other, "data of sheep": "def"}, pin)


def test_remarks_do_not_count_but_order_does() -> None:
    plain = {"card": [{"id": "a", "vp": 1}]}
    remarked = {"meta": {"source": "photo"}, "card": [{"id": "a", "vp": 1, "confidence": "low"}]}
    assert _without_remarks(remarked) == {"meta": {}, **plain}


def update() -> int:
    """Pin every game whose version was raised or that is new; refuse any other change."""
    known = pins() if PINS.exists() else {}
    pinned: dict[str, Pin] = {}
    for name in our_games():
        version, data = trailboss.games()[name].version, fingerprints(name)
        pin = known.get(name)
        if pin is not None and pin["version"] == version and not _only_more(data, pin):
            print(complaint(name, version, data, pin))
            return 1
        pinned[name] = {"version": version, **data}
    PINS.write_text(json.dumps(pinned, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    if sys.argv[1:] != ["--update"]:
        sys.exit(__doc__)
    sys.exit(update())
