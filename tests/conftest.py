"""What tests of several parts share."""

from collections import defaultdict
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "tumbleweed"
ENTRY = "[trailboss.games]\ntumbleweed = tumbleweed.meta:META\n"


@pytest.fixture
def tumbleweed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The example's game, as if it were installed: a stranger's, with answers given in secret."""
    about = tmp_path / "site" / "tumbleweed-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tumbleweed\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY)
    monkeypatch.syspath_prepend(EXAMPLE)
    monkeypatch.syspath_prepend(about.parent)
    return "tumbleweed"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each worker begins with its share of the tests in a browser: they take the longest, and
    one alone would still be busy with them when the others are done."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    files: dict[Path, list[pytest.Item]] = defaultdict(list)
    others: list[pytest.Item] = []
    for item in items:
        (files[item.path] if item.path.parent.name == "browser" else others).append(item)
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for file in sorted(files.values(), key=len, reverse=True):
        min(shares, key=len).extend(file)
    room = -(-len(items) // workers)
    items.clear()
    for share in shares:
        others, later = others[: max(0, room - len(share))], others[max(0, room - len(share)) :]
        items += share + others
        others = later
