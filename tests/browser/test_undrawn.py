"""A game that the client has no drawing of is played through the decision bar alone.

Tumbleweed (`examples/tumbleweed`) comes from a package of its own; its players bid in secret,
all at once.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Open, Server, Shoot
from tests.browser.table import ASKED, answer, invitation, join, start_game
from tests.kernel.test_external_game import EXAMPLE, install

MOST_ROUNDS = 100


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Server]:
    packages = tmp_path_factory.mktemp("site") / "packages"
    install(EXAMPLE, packages)
    server = Server(tmp_path_factory.mktemp("server"), packages)
    server.start()
    yield server
    server.stop()


def test_two_browsers_play_a_whole_game_that_nobody_has_drawn(visit: Open, shoot: Shoot) -> None:
    ania = visit()
    start_game(ania, "friends", game="tumbleweed")
    olena = visit(invitation(ania))
    join(olena, "Olena")
    both, dice = [ania, olena], random.Random(1)
    for page in both:
        expect(page.locator(f"{ASKED} button:enabled").first).to_be_visible()
        expect(page.get_by_role("region", name="Board as text")).to_contain_text("Olena")
    shoot(ania, "undrawn")
    for _ in range(MOST_ROUNDS):
        dice.shuffle(both)  # whoever is quicker
        for page in both:
            if page.locator(f"{ASKED} li button:enabled").count():
                answer(page, dice)
        if ania.locator(".sheet").count():
            break
    for page in both:
        expect(page.locator(".sheet tfoot td")).to_have_count(2)
