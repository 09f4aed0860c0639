"""Old and new code against one database, while people play.

A site of an older commit is replaced process by process, in any order; the first new one brings the
database up to date under the others. Between two steps everybody must move. What the old code is:
`OLD`, the oldest that may run beside this one (docs/hosting.md names what that asks of a change).
"""

from __future__ import annotations

import io
import random
import signal
import subprocess
import tarfile
from contextlib import ExitStack
from pathlib import Path

from tests.faults.harm import Passed
from tests.faults.nursery import ROOT
from tests.faults.patience import Patience
from tests.faults.site import Process, Site, nursery_of, running
from tests.faults.trial import Trial, new_folder, told
from tools import postgres

OLD = "6dd70224"
"""Since then notices name the line that was written."""


async def upgrade(times: int, seed: int) -> int:
    """How many acknowledged moves are where they belong, in so many upgrades."""
    moves = 0
    with ExitStack() as stack, told(f"upgraded, {times} times"):
        folder = new_folder(stack)
        old_code = folder / "old"
        unpack(old_code)
        (folder / "postgres").mkdir()
        database = stack.enter_context(postgres.running(folder / "postgres"))
        old, new = stack.enter_context(nursery_of(old_code)), stack.enter_context(nursery_of())
        for number in range(times):
            async with running(Site(folder, database, old)) as site:
                trial = Trial(site, seed + number, long=False)
                await trial.go_on()
                order = random.Random(seed + number).sample(site.processes, len(site.processes))
                for process in order:
                    await told_to_stop(process)
                    process.nursery = new
                    process.begin()
                    await process.answers()
                    await trial.go_on()
                moves += await trial.end()
    return moves


async def told_to_stop(process: Process) -> None:
    """As by whoever upgrades, and it does."""
    process.signal(signal.SIGTERM)
    await Patience(lambda: [process.number]).until(lambda: not process.is_running, process.said)
    process.kill()


def unpack(folder: Path) -> None:
    """The old code, from the history of this checkout."""
    wanted = ["git", "-C", str(ROOT), "archive", OLD, "trailboss"]
    try:
        packed = subprocess.run(wanted, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise Passed(f"there is no commit {OLD} in this checkout") from error
    folder.mkdir()
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
