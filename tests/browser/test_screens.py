"""The screens in a real browser: nothing for axe to find, nothing too wide, nothing that breaks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Open, Shoot
from tests.browser.table import ASKED, WAIT, answer_quickly, start_game
from tests.server.host import GAME, Host
from tests.server.test_replay import record, upload
from tests.web.sources import WEB
from trailboss.bots.simulation import simulate

AXE = WEB / "node_modules/axe-core/axe.min.js"
RUN_AXE = """async () => {
  const found = await axe.run({ resultTypes: ["violations"] });
  return found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)}`).join("\\n");
}"""


def is_for_everybody(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN_AXE)
    assert not found, found
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"


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
    "statistics": (f"/statistics/{GAME}", "main svg"),
    "about": ("/about", "h1"),
    "replay": ("/replay/{table}/60", ".board svg"),
}


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.language}-{look.theme}")
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(
    chromium: Browser, filled: tuple[Host, str], screen: str, look: Look, shoot: Shoot
) -> None:
    host, table = filled
    path, sign = SCREENS[screen]
    context = chromium.new_context(
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
    page.set_default_timeout(WAIT)
    page.on("pageerror", lambda error: errors.append(str(error)))
    try:
        page.goto(host.url + path.format(table=table))
        page.wait_for_selector(sign)
        page.wait_for_load_state("networkidle")
        shoot(page, f"{screen}-{look.language}-{look.theme}-{look.width}")
        is_for_everybody(page)
    finally:
        context.close()
    assert errors == []


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.language}-{look.theme}")
def test_a_table_is_for_everybody(visit: Open, look: Look, shoot: Shoot) -> None:
    """Before the start, in the first turn, in the middle of the game, with help and as text."""
    page = visit("/", look.language, look.theme, (look.width, look.height))
    start_game(page, "open")
    page.wait_for_selector(".seats", timeout=WAIT)
    is_for_everybody(page)
    page.goto("/")
    start_game(page, "bots", seats=4)
    dice = random.Random(7)
    for clicks in range(40):
        assert answer_quickly(page, dice)
        if clicks in (0, 30):
            page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
            is_for_everybody(page)
    shoot(page, f"table-{look.language}-{look.theme}-{look.width}")
    page.locator(".players button").nth(1).click()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    is_for_everybody(page)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    is_for_everybody(page)
