"""A game: a rule set that can be started, loaded and replayed."""

import importlib
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from itertools import islice
from typing import Any, Generic, TypeVar, cast

from trailboss.kernel import printed, replay, scoring, shape, undump
from trailboss.kernel.action import Action
from trailboss.kernel.box import Box, texts_of
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice, Seed
from trailboss.kernel.doubt import Doubt, doubts
from trailboss.kernel.errors import (
    BadCall,
    BadOption,
    NotAnAction,
    Refusal,
)
from trailboss.kernel.house import HOUSE_SET
from trailboss.kernel.house_box import HouseBoxes
from trailboss.kernel.ledger import Ledger
from trailboss.kernel.option import Option, OptionValue, read_options, some_settings
from trailboss.kernel.part import Part, Settings
from trailboss.kernel.record import Record
from trailboss.kernel.scoring import Counted, Tally
from trailboss.kernel.setting_up import SettingUp
from trailboss.kernel.state import State
from trailboss.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Box[Any, Any])


@dataclass(frozen=True)
class Rival:
    """A solo rival: it holds the last seat, and the engine plays that seat by itself.

    Its turns are automatic steps. A choice that the rules leave open may be a question, but one
    that is asked of a person. ``rival-<name>`` in the texts is what it is called.
    """

    name: str
    option: str
    value: OptionValue
    """The option, and its value, that brings it to the table."""
    difficulty: str = ""
    """The option that says how strong it is, if there is one."""
    seats: int = 2
    """How many seats the table then has, its own included."""


@dataclass(frozen=True)
class Meta:
    """What a lobby needs to know; importing it imports nothing of the game itself."""

    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    stage: str
    game: str
    """Where the Game is: ``module:attribute``, imported on demand."""
    rivals: tuple[Rival, ...] = ()
    shelf: int = 10
    """Where lists of games show it: lower numbers first, equal ones by name."""

    def rival(self, options: Mapping[str, Any]) -> Rival | None:
        """The rival at a table with these options, which `read_options` has read."""
        for rival in self.rivals:
            if options.get(rival.option) == rival.value:
                return rival
        return None

    def automated(self, options: Mapping[str, Any]) -> dict[int, str]:
        """The seats that nobody holds, and the names of the rivals that the engine plays there."""
        rival = self.rival(options)
        return {} if rival is None else {rival.seats - 1: rival.name}

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        """How many seats a table with these options may have."""
        rival = self.rival(options)
        return self.seats if rival is None else (rival.seats,)

    def load(self) -> "Game[Any, Any]":
        module, _, attribute = self.game.partition(":")
        return cast("Game[Any, Any]", getattr(importlib.import_module(module), attribute))


class Game(ABC, Generic[S, B]):
    """One rule set. Subclasses say which parts it has, and what its states and boxes are."""

    meta: Meta
    parts: tuple[Part[Any, Any], ...]
    """The base game first, then expansions, rivals and variants, each after those it stands on."""
    doubted: Mapping[str, str] = {}
    """The kind of thing that a word of the data stands for, where it is not the kind itself."""
    view_type: type[Any] = dict
    """The shape of its views, a `TypedDict`: the kit holds views to it, clients are typed by it."""
    setting_up: SettingUp[Any] | None = None
    """How positions are set up by hand, where the game knows."""
    over_refusal: Refusal
    """Why nothing is legal any more once the game is over."""

    @property
    def options(self) -> Sequence[Option]:
        return self.meta.options

    # ---- boxes

    def box(self, options: Mapping[str, Any] | None = None) -> B:
        """What a table with these options plays with: put together once, shared by all of them."""
        return self._box(read_options(self.options, options or {}))

    def _box(self, settings: Settings) -> B:
        asked = tuple(settings.items())
        known = self._asked.get(asked)
        if known is None and HOUSE_SET.name in settings:
            return self._house_boxes.box(settings)
        if known is None:
            parts, choices = self.content(settings)
            content = (tuple(part.name for part in parts), choices)
            if content not in self._boxes:
                box = self.make_box(parts, printed.Printed([*_folders(parts)], choices))
                self._boxes[content] = box
            known = self._asked[asked] = self._boxes[content]
        return known

    @abstractmethod
    def make_box(self, parts: Sequence[Part[Any, Any]], printed: printed.Printed) -> B:
        """The game's own kind of box with these parts in it."""

    def content(self, settings: Settings) -> tuple[list[Part[Any, Any]], printed.Choices]:
        """The parts at a table with these options, and what of the options changes their print."""
        parts = [part for part in self.parts if part.at(settings)]
        for part in parts:
            if part.files is not None and part.name not in self._checked:
                values = {option.name: option.values for option in self.options}
                printed.check(part.files, part.shapes, values)
                self._checked.add(part.name)
        return parts, printed.choices([*_folders(parts)], settings)

    @cached_property
    def _checked(self) -> set[str]:
        """The parts whose data are known to have their shapes."""
        return set()

    @cached_property
    def printed_type(self) -> Any:
        """The shape of everything printed in a box, file by file, as clients are given it."""
        return shape.joined("Printed", [part.shapes for part in self.parts])

    @cached_property
    def _asked(self) -> dict[tuple[tuple[str, OptionValue], ...], B]:
        """Boxes by the options that were asked for: finding the parts each time takes long."""
        return {}

    @cached_property
    def _defaults(self) -> Settings:
        """The options of a table that asks for none."""
        return read_options(self.options, {})

    @cached_property
    def _boxes(self) -> dict[tuple[tuple[str, ...], printed.Choices], B]:
        return {}

    @cached_property
    def _house_boxes(self) -> HouseBoxes[B]:
        return HouseBoxes(self)

    @cached_property
    def every_box(self) -> Sequence[B]:
        """One box at least with every part, and with every pair of parts that meet."""
        found: dict[tuple[str, ...], B] = {}
        for settings in some_settings(self.options):
            parts, choices = self.content(settings)
            box = (*(part.name for part in parts), *(f"{name}={value}" for name, value in choices))
            if box not in found:
                found[box] = self._box(settings)
        return list(found.values())

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """Every word that the game's texts must know."""
        return Vocabulary.merged(box.vocabulary for box in self.every_box)

    @cached_property
    def notations(self) -> Mapping[str, Action]:
        """Every action the game can ever offer, by its text."""
        return {text: action for box in self.every_box for text, action in box.notations.items()}

    # ---- starting

    @abstractmethod
    def blank(self, box: B, seats: int, options: Settings, dice: Dice) -> S:
        """A state with nothing in it, to be filled by the setup or from a dump."""

    @abstractmethod
    def set_up(self, state: S) -> None:
        """From the empty table to the first steps on the agenda."""

    def start(
        self,
        seats: int | None = None,
        seed: Seed = None,
        options: Mapping[str, Any] | None = None,
    ) -> S:
        chosen = read_options(self.options, options) if options else dict(self._defaults)
        wanted = self.meta.seats_for(chosen)[0] if seats is None else seats
        seats = self.read_seats(wanted, chosen)
        state = self.empty_table(seats, chosen, Dice(seed))
        self.set_up(state)
        state._settle()
        return state

    def empty_table(self, seats: int, options: Settings, dice: Dice) -> S:
        """A state with nothing in it but what its parts bring."""
        box = self._box(options)
        state = self.blank(box, seats, options, dice)
        for part in box.parts:
            if part.things is not None:
                state.things[part.name] = part.things(state)
        return state

    def read_seats(self, seats: Any, options: Mapping[str, Any]) -> int:
        """The number of seats if the game with these options is for so many, else `BadOption`."""
        allowed = self.meta.seats_for(options)
        if type(seats) is not int or seats not in allowed:
            listed = ", ".join(map(str, allowed))
            rival = self.meta.rival(options)
            against = f" against {rival.name}" if rival is not None else ""
            raise BadOption(f"{self.meta.name}{against} is for {listed} seats, not {seats!r}")
        return seats

    def __reduce__(self) -> tuple[Any, ...]:
        return (Meta.load, (self.meta,))  # there is one object per game, in every process

    def action(self, text: str, box: B | None = None) -> Action:
        """The action with this notation, legal now or not; of a box first, if there is one."""
        if not isinstance(text, str):
            raise BadCall(f"a notation is a text, not {text!r}")
        found = None if box is None else box.notations.get(text)
        found = found or self.notations.get(text)
        if found is None:
            raise NotAnAction(text, self.notations)
        return found

    def load_state(self, dump: Mapping[str, Any]) -> S:
        """The state that was dumped. Whatever would not dump to the same again is refused."""
        return undump.load(self, dump)

    # ---- records

    def replay(self, record: Record, to: int | None = None) -> S:
        """The state after all moves of the record, or after the first ``to`` of them."""
        replay.must_be_a_record(record)
        wanted = len(record.moves) if to is None else to
        if type(wanted) is not int or not 0 <= wanted <= len(record.moves):
            raise BadCall(f"the record has {len(record.moves)} moves: there is no position {to!r}")
        return next(islice(self.replay_steps(record), wanted, None))

    def replay_steps(self, record: Record) -> Iterator[S]:
        """The state at the start and after each move: one state that changes, clone to keep it."""
        state = replay.start(self, record)
        replay.must_be_of(state.box, record)
        return replay.play(state, record)

    def upgraded(self, record: Record) -> Record:
        """The record under the box and the rules of today.

        `BadRecord` says what differs, unless every move is still legal and gives the same result.
        """
        replay.must_be_a_record(record)
        *_, state = replay.play(replay.start(self, record), record)
        return state.record()

    # ---- texts

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.read(*texts_of(self.parts, "rules.md"))

    def rules(self, language: str) -> Ledger:
        """The ledger in the words of ``text/rules.<language>.md``, or in English.

        What is not translated there says so: `Rule.translated`.
        """
        if language == "en":
            return self.ledger
        known = self._translations.get(language)
        if known is None:
            books = texts_of(self.parts, f"text/rules.{language}.md")
            known = self._translations[language] = self.ledger.translated(*books)
        return known

    @cached_property
    def _translations(self) -> dict[str, Ledger]:
        return {}

    def doubtful_values(self) -> Sequence[Doubt]:
        """The values of the data that are less than certain."""
        return [
            doubt
            for part in self.parts
            if part.files is not None
            for name in printed.files(part.files)
            if name != printed.LAYOUT
            for doubt in doubts(self._called(part, name), printed.read(part.files, name))
        ]

    def _called(self, part: Part[Any, Any], name: str) -> str:
        """A data file as it is called among those of all parts."""
        return f"{name}.toml" if part is self.parts[0] else f"{part.name}/{name}.toml"

    def doubt_words(self, language: str) -> dict[str, str]:
        """What files, words and notes of `doubtful_values` are called in another language."""
        found: dict[str, str] = {}
        for source in texts_of(self.parts, f"text/doubts.{language}.toml"):
            for part in tomllib.loads(source).values():
                found |= part
        return found

    # ---- what clients are told

    def closing(self, state: S) -> frozenset[str]:
        """Automatic steps that close a turn: whatever they bring to light, it is over by then."""
        return frozenset()

    def describe(self, state: S, action: Action, seat: int | None = None) -> Description | None:
        """What an action costs and gives here and now; None when its name says it all.

        Whose action it would be matters only where several seats are asked at once.
        """
        return None

    def describe_thing(
        self, kind: str, id: str, options: Mapping[str, OptionValue] | None = None
    ) -> Sequence[Description]:
        """What is printed on a thing of the vocabulary, action by action.

        With the options of a table, which `read_options` has read: what is true there, and nothing
        for what is not in the game.
        """
        boxes = self.every_box if options is None else [self.box(options)]
        for box in boxes:
            if id in box.vocabulary.things.get(kind, ()):
                found = self.describe_print(box, kind, id)
                if found:
                    return found
        return ()

    def describe_print(self, box: B, kind: str, id: str) -> Sequence[Description]:
        """What is printed on a thing of this box, action by action."""
        return ()

    def curves(self, state: S, seat: int) -> dict[str, int]:
        """What a replay draws over the turns of a seat: the points if the game ended now, and
        whatever else of the game's vocabulary tells how a seat is doing."""
        sheets = {sheet["seat"]: sheet for sheet in state.standings()}
        return {"points": sheets[seat]["total"]}

    def tally(self, state: S, seat: int) -> dict[str, list[Counted]]:
        """How the categories of a seat's scoring sheet came about. What is listed for a category
        adds up to it; a category of which there is no more to tell is left out."""
        return scoring.told(self.count(state, seat))

    @abstractmethod
    def count(self, state: S, seat: int) -> Tally:
        """Everything that scores for a seat, by category: points are counted nowhere else."""

    def choices(self, state: S, seat: int) -> dict[str, list[str]]:
        """What a seat has chosen in this game and statistics weigh by success: for every kind of
        thing that the vocabulary's ``choices`` name, the ids of those it built, took or became."""
        return {}

    def text(self, language: str) -> str:
        """The Fluent source of the game's texts in one language."""
        return "\n".join(texts_of(self.parts, f"text/{language}.ftl"))


def _folders(parts: Sequence[Part[Any, Any]]) -> Iterator[Traversable]:
    return (part.files for part in parts if part.files is not None)


AnyGame = Game[Any, Any]
"""A game whose states and boxes are nobody's concern here."""
