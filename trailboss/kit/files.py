"""Where the committed files of a game are, and how the commands that make them behave.

All of them lie in the folder ``tests`` of the repository that the game is in; the setting
``kit_folder`` of pytest, or ``--tests`` of a command, names another one.
"""

import argparse
import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import trailboss

_folder = Path("tests")

LONGEST = 100
"""Letters of an option text in a file name."""


def use(folder: Path) -> None:
    """Keep the files there from now on."""
    global _folder
    _folder = folder


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Keep the files there for a while."""
    before = _folder
    use(folder)
    try:
        yield
    finally:
        use(before)


def tests() -> Path:
    return _folder


def golden(game: str) -> Path:
    return _folder / "golden" / game


def playthroughs(game: str) -> Path:
    return _folder / "playthroughs" / game


def perft(game: str) -> Path:
    return _folder / game / "perft.toml"


def conformance(game: str) -> Path:
    return _folder / game / "conformance.py"


def slug(text: str) -> str:
    """A file name out of an option text: ``building_sides-b+simmental-true``. A long one is cut,
    with a hash of the rest."""
    name = text.replace("=", "-").replace(",", "+")
    if len(name) <= LONGEST:
        return name
    digest = hashlib.blake2b(name.encode(), digest_size=4).hexdigest()
    return f"{name[:LONGEST]}-{digest}"


def write(path: Path, text: str) -> bool:
    """Write if it differs; returns whether it did."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    return True


# ---- the commands


def parser(module: str, what: str | None) -> argparse.ArgumentParser:
    """What all commands of the kit can be told."""
    made = argparse.ArgumentParser(
        prog=f"python -m {module}",
        description=what,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("games", nargs="*", metavar="GAME", help="without any: those in the folder")
    made.add_argument("--tests", type=Path, default=Path("tests"), help="the folder of the files")
    return made


def chosen(given: argparse.Namespace, parser: argparse.ArgumentParser) -> Sequence[str]:
    """The games that a command is about, once it is known where their files are."""
    installed = trailboss.games()
    use(given.tests)
    found = given.games or [name for name in installed if (_folder / name / "test_kit.py").exists()]
    for name in found:
        if name not in installed:
            parser.error(f"no game '{name}' is installed: there are {', '.join(installed)}")
    if not found:
        parser.error(f"no <game>/test_kit.py in {_folder}: name a game")
    return list(found)
