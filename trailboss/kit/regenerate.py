"""Bring the committed files of the kit up to date: perft counts, playthroughs, golden records.

Only what a change of behaviour has changed is written, and of every file it is told why. Look at
the diff before you commit it.
"""

import sys
from collections.abc import Callable, Iterator

from trailboss.kit import files, perft, playthrough
from trailboss.kit.golden_update import Update

KINDS = ("perft", "playthroughs", "golden")


def main(argv: list[str] | None = None) -> int:
    parser = files.parser("trailboss.kit.regenerate", __doc__)
    parser.add_argument("--only", choices=KINDS, help="one kind of file")
    parser.add_argument("--anew", action="store_true", help="keep none of the golden records")
    parser.add_argument("--bots", help="who plays new golden records: names with commas")
    given = parser.parse_args(argv)
    names = given.bots.split(",") if given.bots else ()
    updates: dict[str, Callable[[str], Iterator[str]]] = {
        "perft": perft.update,
        "playthroughs": playthrough.update,
        "golden": lambda game: Update(game, names, given.anew).run(),
    }
    for game in files.chosen(given, parser):
        changes = 0
        for kind in (given.only,) if given.only else KINDS:
            for line in updates[kind](game):
                changes += 1
                print(line, flush=True)
        print(f"{game}: {changes or 'nothing'} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
