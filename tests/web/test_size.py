"""What a newcomer must load before the first click stays small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import trailboss.server

CLIENT = Path(trailboss.server.__file__).parent / "client"
MOST_SCRIPT = 250_000
MOST_STYLE = 40_000
MOST_REQUESTS = 6

pytestmark = pytest.mark.skipif(
    not (CLIENT / "index.html").exists(), reason="the client is not built: `npm run build` in web/"
)


def first_load() -> set[Path]:
    """The page's scripts and styles, and whatever those import without being asked to."""
    page = (CLIENT / "index.html").read_text("utf-8")
    wanted = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
    found: set[Path] = set()
    while wanted:
        file = CLIENT / wanted.pop().lstrip("/")
        if file in found:
            continue
        found.add(file)
        if file.suffix == ".js":
            static = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', file.read_text("utf-8"))
            wanted += [f"assets/{name}" for name in static]
    return found


def packed(suffix: str) -> int:
    files = [file for file in first_load() if file.suffix == suffix]
    assert files, f"the page loads no {suffix}"
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


def test_the_script_of_the_first_load_is_small() -> None:
    assert packed(".js") <= MOST_SCRIPT


def test_the_style_of_the_first_load_is_small() -> None:
    assert packed(".css") <= MOST_STYLE


def test_the_first_load_is_few_requests() -> None:
    assert len(first_load()) <= MOST_REQUESTS


def test_the_client_can_be_installed_and_opened_without_a_connection() -> None:
    worker = (CLIENT / "sw.js").read_text("utf-8")
    for file in first_load():
        assert f"/assets/{file.name}" in worker, f"{file.name} is not kept for later"
    manifest = (CLIENT / "manifest.webmanifest").read_text("utf-8")
    icons = re.findall(r'"src": "(/icons/[^"]+)"', manifest)
    assert icons
    assert all((CLIENT / icon.lstrip("/")).is_file() for icon in icons)
