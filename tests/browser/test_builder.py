"""The position builder: a deal is changed by form, drawn at once, and studied."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.looks import in_every_look, is_for_everybody
from trailboss import load

PAGE = "/study/builder"


def deal(page: Page) -> None:
    page.locator("form button.primary").click()
    expect(page.locator("main.builder .board svg").first).to_be_visible()


def test_a_position_is_built_and_studied(visit: Open) -> None:
    page = visit(PAGE)
    deal(page)
    form = page.locator(".form")
    form.get_by_label("Dollars").fill("25")
    form.get_by_label("Dollars").press("Tab")
    form.get_by_label("Buildings on the trail: + one more").select_option("3a")
    form.get_by_label("3a", exact=True).select_option("b-1")
    expect(form.get_by_label("3a", exact=True)).to_have_value("b-1")
    engine = form.get_by_label("Engine on space")
    engine.select_option("7")
    expect(engine).to_have_value("7")
    form.locator("label", has_text="Player 2").last.click()
    expect(engine).to_have_value("0")
    engine.select_option("7")
    expect(page.get_by_role("alert")).to_have_text("Another engine is there: 7.")
    expect(engine).to_have_value("0")
    is_for_everybody(page)

    page.get_by_role("button", name="Open as a new study").click()
    expect(page.locator("main.study")).to_be_visible()
    page.get_by_role("button", name="Set up the position").click()
    expect(form.get_by_label("Dollars")).to_have_value("25")
    form.get_by_text("Everything as text").click()
    form.locator("textarea").fill("{")
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("alert")).to_contain_text("Such a position can’t be")


def test_tiles_on_the_board_come_out_of_the_bags(visit: Open) -> None:
    page = visit(PAGE)
    deal(page)
    form = page.locator(".form")
    form.get_by_text("On the board").click()
    first_row = form.get_by_role("group", name="1", exact=True)
    cowboys = first_row.get_by_label("cowboy")
    cowboys.fill("2")
    cowboys.press("Tab")
    builders = first_row.get_by_label("builder")
    builders.fill("2")
    builders.press("Tab")
    expect(page.get_by_role("alert")).to_have_text("There is no room for so many.")
    hazards = form.get_by_role("group", name="Hazards and outlaws on the trail")
    hazards.get_by_role("combobox").last.select_option(index=1)
    hazards.get_by_role("combobox").last.select_option(index=1)
    expect(page.get_by_role("alert")).to_be_hidden()
    is_for_everybody(page)


def test_a_hand_counts_when_it_has_as_many_cards_as_it_must(visit: Open) -> None:
    page = visit(PAGE)
    deal(page)
    hand = page.get_by_role("group", name="Cards in hand")
    fields = hand.locator("input")
    held = [int(one.input_value()) for one in fields.all()]
    fewer = held.index(max(held))
    more = next(i for i in range(len(held)) if i != fewer and held[i] < 2)
    fields.nth(fewer).fill(str(held[fewer] - 1))
    fields.nth(fewer).press("Tab")
    expect(hand.get_by_role("status")).to_have_text("Choose 1 more.")
    fields.nth(more).fill(str(held[more] + 1))
    fields.nth(more).press("Tab")
    expect(hand.get_by_role("status")).to_be_hidden()
    expect(fields.nth(more)).to_have_value(str(held[more] + 1))


def test_a_text_of_another_game_is_not_drawn_on_this_board(visit: Open) -> None:
    """Until the other board is there: what is on the one is not on the other."""
    page = visit(PAGE)
    deal(page)
    form = page.locator(".form")
    for game, field in (("carson_city", "Cowboys in stock"), ("el_paso", "Dollars")):
        form.get_by_text("Everything as text").click()
        form.locator("textarea").fill(json.dumps(load(game).start(2, 3).dump()))
        page.get_by_role("button", name="Use this text").click()
        expect(form.get_by_label(field, exact=True)).to_be_visible()
        expect(page.locator("main.builder .board svg").first).to_be_visible()


@pytest.mark.parametrize("game", ["Great Western Trail: El Paso", "Carson City"])
def test_every_game_can_be_set_up_in_every_look(visit: Open, game: str) -> None:
    page = visit(PAGE)
    for _ in in_every_look(page, "main.begin form"):
        is_for_everybody(page)
        page.get_by_text(game, exact=True).click()
        deal(page)
        is_for_everybody(page)
