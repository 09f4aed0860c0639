"""The tools that a client of the Model Context Protocol is given."""

from __future__ import annotations

import functools
import logging
import threading
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

from trailboss import __version__
from trailboss.kernel.errors import BadCall, IllegalAction, TrailbossError
from trailboss.kernel.record import Record
from trailboss.kernel.registry import games, load
from trailboss.mcp import told
from trailboss.mcp.sitting import Sitting

MOST_GAMES: Final = 32
"""Kept at once; the one that was opened first makes room."""
LONGEST_RECORD: Final = 1_000_000
"""Letters."""

INSTRUCTIONS: Final = """\
Rules-exact western board games: Great Western Trail, El Paso and Carson City, with their options.
Start with list_games, then new_game. Every answer to an open question is listed with its notation
("ride neutral-b") and in words; play takes the notation. Nothing is legal that is not listed;
why_not says why, with the rule, and read_rule shows that rule. You see only what your seats may
know. To referee or to teach, open a game with all seats as your own, or load a record."""

GameId = Annotated[str, Field(description="The id that new_game or load_game gave, such as 'g1'.")]
Seat = Annotated[
    int | None,
    Field(description="A seat of yours, from 0; by default the one that is asked."),
]
Own = Annotated[
    list[int] | None,
    Field(description="The seats that you answer for; bots hold the others. Default: see tool."),
]
BotNames = Annotated[
    list[str] | None,
    Field(description="Bots for the other seats, going round; by default the game's usual one."),
]

Tool = TypeVar("Tool", bound=Callable[..., str])


class Desk:
    """The games that are open, by id. Tools may be called at the same time: one goes first."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.lock = threading.Lock()
        self._sittings: dict[str, Sitting] = {}
        self._opened = 0

    def add(self, sitting: Sitting) -> str:
        while len(self._sittings) >= MOST_GAMES:
            del self._sittings[next(iter(self._sittings))]
        self._opened += 1
        id = f"g{self._opened}"
        self._sittings[id] = sitting
        return id

    def __getitem__(self, id: str) -> Sitting:
        try:
            return self._sittings[id]
        except KeyError:
            known = ", ".join(self._sittings) or "none"
            raise BadCall(f"there is no game '{id}': open are {known}") from None

    def reader(self, id: str, seat: int | None) -> told.Reader:
        sitting = self[id]
        return told.Reader(sitting, sitting.seat(seat), self.language)

    def shown(self, id: str, seat: int | None) -> str:
        reader = self.reader(id, seat)
        return f"{reader.position()}\n\n{reader.question()}"


def server(language: str = "en") -> MCPServer[Any]:
    made: MCPServer[Any] = MCPServer(
        "trailboss",
        title="Trailboss",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
    )
    logging.getLogger("mcp").setLevel(logging.WARNING)
    desk = Desk(language)
    _add_openings(made, desk)
    _add_looks(made, desk)
    _add_moves(made, desk)
    return made


def _tool(made: MCPServer[Any], desk: Desk, reads: bool) -> Callable[[Tool], Tool]:
    """A tool that answers with a text, one call at a time, and with a sentence when refused."""

    def register(function: Tool) -> Tool:
        @functools.wraps(function)
        def call(**given: Any) -> str:
            with desk.lock:
                try:
                    return function(**given)
                except IllegalAction as error:
                    raise ToolError(f"'{error.text}': {error.explain(desk.language)}") from error
                except TrailbossError as error:
                    raise ToolError(str(error)) from error

        hints = ToolAnnotations(read_only_hint=reads, destructive_hint=False, open_world_hint=False)
        made.tool(annotations=hints, structured_output=False)(call)
        return function

    return register


def _add_openings(made: MCPServer[Any], desk: Desk) -> None:
    @_tool(made, desk, reads=True)
    def list_games() -> str:
        """The games with their seats, options and bots."""
        return "\n\n".join(told.game_line(meta, desk.language) for meta in games().values())

    @_tool(made, desk, reads=False)
    def new_game(
        game: Annotated[str, Field(description="A name that list_games tells.")],
        seats: Annotated[int | None, Field(description="Default: the fewest.")] = None,
        options: Annotated[dict[str, Any] | None, Field(description="By name.")] = None,
        seed: Annotated[
            int | None, Field(description="The same seed deals the same game.", ge=0)
        ] = None,
        own_seats: Own = None,
        bots: BotNames = None,
    ) -> str:
        """Deal a game and see the first question. You hold seat 0 unless you say which seats are
        your own; name all of them to referee a game among people."""
        own = [0] if own_seats is None else own_seats
        sitting = Sitting.new(load(game), seats, seed, options or {}, own, bots or [])
        id = desk.add(sitting)
        return f"Game {id}. Your seats: {sitting.own}.\n\n{desk.shown(id, None)}"

    @_tool(made, desk, reads=False)
    def load_game(
        record: Annotated[str, Field(max_length=LONGEST_RECORD, description="Its whole text.")],
        moves: Annotated[
            int | None, Field(description="Stop after so many moves; default: the last.", ge=0)
        ] = None,
        own_seats: Own = None,
        bots: BotNames = None,
    ) -> str:
        """Open a recorded game at any of its moves, to explain it or to play on. All seats are
        yours unless you say which."""
        read = Record.read(record)
        sitting = Sitting.loaded(load(read.game), read, moves, own_seats, bots or [])
        id = desk.add(sitting)
        return f"Game {id}. Your seats: {sitting.own}.\n\n{desk.shown(id, None)}"

    @_tool(made, desk, reads=True)
    def save_game(game_id: GameId) -> str:
        """The record of a game, for load_game. While bots play it stays closed, since it holds the
        seed."""
        return desk[game_id].record().to_text()


def _add_looks(made: MCPServer[Any], desk: Desk) -> None:
    @_tool(made, desk, reads=True)
    def show_position(game_id: GameId, seat: Seat = None) -> str:
        """Everything that a seat of yours sees, and what is asked now."""
        return desk.shown(game_id, seat)

    @_tool(made, desk, reads=True)
    def legal_actions(game_id: GameId, seat: Seat = None) -> str:
        """The open question with every legal answer: its notation, then the same in words."""
        return desk.reader(game_id, seat).question()

    @_tool(made, desk, reads=True)
    def points_now(game_id: GameId, seat: Seat = None) -> str:
        """The points of a seat of yours, by category, if the game ended now."""
        return desk.reader(game_id, seat).points()

    @_tool(made, desk, reads=True)
    def why_not(
        game_id: GameId,
        action: Annotated[
            str | None, Field(description="A notation; without one, all that is nearly possible.")
        ] = None,
        seat: Seat = None,
    ) -> str:
        """Why an action is not legal now, with the rule that it rests on."""
        return desk.reader(game_id, seat).why_not(action)

    @_tool(made, desk, reads=True)
    def read_rule(
        game: Annotated[str, Field(description="A name that list_games tells.")],
        rule: Annotated[str, Field(description="An id such as GWT-FEE-03, or a word to look for.")],
    ) -> str:
        """A rule of the ledger with its worked examples, or all rules that contain a word."""
        return told.rule_text(load(game), rule, desk.language)

    @_tool(made, desk, reads=True)
    def analyse(
        game_id: GameId,
        seat: Seat = None,
        seconds: Annotated[
            float, Field(description="Think ahead for so long; 0: only this turn.", ge=0, le=30)
        ] = 0,
    ) -> str:
        """What the position of a seat of yours is worth when it is asked, and the best ways to play
        its turn, with reasons. By what that seat may know."""
        from trailboss.bots import judge
        from trailboss.bots.search import Effort

        sitting = desk[game_id]
        asked = sitting.seat(seat)
        if asked not in sitting.asked():
            raise BadCall(f"seat {asked} is asked nothing now")
        effort = Effort(seconds=seconds) if seconds else None
        return desk.reader(game_id, asked).judgement(judge(sitting.state, asked, effort))


def _add_moves(made: MCPServer[Any], desk: Desk) -> None:
    @_tool(made, desk, reads=False)
    def play(
        game_id: GameId,
        action: Annotated[str, Field(description="A notation as legal_actions lists it.")],
        seat: Seat = None,
    ) -> str:
        """Answer the open question, or act out of turn where that is offered. Bots play on until
        you are asked again; told are what happened and the next question."""
        sitting = desk[game_id]
        mover = sitting.seat(seat)
        moves = sitting.play(action, mover)
        happened = desk.reader(game_id, mover).happened(moves)
        return f"{happened}\n\n{desk.reader(game_id, None).question()}"

    @_tool(made, desk, reads=False)
    def undo(game_id: GameId, seat: Seat = None) -> str:
        """Take back your last action: possible until something was revealed or somebody else
        moved."""
        sitting = desk[game_id]
        mover = sitting.seat(seat)
        if not sitting.undo(mover):
            raise BadCall("nothing of yours can be taken back: it revealed something, or is over")
        return desk.reader(game_id, mover).question()
