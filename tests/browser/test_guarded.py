"""Under the server's own headers, and beyond its limits: what a browser makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import WAIT
from tests.server.host import Host, two_at_a_table
from trailboss.server.people import COOKIE
from trailboss.server.throttle import TooOften


@contextmanager
def _page(chromium: Browser, host: Host, language: str, token: str | None) -> Iterator[Page]:
    context = chromium.new_context(base_url=host.url, service_workers="block")
    context.add_init_script(f"localStorage.language = '{language}'")
    if token is not None:
        context.add_cookies([{"name": COOKIE, "value": token, "url": host.url}])
    page = context.new_page()
    page.set_default_timeout(WAIT)
    yield page
    context.close()


def test_the_client_breaks_no_rule_of_the_security_policy(
    chromium: Browser, tmp_path: Path
) -> None:
    with (
        Host(tmp_path) as host,
        two_at_a_table(host) as (ania, _, table),
        _page(chromium, host, "en", ania.token) as page,
    ):
        faults: list[str] = []
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: faults.append(str(error)))
        for path, sign in (
            ("/", "main form"),
            ("/lobby", "main"),
            ("/rules", "article"),
            (f"/table/{table}", ".board svg"),
        ):
            page.goto(path)
            page.wait_for_selector(sign)
        assert faults == []
        # And a script that came in by whatever way is not run.
        page.evaluate(
            "() => { const s = document.createElement('script'); s.textContent = 'window.evil = 1';"
            " document.body.append(s) }"
        )
        assert page.evaluate("() => window.evil") is None
        assert any("Content Security Policy" in fault for fault in faults)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "That was too much for the server at once. Try again in 40 seconds."),
        ("pl", "To było za dużo naraz dla serwera. Spróbuj za 40 sekund."),
        ("uk", "Для сервера це було забагато водночас. Спробуй за 40 секунд."),
    ],
)
def test_the_client_shows_when_it_was_throttled(
    chromium: Browser,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    said: str,
) -> None:
    """By a request that was refused, and by a socket that was closed."""

    def refuse(*_: object) -> None:
        raise TooOften("requests", 40)

    with (
        Host(tmp_path) as host,
        two_at_a_table(host) as (ania, _, table),
        _page(chromium, host, language, ania.token) as page,
    ):
        limits = host.services.limits
        notice = page.locator(".throttled")
        page.goto("/lobby")
        page.wait_for_selector("main")
        expect(notice).to_have_text("")
        with monkeypatch.context() as patch:
            patch.setattr(limits.requests, "check", refuse)
            # Within the page: the page itself counts as well, and would not come.
            page.evaluate("history.pushState({}, '', '/'); dispatchEvent(new Event('popstate'))")
            expect(notice).to_contain_text(said, timeout=WAIT)
        page.goto(f"/table/{table}")
        page.wait_for_selector(".board svg")
        expect(notice).to_have_text("")
        with monkeypatch.context() as patch:
            patch.setattr(limits.messages, "check", refuse)
            page.evaluate("dispatchEvent(new Event('online'))")  # asks whether somebody is there
            expect(notice).to_contain_text(said, timeout=WAIT)
        notice.get_by_role("button").click()
        expect(notice).to_have_text("")
