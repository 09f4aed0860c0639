"""``trailboss bench``: how fast the engine is on one core."""

import json
import platform
import random
import statistics
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from time import perf_counter_ns, process_time
from typing import TYPE_CHECKING, Any

import click

from trailboss.build import kind
from trailboss.cli.arguments import json_option, plain_console
from trailboss.kernel.dice import Dice
from trailboss.kernel.errors import TrailbossError
from trailboss.kernel.game import AnyGame
from trailboss.kernel.registry import load
from trailboss.kernel.state import State

if TYPE_CHECKING:
    from rich.console import Console

POSITIONS = 600
CLONES = 5_000
IMPORTS = 5
TRIES = 3
SEED = 2024

_TIME_IMPORT = """
from time import process_time
start = process_time()
import trailboss
imported = process_time()
trailboss.load({game!r}).start()
print(imported - start, process_time() - imported)
"""


@click.command("bench")
@click.argument("game", required=False)
@click.option("--against", is_flag=True, help="Other libraries beside ours, instead of one GAME.")
@click.option(
    "--seconds",
    default=6.0,
    show_default=True,
    type=click.FloatRange(0.1, 3600),
    help="How long to play, all seat counts together; with --against, each library.",
)
@json_option
def command(game: str | None, against: bool, seconds: float, as_json: bool) -> None:
    """Measure the engine of GAME: random games, single operations, memory, import."""
    if (game is None) != against:
        raise click.UsageError("name a game, or compare all of ours --against other libraries")
    figures = _beside_others(seconds) if game is None else measure(load(game), seconds)
    if as_json:
        click.echo(json.dumps(figures, indent=2))
    elif game is None:
        _print_peers(plain_console(), figures)
    else:
        _print(plain_console(), figures)


def _beside_others(seconds: float) -> dict[str, Any]:
    from trailboss.cli.peers import compare

    return {"build": kind(), "machine": _machine(), **compare(seconds)}


def _print_peers(console: "Console", figures: dict[str, Any]) -> None:
    from rich.table import Table

    from trailboss.cli.peers import INSTALL

    console.print(f"random games, trailboss {figures['build']}, one core, {figures['machine']}\n")
    table = Table("", "games/s", "decisions/s", "decisions/game", "clone µs", box=None)
    for one in figures["peers"]:
        clone = one["clone_microseconds"]
        table.add_row(
            one["name"],
            f"{one['games_per_second']:,.1f}",
            f"{one['decisions_per_second']:,.0f}",
            f"{one['decisions_per_game']:,.0f}",
            "-" if clone is None else f"{clone:,.1f}",
        )
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    if figures["missing"]:
        console.print(f"\nnot installed: {', '.join(figures['missing'])} ({INSTALL})")


def measure(game: AnyGame, seconds: float) -> dict[str, Any]:
    share = seconds / len(game.meta.seats)
    effort = min(1.0, seconds)  # a very short bench takes fewer samples
    return {
        "game": game.meta.name,
        "box": game.box().fingerprint,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "build": kind(),
        "machine": _machine(),
        "games": [_random_games(game, seats, share) for seats in game.meta.seats],
        "microseconds": _operations(list(_positions(game, int(POSITIONS * effort)))),
        "bytes_per_clone": _bytes_per_clone(game, int(CLONES * effort)),
        "import_milliseconds": _imports(game, max(1, int(IMPORTS * effort))),
    }


def _machine() -> str:
    """The processor as far as the system tells."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            for line in lines:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def _random_games(game: AnyGame, seats: int, seconds: float) -> dict[str, Any]:
    """In seconds of processor time, so that other programs on the machine hardly count."""
    choose = random.Random(SEED).choice
    finished = decisions = 0
    start = process_time()
    while (passed := process_time() - start) < seconds or not finished:
        state = game.start(seats, SEED + finished)
        while actions := state.actions():
            state.apply(choose(actions))
        if not state.is_over:
            raise TrailbossError(f"a dead end: {seats} seats, seed {SEED + finished}")
        decisions += state.ply
        finished += 1
    return {
        "seats": seats,
        "games": finished,
        "decisions": decisions,
        "seconds": passed,
        "games_per_second": finished / passed,
        "decisions_per_second": decisions / passed,
    }


def _positions(game: AnyGame, number: int) -> Iterator[State]:
    """Positions from random games of every seat count, a few out of each game."""
    chance = random.Random(SEED)
    seed = found = 0
    while found < number:
        seed += 1
        state = game.start(chance.choice(game.meta.seats), seed)
        while (actions := state.actions()) and found < number:
            if chance.random() < 0.02:
                found += 1
                yield state.clone()
            state.apply(chance.choice(actions))


def _operations(positions: list[State]) -> dict[str, float]:
    """For each operation the best of a few tries in each position, the median over positions."""

    def apply(state: State) -> Callable[[], object]:
        copy = state.clone()
        action = copy.actions()[state.ply % len(copy.actions())]
        return lambda: copy.apply(action)

    def actions_anew(state: State) -> Callable[[], object]:
        loaded = state.game.load_state(state.dump())  # has not listed its actions yet
        return lambda: loaded.actions()

    def redetermine(state: State) -> Callable[[], object]:
        decision = state.decision
        assert decision is not None
        dice = Dice(SEED)
        return lambda: state.redetermine(decision.seat, dice)

    prepared: dict[str, Callable[[State], Callable[[], object]]] = {
        "clone": lambda state: state.clone,
        "actions": lambda state: state.actions,
        "actions_anew": actions_anew,
        "apply": apply,
        "view": lambda state: lambda: state.view(0),
        "redetermine": redetermine,
        "dump": lambda state: state.dump,
    }
    return {
        name: statistics.median(_nanoseconds(prepare, state) for state in positions) / 1000
        for name, prepare in prepared.items()
    }


def _nanoseconds(prepare: Callable[[State], Callable[[], object]], state: State) -> int:
    best = 1 << 62
    for _ in range(TRIES):
        operation = prepare(state)
        start = perf_counter_ns()
        operation()
        best = min(best, perf_counter_ns() - start)
    return best


def _bytes_per_clone(game: AnyGame, number: int) -> float:
    """The mean over many clones that are kept, of positions from all stages of games."""
    originals = list(_positions(game, 100))
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [originals[i % len(originals)].clone() for i in range(number)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(kept)


def _imports(game: AnyGame, number: int) -> dict[str, float]:
    """In fresh processes: `import trailboss`, then loading the game and dealing the first one."""
    runs = [_fresh_import(game.meta.name) for _ in range(number)]
    return {
        "trailboss": statistics.median(run[0] for run in runs) * 1000,
        "first_game": statistics.median(run[1] for run in runs) * 1000,
    }


def _fresh_import(name: str) -> tuple[float, float]:
    code = _TIME_IMPORT.format(game=name)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    imported, started = map(float, run.stdout.split())
    return imported, started


_EXPLAINED = {
    "clone": "an independent copy",
    "actions": "list the legal actions, already known after apply",
    "actions_anew": "list the legal actions of a state just loaded",
    "apply": "carry out an action and run to the next question",
    "view": "what one seat may see, as JSON values",
    "redetermine": "a copy with the unknown dealt anew",
    "dump": "everything as JSON values, moves included",
}


def _print(console: "Console", figures: dict[str, Any]) -> None:
    from rich.table import Table

    said = ("game", "build", "python", "machine")
    console.print(f"{', '.join(figures[name] for name in said)}, one core\n")
    played = Table("seats", "random games/s", "decisions/s", "decisions/game", box=None)
    for row in figures["games"]:
        played.add_row(
            str(row["seats"]),
            f"{row['games_per_second']:.1f}",
            f"{row['decisions_per_second']:,.0f}",
            f"{row['decisions'] / row['games']:.0f}",
        )
    for column in played.columns:
        column.justify = "right"
    console.print(played)
    timed = Table("operation", "µs", "", box=None)
    timed.columns[1].justify = "right"
    for name, value in figures["microseconds"].items():
        timed.add_row(name.replace("_", " "), f"{value:.1f}", _EXPLAINED[name])
    console.print()
    console.print(timed)
    imports = figures["import_milliseconds"]
    console.print(f"\nbytes per cloned state   {figures['bytes_per_clone']:,.0f}")
    console.print(f"import trailboss         {imports['trailboss']:.0f} ms")
    console.print(f"load and start the game  {imports['first_game']:.0f} ms more")
