"""The screens around the table in a real browser: nothing for axe to find, nothing too wide."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.host import GAME, Host
from tests.server.test_replay import record, upload
from tests.web.sources import WEB
from trailboss.bots.simulation import simulate
from trailboss.server.client_files import client_folder

AXE = WEB / "node_modules/axe-core/axe.min.js"
RUN_AXE = """async (patience) => {
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error("axe is late")), patience));
  const found = await Promise.race([axe.run({ resultTypes: ["violations"] }), late]);
  return found.violations.map((one) => one.id);
}"""
SECONDS = 60
"""Enough for a busy machine."""
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.skipif(not AXE.exists(), reason="axe is missing: `npm ci` in web/"),
    pytest.mark.skipif(
        not (client_folder() / "index.html").exists(),
        reason="the client is not built: `npm run build` in web/",
    ),
]


class Look(NamedTuple):
    language: str
    theme: str
    width: int
    height: int


LOOKS = [
    Look("en", "light", 1366, 768),
    Look("pl", "dark", 1366, 768),
    Look("uk", "dark", 390, 844),
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, str]]:
    """A server with a finished game, an open table and a simulation; and the id of the game."""
    run = simulate(GAME, 2, 2, 3, ("random",)).to_json()
    with Host(tmp_path_factory.mktemp("host")) as host:
        host.services.archive.add_simulation("run", run)
        with host.guest("Ania") as ania:
            table = upload(ania, record().to_text())
            host.services.store.update_table(table, origin="opened")
            ania.open("me open open", visibility="open", pace={"kind": "days", "days": 2})
        yield host, table


SCREENS = {
    "home": ("/", "main form"),
    "lobby": ("/lobby", ".tables li"),
    "rules": ("/rules", "article"),
    "statistics": ("/statistics", "main svg"),
    "about": ("/about", "h1"),
    "replay": ("/replay/{table}/60", ".board svg"),
}


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.language}-{look.theme}")
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(
    browser: Any, filled: tuple[Host, str], screen: str, look: Look, tmp_path: Path
) -> None:
    host, table = filled
    path, sign = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": look.width, "height": look.height},
        bypass_csp=True,  # axe is put into the page
        service_workers="block",
    )
    context.add_init_script(
        f"localStorage.setItem('language', '{look.language}');"
        f"localStorage.setItem('theme', '{look.theme}')"
    )
    errors: list[str] = []
    page = context.new_page()
    page.set_default_timeout(SECONDS * 1000)
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        page.goto(host.url + path.format(table=table))
        page.wait_for_selector(sign)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=tmp_path / f"{screen}.png")
        page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate(RUN_AXE, SECONDS * 1000)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    finally:
        context.close()
    assert found == []
    assert errors == []
    assert wide <= 0, f"{screen} is {wide} pixels too wide"
