"""The option `gusty` as a part: the wind changes after the catch (TW-OPT).

At tables without it nothing of this is in the box, so no step of the base game asks for the option.
"""

from trailboss.kernel.part import Part
from trailboss.kernel.step import Frame
from trailboss.kernel.vocabulary import Vocabulary

from tumbleweed.components import LARGEST
from tumbleweed.state import Prairie
from tumbleweed.steps import Caught


class Gust(Caught):
    """It takes the place of the base game's step of that name (TW-OPT-01)."""

    def run(self, s: Prairie, frame: Frame) -> None:
        super().run(s, frame)
        s.weed = 1 + s.dice.below(LARGEST)
        s.emit("gust", s.weed)


GUSTY: Part[Prairie, None] = Part(
    name="gusty",
    at=lambda settings: bool(settings["gusty"]),
    steps=(Gust(),),
    words=lambda box: Vocabulary(events={"gust": ("size",)}),
)
