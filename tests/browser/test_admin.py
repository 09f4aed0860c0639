"""The page of those who run a site: what they see there, and what they do by it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Shoot
from tests.browser.table import WAIT
from tests.server.host import Host, Visitor
from trailboss.server.people import COOKIE

PASSWORD = "a long way to Kansas City"


@pytest.fixture
def house(tmp_path: Path, chromium: Browser) -> Iterator[Host]:
    with Host(tmp_path, admins="boss") as one:
        yield one.quiet()


@contextmanager
def _page(chromium: Browser, visitor: Visitor, width: int = 1366) -> Iterator[Page]:
    context = chromium.new_context(
        base_url=visitor.host.url,
        service_workers="block",
        viewport={"width": width, "height": 768},
    )
    context.add_init_script("localStorage.language = 'en'")
    context.add_cookies([{"name": COOKIE, "value": visitor.token or "", "url": visitor.host.url}])
    page = context.new_page()
    page.set_default_timeout(WAIT)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto("/admin")
    yield page
    context.close()
    assert faults == []


def test_whoever_runs_the_site_looks_after_it(house: Host, chromium: Browser, shoot: Shoot) -> None:
    with house.guest("Boss") as boss, house.guest("Ania") as ania, house.guest("Olena") as olena:
        boss.post("/api/me/account", {"login": "boss", "password": PASSWORD})
        table = ania.open("me open", visibility="open")
        olena.sit(table, 1)
        with olena.at(table).opened() as socket:
            socket.send("say", text="Spit and dust")
            line = socket.until("chat")["lines"][0]["id"]
        ania.post(f"/api/tables/{table}/reports", {"line": line, "text": "rude"})
        with _page(chromium, boss) as page:
            expect(page.locator("dl").first).to_contain_text("Open reports")
            shoot(page, "admin-overview")
            _choose(page, "Open reports")
            expect(page.locator("blockquote")).to_have_text("Spit and dust")
            page.get_by_role("button", name="Hide").click()
            expect(page.get_by_text("Spit and dust")).to_have_count(0)
            _choose(page, "People")
            page.get_by_role("textbox").first.fill("Olena")
            page.get_by_role("button", name="Look").click()
            expect(page.locator("tbody tr")).to_have_count(1)
            page.locator("tbody tr").get_by_role("button").click()
            page.get_by_role("dialog").get_by_role("textbox").fill("swears")
            page.get_by_role("dialog").locator("button.primary").click()
            expect(page.locator("tbody tr")).to_contain_text("swears")
            shoot(page, "admin-people")
            assert olena.get("/api/me")["id"] is None
            _choose(page, "Tables")
            end = page.locator("tbody tr").get_by_role("button")
            end.click()
            page.locator("tbody tr button.primary").click()
            expect(page.get_by_text("Nothing")).to_be_visible()
            assert ania.get(f"/api/tables/{table}")["status"] == "cancelled"
            _choose(page, "What was done")
            expect(page.locator("tbody tr")).to_have_count(3)
        with _page(chromium, ania, width=390) as page:
            expect(page.locator("main table, main dl")).to_have_count(0)
            expect(page.locator("main")).to_contain_text("This page is for the accounts")


def _choose(page: Page, name: str) -> None:
    page.locator("label", has_text=name).first.click()
