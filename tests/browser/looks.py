"""How a screen may look to different people; it must be for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Page

from tests.web.sources import WEB

AXE = WEB / "node_modules/axe-core/axe.min.js"
RUN_AXE = """async () => {
  const found = await axe.run({ resultTypes: ["violations"] });
  return found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)}`).join("\\n");
}"""


class Look(NamedTuple):
    language: str
    theme: str
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.language}-{self.theme}-{self.width}"


LOOKS = [
    Look("en", "light", 1366, 768),
    Look("pl", "dark", 1366, 768),
    Look("uk", "dark", 390, 844),
]


def in_every_look(page: Page, sign: str) -> Iterator[Look]:
    """The same page again, each time by another one's wishes, once it shows a sign of itself."""
    for look in LOOKS:
        page.set_viewport_size({"width": look.width, "height": look.height})
        page.evaluate(
            f"localStorage.language = '{look.language}'; localStorage.theme = '{look.theme}'"
        )
        page.reload()
        page.locator(sign).first.wait_for()
        yield look


def is_for_everybody(page: Page) -> None:
    """Axe finds nothing, and nothing is too wide."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN_AXE)
    assert not found, found
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"
