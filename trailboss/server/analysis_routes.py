"""/api/tables/…/analysis and /replay/…/line: what a finished game can teach."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from litestar import get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from trailboss.bots.crafts import crafts
from trailboss.server.access import AnyRequest, network_of, whose_is
from trailboss.server.analyses import Underway
from trailboss.server.history_messages import ReasonInfo, ReplayPosition
from trailboss.server.limits import COST_OF_REPLAY
from trailboss.server.messages import Struct
from trailboss.server.replay_routes import must_be_at, must_have, over
from trailboss.server.services import Services
from trailboss.tables.errors import Unplayable, WrongMoment
from trailboss.tables.fair_queue import Whose
from trailboss.tables.live import Live
from trailboss.tables.quarantine import TooCostly
from trailboss.text import spoken
from trailboss.text.speech import Speech

if TYPE_CHECKING:
    from trailboss.analysis.report import Analysis, Costly, Share

MOST_ANSWERS = 60
"""Of a line. No turn of any game takes half as many."""


class Figure(Struct):
    """A mean over re-dealt worlds, and half the width of its 95 % interval."""

    mean: float
    spread: float


class StandingInfo(Struct):
    """How the game stood after so many moves, seat by seat."""

    ply: int
    chances: list[Figure]
    points: list[Figure]


class CostlyInfo(Struct):
    """A decision that cost much against the best line found, by what its seat knew."""

    ply: int
    seat: int
    turn: int
    """Counted from 0."""
    points: Figure
    chance: Figure
    played: list[str]
    """In words, answer by answer."""
    better: list[str]
    line: list[str]
    """The better one in notation, to be played on the board."""
    reasons: list[ReasonInfo]


class SplitInfo(Struct):
    """What took a seat's chance to win from its start to its end."""

    seat: int
    start: Figure
    decisions: Figure
    rivals: Figure
    luck: Figure
    end: float
    points: Figure
    """What its own decisions cost."""


class DifferenceInfo(Struct):
    category: str
    """In words."""
    winner: float
    others: float


class AnalysisInfo(Struct):
    worlds: int
    """Re-dealt ones for each seat and turn."""
    curve: list[StandingInfo]
    costly: list[CostlyInfo]
    shares: list[SplitInfo]
    winners: list[int]
    differences: list[DifferenceInfo]
    calibrated: bool
    """Whether the chances were compared with games at such tables."""


class AnalysisProgress(Struct):
    """How far an analysis is; what it found when it is done."""

    done: int
    of: int
    failed: bool
    analysis: AnalysisInfo | None


@post(
    "/api/tables/{table:str}/analysis",
    summary="Have a finished game analysed, in the background",
    status_code=202,
)
async def begin(
    request: AnyRequest, services: NamedDependency[Services], table: FromPath[str]
) -> AnalysisProgress:
    live = await over(request, services, table)
    if not live.state.is_over:
        raise WrongMoment("this game was not played to its end")
    if live.row.game not in crafts():
        raise NotFoundException("nobody has learned this game")
    network = network_of(request)
    whose = Whose(network, network)
    known = await services.analyses.of(live, whose)
    if known is None or known.failed:
        services.limits.analyses.check(network)
    return _told(await services.analyses.begin(live, whose), live, None)


@get("/api/tables/{table:str}/analysis/{language:str}", summary="How the analysis of a game stands")
async def progress(
    request: AnyRequest,
    services: NamedDependency[Services],
    table: FromPath[str],
    language: FromPath[str],
) -> AnalysisProgress:
    live = await over(request, services, table)
    network = network_of(request)
    underway = await services.analyses.of(live, Whose(network, network))
    if underway is None:
        raise NotFoundException("this game has not been analysed lately")
    return _told(underway, live, spoken(language))


@get(
    "/api/tables/{table:str}/replay/{ply:int}/line",
    summary="The positions along other answers than those that were given",
)
async def line(
    request: AnyRequest,
    services: NamedDependency[Services],
    table: FromPath[str],
    ply: FromPath[int],
    action: FromQuery[list[str] | None] = None,
    seat: FromQuery[int | None] = None,
) -> list[ReplayPosition]:
    """As far as they can be given: for the seat that moved there, on the true deal."""
    live = await over(request, services, table)
    must_have(live, ply)
    must_be_at(live, seat)
    services.limits.replay.check(network_of(request), COST_OF_REPLAY)
    answers = (action or [])[:MOST_ANSWERS]
    apart = partial(services.hall.gate.quarantine.run, whose_is(request, None))
    try:
        return await services.history.line(live, ply, answers, seat, apart)
    except TooCostly as error:
        raise Unplayable(str(error)) from None


def _told(underway: Underway, live: Live, language: str | None) -> AnalysisProgress:
    """Without a language only how far it is."""
    found = underway.found
    told = None if found is None or language is None else _analysis(found, live, language)
    return AnalysisProgress(underway.done, underway.of, underway.failed, told)


def _analysis(found: Analysis, live: Live, language: str) -> AnalysisInfo:
    speech = Speech(live.game, language, live.state.options)
    return AnalysisInfo(
        found.budget.worlds,
        [
            StandingInfo(
                one.ply,
                [Figure(*chance) for chance in one.chances],
                [Figure(*p) for p in one.points],
            )
            for one in found.curve
        ],
        [_costly(one, language) for one in found.costly],
        [_share(one) for one in found.shares],
        found.winners,
        [
            DifferenceInfo(speech.category(one.category), one.winner, one.others)
            for one in found.differences
        ],
        found.calibrated,
    )


def _costly(one: Costly, language: str) -> CostlyInfo:
    words = one.words[language]
    return CostlyInfo(
        one.ply,
        one.seat,
        one.turn,
        Figure(*one.margin),
        Figure(*one.chance),
        words.played,
        words.better,
        one.better,
        [ReasonInfo(what, change, points) for what, change, points in words.reasons],
    )


def _share(one: Share) -> SplitInfo:
    return SplitInfo(
        one.seat,
        Figure(*one.start),
        Figure(*one.decisions),
        Figure(*one.rivals),
        Figure(*one.luck),
        one.end,
        Figure(*one.points),
    )


ROUTES = [begin, progress, line]
