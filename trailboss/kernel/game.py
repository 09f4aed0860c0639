"""A game: a rule set that can be started, loaded and replayed."""

import importlib
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any, NamedTuple, cast

from trailboss.kernel import undump
from trailboss.kernel.action import Action
from trailboss.kernel.description import Description
from trailboss.kernel.dice import Dice, Seed, seed_bytes
from trailboss.kernel.doubt import Doubt
from trailboss.kernel.errors import (
    BadOption,
    BadRecord,
    BadSeed,
    IllegalAction,
    NotAnAction,
    Refusal,
)
from trailboss.kernel.ledger import Ledger
from trailboss.kernel.option import Option, OptionValue, read_options
from trailboss.kernel.record import Record
from trailboss.kernel.state import State
from trailboss.kernel.vocabulary import Vocabulary


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
    version: str
    """Version of rules and data. A record or dump of another version is refused."""
    game: str
    """Where the Game is: ``module:attribute``, imported on demand."""
    rivals: tuple[Rival, ...] = ()
    shelf: int = 10
    """Where lists of games show it: lower numbers first, equal ones by name."""

    def rival(self, options: Mapping[str, Any]) -> Rival | None:
        """The rival at a table with these options, which `read_options` has read."""
        return next((r for r in self.rivals if options.get(r.option) == r.value), None)

    def automated(self, options: Mapping[str, Any]) -> dict[int, str]:
        """The seats that nobody holds, and the names of the rivals that the engine plays there."""
        rival = self.rival(options)
        return {} if rival is None else {rival.seats - 1: rival.name}

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        """How many seats a table with these options may have."""
        rival = self.rival(options)
        return self.seats if rival is None else (rival.seats,)

    def load(self) -> "Game":
        module, _, attribute = self.game.partition(":")
        return cast("Game", getattr(importlib.import_module(module), attribute))


class Counted(NamedTuple):
    """Things on a scoring sheet: of which kind, how many of them, and their points together."""

    kind: str
    id: str
    number: int
    points: int


class Game(ABC):
    """One rule set. Subclasses say how to set up and what their words are."""

    meta: Meta
    package: str
    """The package that holds ``rules.md`` and ``text/*.ftl``."""
    parts: tuple[str, ...] = ()
    """Folders of the package with rules and texts of their own: expansions."""
    doubted: Mapping[str, str] = {}
    """The kind of thing that a word of the data stands for, where it is not the kind itself."""
    view_type: type[Any] = dict
    """The shape of its views, a `TypedDict`: the kit holds views to it, clients are typed by it."""
    over_refusal: Refusal
    """Why nothing is legal any more once the game is over."""

    @property
    def options(self) -> Sequence[Option]:
        return self.meta.options

    @abstractmethod
    def set_up(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
        """A new game with its first steps on the agenda."""

    @abstractmethod
    def blank(self, seats: int, options: Mapping[str, OptionValue], dice: Dice) -> State:
        """A state with nothing in it, to be filled from a dump."""

    @property
    @abstractmethod
    def vocabulary(self) -> Vocabulary:
        """Every word that the game's texts must know."""

    @property
    @abstractmethod
    def notations(self) -> Mapping[str, Action]:
        """Every action the game can ever offer, by its text."""

    def start(
        self,
        seats: int | None = None,
        seed: Seed = None,
        options: Mapping[str, Any] | None = None,
    ) -> State:
        chosen = read_options(self.options, options or {})
        wanted = self.meta.seats_for(chosen)[0] if seats is None else seats
        state = self.set_up(self.read_seats(wanted, chosen), chosen, Dice(seed))
        state._settle()
        return state

    def read_seats(self, seats: Any, options: Mapping[str, Any]) -> int:
        """The number of seats if the game with these options is for so many, else `BadOption`."""
        allowed = self.meta.seats_for(options)
        if type(seats) is not int or seats not in allowed:
            listed = ", ".join(map(str, allowed))
            rival = self.meta.rival(options)
            against = f" against {rival.name}" if rival is not None else ""
            raise BadOption(f"{self.meta.name}{against} is for {listed} seats, not {seats}")
        return seats

    def __reduce__(self) -> tuple[Any, ...]:
        return (Meta.load, (self.meta,))  # there is one object per game, in every process

    def action(self, text: str) -> Action:
        """The action with this notation, legal now or not."""
        found = self.notations.get(text)
        if found is None:
            raise NotAnAction(text, self.notations)
        return found

    def load_state(self, dump: Mapping[str, Any]) -> State:
        """The state that was dumped. Whatever would not dump to the same again is refused."""
        return undump.load(self, dump)

    def replay(self, record: Record, to: int | None = None) -> State:
        """The state after all moves of the record, or after the first ``to`` of them."""
        state = None
        for state in self.replay_steps(record):
            if to is not None and state.ply >= to:
                break
        assert state is not None
        return state

    def replay_steps(self, record: Record) -> Iterator[State]:
        """The state at the start and after each move: one state that changes, clone to keep it."""
        state = self._start_of(record)
        yield state
        for number, move in enumerate(record.moves):
            line = record.line_of(number)
            try:
                if not 0 <= move.seat < record.seats:
                    raise BadRecord(f"there is no seat {move.seat}", line)
                state.apply(state.parse(move.text, move.seat), move.seat)
            except (IllegalAction, NotAnAction) as error:
                legal = [action.text for action in state.actions(move.seat)]
                expected = f"; legal for seat {move.seat}: {', '.join(legal) or 'nothing'}"
                raise BadRecord(f"{error}{expected}", line, legal) from error
            yield state

    def _start_of(self, record: Record) -> State:
        if record.game != self.meta.name:
            raise BadRecord(f"a record of '{record.game}', not of '{self.meta.name}'", 2)
        if record.version != self.meta.version:
            raise BadRecord(
                f"made under version {record.version} of the rules and data; "
                f"this is version {self.meta.version}",
                3,
            )
        try:
            options = read_options(self.options, record.options)
        except BadOption as error:
            raise BadRecord(str(error), 4) from error
        try:
            seats = self.read_seats(record.seats, options)
        except BadOption as error:
            raise BadRecord(str(error), 5) from error
        try:
            seed = seed_bytes(record.seed)
        except BadSeed as error:
            raise BadRecord(str(error), 6) from error
        return self.start(seats, seed, options)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.read(*self._of_every_part("rules.md"))

    def rules(self, language: str) -> Ledger:
        """The ledger in the words of ``text/rules.<language>.md``, or in English."""
        known = self._translations.get(language)
        if known is None:
            books = self._of_every_part(f"text/rules.{language}.md", needed=False)
            known = self._translations[language] = self.ledger.translated(*books)
        return known

    @cached_property
    def _translations(self) -> dict[str, Ledger]:
        return {}

    def doubtful_values(self) -> Sequence[Doubt]:
        """The values of the data that are less than certain."""
        return []

    def doubt_words(self, language: str) -> dict[str, str]:
        """What files, words and notes of `doubtful_values` are called in another language."""
        found: dict[str, str] = {}
        for source in self._of_every_part(f"text/doubts.{language}.toml", needed=False):
            for part in tomllib.loads(source).values():
                found |= part
        return found

    def components(self) -> dict[str, Any]:
        """Everything printed on the components, as JSON values, for whoever draws the game."""
        return {}

    def describe(self, state: State, action: Action, seat: int | None = None) -> Description | None:
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
        return ()

    def curves(self, state: State, seat: int) -> dict[str, int]:
        """What a replay draws over the turns of a seat: the points if the game ended now, and
        whatever else of the game's vocabulary tells how a seat is doing."""
        sheets = {sheet["seat"]: sheet for sheet in state.standings()}
        return {"points": sheets[seat]["total"]}

    def tally(self, state: State, seat: int) -> dict[str, list[Counted]]:
        """How the categories of a seat's scoring sheet came about. What is listed for a category
        adds up to it; a category of which there is no more to tell is left out."""
        return {}

    def choices(self, state: State, seat: int) -> dict[str, list[str]]:
        """What a seat has chosen in this game and statistics weigh by success: for every kind of
        thing that the vocabulary's ``choices`` name, the ids of those it built, took or became."""
        return {}

    def text(self, language: str) -> str:
        """The Fluent source of the game's texts in one language."""
        return "\n".join(self._of_every_part(f"text/{language}.ftl"))

    def _of_every_part(self, path: str, needed: bool = True) -> list[str]:
        root = resources.files(self.package)
        folders = [root, *(root.joinpath(part) for part in self.parts)]
        files = [folder.joinpath(path) for folder in folders]
        return [file.read_text(encoding="utf-8") for file in files if needed or file.is_file()]
