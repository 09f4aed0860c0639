"""/api/studies: positions with lines, comments and arrows, kept and passed on by a link."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from trailboss.puzzles.puzzle import puzzles_of
from trailboss.server.access import AnyRequest, network_of, whose_is
from trailboss.server.known import known_game
from trailboss.server.limits import BODY_BYTES, COST_OF_REPLAY
from trailboss.server.messages import Json, Opened, Struct, Value
from trailboss.server.replay_routes import must_have, over
from trailboss.server.services import Services
from trailboss.server.studies import Shown, must_be_playable, played_game, shown, told, written
from trailboss.studies.study import (
    MOST_NODES,
    BadStudy,
    Node,
    Study,
    beginning,
    by_hand,
    decoded,
    is_strangers,
)
from trailboss.tables.errors import NotAllowed
from trailboss.tables.fair_queue import Whose
from trailboss.tables.people_store import Person
from trailboss.tables.quarantine import TooCostly
from trailboss.text import spoken

T = TypeVar("T")
_Whole = Annotated[str, Meta(max_length=BODY_BYTES.most)]


class NewStudy(Struct):
    """Of one of these: a game that is over or a record, after so many moves; a puzzle; a position
    written by hand, as JSON; a study that was exported; a game that has just begun."""

    title: Annotated[str, Meta(max_length=120)] = ""
    table: str | None = None
    ply: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    game: str | None = None
    puzzle: str | None = None
    state: _Whole | None = None
    file: _Whole | None = None


class StudyNode(Struct):
    node: Node
    words: str
    """The move, as it is told."""


class StudyInfo(Struct):
    id: str
    mine: bool
    version: int
    title: str
    game: str
    options: dict[str, Value]
    seats: int
    rival: str | None
    nodes: list[StudyNode]


class ChangedStudy(Struct):
    version: Annotated[int, Meta(ge=1)]
    title: Annotated[str, Meta(max_length=120)]
    nodes: Annotated[list[Node], Meta(min_length=1, max_length=MOST_NODES)]


class StudyVersion(Struct):
    version: int


class StudyMove(Struct):
    seat: Annotated[int, Meta(ge=0, le=9)]
    action: Annotated[str, Meta(max_length=200)]


class StudyLine(Struct):
    """Moves from where the study begins: also such as it does not hold."""

    moves: Annotated[list[StudyMove], Meta(max_length=MOST_NODES)]

    def pairs(self) -> list[tuple[int, str]]:
        return [(move.seat, move.action) for move in self.moves]


class StudyPosition(Struct):
    """A position as the seat sees it that is to move, or the first where nobody is."""

    seat: int
    view: Mapping[str, Any]
    actions: list[Json]
    """As at a table."""
    over: bool


class StudyListed(Struct):
    id: str
    game: str
    title: str
    changed: float


@post("/api/studies", summary="Begin a study, of a position from anywhere")
async def new_study(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    data: JSONBody[NewStudy],
) -> Opened:
    services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    services.limits.new_table.check(person.id)
    services.limits.records_from.check(network_of(request))
    aside, apart = services.database.aside, Apart(services, whose_is(request, person))
    if data.table is not None:
        live = await over(request, services, data.table)
        must_have(live, data.ply)
        study = await aside(beginning, data.title, live.record(), data.ply)
    elif data.puzzle is not None:
        study = await aside(_of_puzzle, data.game or "", data.puzzle, data.title)
    elif data.state is not None:
        study = await apart.strangers(by_hand, data.title, read_position(data.state))
    elif data.file is not None:
        study = await aside(decoded, data.file)
    else:
        study = await aside(_of_new_game, data.game or "", data.title)
    game = await apart.run(played_game, study)
    return Opened(id=await aside(services.studies.add, person.id, game, study))


class Apart:
    """Where a stranger wrote the position or corrected the box, a study is worked on in quarantine;
    any other, in a thread."""

    def __init__(self, services: Services, whose: Whose) -> None:
        self._services = services
        self._whose = whose

    async def run(self, work: Callable[..., T], study: Study, *args: Any) -> T:
        if await self._services.database.aside(is_strangers, study):
            return await self.strangers(work, study, *args)
        return await self._services.database.aside(work, study, *args)

    async def strangers(self, work: Callable[..., T], *args: Any) -> T:
        try:
            return await self._services.hall.gate.quarantine.run(self._whose, work, *args)
        except TooCostly as error:
            raise BadStudy(f"nobody can play on from this position: {error}") from None


def _of_new_game(game: str, title: str) -> Study:
    """For two, from a fresh deal."""
    played = known_game(game)
    return beginning(title, played.start(min(played.meta.seats), None).record(), 0)


def _of_puzzle(game: str, puzzle: str, title: str) -> Study:
    one = next((one for one in puzzles_of(known_game(game)) if one.id == puzzle), None)
    if one is None:
        raise NotFoundException(f"no puzzle '{puzzle}' of '{game}'")
    return beginning(title, one.deal.record, one.ply)


def read_position(text: str) -> Json:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadStudy(f"not a position: {error}") from None


@get("/api/studies/{study:str}/{language:str}", summary="A study, its moves in words")
async def study_told(
    request: AnyRequest,
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
    study: FromPath[str],
    language: FromPath[str],
) -> StudyInfo:
    services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    kept = await services.database.reading(services.studies.study, study)
    apart = Apart(services, whose_is(request, visitor))
    found = await apart.run(told, kept.study, spoken(language))
    return StudyInfo(
        id=study,
        mine=visitor is not None and visitor.id == kept.owner,
        version=kept.version,
        title=kept.study.title,
        game=found.game,
        options=found.options,
        seats=found.seats,
        rival=found.rival,
        nodes=list(map(StudyNode, kept.study.nodes, found.words)),
    )


@put("/api/studies/{study:str}", summary="Keep what I changed in my study")
async def change_study(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    study: FromPath[str],
    data: JSONBody[ChangedStudy],
) -> StudyVersion:
    services.limits.replay.check(network_of(request), 1)
    kept = await services.database.reading(services.studies.study, study)
    if kept.owner != person.id:
        raise NotAllowed("only its owner changes a study: keep a copy")
    changed = msgspec.structs.replace(kept.study, title=data.title, nodes=data.nodes)
    await Apart(services, whose_is(request, person)).run(must_be_playable, changed)
    version = await services.database.aside(
        services.studies.change, study, person.id, data.version, changed
    )
    return StudyVersion(version)


@post("/api/studies/{study:str}/position", summary="A position on a line", status_code=200)
async def study_position(
    request: AnyRequest,
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
    study: FromPath[str],
    data: JSONBody[StudyLine],
) -> StudyPosition:
    services.limits.replay.check(network_of(request), 1)
    kept = await services.database.reading(services.studies.study, study)
    apart = Apart(services, whose_is(request, visitor))
    return position_told(await apart.run(shown, kept.study, data.pairs()))


def position_told(found: Shown) -> StudyPosition:
    actions = msgspec.json.decode(found.actions, type=list[msgspec.Raw])
    return StudyPosition(found.seat, found.view, cast("Any", actions), found.over)


@post(
    "/api/studies/{study:str}/state",
    summary="A position on a line as text, to be changed by hand",
    status_code=200,
    media_type=MediaType.TEXT,
)
async def study_state(
    request: AnyRequest,
    visitor: NamedDependency[Person | None],
    services: NamedDependency[Services],
    study: FromPath[str],
    data: JSONBody[StudyLine],
) -> str:
    services.limits.replay.check(network_of(request), 1)
    kept = await services.database.reading(services.studies.study, study)
    apart = Apart(services, whose_is(request, visitor))
    state = await apart.run(written, kept.study, data.pairs())
    return msgspec.json.format(msgspec.json.encode(state), indent=1).decode()


@get("/api/studies/{study:str}/file", summary="The whole study as a file", media_type="text/plain")
async def study_file(
    request: AnyRequest, services: NamedDependency[Services], study: FromPath[str]
) -> Response[str]:
    services.limits.requests.check(network_of(request), 1)
    kept = await services.database.reading(services.studies.study, study)
    named = {"content-disposition": f'attachment; filename="{study}.study.json"'}
    return Response(kept.study.to_text(), media_type="application/json", headers=named)


@get("/api/me/studies", summary="My studies, the last changed first")
async def my_studies(
    request: AnyRequest, person: NamedDependency[Person], services: NamedDependency[Services]
) -> list[StudyListed]:
    services.limits.requests.check(network_of(request), 1)
    found = await services.database.reading(services.studies.studies_of, person.id)
    return [StudyListed(*one) for one in found]


@delete("/api/studies/{study:str}", summary="Throw my study away")
async def remove_study(
    person: NamedDependency[Person], services: NamedDependency[Services], study: FromPath[str]
) -> None:
    if not await services.database.aside(services.studies.remove, study, person.id):
        raise NotAllowed("only its owner throws a study away")


ROUTES = [
    new_study,
    study_file,
    study_told,
    change_study,
    study_position,
    study_state,
    my_studies,
    remove_study,
]
