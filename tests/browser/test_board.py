"""The drawn board: looked at from nearer, read by finger, its pieces in motion."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

import trailboss
from tests.browser.conftest import Open, Shoot
from tests.browser.table import ASKED, GWT, WAIT, end_turn, open_curtain, table, table_at, unfold
from trailboss import State

LAYER = ".board .layer"
PHONE = (390, 844)
WATCH_RIDERS = """() => {
  window.most = 0;
  const look = () => {
    const moving = document.getAnimations().map((one) => one.effect.target);
    most = Math.max(most, moving.filter((one) => one.matches(".rider")).length);
    requestAnimationFrame(look);
  };
  look();
}"""


def seated(visit: Open, size: tuple[int, int] = (1366, 768)) -> Page:
    page = visit(table("hotseat"), size=size)
    page.wait_for_selector(".curtain button", timeout=WAIT)
    open_curtain(page)
    page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
    return page


def expect_ply(page: Page, ply: int) -> None:
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(ply), timeout=WAIT)


def scale(page: Page) -> float:
    return float(page.locator(LAYER).evaluate("(layer) => new DOMMatrix(layer.style.transform).a"))


def test_the_board_is_looked_at_from_nearer_and_dragging_it_plays_nothing(visit: Open) -> None:
    page = seated(visit)
    target = page.locator("[data-target='space:neutral-d']")
    box = target.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    expect(page.get_by_role("button", name="Whole board")).to_be_visible()
    assert scale(page) > 1.5
    near = target.bounding_box()
    assert near
    assert near["x"] < x < near["x"] + near["width"], "what is under the pointer stays there"
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    moved = target.bounding_box()
    assert moved
    assert round(near["x"] - moved["x"]) == 60
    expect_ply(page, 0)
    target.click()
    expect_ply(page, 1)
    page.get_by_role("button", name="Whole board").click()
    assert scale(page) == 1


def test_whoever_walks_by_keyboard_sees_where_they_are(visit: Open) -> None:
    page = seated(visit)
    for _ in range(3):
        page.get_by_role("button", name="Zoom in").click()
    target = page.locator("[data-target='space:neutral-a']")
    target.focus()
    expect(target).to_be_in_viewport(ratio=0.9)
    frame, box = page.locator(".board").first.bounding_box(), target.bounding_box()
    assert frame
    assert box
    assert box["x"] + box["width"] <= frame["x"] + frame["width"]
    assert box["y"] + box["height"] <= frame["y"] + frame["height"]


def test_a_long_press_explains_and_plays_nothing(visit: Open) -> None:
    page = seated(visit, PHONE)
    target = page.locator("[data-target='space:neutral-b']")
    target.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.get_by_role("tooltip")).to_contain_text("neutral building B")
    target.dispatch_event("pointerup", {"pointerType": "touch"})
    target.dispatch_event("click")
    page.wait_for_timeout(300)
    expect_ply(page, 0)
    target.dispatch_event("pointerdown", {"pointerType": "touch"})
    target.dispatch_event("pointerup", {"pointerType": "touch"})
    target.dispatch_event("click")
    expect_ply(page, 1)


def test_a_phone_has_one_row_at_the_top_and_the_rest_in_the_menu(visit: Open) -> None:
    page = seated(visit, PHONE)
    header = page.locator("header")
    tops = header.locator("a:visible, button:visible, summary").evaluate_all(
        "(things) => things.map((one) => Math.round(one.getBoundingClientRect().bottom / 44))"
    )
    assert len(set(tops)) == 1
    expect(header.locator("select:has([value=pl])")).to_be_hidden()
    header.locator("summary").click()
    header.locator("select:has([value=pl])").select_option("pl")
    expect(header.get_by_role("button", name="Cofnij")).to_be_visible()


def test_a_local_action_is_used_on_the_tile_itself(visit: Open) -> None:
    page = seated(visit)
    page.locator("[data-target='space:neutral-c']").click()
    expect_ply(page, 1)
    page.locator("[data-target='local:certificate']").click()
    expect_ply(page, 3)  # as many are taken as are given
    expect(page.get_by_role("log")).to_contain_text("gain a certificate")


def test_the_herder_rides_unless_no_motion_is_wanted(visit: Open) -> None:
    for motion, riders in (("no-preference", 1), ("reduce", 0)):
        page = seated(visit)
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        for target in ("space:neutral-a", "aux:gain-money"):
            page.locator(f"[data-target='{target}'].hot").first.click()
        page.evaluate(WATCH_RIDERS)
        _end_turns_until_a_ride(page).first.click()
        page.wait_for_timeout(500)
        assert page.evaluate("most") == riders, motion


def _end_turns_until_a_ride(page: Page) -> Locator:
    """Both seats are ours: whoever is asked goes on until a herder can ride; the answers."""
    for _ in range(30):
        open_curtain(page)
        page.wait_for_selector(f"{ASKED} button:enabled", timeout=WAIT)
        unfold(page)
        ride = page.locator(f"{ASKED} li button", has_text="Ride to")
        ply = page.locator("[data-ply]").get_attribute("data-ply")
        if ride.count():
            return ride
        page.locator(f"{ASKED} li button:not(.aside):enabled").last.click()
        end_turn(page)
        expect(page.locator("[data-ply]")).not_to_have_attribute(
            "data-ply", ply or "", timeout=WAIT
        )
    raise AssertionError("nobody ever rides")


def test_one_click_rides_the_cheapest_way_and_the_bar_lists_others(
    visit: Open, shoot: Shoot
) -> None:
    page = visit(table_at(_before_a_ride_with_two_ways()))
    page.wait_for_selector(".curtain button", timeout=WAIT)
    open_curtain(page)
    expect(page.locator(ASKED)).to_contain_text("Where do you ride?", timeout=WAIT)
    for place in ("neutral-b", "neutral-c", "neutral-d", "neutral-e", "flood-1"):
        expect(page.locator(f"[data-target='space:{place}'].hot")).to_be_visible()
    page.locator("[data-target='space:neutral-e']").hover()
    expect(page.locator(".preview .way")).to_be_visible(timeout=WAIT)
    shoot(page, "ride-hovered")
    ply = int(page.locator("[data-ply]").get_attribute("data-ply") or 0)
    page.locator("[data-target='space:neutral-b']").click()
    expect_ply(page, ply + 1)
    expect(page.get_by_role("log")).not_to_contain_text("to the bank at flood 1")
    page.keyboard.press("u")
    expect_ply(page, ply)
    unfold(page)
    by_flood = page.locator(f"{ASKED} [data-action='ride neutral-b by flood']")
    by_flood.hover()
    expect(page.locator(".preview .coin").first).to_be_visible(timeout=WAIT)
    shoot(page, "ride-by-a-way")
    by_flood.click()
    expect_ply(page, ply + 1)
    expect(page.get_by_role("log")).to_contain_text("to the bank at flood 1")
    shoot(page, "ridden")


def _before_a_ride_with_two_ways() -> State:
    """The first seat's second turn, in a deal where one flood lies between A and B."""
    state: State = trailboss.load(GWT).start(seats=2, seed=0)
    state.apply("place neutral-a")
    while (decision := state.decision) and decision.kind != "ride":
        state.apply(state.actions()[-1])
    state.parse("ride neutral-b by flood")
    return state
