"""The screens in a real browser: nothing for axe to find, nothing too wide, nothing that breaks."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Open, Shoot
from tests.browser.looks import LOOKS, Look, in_every_look, is_for_everybody
from tests.browser.table import ASKED, WAIT, answer_quickly, start_game
from tests.server.host import GAME, Host
from tests.server.test_replay import record, upload
from trailboss.bots.simulation import simulate


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, str]]:
    """A server with a finished game, an open table and a simulation; and the id of the game."""
    run = simulate(GAME, ["random"], 3, games=2, seats=2).to_json()
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
    "learn": ("/learn", "section ol"),
    "rules": ("/rules", "article"),
    "components": ("/rules/el_paso/components", "main li"),
    "signs": ("/rules/great_western_trail/signs", "main li"),
    "summary": ("/rules/carson_city/summary", "main h2"),
    "statistics": (f"/statistics/{GAME}", "main svg"),
    "about": ("/about", "h1"),
    "studies": ("/study", "section.card button"),
    "replay": ("/replay/{table}/60", ".board svg"),
}


@pytest.mark.parametrize("look", LOOKS, ids=str)
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
        shoot(page, f"{screen}-{look}")
        is_for_everybody(page)
    finally:
        context.close()
    assert errors == []


def test_a_table_is_for_everybody(visit: Open, shoot: Shoot) -> None:
    """Before the start, in the first turn, in the middle of the game, with help and as text."""
    page = visit()
    start_game(page, "open")
    page.locator(".seats").wait_for()
    for _ in in_every_look(page, ".seats"):
        is_for_everybody(page)
    page.goto("/")
    start_game(page, "bots", seats=4)
    page.locator(f"{ASKED} button:enabled").first.wait_for()
    for _ in in_every_look(page, f"{ASKED} button:enabled"):
        is_for_everybody(page)
    dice = random.Random(7)
    assert all(answer_quickly(dice, page) for _ in range(24))
    for look in in_every_look(page, f"{ASKED} button:enabled"):
        is_for_everybody(page)
        shoot(page, f"table-{look}")
        page.locator(".players button").nth(1).click()
        page.keyboard.press("?")
        page.get_by_role("dialog").wait_for()
        is_for_everybody(page)
        page.keyboard.press("Escape")
        page.keyboard.press("t")
        is_for_everybody(page)
