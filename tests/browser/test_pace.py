"""Few clicks, none of them irreversible by mistake."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.browser.clicks import GOALS, count, counted
from tests.browser.conftest import Open, Shoot
from tests.browser.table import WAIT, open_curtain, table, table_at
from tests.offers import offers
from trailboss import State, bots
from trailboss.bots.match import seat_bots
from trailboss.kernel.registry import load

JOB = "job:"
USE = "local:"
PLY_REACHED = "(ply) => Number(document.querySelector('[data-ply]').dataset.ply) >= ply"


def play_until(game: str, seed: int, wanted: Callable[[State], bool]) -> State:
    """A game among bots, up to the first such position."""
    state: State = load(game).start(2, seed)
    seated = seat_bots(state.game, [bots.names(game)[0]] * 2, seed)
    while not wanted(state):
        assert state.decision is not None
        state.apply(seated[state.decision.seat].choose(state), state.decision.seat)
    return state


def leads_to_one_hire(state: State) -> bool:
    """Whether one answer, and no other, leads to somebody who can be hired."""
    assert state.decision is not None
    leading = [
        action
        for action in offers(state, state.decision.seat)
        if any(JOB in target for one in action["then"] for target in one["targets"])
    ]
    return state.decision.kind == "location" and len(leading) == 1


def test_a_click_on_what_comes_next_does_both(visit: Open, shoot: Shoot) -> None:
    state = play_until("great_western_trail", 7, leads_to_one_hire)
    page = visit(table_at(state))
    shown = page.locator("[data-ply]")
    shown.wait_for(timeout=WAIT)
    open_curtain(page)
    worker = page.locator(f".spot.hot[data-target^='{JOB}']").first
    expect(worker).to_be_visible()
    shoot(page, "shortcut")
    worker.dispatch_event("click")
    menu = page.locator(".menu [role=menuitem]")
    if menu.count():
        menu.first.click()
    expect(page.locator(".held, .log")).not_to_have_count(0)
    expect(shown).not_to_have_attribute("data-ply", str(state.ply))
    if page.locator(".held").count():
        page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("hires")
    expect(shown).to_have_attribute("data-ply", str(state.ply + 2))


def test_passing_with_cowboys_left_says_so_and_waits(visit: Open, shoot: Shoot) -> None:
    state = play_until(
        "carson_city",
        3,
        lambda state: (
            "pass" in map(str, state.actions())
            and (state.decision is not None and state.decision.kind == "place")
        ),
    )
    page = visit(table_at(state))
    shown = page.locator("[data-ply]")
    shown.wait_for(timeout=WAIT)
    open_curtain(page)
    page.locator(".bar [data-action=pass]").click()
    expect(page.locator(".held")).to_contain_text("to place")
    shoot(page, "held-pass")
    page.keyboard.press("e")  # ends a turn, and confirms nothing
    expect(page.locator(".held")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".held")).to_have_count(0)
    expect(shown).to_have_attribute("data-ply", str(state.ply))
    page.locator("details.menu summary").click()
    page.get_by_label("Ask once more").uncheck()
    page.locator(".bar [data-action=pass]").click()
    expect(shown).not_to_have_attribute("data-ply", str(state.ply))


def test_log_and_chat_are_tabs_and_the_chat_tells_what_is_new(visit: Open) -> None:
    ania = visit(table("open"))
    ania.get_by_role("button", name="Start with Drover").click()
    ania.wait_for_selector("[data-ply]", timeout=WAIT)
    watcher = visit(ania.url)
    watcher.wait_for_selector("[data-ply]", timeout=WAIT)
    expect(watcher.locator("#tab-chat")).to_have_count(0)  # nameless: nothing to say, nothing said
    ania.locator("#tab-chat").click()
    ania.get_by_placeholder("Say something").fill("Howdy")
    ania.keyboard.press("Enter")
    expect(ania.locator(".chat")).to_contain_text("Howdy")
    unread = watcher.locator("#tab-chat .unread")
    expect(unread).to_have_text("1")
    watcher.locator("#tab-chat").click()
    expect(unread).to_have_count(0)
    expect(watcher.locator(".chat")).to_contain_text("Howdy")
    expect(watcher.locator(".chat input")).to_have_count(0)


def test_a_table_opened_from_the_address_bar_offers_its_free_seat(visit: Open) -> None:
    ania = visit(table("friends"))
    ania.get_by_role("heading", name="Waiting for players").wait_for()
    ania.wait_for_url("**/table/*?seat=*")
    olena = visit(ania.url)
    olena.locator("input[autocomplete=nickname]").fill("Olena")
    olena.get_by_role("button", name="Sit here").click()
    expect(olena.locator("[data-ply]")).to_be_visible(timeout=WAIT)


def reaches_what_can_be_done(state: State) -> bool:
    """Whether something can be done where one may ride to, without anything coming to light."""
    assert state.decision is not None
    if state.decision.kind != "ride":
        return False
    found = offers(state, state.decision.seat)
    return any(USE in target for one in found for then in one["then"] for target in then["targets"])


def test_a_click_on_what_a_building_does_rides_there_and_does_it(visit: Open) -> None:
    state = play_until("el_paso", 7, reaches_what_can_be_done)
    page = visit(table_at(state))
    shown = page.locator("[data-ply]")
    shown.wait_for(timeout=WAIT)
    open_curtain(page)
    there = page.locator(f".spot.hot[data-target*='/{USE}']").first
    expect(there).to_have_attribute("tabindex", "-1")  # the keyboard goes step by step
    there.click()
    page.wait_for_function(PLY_REACHED, arg=state.ply + 2, timeout=WAIT)
    expect(page.locator(".log")).to_contain_text("uses an action")


def has_only_the_end_left(state: State) -> bool:
    assert state.decision is not None
    actions = [one for one in offers(state, state.decision.seat) if not one["aside"]]
    return len(actions) == 1 and actions[0]["ends_turn"] and not actions[0]["targets"]


def test_a_turn_with_nothing_left_ends_by_itself_unless_somebody_stops_it(visit: Open) -> None:
    state = play_until("great_western_trail", 7, has_only_the_end_left)
    page = visit(table_at(state))
    page.clock.install()
    page.evaluate("localStorage.ending = 'moment'")
    page.reload()
    shown = page.locator("[data-ply]")
    shown.wait_for(timeout=WAIT)
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=2))  # nothing burns while we look
    open_curtain(page)
    burning = page.locator("button.burning")
    expect(burning).to_be_visible()
    page.get_by_role("button", name="Wait").click()
    expect(burning).to_have_count(0)
    page.clock.fast_forward(5_000)
    expect(shown).to_have_attribute("data-ply", str(state.ply))
    page.reload()
    page.locator(".curtain button").click()
    expect(burning).to_be_visible()
    page.clock.fast_forward(5_000)
    expect(shown).to_have_attribute("data-ply", str(state.ply + 1))


def can_exchange(state: State) -> bool:
    assert state.decision is not None
    found = offers(state, state.decision.seat)
    return state.decision.kind == "deliver" and "exchange" in {one["text"] for one in found}


def test_a_token_waits_for_a_word_or_for_the_card_that_goes_away(visit: Open) -> None:
    state = play_until("el_paso", 7, can_exchange)
    page = visit(table_at(state))
    shown = page.locator("[data-ply]")
    shown.wait_for(timeout=WAIT)
    open_curtain(page)
    page.evaluate("localStorage.ending = 'moment'")  # what reveals something never burns down
    page.locator(".spot[data-target='token:exchange']").first.dispatch_event("click")
    expect(page.locator(".held")).to_be_visible()
    expect(page.locator(".held .burning")).to_have_count(0)
    page.locator(".spot.hot[data-target^='hand:']").first.dispatch_event("click")
    expect(shown).to_have_attribute("data-ply", str(state.ply + 2))
    expect(page.locator(".log")).to_contain_text("discards")


def test_the_bar_says_how_many_answers_are_below_until_the_last_is_in_sight(visit: Open) -> None:
    page = visit(table("hotseat", game="carson_city"), size=(1366, 560))
    page.locator(".bar.asked button.fold[aria-expanded=false]").click()
    answers, more = page.locator(".bar ul"), page.locator(".bar button", has_text="more below")
    expect(more).to_be_visible()
    first = more.inner_text()
    answers.evaluate("list => list.scrollTo(0, 1)")
    page.wait_for_timeout(100)
    expect(more).to_have_text(first)
    answers.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(more).to_be_hidden()
    answers.evaluate("list => list.scrollTo(0, 0)")
    expect(more).to_have_text(first)
    more.click()
    expect(more).not_to_have_text(first)


def test_a_turn_takes_few_clicks(visit: Open) -> None:
    """The first turns of what `make clicks` counts, with settings as the table comes."""
    page = visit(ending="")
    turns = count(page, "great_western_trail", 10, 7)
    (goal,) = GOALS["great_western_trail"]
    clicks, number, _ = counted(goal, turns)
    assert number == 10
    assert clicks / number <= goal.most
