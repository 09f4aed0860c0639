"""The pictures of docs/table.md: every game in mid-play, on three screens, in light and dark.

python -m tests.browser.pictures
python -m tests.browser.pictures carson-city --folder build/pictures --languages en pl uk --kind png
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.clicks import a_page
from tests.browser.table import ASKED, open_curtain, table_at
from trailboss import State, bots, load
from trailboss.bots.match import seat_bots

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SIZES = ((1366, 768), (1920, 1080), (390, 844))
KEPT = ("great-western-trail", "el-paso", "carson-city", "rails-to-the-north")
THEMES = ("light", "dark")
QUALITY = 72


FIRST = IMAGES / "table.jpg"
"""The picture that the README begins with."""


class Scene(NamedTuple):
    game: str
    seats: int
    options: dict[str, str | bool]
    ply: int
    """As far as bots have played: much is on the board, and there is a question to answer."""
    seed: int = 11


SCENES = {
    "great-western-trail": Scene("great_western_trail", 3, {}, 150),
    "rails-to-the-north": Scene("great_western_trail", 2, {"rails_to_the_north": True}, 150),
    "sam": Scene("great_western_trail", 2, {"solo": "sam"}, 90),
    "el-paso": Scene("el_paso", 3, {}, 130),
    "sue": Scene("el_paso", 2, {"solo": "sue"}, 60),
    "carson-city": Scene("carson_city", 4, {"river": True}, 75),
}


def played(scene: Scene) -> State:
    game = load(scene.game)
    state: State = game.start(scene.seats, scene.seed, scene.options)
    seated = seat_bots(game, [bots.names(scene.game)[0]] * scene.seats, scene.seed)
    while state.ply < scene.ply and (decision := state.decision) is not None:
        state.apply(seated[decision.seat].choose(state), decision.seat)
    return state


def looks(page: Page, languages: list[str]) -> Iterator[str]:
    """The same table on every screen, in every light and language; a name for each."""
    for (width, height), theme, language in product(SIZES, THEMES, languages):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(f"localStorage.theme = '{theme}'; localStorage.language = '{language}'")
        page.reload()
        page.wait_for_selector(f"{ASKED}, .curtain button")
        open_curtain(page)
        page.wait_for_selector(".board .spot")
        page.wait_for_selector("[role=log] li", state="attached")
        page.mouse.move(width - 1, height - 1)
        page.wait_for_function("document.fonts.ready.then(() => true)")
        yield "-".join((str(width), theme, *([language] if len(languages) > 1 else [])))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.pictures", description=__doc__)
    parser.add_argument("scenes", nargs="*", default=KEPT)
    parser.add_argument("--folder", type=Path, default=IMAGES)
    parser.add_argument("--languages", nargs="+", default=["en"])
    parser.add_argument("--kind", choices=["jpeg", "png"], default="jpeg")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with a_page() as page:
        for name in given.scenes:
            page.goto(table_at(played(SCENES[name]))(page.context.request))
            for look in looks(page, given.languages):
                path = given.folder / f"{name}-{look}.{given.kind.replace('jpeg', 'jpg')}"
                if path == IMAGES / "great-western-trail-1366-light.jpg":
                    path = FIRST
                quality = QUALITY if given.kind == "jpeg" else None
                page.screenshot(path=path, type=given.kind, quality=quality)
                print(path)


if __name__ == "__main__":
    main()
