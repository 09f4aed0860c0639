"""Both builds play the same: python -m tools.builds [GAME ...] [--games N].

What is not compiled yet is compiled first. For every game and option set of the kit, random games
are played on machine code and on Python at the same time, each in a process of its own.
Of every position the moves on offer and the events go into a hash, of every game the record, and
now and then a dump and a refusal. The views of all seats are compared in every position of the
first game of a set, and now and then in the others: they take most of the time. The hashes must be
equal. How far it is, is told on standard error.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import trailboss
from tools.compile import NoCompiler, bring_up_to_date
from trailboss import build
from trailboss.kernel.dice import Dice
from trailboss.kit.tables import Setup, setups

DUMP_EVERY = 23
REFUSE_EVERY = 7
RARELY = 8
"""In games after the first: so many times as rarely, and views as rarely as dumps."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.builds")
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=1, dest="number", help="of every option set")
    parser.add_argument("--hashes", action="store_true", help="print those of this build")
    options = parser.parse_args(arguments)
    names = options.games or sorted(trailboss.games())
    if options.hashes:
        print(json.dumps(hashes(names, options.number)))
        return 0
    try:
        bring_up_to_date()
    except NoCompiler as reason:
        print(f"There is one build to play with: {reason}.")
        return 1 if os.environ.get("CI") else 0  # a comparison that is part of CI must be made
    with ThreadPoolExecutor(2) as both:
        pure, compiled = both.map(partial(elsewhere, names, options.number), ("0", "1"))
    if (pure["build"], compiled["build"]) != ("pure", "compiled"):
        print("machine code was made, and is not used")
        return 1
    return report(pure, compiled)


def report(pure: dict[str, Any], compiled: dict[str, Any]) -> int:
    differ = [name for name, one in pure["hashes"].items() if compiled["hashes"][name] != one]
    for name in differ:
        print(f"{name}: the builds differ")
    print(
        f"{len(pure['hashes'])} option sets, {pure['decisions']:,} decisions, {len(differ)} differ"
    )
    return 1 if differ else 0


def elsewhere(names: Sequence[str], number: int, switch: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "tools.builds", *names, "--games", str(number), "--hashes"]
    told = subprocess.run(
        command,
        env={**os.environ, build.SWITCH: switch},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def hashes(names: Sequence[str], number: int) -> dict[str, Any]:
    found = {}
    decisions = 0
    chosen = [setup for name in names for setup in setups(trailboss.games()[name])]
    for setup in chosen:
        total = hashlib.sha256()
        for seed in range(number):
            decisions += play(setup, seed, total, closely=seed == 0)
        found[setup.id] = total.hexdigest()
        print(f"{build.kind()}: {len(found)} of {len(chosen)} sets", file=sys.stderr, flush=True)
    return {"build": build.kind(), "decisions": decisions, "hashes": found}


def play(setup: Setup, seed: int, total: Any, closely: bool) -> int:
    """One random game, into the hash."""
    state = setup.start(seed)
    dice = Dice(seed)
    notations = sorted(state.box.notations)
    rarely = 1 if closely else RARELY
    view_every = 1 if closely else DUMP_EVERY * RARELY

    def add(value: object) -> None:
        total.update(repr(value).encode())

    while state.decision is not None:
        decision = state.decision
        seat = dice.pick(decision.seats)
        actions = state.actions(seat)
        add([decision.to_json(), [action.text for action in actions]])
        if state.ply % (REFUSE_EVERY * rarely) == 0:
            add(state.why_not(dice.pick(notations), seat))
        events = state.apply(dice.pick(actions), seat)
        add([[event.kind, event.args, event.audience] for event in events])
        if state.ply % view_every == 0:
            add([state.view(viewer) for viewer in (None, *range(state.seats))])
        if state.ply % (DUMP_EVERY * rarely) == 0:
            add(state.dump())
    add(state.standings())
    add(state.record().to_text())
    return state.ply


if __name__ == "__main__":
    sys.exit(main())
