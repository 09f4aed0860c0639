"""The base game as a part: its steps, its invariants, its words and its files."""

from collections.abc import Iterator
from importlib import resources

from trailboss.kernel.part import Part

from tumbleweed.components import FULL_SET
from tumbleweed.printed import SHAPES
from tumbleweed.state import Prairie
from tumbleweed.steps import Catch, Caught, EndOfRound, Round, Throw
from tumbleweed.vocabulary import VOCABULARY


def _lassos(s: Prairie) -> Iterator[str]:
    for seat in range(s.seats):
        if sorted(s.hand[seat] + s.stack[seat] + s.pile[seat]) != list(FULL_SET):
            yield f"seat {seat} has not its full set of lassos"


def _weeds(s: Prairie) -> Iterator[str]:
    kept = sum(map(len, s.kept))
    if kept > s.round:
        yield f"{kept} weeds were kept in {s.round} rounds"


BASE: Part[Prairie, None] = Part(
    name="base",
    files=resources.files(__package__),
    shapes=SHAPES,
    steps=(Round(), Throw(), Caught(), Catch(), EndOfRound()),
    checks={"TW-INV-01": _lassos, "TW-INV-02": _weeds},
    words=lambda box: VOCABULARY,
)
