"""The same games on a Ray cluster: two nodes on this machine, and workers that are killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from trailboss import bots
from trailboss.bots.arena import arena
from trailboss.bots.training.train import Course, train
from trailboss.bots.workers import Workers, run
from trailboss.kernel.errors import BadOption

ray = pytest.importorskip("ray", reason="Ray is not installed: `make cluster` installs it")
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def test_a_cluster_plays_the_games_of_one_process(cluster: Any) -> None:
    assert ray.cluster_resources()["CPU"] == 2
    told: list[int] = []
    one, many = (
        bots.simulate(
            "el_paso",
            ["random"],
            21,
            games=12,
            seats=3,
            engine=engine,
            progress=lambda done, games: told.append(done),
        )
        for engine in ("processes", "ray")
    )
    assert (one.by_bot, one.by_seat, one.decisions) == (many.by_bot, many.by_seat, many.decisions)
    assert told == [*range(1, 13)] * 2


def test_a_cluster_rates_bots_as_one_process_does(cluster: Any) -> None:
    one, many = (
        arena("el_paso", ["greedy", "random"], 5, deals=4, engine=engine)
        for engine in ("processes", "ray")
    )
    for name in one.bots:
        alone, together = (
            replace(result.bots[name], milliseconds_per_decision=0.0) for result in (one, many)
        )
        assert alone == together


def doubled(item: tuple[str, int]) -> int:
    """The first to meet an odd item dies of it, the next one does not."""
    folder, number = item
    mark = Path(folder, str(number))
    if number % 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(60)
    return 2 * number


def test_what_a_lost_worker_had_is_done_by_another(cluster: Any, tmp_path: Path) -> None:
    items = [(str(tmp_path), number) for number in range(6)]
    assert list(run(doubled, items, engine="ray")) == [0, 2, 4, 6, 8, 10]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "3", "5"]


def test_a_cluster_learns_what_one_process_learns(cluster: Any, tmp_path: Path) -> None:
    course = Course("carson_city", generations=0, first_games=4, seed=3)
    one, many = (
        train(course, tmp_path / engine, workers=Workers(1, engine), tell=lambda said: None)
        for engine in ("processes", "ray")
    )
    assert one.note == many.note
    for (matrix, bias), (same_matrix, same_bias) in zip(one.layers, many.layers, strict=True):
        assert (matrix == same_matrix).all()
        assert (bias == same_bias).all()


def test_unknown_engines_are_named() -> None:
    with pytest.raises(BadOption, match="not 'steam'"):
        run(str, [1], engine="steam")
