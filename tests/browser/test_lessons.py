"""Guided games in a real browser: what the guide wants is done by clicks at the table."""

from __future__ import annotations

from itertools import product
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import APIRequestContext, Locator, Page, Route, expect

from tests.browser.conftest import Open, Shoot
from tests.browser.table import Way
from trailboss.lessons.lesson import AREA, AREAS, Chapter, Lesson, Step, every_lesson
from trailboss.text import LANGUAGES

PHONE = (390, 844)
DESKTOP = (1366, 768)
LESSONS = {lesson.called: lesson for lesson in every_lesson()}
CHAPTERS = [(lesson, chapter.id) for lesson in LESSONS for chapter in LESSONS[lesson].chapters]


def chapter_of(lesson: Lesson, chapter: Chapter) -> Way:
    def opened(request: APIRequestContext) -> str:
        request.post("/api/me", data={"name": "Ania"})
        name = lesson.game.meta.name
        answer = request.post(f"/api/games/{name}/lessons/{lesson.id}/{chapter.id}")
        assert answer.ok, answer.text()
        return f"/table/{answer.json()['id']}"

    return opened


def guide(page: Page) -> Locator:
    return page.locator("aside.guide")


def drawn(page: Page, target: str) -> Locator:
    return page.locator(f'.table [data-target="{target}"]')


def go_through(page: Page, lesson: Lesson, chapter: Chapter, shots: Shoot | None = None) -> None:
    for number, step in enumerate(chapter.steps, 1):
        expect(guide(page).locator("header")).to_contain_text(f"{number}/{len(chapter.steps)}")
        expect(page.locator("rect.glow").first).to_be_attached()
        for thing in step.point:
            if thing.removeprefix(AREA) not in AREAS:
                assert drawn(page, thing).count(), f"{chapter.id}, {step.id}: {thing}"
        if shots is not None:
            shots(page, f"lesson-{lesson.id}-{chapter.id}-{number}")
        if step.do:
            do(page, lesson, step)
        else:
            guide(page).locator("footer .primary").click()
    expect(guide(page).locator("header")).not_to_contain_text("/")


def step_aside(page: Page, thing: Locator) -> None:
    """The guide sees only after a moment that it lies over what it is about."""
    page.wait_for_function(
        """(thing) => {
            const { x, y, width, height } = thing.getBoundingClientRect();
            const [over] = document.elementsFromPoint(x + width / 2, y + height / 2);
            return !over?.closest("aside.guide");
        }""",
        arg=thing.element_handle(),
    )


def do(page: Page, lesson: Lesson, step: Step) -> None:
    """The wanted action by a click on its thing, or on its button where it has none."""
    page.locator(".bar.asked").wait_for()
    text = step.do[0]
    touched = [drawn(page, one).first for one in lesson.game.action(text).targets]
    things = [one for one in touched if one.count() and "hot" in str(one.get_attribute("class"))]
    button = page.locator(f'.bar [data-action="{text}"]')
    if things:
        step_aside(page, things[0])
        things[0].click(force=True)
    else:
        button.click()
    menu = page.locator(f'[role=menuitem][data-action="{text}"]')
    asked = page.locator(".held button.primary")
    expect(
        menu.or_(asked).or_(page.locator(f'main:not([data-ply="{step.ply}"])')).first
    ).to_be_attached()
    if menu.count():
        menu.click()
    elif asked.count():
        asked.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-ply", str(step.ply))


def test_a_chapter_by_clicks_and_a_wrong_click_is_answered(visit: Open, shoot: Shoot) -> None:
    lesson = LESSONS["great_western_trail/first"]
    chapter = lesson.chapters[0]
    page = visit("/learn")
    page.get_by_role("button", name="Start: The goal and the first turn").click()
    expect(guide(page)).to_contain_text("Great Western Trail")
    drawn(page, "space:neutral-b").click(force=True)
    expect(guide(page).get_by_role("alert")).to_contain_text("You could begin there too")
    expect(page.locator("main.table")).to_have_attribute("data-ply", "0")
    for _ in range(4):
        guide(page).get_by_role("button", name="Back").click()
    go_through(page, lesson, chapter)
    page.get_by_role("button", name="On: Riding and building").click()
    expect(guide(page)).to_contain_text("your rival has put up a building")
    page.goto("/learn")
    expect(page.get_by_role("button", name="Again: The goal and the first turn")).to_be_visible()


def test_a_click_on_what_can_not_be_chosen_is_answered_by_the_guide_too(visit: Open) -> None:
    lesson = LESSONS["great_western_trail/first"]
    chapter = lesson.chapters[0]
    page = visit(chapter_of(lesson, chapter))
    for step in chapter.steps:
        if step.id == "sell":
            break
        if step.do:
            do(page, lesson, step)
        else:
            guide(page).locator("footer .primary").click()
    page.locator(".hand .spot").filter(has_text="Galloway").first.click(force=True)
    expect(guide(page).get_by_role("status")).to_contain_text("Click what glows")
    expect(page.locator(".bar .refused")).to_be_visible()
    do(page, lesson, next(step for step in chapter.steps if step.id == "sell"))
    expect(guide(page).get_by_role("status")).to_have_count(0)


def test_the_guide_lies_over_nothing_that_could_be_clicked_instead(visit: Open) -> None:
    lesson = LESSONS["great_western_trail/first"]
    chapter = lesson.chapters[0]
    page = visit(chapter_of(lesson, chapter))
    for step in chapter.steps[:-1]:
        if step.id == "cowboy":
            break
        if step.do:
            do(page, lesson, step)
        else:
            guide(page).locator("footer .primary").click()
    expect(guide(page)).to_contain_text("Hire the cowboy")
    # No force: what lies over it would take the click.
    drawn(page, "job:builder/1").click()
    expect(guide(page).get_by_role("alert")).to_contain_text("A fine worker")


def test_an_answer_that_the_guide_wants_is_scrolled_to(visit: Open) -> None:
    lesson = LESSONS["carson_city/first"]
    chapter = lesson.chapter("duel")
    assert chapter is not None
    page = visit(chapter_of(lesson, chapter))
    for step in chapter.steps:
        if step.do == ("points 14",):
            break
        if step.do:
            do(page, lesson, step)
        else:
            guide(page).locator("footer .primary").click()
    expect(page.locator(".bar button.fold")).to_contain_text("more below")
    page.wait_for_function(
        """(action) => {
            const button = document.querySelector(`.bar [data-action="${action}"]`);
            const [box, list] = [button, button.closest("ul")].map(
                (one) => one.getBoundingClientRect(),
            );
            return box.top >= list.top && box.bottom <= list.bottom;
        }""",
        arg="points 14",
    )
    do(page, lesson, step)


def test_what_waits_for_a_word_hears_enter_after_a_click_elsewhere(visit: Open) -> None:
    lesson = LESSONS["great_western_trail/first"]
    chapter = lesson.chapter("hand")
    assert chapter is not None
    page = visit(chapter_of(lesson, chapter))
    for step in chapter.steps:
        if step.id == "draw":
            break
        if step.do:
            do(page, lesson, step)
        else:
            guide(page).locator("footer .primary").click()
    row = drawn(page, "aux:draw").first
    step_aside(page, row)
    row.hover(force=True)
    # All that follows is secret: the note says at least what is done.
    expect(page.locator("[role=tooltip]")).to_contain_text("draw 1 card, then discard 1")
    row.click(force=True)
    expect(page.locator(".held")).to_be_visible()
    guide(page).locator("header strong").click()
    page.keyboard.press("Enter")
    expect(page.locator("main.table")).not_to_have_attribute("data-ply", str(step.ply))


def test_a_pointer_that_rests_opens_no_note_where_the_guide_moves_away(visit: Open) -> None:
    lesson = LESSONS["great_western_trail/first"]
    page = visit(chapter_of(lesson, lesson.chapters[0]))
    button = guide(page).locator("footer .primary")
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    button.click()
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.spot') !== null"
    page.wait_for_function(under, arg=[x, y])
    # A browser tells after a while what has come to lie under the pointer.
    page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
    assert page.locator("[role=tooltip]").count() == 0
    page.mouse.move(x + 2, y + 2)
    expect(page.locator("[role=tooltip]")).to_be_visible()


def test_a_page_older_than_the_client_on_the_server_is_opened_anew(visit: Open) -> None:
    lesson = LESSONS["el_paso/first"]
    page = visit("/about")
    pages: list[str] = []
    page.on(
        "request", lambda one: pages.append(one.url) if one.resource_type == "document" else None
    )

    def gone_at_first(route: Route) -> None:
        if len(pages) == 1:
            route.fulfill(status=404, body="")
        else:
            route.continue_()

    def renewed(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.fulfill(body='<script type="module" src="/assets/index-newer.js"></script>')
        else:
            route.continue_()

    page.route("**/assets/el_paso-*.js", gone_at_first)
    page.route(lambda url: urlsplit(url).path == "/", renewed)
    page.goto(chapter_of(lesson, lesson.chapters[0])(page.request))
    expect(guide(page)).to_contain_text("El Paso")
    expect(drawn(page, "space:el-paso")).to_be_visible()
    assert len(pages) == 2


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), [*product(LANGUAGES, (DESKTOP, PHONE))])
@pytest.mark.parametrize(("name", "id"), CHAPTERS)
def test_every_chapter_can_be_gone_through(
    visit: Open, name: str, id: str, language: str, size: tuple[int, int]
) -> None:
    lesson = LESSONS[name]
    chapter = lesson.chapter(id)
    assert chapter is not None
    go_through(visit(chapter_of(lesson, chapter), language, size=size), lesson, chapter)
