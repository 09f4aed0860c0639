"""How many questions does a game ask, and how many of them leave no choice?

python -m tools.questions great_western_trail --games 200 --bot drover

Plays the tables that the game knows in turns: every number of seats, with and without what an
option brings. A question leaves no choice when it has one answer and nothing else can be done.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from typing import Any, NamedTuple

from trailboss.bots.match import seat_bots
from trailboss.kernel.game import AnyGame
from trailboss.kernel.option import read_options
from trailboss.kernel.registry import load


class Counted(NamedTuple):
    asked: Counter[str]
    """By kind of question."""
    without_choice: Counter[str]
    turns: int


class Table(NamedTuple):
    game: str
    bot: str
    seats: int
    options: Mapping[str, Any]
    seed: int


def tables(
    game: AnyGame, extras: list[Mapping[str, Any]]
) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """Every number of seats that these options allow."""
    for options in extras:
        for seats in game.meta.seats_for(read_options(game.options, options)):
            yield seats, options


def play(table: Table) -> Counted:
    game = load(table.game)
    options = read_options(game.options, table.options)
    people = table.seats - len(game.meta.automated(options))
    seated = seat_bots(game, [table.bot] * people, table.seed)
    state = game.start(table.seats, table.seed, table.options)
    counted = Counted(Counter(), Counter(), 0)
    turns = 0
    while (decision := state.decision) is not None:
        counted.asked[decision.kind] += 1
        if len(state.actions()) == 1:
            counted.without_choice[decision.kind] += 1
        events = state.apply(seated[decision.seat].choose(state), decision.seat)
        turns += sum(event.kind == "turn_began" for event in events)
    return counted._replace(turns=turns)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.questions", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--with",
        action="append",
        default=[],
        metavar="NAME=VALUE,...",
        help="tables with these options too; may be given several times",
    )
    given = parser.parse_args()
    game = load(given.game)
    extras: list[Mapping[str, Any]] = [{}]
    extras += [dict(part.split("=") for part in one.split(",")) for one in getattr(given, "with")]
    found = cycle(tables(game, extras))
    wanted = [
        Table(given.game, given.bot, seats, options, seed)
        for seed, (seats, options) in enumerate(islice(found, given.games))
    ]
    asked: Counter[str] = Counter()
    without_choice: Counter[str] = Counter()
    turns = 0
    with ProcessPoolExecutor(given.jobs) as workers:
        for one in workers.map(play, wanted):
            asked += one.asked
            without_choice += one.without_choice
            turns += one.turns
    total, idle = asked.total(), without_choice.total()
    print(f"{given.games} games, {total} questions, {total / given.games:.1f} a game,", end=" ")
    print(f"{total / turns:.2f} a turn; {idle} without a choice")
    for kind, number in asked.most_common():
        print(f"{kind:20}{number:8}{without_choice[kind]:8}")


if __name__ == "__main__":
    main()
