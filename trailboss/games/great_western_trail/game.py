"""Great Western Trail as a game of the kernel."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from trailboss.games.great_western_trail import printed
from trailboss.games.great_western_trail.answers import describe_action
from trailboss.games.great_western_trail.box import Box, base
from trailboss.games.great_western_trail.describe import describe_thing
from trailboss.games.great_western_trail.meta import META
from trailboss.games.great_western_trail.play import Play
from trailboss.games.great_western_trail.rails_to_the_north import box as north
from trailboss.games.great_western_trail.rails_to_the_north import describe as north_words
from trailboss.games.great_western_trail.rails_to_the_north.components import NorthComponents
from trailboss.games.great_western_trail.rails_to_the_north.play import NorthPlay
from trailboss.games.great_western_trail.rails_to_the_north.vocabulary import extended
from trailboss.games.great_western_trail.refusals import OVER
from trailboss.games.great_western_trail.sam import describe as sam_words
from trailboss.games.great_western_trail.sam.north import SoloNorthPlay
from trailboss.games.great_western_trail.sam.play import SoloPlay
from trailboss.games.great_western_trail.sam.vocabulary import with_sam
from trailboss.games.great_western_trail.shown import TrailView
from trailboss.games.great_western_trail.state import TrailState
from trailboss.games.great_western_trail.tally import tally
from trailboss.games.great_western_trail.vocabulary import vocabulary
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice
from trailboss.kernel.doubt import Doubt, doubts
from trailboss.kernel.game import Counted, Game
from trailboss.kernel.option import OptionValue
from trailboss.kernel.state import State
from trailboss.kernel.vocabulary import Vocabulary
from trailboss.kernel.western.hands import herd_value


def box_of(options: Mapping[str, OptionValue]) -> Box:
    """The components that a table with these options plays with."""
    return north.of(options) if options.get(north.NAME) else base()


_PLAYS: dict[tuple[bool, bool], Callable[..., Play]] = {
    (False, False): Play,
    (True, False): NorthPlay,
    (False, True): SoloPlay,
    (True, True): SoloNorthPlay,
}
"""By whether the expansion and Sam are at the table."""


def _with_sam(options: Mapping[str, OptionValue]) -> bool:
    return options.get("solo") == "sam"


@cache
def _things_in(box: Box) -> Mapping[str, Sequence[str]]:
    return vocabulary(box).things


def _describe_at(options: Mapping[str, OptionValue], kind: str, id: str) -> Sequence[Description]:
    """At a table a city is the one of its strip, so that there are no crests besides."""
    with_north = bool(options.get(north.NAME))
    if kind in sam_words.KINDS:
        return sam_words.describe_thing(kind, id, with_north) if _with_sam(options) else ()
    box = box_of(options)
    c = box.components
    if isinstance(c, NorthComponents) and kind in north_words.ONLY_THERE:
        return north_words.describe_thing(c, kind, id)
    if id not in _things_in(box).get(kind, ()):
        return ()
    if isinstance(c, NorthComponents):
        return north_words.describe_at_table(c, kind, id)
    return describe_thing(c, kind, id)


class GreatWesternTrail(Game):
    meta = META
    package = "trailboss.games.great_western_trail"
    parts = (north.NAME, "sam")
    doubted: Mapping[str, str] = {
        "auxiliary": "aux",
        "objective": "card",
        "offer": "group",
        "worker-space": "worker",
    }
    view_type = TrailView
    over_refusal = OVER

    def blank(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        play = _PLAYS[bool(options.get(north.NAME)), _with_sam(options)]
        return play(self, seats, options, dice, box_of(options))

    def set_up(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Play:
        state = self.blank(seats, options, dice)
        state.set_up()
        return state

    def components(self) -> dict[str, Any]:
        """By file; what an expansion prints lies under its name."""
        found: dict[str, Any] = {name: dict(printed.read(name)) for name in printed.files()}
        for part in self.parts:
            found[part] = {name: dict(printed.read(name, part)) for name in printed.files(part)}
        return found

    def tally(self, state: State, seat: int) -> dict[str, list[Counted]]:
        assert isinstance(state, TrailState)
        return tally(state, seat, state.standings()[seat])

    @cached_property
    def _base_words(self) -> Vocabulary:
        return vocabulary(base())

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return with_sam(extended(self._base_words, north.of({})))

    @cached_property
    def notations(self) -> Mapping[str, Action]:
        return {**base().notation.all, **north.of({}).notation.all}

    def describe(self, state: State, action: Action, seat: int | None = None) -> Description | None:
        assert isinstance(state, Play)
        if isinstance(state, NorthPlay):
            return north_words.describe_action(state, action)
        return describe_action(state, action)

    def describe_thing(
        self, kind: str, id: str, options: Mapping[str, OptionValue] | None = None
    ) -> Sequence[Description]:
        if options is not None:
            return _describe_at(options, kind, id)
        if kind in sam_words.KINDS:
            return sam_words.describe_thing(kind, id)
        if kind in north_words.KINDS:
            return north_words.describe_thing(north.of({}).components, kind, id)
        if kind not in self._base_words.things:
            return ()  # a word of Sam's that nothing is printed on
        known = id in self._base_words.things[kind]
        return describe_thing((base() if known else north.of({})).components, kind, id)

    def curves(self, state: State, seat: int) -> dict[str, int]:
        assert isinstance(state, Play)
        return {
            **super().curves(state, seat),
            "money": state.money[seat],
            "herd_value": herd_value(state, seat),
        }

    def choices(self, state: State, seat: int) -> dict[str, list[str]]:
        assert isinstance(state, Play)
        return {"building": state.ever_built(seat)}

    def doubtful_values(self) -> Sequence[Doubt]:
        return [
            doubt
            for part in ("", *self.parts)
            for name in printed.files(part)
            if name != "layout"  # where things are drawn is no rule of the game
            for doubt in doubts(f"{part}/{name}.toml".lstrip("/"), printed.read(name, part))
        ]


GAME = GreatWesternTrail()
