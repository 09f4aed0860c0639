"""An answer under way to a slow server: the next click is kept, what is refused goes back."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.table import WAIT, open_curtain, table_at
from tests.browser.test_pace import PLY_REACHED, play_until
from trailboss import State

PLACE = ".board .spot.hot[data-target^='space:']:not([data-target*='/'])"
LOCAL = ".board .spot.hot[data-target^='local:']"


class Between:
    """Stands between a page and the server: holds back what the server says, or refuses for it."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.refusing = False
        self.acts: list[str] = []
        self._held: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/live"), self._stand)

    def _stand(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def from_page(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "act":
                self.acts.append(said["action"])
            if said["type"] == "act" and self.refusing:
                answer = {"type": "refused", "id": said["id"], "code": "wrong-moment", "args": {}}
                self._tell(json.dumps(answer))
            else:
                server.send(message)

        page.on_message(from_page)
        server.on_message(self._tell)

    def _tell(self, message: str | bytes) -> None:
        assert self._page is not None
        if self.holding:
            self._held.append(message)
        else:
            self._page.send(message)

    def let_go(self) -> None:
        self.holding = False
        for message in self._held:
            self._tell(message)
        self._held.clear()


def may_ride(state: State) -> bool:
    return state.decision is not None and state.decision.kind == "ride"


def a_ride(visit: Open) -> tuple[Page, Between, int]:
    """A table whose player may ride, and whoever stands before it."""
    state = play_until("el_paso", 7, may_ride)
    page = visit(table_at(state))
    between = Between(page)
    page.reload()
    page.locator("[data-ply]").wait_for(timeout=WAIT)
    open_curtain(page)
    return page, between, state.ply


def ride(page: Page) -> None:
    """By a click on a building, when it was shown what the ride would bring."""
    place = page.locator(PLACE).first
    place.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("rides", timeout=WAIT)
    place.click()


def test_a_second_click_while_an_answer_is_under_way_is_kept(visit: Open) -> None:
    page, between, ply = a_ride(visit)
    place = page.locator(PLACE).first
    place.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("rides", timeout=WAIT)
    between.holding = True
    place.click()
    page.locator(LOCAL).first.click()  # it is shown before the server has said a word
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(ply))
    assert len(between.acts) == 1
    between.let_go()
    page.wait_for_function(PLY_REACHED, arg=ply + 2, timeout=WAIT)
    assert between.acts[1].startswith("use ")


def test_what_the_server_refuses_goes_back_and_undo_takes_back_what_was_done(visit: Open) -> None:
    page, between, ply = a_ride(visit)
    shown = page.locator("[data-ply]")
    ride(page)
    expect(shown).to_have_attribute("data-ply", str(ply + 1), timeout=WAIT)
    between.refusing = True
    local = page.locator(LOCAL).first
    local.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("uses an action", timeout=WAIT)
    local.click()
    expect(page.locator(".refused")).to_have_text("This can’t be done now.")
    expect(local).to_be_visible()  # as it was before
    between.refusing = False
    page.locator("body").press("u")
    expect(shown).to_have_attribute("data-ply", str(ply), timeout=WAIT)
    expect(page.locator(PLACE).first).to_be_visible()
    expect(page.locator(".refused")).to_have_count(0)


COUNT_SOUNDS = """
  window.sounds = { made: 0, contexts: [] };
  const Before = AudioContext;
  window.AudioContext = class extends Before {
    constructor() { super(); window.sounds.contexts.push(this); }
    createGain() { window.sounds.made += 1; return super.createGain(); }
  };
"""


def test_sounds_are_heard_and_end_with_the_setting(visit: Open) -> None:
    first, _, ply = a_ride(visit)
    page = first.context.new_page()  # it begins untouched
    page.set_default_timeout(WAIT)
    page.add_init_script(COUNT_SOUNDS)
    page.goto(first.url)
    shown = page.locator("[data-ply]")
    shown.wait_for(timeout=WAIT)
    open_curtain(page)
    ride(page)
    expect(shown).to_have_attribute("data-ply", str(ply + 1), timeout=WAIT)
    page.wait_for_function("sounds.made > 0 && sounds.contexts[0].state === 'running'")
    page.locator("details.menu summary").click()
    page.get_by_label("Sound").uncheck()
    made = page.evaluate("sounds.made")
    page.locator("body").press("u")
    expect(shown).to_have_attribute("data-ply", str(ply), timeout=WAIT)
    ride(page)
    expect(shown).to_have_attribute("data-ply", str(ply + 1), timeout=WAIT)
    assert page.evaluate("sounds.made") == made
