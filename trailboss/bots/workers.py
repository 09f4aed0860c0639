"""Many tasks on many cores or many machines: results in order, whoever works them out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from logging import WARNING
from typing import Any, NamedTuple, TypeVar

from trailboss.kernel.errors import BadOption

T = TypeVar("T")
R = TypeVar("R")

ENGINES = ("processes", "ray")
SHARES = 8
"""Each worker gets its tasks in so many helpings, so that the last ones end at about one time."""
MOST_AT_ONCE = 50
"""Tasks in a helping: progress is told, and a lost worker loses no more than these."""
RETRIES = 5
"""How often Ray gives a lost worker's helping to another one."""
AHEAD = 4
"""Helpings that wait for each worker of a cluster. More would only fill its memory."""


class Workers(NamedTuple):
    """Who does the work: so many processes of this machine, or a cluster."""

    jobs: int = 1
    engine: str = "processes"

    def run(self, task: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        return run(task, items, self.jobs, self.engine)


ALONE = Workers()


def run(
    task: Callable[[T], R], items: Sequence[T], jobs: int = 1, engine: str = "processes"
) -> Iterator[R]:
    """What ``task`` makes of each item. Both must be picklable where there is more than one job."""
    if engine not in ENGINES:
        raise BadOption(f"engines are {' and '.join(ENGINES)}, not '{engine}'")
    if engine == "ray":
        return _on_a_cluster(task, items)
    if jobs == 1:
        return map(task, items)
    return _in_processes(task, items, jobs)


def _in_processes(task: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    jobs = min(jobs, len(items))
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(task, items, chunksize=_helping(len(items), jobs))


def _helping(items: int, workers: int) -> int:
    return max(1, min(MOST_AT_ONCE, items // (workers * SHARES)))


def _on_a_cluster(task: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """On the cluster that RAY_ADDRESS names, or that this program is in; else on this machine."""
    try:
        import ray
    except ModuleNotFoundError:
        raise BadOption("Ray is not installed: pip install 'trailboss[ray]'") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False, logging_level=WARNING)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    share: Any = ray.remote(max_retries=RETRIES)(_share)
    size = _helping(len(items), workers)
    helpings = (
        share.remote(task, items[begin : begin + size]) for begin in range(0, len(items), size)
    )
    waiting = deque(islice(helpings, workers * AHEAD))
    while waiting:
        done: list[R] = ray.get(waiting.popleft())
        waiting.extend(islice(helpings, 1))
        yield from done


def _share(task: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [task(item) for item in items]
