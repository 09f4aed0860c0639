"""Make all committed files of the kit anew: python -m tests.kit.regenerate [--anew]

Golden records that still replay are kept, with their scores of today; --anew plays all of them
anew. Look at the diff before you commit it: it is what the change did to behaviour.
"""

import sys

import trailboss
from tests.kit import golden, perft, playthrough


def main() -> int:
    for game in trailboss.games():
        perft.update(game)
        playthrough.update(game)
    return golden.main(["--update", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
