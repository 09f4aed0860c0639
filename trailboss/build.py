"""Which build runs: machine code where some was made of these very sources, otherwise Python.

Kernel and games can be compiled (`tools/compile.py`, docs/performance.md). The folder
``machine_code`` tells where the libraries are, and of which sources they were made. They call each
other directly, so it is all or nothing: if one source has changed since, everything runs as Python.
``TRAILBOSS_COMPILE=0`` asks for that too.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "machine_code"
CONTENTS = "contents.json"
"""In the folder: for which Python it is, and what it was made of."""
SWITCH = "TRAILBOSS_COMPILE"
SUFFIX = EXTENSION_SUFFIXES[0]


def digest(source: Path) -> str:
    return sha256(source.read_bytes()).hexdigest()


def fits(contents: dict[str, Any], root: Path) -> bool:
    """Whether this Python can run the libraries, and every source is still as it was.

    In a wheel no sources are listed: nobody edits them there.
    """
    if contents["suffix"] != SUFFIX:
        return False
    for name, (size, changed, known) in contents["sources"].items():
        source = root / name
        try:
            now = source.stat()
        except OSError:
            return False
        if now.st_size != size or (now.st_mtime_ns != changed and digest(source) != known):
            return False
    return True


def found(contents: dict[str, Any]) -> dict[str, str] | None:
    """The libraries, by the names of the modules; None if they are no more all there."""
    folder = FOLDER / contents["libraries"]
    there = {file.name.removesuffix(SUFFIX): str(file) for file in folder.glob(f"*{SUFFIX}")}
    return there if len(there) == contents["number"] else None


class Finder:
    """Finds the modules that were compiled, before Python looks for their sources."""

    def __init__(self, libraries: dict[str, str]) -> None:
        self.libraries = libraries

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        library = self.libraries.get(name)
        if library is None:
            return None
        loader = ExtensionFileLoader(name, library)
        spec = ModuleSpec(name, loader, origin=library)
        spec.has_location = True
        return spec


def _use() -> None:
    """Take the machine code if there is any that fits."""
    if os.environ.get(SWITCH) == "0" or any(isinstance(one, Finder) for one in sys.meta_path):
        return
    try:
        contents = json.loads((FOLDER / CONTENTS).read_text())
        libraries = found(contents) if fits(contents, PACKAGE.parent) else None
    except (OSError, ValueError, LookupError):
        return  # damaged, or as an older version wrote it
    if libraries is not None:
        sys.meta_path.insert(0, Finder(libraries))


def kind() -> str:
    """``compiled`` or ``pure``."""
    return "compiled" if any(isinstance(one, Finder) for one in sys.meta_path) else "pure"


_use()
