"""An owner of the box corrects a value, sees it drawn, keeps it, and plays with it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.looks import in_every_look, is_for_everybody
from trailboss import load
from trailboss.kernel.house import LONGEST, entries
from trailboss.text.house import printed_values

PAGE = "/rules/el_paso/corrections"
THING = "buildings/regular/1-a"
HEAD = {"format": "trailboss house set 1", "game": "el_paso", "name": "wild"}


def test_a_value_is_corrected_drawn_kept_and_played_with(visit: Open, tmp_path: Path) -> None:
    page = visit(PAGE)
    page.locator("details.group > summary", has_text="Buildings").click()
    thing = page.locator(f'[id="{THING}"]')
    expect(thing.locator("svg").first).to_contain_text("★1")
    thing.locator("summary").click()
    points = thing.get_by_label("building 1 a, points")
    points.fill("9")
    points.press("Tab")
    expect(thing.locator("svg").first).to_contain_text("★9")
    expect(thing).to_contain_text("→ 9 VP")
    points.fill("1000")  # nothing printed is so much
    points.press("Tab")
    expect(points).to_have_value("9")
    is_for_everybody(page)

    page.get_by_role("textbox", name="Name").fill("Ann’s box")
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Export as a file").click()
    file = tmp_path / "set.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["corrections"] == {f"{THING}/vp": 9}

    page.get_by_role("button", name="Discard", exact=True).click()
    page.get_by_role("button", name="Discard “Ann’s box”: sure").click()
    expect(page.get_by_text("0 values corrected")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("1 value corrected")).to_be_visible()
    expect(thing.locator("svg").first).to_contain_text("★9")

    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main.table")).to_contain_text("it is played with a house set")
    expect(page.locator("main.table")).to_contain_text("★9")


def test_a_saved_set_is_discarded_only_after_a_word(visit: Open) -> None:
    page = visit(PAGE)
    _correct(page, "9")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Discard", exact=True).click()
    page.reload()
    kept = page.get_by_label("Saved here")
    expect(kept.get_by_role("option")).to_have_text(["a new one", "my box"])
    kept.select_option("my box")
    page.get_by_role("button", name="Discard", exact=True).click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("1 value corrected")).to_be_visible()
    page.get_by_role("button", name="Discard", exact=True).click()
    page.get_by_role("button", name="Discard “my box”: sure").click()
    expect(kept).to_have_count(0)


def test_sets_without_a_name_do_not_replace_each_other(visit: Open) -> None:
    page = visit(PAGE)
    kept = page.get_by_label("Saved here")
    for points in ("9", "8"):
        _correct(page, points)
        page.get_by_role("button", name="Save").click()
        kept.select_option("a new one")
        expect(page.get_by_text("0 values corrected")).to_be_visible()
    expect(kept.get_by_role("option")).to_have_text(["a new one", "my box 2", "my box"])
    kept.select_option("my box")
    expect(page.get_by_label("building 1 a, points")).to_have_value("9")


def test_a_long_set_travels_in_no_address(visit: Open, tmp_path: Path) -> None:
    page = visit(PAGE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    file = tmp_path / "set.json"
    file.write_text(json.dumps({**HEAD, "corrections": _long_set()}), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("details.group > summary", has_text="Buildings").click()
    expect(page.locator(f'[id="{THING}"] svg').first).to_contain_text("★9")
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main.table")).to_contain_text("★9")
    page.goto("/")  # the set is offered there
    expect(page.get_by_role("main")).to_be_visible()
    assert max(map(len, asked)) < 4_000


def _long_set() -> dict[str, object]:
    """Nearly as long as one may be; most of it says what we print."""
    found: dict[str, object] = {f"{THING}/vp": 9}
    for entry in entries(load("el_paso").parts):
        for path, value in printed_values(entry):
            more = {path: value, **found}
            if len(json.dumps(more, separators=(",", ":"))) > LONGEST:
                return found
            found = more
    raise AssertionError("there is less printed than that")


def _correct(page: Page, points: str) -> None:
    group = page.locator("details.group", has_text="Buildings")
    if group.get_attribute("open") is None:
        group.locator("> summary").click()
        page.locator(f'[id="{THING}"] summary').click()
    field = page.get_by_label("building 1 a, points")
    field.fill(points)
    field.press("Tab")
    expect(page.get_by_text("1 value corrected")).to_be_visible()


def test_what_cannot_be_played_with_is_refused_here(visit: Open, tmp_path: Path) -> None:
    page = visit(PAGE)
    file = tmp_path / "set.json"
    file.write_text(json.dumps({**HEAD, "corrections": {"tiles/display/size": 0}}), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Play with it").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be played")
    file.write_text("{}", "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("no house set of this game")


@pytest.mark.parametrize(
    ("language", "place", "reason"),
    [
        ("pl", "budynek 1 a, ", 'nie może tu stać "x"'),
        ("uk", "будівля 1 a, ", 'тут не може стояти "x"'),
    ],
)
def test_a_refusal_is_told_in_the_readers_language(
    visit: Open, tmp_path: Path, language: str, place: str, reason: str
) -> None:
    page = visit(PAGE, language=language)
    file = tmp_path / "set.json"
    file.write_text(json.dumps({**HEAD, "corrections": {f"{THING}/vp": "x"}}), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(re.compile(f"{place}.*: {reason}"))
    expect(page.get_by_role("alert")).not_to_contain_text("house set")


def test_the_page_is_for_everybody(visit: Open) -> None:
    page = visit(PAGE)
    for _ in in_every_look(page, "details.group"):
        page.locator("details.group > summary").first.click()
        page.locator("details.group li summary").first.click()
        is_for_everybody(page)
