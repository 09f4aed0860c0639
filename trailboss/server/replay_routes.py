"""/api/tables/…/record, /replay and /fork, /api/records: games that are over."""

from __future__ import annotations

from litestar import MediaType, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from trailboss.kernel.errors import BadOption
from trailboss.server.access import AnyRequest, network_of, whose_is
from trailboss.server.history_messages import (
    ExplanationInfo,
    Fork,
    ReasonInfo,
    RecordText,
    Replay,
    ReplayPosition,
    TurnInfo,
)
from trailboss.server.limits import COST_OF_REPLAY
from trailboss.server.messages import Opened
from trailboss.server.services import Services
from trailboss.server.table_routes import read_seats
from trailboss.tables.errors import Sealed, WrongMoment
from trailboss.tables.fair_queue import Whose
from trailboss.tables.forking import Fork as ForkedGame
from trailboss.tables.live import Live
from trailboss.tables.people_store import Person
from trailboss.tables.records import keep_record, read_record, rehearse
from trailboss.tables.store import OVER
from trailboss.text import spoken


@get("/api/tables/{table:str}/record", summary="The record", media_type=MediaType.TEXT)
async def record(
    request: AnyRequest, services: NamedDependency[Services], table: FromPath[str]
) -> str:
    return (await over(request, services, table)).record().to_text()


@get("/api/tables/{table:str}/replay", summary="The whole game, step by step")
async def replay(
    request: AnyRequest,
    services: NamedDependency[Services],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Replay:
    live = await over(request, services, table)
    must_be_at(live, seat)
    if not services.history.keeps_replay(live, seat):
        services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    return await services.history.replay(live, seat)


@get("/api/tables/{table:str}/replay/{ply:int}", summary="The position after so many moves")
async def replay_view(
    request: AnyRequest,
    services: NamedDependency[Services],
    table: FromPath[str],
    ply: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> ReplayPosition:
    live = await over(request, services, table)
    must_have(live, ply)
    must_be_at(live, seat)
    if not services.history.keeps_positions(live):
        services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    return await services.history.position(live, ply, seat)


@get(
    "/api/tables/{table:str}/replay/{ply:int}/explanation/{language:str}",
    summary="What a bot would do there, and why",
)
async def explanation(
    request: AnyRequest,
    services: NamedDependency[Services],
    table: FromPath[str],
    ply: FromPath[int],
    language: FromPath[str],
) -> ExplanationInfo:
    """Only of games that are over: what a bot knew, its hand above all, is nobody else's
    business before."""
    live = await over(request, services, table)
    must_have(live, ply)
    network = network_of(request)
    services.limits.replay.check(network, COST_OF_REPLAY)
    state = await services.history.state(live, ply)
    moves = live.record().moves
    if ply >= len(moves):
        raise NotFoundException("the game is over there")
    seat = moves[ply].seat
    thinkers = services.hall.bots.thinkers
    try:
        told = await thinkers.explain(state, seat, spoken(language), Whose(network, network))
    except BadOption as error:  # nobody has learned this game
        raise NotFoundException(str(error)) from None
    played = tuple(move.text for move in moves[ply:] if move.seat == seat)
    turns = [
        TurnInfo(
            actions=turn.actions,
            worth=turn.worth,
            chance=turn.win_probability,
            worlds=turn.worlds,
            reasons=[ReasonInfo(what, change, points) for what, change, points in turn.reasons],
            played=turn.notation == played[: len(turn.notation)],
        )
        for turn in told.turns
    ]
    return ExplanationInfo(seat, told.margin, told.win_probability, told.expected, turns)


@post("/api/tables/{table:str}/fork", summary="Play on from an earlier position")
async def fork(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[Fork],
) -> Opened:
    live = await over(request, services, table)
    must_have(live, data.ply)
    free = live.row.seats - len(live.state.automated)
    if len(data.seats) != free:
        raise WrongMoment(f"this game is for {free} seats")
    if data.ply == live.state.ply and live.state.is_over:
        raise WrongMoment("the game is over at this position")
    with_others = any(seat.kind == "open" for seat in data.seats)
    services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    services.limits.new_table.check(person.id)
    made = await services.database.aside(ForkedGame.of, live, data.ply, with_others)
    id = await services.hall.seating.open_table(
        person,
        live.row.game,
        read_seats(services, live.row.game, data.seats),
        live.row.options,
        "private",
        {},
        fork=made,
        network=network_of(request),
    )
    return Opened(id=id)


@post("/api/records", summary="Keep a record, to be watched")
async def upload(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    data: JSONBody[RecordText],
) -> Opened:
    services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    services.limits.new_table.check(person.id)
    services.limits.records_from.check(network_of(request))
    read = await services.database.aside(read_record, data.record)
    await rehearse(services.hall.gate.quarantine, whose_is(request, person), read)
    id = await services.database.aside(keep_record, services.store, person, read)
    return Opened(id=id)


def must_have(live: Live, ply: int) -> None:
    if not 0 <= ply <= live.state.ply:
        raise NotFoundException(f"the game has {live.state.ply} moves")


def must_be_at(live: Live, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < live.row.seats:
        raise NotFoundException(f"the game has {live.row.seats} seats")


async def over(request: AnyRequest, services: Services, table: str) -> Live:
    """The game, if it may be shown; reading one that is not in memory plays it again."""
    is_known = table in services.hall.gate.cache
    services.limits.replay.check(network_of(request), 1 if is_known else COST_OF_REPLAY)
    live = await services.hall.gate.live(table)
    if live.row.status not in OVER:
        raise WrongMoment("a running game cannot be replayed: it would show hidden cards")
    if live.is_sealed:
        raise Sealed()
    return live


ROUTES = [record, replay, replay_view, explanation, fork, upload]
