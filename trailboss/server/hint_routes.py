"""/api/tables/…/hint and /coach: the best few answers, or a word about a turn, for who is asked."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from trailboss.kernel.errors import BadOption
from trailboss.server.access import AnyRequest, network_of
from trailboss.server.history_messages import ReasonInfo
from trailboss.server.messages import Field, SeatNumber
from trailboss.server.services import Services
from trailboss.tables.fair_queue import Whose
from trailboss.tables.hints import show_coach, take_hint
from trailboss.tables.people_store import Person
from trailboss.tables.player import Player
from trailboss.text import spoken


class WantedHint(Struct):
    """For the question that the seat is asked at that ply."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    language: Field = "en"


class AdviceInfo(Struct):
    """One answer to the open question, and what a bot thinks of it."""

    action: str
    """In notation, as it is offered."""
    plan: list[str]
    """In words: the answer, and how the turn would go on."""
    points: float
    """The own points expected at the end of the game."""
    reasons: list[ReasonInfo]


class HintInfo(Struct):
    """The best few answers, from what the seat may know."""

    ply: int
    chance: float
    """To win, if the best answer is given."""
    answers: list[AdviceInfo]
    """The best first."""


@post(
    "/api/tables/{table:str}/hint",
    summary="What a bot would answer in my place, and why",
    status_code=200,
)
async def hint(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[WantedHint],
) -> HintInfo:
    """A game in which somebody had a hint says so for ever (`unrated`)."""
    network = network_of(request)
    services.limits.hint.check(person.id)
    services.limits.hints_from.check(network)
    services.count_table(table, network)
    state = await take_hint(services.hall.gate, table, Player(data.seat, person.id), data.ply)
    thinkers = services.hall.bots.thinkers
    whose = Whose(network, person.id)
    try:
        told = await thinkers.hint(state, data.seat, spoken(data.language), whose)
    except BadOption as error:  # nobody has learned such a table
        raise NotFoundException(str(error)) from None
    return HintInfo(
        ply=state.ply,
        chance=told.chance,
        answers=[
            AdviceInfo(
                action=one.action,
                plan=one.plan,
                points=one.points,
                reasons=[ReasonInfo(what, change, points) for what, change, points in one.reasons],
            )
            for one in told.answers
        ],
    )


class TurnToEnd(Struct):
    """What the seat is about to answer at that ply, which would end its turn."""

    seat: SeatNumber
    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    action: Field
    language: Field = "en"


class BetterTurn(Struct):
    """A turn that would have been much better, from what the seat may know."""

    points: float
    chance: float
    """What it adds to the chance to win."""
    better: list[str]
    """In words, answer by answer, as far as nothing is drawn on the way."""
    reasons: list[ReasonInfo]


class CoachInfo(Struct):
    ply: int
    word: BetterTurn | None
    """None: there is nothing much better."""


@post(
    "/api/tables/{table:str}/coach",
    summary="A word about my turn before it ends, if it cost much",
    status_code=200,
)
async def coach(
    request: AnyRequest,
    person: NamedDependency[Person],
    services: NamedDependency[Services],
    table: FromPath[str],
    data: JSONBody[TurnToEnd],
) -> CoachInfo:
    """Only at tables that wanted a coach, where nobody else plays. The game says so for ever."""
    network = network_of(request)
    services.limits.hint.check(person.id)
    services.limits.hints_from.check(network)
    services.count_table(table, network)
    player = Player(data.seat, person.id)
    decided = await show_coach(services.hall.gate, table, player, data.ply, data.action)
    thinkers = services.hall.bots.thinkers
    whose = Whose(network, person.id)
    try:
        word = await thinkers.coach(
            decided.state, data.seat, decided.answers, spoken(data.language), whose
        )
    except BadOption as error:  # nobody has learned such a table
        raise NotFoundException(str(error)) from None
    if word is None:
        return CoachInfo(ply=data.ply, word=None)
    reasons = [ReasonInfo(what, change, points) for what, change, points in word.reasons]
    return CoachInfo(data.ply, BetterTurn(word.points, word.chance, word.better, reasons))


ROUTES = [hint, coach]
