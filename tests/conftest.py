"""What tests of several parts share."""

import os
from pathlib import Path

import pytest

from tests.databases import IS_POSTGRES
from trailboss import build

pytest_plugins = ["trailboss.kit"]

# As `trailboss.bots` says it, which a test that imports numpy first loads too late.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "tumbleweed"
ENTRY = "[trailboss.games]\ntumbleweed = tumbleweed.meta:META\n"


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("pure") and build.kind() == "compiled":
        pytest.skip("changes the engine while it runs, which machine code does not notice")
    if item.get_closest_marker("sqlite") and IS_POSTGRES:
        pytest.skip("about SQLite's file itself")


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
