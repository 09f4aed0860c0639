"""/api/games/…/puzzles and /api/tables/…/puzzle: one turn, one goal, one best line."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from trailboss.puzzles.puzzle import Puzzle, puzzles_of
from trailboss.puzzles.words import Words
from trailboss.server.access import AnyRequest, network_of
from trailboss.server.kept_pages import PACKED_ALREADY
from trailboss.server.known import known_game, known_language
from trailboss.server.limits import COST_OF_REPLAY
from trailboss.server.messages import Opened
from trailboss.server.services import Services
from trailboss.tables.live import Live
from trailboss.tables.people_store import Person
from trailboss.tables.puzzles import attempt, open_puzzle, puzzle_of


class PuzzleInfo(Struct):
    id: str
    goal: str
    rating: int
    """From 1 to 5."""
    turns: int
    """In how many ways the turn can be played."""
    answers: int
    """How many the best line has."""


class PuzzleAttempt(Struct):
    """How far the solver of a table has come."""

    puzzle: PuzzleInfo
    status: str
    """open, solved, missed, or luck: something unknown was turned up before the turn's end."""
    counted: str
    """What is counted at the end of the turn; empty where something is to be done."""
    reached: int | None
    best: int | None
    """Only when the attempt is over."""
    answers: int
    solution: list[str]
    """Answer by answer; only when the attempt is over, or it was asked for."""


@get(
    "/api/games/{game:str}/puzzles/{language:str}",
    summary="The puzzles of a game, in one language",
    opt={PACKED_ALREADY: True},
)
async def puzzles(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    language: FromPath[str],
) -> Response[list[PuzzleInfo]]:
    known_language(language)
    found = _puzzles(game)
    return services.pages.answer(
        request,
        ("puzzles", game, language),
        lambda: [_info(one, Words(one, language)) for one in found],
        MediaType.JSON,
    )


@post("/api/games/{game:str}/puzzles/{puzzle:str}", summary="Open a table with a puzzle")
async def solve(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    game: FromPath[str],
    puzzle: FromPath[str],
) -> Opened:
    found = next((one for one in _puzzles(game) if one.id == puzzle), None)
    if found is None:
        raise NotFoundException(f"no puzzle '{puzzle}' of '{game}'")
    services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    services.limits.new_table.check(person.id)
    services.limits.tables_from.check(network_of(request))
    return Opened(id=await open_puzzle(services.hall.seating, person, found))


@get("/api/tables/{table:str}/puzzle/{language:str}", summary="How far my puzzle is solved")
async def puzzle_here(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    language: FromPath[str],
    solution: FromQuery[bool] = False,
) -> PuzzleAttempt:
    known_language(language)
    services.limits.replay.check(network_of(request), 1)
    live = await services.hall.gate.live(table)
    puzzle = puzzle_of(live.row)
    if puzzle is None or live.row.owner != person.id:
        raise NotFoundException("no puzzle of yours is at this table")
    return await services.database.aside(_attempt, puzzle, live, language, solution)


def _attempt(puzzle: Puzzle, live: Live, language: str, solution: bool) -> PuzzleAttempt:
    words = Words(puzzle, language)
    tried = attempt(puzzle, live.record().moves)
    over = tried.status != "open"
    return PuzzleAttempt(
        puzzle=_info(puzzle, words),
        status=tried.status,
        counted="" if puzzle.is_deed else words.counted(),
        reached=tried.reached,
        best=puzzle.value if over else None,
        answers=tried.answers,
        solution=words.solution() if over or solution else [],
    )


def _info(puzzle: Puzzle, words: Words) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        goal=words.goal(),
        rating=puzzle.rating,
        turns=puzzle.turns,
        answers=len(puzzle.line),
    )


def _puzzles(game: str) -> list[Puzzle]:
    return list(puzzles_of(known_game(game)))


ROUTES = [puzzles, solve, puzzle_here]
