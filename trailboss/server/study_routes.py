"""/api/studies: positions with lines, comments and arrows, kept and passed on by a link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from trailboss.kernel.registry import games, load
from trailboss.kernel.state import State
from trailboss.puzzles.puzzle import puzzles_of
from trailboss.server.access import AnyRequest, network_of
from trailboss.server.limits import BODY_BYTES, COST_OF_REPLAY
from trailboss.server.messages import Json, Opened, Struct, Value
from trailboss.server.replay_routes import must_have, over
from trailboss.server.services import Services
from trailboss.studies.study import (
    MOST_NODES,
    BadStudy,
    Node,
    Study,
    after,
    beginning,
    blamed,
    by_hand,
    read,
    walked,
)
from trailboss.tables.errors import NotAllowed
from trailboss.tables.offered import offered
from trailboss.tables.people_store import Person
from trailboss.text import spoken
from trailboss.text.speech import Speech

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
    aside = services.database.aside
    if data.table is not None:
        live = await over(request, services, data.table)
        must_have(live, data.ply)
        study = await aside(beginning, data.title, live.record(), data.ply)
    elif data.puzzle is not None:
        study = await aside(_of_puzzle, data.game or "", data.puzzle, data.title)
    elif data.state is not None:
        study = await aside(_by_hand, data.title, data.state)
    elif data.file is not None:
        study = await aside(read, data.file)
    else:
        study = await aside(_of_new_game, data.game or "", data.title)
    game = await aside(_game_of, study)
    return Opened(id=await aside(services.studies.add, person.id, game, study))


def _game_of(study: Study) -> str:
    """If its position can be shown."""
    _position(study, StudyLine([]))
    return study.start().game.meta.name


def _of_new_game(game: str, title: str) -> Study:
    """For two, from a fresh deal."""
    if game not in games():
        raise NotFoundException(f"no game '{game}'")
    record = load(game).start(min(load(game).meta.seats), None).record()
    return beginning(title, record, 0)


def _of_puzzle(game: str, puzzle: str, title: str) -> Study:
    found = puzzles_of(load(game)) if game in games() else ()
    one = next((one for one in found if one.id == puzzle), None)
    if one is None:
        raise NotFoundException(f"no puzzle '{puzzle}' of '{game}'")
    return beginning(title, one.deal.record, one.ply)


def _by_hand(title: str, text: str) -> Study:
    try:
        state = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise BadStudy(f"not a position: {error}") from None
    return by_hand(title, state)


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
    mine = visitor is not None and visitor.id == kept.owner
    told = await services.database.aside(_told, kept.study, spoken(language))
    return msgspec.structs.replace(told, id=study, mine=mine, version=kept.version)


def _told(study: Study, language: str) -> StudyInfo:
    start = study.start()
    speech = Speech(start.game, language, start.options)
    nodes = [StudyNode(study.nodes[0], "")]
    with blamed(study):
        for before, node in walked(study):
            words = speech.action(before, before.parse(node.action, node.seat))
            nodes.append(StudyNode(node, words))
    return StudyInfo(
        id="",
        mine=False,
        version=0,
        title=study.title,
        game=start.game.meta.name,
        options=dict(start.options),
        seats=start.seats,
        rival=next(iter(start.automated.values()), None),
        nodes=nodes,
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
    await services.database.aside(_must_be_playable, changed)
    version = await services.database.aside(
        services.studies.change, study, person.id, data.version, changed
    )
    return StudyVersion(version)


def _must_be_playable(study: Study) -> None:
    for _ in walked(study):
        pass


@post("/api/studies/{study:str}/position", summary="A position on a line", status_code=200)
async def study_position(
    request: AnyRequest,
    services: NamedDependency[Services],
    study: FromPath[str],
    data: JSONBody[StudyLine],
) -> StudyPosition:
    services.limits.replay.check(network_of(request), 1)
    kept = await services.database.reading(services.studies.study, study)
    return await services.database.aside(_position, kept.study, data)


def _position(study: Study, line: StudyLine) -> StudyPosition:
    with blamed(study):
        return _shown(_along(study, line))


def _along(study: Study, line: StudyLine) -> State:
    state = study.start()
    with blamed(study):
        for move in line.moves:
            state = after(state, move.seat, move.action)
    return state


def _shown(state: State) -> StudyPosition:
    decision = state.decision
    seat = 0 if decision is None else decision.seat
    actions: Any = [] if decision is None else offered(state, seat)
    return StudyPosition(seat, state.view(seat), actions, state.is_over)


@post(
    "/api/studies/{study:str}/state",
    summary="A position on a line as text, to be changed by hand",
    status_code=200,
    media_type=MediaType.TEXT,
)
async def study_state(
    request: AnyRequest,
    services: NamedDependency[Services],
    study: FromPath[str],
    data: JSONBody[StudyLine],
) -> str:
    services.limits.replay.check(network_of(request), 1)
    kept = await services.database.reading(services.studies.study, study)
    state = await services.database.aside(_along, kept.study, data)
    return msgspec.json.format(
        msgspec.json.encode(by_hand("", state.dump()).state), indent=1
    ).decode()


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
