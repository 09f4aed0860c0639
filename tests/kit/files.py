"""Where the committed files of a game are, and how the commands that make them behave."""

import argparse
import hashlib
from collections.abc import Callable
from pathlib import Path

import trailboss

TESTS = Path(__file__).parents[1]
GOLDEN = TESTS / "golden"
PLAYTHROUGHS = TESTS / "playthroughs"


LONGEST = 100
"""Letters of an option text in a file name."""


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


def prune(folder: Path, pattern: str, keep: set[Path]) -> list[Path]:
    """Delete the files that are made no more."""
    gone = sorted(set(folder.glob(pattern)) - keep)
    for path in gone:
        path.unlink()
    return gone


def command(what: str, check: Callable[[str], list[str]], update: Callable[[str], None]) -> int:
    """The command line that perft and playthroughs share: check, or --update."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--update", action="store_true", help="write the files anew")
    options = parser.parse_args()
    failures: list[str] = []
    for game in trailboss.games():
        if options.update:
            update(game)
        else:
            failures += check(game)
    if not options.update:
        print("\n".join(failures) or "all is as it was")
    return 1 if failures else 0
