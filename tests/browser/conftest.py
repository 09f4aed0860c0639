"""A real server and a real browser. Without Chromium these tests say so and are passed over."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.table import WAIT, Way

_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for found in map(shutil.which, _NAMES) if found), None)
CLIENT = Path(__file__).parents[2] / "trailboss" / "server" / "client" / "index.html"
SHOTS = Path(__file__).parents[2] / "build" / "screenshots"
START_SECONDS = 60

expect.set_options(timeout=WAIT)


class Server:
    """The program as a host runs it, on a port of its own, with a database of its own."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        self.packages = packages  # more games, installed there
        self.database = f"sqlite:///{folder}/trailboss.db"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "trailboss.cli", "serve", "--port", str(self.port)]
        environ = {**os.environ, "TRAILBOSS_DATABASE": self.database, "TRAILBOSS_RATE_LIMITS": "0"}
        if self.packages is not None:
            environ["PYTHONPATH"] = str(self.packages)
        self.process = subprocess.Popen(
            command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(START_SECONDS * 10):
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=20)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here: install the system's package 'chromium' to run these tests")
    if not CLIENT.exists():
        pytest.skip("the client is not built: 'make client' builds it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


Open = Callable[..., Page]
Shoot = Callable[[Page, str], None]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Open]:
    """A new visitor with a browser of their own: language, theme and screen as wished."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(
        path: str | Way = "/",
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = (1366, 768),
        ending: str = "word",
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            service_workers="block",
            bypass_csp=True,  # axe is put into the page
            base_url=server.address,
        )
        # Over plain http in a local network a browser has no such thing.
        context.add_init_script("delete Crypto.prototype.randomUUID")
        context.add_init_script(
            f"localStorage.language ??= '{language}'; localStorage.theme ??= '{theme}';"
            f"localStorage.ending ??= '{ending}'"  # a test takes as long as it takes
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path if isinstance(path, str) else path(context.request))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, faults


@pytest.fixture
def shoot() -> Shoot:
    """Keep a screenshot to look at."""

    def take(page: Page, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")

    return take
