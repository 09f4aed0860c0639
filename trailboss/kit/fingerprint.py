"""One random game in one line, to be compared between processes.

python -m trailboss.kit.fingerprint GAME SEATS SEED
"""

import hashlib
import json
import sys

from trailboss import Meta
from trailboss.kit.player import RandomPlayer
from trailboss.kit.tables import Options, Setup, game_of, seats_for


def _last_values(meta: Meta, seats: int) -> Options:
    """The last value of every option that a table of so many seats can have."""
    chosen: Options = ()
    for option in meta.options:
        more = (*chosen, (option.name, option.values[-1]))
        if option.needs in ("", *dict(chosen)) and seats in seats_for(meta, more):
            chosen = more
    return chosen


def fingerprint(game: str, seats: int, seed: int) -> str:
    """A hash of everything a random game says and shows from the first to the last move."""
    state = Setup(game, seats, _last_values(game_of(game).meta, seats)).start(seed)
    player = RandomPlayer(seed)
    digest = hashlib.blake2b(digest_size=16)

    def add(value: object) -> None:
        digest.update(json.dumps(value).encode())

    while not state.is_over:
        add([[action.text for action in state.actions(seat)] for seat in range(seats)])
        seat, action = player.choose(state)
        add([action.text, [[e.kind, e.args, e.audience] for e in state.apply(action, seat)]])
        if not state.ply % 10:
            add([state.view(seat), state.view(None)])
    add([state.dump(), state.standings()])
    return digest.hexdigest()


if __name__ == "__main__":
    name, seats, seed = sys.argv[1:]
    print(fingerprint(name, int(seats), int(seed)))
